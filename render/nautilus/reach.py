"""How far a submarine's sonar reaches: a line in a soft band round the squares it hears."""

from __future__ import annotations

from PIL import Image

from games.nautilus.board import Squares, place
from render.kit.sprites import LEVELS, mixed
from render.nautilus.chart import Chart
from render.nautilus.look import BOARD, ECHO, PALETTE
from render.palette import rgb
from render.pen import Point

TRENCH = "trench"
SIDES = ((0, -1, (0, 0), (1, 0)), (0, 1, (0, 1), (1, 1)), (-1, 0, (0, 0), (0, 1)), (1, 0, (1, 0), (1, 1)))


def heard(spot: str, steps: int) -> Squares:
    """R8.2, R8.4: from outside the trench nothing in it is heard."""
    squares = BOARD.within(spot, steps)
    return squares if BOARD.zone[spot] == TRENCH else squares & ~BOARD.zones[TRENCH]


def sonar(chart: Chart, spot: str, steps: int) -> None:
    """All lines run along the grid, so that nothing needs smoothing and nothing so large has to be kept."""
    numbers, (x, y), c = chart.canvas.numbers, chart.window.at(spot), chart.c
    open_sea, shade = numbers.copy(), mixed(PALETTE, rgb(ECHO), 1 / LEVELS)
    sides = [tuple(round(at * c) for at in (*start, *end)) for start, end in _edges(spot, steps)]
    for left, top, right, bottom in sides:
        box = _grown((x + left, y + top, x + right, y + bottom), round(c * 0.15))
        part = open_sea.crop(box)
        numbers.paste(Image.frombytes("L", part.size, part.tobytes().translate(shade)), box)
    for left, top, right, bottom in sides:
        numbers.paste(PALETTE.number(ECHO), _grown((x + left, y + top, x + right, y + bottom), 2))


def _grown(box: tuple[int, int, int, int], by: int) -> tuple[int, int, int, int]:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _edges(spot: str, steps: int) -> tuple[tuple[Point, Point], ...]:
    """The sides between squares that are heard and others, in squares from the middle."""
    inside = {place(one) for one in BOARD.named(heard(spot, steps))}
    (left, top), found = place(spot), []
    for x, y in sorted(inside):
        for dx, dy, start, end in SIDES:
            if (x + dx, y + dy) not in inside:
                u, v = x - left - 0.5, y - top - 0.5
                found.append(((u + start[0], v + start[1]), (u + end[0], v + end[1])))
    return tuple(found)
