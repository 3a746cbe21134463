"""Where things lie: the hexes of a chart at any scale, and the four corners of the board."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from render.pen import Point
from render.the_island.look import BOARD

ROW = 73  # from row to row; a hex is 84 wide and 98 high, so that all corners lie on whole pixels
CORNERS: tuple[Point, ...] = ((0, -49), (42, -24), (42, 24), (0, 49), (-42, 24), (-42, -24))
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
        right, low = corner_sides(corner)
        return round(self.x + right * (x - 504) * self.k), round(self.y + low * (y - 487) * self.k)


@cache
def _at(x: int, y: int, percent: int, spot: str) -> tuple[int, int]:
    dx, dy = centre(spot)
    return x + round(dx * percent / 100), y + round(dy * percent / 100)


def corner_sides(corner: str) -> tuple[int, int]:
    """1 for west and north, -1 for east and south."""
    return (1 if "w" in corner else -1), (1 if "n" in corner else -1)


@cache
def depth(spot: str) -> int:
    """How far a hex is from the first outline of the island, at most DEEPEST."""
    q, r = BOARD.axial[spot]
    return min(
        DEEPEST, min(_steps(q - a, r - b) for a, b in (BOARD.axial[island] for island in BOARD.island))
    )


def _steps(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


def steps_between(one: str, other: str) -> int:
    (q, r), (a, b) = BOARD.axial[one], BOARD.axial[other]
    return _steps(q - a, r - b)
