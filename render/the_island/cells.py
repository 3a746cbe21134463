"""The ground hex by hex: each is one ready piece of the picture, whatever the match."""

from __future__ import annotations

from PIL import Image

from games.the_island.board import SIDES
from render.canvas import Canvas
from render.kit.store import GROUNDS
from render.pen import Pen
from render.the_island import look
from render.the_island.backdrop import NAME_Y, lay_name, name_size, unnamed
from render.the_island.ground import surf, tile, wall
from render.the_island.look import BOARD, LAND, SEA_NAME, SHADE
from render.the_island.places import HALF_H, HALF_W, Chart, depth, hexagon

AT = {place: spot for spot, place in BOARD.axial.items()}
BESIDE = {  # the hex on each of the six sides, "" at the edge of the board
    spot: tuple(AT.get((q + dq, r + dr), "") for dq, dr in SIDES) for spot, (q, r) in BOARD.axial.items()
}
ABOVE = (1, 2)  # the sides whose tiles show their wall to a hex
OFFSETS = tuple((dq * 84 + dr * 42, dr * 73) for dq, dr in SIDES)
TEXTURES = 4  # of beaches


def lay_cell(paper: Canvas, chart: Chart, spot: str, terrain: dict[str, str], busy: bool) -> None:
    """A tile, or the sea beside one; open sea is the backdrop's."""
    kind = terrain.get(spot)
    if kind:
        image = land_cell(chart.percent, spot, kind, busy and kind == "forest")
    else:
        beside = tuple([terrain.get(other, "") for other in BESIDE[spot]])
        if not any(beside):
            return
        image = sea_cell(chart.percent, spot, beside)
    x, y = chart.at(spot)
    mask = hex_mask(chart.percent)
    paper.numbers.paste(image, (x - mask.width // 2, y - mask.height // 2), mask)


@GROUNDS.keeps
def land_cell(percent: int, spot: str, terrain: str, busy: bool) -> Image.Image:
    paper, middle = _cell(percent)
    paper.fill(0, 0, *paper.numbers.size, SHADE)
    texture = sum(BOARD.axial[spot]) % TEXTURES if terrain == "beach" else 0
    paper.lay(tile, middle, _reach(percent), percent, terrain, busy, texture)
    size, look = name_size(percent), LAND[terrain]
    down = middle[1] + round(NAME_Y * percent / 100)
    paper.text(middle[0], down, spot.upper(), size, look.name, "SemiBold", "m", look.top)
    return paper.numbers


@GROUNDS.keeps
def sea_cell(percent: int, spot: str, beside: tuple[str, ...]) -> Image.Image:
    """Surf and shade, and the walls of the tiles above."""
    paper, (x, y) = _cell(percent)
    k = percent / 100
    whole = Chart(round(HALF_W * k), round(HALF_H * k), percent)
    left, top = whole.at(spot)[0] - x, whole.at(spot)[1] - y
    paper.back(unnamed(percent).crop((left, top, left + paper.numbers.width, top + paper.numbers.height)))
    paper.put(surf(percent, tuple(map(bool, beside))), (x, y))
    for side, terrain in enumerate(beside):
        if terrain:
            at = (x + round(OFFSETS[side][0] * k), y + round(OFFSETS[side][1] * k))
            draw = wall if side in ABOVE else _edge
            paper.lay(draw, at, _reach(percent), percent, terrain)
    lay_name(paper, Chart(whole.x - left, whole.y - top, percent), spot, SEA_NAME[depth(spot)])
    return paper.numbers


def _edge(p: Pen, terrain: str) -> None:
    p.poly(hexagon(), SHADE)


def _cell(percent: int) -> tuple[Canvas, tuple[int, int]]:
    wide, high = 44 * percent // 100 + 1, 51 * percent // 100 + 1
    return look.canvas(2 * wide, 2 * high), (wide, high)


def _reach(percent: int) -> tuple[int, int, int, int]:
    wide, high = 43 * percent // 100 + 1, 50 * percent // 100 + 1
    return wide, high, wide, high + 14 * percent // 100


@GROUNDS.keeps
def hex_mask(percent: int) -> Image.Image:
    """The pixels that belong to a hex."""
    paper, (x, y) = _cell(percent)
    mask = Image.new("1", paper.numbers.size, 0)
    Pen(mask, percent / 100, x, y).poly(hexagon(), 1)
    return mask
