"""The icons of Underwater Cities: goods, cards, structures, types and marks, from their drawings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from render.kit.drawings import Shape, folder, round_box
from render.palette import NIGHT, WHITE, mix
from render.pen import Pen
from render.underwater_cities.look import COLOUR_OF, HUES, SEA2, SLATE

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
            _draw(p, shape, brush.ink, brush.swell * p.outlines)
    for shape in shapes:
        _draw(p, shape, brush.colour(shape))


def _outlined(shape: Shape) -> bool:
    return not shape.flat and shape.kind != "letter"


def _draw(p: Pen, shape: Shape, colour: str, swell: float = 0) -> None:
    """A shape in one colour, swollen to all sides."""
    if shape.kind == "disc":
        p.dot(*shape.points[0], shape.size + swell, colour)
    elif shape.kind == "letter":
        p.text(*shape.points[0], shape.text, shape.size, colour, "Black")
    elif not shape.fill:
        p.line(shape.points, colour, shape.width + 2 * swell)
    else:
        p.poly(shape.points, colour)
        if swell:
            p.line([*shape.points, *shape.points[:2]], colour, 2 * swell)


GRID = 24  # units of a drawing
ICONS = {name: drawing.shapes for name, drawing in folder(__file__).items()}


def icon(p: Pen, name: str, x: float, y: float, size: float, brush: Brush = PLAIN) -> None:
    """An icon centred at (x, y)."""
    own = p.moved(x - size / 2, y - size / 2, size / GRID)
    plain: list[Shape] = []
    for shape in glyph(name):
        if shape.kind != "inset":
            plain.append(shape)
            continue
        draw_parts(own, plain, brush)
        plain = []
        icon(own, shape.text, *shape.points[0], shape.size, brush)
    draw_parts(own, plain, brush)


@lru_cache(maxsize=256)
def glyph(name: str) -> tuple[Shape, ...]:
    """The shapes of an icon; an unknown one is a question mark."""
    if name in ICONS:
        return ICONS[name]
    base, _, detail = name.partition(".")
    if base == "space":
        return (_slab(5, 17, SEA2), _slab(5, 4.6, WHITE, True), _letter(15.6, detail, 13, WHITE))
    if base == "slot":
        hue = HUES[COLOUR_OF.get(detail[:1], "")]
        return (_slab(2, 20, hue.paper), _slab(2, 6, hue.band, True), _letter(15, detail[:2], 11, NIGHT))
    return (Shape(((12, 12),), SLATE, size=10, kind="disc"), _letter(12, "?", 16, WHITE))


def _slab(y: float, high: float, fill: str, flat: bool = False) -> Shape:
    return Shape(tuple(round_box(1.8, y, 20.4, high, 2 if flat else 3)), fill, closed=True, flat=flat)


def _letter(y: float, text: str, size: float, fill: str) -> Shape:
    return Shape(((GRID / 2, y),), fill, size=size, text=text, kind="letter")
