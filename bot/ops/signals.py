"""Signals that ask the program to stop, on systems that have them and on those that have few."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

STOPPING = signal.SIGTERM, signal.SIGINT


@contextmanager
def asking_to_stop(ask: Callable[[], None]) -> Iterator[None]:
    """Call `ask` at the first signal; a second one ends the process as usual."""
    release: Callable[[], None]

    def asked() -> None:
        release()
        ask()

    try:
        release = _watch_in_loop(asked)
    except NotImplementedError:  # Windows
        release = _watch_in_interpreter(asked)
    try:
        yield
    finally:
        release()


def _watch_in_loop(asked: Callable[[], None]) -> Callable[[], None]:
    loop = asyncio.get_running_loop()
    for number in STOPPING:
        loop.add_signal_handler(number, asked)

    def release() -> None:
        for number in STOPPING:
            loop.remove_signal_handler(number)

    return release


def _watch_in_interpreter(asked: Callable[[], None]) -> Callable[[], None]:
    loop = asyncio.get_running_loop()

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(asked)

    former = {number: signal.signal(number, heard) for number in STOPPING}

    def release() -> None:
        for number, handler in former.items():
            signal.signal(number, handler)

    return release
