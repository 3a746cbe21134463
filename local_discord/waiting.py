"""Waiting for something to become true, woken by changes instead of by a schedule."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal, TypeVar

T = TypeVar("T")

# Conditions may also look at things outside the box, whose changes nobody announces.
_LOOK_AGAIN_SECONDS = 0.05


class Changes:
    """Wakes those who wait after each change."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()

    def notify(self) -> None:
        """Wake those who wait."""
        for event in self._waiting:
            event.set()

    async def until(self, predicate: Callable[[], T | Literal[False] | None], seconds: float) -> T | None:
        """The predicate's first true value, or None after `seconds` of real time."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        woken = asyncio.Event()
        self._waiting.add(woken)
        try:
            while True:
                woken.clear()
                if value := predicate():
                    return value
                left = deadline - loop.time()
                if left <= 0:
                    return None
                await _wait(woken, min(left, _LOOK_AGAIN_SECONDS))
        finally:
            self._waiting.discard(woken)


async def _wait(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
