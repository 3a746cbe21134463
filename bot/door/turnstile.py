"""Pieces of work that keep the event loop for milliseconds take turns, so that clicks are heard between."""

from __future__ import annotations

import asyncio


class Turnstile:
    """Lets one task pass in a round of the event loop, in the order they came.

    Where many play at once, their answers become ready together. Worded in one round, they would keep
    everybody waiting who clicks meanwhile, and the acknowledgements of that round, which leave at its end.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def turn(self) -> None:
        """Wait for a turn; it lasts until the task waits for something else."""
        await self._lock.acquire()
        asyncio.get_running_loop().call_soon(self._lock.release)
