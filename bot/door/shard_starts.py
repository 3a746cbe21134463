"""When a shard may start: Discord lets few begin at once, five seconds apart, of all processes together."""

from __future__ import annotations

import asyncio
import time

from storage import counters
from storage.database import Database
from storage.transaction import Transaction


class ShardStarts:
    """Shards of one bucket (their number modulo how many may start at once) start one after the other."""

    spacing = 5.0  # seconds between two starts of one bucket

    def __init__(self, database: Database) -> None:
        self._db = database
        self._at_once = 1

    def allow(self, at_once: int) -> None:
        """Let so many start at once: Discord's max_concurrency."""
        self._at_once = at_once

    async def wait(self, shard: int) -> None:
        """Wait for this shard's turn."""
        now = time.time()
        turn = await self._db.write(take_turn, f"shard starts {shard % self._at_once}", now, self.spacing)
        await asyncio.sleep(turn - now)


def take_turn(tx: Transaction, bucket: str, now: float, spacing: float) -> float:
    """When the next shard of a bucket may start; the one after it later."""
    last = counters.get(tx, bucket) / 1000
    turn = max(now, last + spacing) if last < now + 3600 else now  # the clock was set back
    counters.save(tx, bucket, int(turn * 1000))
    return turn
