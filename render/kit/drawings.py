"""Drawings kept as SVG files, which any vector editor opens: read once, drawn by our own pen.

A small part of SVG is understood: `path` (absolute M, L, C, Q and Z), `circle`, `ellipse`, `rect`, `text`,
`g` without `transform`, and `image` (another drawing, by the name of its file), with `fill`, `fill-opacity`,
`stroke`, `stroke-width`, `stroke-dasharray`, `paint-order="stroke"` and `font-family="Inter Display"`. A
colour may stand for one that the painter gives (`inks`); `class="flat"` marks a shape that takes no part in
an outline round the whole drawing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from render.pen import CLEAR, Colour, Pen, Point, ring

CURVE = 10  # straight pieces a curve is made of
HOLE = "#FF00FF"  # in a file: cut out whatever lies there
SVG, NOTES = "{http://www.w3.org/2000/svg}", ("defs", "desc", "metadata", "title")
KNOWN = ("path", "circle", "ellipse", "rect", "text", "image", "g")
NUMBER = re.compile(r"-?[\d.]+|[A-Z]")


class Shape(NamedTuple):
    """One element of a drawing."""

    points: tuple[Point, ...]  # an outline or a line; one point for a disc, a letter or an inset
    fill: str | None = None
    line: str | None = None
    width: float = 0  # of the line
    size: float = 0  # a disc's radius, a letter's or an inset's size
    text: str = ""  # a letter, or the name of another drawing
    weight: str = "Black"  # of a letter
    kind: str = "path"  # path, disc, letter, inset
    closed: bool = False
    under: bool = False  # the line lies beneath the fill, so that its outer half is seen
    flat: bool = False
    dash: tuple[float, float] | None = None
    share: float = 1  # how much of what lies beneath the fill hides


class Drawing(NamedTuple):
    """A drawing in units of its own box."""

    size: float  # side of the box
    corner: Point  # its upper left corner
    shapes: tuple[Shape, ...]


def folder(beside: str, name: str = "drawings") -> dict[str, Drawing]:
    """Every drawing of a folder beside a module, by name."""
    files = sorted((Path(beside).parent / name).glob("*.svg"))
    return {file.stem: read(file) for file in files}


@cache
def read(file: Path) -> Drawing:
    root = ElementTree.parse(file).getroot()
    left, top, size, _ = map(float, root.attrib["viewBox"].split())
    return Drawing(size, (left, top), tuple(_shape(element) for element in _elements(root, file)))


def _elements(parent: ElementTree.Element, file: Path) -> Iterator[ElementTree.Element]:
    """What is to be drawn, in groups too; notes that editors leave in a file are passed over."""
    for element in parent:
        name = _tag(element)
        if name in NOTES or not element.tag.startswith(SVG):
            continue
        if "transform" in element.attrib or name not in KNOWN:
            raise ValueError(f"{file.name}: <{name}> or its transform is not understood")
        if name == "g":
            yield from _elements(element, file)
        else:
            yield element


def draw(
    p: Pen, drawing: Drawing, inks: Mapping[str, Colour], others: Mapping[str, Drawing] | None = None
) -> None:
    """A drawing in its own units, from the pen's origin; `inks` replaces colours, `others` may be inset."""
    for shape in drawing.shapes:
        fill, line = (_ink(colour, inks) for colour in (shape.fill, shape.line))
        if shape.kind == "disc":
            p.dot(*shape.points[0], shape.size + shape.width / 2, fill, line, shape.width)
        elif shape.kind == "letter":
            p.text(*shape.points[0], shape.text, shape.size, str(fill), shape.weight)
        elif shape.kind == "inset":
            other, (x, y) = (others or {})[shape.text], shape.points[0]
            k = shape.size / other.size
            at = (x - k * (other.corner[0] + other.size / 2), y - k * (other.corner[1] + other.size / 2))
            draw(p.moved(*at, k), other, inks, others)
        else:
            _path(p, shape, fill, line)


def _path(p: Pen, shape: Shape, fill: Colour | None, line: Colour | None) -> None:
    points = shape.points
    around = [*points, *points[:2]] if shape.closed else points
    if line is not None and shape.under:
        p.line(around, line, shape.width)
    if fill is not None and shape.share < 1:
        p.veil(lambda q: q.poly(points, 255), str(fill), shape.share)
    elif fill is not None:
        p.poly(points, fill)
    if line is not None and shape.dash:
        p.dash(around, line, shape.width, *shape.dash)
    elif line is not None and not shape.under:
        p.line(around, line, shape.width)


def _ink(colour: str | None, inks: Mapping[str, Colour]) -> Colour | None:
    return None if colour is None else CLEAR if colour == HOLE else inks.get(colour, colour)


def _tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def _colour(element: ElementTree.Element, name: str) -> str | None:
    found = element.get(name)
    return None if found in (None, "none") else found


def _shape(element: ElementTree.Element) -> Shape:
    dash = element.get("stroke-dasharray")
    return _geometry(element)._replace(
        fill=_colour(element, "fill"),
        line=_colour(element, "stroke"),
        width=float(element.get("stroke-width", 0)),
        under=element.get("paint-order") == "stroke",
        flat=element.get("class") == "flat",
        dash=tuple(float(part) for part in dash.split()) if dash else None,  # type: ignore[arg-type]
        share=float(element.get("fill-opacity", 1)),
    )


def _geometry(element: ElementTree.Element) -> Shape:
    """Where an element lies, and what it is."""
    names = ("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "font-size")
    x, y, wide, high, cx, cy, r, rx, ry, size = (float(element.get(name, 0)) for name in names)
    match _tag(element):
        case "circle":
            return Shape(((cx, cy),), size=r, kind="disc")
        case "ellipse":
            return Shape(tuple(ring(cx, cy, rx, ry=ry)), closed=True)
        case "rect":
            return Shape(tuple(round_box(x, y, wide, high, rx)), closed=True)
        case "text":
            weight = "Display" if element.get("font-family") == "Inter Display" else "Black"
            return Shape(((x, y),), size=size, text=element.text or "", weight=weight, kind="letter")
        case "image":  # another drawing, centred at its point
            name = Path(element.attrib["href"]).stem
            return Shape(((x + wide / 2, y + wide / 2),), size=wide, text=name, kind="inset")
    spec = element.attrib["d"]
    return Shape(path(spec), closed=spec.rstrip().endswith("Z"))


@cache
def path(spec: str) -> tuple[Point, ...]:
    """The points of an SVG path with absolute M, L, C, Q and Z."""
    tokens, points, command = iter(NUMBER.findall(spec)), list[Point](), ""
    for token in tokens:
        if token.isalpha():
            command = token
            continue
        first = (float(token), float(next(tokens)))
        more = [(float(next(tokens)), float(next(tokens))) for _ in range({"Q": 1, "C": 2}.get(command, 0))]
        points += _curve([points[-1], first, *more]) if more else [first]
    return tuple(points)


def _curve(control: list[Point]) -> Iterator[Point]:
    """A Bezier curve without its first point."""
    for step in range(1, CURVE + 1):
        points = control
        while len(points) > 1:
            points = [between(a, b, step / CURVE) for a, b in pairwise(points)]
        yield points[0]


def between(a: Point, b: Point, share: float) -> Point:
    """The point at a share of the way between two points."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def round_box(x: float, y: float, w: float, h: float, r: float) -> list[Point]:
    """A rectangle with round corners."""
    if not r:
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    return [
        *ring(x + w - r, y + r, r, -90, 0, 8),
        *ring(x + w - r, y + h - r, r, 0, 90, 8),
        *ring(x + r, y + h - r, r, 90, 180, 8),
        *ring(x + r, y + r, r, 180, 270, 8),
    ]
