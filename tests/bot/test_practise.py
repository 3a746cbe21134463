"""One press, and a match against stand-ins begins; where tables may be opened."""

from __future__ import annotations

import pytest

from bot.cli.play_at_home import greet
from games import GAMES
from tests.bot.evening import Evening


@pytest.fixture
async def greeted(evening: Evening) -> Evening:
    assert evening.app is not None
    await greet(evening.box, evening.app)
    return evening


async def test_one_press_and_a_match_begins(greeted: Evening, caplog: pytest.LogCaptureFixture) -> None:
    (ada,) = greeted.people("Ada")
    await ada.presses("Nautilus Island")
    await ada.reads("it's your turn")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert (await greeted.match()).phase == "playing"


async def test_more_games_than_a_row_has_room_for_are_all_on_offer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert evening.app is not None
    for key in ("fifth", "sixth"):
        monkeypatch.setitem(GAMES, key, GAMES["nautilus"])
    await greet(evening.box, evening.app)
    offered = [button["custom_id"] for button in evening.people("Ada")[0].last().buttons]
    assert [id for id in offered if id.startswith("practise:")] == [f"practise:{key}" for key in GAMES]


async def test_who_may_not_open_tables_may_not_practise_here_either(greeted: Evening) -> None:
    ada, bruno = greeted.people("Ada", "Bruno")
    await ada.slash("settings server", who="moderators")
    answer = await bruno.presses("Nautilus Island")
    assert "moderators" in answer.text and answer.ephemeral
