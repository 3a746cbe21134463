"""The event loop everything runs in: uvloop, or asyncio's own where there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from importlib.util import find_spec
from typing import Any, TypeVar

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run the program to its end."""
    if find_spec("uvloop") is None:  # such as on Windows
        return asyncio.run(main)
    import uvloop

    return uvloop.run(main)
