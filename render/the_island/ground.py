"""The ground hex by hex, each a ready piece of the picture: tiles like cut paper, with surf round them."""

from __future__ import annotations

import math
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.drawings import path
from render.kit.sprites import SPRITES, Reach, Sprite, cut
from render.kit.store import GROUNDS
from render.pen import CLEAR, Pen
from render.the_island import look
from render.the_island.backdrop import fill, unnamed
from render.the_island.look import BOARD, CONTOUR, FOAM, LAND, PALETTE, ROCK, SEA_NAME, SHADE
from render.the_island.places import SIDES, Chart, depth, hexagon, letters, neighbours, rounded, whole

FINE = 3  # surf is drawn so much larger
NAME_Y = 30.5  # of a name, below a hex's middle
BESIDE_PIER = {"k1": 7, "k11": -10}  # names that make room
TEXTURES = 4  # of beaches
ABOVE = (1, 2)  # the sides whose tiles show their wall to a hex
DUNES = (path("M -30 -16 Q -16 -26 -2 -17 Q 12 -9 30 -18"), path("M -34 6 Q -20 -3 -4 5 Q 12 13 34 3"))
TREES = ((0, -34), (-15, -25), (16, -26), (-31, -15), (31, -14), (-33, 9), (33, 10))
WOODS = ((1, -14), (-17, -3), (18, -2), (0, 8))  # those in the middle, gone where somebody stands
PEAKS = ((-20, 17, 27), (21, 16, 24), (0, 25, 42))  # where, half as wide, and as high as
PEAK = (  # lit on the left, dark on the right, with a ragged cap of snow
    (ROCK, ((0, 1), (1, 0), (-1, 0))),
    (LAND["mountain"].dark, ((0, 1), (0.12, 0.62), (-0.06, 0.4), (0.1, 0.18), (0, 0), (-1, 0))),
    (LAND["mountain"].light, ((0, 1), (0.42, 0.58), (0.2, 0.64), (0.02, 0.5), (-0.18, 0.64), (-0.42, 0.58))),
)


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
            for half, top, foot in ((7, -11, -1), (8.5, -5, 6)):
                p.moved(x, y).poly([(0, top), (half, foot), (-half, foot)], land.dark)
    else:
        for left, half, high in PEAKS:
            for ink, points in PEAK:
                p.moved(left, 12).poly([(x * half, -y * high) for x, y in points], ink)


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


@SPRITES.keeps
def surf(percent: int, land: tuple[bool, ...]) -> Sprite:
    """What land on some sides of a sea hex does to it: a shade from above, foam, a fine contour."""
    k = percent / 100 * FINE
    w, h = math.ceil(44 * k), math.ceil(51 * k)
    w, h = w - w % FINE + FINE, h - h % FINE + FINE
    shape = Image.new("RGBA", (2 * w, 2 * h), CLEAR)

    def grown(grow: float, radius: float, off: tuple[int, int] = (0, 0)) -> Image.Image:
        """The land beside the hex, grown by so much, its corners rounded like a depth contour."""
        mask = Image.new("L", shape.size, 0)
        pen = Pen(mask, k, w, h)
        for (x, y), there in zip(SIDES, land, strict=True):
            if there:
                pen.poly([(x + off[0] + a, y + off[1] + b) for a, b in hexagon(-grow)], 255)
        return mask.filter(ImageFilter.GaussianBlur(radius)).point([255 * (v > 127) for v in range(256)])

    fill(shape, SHADE, grown(0, 3 * k, (3, 16)))
    for grow, ink, width in ((8.0, CONTOUR, 1.6), (4.3, FOAM, 1.8)):
        fill(shape, ink, ImageChops.subtract(grown(grow, 5 * k), grown(grow - width, 5 * k)))
    own = Image.new("L", shape.size, 0)
    ImageDraw.Draw(own).polygon([(w + x * k, h + y * k) for x, y in hexagon()], fill=255)
    shape.putalpha(ImageChops.darker(shape.getchannel("A"), own))
    return cut(PALETTE, shape.reduce(FINE), -w // FINE, -h // FINE)


@GROUNDS.keeps
def backdrop(percent: int = 100) -> Image.Image:
    """The board with the names of its hexes, all of it open sea."""
    plain = unnamed(percent)
    paper = look.canvas(*plain.size)
    paper.back(plain)
    for spot in BOARD.hexes:
        lay_name(paper, whole(percent), spot, SEA_NAME[depth(spot)])
    return paper.numbers


def lay_name(paper: Canvas, chart: Chart, spot: str, ink: str) -> None:
    """A hex's name at its bottom, which pieces leave free."""
    x, y = chart.at(spot)
    at = (round(x + BESIDE_PIER.get(spot, 0) * chart.k), round(y + NAME_Y * chart.k))
    size = name_size(chart.percent)
    reach = (size + 6, size // 2 + 3) * 2
    paper.lay(letters, at, reach, 100, 0, 0, spot.upper(), size, ink, "SemiBold")


def name_size(percent: int) -> int:
    return max(20, round(20 * percent / 100 * 0.8))


def lay_cells(paper: Canvas, chart: Chart, spots: list[str], view: View) -> None:
    """Tiles, and the sea beside them; open sea is the backdrop's."""
    terrain, mask = view.terrain, hex_mask(chart.percent)
    coast = {beside for spot in terrain for beside in neighbours(spot)}
    for spot in spots:
        x, y = chart.at(spot)
        if kind := terrain.get(spot):
            image = land_cell(chart.percent, spot, kind, kind == "forest" and spot in view.people)
        elif spot in coast:
            image = sea_cell(chart.percent, spot, tuple([terrain.get(s, "") for s in neighbours(spot)]))
        else:
            continue
        paper.back(image, x - mask.width // 2, y - mask.height // 2, mask)


@GROUNDS.keeps
def land_cell(percent: int, spot: str, terrain: str, busy: bool) -> Image.Image:
    paper, (x, y) = _cell(percent)
    paper.fill(0, 0, *paper.numbers.size, SHADE)
    texture = sum(BOARD.axial[spot]) % TEXTURES if terrain == "beach" else 0
    paper.lay(tile, (x, y), _reach(percent), percent, terrain, busy, texture)
    land, down = LAND[terrain], y + round(NAME_Y * percent / 100)
    paper.text(x, down, spot.upper(), name_size(percent), land.name, "SemiBold", "m", land.top)
    return paper.numbers


@GROUNDS.keeps
def sea_cell(percent: int, spot: str, beside: tuple[str, ...]) -> Image.Image:
    """Surf and shade, and the walls of the tiles above."""
    paper, (x, y) = _cell(percent)
    k, board = percent / 100, whole(percent)
    left, top = board.at(spot)[0] - x, board.at(spot)[1] - y
    paper.back(unnamed(percent).crop((left, top, left + paper.numbers.width, top + paper.numbers.height)))
    paper.put(surf(percent, tuple(map(bool, beside))), (x, y))
    for side, terrain in enumerate(beside):
        at = (x + round(SIDES[side][0] * k), y + round(SIDES[side][1] * k))
        if terrain and side in ABOVE:
            paper.lay(wall, at, _reach(percent), percent, terrain)
        elif terrain:
            paper.lay(flat_hex, at, _reach(percent), percent, SHADE)
    lay_name(paper, Chart(board.x - left, board.y - top, percent), spot, SEA_NAME[depth(spot)])
    return paper.numbers


def flat_hex(p: Pen, ink: str, inset: float = 0) -> None:
    p.poly(hexagon(inset), ink)


def _cell(percent: int) -> tuple[Canvas, tuple[int, int]]:
    """A paper as large as a hex, and its middle."""
    wide, high = 44 * percent // 100 + 1, 51 * percent // 100 + 1
    return look.canvas(2 * wide, 2 * high), (wide, high)


def _reach(percent: int) -> Reach:
    wide, high = 43 * percent // 100 + 1, 50 * percent // 100 + 1
    return wide, high, wide, high + 14 * percent // 100


@GROUNDS.keeps
def hex_mask(percent: int, inset: int = 0) -> Image.Image:
    """The pixels that belong to a hex."""
    paper, (x, y) = _cell(percent)
    mask = Image.new("1", paper.numbers.size, 0)
    Pen(mask, percent / 100, x, y).poly(hexagon(inset), 1)
    return mask
