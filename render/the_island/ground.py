"""The board without pieces: tiles like cut paper, surf and shade round them, and the sea's backdrop."""

from __future__ import annotations

import math
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.drawings import path
from render.kit.sprites import SPRITES, Sprite, cut
from render.pen import CLEAR, Pen
from render.the_island.look import CONTOUR, FOAM, LAND, PALETTE, ROCK, SHADE
from render.the_island.places import ROW, hexagon, letters, rounded

SIDES = ((84, 0), (42, -ROW), (-42, -ROW), (-84, 0), (-42, ROW), (42, ROW))  # as the board has its sides
FINE = 3  # surf is drawn so much larger
DUNES = (path("M -30 -16 Q -16 -26 -2 -17 Q 12 -9 30 -18"), path("M -34 6 Q -20 -3 -4 5 Q 12 13 34 3"))
TREES = ((0, -34), (-15, -25), (16, -26), (-31, -15), (31, -14), (-33, 9), (33, 10))
WOODS = ((1, -14), (-17, -3), (18, -2), (0, 8))  # those in the middle, gone where somebody stands
PEAKS = ((-20, 17, 27), (21, 16, 24), (0, 25, 42))


def tile(p: Pen, terrain: str, busy: bool = False, texture: int = 0) -> None:
    """Cut paper: a wall towards the viewer (thicker sinks later), the top, its texture."""
    land = LAND[terrain]
    wall(p, terrain)
    p.poly(rounded(hexagon(1.0), 6), land.dark)
    p.poly(rounded(hexagon(2.6), 6), land.top)
    if terrain == "beach":
        _sand(p, texture)
    elif terrain == "forest":
        for x, y in sorted(TREES if busy else (*TREES, *WOODS), key=lambda at: at[1]):
            _tree(p.moved(x, y))
    else:
        for x, half, high in PEAKS:
            _peak(p.moved(x, 12), half, high)


def wall(p: Pen, terrain: str) -> None:
    """What is seen of a tile from below, and the shade in the gap around it."""
    p.poly(hexagon(), SHADE)
    for down in range(LAND[terrain].thick, 0, -1):
        p.poly(rounded(hexagon(1.0, down), 6), LAND[terrain].wall)


def _sand(p: Pen, texture: int) -> None:
    land, chance = LAND["beach"], Random(f"sand{texture}")
    for _ in range(46):
        x, y, r = chance.uniform(-37, 37), chance.uniform(-40, 18), chance.choice((1.3, 1.8))
        if abs(x) * 25 / 42 + abs(y) < 44:
            p.dot(x, y, r, land.dark)
    for dune in DUNES:
        p.line(dune, land.light, 3)


def _tree(p: Pen) -> None:
    for half, top, foot in ((7, -11, -1), (8.5, -5, 6)):
        p.poly([(0, top), (half, foot), (-half, foot)], LAND["forest"].dark)


def _peak(p: Pen, half: float, high: float) -> None:
    """Lit on the left, dark on the right, with a ragged cap of snow."""
    land = LAND["mountain"]
    shapes = (
        (ROCK, ((0, 1), (1, 0), (-1, 0))),
        (land.dark, ((0, 1), (0.12, 0.62), (-0.06, 0.4), (0.1, 0.18), (0, 0), (-1, 0))),
        (land.light, ((0, 1), (0.42, 0.58), (0.2, 0.64), (0.02, 0.5), (-0.18, 0.64), (-0.42, 0.58))),
    )
    for ink, points in shapes:
        p.poly([(x * half, -y * high) for x, y in points], ink)


@SPRITES.keeps
def surf(percent: int, land: tuple[bool, ...]) -> Sprite:
    """What land on some sides of a sea hex does to it: a shade from above, foam, a fine contour."""
    k = percent / 100 * FINE
    w, h = math.ceil(44 * k), math.ceil(51 * k)
    w, h = w - w % FINE + FINE, h - h % FINE + FINE
    sides = [side for side, there in zip(SIDES, land, strict=True) if there]
    shape = Image.new("RGBA", (2 * w, 2 * h), CLEAR)
    shade = _cut_at_half(_union(w, h, k, sides, 0, (3, 16)), 3 * k)
    _fill(shape, SHADE, shade)
    for grow, ink, width in ((8.0, CONTOUR, 1.6), (4.3, FOAM, 1.8)):
        outer = _cut_at_half(_union(w, h, k, sides, grow), 5 * k)
        inner = _cut_at_half(_union(w, h, k, sides, grow - width), 5 * k)
        _fill(shape, ink, ImageChops.subtract(outer, inner))
    own = Image.new("L", shape.size, 0)
    ImageDraw.Draw(own).polygon([(w + x * k, h + y * k) for x, y in hexagon()], fill=255)
    shape.putalpha(ImageChops.darker(shape.getchannel("A"), own))
    return cut(PALETTE, shape.reduce(FINE), -w // FINE, -h // FINE)


def _union(
    w: int, h: int, k: float, sides: list[tuple[int, int]], grow: float, off: tuple[int, int] = (0, 0)
) -> Image.Image:
    """The land beside a hex, grown by so much."""
    mask = Image.new("L", (2 * w, 2 * h), 0)
    pen = ImageDraw.Draw(mask)
    for x, y in sides:
        points = [(w + (x + off[0] + a) * k, h + (y + off[1] + b) * k) for a, b in hexagon(-grow)]
        pen.polygon(points, fill=255)
    return mask


def _fill(shape: Image.Image, ink: str, mask: Image.Image) -> None:
    """A mask of whole pixels in one colour; as bits it is laid down much faster."""
    shape.paste(ink, (0, 0), mask.convert("1", dither=Image.Dither.NONE))


def _cut_at_half(mask: Image.Image, radius: float) -> Image.Image:
    """A mask with its corners rounded like a depth contour."""
    return mask.filter(ImageFilter.GaussianBlur(radius)).point([255 * (v > 127) for v in range(256)])


def name(p: Pen, spot: str, ink: str, size: float) -> None:
    """The name of a hex, over water."""
    letters(p, 0, 0, spot.upper(), size, ink, "SemiBold")
