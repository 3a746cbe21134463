"""Where pictures are drawn: one painter in a thread of its own, so that the bot keeps answering."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")

Job = tuple[Callable[[], Any], "Future[Any]"]


class Studio:
    """One painter: several would take turns with the answering of clicks, which must not wait.

    A picture somebody waits for is drawn before those that will be posted.
    """

    def __init__(self) -> None:
        self._awaited: deque[Job] = deque()
        self._others: deque[Job] = deque()
        self._bell: SimpleQueue[bool] = SimpleQueue()  # True: one more job; False: no more will come
        self._painter: Thread | None = None

    async def draw(self, work: Callable[[], T], *, awaited: bool) -> T:
        """What `work` makes, once its turn has come."""
        done: Future[T] = Future()
        (self._awaited if awaited else self._others).append((work, done))
        self._bell.put(True)
        if self._painter is None:
            self._painter = Thread(target=self._paint, name="painter", daemon=True)
            self._painter.start()
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Let the thread end after the jobs it has; a later job would start another."""
        if self._painter is not None:
            self._bell.put(False)
            self._painter = None

    def _paint(self) -> None:
        while self._bell.get():
            work, done = (self._awaited or self._others).popleft()
            if not done.set_running_or_notify_cancel():
                continue  # nobody wants it any more
            try:
                done.set_result(work())
            except BaseException as error:  # whoever waits for the picture deals with it
                done.set_exception(error)
