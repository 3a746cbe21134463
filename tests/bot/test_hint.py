"""Hints at the table: for whoever must decide, where the table allows them, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.door.app import App
from local_discord.pilot import Pilot
from storage import results
from storage.matches import Options, Phase
from tests.bot.company import ADA, BRUNO, Company, company
from tests.bot.evening import Evening, opens


@pytest.fixture
async def practice(evening: Evening) -> Evening:
    (ada,) = evening.people("Ada")
    panel = await ada.slash("practise", game="nautilus_island")
    assert panel.message is not None
    await ada.person.press(panel.message, "Begin")
    await ada.reads("it's your turn")
    return evening


def app_of(evening: Evening) -> App:
    return evening.app


async def asks(pilot: Pilot) -> str:
    panel = (await opens(pilot)).message
    assert panel is not None
    hint = await pilot.person.press(panel, "Hint")
    assert hint.ephemeral
    return hint.text


@pytest.mark.programs
async def test_the_best_and_the_next_best_answer_come_with_reasons(practice: Evening) -> None:
    (ada,) = practice.people("Ada")
    told = await asks(ada)
    assert "Best: " in told and "Next best: " in told and "This " in told
    assert told == (await ada.slash("hint", table="1")).text, "asked again, the same"


@pytest.mark.programs
async def test_a_worker_that_hangs_is_said_kindly_and_the_match_goes_on(practice: Evening) -> None:
    (ada,) = practice.people("Ada")
    stand_in = app_of(practice)._stand_in
    stand_in._patience = 0.0
    assert "no hint in time" in await asks(ada)
    stand_in._patience = 20.0
    assert await practice.plays(ada)


async def test_an_old_panel_gets_no_hint_for_another_question(tmp_path: Path) -> None:
    async with company(tmp_path / "old.db") as table:
        await begun(table, hints=True)
        position = await table.live()
        seat = (await table.match()).seats_of(ADA)[0]
        assert await table.hints.of(1, ADA, seat, position.asked_at[seat] + 1) is None


async def test_where_hints_are_off_there_is_no_button_and_a_kind_word(evening: Evening) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    mover = await evening.on_turn(pilots)
    panel = (await opens(mover)).message
    assert panel is not None and "Hint" not in [button.get("label") for button in panel.buttons]
    assert "There are no hints at this table" in (await mover.slash("hint", table="1")).text
    (chiara,) = evening.people("Chiara")
    assert "You don't sit" in (await chiara.slash("hint", table="1")).text


async def test_out_of_turn_there_is_no_hint(evening: Evening) -> None:
    ada, bruno = evening.people("Ada", "Bruno")
    await ada.slash("play", game="nautilus_island")
    await bruno.presses("Join")
    await app_of(evening).lobby.change(1, int(ada.id), lambda options: Options(hints=True), {})
    await ada.presses("Start")
    await ada.reads("it's your turn")
    pilots = await evening.seated(ada, bruno)
    mover = await evening.mover(pilots)
    other = next(pilot for pilot in pilots if pilot is not mover)
    assert "not asked anything" in (await other.slash("hint", table="1")).text


async def begun(table: Company, *, hints: bool) -> None:
    """A match of Ada's against a stand-in, her turn."""
    options = Options(hints=hints)
    await table.lobby.open("nautilus_island", user=ADA, name="Ada", guild=1, channel=2, options=options)
    await table.lobby.add_stand_in(1, ADA)
    await table.lobby.start(1, ADA)
    await table.passes(60)


@pytest.mark.parametrize("hints", [False, True])
async def test_a_match_with_hints_does_not_count(tmp_path: Path, hints: bool) -> None:
    async with company(tmp_path / "counts.db") as table:
        options = Options(hints=hints)
        await table.lobby.open("nautilus_island", user=ADA, name="Ada", guild=1, channel=2, options=options)
        await table.lobby.join(1, BRUNO, "Bruno")
        await table.lobby.start(1, ADA)
        while (await table.match()).phase == Phase.PLAYING:
            await table.plays()
        found = await table.database.read(results.of_match, 1)
        assert [result.rated is not hints for result in found] == [True, True]


async def test_a_stand_in_says_why_on_request_and_where_none_plays_nobody_does(practice: Evening) -> None:
    (ada,) = practice.people("Ada")
    while not any("⚙" in post.text and "begins" not in post.text for post in await practice.posts()):
        await practice.plays(ada)
        await practice.all_said()
    told = await ada.slash("why", table="1")
    assert "What **⚙ Ned** did last" in told.text and told.ephemeral
    await ada.presses("Look")
    pressed = await ada.presses("Why?")
    assert pressed.text == told.text and pressed.ephemeral, "a button stands below the board"
    bruno, chiara = practice.people("Bruno", "Chiara")
    await bruno.slash("play", game="nautilus")
    await chiara.presses("Join")
    await bruno.presses("Start")
    await practice.all_said()
    looked = (await bruno.presses("Look")).message
    assert looked is not None and "Why?" not in looked.labels
    assert "No stand-in plays at this table" in (await bruno.slash("why", table="2")).text
