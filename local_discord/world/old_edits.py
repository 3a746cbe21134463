"""The limit on editing messages older than an hour."""

from __future__ import annotations

from collections import deque

from local_discord.message import Message
from local_discord.world.clock import Clock
from local_discord.world.errors import ApiError
from local_discord.world.snowflakes import moment_of

_OLD_SECONDS = 3600.0


class OldEdits:
    """Counts such edits by channel; Discord does not publish its numbers, so both can be set."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.most = 30
        self.within_seconds = 3600.0
        self._edits: dict[str, deque[float]] = {}

    def count(self, message: Message) -> None:
        """Count an edit; error 30046 after too many edits of old messages."""
        now = self._clock.now()
        if now - moment_of(message.id) <= _OLD_SECONDS:
            return
        recent = self._edits.setdefault(message.channel_id, deque())
        while recent and now - recent[0] > self.within_seconds:
            recent.popleft()
        if len(recent) >= self.most:
            first = recent[0] if recent else now
            raise ApiError(30046, retry_after=round(first + self.within_seconds - now, 3))
        recent.append(now)
