"""How many shards the bot is told to have, and how often and how fast they may identify."""

from __future__ import annotations

import time

SPACING = 5.0  # seconds between two shards of the same bucket, as Discord documents it


class SessionStarts:
    """Generous unless set: one shard, and no pace is kept."""

    def __init__(self) -> None:
        self.shards = 1  # as announced
        self.required = 1  # with fewer the bot is sent away (4011)
        self.total = self.remaining = 1000
        self.max_concurrency = 1
        self.paced = False  # whether identifying too fast is refused
        self.refused = 0  # times that it was too fast
        self._last: dict[int, float] = {}  # by bucket

    def announced(self) -> dict[str, int]:
        """The session start limit, as GET /gateway/bot tells it."""
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": 0,
            "max_concurrency": self.max_concurrency,
        }

    def take(self, shard: int) -> bool:
        """Count a start; whether it may be now."""
        self.remaining -= 1
        bucket, now = shard % self.max_concurrency, time.monotonic()
        early = now - self._last.get(bucket, -SPACING) < SPACING
        if early and self.paced:
            self.refused += 1
            return False
        self._last[bucket] = now
        return True
