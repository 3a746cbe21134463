"""A clock that runs with real time, can be held, and can be pushed forward."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    """Real time plus whatever was skipped; steps of the machine's own clock do not matter.

    A held clock stands still until `advance` or `move_to` push it, so nothing expires because the machine is
    busy.
    """

    def __init__(self, *, held: bool = False, real: Callable[[], float] = time.monotonic) -> None:
        self._real = real
        self._wall = time.time()
        self._ran = 0.0  # seconds up to the last hold
        self._since: float | None = None if held else real()
        self._skipped = 0.0
        self._watchers: list[Callable[[], None]] = []

    @property
    def ran(self) -> float:
        """Seconds that the clock has run with real time; skipped time does not count."""
        return self._ran if self._since is None else self._ran + self._real() - self._since

    def now(self) -> float:
        """Seconds since the Unix epoch, skipped time included."""
        return self._wall + self.ran + self._skipped

    def hold(self) -> None:
        """Stop the clock."""
        self._ran, self._since = self.ran, None

    def run(self) -> None:
        """Let the clock run with real time again."""
        if self._since is None:
            self._since = self._real()

    def iso(self) -> str:
        """The present in Discord's format."""
        return iso(self.now())

    def advance(self, seconds: float) -> None:
        """Skip `seconds`."""
        if seconds < 0:
            raise ValueError("time only goes forward")
        self._skipped += seconds
        for watcher in list(self._watchers):
            watcher()

    def move_to(self, moment: float) -> None:
        """Move to this moment, in seconds since the Unix epoch; never back."""
        self.advance(moment - self.now())

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call `watcher` after each jump."""
        self._watchers.append(watcher)


def iso(seconds: float) -> str:
    """A moment in ISO 8601 with microseconds and offset, as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
