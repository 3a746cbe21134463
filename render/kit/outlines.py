"""How thick outlines are: those of pieces, seats, cards and frames are thicker in strong contrast."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

STRONG = 1.6
_scale = ContextVar("outlines", default=1.0)


def scale() -> float:
    """By how much the outlines of what is being drawn are thicker than they were designed."""
    return _scale.get()


@contextmanager
def thicker(strong: bool) -> Iterator[None]:
    """Context: draw everything within it with thick outlines, if wanted."""
    before = _scale.set(STRONG if strong else 1.0)
    try:
        yield
    finally:
        _scale.reset(before)
