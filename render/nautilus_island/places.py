"""Where things are on the board picture: columns, the hull's edge, the pawns' spots."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from render.nautilus_island.cards import PILE_H
from render.pen import Point, spline

SCENE_TOP, SCENE_END = 64, 722
COLUMNS_X = (304, 440, 578, 716, 858, 1000)  # stern to bow
ROOM_Y, HULL_Y = 373, 383  # centre line of the rooms and of the hull
GAP = 9  # between piles
PLACES = (1, 1, 2, 2, 3, 3)  # printed piles a column
COMPASS = (96, HULL_Y)
ORDER, ORDER_STEP = (20, 80), 88  # the box with the order of play
CAMP_X, CAMP_END, CAMP_STEP = 20, 716, 92
STOCK = (1134, HULL_Y - 68)  # the first of the four porthole stacks

# half heights of the hull over x
HULL: list[Point] = [
    (198, 0), (202, 30), (220, 64), (245, 88), (304, 104), (440, 130), (518, 147), (578, 162), (716, 194),
    (798, 210), (858, 218), (950, 224), (1066, 220), (1150, 206), (1220, 182), (1280, 148), (1325, 104),
    (1350, 56), (1360, 0),
]  # fmt: skip
CURVE = spline(HULL, 10)


def hull_at(x: float) -> float:
    """The hull's half height at x."""
    for (x0, y0), (x1, y1) in pairwise(CURVE):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / max(0.01, x1 - x0)
    return 0


@cache
def spot(column: int, below: bool) -> tuple[int, int]:
    """Where a pawn's foot stands; `column` is the printed one, from 0."""
    x = COLUMNS_X[column]
    return x, round(HULL_Y + hull_at(x) + 76 if below else HULL_Y - hull_at(x) + 2)


def pile_at(column: int, number: int, piles: int) -> tuple[int, int]:
    """The middle of a pile; more than three, on a board that is not ours, overlap."""
    step = (PILE_H + GAP) * min(1, 2 / max(1, piles - 1))
    return COLUMNS_X[column], round(ROOM_Y + (number - (piles - 1) / 2) * step)


def printed(open_rooms: tuple[bool, ...]) -> list[int]:
    """The printed columns in use: those the number plates count. Another board fills ours from the stern."""
    if len(open_rooms) != len(COLUMNS_X):
        return list(range(sum(open_rooms)))
    return [number for number, used in enumerate(open_rooms) if used]
