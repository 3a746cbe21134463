"""The sprite engine: shapes drawn once and laid over any ground, their soft edges blended by tables."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable
from functools import lru_cache
from itertools import count, cycle
from typing import Any, NamedTuple

from PIL import Image

from render.kit import outlines
from render.kit.store import Store
from render.palette import RGB, Palette
from render.pen import CLEAR, Pen

Pixels = bytes
Reach = int | tuple[int, int, int, int]
"""How far a shape reaches from its point: to all sides, or left, up, right and down."""
SMOOTH = 4  # shapes are drawn so much larger and scaled down once
LARGE = 26_000  # pixels of a sprite from which less smoothing will do
LEVELS = 6  # of cover, from nothing to all
STEPS = bytes(round(value * LEVELS / 255) for value in range(256))
PARTLY = re.compile(b"[\x01-\x05]")


class Sprite(NamedTuple):
    """A shape in palette numbers, which of its pixels are seen, and where it goes from its point."""

    numbers: Image.Image
    seen: Image.Image
    edges: tuple[tuple[array[int], Pixels], ...]  # places that are covered partly; their table, by the ground
    dx: int
    dy: int
    key: int  # no two sprites have the same
    bytes: int

    def over(self, under: Pixels) -> Image.Image:
        """The ground with the sprite on it."""
        pixels = bytearray(self.numbers.tobytes())
        for places, table in self.edges:  # a loop over few pixels: quicker than a mask for each table
            for place in places:
                pixels[place] = table[under[place]]
        ground = Image.frombytes("L", self.seen.size, under)
        ground.paste(Image.frombytes("L", self.seen.size, Pixels(pixels)), (0, 0), self.seen)
        return ground

    def bearing(self, *others: tuple[Sprite, int, int]) -> Sprite:
        """This sprite with others lying on its solid part, placed from its own point."""
        numbers = self.numbers.copy()
        for other, x, y in others:
            left, top = x - self.dx + other.dx, y - self.dy + other.dy
            box = (left, top, left + other.seen.width, top + other.seen.height)
            numbers.paste(other.over(numbers.crop(box).tobytes()), box)
        return self._replace(numbers=numbers, key=next(_keys), bytes=numbers.width * numbers.height)


SPRITES = Store[Sprite](most_bytes=40_000_000)
_keys = count()


def numbered(piece: Sprite) -> Sprite:
    """A sprite of another process, with a key of this one."""
    return piece._replace(key=next(_keys))


def sides(reach: Reach) -> tuple[int, int, int, int]:
    return (reach, reach, reach, reach) if isinstance(reach, int) else reach


@SPRITES.keeps
def sprite(
    palette: Palette,
    draw: Callable[..., None],
    reach: Reach,
    percent: int = 100,
    args: tuple[Any, ...] = (),
    named: tuple[Any, ...] = (),
) -> Sprite:
    """A shape drawn large, scaled down once and cut out."""
    left, up, right, down = sides(reach)
    wide, high = left + right, up + down
    smooth = SMOOTH if wide * high < LARGE else SMOOTH - 1
    large = Image.new("RGBA", (wide * smooth, high * smooth), CLEAR)
    pen = Pen(large, smooth * percent / 100, left * smooth, up * smooth, outlines.scale())
    draw(pen, *args, **dict(named))
    return cut(palette, large.reduce(smooth), -left, -up)


def cut(palette: Palette, shape: Image.Image, dx: int, dy: int) -> Sprite:
    """A sprite of a picture with transparency."""
    box = shape.getchannel("A").getbbox() or (0, 0, 1, 1)
    shape = shape.crop(box)
    cover, numbers = shape.getchannel("A").point(list(STEPS)), palette.numbers(shape.convert("RGB"))
    seen = cover.point([255 * (step > 0) for step in range(256)]).convert("1", dither=Image.Dither.NONE)
    edges = _edges(palette, numbers.tobytes(), cover.tobytes())
    held = 2 * len(cover.tobytes()) + sum(len(places) * places.itemsize for places, _ in edges)
    return Sprite(numbers, seen, edges, dx + box[0], dy + box[1], next(_keys), held)


def _edges(palette: Palette, numbers: bytes, cover: bytes) -> tuple[tuple[array[int], bytes], ...]:
    """The pixels that are covered partly, by colour and by how much."""
    found: dict[tuple[int, int], list[int]] = {}
    for match in PARTLY.finditer(cover):
        place = match.start()
        found.setdefault((numbers[place], cover[place]), []).append(place)
    return tuple(
        (array("I", places), mixed(palette, palette.rgb[ink], level / LEVELS))
        for (ink, level), places in found.items()
    )


@lru_cache(maxsize=4096)
def mixed(palette: Palette, ink: RGB, share: float) -> bytes:
    """By palette number of the ground: the number of so much of an ink laid over it."""
    colours = bytes(round(g + (i - g) * share) for g, i in zip(palette.flat, cycle(ink), strict=False))
    line = Image.frombytes("RGB", (len(palette.colours), 1), colours)
    return palette.numbers(line).tobytes().ljust(256, b"\0")
