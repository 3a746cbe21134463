"""Where things lie: hexes at any scale, the corners of the board; and the outlines of pieces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from games.the_island import board
from render.kit.drawings import between
from render.lettering import font
from render.palette import SEATS
from render.pen import Pen, Point
from render.the_island.look import BOARD, DRAWINGS

ROW = 73  # from row to row; a hex is 84 wide and 98 high, so that all corners lie on whole pixels
CORNERS: tuple[Point, ...] = ((0, -49), (42, -24), (42, 24), (0, 49), (-42, 24), (-42, -24))
SIDES = tuple((q * 84 + r * 42, r * ROW) for q, r in board.SIDES)  # from a hex to those beside it
HALF_W, HALF_H = 536, 506  # of the whole board with its safe islands
DEEPEST = 3


def hexagon(inset: float = 0, dy: float = 0) -> list[Point]:
    """The outline of a hex round the origin."""
    f = 1 - inset / 42
    return [(x * f, y * f + dy) for x, y in CORNERS]


@cache
def centre(spot: str) -> tuple[int, int]:
    """A hex's middle, from the middle of the board, in units."""
    q, r = BOARD.axial[spot]
    return q * 84 + r * 42, r * ROW


@cache
def neighbours(spot: str) -> tuple[str, ...]:
    """The hex on each of the six sides, "" at the edge of the board."""
    (q, r), at = BOARD.axial[spot], {place: spot for spot, place in BOARD.axial.items()}
    return tuple(at.get((q + dq, r + dr), "") for dq, dr in board.SIDES)


class Chart(Struct, frozen=True):
    """Where the board lies in a picture: its middle, and how large it is drawn."""

    x: int
    y: int
    percent: int = 100

    @property
    def k(self) -> float:
        return self.percent / 100

    def at(self, spot: str) -> tuple[int, int]:
        return _at(self.x, self.y, self.percent, spot)

    def corner(self, corner: str, x: float, y: float) -> tuple[int, int]:
        """A place at a safe island; x and y are those of the north-western one."""
        right, low = (1 if "w" in corner else -1), (1 if "n" in corner else -1)
        return round(self.x + right * (x - 504) * self.k), round(self.y + low * (y - 487) * self.k)


def whole(percent: int) -> Chart:
    """The whole board in a picture of its own."""
    return Chart(round(HALF_W * percent / 100), round(HALF_H * percent / 100), percent)


@cache
def _at(x: int, y: int, percent: int, spot: str) -> tuple[int, int]:
    dx, dy = centre(spot)
    return x + round(dx * percent / 100), y + round(dy * percent / 100)


@cache
def depth(spot: str) -> int:
    """How far a hex is from the first outline of the island, at most DEEPEST."""
    return min(DEEPEST, min(steps_between(spot, island) for island in BOARD.island))


def steps_between(one: str, other: str) -> int:
    (q, r), (a, b) = BOARD.axial[one], BOARD.axial[other]
    return max(abs(q - a), abs(r - b), abs(q - a + r - b))


def rounded(points: Sequence[Point], r: float) -> list[Point]:
    """A polygon with a small curve at every corner."""
    found: list[Point] = []
    for number, here in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % len(points)]
        start = between(here, before, r / math.dist(here, before))
        end = between(here, after, r / math.dist(here, after))
        for step in range(5):
            t = step / 4
            found.append(between(between(start, here, t), between(here, end, t), t))
    return found


def explorer_shape(colour: int, s: float, x: float = 0, y: float = 0) -> list[Point]:
    """The outline a colour is known by; the four have about the same area for the same s."""
    k = s / 100
    return [(x + u * k, y + v * k) for u, v in DRAWINGS[SEATS[colour].shape].shapes[0].points]


def cut_out(p: Pen, points: Sequence[Point], fill: str, rim: str, width: float) -> None:
    """A shape with a rim around it, like cut paper."""
    p.outline(points, rim, width * 2)
    p.poly(points, fill)


def letters(p: Pen, x: float, y: float, text: str, size: float, ink: str, weight: str = "Black") -> None:
    """A short text centred on its own ink, not on its line."""
    face = font(size * p.scale, weight)
    left, _, right, _ = face.getbbox(text, anchor="ls")
    cap = face.getbbox("H", anchor="ls")[1]
    p.text(x - (left + right) / 2 / p.scale, y - cap / 2 / p.scale, text, size, ink, weight, "ls")
