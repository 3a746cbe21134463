"""The viewer's options on the chart: bright outlines, each with the label the menu has."""

from __future__ import annotations

import math

from games.nautilus.board import DIRECTIONS, opposite
from games.nautilus.view import ModuleView, NautilusView
from render.lettering import width
from render.nautilus import tokens
from render.nautilus.chart import Chart
from render.nautilus.look import BOARD, INK
from render.nautilus.modules import octagon, toward
from render.nautilus.sprite import piece, put
from render.palette import OPTION, rgb
from render.pen import Pen

FEW = 16  # places up to which the price goes with the label
VEIL = (*rgb(OPTION), 43)
Box = tuple[int, int, int, int]


class Labels:
    """Labels find a place where they hide no other one."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.taken: list[Box] = []

    def pill(self, spot: str, text: str, price: int | None, lifts: tuple[float, ...], size: int = 24) -> None:
        """At the first of some heights, in squares from the middle, that is free."""
        x, y = self.chart.window.at(spot)
        wide, high = pill_width(text, price, size), size + 14
        x = min(max(x, wide // 2 + 3), self.chart.window.wide - wide // 2 - 3)
        top, bottom = high // 2 + 3, self.chart.window.high - high // 2 - 3
        inside = [lift for lift in lifts if top <= y + round(lift * self.chart.c) <= bottom]
        for lift in inside or lifts[:1]:
            middle = min(max(y + round(lift * self.chart.c), top), bottom)
            box = (x - wide // 2, middle - high // 2, x + wide // 2, middle + high // 2)
            if not any(_overlap(box, other) for other in self.taken):
                break
        self.taken.append(box)
        put(
            self.chart.canvas.numbers, piece(_pill, (wide // 2 + 4, high // 2 + 4) * 2, wide, high), x, middle
        )
        left = x - wide // 2 + 14
        if price is None:
            self.chart.canvas.text(x, middle, text, size, INK, "Bold", "m", OPTION)
            return
        self.chart.canvas.text(left, middle, text, size, INK, "Bold", "l", OPTION)
        put(self.chart.canvas.numbers, piece(_price, 19, price), x + wide // 2 - 20, middle)


def pill_width(text: str, price: int | None, size: int = 24) -> int:
    return (width(text, size, "Bold") + (58 if price is not None else 24)) // 2 * 2


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def mark(chart: Chart, view: NautilusView, marks: dict[str, str], prices: dict[str, int]) -> None:
    """All options that have a place; `prices` are shown while there are few."""
    city = {built.spot: built for built in view.city}
    seen = {spot: label for spot, label in marks.items() if chart.window.shows(spot)}
    places = view.asked is not None and view.asked.step == "where"
    if places:
        _sites(chart, view, city, seen, prices)
        return
    labels = Labels(chart)
    for spot in seen:
        _outline(chart, view, city, spot)
    pieces = {*city, *(sub.spot for sub in view.subs), *(tile.spot for tile in view.tiles)}
    for spot, label in sorted(seen.items(), key=lambda mark: mark[0] in pieces):
        _label(labels, view, city, spot, label, len(seen))


def _sites(
    chart: Chart,
    view: NautilusView,
    city: dict[str, ModuleView],
    seen: dict[str, str],
    prices: dict[str, int],
) -> None:
    """Where a module may lie: dashed octagons, wedges at doors it can dock to, crosses on what it buries."""
    half = math.ceil(chart.c * 1.6) + 4
    for spot in seen:
        chart.put(piece(_veil, half, chart.c, edge=OPTION), spot)
        chart.put(piece(_site, half, chart.c), spot)
    for spot in seen:
        for way in docks(city, spot):
            chart.put(piece(_wedge, half, chart.c, way), spot)
    lost = {tile for spot in seen for tile in buried(view, spot)}
    for spot in lost:
        chart.put(piece(tokens.cross, 16, chart.c * 0.2), spot)
    labels = Labels(chart)
    for spot, label in seen.items():
        row = {f"{chr(ord(spot[0]) + dx)}{spot[1:]}" for dx in (-1, 0, 1)}
        lifts = (0.88, -0.88, 0.0) if row & lost else (0.0, 0.88, -0.88)
        labels.pill(spot, label, prices.get(spot) if len(seen) <= FEW else None, lifts)


def docks(city: dict[str, ModuleView], spot: str) -> dict[str, str]:
    """The doors of the city that a module here could be joined to: direction and module."""
    found: dict[str, str] = {}
    for number, other in enumerate(BOARD.beyond.get(spot, ())):
        facing = DIRECTIONS[opposite(number)]
        if other and other in city and facing in city[other].doors:
            found[DIRECTIONS[number]] = other
    return found


def buried(view: NautilusView, spot: str) -> list[str]:
    """The discoveries that a module here would cover."""
    if spot not in BOARD.footprint:
        return []
    under = BOARD.footprint[spot]
    return [tile.spot for tile in view.tiles if BOARD.bit[tile.spot] & under]


def _outline(chart: Chart, view: NautilusView, city: dict[str, ModuleView], spot: str) -> None:
    """The shape of what lies there: a module, a submarine, a discovery or open water."""
    c = chart.c
    if spot in city:
        chart.put(piece(_round_module, math.ceil(c * 1.6) + 5, c), spot)
    elif any(sub.spot == spot for sub in view.subs):
        chart.put(piece(_round_boat, math.ceil(c * 0.74) + 5, c), spot)
    elif any(tile.spot == spot for tile in view.tiles):
        chart.put(piece(_round_tile, math.ceil(c * 0.62) + 5, c), spot)
    else:
        chart.put(piece(_square_veil, c // 2 + 2, c, edge=OPTION), spot)
        chart.put(piece(_square, c // 2 + 2, c), spot)


def _label(
    labels: Labels, view: NautilusView, city: dict[str, ModuleView], spot: str, label: str, count: int
) -> None:
    c = labels.chart.c
    if spot in city:
        labels.pill(spot, label, None, (-1.22, 1.22, -0.8))
    elif any(sub.spot == spot for sub in view.subs):
        labels.pill(spot, label, None, (0.95, -0.95), 22)
    elif any(tile.spot == spot for tile in view.tiles):
        labels.pill(spot, label, None, (0.86, -0.86), 20)
    elif width(label, 20, "Bold") <= c - 2:
        x, y = labels.chart.window.at(spot)
        labels.taken.append((x - c // 2, y - 13, x + c // 2, y + 13))
        put(labels.chart.canvas.numbers, piece(_plain, (c // 2, 14, c // 2, 14), c), x, y)
        labels.chart.canvas.text(x, y, label, 20, INK, "Bold", "m", OPTION)
    elif count <= FEW:
        labels.pill(spot, label, None, (0.0, 0.6, -0.6), 20)


def _pill(p: Pen, wide: int, high: int) -> None:
    p.box((-wide / 2 - 2, -high / 2 - 2, wide / 2 + 2, high / 2 + 2), high / 2 + 2, INK)
    p.box((-wide / 2, -high / 2, wide / 2, high / 2), high / 2, OPTION)


def _price(p: Pen, price: int) -> None:
    p.dot(0, 0, 16, INK)
    p.text(0, 0, price, 24, OPTION, "Black")


def _plain(p: Pen, c: int) -> None:
    p.box((-c / 2 + 3, -13, c / 2 - 3, 13), 0, OPTION)


def _veil(p: Pen, c: int) -> None:
    p.poly(octagon(0, 0, c, 0.08), VEIL)


def _site(p: Pen, c: int) -> None:
    line = octagon(0, 0, c, 0.08)
    p.dash([*line, line[0]], INK, 6, 12, 7)
    p.dash([*line, line[0]], OPTION, 3.4, 12, 7)


def _wedge(p: Pen, c: int, way: str) -> None:
    """Pointing from the new module to a door."""
    dx, dy, far = toward(way)
    x, y = dx * far * c, dy * far * c
    tip = [
        (x - dx * c * 0.42, y - dy * c * 0.42),
        (x - dy * c * 0.3, y + dx * c * 0.3),
        (x + dy * c * 0.3, y - dx * c * 0.3),
    ]
    p.line([*tip, tip[0], tip[1]], INK, 3)
    p.poly(tip, OPTION)


def _round_module(p: Pen, c: int) -> None:
    line = octagon(0, 0, c, -0.02)
    p.line([*line, line[0], line[1]], INK, 8)
    p.line([*line, line[0], line[1]], OPTION, 5)


def _round_boat(p: Pen, c: int) -> None:
    p.dot(0, 0, c * 0.74 + 4, None, INK, 7)
    p.dot(0, 0, c * 0.74 + 2.4, None, OPTION, 4)


def _round_tile(p: Pen, c: int) -> None:
    line = tokens.hexagon(0, 0, c * 0.56)
    p.line([*line, line[0], line[1]], INK, 7)
    p.line([*line, line[0], line[1]], OPTION, 4)


def _square_veil(p: Pen, c: int) -> None:
    p.box((-c / 2 + 1, -c / 2 + 1, c / 2 - 1, c / 2 - 1), 5, (*rgb(OPTION), 60))


def _square(p: Pen, c: int) -> None:
    p.box((-c / 2 + 1, -c / 2 + 1, c / 2 - 1, c / 2 - 1), 6, None, OPTION, 2)
