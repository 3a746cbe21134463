"""What is under the tiles, drawn in a box of about 100 by 80 units."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.palette import GOLD, NIGHT, OPTION, WHITE
from render.pen import Pen
from render.the_island.creatures import CREATURE, dolphin, shark, whale
from render.the_island.look import FOAM, LAND, MUTED, RED, ROCK, SEA, WHALE, WOOD_HI
from render.the_island.shapes import cut_out, path
from render.the_island.tokens import arrow, boat, hex_ring

SHIELD = path(
    "M 0 -24 C 8 -19 16 -18 22 -18 C 23 0 16 16 0 24 C -16 16 -23 0 -22 -18 C -16 -18 -8 -19 0 -24 Z"
)
SAIL = path("M 19 -34 C 44 -26 48 -8 46 8 L 19 8 Z")
GUSTS = tuple(
    path(f"M -50 {y} L {x - 12} {y} C {x + 2} {y} {x + 2} {y - 14} {x - 8} {y - 13}")
    for y, x in ((-28, 0), (-12, 8), (4, -4))
)
LEAP = path("M -34 -6 C -32 -30 -16 -40 16 -32")


def wind(p: Pen) -> None:
    boat(p.moved(6, 26, 0.8), ())
    p.line([(16, 14), (16, -36)], WOOD_HI, 4)
    p.poly(SAIL, WHITE)
    for gust in GUSTS:
        p.line(gust, FOAM, 4)


def whirlpool(p: Pen) -> None:
    """A spiral seen from a boat."""
    for start in (0, math.pi):
        points = []
        for step in range(60):
            turn, r = start + step / 59 * 3.4 * math.pi, 46 * (1 - step / 66)
            points.append((r * math.cos(turn), r * 0.62 * math.sin(turn)))
        p.line(points, FOAM if start else WHITE, 6)


def volcano(p: Pen) -> None:
    for x, y, r in ((-12, -34, 10), (6, -40, 12), (20, -30, 8)):
        p.dot(x, y, r, MUTED)
    cut_out(p, [(-16, -16), (16, -16), (46, 32), (-46, 32)], ROCK, WHITE, 2.6)
    p.poly([(-16, -16), (0, -16), (-10, 32), (-46, 32)], LAND["mountain"].dark)
    p.poly([(-16, -16), (16, -16), (22, -6), (12, 2), (7, 14), (1, 0), (-8, 6), (-20, -9)], RED)
    p.line([(-9, -18), (9, -18)], OPTION, 5)


def _elsewhere(kind: str) -> Callable[[Pen], None]:
    """A creature that is moved to any empty hex."""

    def draw(p: Pen) -> None:
        CREATURE[kind](p.moved(-8, 14, 0.8))
        hex_ring(p.moved(34, -27, 0.36), OPTION, 8)
        arrow(p.moved(0, 0, 0.9), [(x / 0.9, y / 0.9) for x, y in LEAP])

    return draw


def _repel(kind: str) -> Callable[[Pen], None]:
    """A creature driven off."""

    def draw(p: Pen) -> None:
        CREATURE[kind](p.moved(6, -6, 0.9))
        cut_out(p.moved(-26, 20, 0.92), SHIELD, GOLD, NIGHT, 3)
        p.moved(-26, 20).line([(-9, -1), (-2, 7), (10, -9)], NIGHT, 5.5)

    return draw


def _boat(p: Pen) -> None:
    boat(p.moved(0, 4), ())


def _red(p: Pen) -> None:
    """Tiles that are kept: two of them face down."""
    for x, y, fill in ((12, -6, SEA[0]), (-10, 4, WHALE)):
        cut_out(p.moved(x, y, 0.62), [(-34, -46), (34, -46), (34, 46), (-34, 46)], fill, WHITE, 5)
    p.moved(-10, 4).line([(-8, 0), (0, 8), (9, -9)], GOLD, 6)


ICONS: dict[str, Callable[[Pen], None]] = {
    "shark": shark,
    "whale": whale,
    "boat": _boat,
    "whirlpool": whirlpool,
    "volcano": volcano,
    "dolphin": dolphin,
    "wind": wind,
    "move_serpent": _elsewhere("serpent"),
    "move_shark": _elsewhere("shark"),
    "move_whale": _elsewhere("whale"),
    "repel_shark": _repel("shark"),
    "repel_whale": _repel("whale"),
    "red": _red,
}


def small_icon(p: Pen, kind: str) -> None:
    """An icon as a stamp."""
    ICONS[kind](p)
