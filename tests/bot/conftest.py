"""A box, a bot in the same loop, and people who are code."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.door.courier import Courier
from tests.bot.births import Births
from tests.bot.days import Day
from tests.bot.evening import Evening


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A local Discord with the real bot in it; whatever the bot asked must be within Discord's limits."""
    evening = await Evening.begin(tmp_path / "evening.db")
    try:
        yield evening
    finally:
        await evening.end()
    assert evening.box.violations == []


@pytest.fixture(scope="session")
def births() -> Iterator[Births]:
    """Where bots come from that are to be killed."""
    births = Births()
    yield births
    births.end()


@pytest.fixture
async def day(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Day]:
    monkeypatch.setattr(Courier, "first_pause", 0.01)
    day = Day(evening, await evening.open_table("Ada", "Bruno"))
    await day.told(await day.thread(), 1)
    yield day
