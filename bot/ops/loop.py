"""The event loop everything runs in: uvloop, or asyncio's own where there is none."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Coroutine
from importlib.util import find_spec
from typing import Any, TypeVar

T = TypeVar("T")

COLLECT = 20_000, 20, 20
"""Garbage is looked for less often than Python does by itself: each look goes through what a click has made
and will throw away in a moment, a thorough one through every word and tile there is, while people wait."""

SWITCH = 0.001
"""Seconds for which a thread that paints or stores may keep the answering one waiting, whenever that has let
go of the interpreter for a moment. Python's own five milliseconds add up where many click."""


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run the program to its end."""
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)
    if find_spec("uvloop") is None:  # such as on Windows
        return asyncio.run(main)
    import uvloop

    return uvloop.run(main)
