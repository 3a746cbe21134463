"""Things that happen by themselves: one task sleeps until the next due row, and survives restarts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.turns import Turns
from storage import deadlines
from storage.database import Database

log = logging.getLogger(__name__)

LONGEST = 3600.0  # seconds between two looks, so that a changed system clock does little harm


class Clock:
    """Carries out standing orders, and lets silence answer, when their time has come."""

    def __init__(self, database: Database, turns: Turns, now: Callable[[], float]) -> None:
        self._db = database
        self._turns = turns
        self._now = now
        self._wake = asyncio.Event()

    def nudge(self) -> None:
        """Something may be due sooner than thought."""
        self._wake.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            self._wake.clear()
            wait = await self._fire()
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue

    async def _fire(self) -> float:
        """Do what is due; how long until the next."""
        while (deadline := await self._db.read(deadlines.first)) is not None:
            if deadline.due > self._now():
                return min(LONGEST, deadline.due - self._now())
            try:
                await self._turns.in_time(deadline)
            except Exception:
                log.exception("what was due at table %s could not be done", deadline.match)
                async with self._db.write() as tx:
                    await deadlines.drop(tx, deadline.match, deadline.kind)
        return LONGEST
