"""The ground hex by hex, each a ready piece of the picture: tiles like cut paper, with surf round them."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.kit.drawings import draw, folder
from render.kit.scenes import painted
from render.kit.sprites import SPRITES, Reach, Sprite, cut
from render.kit.store import GROUNDS
from render.pen import CLEAR, Pen
from render.the_island import look
from render.the_island.look import BOARD, CONTOUR, DRAWINGS, FOAM, LAND, PALETTE, SEA_NAME, SHADE
from render.the_island.places import SIDES, Chart, depth, hexagon, letters, neighbours, rounded, whole
from render.the_island.tokens import icon

SCENES = folder(__file__, "scenes")

FINE = 3  # surf is drawn so much larger
NAME_Y = 30.5  # of a name, below a hex's middle
BESIDE_PIER = {"k1": 7, "k11": -10}  # names that make room
TEXTURES = {  # forests make room where somebody stands
    "beach": ("beach_0", "beach_1", "beach_2", "beach_3"),
    "forest": ("forest", "clearing"),
    "mountain": ("mountain",),
}
ABOVE = (1, 2)  # the sides whose tiles show their wall to a hex


def tile(p: Pen, terrain: str, texture: int = 0) -> None:
    """Cut paper: a wall towards the viewer (thicker sinks later), the top, its texture."""
    land = LAND[terrain]
    wall(p, terrain)
    p.poly(rounded(hexagon(1.0), 6), land.dark)
    p.poly(rounded(hexagon(2.6), 6), land.top)
    icon(p, TEXTURES[terrain][texture])


def wall(p: Pen, terrain: str) -> None:
    """What is seen of a tile from below, and the shade in the gap around it."""
    p.poly(hexagon(), SHADE)
    for down in range(LAND[terrain].thick, 0, -1):
        p.poly(rounded(hexagon(1.0, down), 6), LAND[terrain].wall)


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

    _fill(shape, SHADE, grown(0, 3 * k, (3, 16)))
    for grow, ink, width in ((8.0, CONTOUR, 1.6), (4.3, FOAM, 1.8)):
        _fill(shape, ink, ImageChops.subtract(grown(grow, 5 * k), grown(grow - width, 5 * k)))
    own = Image.new("L", shape.size, 0)
    ImageDraw.Draw(own).polygon([(w + x * k, h + y * k) for x, y in hexagon()], fill=255)
    shape.putalpha(ImageChops.darker(shape.getchannel("A"), own))
    return cut(PALETTE, shape.reduce(FINE), -w // FINE, -h // FINE)


def _fill(image: Image.Image, ink: str, mask: Image.Image) -> None:
    """A mask of whole pixels in one colour; as bits it is laid down much faster."""
    image.paste(ink, (0, 0), mask.convert("1", dither=Image.Dither.NONE))


@GROUNDS.keeps
def unnamed(percent: int) -> Image.Image:
    """What never changes on the board: night, safe islands, depths, the net of hexes."""
    chart = whole(percent)
    size = 2 * chart.x, 2 * chart.y
    return painted(
        PALETTE, size, lambda p: draw(p.moved(chart.x, chart.y, chart.k), SCENES["board"], {}, DRAWINGS)
    )


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
    texture = sum(BOARD.axial[spot]) % len(TEXTURES["beach"]) if terrain == "beach" else int(busy)
    paper.lay(tile, (x, y), _reach(percent), percent, terrain, texture)
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
