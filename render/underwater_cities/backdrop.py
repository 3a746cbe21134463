"""What never changes: the sea in layers, the marks of the rows, the sky."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.kit.scenes import painted
from render.kit.store import GROUNDS
from render.palette import NIGHT, WHITE
from render.pen import Pen
from render.pieces import WIDE
from render.underwater_cities.glyphs import Brush, icon
from render.underwater_cities.look import COLOUR_OF, DEEP, HUES, PALETTE, ROWS, SEA1, SEA2, SEA3, SHADOW
from render.underwater_cities.pieces import sky
from render.underwater_cities.shapes import wave


def _painted(high: int, draw: Callable[[Pen], None]) -> Image.Image:
    """A background under the sky."""

    def scene(p: Pen) -> None:
        sky(p)
        draw(p)

    return painted(PALETTE, (WIDE, high), scene)


def layer(p: Pen, y: float, phase: float, fill: str, high: int, swell: float = 7, long: float = 330) -> None:
    """A layer of the sea, like cut paper with a shadow, down to the bottom."""
    for dy, colour in ((0, SHADOW), (3, fill)):
        p.poly([*wave(y + dy, swell, long, phase, WIDE), (WIDE + 6, high), (0, high)], colour)


@GROUNDS.keeps
def overview(high: int, rows: tuple[int, int, int], tile: int, below: int, floor: int) -> Image.Image:
    """Sunlit, mid water, deep and floor: one layer for each group of the main board."""

    def draw(p: Pen) -> None:
        tops = (rows[0] - 18, rows[1] - 12, rows[2] - 12, below - 16, floor - 18)
        for y, phase, fill in zip(
            tops, (0.1, 0.45, 0.8, 0.2, 0.6), (SEA1, SEA2, SEA3, DEEP, NIGHT), strict=True
        ):
            layer(p, y, phase, fill, high)
        for row, y in zip(ROWS, rows, strict=True):
            hue = HUES[COLOUR_OF[row]]
            middle = y + tile // 2 - 18
            icon(p, f"mark-{COLOUR_OF[row]}", 46, middle, 58, Brush(None, WHITE, 1.5, hue.band))
            p.text(46, middle + 56, row, 30, WHITE, "Black")

    return _painted(high, draw)


@GROUNDS.keeps
def plain(high: int, water: str = DEEP) -> Image.Image:
    """One layer of sea under the sky."""
    return _painted(high, lambda p: layer(p, 76, 0.1, water, high))


@GROUNDS.keeps
def night(high: int) -> Image.Image:
    """Nothing but the sky."""
    return _painted(high, lambda p: None)


@GROUNDS.keeps
def hand(high: int) -> Image.Image:
    """Two layers of sea behind cards, night below."""

    def draw(p: Pen) -> None:
        layer(p, 76, 0.1, SEA3, high)
        layer(p, 340, 0.3, DEEP, high, 10, 420)
        layer(p, high - 252, 0.7, NIGHT, high, 8, 380)

    return _painted(high, draw)
