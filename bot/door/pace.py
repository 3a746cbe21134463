"""A process's share of the requests that Discord allows the whole bot."""

from __future__ import annotations

import asyncio
import math
import time

from bot import limits


class DeliveryPace:
    """Spaces deliveries where several processes share Discord's limit; alone, discord.py keeps to it."""

    def __init__(self) -> None:
        self._spacing = 0.0
        self._next = -math.inf

    def share(self, processes: int) -> None:
        """Keep to an equal share of the limit; a part of it is left for what is not a letter."""
        self._spacing = processes / (limits.REQUESTS_A_SECOND * limits.FOR_LETTERS) if processes > 1 else 0.0

    async def turn(self) -> None:
        """Wait until one more may be sent."""
        if not self._spacing:
            return
        now = time.monotonic()
        self._next = max(now, self._next + self._spacing)
        if self._next > now:
            await asyncio.sleep(self._next - now)
