"""Things that happen by themselves, whatever the machine's clock and disk do."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import scheduler
from bot.match.deadlines import TimeOut, save
from bot.match.scheduler import Scheduler
from storage import deadlines
from storage.database import Database
from storage.deadlines import Timer
from storage.errors import StorageError
from storage.transaction import Transaction
from tests.bot.company import ADA, BRUNO, HOUR, company


class Bell:
    """Rings when something is due."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = 1_000_000.0
        self.rung = asyncio.Event()
        self.scheduler = Scheduler(database, lambda: self.now, {TimeOut: self._ring})
        database.subscribe("deadlines", self.scheduler.nudge)

    async def _ring(self, match: int, deadline: TimeOut) -> None:
        await self.database.write(deadlines.drop, match, deadline.key)
        self.rung.set()

    async def waits(self) -> None:
        """Until the clock has looked, and sleeps."""
        while not self.now < self.scheduler._next < math.inf:
            await self.database.read(deadlines.first)

    async def due(self, when: float) -> None:
        await self.database.write(save, 1, TimeOut(), when)


@pytest.fixture
async def bell(tmp_path: Path) -> AsyncIterator[Bell]:
    async with company(tmp_path / "clock.db") as found:
        await found.sits(ADA, BRUNO)
        await found.database.write(deadlines.drop_all, 1)
        yield Bell(found.database)


async def test_what_is_due_sooner_than_thought_wakes_the_clock(bell: Bell) -> None:
    await bell.due(bell.now + HOUR / 2)
    running = asyncio.create_task(bell.scheduler.run())
    await bell.waits()
    await bell.due(bell.now)
    await asyncio.wait_for(bell.rung.wait(), 10)
    running.cancel()


async def test_after_the_systems_clock_jumped_what_is_written_next_wakes_it(bell: Bell) -> None:
    running = asyncio.create_task(bell.scheduler.run())
    await bell.waits()
    bell.now += 2 * HOUR
    await bell.due(bell.now)
    await asyncio.wait_for(bell.rung.wait(), 10)
    running.cancel()


async def test_a_full_disk_does_not_stop_the_clock(bell: Bell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "SOON", 0.0)
    look, failures = deadlines.first_free, [StorageError("disk is full")] * 2

    def full(tx: Transaction) -> Timer | None:
        if failures:
            raise failures.pop()
        return look(tx)

    monkeypatch.setattr(deadlines, "first_free", full)
    await bell.due(bell.now)
    running = asyncio.create_task(bell.scheduler.run())
    await asyncio.wait_for(bell.rung.wait(), 10)
    running.cancel()
    assert not failures
