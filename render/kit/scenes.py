"""Backgrounds: drawn large once, scaled down, kept as palette numbers."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.palette import NIGHT, Palette
from render.pen import Pen

SMOOTH = 3
BAND = 300  # rows drawn at a time: keeps the large drawing small
PAD = 8  # rows more on each side, for smooth seams


def painted(
    palette: Palette, size: tuple[int, int], draw: Callable[[Pen], None], top: int = 0
) -> Image.Image:
    """A whole background as palette numbers; `top` is the picture's row that it begins with."""
    wide, high = size
    whole = Image.new("L", size)
    for row in range(0, high, BAND):
        above, end = min(PAD, row), min(row + BAND + PAD, high)
        rows = end - row + above
        large = Image.new("RGB", (wide * SMOOTH, rows * SMOOTH), NIGHT)
        draw(Pen(large, SMOOTH, 0, (above - row - top) * SMOOTH))
        band = palette.numbers(large.resize((wide, rows), Image.Resampling.LANCZOS))
        whole.paste(band.crop((0, above, wide, rows)), (0, row))
    return whole
