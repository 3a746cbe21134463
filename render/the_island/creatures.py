"""Serpent, shark, whale and dolphin: told apart by outline and lightness, not by hue."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.palette import NIGHT, WHITE
from render.pen import Pen, Point, ring
from render.the_island.look import FOAM, RED, SEA, STEEL, STEEL_LO, VIOLET, VIOLET_LO, WHALE, WHALE_HI
from render.the_island.shapes import cut_out, path

WHALE_BODY = path(
    "M -45 -16 C -38 -19 -31 -15 -28 -7 C -26 -15 -19 -21 -11 -20 C -11 -10 -16 -2 -21 3 "
    "C -15 7 -8 3 -2 -4 C 8 -16 26 -19 36 -12 C 47 -4 47 12 38 19 C 28 26 8 26 -8 24 "
    "C -24 22 -33 13 -32 2 C -38 -2 -44 -8 -45 -16 Z"
)
WHALE_BELLY = path("M 42 9 C 30 5 14 9 2 23 C 14 26 30 26 38 19 C 41 16 42 13 42 9 Z")
SPOUT = (path("M 20 -17 C 20 -27 14 -31 7 -29"), path("M 20 -17 C 20 -27 27 -32 34 -29"))
SHARK_BODY = path(
    "M 46 2 C 38 -7 26 -12 12 -13 C 9 -22 2 -30 -8 -32 C -6 -24 -8 -17 -11 -11 C -20 -8 -26 -5 -30 -3 "
    "C -35 -12 -40 -18 -47 -21 C -46 -12 -43 -4 -39 1 C -43 7 -45 14 -45 21 C -38 18 -32 12 -28 6 "
    "C -20 10 -12 13 -4 14 C -4 21 -8 27 -14 30 C -4 30 8 25 13 15 C 26 15 36 12 46 2 Z"
)
SHARK_BELLY = path(
    "M 46 2 C 34 5 18 5 0 4 C -10 4 -20 5 -28 6 C -20 10 -12 13 -4 14 C 2 15 8 15 13 15 C 26 15 36 12 46 2 Z"
)
SHARK_JAW = path("M 41 6 C 34 6 28 7 22 10 C 28 13 35 12 41 6 Z")
SERPENT_NECK = path(
    "M 6 22 C 2 6 4 -12 14 -22 C 22 -31 36 -31 43 -22 C 46 -18 46 -13 42 -12 C 36 -11 30 -12 26 -13 "
    "C 20 -8 19 4 24 22 Z"
)
SERPENT_SPIKES: tuple[tuple[Point, ...], ...] = (
    ((5, -6), (-5, -12), (9, -16)), ((4, 7), (-6, 3), (5, -3)), ((14, -22), (9, -33), (22, -28)),
    ((-20, 8), (-21, -1), (-12, 7)), ((-11, 7), (-8, -1), (-4, 10)), ((-40, 14), (-39, 6), (-33, 13)),
)  # fmt: skip
DOLPHIN_BODY = path(
    "M -44 20 C -40 4 -28 -13 -8 -19 C -7 -27 -2 -33 6 -35 C 5 -29 6 -24 9 -20 C 22 -17 32 -9 37 0 "
    "C 44 2 49 6 50 11 C 44 13 38 12 33 11 C 22 8 10 4 -3 6 C -7 14 -14 20 -22 22 C -22 16 -20 11 -17 8 "
    "C -26 12 -31 18 -35 25 C -30 28 -27 33 -27 39 C -33 38 -37 34 -40 30 C -46 34 -52 35 -57 32 "
    "C -54 27 -50 23 -44 20 Z"
)
DOLPHIN_BELLY = path(
    "M 50 11 C 40 6 26 2 10 0 C -6 -2 -18 2 -26 12 C -22 10 -19 9 -17 8 C -14 7 -8 6 -3 6 "
    "C 10 4 22 8 33 11 C 38 12 44 13 50 11 Z"
)
RIPPLE = path("M -16 0 Q -8 -6 0 0 Q 8 6 16 0")


def whale(p: Pen) -> None:
    """Dark back, pale ribbed belly, raised fluke, spout."""
    for colour, width in ((WHITE, 5.5), (SEA[0], 2.4)):
        for jet in SPOUT:
            p.line(jet, colour, width)
    cut_out(p, WHALE_BODY, WHALE, WHITE, 2.6)
    p.poly(WHALE_BELLY, WHALE_HI)
    p.line([(36, 12), (30, 24)], WHALE, 1.5)
    p.line([(27, 13), (20, 25)], WHALE, 1.5)
    p.dot(29, -1, 2.7, WHITE)


def shark(p: Pen) -> None:
    """A two-tone torpedo with a tall fin and a red, toothed mouth."""
    p = p.moved(0, -3.5)  # keeps the lower fin off the hex's name
    cut_out(p, SHARK_BODY, STEEL_LO, WHITE, 2.6)
    p.poly(SHARK_BELLY, STEEL)
    p.poly(SHARK_JAW, RED)
    for x in (26, 31, 36):
        p.poly([(x - 2.3, 6.8 if x > 30 else 8), (x + 2.3, 6.5), (x, 10.6)], WHITE)
    p.dot(30, -4, 2.6, NIGHT)
    for gill in (path("M 10 -6 Q 7 -1 10 4"), path("M 14.5 -6 Q 11.5 -1 14.5 4")):
        p.line(gill, NIGHT, 1.5)


def serpent(p: Pen) -> None:
    """Neck and two humps rising from one water line, red spikes; the white rim lies under all parts."""
    parts = (SERPENT_NECK, _hump(-13, 15.5, 4.5), _hump(-36, 9.5, 2))
    for shape in (*SERPENT_SPIKES, *parts):
        cut_out(p, shape, WHITE, WHITE, 2.6)
    for spike in SERPENT_SPIKES:
        p.poly(spike, RED)
    for shape in parts:
        p.poly(shape, VIOLET)
    p.line(path("M 12 20 C 9 4 11 -10 19 -18"), VIOLET_LO, 2.2)
    p.line(ring(-13, 22, 10, 200, 340, 16), VIOLET_LO, 2.2)
    p.dot(31, -21, 2.6, NIGHT)
    p.line([(-47 + x * 2, 23 + 2.2 * math.sin(x * 0.95)) for x in range(40)], FOAM, 2.4)


def _hump(x: float, outer: float, inner: float) -> tuple[Point, ...]:
    return (*ring(x, 22, outer, 180, 360, 20), *ring(x, 22, inner, 360, 180, 20))


def dolphin(p: Pen) -> None:
    cut_out(p, DOLPHIN_BODY, FOAM, WHITE, 2.6)
    p.poly(DOLPHIN_BELLY, WHITE)
    p.dot(27, -4, 2.6, NIGHT)
    for x in (-26, 26):
        p.moved(x, 40).line(RIPPLE, WHITE, 3)


CREATURE: dict[str, Callable[[Pen], None]] = {"serpent": serpent, "shark": shark, "whale": whale}


def creature(p: Pen, kind: str) -> None:
    """A creature as a stamp."""
    CREATURE[kind](p)
