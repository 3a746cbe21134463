"""The board with everything on it, and on top of it what changed and what may be done."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from PIL import Image

from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.lettering import width
from render.palette import GOLD, NIGHT, OPTION, WHITE
from render.pen import CLEAR, Pen
from render.pieces import number_dot
from render.scene import Box
from render.the_island.crowd import Crowd, lay_explorer
from render.the_island.ground import NAME_Y, backdrop, lay_cells
from render.the_island.look import BOARD, COLOURS, DRAWINGS, RED, SHADOW
from render.the_island.places import Chart, centre, hexagon, letters, whole
from render.the_island.tokens import arrow, cross, ring
from render.the_island.trail import Entry

IN_CORNER = (98, 74)  # where a safe island's label stands
STOP = 48  # an arrow ends so far before the middle of the hex it leads to
SHORES = {corner: DRAWINGS[f"safe_{corner}"].shapes[0].points for corner in BOARD.safe}
"""The outlines of the safe islands, from the middle of the board."""


def lay_ground(paper: Canvas, chart: Chart, view: View, window: Box) -> list[str]:
    """Sea, surf, tiles and names; returns the hexes to be seen in the window."""
    (x0, y0, x1, y1), board = window, whole(chart.percent)
    x, y = chart.x - board.x, chart.y - board.y
    paper.back(backdrop(chart.percent).crop((x0 - x, y0 - y, x1 - x, y1 - y)), x0, y0)
    wide, high = 46 * chart.k, 66 * chart.k
    places = {spot: chart.at(spot) for spot in BOARD.hexes}
    seen = [s for s, (x, y) in places.items() if x0 - wide < x < x1 + wide and y0 - high < y < y1 + high]
    lay_cells(paper, chart, seen, view)
    return seen


def lay_saved(paper: Canvas, chart: Chart, view: View) -> None:
    """On each safe island a gold plate with one mark, or pile, for each colour."""
    k = chart.k
    for corner, folk in view.safe.items():
        counts = [(n, sum(e[0] == c for e in folk)) for n, c in enumerate(COLOURS)]
        group = [(colour, count) for colour, count in counts if count]
        if not group:
            continue
        places = len(group)
        x0, y0 = chart.corner(corner, 36, 38)
        x1, _ = chart.corner(corner, 36 + 38 * (places - 1), 38)
        reach = round(24 * k), round(27 * k), round((38 * places - 14) * k), round(28 * k)
        paper.lay(_plate, (min(x0, x1), y0), reach, chart.percent, places)
        for place, (colour, count) in enumerate(group):
            x, y = chart.corner(corner, 36 + 38 * place, 37)
            lean = round(2 * k) if count > 1 else 0
            mark = str(count) if count > 1 else COLOURS[colour].upper()
            lay_explorer(paper, (x - lean, y + lean), 29 * k, colour, mark, False, count - 1)


def _plate(p: Pen, places: int) -> None:
    """Under the saved explorers of a safe island; the origin is its leftmost place."""
    end = 38 * (places - 1) + 23
    p.box((-23, -24, end, 27), 16, SHADOW)
    p.box((-23, -26, end, 24), 16, GOLD)


def lay_rings(paper: Canvas, chart: Chart, news: list[Entry], but: Iterable[str] = ()) -> None:
    """White along the edge where something arrived, dashed where a tile sank."""
    changed = {entry.spot: "sank" if entry.kind == "sank" else "new" for entry in news}
    for spot, kind in changed.items():
        if spot in BOARD.axial and spot not in but:
            lay_ring(paper, chart, spot, kind)


def lay_ring(paper: Canvas, chart: Chart, spot: str, kind: str) -> None:
    """One of the rings of a hex, which say what changed or may be done."""
    reach = (round(48 * chart.k), round(55 * chart.k)) * 2
    paper.lay(ring, chart.at(spot), reach, chart.percent, kind)


def lay_news(paper: Canvas, chart: Chart, news: list[Entry], found: dict[str, Crowd]) -> None:
    """Arrows with their numbers, numbers of sunken tiles, crosses where something was lost."""
    ways = [_way(chart, entry, found) for entry in news]
    for (ox, oy), *rest in filter(None, ways):
        local = ((0, 0), *((x - ox, y - oy) for x, y in rest))
        xs, ys = [x for x, _ in local], [y for _, y in local]
        paper.lay(arrow, (ox, oy), (16 - min(xs), 16 - min(ys), 16 + max(xs), 16 + max(ys)), 100, local)
    for number, (entry, way) in enumerate(zip(news, ways, strict=True), 1):
        if way or entry.spot in BOARD.axial:
            at = way[0] if way else _low(chart, entry.spot, found, -1)
            paper.lay(number_dot, at, 17, 100, 0, 0, number, 12.5)
        for spot in entry.crosses:
            paper.lay(cross, _low(chart, spot, found, 1), 16, 100)


def _way(chart: Chart, entry: Entry, found: dict[str, Crowd]) -> list[tuple[int, int]]:
    """The points of an arrow; it leaves the pieces at both ends to be seen."""
    spots, way = [spot for spot in entry.way if spot], list[tuple[int, int]]()
    for spot in spots:
        x, y = chart.at(spot) if spot in BOARD.axial else chart.corner(spot, 80, 62)
        way.append((x, y - round(9 * chart.k) if spot in BOARD.axial else y))
    if len(way) < 2 or way[0] == way[-1]:
        return []
    ashore, near = spots[-1] not in BOARD.axial, math.dist(way[-2], way[-1]) < 100 * chart.k
    occupied = spots[0] in found
    if ashore or occupied:
        way[0] = _towards(way[0], way[1], 36 if ashore else 22 if near else 30)
    if not ashore:
        way[-1] = _towards(way[-1], way[-2], 38 if near and occupied and len(way) == 2 else STOP)
    return way


def _towards(start: tuple[int, int], end: tuple[int, int], length: float) -> tuple[int, int]:
    share = length / max(1, math.dist(start, end))
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


def _low(chart: Chart, spot: str, found: dict[str, Crowd], side: int) -> tuple[int, int]:
    """A lower corner of a hex; an upper one where there are two rows of pieces."""
    x, y = chart.at(spot)
    full = spot in found and found[spot].rows > 1
    return x + round(side * (37 if full else 32) * chart.k), y + round((-14 if full else 19) * chart.k)


def lay_options(paper: Canvas, chart: Chart, marks: Iterable[str], harm: Collection[str]) -> None:
    """A ring along every spot that may be picked: bright, or red where that costs somebody."""
    for spot in marks:
        if spot in BOARD.axial:
            lay_ring(paper, chart, spot, "threat" if spot in harm else "option")
        elif spot in BOARD.safe:
            _lay_corner(paper, chart, spot)


def _lay_corner(paper: Canvas, chart: Chart, corner: str) -> None:
    """A bright ring round a safe island."""
    xs = sorted((chart.corner(corner, -14, 0)[0], chart.corner(corner, 182, 0)[0]))
    ys = sorted((chart.corner(corner, 0, -12)[1], chart.corner(corner, 0, 222)[1]))
    reach = (chart.x - xs[0], chart.y - ys[0], xs[1] - chart.x, ys[1] - chart.y)
    paper.lay(_shore, (chart.x, chart.y), reach, chart.percent, corner)


def _shore(p: Pen, corner: str) -> None:
    p.outline(SHORES[corner], NIGHT, 8)
    p.outline(SHORES[corner], OPTION, 5)
    for spot in BOARD.safe[corner]:  # the landing hexes lie over its sand
        p.moved(*centre(spot)).poly(hexagon(), CLEAR)


def safe_mask(chart: Chart, corner: str) -> tuple[int, int, Image.Image]:
    """The pixels of a safe island, and where they begin."""
    points = [(round(chart.x + x * chart.k), round(chart.y + y * chart.k)) for x, y in SHORES[corner]]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    mask = Image.new("1", (max(xs) - min(xs) + 1, max(ys) - min(ys) + 1), 0)
    Pen(mask, 1, -min(xs), -min(ys)).poly(points, 1)
    return min(xs), min(ys), mask


def lay_labels(paper: Canvas, chart: Chart, marks: dict[str, str]) -> None:
    """The menu's label of each option: in the place of the hex's name where it is that name."""
    for spot, label in marks.items():
        if spot in BOARD.axial:
            x, y = chart.at(spot)
            down = NAME_Y if label.lower() == spot else -36
            lay_chip(paper, (x, y + round(down * chart.k)), label.upper() if down > 0 else label, 20)
        elif spot in BOARD.safe:
            lay_chip(paper, chart.corner(spot, *IN_CORNER), label.upper(), 24)


def lay_chip(paper: Canvas, at: tuple[int, int], label: str, size: int, bad: bool = False) -> None:
    """A bright label; red with a cross where the step would cost somebody."""
    wide = chip_width(label, size)
    half = wide // 2 + 6
    paper.lay(_chip, at, (half, size + 4, half + 8, size + 6), 100, label, size, wide, bad)


def chip_width(label: str, size: int) -> int:
    return width(label, size, "Black") + round(size * 0.62)


def _chip(p: Pen, label: str, size: int, wide: int, bad: bool) -> None:
    x, y = wide / 2, size * 0.68
    p.box((-x, 3 - y, x, y + 3), size * 0.4, NIGHT)
    p.box((-x, -y, x, y), size * 0.4, RED if bad else OPTION, OPTION, 3)
    letters(p, 0, 0, label, size, WHITE if bad else NIGHT)
    if bad:
        cross(p.moved(x - 2, 2 - y, 0.9))  # not by colour alone
