"""What people type may be very long or very odd: they get an answer all the same, and it fits a message."""

from __future__ import annotations

import pytest

from bot.door import reply
from bot.limits import CONTENT
from local_discord.people import forms
from local_discord.pilot import Pilot
from tests.bot.evening import Evening

LONG = "x" * 2500


@pytest.fixture
async def mover(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    """Whose turn it is, with an app that does not count characters."""
    monkeypatch.setattr(forms, "_check_range", lambda option, value: None)
    return await evening.on_turn(await evening.open_table("Ada", "Bruno"))


async def test_what_is_far_too_long_is_quoted_in_part(mover: Pilot) -> None:
    for command, typed, said in (
        ("move", {"what": LONG, "table": "1"}, "among what you may do now"),
        ("rules", {"game": "nautilus_island", "topic": LONG}, "in the rules"),
        ("board", {"table": LONG}, "There is no table"),
        ("table rewind", {"to": LONG, "table": "1"}, ""),
        ("orders next", {"what": LONG, "table": "1"}, ""),
    ):
        answer = await mover.slash(command, **typed)
        assert answer.kind != "failed" and said in answer.text, command
        assert "Something went wrong" not in answer.text
        assert "xxx…" in answer.text or LONG[:4] not in answer.text


async def test_no_answer_is_longer_than_a_message(mover: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply, "QUOTED", 5000)
    answer = await mover.slash("board", table=LONG)
    assert len(answer.text) == CONTENT


@pytest.mark.parametrize("table", ["9" * 30, "9" * 18, "0", "-1", "1.5", "١", "²", " "])
async def test_a_number_that_is_no_table_is_named_as_such(mover: Pilot, table: str) -> None:
    assert "There is no table" in (await mover.slash("board", table=table)).text


async def test_a_topic_may_have_a_colon_on_every_page(mover: Pilot) -> None:
    first = await mover.slash("rules", game="nautilus_island", topic=":")
    later = await mover.presses("Later")
    assert later.kind != "failed" and later.text not in ("", first.text)
    assert "Something went wrong" not in later.text
