"""Creatures, explorers, boats, coins, and the marks that say what changed or may be done."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.kit.drawings import draw
from render.palette import GOLD, NIGHT, OPTION, SEATS, WHITE
from render.pen import Pen, Point
from render.the_island.look import DRAWINGS, EDGE, FILL, PANEL, RED, SHADOW, STRIP, WOOD_HI
from render.the_island.places import cut_out, explorer_shape, hexagon, letters, rounded


def icon(p: Pen, kind: str) -> None:
    """A drawing round the pen's origin."""
    draw(p, DRAWINGS[kind], {}, DRAWINGS)


HULL = DRAWINGS["hull"].shapes[0].points
LETTER_LEAST = 25  # a smaller explorer carries no letter, a pile always its number
SEATS_IN_BOAT = 3

Passenger = tuple[int, str]  # colour, mark


def explorer(
    p: Pen,
    colour: int,
    s: float,
    mark: str = "",
    wet: bool = False,
    stack: int = 0,
    shadow: bool = True,
    rim: float = 0,
) -> None:
    """An explorer: a letter, handle or number inside; wet: a swimmer; stack: more edges behind."""
    width = rim or max(2.0, s * 0.075)
    if shadow and not wet:
        p.poly(explorer_shape(colour, s + 2 * width, s * 0.04, s * 0.11), SHADOW)
    for layer in range(min(stack, 2), 0, -1):
        o = 0.11 * s * layer
        cut_out(p, explorer_shape(colour, s, o, -o), FILL[colour], WHITE, width)
        p.poly(explorer_shape(colour, s + 2 * width, o - 0.05 * s, 0.05 * s - o), NIGHT)
    cut_out(p, explorer_shape(colour, s), FILL[colour], WHITE, width)
    if wet:  # below the water line: darker, and the rim turns to water
        icon(p.moved(0, 0, s / 100), f"wet_{SEATS[colour].shape}")
    if mark and (s >= LETTER_LEAST or mark.isdigit()):
        low = 0.1 * s if SEATS[colour].shape == "triangle" else 0
        size = max(20, s * (0.6 if len(mark) == 1 else 0.5))
        letters(p, 0, low - (s * 0.04 if wet else 0), mark, size, NIGHT)


def boat(p: Pen, crew: tuple[Passenger, ...], marked: bool = False) -> None:
    """From the side: passengers behind the gunwale in three fixed places, a free seat is an empty hoop."""
    p.moved(2, 4).poly(HULL, SHADOW)
    for place in range(max(SEATS_IN_BOAT, len(crew))):
        x = (place - 1) * 25
        if place < len(crew):
            colour, mark = crew[place]
            seat = p.moved(x, -17)
            explorer(seat, colour, 23.5, shadow=False, rim=2.2)
            if marked and mark:
                letters(seat, 0, -1 if SEATS[colour].shape != "triangle" else 1, mark, 14, NIGHT)
        else:
            p.dot(x, -14, 10.1, WOOD_HI)
            p.dot(x, -14, 7.5, NIGHT)
    icon(p, "hull")


def fate(p: Pen, colour: int, state: str) -> None:
    """One of the ten explorers on a player's card: on gold, in full, only an outline, or crossed out."""
    if state == "saved":
        explorer(p, colour, 20, rim=2.2)
    elif state == "playing":
        cut_out(p, explorer_shape(colour, 20), FILL[colour], PANEL, 1)
    elif state == "waiting":
        cut_out(p, explorer_shape(colour, 17), PANEL, FILL[colour], 2)
    else:
        cut_out(p, explorer_shape(colour, 20), STRIP, EDGE, 2)
        cross(p, 6, 5.4, 3)


def coin(p: Pen, r: float, value: int | str) -> None:
    p.dot(0, 0, r * 1.13, NIGHT)
    p.dot(0, 0, r, GOLD)
    letters(p, 0, 0, str(value), r * 1.35, NIGHT)


def cross(p: Pen, r: float = 7.5, rim: float = 11, width: float = 6) -> None:
    """A cross: something was lost, or would be."""
    for ink, thick in ((WHITE, rim), (RED, width)):
        for s in (1, -1):
            p.line([(-r, -r * s), (r, r * s)], ink, thick)


RINGS = {
    "new": (WHITE, 3.4, 1.0),
    "sank": (WHITE, 3.4, 1.0),
    "option": (OPTION, 4, 2.5),
    "threat": (WHITE, 8, 1.0),
}
"""How the edge of a hex is marked: ink, width and inset; dashed where a tile sank."""


def ring(p: Pen, kind: str, width: float = 0) -> None:
    """A ring along the edge of a hex, so that it hides neither name nor piece."""
    ink, usual, inset = RINGS[kind]
    points, thick = rounded(hexagon(inset), 5), width or usual
    around = [*points, points[0], points[1]]
    if kind == "sank":
        p.dash(around, ink, thick, 2.35 * thick, 2.1 * thick)
        return
    p.line(around, NIGHT, thick + 3)
    p.line(around, ink, thick)
    if kind == "threat":  # red within white, since not everyone sees red
        p.outline(points, RED, 4)


def arrow(p: Pen, points: Sequence[Point]) -> None:
    """A way with a dark casing and one head, which ends in the last point."""
    (x0, y0), (x1, y1) = points[-2], points[-1]
    a = math.atan2(y1 - y0, x1 - x0)

    def back(length: float, side: float = 0) -> Point:
        return x1 - math.cos(a) * length + math.sin(a) * side, y1 - math.sin(a) * length - math.cos(a) * side

    head = [back(0), back(15, 10), back(15, -10)]
    body = [*points[:-1], back(11)]
    p.line(body, NIGHT, 8.5)
    cut_out(p, head, NIGHT, NIGHT, 2.4)
    p.line(body, WHITE, 4)
    p.poly(head, WHITE)
