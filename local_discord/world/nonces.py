"""Nonces: one sent again within a few minutes returns the first message."""

from __future__ import annotations

from local_discord.world.clock import Clock

Key = tuple[str, str, str]


class Nonces:
    """Which message a channel's author sent with a nonce, forgotten after a settable time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.seconds = 180.0
        self._first: dict[Key, tuple[str, float]] = {}

    def first(self, key: Key) -> str:
        """Return the id of the message first sent with this nonce, or an empty text."""
        self._forget_old()
        return self._first.get(key, ("", 0.0))[0]

    def remember(self, key: Key, message_id: str) -> None:
        """Remember the message sent with a nonce."""
        self._forget_old()
        self._first[key] = (message_id, self._clock.now())

    def dump(self) -> list[list[str | float]]:
        """Serialise all nonces."""
        return [[*key, *first] for key, first in self._first.items()]

    def load(self, kept: list[list[str | float]]) -> None:
        """Restore what `dump` returned."""
        for channel_id, author_id, nonce, message_id, sent_at in kept:
            key = (str(channel_id), str(author_id), str(nonce))
            self._first[key] = (str(message_id), float(sent_at))

    def _forget_old(self) -> None:
        oldest = self._clock.now() - self.seconds
        self._first = {key: first for key, first in self._first.items() if first[1] >= oldest}
