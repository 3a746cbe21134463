"""Pictures as the files they are."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from PIL import Image

from render.scene import Picture, Told

NAMES = ("Ada", "Ben", "Cleo", "Dina")
STRANGE = ("Bartholomew the Unsinkable of Nantucket", "אברהם לינקולן", "☃ Ωμέγα ⚓ Дмитрий", "很长的名字🐙")
ODD_NAMES = (("", "🐙", "很长的名字", "x" * 200), ("**a** `b` <@1>", "a\nb\x00\u202ec", "محمد", "x" * 32))
"""Names that are hard to draw, a table at a time."""
MOST_BYTES, HEIGHTS, WIDTH = 200_000, (400, 2000), 1400
CLOSE_UP = 700  # pixels a picture is wide at least that shows a part of the board enlarged
ONE_ROW = 250  # pixels it is tall at least: a row of slots above what there is to pay with


class Words(NamedTuple):
    """A picture's words alone."""

    alt: str
    text: str


def undrawn(teller: Callable[..., Told]) -> Callable[..., Words]:
    """A painter that says what there is to see and draws nothing, for tests that only read."""

    def told(*seen: Any) -> Words:
        alt, text = teller(*seen)
        return Words(alt, text())

    return told


def image(picture: Picture) -> Image.Image:
    found = Image.open(io.BytesIO(picture.png))
    found.load()
    return found


def chunks(png: bytes) -> set[str]:
    """The names of all that a PNG holds."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    names, at = set(), 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        names.add(png[at + 4 : at + 8].decode())
        at += 12 + length
    return names


def check(
    picture: Picture,
    most_bytes: int = MOST_BYTES,
    heights: tuple[int, int] = HEIGHTS,
    narrowest: int = WIDTH,
) -> None:
    """A small PNG of the width of the house, with words beside it."""
    found = image(picture)
    assert (found.format, found.mode) == ("PNG", "P") and narrowest <= found.width <= WIDTH
    assert heights[0] <= found.height <= heights[1]
    assert len(picture.png) < most_bytes
    assert 0 < len(picture.alt) <= 1024
    assert picture.text


def sampled(tables: list[tuple[int, dict[str, str]]], every: int) -> list[Any]:
    """Tables with how often a position is drawn: some of the last quickly, many of all in the long tests."""
    many = [pytest.param(*table, every, marks=pytest.mark.programs) for table in tables]
    return [(*tables[-1], 7 * every), *many]
