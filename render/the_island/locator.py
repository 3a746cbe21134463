"""A small map: where on the board an enlarged part lies."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.palette import NIGHT, OPTION, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE
from render.the_island import look
from render.the_island.look import BOARD, EDGE, LAND, PALETTE, SEA, STRIP
from render.the_island.places import Chart, hexagon

W, H = 256, 244
SMALL = 21  # percent

Box = tuple[int, int, int, int]


def free_corner(chart: Chart, near: list[str], high: int) -> Box:
    """Where the small map hides none of the hexes that matter."""
    left, right, top, low = 20, WIDE - 20 - W, HEAD + 18, high - 18 - H
    corners = ((left, low), (right, low), (right, top), (left, top))
    boxes = [(x, y, x + W, y + H) for x, y in corners]
    spots = [chart.at(spot) for spot in near]
    return next((box for box in boxes if all(_apart(box, at) > 0 for at in spots)), boxes[0])


def _apart(box: Box, at: tuple[int, int]) -> float:
    """How far a hex stays away from a box; not above 0 if it lies under it."""
    dx = max(box[0] - at[0], at[0] - box[2]) - 106
    dy = max(box[1] - at[1], at[1] - box[3]) - 122
    return max(dx, dy)


def locator(paper: Canvas, view: View, chart: Chart, box: Box) -> None:
    assert view.chosen
    paper.lay(panel, box[:2], (0, 0, W, H), 100, W, H)
    small = Chart((box[0] + box[2]) // 2, (box[1] + box[3]) // 2, SMALL)
    sea, tiny = _small_board(), _tiny_mask()
    paper.back(sea, small.x - sea.width // 2, small.y - sea.height // 2)
    for spot, terrain in view.terrain.items():
        x, y = small.at(spot)
        ink = PALETTE.number(LAND[terrain].top)
        paper.numbers.paste(ink, (x - tiny.width // 2, y - tiny.height // 2), tiny)
    _view_frame(paper, chart, small, box)
    paper.lay(_here, small.at(view.chosen.spot), 12, 100)


def _view_frame(paper: Canvas, chart: Chart, small: Chart, box: Box) -> None:
    """The outline of what the enlarged picture shows."""
    f, high = small.k / chart.k, paper.numbers.height
    x0 = max(box[0] + 8, round(small.x - chart.x * f))
    y0 = max(box[1] + 6, round(small.y - (chart.y - HEAD) * f))
    x1 = min(box[2] - 8, round(small.x + (WIDE - chart.x) * f))
    y1 = min(box[3] - 6, round(small.y + (high - chart.y) * f))
    for side in ((x0, y0, x1, y0 + 3), (x0, y1 - 3, x1, y1), (x0, y0, x0 + 3, y1), (x1 - 3, y0, x1, y1)):
        paper.fill(*side, WHITE)


def panel(p: Pen, wide: int, high: int) -> None:
    """A box that lies on the board."""
    p.box((0, 0, wide, high), 18, STRIP, EDGE, 2)


@lru_cache(maxsize=1)
def _small_board() -> Image.Image:
    paper, chart = look.canvas(240, 226, STRIP), Chart(120, 113, SMALL)
    for spot in BOARD.hexes:
        paper.lay(_hex, chart.at(spot), 14, SMALL)
    for corner in BOARD.safe:
        paper.lay(_safe, chart.corner(corner, 52, 44), 12, 100)
    return paper.numbers


@lru_cache(maxsize=1)
def _tiny_mask() -> Image.Image:
    mask = Image.new("1", (20, 24), 0)
    Pen(mask, SMALL / 100, 10, 12).poly(hexagon(3), 1)
    return mask


def _hex(p: Pen) -> None:
    p.poly(hexagon(3), SEA[2])


def _safe(p: Pen) -> None:
    p.dot(0, 0, 9, LAND["beach"].top)


def _here(p: Pen) -> None:
    p.dot(0, 0, 9.5, NIGHT)
    p.dot(0, 0, 7, OPTION)
