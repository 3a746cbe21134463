"""Things that happen by themselves: one task sleeps until the next due row, and survives restarts."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from storage import deadlines
from storage.database import Database
from storage.deadlines import Deadline
from storage.errors import StorageError

log = logging.getLogger(__name__)

LONGEST = 3600.0  # seconds between two looks, so that a changed system clock does little harm
SOON = 10.0  # seconds until the next look when the database did not answer
AGAIN = 300.0  # seconds until something that failed is tried again: a match must not stall for it

Handler = Callable[[Deadline], Awaitable[None]]
"""Does what is due. Must drop the row, or put it off, in the transaction that does it: so never twice."""


class Clock:
    """Hands every deadline that has come to the one who deals with its kind ("remind:2": remind)."""

    def __init__(self, database: Database, now: Callable[[], float], handlers: Mapping[str, Handler]) -> None:
        self._db = database
        self._now = now
        self._handlers = handlers
        self._wake = asyncio.Event()
        self._next = 0.0  # when the clock will look again by itself

    def nudge(self, due: float = 0.0) -> None:
        """Something is due then: sooner than thought, or the system's clock has jumped past our next look."""
        if due < self._next or self._now() >= self._next:
            self._wake.set()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            self._wake.clear()
            self._next = math.inf  # whatever comes while we look is looked at once more
            try:
                wait = await self.fire()
            except StorageError:
                log.exception("the database did not answer; nothing is done by itself for a while")
                wait = SOON
            self._next = self._now() + wait
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue

    async def fire(self) -> float:
        """Do what is due; how long until the next."""
        while (deadline := await self._db.read(deadlines.first)) is not None:
            if deadline.due > self._now():
                return min(LONGEST, deadline.due - self._now())
            try:
                await self._handlers[deadline.kind.partition(":")[0]](deadline)
            except Exception:
                log.exception("%s at table %s could not be done", deadline.kind, deadline.match)
                await self._db.write(deadlines.put, replace(deadline, due=self._now() + AGAIN))
        return LONGEST
