"""Octagons on a square grid: doors, turns, and where one may be laid."""

from __future__ import annotations

from functools import cache

COLUMNS, ROWS = 26, 20
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
OFFSETS = ((0, -3), (2, -2), (3, 0), (2, 2), (0, 3), (-2, 2), (-3, 0), (-2, -2))
KINDS = {
    "base": "n ne e se s sw w nw",
    "green": "n e s w",
    "violet": "ne se sw nw",
    "training": "e w ne sw",
    "technical": "n s ne se",
    "sonar": "n e se sw",
    "research": "n e sw nw",
    "analysis": "n e nw se",
}
ALL_DOORS = 0xFF
Centre = tuple[int, int]  # column and row, from 0

_COLLISIONS = tuple(
    (dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if abs(dx) + abs(dy) < 4
)  # two octagons overlap when |dx| < 3 and |dy| < 3 and |dx| + |dy| < 4


def _mask(doors: str) -> int:
    return sum(1 << DIRECTIONS.index(door) for door in doors.split())


def _turned(mask: int, quarters: int) -> int:
    shift = 2 * quarters
    return (mask << shift | mask >> (8 - shift)) & ALL_DOORS


def _turns(mask: int) -> tuple[tuple[int, int], ...]:
    """The quarter turns that differ, each with its doors."""
    found: dict[int, int] = {}
    for quarters in range(4):
        found.setdefault(_turned(mask, quarters), quarters)
    return tuple((quarters, doors) for doors, quarters in found.items())


TURNS = {kind: _turns(_mask(doors)) for kind, doors in KINDS.items()}


def doors(kind: str, quarters: int) -> int:
    return _turned(_mask(KINDS[kind]), quarters)


def places(laid: list[tuple[Centre, int]]) -> dict[Centre, int]:
    """Where an octagon could lie: the centre, and the doors of which one at least must open a passage."""
    blocked = {(x + dx, y + dy) for (x, y), _ in laid for dx, dy in _COLLISIONS}
    found: dict[Centre, int] = {}
    for (x, y), mask in laid:
        for direction, (dx, dy) in enumerate(OFFSETS):
            if not mask >> direction & 1:
                continue
            centre = (x + dx, y + dy)
            if centre not in blocked and _on_board(centre):
                found[centre] = found.get(centre, 0) | 1 << (direction + 4) % 8
    return found


def squares(centre: Centre) -> list[str]:
    """The nine squares an octagon touches."""
    x, y = centre
    return [name((x + dx, y + dy)) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


def name(square: Centre) -> str:
    return f"{chr(97 + square[0])}{square[1] + 1}"


@cache
def square(label: str) -> Centre:
    return ord(label[0]) - 97, int(label[1:]) - 1


@cache
def distance(one: str, other: str) -> int:
    (x, y), (u, v) = square(one), square(other)
    return abs(x - u) + abs(y - v)


def _on_board(centre: Centre) -> bool:
    return 1 <= centre[0] < COLUMNS - 1 and 1 <= centre[1] < ROWS - 1
