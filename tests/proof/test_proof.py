"""A minute of each proof, and each of them shown to notice a fault that is planted on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.custom_ids import kinds
from bot.door.handlers import play
from bot.match.position import Position
from bot.text import choices, rows
from games.core.model import Seat
from local_discord.answers import Answer
from local_discord.box import Box
from tests.bot.evening import Evening
from tests.proof import Plan, Report, hands, letters, storm, worlds
from tests.proof.__main__ import HARNESSES, table
from tests.proof.judge import unknown_tracebacks
from tests.proof.tables import Table

FAULT = """Traceback (most recent call last):
  File "x.py", line 1, in x
    {}
ValueError: {}
"""


def keep(report: Report) -> None:
    """Keep nothing."""


@pytest.mark.programs
@pytest.mark.parametrize("name", HARNESSES)
async def test_a_quick_proof_breaks_nothing(name: str, tmp_path: Path) -> None:
    report = await HARNESSES[name](Plan(tmp_path, quick=True), keep)
    assert report.counts and not report.broken, table({name: report})


@pytest.mark.programs
async def test_a_storm_notices_a_bot_that_forgets_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click that was confirmed and is not in the journal."""
    honest = Table.move

    async def boastful(self: Table, *args: object) -> bool:
        self.confirmed.append(1)
        return await honest(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "move", boastful)
    report = await storm.run(Plan(tmp_path, quick=True), keep)
    assert any("is lost" in line for line in report.broken)


@pytest.mark.programs
async def test_hostile_hands_notice_a_table_that_lets_anybody_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Position, "barred", lambda *args: None)
    report = await hands.run(Plan(tmp_path, quick=True), keep)
    assert any("something moved at another's table" in line for line in report.broken)


@pytest.mark.programs
async def test_hostile_hands_notice_a_mistake_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(self: Position, user: int, seat: object) -> None:
        raise KeyError(seat)

    monkeypatch.setattr(Position, "barred", breaks)
    report = await hands.run(Plan(tmp_path, quick=True), keep)
    assert any("a traceback" in line for line in report.broken)
    assert any("something went wrong" in line for line in report.broken)


@pytest.mark.programs
@pytest.mark.parametrize("wire", [1, 100], ids=["over the wire", "the short way"])
async def test_two_worlds_notice_a_hand_that_anybody_is_shown(
    wire: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worlds, "WIRE", wire)
    monkeypatch.setattr(play, "seat_of", lambda *args: Seat(0))
    monkeypatch.setattr(worlds, "ACTS", 100)
    report = await worlds.run(Plan(tmp_path, seed=9, quick=True), keep)
    assert any("asks for command hand" in line for line in report.broken)


def test_a_traceback_is_known_by_its_last_line(tmp_path: Path) -> None:
    log = tmp_path / "bot.log"
    log.write_text(FAULT.format("pass", "no paint left") + FAULT.format("pass", "our own mistake"))
    assert unknown_tracebacks(log) == ["ValueError: our own mistake"]


def test_of_a_chain_of_tracebacks_the_last_is_judged(tmp_path: Path) -> None:
    log, cause = (
        tmp_path / "bot.log",
        "\nThe above exception was the direct cause of the following exception:\n\n",
    )
    known = FAULT.format("pass", "the driver's own words") + cause + FAULT.format("pass", "StorageError")
    log.write_text(known + known.replace("StorageError", "our own mistake"))
    assert unknown_tracebacks(log) == ["ValueError: our own mistake"]


def test_two_runs_are_added_up(tmp_path: Path) -> None:
    report = Report(seconds=1.0)
    report.counts["kills"] = 2
    report.keep(tmp_path / "out" / "storm.json")
    both = report.plus(Report.read(tmp_path / "out" / "storm.json"))
    assert both.counts["kills"] == 4 and both.seconds == 2.0 and "4  kills" in table({"storm": both})


@pytest.mark.programs
async def test_letters_notice_a_label_that_is_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (choices, rows):
        monkeypatch.setattr(module, "cut", lambda text, most: text + "x" * most)
    evening = Evening(await Box.start(people=letters.PEOPLE), tmp_path / "letters.db")
    await evening.start_bot()
    try:
        mover = await evening.mover(await evening.open_table(*letters.PEOPLE[:2]))
        assert mover is not None
        story = letters.Story(evening, "nautilus_island", "en")
        await story._browse(mover, "post", Answer("message", (await evening.posts())[-1]))
        assert story.broken or evening.box.violations
    finally:
        await evening.end()


def test_a_press_that_nobody_was_shown_is_named() -> None:
    every = {kind.__name__ for kind in kinds()}
    assert letters.never_shown(every) == set()
    assert letters.never_shown(every - {"HowToPlay"}) == {"HowToPlay"}
