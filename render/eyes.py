"""The same picture for other eyes: stronger contrast, or large print.

Both work on the finished PNG, so every game has them: pictures are palette pictures, and a palette can be
exchanged without touching a pixel. What is drawn for strong contrast has thicker outlines too
(`render/kit/outlines.py`).
"""

from __future__ import annotations

import io
from bisect import bisect_right
from itertools import pairwise

from msgspec.structs import replace
from PIL import Image

from render import png
from render.palette import EDGE, RGB, SEATS, rgb
from render.scene import Box, Picture
from render.the_island import look as the_island

# Lightness of a colour, and what it becomes: night is nearly black, and panels stand out from it. White text
# can still be read on all that it stood on.
CURVE = ((0.0, 0.0), (0.115, 0.02), (0.15, 0.16), (0.30, 0.35), (0.62, 0.74), (1.0, 1.0))
# The seats' colours, chosen so that the nearest two are as far apart as can be for all kinds of eyes.
STRONG_SEATS = ("#F5B000", "#4C97FF", "#F00066", "#C9FFF0")
FRAME = "#7A98B2"  # of cards and panels: three times as light as what it frames
EXACT = {rgb(seat.fill): rgb(strong) for seat, strong in zip(SEATS, STRONG_SEATS, strict=True)} | {
    rgb(edge): rgb(FRAME) for edge in (EDGE, the_island.EDGE)
}
PAGE = 800  # pixels across at the most for the cards in large print
GAP = 8  # between the blocks of a picture in large print


def contrasted(picture: Picture) -> Picture:
    """Darks farther apart, lights lighter, seats in colours of their own; every pixel keeps its place."""
    return replace(picture, png=png.recoloured(picture.png, strong))


def strong(red: int, green: int, blue: int) -> RGB:
    """A colour as it is in strong contrast; its hue stays, so that words for colours still hold."""
    if (red, green, blue) in EXACT:
        return EXACT[red, green, blue]
    lightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    wanted = _on_curve(lightness)
    if wanted <= lightness:
        share = wanted / lightness if lightness else 0
        return round(red * share), round(green * share), round(blue * share)
    share = (wanted - lightness) / (1 - lightness)
    return tuple(round(value + (255 - value) * share) for value in (red, green, blue))  # type: ignore[return-value]


def _on_curve(lightness: float) -> float:
    number = min(bisect_right(CURVE, (lightness, 1.0)), len(CURVE) - 1)
    (x0, y0), (x1, y1) = list(pairwise(CURVE))[number - 1]
    return y0 + (y1 - y0) * (lightness - x0) / (x1 - x0)


def large(picture: Picture) -> tuple[Picture, Picture | None]:
    """Large print: the board alone, and everybody's cards, each to be sent by itself. Discord lays two
    pictures of one message side by side, which would make both small."""
    if picture.parts is None:
        return picture, None
    with Image.open(io.BytesIO(picture.png)) as opened:
        whole = opened.copy()
    board = replace(picture, png=_set(whole, (picture.parts.board,)), parts=None)
    blocks = picture.parts.cards
    if not blocks:
        return board, None
    across = max(1, PAGE // (blocks[0][2] - blocks[0][0]))
    rows = -(-len(blocks) // across)
    columns = tuple(blocks[n : n + rows] for n in range(0, len(blocks), rows))
    return board, replace(picture, png=_set(whole, columns), parts=None)


def _set(whole: Image.Image, columns: tuple[tuple[Box, ...], ...]) -> bytes:
    """Parts of a picture in columns, from the top down."""
    wide = [max(x1 - x0 for x0, _, x1, _ in column) for column in columns]
    high = [sum(y1 - y0 for _, y0, _, y1 in column) + GAP * (len(column) - 1) for column in columns]
    ground = whole.getpixel((0, 0))
    page = Image.new("L", (sum(wide) + GAP * (len(wide) - 1), max(high)), ground)
    left = 0
    for column, step in zip(columns, wide, strict=True):
        top = 0
        for box in column:
            part = whole.crop(box)
            page.paste(Image.frombytes("L", part.size, part.tobytes()), (left, top))
            top += part.height + GAP
        left += step + GAP
    return png.write(page, bytes(whole.getpalette() or []))
