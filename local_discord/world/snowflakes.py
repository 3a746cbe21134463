"""Ids as Discord makes them: 42 bits of time, 22 bits to tell them apart."""

from __future__ import annotations

from local_discord.world.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Gives out ids that grow strictly, following the clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def next(self) -> str:
        """A new id, greater than all before."""
        by_time = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last = max(by_time, self.last + 1)
        return str(self.last)


def moment_of(snowflake: str) -> float:
    """When the id was made, in seconds since the Unix epoch."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
