"""How long a stand-in takes tells nothing about what it thinks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.position import Position
from bot.match.timed_moves import TimedMoves, patience
from games.core.model import Decision
from storage import journal
from tests.bot.company import ADA, Company, company


class Thinker:
    """A stand-in that takes so many seconds for every answer."""

    def __init__(self, table: Company, seconds: float) -> None:
        self.table, self.seconds, self.asked = table, seconds, 0

    async def choose(self, position: Position, decision: Decision) -> tuple[str, ...]:
        self.asked += 1
        self.table.now += self.seconds
        return decision.default


async def answers_after(path: Path, seconds: float) -> tuple[float, int]:
    """When a stand-in's answer is stored, in seconds after its question; how often it was asked for one."""
    async with company(path) as table:
        thinker = Thinker(table, seconds)
        table.timed_moves._stand_in = thinker.choose
        await table.lobby.open("nautilus_island", user=ADA, name="Ada", guild=1, channel=2)
        await table.lobby.change(1, ADA, lambda options: options, {"first": "1"})
        await table.lobby.add_stand_in(1, ADA)
        await table.lobby.start(1, ADA)
        while await table.mover() == ADA:
            await table.plays()
        asked, at = table.now, (await table.live()).at
        await table.passes(120)
        assert (await table.live()).at > at
        made = await table.database.read(journal.made, 1, at + 1)
        return made - asked, thinker.asked


async def test_a_quick_and_a_slow_thought_are_told_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TimedMoves, "pace", 2.0)
    quick, _ = await answers_after(tmp_path / "quick.db", 0.001)
    slow, _ = await answers_after(tmp_path / "slow.db", 0.7)
    assert quick == pytest.approx(slow, abs=1e-6) and quick >= 2.0


def test_the_time_depends_on_the_row_alone_unless_it_takes_too_long() -> None:
    assert patience(6, 0.0, 2.0) == patience(6, 1.9, 2.0) == 2.0
    assert patience(8, 0.0, 2.0) == 4.0
    assert patience(6, 4.1, 2.0) == 6.0


async def test_what_was_thought_out_is_not_thought_out_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, at_once = await answers_after(tmp_path / "once.db", 0.0)
    monkeypatch.setattr(TimedMoves, "pace", 2.0)
    _, in_time = await answers_after(tmp_path / "pace.db", 0.0)
    assert in_time == at_once
