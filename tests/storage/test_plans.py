"""What is asked at every click is found by an index, however many matches there were."""

from __future__ import annotations

import re

from storage import matches
from storage.database import Database


async def test_no_question_about_matches_reads_all_of_them(database: Database) -> None:
    asked: list[str] = []
    reader = database.reader
    await reader.set_trace_callback(asked.append)
    await matches.in_channel(reader, 2, "lobby")
    await matches.count(reader, "playing")
    await matches.under_way(reader)
    await matches.tally(reader)
    await matches.rematch_of(reader, 1)
    await matches.titles(reader, 11, ("playing", "ended"))
    await reader.set_trace_callback(lambda statement: None)
    assert len(asked) == 6
    for statement in asked:
        plan = [row["detail"] for row in await reader.execute_fetchall(f"EXPLAIN QUERY PLAN {statement}")]
        assert not any(re.match(r"SCAN (?!.* USING COVERING INDEX)", step) for step in plan), statement
