"""What is asked at every click is found by an index, however many matches there were."""

from __future__ import annotations

import re
import sqlite3

import pytest

from storage import matches
from storage.database import Database
from storage.matches import Phase
from storage.transaction import Transaction


@pytest.mark.sqlite
async def test_no_question_about_matches_reads_all_of_them(database: Database) -> None:
    def plans(tx: Transaction) -> dict[str, list[str]]:
        asked: list[str] = []
        sqlite = tx._connection
        assert isinstance(sqlite, sqlite3.Connection)
        sqlite.set_trace_callback(asked.append)
        matches.in_channel(tx, 2, Phase.LOBBY)
        matches.count(tx, Phase.PLAYING)
        matches.under_way(tx)
        matches.tally(tx)
        matches.rematch_of(tx, 1)
        matches.titles(tx, 11, (Phase.PLAYING, Phase.ENDED))
        sqlite.set_trace_callback(None)
        return {one: [row["detail"] for row in tx.all(f"EXPLAIN QUERY PLAN {one}")] for one in asked}

    found = await database.read(plans)
    assert len(found) == 6
    for statement, plan in found.items():
        assert not any(re.match(r"SCAN (?!.* USING COVERING INDEX)", step) for step in plan), statement
