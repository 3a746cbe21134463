"""A clock that runs with real time and can be pushed forward."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    """Real time plus whatever was skipped; steps of the machine's own clock do not matter."""

    def __init__(self) -> None:
        self._wall = time.time()
        self._begun = time.monotonic()
        self._skipped = 0.0
        self._watchers: list[Callable[[], None]] = []

    def now(self) -> float:
        """Seconds since the Unix epoch, skipped time included."""
        return self._wall + (time.monotonic() - self._begun) + self._skipped

    def iso(self) -> str:
        """The present as Discord writes it."""
        return iso(self.now())

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once."""
        if seconds < 0:
            raise ValueError("time only goes forward")
        self._skipped += seconds
        for watcher in list(self._watchers):
            watcher()

    def move_to(self, moment: float) -> None:
        """Let it be this moment, in seconds since the Unix epoch; never earlier than now."""
        self.advance(moment - self.now())

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call `watcher` after each jump."""
        self._watchers.append(watcher)


def iso(seconds: float) -> str:
    """A moment in ISO 8601 with microseconds and offset, as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
