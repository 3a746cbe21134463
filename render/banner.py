"""A game's banner: a piece of a board with the title over it, kept as a file in the game's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def kept(game: str) -> bytes | None:
    """The banner as it was last drawn; None for a game that has none."""
    path = file_of(game)
    return path.read_bytes() if path.is_file() else None


def file_of(game: str) -> Path:
    return Path(__file__).parent / game / "banner.png"
