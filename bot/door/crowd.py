"""More clicks than can be answered: acknowledge first, then turn away kindly, then let go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from typing import Any


class Room(Enum):
    """What there is for one more interaction."""

    FREE = auto()
    BUSY = auto()  # it is acknowledged at once, since its answer may take a while
    FULL = auto()  # it is turned away with a kind word, which costs a tenth of an answer
    NONE = auto()  # not even a word: the app says by itself that nothing came back


class Crowd:
    """The interactions under way in this process. Their number is bounded, and with it what they hold."""

    busy = 12
    full = 300  # some three seconds of work
    most = 500  # those that are just being turned away among them: half a second of work

    def __init__(self) -> None:
        self._answered: set[asyncio.Task[Any]] = set()
        self._turned_away = 0

    def room(self) -> Room:
        under_way = len(self._answered)
        if under_way < self.full:
            return Room.FREE if under_way < self.busy else Room.BUSY
        return Room.FULL if under_way + self._turned_away < self.most else Room.NONE

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Context: the current task answers an interaction; `finish` waits for it."""
        task = asyncio.current_task()
        assert task is not None
        self._answered.add(task)
        try:
            yield
        finally:
            self._answered.discard(task)

    @contextmanager
    def turning_away(self) -> Iterator[None]:
        self._turned_away += 1
        try:
            yield
        finally:
            self._turned_away -= 1

    async def finish(self, seconds: float) -> None:
        """Wait until the answers under way are given."""
        if self._answered:
            await asyncio.wait(self._answered, timeout=seconds)
