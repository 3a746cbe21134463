"""Icons of module kinds and of discoveries: round a point, in a radius, in ink on paper."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.drawings import draw, folder
from render.nautilus.look import INK
from render.palette import CREAM, WHITE
from render.pen import Pen, Point, ring

DRAWINGS = folder(__file__)
LIKE = {"green": "dwelling", "violet": "dwelling"}  # kinds that share a drawing
INKED, PAPER = "#000000", "#FFFFFF"  # in the files, where a painter's own colours go


def icon(p: Pen, name: str, x: float, y: float, r: float, ink: str = INK, paper: str = CREAM) -> None:
    """The icon of a kind or of a discovery; "atlantis-7" is Atlantis."""
    kind = name.partition("-")[0]
    _drawn(p, LIKE.get(kind, kind), x, y, r, ink, paper)


def _drawn(p: Pen, name: str, x: float, y: float, r: float, ink: str = INK, paper: str = CREAM) -> None:
    drawing = DRAWINGS.get(name, DRAWINGS["unknown"])
    draw(p.moved(x - r, y - r, 2 * r / drawing.size), drawing, {INKED: ink, PAPER: paper})


def edged(p: Pen, points: Sequence[Point], fill: str, edge: str, grow: float) -> None:
    """A shape with an edge that lies outside it."""
    p.line([*points, points[0], points[1]], edge, 2 * grow)
    p.poly(points, fill)


def coin(p: Pen, x: float, y: float, r: float) -> None:
    """A Nemo."""
    _drawn(p, "coin", x, y, r)


def unpaid(p: Pen, r: float) -> None:
    """A Nemo that is not there."""
    coin(p, 0, 0, r)
    for ink, width in ((INK, r * 0.62), (WHITE, r * 0.3)):
        p.line([(-r, r), (r, -r)], ink, width)


def key(p: Pen, r: float) -> None:
    """Who has it may sail into the shut trench."""
    _drawn(p, "key", 0, 0, r)


def sand_glass(p: Pen, r: float) -> None:
    """Time is running out."""
    _drawn(p, "sand-glass", 0, 0, r)


def helmet(p: Pen, x: float, y: float, r: float, fill: str) -> None:
    """An aquanaut."""
    neck = [(x + r * u, y + r * v) for u, v in ((-0.9, 0.92), (-0.72, 0.5), (0.72, 0.5), (0.9, 0.92))]
    for grow, colour in ((2.4, INK), (1.6, WHITE), (0, fill)):
        edged(p, neck, colour, colour, grow)
        p.dot(x, y - r * 0.1, r * 0.78 + grow, colour)
    p.box((x - r * 0.48, y - r * 0.42, x + r * 0.48, y + r * 0.18), r * 0.28, INK)
    p.line(ring(x, y - r * 0.1, r * 0.3, 200, 260, 8), WHITE, 1.6)


def eye(p: Pen, x: float, y: float, r: float) -> None:
    """Seen by one pair of eyes only."""
    _drawn(p, "eye", x, y, r)
