"""How far a submarine's sonar reaches: a line in a soft band round the squares it hears."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from games.nautilus.board import Squares, place
from render.nautilus.chart import Chart
from render.nautilus.look import BOARD, ECHO
from render.nautilus.sprite import Sprite, sprite
from render.pen import Point

TRENCH = "trench"
SIDES = ((0, -1, (0, 0), (1, 0)), (0, 1, (0, 1), (1, 1)), (-1, 0, (0, 0), (0, 1)), (1, 0, (1, 0), (1, 1)))


def heard(spot: str, steps: int) -> Squares:
    """R8.2, R8.4: from outside the trench nothing in it is heard."""
    squares = BOARD.within(spot, steps)
    return squares if BOARD.zone[spot] == TRENCH else squares & ~BOARD.zones[TRENCH]


def sonar(chart: Chart, spot: str, steps: int) -> None:
    chart.put(_outline(chart.c, spot, steps), spot)


@lru_cache(maxsize=64)
def _outline(c: int, spot: str, steps: int) -> Sprite:
    """All lines run along the grid, so that nothing needs smoothing."""
    half = (2 * steps + 1) * c // 2 + round(c * 0.2) + 4
    cover = Image.new("L", (2 * half, 2 * half), 0)
    draw = ImageDraw.Draw(cover)
    for thick, value in ((round(c * 0.15), 43), (2, 255)):
        for (x0, y0), (x1, y1) in _edges(spot, steps):
            x, y, u, v = (half + round(at * c) for at in (x0, y0, x1, y1))
            draw.rectangle((x - thick, y - thick, u + thick - 1, v + thick - 1), fill=value)
    return sprite(Image.new("RGB", cover.size, ECHO), cover, ECHO, (-half, -half))


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
