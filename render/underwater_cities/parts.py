"""What an icon is made of: discs, shapes, strokes and letters on a grid of 24 units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.palette import NIGHT, mix
from render.pen import Pen, Point
from render.underwater_cities.shapes import round_box

Fade = tuple[str, float] | None  # a colour and how far everything moves towards it


class Part(NamedTuple):
    kind: str  # disc, shape, stroke, letter, icon
    points: tuple[Point, ...]
    size: float
    fill: str
    outlined: bool
    text: str = ""


def disc(x: float, y: float, r: float, fill: str, outlined: bool = True) -> Part:
    return Part("disc", ((x, y),), r, fill, outlined)


def shape(points: Sequence[Point], fill: str, outlined: bool = True) -> Part:
    return Part("shape", tuple(points), 0, fill, outlined)


def stroke(points: Sequence[Point], width: float, fill: str, outlined: bool = True) -> Part:
    return Part("stroke", tuple(points), width, fill, outlined)


def slab(x: float, y: float, w: float, h: float, r: float, fill: str, outlined: bool = True) -> Part:
    return shape(round_box(x, y, w, h, r), fill, outlined)


def letter(x: float, y: float, text: str, size: float, fill: str) -> Part:
    return Part("letter", ((x, y),), size, fill, False, text)


def inset(name: str, x: float, y: float, size: float) -> Part:
    """Another icon, smaller."""
    return Part("icon", ((x, y),), size, "", False, name)


class Brush(NamedTuple):
    """How an icon is coloured."""

    fade: Fade = None
    ink: str | None = NIGHT  # of the common outline
    swell: float = 1.3  # its width in grid units
    paint: str | None = None  # one colour instead of all fills
    hole: str = NIGHT  # what stays dark when painted

    def colour(self, part: Part) -> str:
        if self.paint:
            return self.hole if part.fill == NIGHT and not part.outlined else self.paint
        return mix(part.fill, *self.fade) if self.fade else part.fill


PLAIN = Brush()


def draw_parts(p: Pen, parts: Sequence[Part], brush: Brush) -> None:
    """First the outline of all that has one, in one dark colour; then the fills in order."""
    if brush.ink:
        for part in parts:
            if part.outlined:
                _swollen(p, part, brush.ink, brush.swell)
    for part in parts:
        _fill(p, part, brush.colour(part))


def _swollen(p: Pen, part: Part, ink: str, swell: float) -> None:
    if part.kind == "disc":
        p.dot(*part.points[0], part.size + swell, ink)
    elif part.kind == "shape":
        p.poly(part.points, ink)
        p.line([*part.points, *part.points[:2]], ink, 2 * swell)
    else:
        p.line(part.points, ink, part.size + 2 * swell)


def _fill(p: Pen, part: Part, colour: str) -> None:
    if part.kind == "disc":
        p.dot(*part.points[0], part.size, colour)
    elif part.kind == "shape":
        p.poly(part.points, colour)
    elif part.kind == "letter":
        p.text(*part.points[0], part.text, part.size, colour, "Black")
    else:
        p.line(part.points, colour, part.size)
