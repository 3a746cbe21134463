"""News of what was written, by topic: for whoever subscribed, in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MISSED = "missed"
"""The topic of whoever must look for themselves: news may have been missed, or another process died."""


class News:
    def __init__(self) -> None:
        self._subscribers: dict[str, list[Callable[[Any], None]]] = {}

    def subscribe(self, topic: str, notify: Callable[[Any], None]) -> None:
        """Call `notify` with all that is told under this topic from now on."""
        self._subscribers.setdefault(topic, []).append(notify)

    def tell(self, topic: str, what: Any) -> None:
        """Notify everyone who subscribed to the topic."""
        for notify in self._subscribers.get(topic, ()):
            notify(what)
