"""The viewer's options on the chart: bright outlines, each with the label the menu has."""

from __future__ import annotations

import math

from games.nautilus.board import DIRECTIONS, opposite
from games.nautilus.view import NautilusView
from render.lettering import width
from render.nautilus import tokens
from render.nautilus.chart import Chart
from render.nautilus.look import BOARD, DANGER, INK
from render.nautilus.modules import octagon, toward
from render.palette import OPTION, WHITE, rgb
from render.pen import Pen
from render.scene import Box

ASIDE = (0.0, -0.6, 0.6, -1.1, 1.1)  # squares a label may move to the side
FEW = 16  # places up to which the price goes with the label
GOALS = ("walk-to", "news-to", "sail-to", "dash-to", "dock")
RINGS = {"module": 1.6, "boat": 0.74, "tile": 0.62}  # squares that a ring round a piece reaches
SITE, VEIL = 0.08, 43  # of a place for a module: how far within it the line runs, how much is veiled


class Labels:
    """Places labels so that none hides another."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.taken: list[Box] = []

    def pill(self, spot: str, text: str, price: int | None, lifts: tuple[float, ...], size: int = 24) -> None:
        """A label at the first free one of some heights, in squares from the middle."""
        canvas, wide, high = self.chart.canvas, pill_width(text, price, size), size + 14
        x, middle = self._place(spot, wide, high, lifts)
        self.taken.append((x - wide // 2, middle - high // 2, x + wide // 2, middle + high // 2))
        canvas.lay(_pill, (x, middle), (wide // 2 + 4, high // 2 + 4) * 2, 100, wide, high)
        if price is None:
            canvas.text(x, middle, text, size, INK, "Bold", "m", OPTION)
            return
        canvas.text(x - wide // 2 + 14, middle, text, size, INK, "Bold", "l", OPTION)
        canvas.lay(price_dot, (x + wide // 2 - 20, middle), 19, 100, price, 16)

    def flat(self, spot: str, text: str, down: int) -> None:
        """A label that is no wider than its square, so many pixels below the middle."""
        (x, y), half = self.chart.window.at(spot), self.chart.c // 2
        self.taken.append((x - half, y + down - 13, x + half, y + down + 13))
        self.chart.canvas.fill(x - half + 3, y + down - 13, x + half - 3, y + down + 13, OPTION)
        self.chart.canvas.text(x, y + down, text, 20, INK, "Bold", "m", OPTION)

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


def lying(view: NautilusView) -> dict[str, str]:
    """What the squares hold that are not open water: a module, a boat or a tile."""
    tiles = dict.fromkeys((tile.spot for tile in view.tiles), "tile")
    boats = dict.fromkeys((sub.spot for sub in view.subs), "boat")
    return tiles | boats | dict.fromkeys((built.spot for built in view.city), "module")


def mark(
    chart: Chart, view: NautilusView, marks: dict[str, str], prices: dict[str, int], harm: frozenset[str]
) -> None:
    """All options that have a place; `prices` are shown while there are few, `harm` is ringed in red."""
    seen = {spot: label for spot, label in marks.items() if chart.window.shows(spot)}
    inks = {spot: DANGER if spot in harm else OPTION for spot in seen}
    if view.asked is not None and view.asked.step == "where":
        _sites(chart, view, seen, prices, inks)
        return
    pieces, labels = lying(view), Labels(chart)
    held = {spot: pieces.get(spot, "water") for spot in seen}
    for spot in seen:
        _outline(chart, spot, held[spot], inks[spot])
    for spot in sorted(seen, key=lambda spot: held[spot] != "water"):
        _label(labels, held[spot], spot, seen[spot], len(seen), prices.get(spot))


def ring_origin(chart: Chart, view: NautilusView) -> None:
    """The module or submarine that the goals on offer are for."""
    asked = view.asked
    if asked is not None and asked.spot is not None and asked.step in GOALS:
        _outline(chart, asked.spot, "module" if lying(view).get(asked.spot) == "module" else "boat", WHITE)


def _sites(
    chart: Chart, view: NautilusView, seen: dict[str, str], prices: dict[str, int], inks: dict[str, str]
) -> None:
    """Where a module may lie: dashed octagons, wedges at doors it would join, crosses on what it buries."""
    half = math.ceil(chart.c * 1.6) + 4
    for spot in seen:
        chart.lay(_site, spot, half, chart.c, inks[spot])
    for spot in seen:
        for way in docks(view, spot):
            chart.lay(_wedge, spot, half, chart.c, way)
    lost = {tile for spot in seen for tile in buried(view, spot)}
    for spot in lost:
        chart.lay(tokens.icon, spot, 16, "cross", chart.c * 0.2)
    labels = Labels(chart)
    for spot, label in seen.items():
        row = {f"{chr(ord(spot[0]) + dx)}{spot[1:]}" for dx in (-1, 0, 1)}
        lifts = (0.88, -0.88, 0.0) if row & lost else (0.0, 0.88, -0.88)
        labels.pill(spot, label, prices.get(spot) if len(seen) <= FEW else None, lifts)


def docks(view: NautilusView, spot: str) -> dict[str, str]:
    """The doors of the city that a module here could be joined to: direction and module."""
    doors = {built.spot: built.doors for built in view.city}
    beyond = {DIRECTIONS[number]: other for number, other in enumerate(BOARD.beyond.get(spot, ()))}
    facing = {way: DIRECTIONS[opposite(number)] for number, way in enumerate(DIRECTIONS)}
    return {way: other for way, other in beyond.items() if other and facing[way] in doors.get(other, ())}


def buried(view: NautilusView, spot: str) -> list[str]:
    """The discoveries that a module here would cover."""
    under = BOARD.footprint.get(spot, 0)
    return [tile.spot for tile in view.tiles if BOARD.bit[tile.spot] & under]


def _outline(chart: Chart, spot: str, held: str, ink: str) -> None:
    """The shape of what lies there."""
    if held in RINGS:
        chart.lay(_ring, spot, math.ceil(chart.c * RINGS[held]) + 5, chart.c, held, ink)
    else:
        chart.lay(_square, spot, chart.c // 2 + 2, chart.c, ink)


def _label(labels: Labels, held: str, spot: str, label: str, count: int, price: int | None) -> None:
    """Beside a module or a boat; on anything else where there is room, so that it hides no other square's."""
    chart, c = labels.chart, labels.chart.c
    fits = width(label, 20, "Bold") <= c - 2
    if held == "module":
        labels.pill(spot, label, None, (-1.22, 1.22, -0.8))
    elif held == "boat":
        labels.pill(spot, label, None, (0.95, -0.95), 22)
    elif fits:
        labels.flat(spot, label, c // 2 - 12 if held == "tile" else 0)
        if held == "tile" and price is not None:
            x, y = chart.window.at(spot)
            chart.canvas.lay(price_dot, (x + c // 2 - 13, y - c // 2 + 13), 17, 100, price, 13, 21, 2)
    elif held == "tile":
        labels.pill(spot, label, price, (0.86, -0.86), 20)
    elif count <= FEW:
        labels.pill(spot, label, None, (0.0, 0.6, -0.6), 20)


def price_dot(p: Pen, price: int, r: float, size: int = 24, rim: float = 0) -> None:
    """What an option costs, beside its label or, with a rim, on what lies there."""
    if rim:
        p.dot(0, 0, r + rim, OPTION)
    p.dot(0, 0, r, INK)
    p.text(0, 0, price, size, OPTION, "Black")


def _pill(p: Pen, wide: int, high: int) -> None:
    p.box((-wide / 2 - 2, -high / 2 - 2, wide / 2 + 2, high / 2 + 2), high / 2 + 2, INK)
    p.box((-wide / 2, -high / 2, wide / 2, high / 2), high / 2, OPTION)


def _site(p: Pen, c: int, ink: str) -> None:
    line = octagon(0, 0, c, SITE)
    p.poly(line, (*rgb(OPTION), VEIL))
    p.dash([*line, line[0]], casing(ink), 7, 12, 7)
    p.dash([*line, line[0]], ink, 3.4, 12, 7)


def _wedge(p: Pen, c: int, way: str) -> None:
    """Pointing from the new module to a door."""
    dx, dy, far = toward(way)
    x, y = dx * far * c, dy * far * c
    base = [(x - dy * c * 0.3, y + dx * c * 0.3), (x + dy * c * 0.3, y - dx * c * 0.3)]
    tip = [(x - dx * c * 0.42, y - dy * c * 0.42), *base]
    p.outline(tip, INK, 3)
    p.poly(tip, OPTION)


def casing(ink: str) -> str:
    """What lies beneath a ring: dark, or white beneath red, since red alone is not seen by everyone."""
    return WHITE if ink == DANGER else INK


def _ring(p: Pen, c: int, held: str, ink: str) -> None:
    """Round a module, a submarine or a discovery."""
    if held == "boat":
        p.dot(0, 0, c * 0.74 + 4, None, casing(ink), 7)
        p.dot(0, 0, c * 0.74 + 2.4, None, ink, 4)
        return
    thick, line = (5, octagon(0, 0, c, -0.02)) if held == "module" else (4, tokens.hexagon(0, 0, c * 0.56))
    p.outline(line, casing(ink), thick + 4)
    p.outline(line, ink, thick)


def _square(p: Pen, c: int, ink: str) -> None:
    p.box((-c / 2 + 1, -c / 2 + 1, c / 2 - 1, c / 2 - 1), 5, (*rgb(OPTION), 60))
    p.box((-c / 2 + 1, -c / 2 + 1, c / 2 - 1, c / 2 - 1), 6, None, ink, 2)
