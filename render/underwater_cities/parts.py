"""How the icons of Underwater Cities are coloured: one outline round all shapes, then their fills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.kit.drawings import Shape
from render.palette import NIGHT, mix
from render.pen import Pen

Fade = tuple[str, float] | None  # a colour and how far everything moves towards it


class Brush(NamedTuple):
    """How an icon is coloured."""

    fade: Fade = None
    ink: str | None = NIGHT  # of the common outline
    swell: float = 1.3  # its width in grid units
    paint: str | None = None  # one colour instead of all fills
    hole: str = NIGHT  # what stays dark when painted

    def colour(self, shape: Shape) -> str:
        own = shape.fill or shape.line or NIGHT
        if self.paint:
            return self.hole if own == NIGHT and not _outlined(shape) else self.paint
        return mix(own, *self.fade) if self.fade else own


PLAIN = Brush()


def draw_parts(p: Pen, shapes: Sequence[Shape], brush: Brush) -> None:
    """First the outline of all that has one, in one dark colour; then the fills in order."""
    if brush.ink:
        for shape in filter(_outlined, shapes):
            _swollen(p, shape, brush.ink, brush.swell)
    for shape in shapes:
        _fill(p, shape, brush.colour(shape))


def _outlined(shape: Shape) -> bool:
    return not shape.flat and shape.kind != "letter"


def _swollen(p: Pen, shape: Shape, ink: str, swell: float) -> None:
    if shape.kind == "disc":
        p.dot(*shape.points[0], shape.size + swell, ink)
    elif shape.fill:
        p.poly(shape.points, ink)
        p.line([*shape.points, *shape.points[:2]], ink, 2 * swell)
    else:
        p.line(shape.points, ink, shape.width + 2 * swell)


def _fill(p: Pen, shape: Shape, colour: str) -> None:
    if shape.kind == "disc":
        p.dot(*shape.points[0], shape.size, colour)
    elif shape.kind == "letter":
        p.text(*shape.points[0], shape.text, shape.size, colour, "Black")
    elif shape.fill:
        p.poly(shape.points, colour)
    else:
        p.line(shape.points, colour, shape.width)
