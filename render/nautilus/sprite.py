"""Pieces that can lie on anything: drawn once, put down as palette numbers with soft edges."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable
from functools import lru_cache
from itertools import count
from typing import Concatenate, NamedTuple, ParamSpec

from PIL import Image

from render.canvas import Store, Tile
from render.nautilus.look import INK, PALETTE, TILES
from render.palette import mix, rgb
from render.pen import Pen

P = ParamSpec("P")
Table = bytes

SMOOTH = 4
LARGE = 26_000  # pixels of a sprite from which less smoothing will do
LEVELS = 6  # from nothing to fully covered
STEPS = bytes(round(value * LEVELS / 255) for value in range(256))


class Sprite(NamedTuple):
    """Its pixels, which are seen, which only tint the ground, and where it goes from its point."""

    numbers: Image.Image
    seen: Image.Image
    tints: tuple[tuple[array[int], Table], ...]  # places, by how much they hide
    dx: int
    dy: int
    key: int  # no two sprites have the same
    bytes: int  # of the images that no other sprite has


SPRITES = Store[Sprite](most_bytes=16_000_000)
_keys = count()


def cut(
    draw: Callable[Concatenate[Pen, P], None],
    reach: tuple[int, int, int, int],
    edge: str = INK,
    *args: P.args,
    **kwargs: P.kwargs,
) -> Sprite:
    """A sprite reaching so far left, up, right and down; whatever is translucent in it is of one colour."""
    left, up, right, down = reach
    wide, high = left + right, up + down
    smooth = SMOOTH if wide * high < LARGE else SMOOTH - 1
    paper = Image.new("RGBA", (wide * smooth, high * smooth), (*rgb(edge), 0))
    draw(Pen(paper, smooth, left * smooth, up * smooth), *args, **kwargs)
    small = paper.reduce(smooth)
    return sprite(small.convert("RGB"), small.getchannel("A"), edge, (-left, -up))


@SPRITES.keeps
def piece(
    draw: Callable[..., None], reach: int | tuple[int, int, int, int], *args: object, edge: str = INK
) -> Sprite:
    """A sprite that is kept for the next pictures."""
    return cut(draw, (reach,) * 4 if isinstance(reach, int) else reach, edge, *args)


def sprite(colours: Image.Image, cover: Image.Image, edge: str, at: tuple[int, int]) -> Sprite:
    """From colours and how much they cover, 0 to 255."""
    steps = cover.tobytes().translate(STEPS)
    tints = tuple((_places(steps, step), tint(edge, step)) for step in range(1, LEVELS) if step in steps)
    seen = cover.point([255 * (step > 0) for step in STEPS]).convert("1", dither=Image.Dither.NONE)
    held = 2 * len(steps) + sum(len(places) * places.itemsize for places, _ in tints)
    return Sprite(PALETTE.numbers(colours), seen, tints, *at, next(_keys), held)


def _places(steps: bytes, step: int) -> array[int]:
    """Where the pixels lie that hide the ground by so many steps."""
    return array("I", [found.start() for found in re.finditer(re.escape(bytes([step])), steps)])


def put(numbers: Image.Image, piece: Sprite, x: int, y: int) -> None:
    """Lay a sprite on a picture; the same one on the same ground is remembered."""
    x, y = x + piece.dx, y + piece.dy
    size = piece.seen.size
    under = numbers.crop((x, y, x + size[0], y + size[1])).tobytes()
    key = (piece.key, hash(under))
    tile = TILES.get(key) or TILES.keep(key, Tile(_laid(piece, under), 0, 0))
    numbers.im.paste(tile.image.im, (x, y, x + size[0], y + size[1]))  # as Canvas does, and why: see there


def _laid(piece: Sprite, under: bytes) -> Image.Image:
    """The ground with the sprite on it."""
    pixels = bytearray(piece.numbers.tobytes())
    for places, table in piece.tints:  # a loop over few pixels: quicker than a mask for each table
        for place in places:
            pixels[place] = table[under[place]]
    ground = Image.frombytes("L", piece.seen.size, under)
    ground.paste(Image.frombytes("L", piece.seen.size, bytes(pixels)), (0, 0), piece.seen)
    return ground


def on(piece: Sprite, *others: tuple[Sprite, int, int]) -> Sprite:
    """A sprite with others lying on its solid part, placed from its own point."""
    numbers = piece.numbers.copy()
    for other, x, y in others:
        put(numbers, other, x - piece.dx, y - piece.dy)
    return piece._replace(numbers=numbers, key=next(_keys), bytes=numbers.width * numbers.height)


@lru_cache(maxsize=64)
def tint(colour: str, step: int) -> Table:
    """What becomes of every colour of the palette under so many steps of another."""
    mixed = Image.new("RGB", (len(PALETTE.colours), 1))
    mixed.putdata([rgb(mix(below, colour, step / LEVELS)) for below in PALETTE.colours])
    return PALETTE.numbers(mixed).tobytes().ljust(256, b"\0")
