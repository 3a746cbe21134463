"""Shapes that lie on uneven water: drawn once for each shade of sea, pasted where they have any ink."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from PIL import Image, ImageChops

from render.canvas import SMOOTH, Canvas, Tile
from render.pen import Pen
from render.underwater_cities.look import DEEP, FOAM, LINE, PALETTE, SEA1, SEA2, SEA3

P = ParamSpec("P")

SHADES = {PALETTE.number(shade): shade for shade in (DEEP, SEA3, SEA2, SEA1)} | {
    PALETTE.number(FOAM): SEA1,
    PALETTE.number(LINE): DEEP,
}
KEY = "#FF00FF"  # a colour no shape has: what still has it is open water


def shade_at(canvas: Canvas, spot: tuple[int, int]) -> str:
    """The shade of sea at a spot nothing stands on yet."""
    found = canvas.numbers.getpixel(spot)
    return SHADES.get(found, SEA2) if isinstance(found, int) else SEA2


def put_sprite(
    canvas: Canvas,
    draw: Callable[Concatenate[Pen, P], None],
    at: tuple[int, int],
    reach: tuple[int, int, int, int],
    shade: str,
    *args: P.args,
    **kwargs: P.kwargs,
) -> None:
    """Draw a shape round `at` over whatever lies there; its soft edge is that of a shape on one shade."""
    key = ("sprite", canvas.palette, draw, args, tuple(kwargs.items()), reach)
    tile, mask = canvas.tiles.get((*key, shade)), canvas.tiles.get((*key, KEY))
    left, up, right, down = reach
    size = ((left + right) * SMOOTH, (up + down) * SMOOTH)
    if tile is None:
        paper = Image.new("RGB", size, shade)
        draw(Pen(paper, SMOOTH, left * SMOOTH, up * SMOOTH), *args, **kwargs)
        numbers = canvas.palette.numbers(paper.reduce(SMOOTH))
        tile = canvas.tiles.keep((*key, shade), Tile(numbers, -left, -up))
    if mask is None:
        paper = Image.new("RGB", size, KEY)
        draw(Pen(paper, SMOOTH, left * SMOOTH, up * SMOOTH), *args, **kwargs)
        mask = canvas.tiles.keep((*key, KEY), Tile(_inked(paper.reduce(SMOOTH)), -left, -up))
    canvas.numbers.paste(tile.image, (at[0] - left, at[1] - up), mask.image)


def _inked(paper: Image.Image) -> Image.Image:
    """Where a shape covers more than a trace of a pixel."""
    bare = Image.new("RGB", paper.size, KEY)
    red, green, blue = ImageChops.difference(paper, bare).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([255 if level > 12 else 0 for level in range(256)])
