"""Sprites: shapes drawn once and laid over any ground, their edges blended by tables of palette numbers."""

from __future__ import annotations

import re
from array import array
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import cycle
from typing import Any, Concatenate, NamedTuple, ParamSpec

from PIL import Image

from render.canvas import SMOOTH, Canvas, Reach
from render.palette import NIGHT
from render.pen import CLEAR, Pen
from render.the_island.look import PALETTE, TILES

P = ParamSpec("P")

KEPT = 1200  # sprites held in memory
INKS = 6  # colours of the edges of one sprite; the others go with the nearest of them
FAINTEST, SOLID, STEP = 26, 230, 51  # of 255: less is not drawn, more is drawn whole, levels between
PARTLY = re.compile(b"[%b-%b]" % (bytes([FAINTEST]), bytes([SOLID - 1])))


class Sprite(NamedTuple):
    """A shape in palette numbers; pixels on its edges have a table by the ground's number."""

    pixels: bytes
    size: tuple[int, int]
    mask: Image.Image
    edges: tuple[tuple[array[int], bytes], ...]  # places in `pixels`, and their table
    dx: int
    dy: int


class Paper(Canvas):
    """A canvas of this game, on which sprites can be laid."""

    def __init__(self, width: int, height: int, ground: str = NIGHT) -> None:
        super().__init__(PALETTE, TILES, (width, height), ground)

    def lay(
        self,
        draw: Callable[Concatenate[Pen, P], None],
        at: tuple[int, int],
        reach: Reach,
        percent: int,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Draw a shape over whatever is there; `reach` is in final pixels, the shape in units."""
        self.put(sprite(draw, reach, percent, args, tuple(kwargs.items())), at)

    def put(self, found: Sprite, at: tuple[int, int]) -> None:
        x, y = at[0] + found.dx, at[1] + found.dy
        under = self.numbers.crop((x, y, x + found.size[0], y + found.size[1])).tobytes()
        pixels = bytearray(found.pixels)
        for places, table in found.edges:  # a loop over few pixels: quicker than a mask for each table
            for place in places:
                pixels[place] = table[under[place]]
        self.numbers.paste(Image.frombytes("L", found.size, bytes(pixels)), (x, y), found.mask)


@lru_cache(maxsize=KEPT)
def sprite(
    draw: Callable[..., None], reach: Reach, percent: int, args: tuple[Any, ...], named: tuple[Any, ...] = ()
) -> Sprite:
    """A shape drawn large, scaled down once and cut out."""
    left, up, right, down = (reach,) * 4 if isinstance(reach, int) else reach
    large = Image.new("RGBA", ((left + right) * SMOOTH, (up + down) * SMOOTH), CLEAR)
    draw(Pen(large, SMOOTH * percent / 100, left * SMOOTH, up * SMOOTH), *args, **dict(named))
    return cut(large.reduce(SMOOTH), -left, -up)


def cut(shape: Image.Image, dx: int, dy: int) -> Sprite:
    """A sprite of a picture with transparency."""
    box = shape.getchannel("A").getbbox() or (0, 0, 1, 1)
    shape = shape.crop(box)
    alpha, numbers = shape.getchannel("A"), PALETTE.numbers(shape.convert("RGB")).tobytes()
    mask = alpha.point([255 * (value >= FAINTEST) for value in range(256)])
    bits = mask.convert("1", dither=Image.Dither.NONE)
    return Sprite(numbers, shape.size, bits, _edges(numbers, alpha.tobytes()), dx + box[0], dy + box[1])


def _edges(numbers: bytes, alpha: bytes) -> tuple[tuple[array[int], bytes], ...]:
    """The pixels that are covered partly, by colour and by how much."""
    partly = [found.start() for found in PARTLY.finditer(alpha)]
    common = Counter(numbers[place] for place in partly).most_common(INKS)
    inks = tuple(ink for ink, _ in common)
    found: dict[tuple[int, int], list[int]] = {}
    for place in partly:
        key = (nearest(numbers[place], inks), (alpha[place] + STEP // 2) // STEP)
        found.setdefault(key, []).append(place)
    return tuple((array("I", places), blending(ink, level)) for (ink, level), places in found.items())


@lru_cache(maxsize=4096)
def nearest(number: int, others: tuple[int, ...]) -> int:
    """The one of some palette numbers whose colour is nearest."""
    colour = PALETTE.flat[number * 3 : number * 3 + 3]
    return min(others, key=lambda n: _apart(colour, PALETTE.flat[n * 3 : n * 3 + 3]))


def _apart(one: bytes, other: bytes) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


@lru_cache(maxsize=1024)
def blending(number: int, level: int) -> bytes:
    """By palette number of the ground: the number of so much of a colour laid over it."""
    return mixed(PALETTE.flat[number * 3 : number * 3 + 3], min(1, level * STEP / 255))


def mixed(ink: bytes, share: float) -> bytes:
    """Every colour of the palette with a share of an ink, as palette numbers."""
    colours = bytes(round(g + (i - g) * share) for g, i in zip(PALETTE.flat, cycle(ink), strict=False))
    return PALETTE.numbers(Image.frombytes("RGB", (len(PALETTE.colours), 1), colours)).tobytes()
