"""Signs of the score sheet."""

from __future__ import annotations

from render.nautilus.icons import edged, icon
from render.nautilus.look import INK
from render.nautilus.tokens import hexagon
from render.palette import BRASS_HI, CREAM, GOLD, SAND, WHITE
from render.pen import Pen


def crown(p: Pen) -> None:
    """The winner's."""
    points = [(-22, 12), (-25, -12), (-11, 0), (0, -19), (11, 0), (25, -12), (22, 12)]
    edged(p, points, GOLD, INK, 3)
    p.box((-22, 10, 22, 19), 3, INK)
    p.box((-20, 12, 20, 17), 2, BRASS_HI)
    for x, y in ((-25, -14), (0, -20), (25, -14)):
        p.dot(x, y, 4, INK)
        p.dot(x, y, 2.6, CREAM)


def ruin_mark(p: Pen, number: int, last: bool) -> None:
    """A number of the ruins that bears a marker."""
    p.box((-18, -20, 18, 20), 7, GOLD if last else SAND)
    p.text(0, 0, number, 24, INK, "Black")


def mission_mark(p: Pen) -> None:
    """A discovery raised by a point."""
    p.poly(hexagon(0, 0, 22), CREAM)
    icon(p, "snail", 0, 0, 14)
    p.dot(15, -13, 11, INK)
    p.text(15, -13, "+1", 15, WHITE, "Black")
