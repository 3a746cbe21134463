"""The sea as a grid of squares, and what an octagon on it covers, touches and clashes with.

A set of squares is one whole number, a bit for each square: ranges and overlaps are a few shifts and masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

COLUMNS, ROWS = 26, 20
ZONES = {"L": "lagoon", "S": "slope", "D": "deep", "T": "trench"}
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
BLUE = ("n", "e", "s", "w")

Squares = int
"""A set of squares: one bit each."""

_STRIDE = COLUMNS + 1  # an unused column, or a step east of Z would come out at A
_WAYS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_NEXT = tuple((3 * x, 3 * y) if not x or not y else (2 * x, 2 * y) for x, y in _WAYS)
"""From one octagon's centre to the next: three squares straight on, or two and two across a corner."""

_NINE = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1))
_CLASH = tuple((x, y) for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) < 4)
"""Two octagons overlap when |x| < 3 and |y| < 3 and |x| + |y| < 4."""


def name(x: int, y: int) -> str:
    return f"{chr(65 + x)}{y + 1}"


def place(spot: str) -> tuple[int, int]:
    """Column and row of a spot, from 0."""
    return ord(spot[0]) - 65, int(spot[1:]) - 1


def row(spot: str) -> str:
    return spot[1:]


def distance(one: str, other: str) -> int:
    """In squares, never diagonally."""
    (x, y), (u, v) = place(one), place(other)
    return abs(x - u) + abs(y - v)


def opposite(direction: int) -> int:
    return (direction + 4) % 8


class Board:
    """The printed sea, with everything that can be computed in advance."""

    def __init__(self, rows: Sequence[str], prices: dict[str, int]) -> None:
        self.spots = tuple(name(x, y) for y in range(ROWS) for x in range(COLUMNS))
        self.bit = {spot: 1 << (place(spot)[1] * _STRIDE + place(spot)[0]) for spot in self.spots}
        self.sea: Squares = sum(self.bit.values())
        self.zone = {name(x, y): ZONES[rows[y][x].upper()] for y in range(ROWS) for x in range(COLUMNS)}
        self.zones = {
            zone: self.squares(s for s in self.spots if self.zone[s] == zone) for zone in ZONES.values()
        }
        self.printed = {  # the discovery squares of each zone
            zone: tuple(
                s for s in self.spots if self.zone[s] == zone and rows[place(s)[1]][place(s)[0]].islower()
            )
            for zone in ZONES.values()
        }
        self.around = {spot: self._shifted(spot, _NINE) for spot in self.spots}
        self.centres = tuple(spot for spot in self.spots if self._inside(spot))
        self.footprint = {spot: self.around[spot] for spot in self.centres}
        self.depth = {spot: max(prices[self.zone[s]] for s in self.covered(spot)) for spot in self.centres}
        self.clash = {spot: self._shifted(spot, _CLASH) for spot in self.centres}
        self.beyond = {spot: tuple(self._beyond(spot, step) for step in _NEXT) for spot in self.centres}
        self.front = {spot: self._fronts(spot) for spot in self.centres}
        self.bases = tuple(s for s in self.centres if not self.footprint[s] & ~self.zones["lagoon"])

    def squares(self, spots: Iterable[str]) -> Squares:
        """The set of some spots."""
        found = 0
        for spot in spots:
            found |= self.bit[spot]
        return found

    def named(self, squares: Squares) -> list[str]:
        """The spots of a set, row by row."""
        found: list[str] = []
        for y in range(ROWS):
            line = squares >> (y * _STRIDE) & ((1 << COLUMNS) - 1)
            while line:
                low = line & -line
                found.append(self.spots[y * COLUMNS + low.bit_length() - 1])
                line ^= low
        return found

    def covered(self, centre: str) -> list[str]:
        """The nine squares an octagon touches, its half-covered corners too."""
        return self.named(self.footprint[centre])

    def spread(self, squares: Squares) -> Squares:
        """The squares of a set and those beside them, in four directions."""
        further = squares | squares << 1 | squares >> 1 | squares << _STRIDE | squares >> _STRIDE
        return further & self.sea

    def within(self, spot: str, steps: int) -> Squares:
        """All squares up to so many steps away, whatever lies between."""
        found = self.bit[spot]
        for _ in range(steps):
            found = self.spread(found)
        return found

    def _inside(self, spot: str) -> bool:
        x, y = place(spot)
        return 0 < x < COLUMNS - 1 and 0 < y < ROWS - 1

    def _shifted(self, centre: str, offsets: Sequence[tuple[int, int]]) -> Squares:
        x, y = place(centre)
        return self.squares(s for s in (name(x + dx, y + dy) for dx, dy in offsets) if s in self.bit)

    def _beyond(self, centre: str, step: tuple[int, int]) -> str | None:
        """The centre of the octagon that would touch this one in a direction; None off the board."""
        x, y = place(centre)
        spot = name(x + step[0], y + step[1])
        return spot if spot in self.bit and self._inside(spot) else None

    def _fronts(self, centre: str) -> dict[int, str]:
        """The launch square before each blue door, by direction."""
        x, y = place(centre)
        ways = ((number, _WAYS[number]) for number in (0, 2, 4, 6))
        spots = {number: name(x + 2 * dx, y + 2 * dy) for number, (dx, dy) in ways}
        return {number: spot for number, spot in spots.items() if spot in self.bit}
