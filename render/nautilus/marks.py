"""The viewer's options on the chart: bright outlines, each with the label the menu has."""

from __future__ import annotations

import math

from games.nautilus.board import DIRECTIONS, opposite
from games.nautilus.view import ModuleView, NautilusView
from render.lettering import width
from render.nautilus import tokens
from render.nautilus.chart import Chart
from render.nautilus.look import BOARD, DANGER, INK
from render.nautilus.modules import octagon, toward
from render.palette import OPTION, WHITE, rgb
from render.pen import Pen

ASIDE = (0.0, -0.6, 0.6, -1.1, 1.1)  # squares a label may move to the side
FEW = 16  # places up to which the price goes with the label
GOALS = ("walk-to", "news-to", "sail-to", "dash-to", "dock")
VEIL = (*rgb(OPTION), 43)
Box = tuple[int, int, int, int]


class Labels:
    """Places labels so that none hides another."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.taken: list[Box] = []

    def pill(self, spot: str, text: str, price: int | None, lifts: tuple[float, ...], size: int = 24) -> None:
        """A label at the first free one of some heights, in squares from the middle."""
        wide, high = pill_width(text, price, size), size + 14
        x, middle = self._place(spot, wide, high, lifts)
        self.taken.append((x - wide // 2, middle - high // 2, x + wide // 2, middle + high // 2))
        self.chart.canvas.lay(_pill, (x, middle), (wide // 2 + 4, high // 2 + 4) * 2, 100, wide, high)
        left = x - wide // 2 + 14
        if price is None:
            self.chart.canvas.text(x, middle, text, size, INK, "Bold", "m", OPTION)
            return
        self.chart.canvas.text(left, middle, text, size, INK, "Bold", "l", OPTION)
        self.chart.canvas.lay(_price, (x + wide // 2 - 20, middle), 19, 100, price)

    def _place(self, spot: str, wide: int, high: int, lifts: tuple[float, ...]) -> tuple[int, int]:
        """The first place near a square that hides no other label; else the one that hides least."""
        window, c = self.chart.window, self.chart.c
        x, y = window.at(spot)
        left, right = wide // 2 + 3, window.wide - wide // 2 - 3
        top, bottom = high // 2 + 3, window.high - high // 2 - 3
        found = []
        for aside in ASIDE:
            for lift in lifts:
                u, v = min(max(x + round(aside * c), left), right), y + round(lift * c)
                if top <= v <= bottom or (aside, lift) == (ASIDE[0], lifts[0]):
                    found.append((u, min(max(v, top), bottom)))

        def hidden(place: tuple[int, int]) -> int:
            u, v = place
            box = (u - wide // 2, v - high // 2, u + wide // 2, v + high // 2)
            return sum(_overlap(box, other) for other in self.taken)

        return min(found, key=hidden)


def pill_width(text: str, price: int | None, size: int = 24) -> int:
    return (width(text, size, "Bold") + (58 if price is not None else 24)) // 2 * 2


def _overlap(one: Box, other: Box) -> int:
    """How much of one label another hides."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, wide) * max(0, high)


def mark(
    chart: Chart,
    view: NautilusView,
    marks: dict[str, str],
    prices: dict[str, int],
    harm: frozenset[str] = frozenset(),
) -> None:
    """All options that have a place; `prices` are shown while there are few, `harm` is ringed in red."""
    city = {built.spot: built for built in view.city}
    seen = {spot: label for spot, label in marks.items() if chart.window.shows(spot)}
    places = view.asked is not None and view.asked.step == "where"
    if places:
        _sites(chart, view, city, seen, prices, harm)
        return
    labels = Labels(chart)
    for spot in seen:
        _outline(chart, view, city, spot, DANGER if spot in harm else OPTION)
    pieces = {*city, *(sub.spot for sub in view.subs), *(tile.spot for tile in view.tiles)}
    for spot, label in sorted(seen.items(), key=lambda mark: mark[0] in pieces):
        _label(labels, view, city, spot, label, len(seen), prices.get(spot))


def ring_origin(chart: Chart, view: NautilusView) -> None:
    """The module or submarine that the goals on offer are for."""
    asked = view.asked
    if asked is None or asked.spot is None or asked.step not in GOALS or not chart.window.shows(asked.spot):
        return
    if any(built.spot == asked.spot for built in view.city):
        chart.lay(_round_module, asked.spot, math.ceil(chart.c * 1.6) + 5, chart.c, WHITE)
    else:
        chart.lay(_round_boat, asked.spot, math.ceil(chart.c * 0.74) + 5, chart.c, WHITE)


def _sites(
    chart: Chart,
    view: NautilusView,
    city: dict[str, ModuleView],
    seen: dict[str, str],
    prices: dict[str, int],
    harm: frozenset[str],
) -> None:
    """Where a module may lie: dashed octagons, wedges at doors it would join, crosses on what it buries."""
    half = math.ceil(chart.c * 1.6) + 4
    for spot in seen:
        chart.lay(_veil, spot, half, chart.c)
        chart.lay(_site, spot, half, chart.c, DANGER if spot in harm else OPTION)
    for spot in seen:
        for way in docks(city, spot):
            chart.lay(_wedge, spot, half, chart.c, way)
    lost = {tile for spot in seen for tile in buried(view, spot)}
    for spot in lost:
        chart.lay(tokens.cross, spot, 16, chart.c * 0.2)
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


def _outline(chart: Chart, view: NautilusView, city: dict[str, ModuleView], spot: str, ink: str) -> None:
    """The shape of what lies there: a module, a submarine, a discovery or open water."""
    c = chart.c
    if spot in city:
        chart.lay(_round_module, spot, math.ceil(c * 1.6) + 5, c, ink)
    elif any(sub.spot == spot for sub in view.subs):
        chart.lay(_round_boat, spot, math.ceil(c * 0.74) + 5, c, ink)
    elif any(tile.spot == spot for tile in view.tiles):
        chart.lay(_round_tile, spot, math.ceil(c * 0.62) + 5, c, ink)
    else:
        chart.lay(_square_veil, spot, c // 2 + 2, c)
        chart.lay(_square, spot, c // 2 + 2, c, ink)


def _label(
    labels: Labels,
    view: NautilusView,
    city: dict[str, ModuleView],
    spot: str,
    label: str,
    count: int,
    price: int | None,
) -> None:
    c = labels.chart.c
    if spot in city:
        labels.pill(spot, label, None, (-1.22, 1.22, -0.8))
    elif any(sub.spot == spot for sub in view.subs):
        labels.pill(spot, label, None, (0.95, -0.95), 22)
    elif any(tile.spot == spot for tile in view.tiles):
        _tile_label(labels, spot, label, price)
    elif width(label, 20, "Bold") <= c - 2:
        x, y = labels.chart.window.at(spot)
        labels.taken.append((x - c // 2, y - 13, x + c // 2, y + 13))
        labels.chart.canvas.lay(_plain, (x, y), (c // 2, 14, c // 2, 14), 100, c)
        labels.chart.canvas.text(x, y, label, 20, INK, "Bold", "m", OPTION)
    elif count <= FEW:
        labels.pill(spot, label, None, (0.0, 0.6, -0.6), 20)


def _tile_label(labels: Labels, spot: str, label: str, price: int | None) -> None:
    """On the discovery itself where there is room, so that it hides no other square's."""
    chart, c = labels.chart, labels.chart.c
    if width(label, 20, "Bold") > c - 2:
        labels.pill(spot, label, price, (0.86, -0.86), 20)
        return
    x, y = chart.window.at(spot)
    low = y + c // 2 - 12
    labels.taken.append((x - c // 2, low - 13, x + c // 2, low + 13))
    chart.canvas.lay(_plain, (x, low), (c // 2, 14, c // 2, 14), 100, c)
    chart.canvas.text(x, low, label, 20, INK, "Bold", "m", OPTION)
    if price is not None:
        chart.canvas.lay(_fee, (x + c // 2 - 13, y - c // 2 + 13), 17, 100, price)


def _fee(p: Pen, price: int) -> None:
    p.dot(0, 0, 15, OPTION)
    p.dot(0, 0, 13, INK)
    p.text(0, 0, price, 21, OPTION, "Black")


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


def _site(p: Pen, c: int, ink: str) -> None:
    line = octagon(0, 0, c, 0.08)
    p.dash([*line, line[0]], casing(ink), 7, 12, 7)
    p.dash([*line, line[0]], ink, 3.4, 12, 7)


def _wedge(p: Pen, c: int, way: str) -> None:
    """Pointing from the new module to a door."""
    dx, dy, far = toward(way)
    x, y = dx * far * c, dy * far * c
    tip = [
        (x - dx * c * 0.42, y - dy * c * 0.42),
        (x - dy * c * 0.3, y + dx * c * 0.3),
        (x + dy * c * 0.3, y - dx * c * 0.3),
    ]
    p.outline(tip, INK, 3)
    p.poly(tip, OPTION)


def casing(ink: str) -> str:
    """What lies beneath a ring: dark, or white beneath red, since red alone is not seen by everyone."""
    return WHITE if ink == DANGER else INK


def _round_module(p: Pen, c: int, ink: str) -> None:
    line = octagon(0, 0, c, -0.02)
    p.outline(line, casing(ink), 9)
    p.outline(line, ink, 5)


def _round_boat(p: Pen, c: int, ink: str) -> None:
    p.dot(0, 0, c * 0.74 + 4, None, casing(ink), 7)
    p.dot(0, 0, c * 0.74 + 2.4, None, ink, 4)


def _round_tile(p: Pen, c: int, ink: str) -> None:
    line = tokens.hexagon(0, 0, c * 0.56)
    p.outline(line, casing(ink), 8)
    p.outline(line, ink, 4)


def _square_veil(p: Pen, c: int) -> None:
    p.box((-c / 2 + 1, -c / 2 + 1, c / 2 - 1, c / 2 - 1), 5, (*rgb(OPTION), 60))


def _square(p: Pen, c: int, ink: str) -> None:
    p.box((-c / 2 + 1, -c / 2 + 1, c / 2 - 1, c / 2 - 1), 6, None, ink, 2)
