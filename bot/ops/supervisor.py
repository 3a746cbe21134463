"""Keep the bot running: restart it when it fails, with growing pauses.

Discord allows 1000 beginnings a day and then takes the token away. The pauses here grow to a
quarter of an hour and start small again only after the bot has stood for a while.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

log = logging.getLogger(__name__)

FIRST_PAUSE = 5.0
LONGEST_PAUSE = 900.0
STEADY = 600.0  # seconds of standing after which a fall counts as the first again
ENOUGH_STARTS = 50  # beginnings left of the day below which we wait for the next one

Begin = Callable[[], Awaitable["Service"]]
Pause = Callable[[float], Awaitable[None]]


class Service(Protocol):
    async def run(self) -> None:
        """Run until it fails."""

    async def stop(self) -> None:
        """Release everything it holds."""


class Later(Exception):
    """The service cannot start now; retry after so many seconds."""

    def __init__(self, reason: str, seconds: float) -> None:
        super().__init__(reason)
        self.seconds = seconds


class Backoff:
    """How long to wait before the next start."""

    def __init__(self, dice: random.Random | None = None) -> None:
        self._dice = dice or random.Random()
        self._next = FIRST_PAUSE

    def after(self, stood: float) -> float:
        """The pause after a failure, plus up to half as much, so that many bots do not retry at once."""
        if stood >= STEADY:
            self._next = FIRST_PAUSE
        pause = self._next
        self._next = min(LONGEST_PAUSE, pause * 2)
        return pause * (1 + self._dice.random() / 2)


class Supervisor:
    """Runs a service and restarts it whenever it fails, until asked to stop."""

    def __init__(
        self,
        begin: Begin,
        *,
        hopeless: tuple[type[Exception], ...],
        hopeless_at_first: tuple[type[Exception], ...] = (),
        pause: Pause | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._begin = begin
        self._hopeless = hopeless
        self._at_first = hopeless_at_first
        self._pause = pause or self._wait
        self._clock = clock
        self._asked = asyncio.Event()
        self.service: Service | None = None
        self.falls = 0

    def ask_to_stop(self) -> None:
        """Stop gracefully: what is under way is finished first."""
        self._asked.set()

    async def run(self) -> None:
        """Run until asked to stop, or until something is wrong that only a person can mend."""
        pauses = Backoff()
        while not self._asked.is_set():
            began = self._clock()
            try:
                await self._once()
            except self._hopeless:
                raise
            except Exception as error:
                if self.falls == 0 and isinstance(error, self._at_first):
                    raise
                await self._fell(error, pauses.after(self._clock() - began))

    async def _fell(self, error: Exception, pause: float) -> None:
        self.falls += 1
        if isinstance(error, Later):
            pause = max(pause, error.seconds)
        log.error("the bot fell (%s); next try in %.0f s", reason(error), pause)
        log.debug("how it fell", exc_info=error)
        await self._pause(pause)

    async def _once(self) -> None:
        """Run the service once, until it fails or is asked to stop."""
        begun = await self._or_asked(self._begin())
        if begun is None:
            return
        self.service = begun
        try:
            await self._or_asked(begun.run())
        finally:
            self.service = None
            await begun.stop()

    async def _or_asked(self, work: Awaitable[Service | None]) -> Service | None:
        """The work's result; None if we were asked to stop before it was there."""
        task, asked = asyncio.ensure_future(work), asyncio.ensure_future(self._asked.wait())
        try:
            await asyncio.wait({task, asked}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                return task.result()
            return None
        finally:
            for unfinished in (task, asked):
                unfinished.cancel()
            await asyncio.gather(task, asked, return_exceptions=True)

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._asked.wait()
        except TimeoutError:
            return


def check_starts(remaining: int, milliseconds: int, shards: int = 1) -> None:
    """Raise Later when Discord allows few more starts today; each shard takes one."""
    if remaining - shards + 1 < ENOUGH_STARTS:
        seconds = milliseconds / 1000
        raise Later(f"only {remaining} beginnings are left today; the rest is kept for need", seconds)


def reason(error: BaseException) -> str:
    """What went wrong, in a line; the library hides a failed first connection behind an AttributeError."""
    hidden = error.__context__
    if isinstance(error, AttributeError) and isinstance(hidden, Exception):
        return reason(hidden)
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
