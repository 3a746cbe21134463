"""The scheduler: one task that sleeps until the next stored deadline is due."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.match.deadlines import UnknownDeadline, read
from storage import deadlines
from storage.database import Database
from storage.deadlines import Timer
from storage.errors import StorageError

log = logging.getLogger(__name__)

LONGEST = 3600.0  # seconds between two looks, so that a changed system clock does little harm
SOON = 10.0  # seconds until the next look when the database did not answer
AGAIN = 300.0  # seconds until something that failed is tried again: a match must not stall for it

Handler = Callable[[int, Any], Awaitable[None]]
"""Does what is due in a match. Must drop the deadline, or set it anew, in the transaction that does it: so it
is done once."""


class Scheduler:
    """Hands every deadline that has come to the handler of its type."""

    def __init__(
        self, database: Database, now: Callable[[], float], handlers: Mapping[type, Handler]
    ) -> None:
        self._db = database
        self._now = now
        self._handlers = handlers
        self._wake = asyncio.Event()
        self._next = 0.0  # when the clock will look again by itself

    def nudge(self, due: float = 0.0) -> None:
        """Look again if `due` comes before the next look, or if the system's clock has jumped past that."""
        if due < self._next or self._now() >= self._next:
            self._wake.set()

    async def run(self) -> None:
        """Run until cancelled."""
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
        """Do what is due; the seconds until the next deadline."""
        while (timer := await self._db.read(deadlines.first_free)) is not None:
            if timer.due > self._now():
                return min(LONGEST, timer.due - self._now())
            if not self._db.shared:
                await self._do(timer)
            elif (claimed := await self._db.write(deadlines.claim, self._now())) is not None:
                with self._db.as_it_is():
                    await self._do(claimed)
        return LONGEST

    async def _do(self, timer: Timer) -> None:
        """Hand over what is due; put it off if it cannot be read or its handler fails."""
        try:
            deadline = read(timer)
            await self._handlers[type(deadline)](timer.match, deadline)
        except UnknownDeadline as error:
            log.error("a deadline that this version does not know is put off: %s", error)
            await self._db.write(deadlines.postpone, timer, self._now() + LONGEST)
        except Exception:
            log.exception("%s at table %s could not be done", timer.key, timer.match)
            await self._db.write(deadlines.postpone, timer, self._now() + AGAIN)
