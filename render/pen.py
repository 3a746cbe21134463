"""A pen for smooth flat shapes: draws in picture units on an image several times as large."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.lettering import font
from render.palette import WHITE

Point = tuple[float, float]
Corners = tuple[bool, bool, bool, bool]
Colour = str | int | tuple[int, int, int, int]
Ink = Colour | None  # None: not drawn
Frame = tuple[float, float, float, float]  # left, top, right, bottom

CLEAR = (0, 0, 0, 0)


class Pen:
    """Pixel = unit * scale + offset."""

    def __init__(
        self, image: Image.Image, scale: float, x: float = 0, y: float = 0, outlines: float = 1
    ) -> None:
        self.image = image
        self.scale = scale
        self.x = x
        self.y = y
        self.outlines = outlines  # how much thicker than designed: `render/kit/outlines.py`
        self._draw = ImageDraw.Draw(image)

    def moved(self, x: float, y: float, scale: float = 1) -> Pen:
        """The same image, with the origin at (x, y) and everything drawn at another scale."""
        at = self.x + x * self.scale, self.y + y * self.scale
        return Pen(self.image, self.scale * scale, *at, self.outlines)

    def poly(
        self, points: Sequence[Point], fill: Ink = None, line: str | None = None, width: float = 0
    ) -> None:
        if fill is not None:
            self._draw.polygon(self._pixels(points), fill=fill)
        if line:
            self.line([*points, points[0]], line, width * self.outlines)

    def outline(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A line round a shape, closed by a round joint."""
        self.line([*points, points[0], points[1]], fill, width * self.outlines)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A line with round joints and ends."""
        pixels, thick = self._pixels(points), width * self.scale
        dotted = thick > 5  # a dot on every point is a round joint; Pillow's own would lie beneath it, unseen
        self._draw.line(pixels, fill=fill, width=max(1, round(thick)), joint=None if dotted else "curve")
        r = thick / 2
        for x, y in pixels if dotted else (pixels[0], pixels[-1]):
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def dash(
        self, points: Sequence[Point], fill: Colour, width: float, on: float = 7, off: float = 6
    ) -> None:
        for piece in dashes(points, on, off):
            self.line(piece, fill, width)

    def oval(self, box: Frame, fill: Ink = None, line: Ink = None, width: float = 0) -> None:
        (x0, y0), (x1, y1) = self._pixels([box[:2], box[2:]])
        self._draw.ellipse((x0, y0, x1, y1), fill=fill, outline=line, width=self._edge(width))

    def dot(self, x: float, y: float, r: float, fill: Ink = None, line: Ink = None, width: float = 0) -> None:
        self.oval((x - r, y - r, x + r, y + r), fill, line, width)

    def box(
        self,
        box: Frame,
        r: float = 0,
        fill: Ink = None,
        line: Ink = None,
        width: float = 0,
        corners: Corners | None = None,
    ) -> None:
        (x0, y0), (x1, y1) = self._pixels([box[:2], box[2:]])
        inner, thick = (x0, y0, x1 - 1, y1 - 1), self._edge(width)
        self._draw.rounded_rectangle(inner, r * self.scale, fill, line, thick, corners=corners)

    def text(
        self,
        x: float,
        y: float,
        text: object,
        size: float,
        fill: str = WHITE,
        weight: str = "Bold",
        anchor: str = "mm",
    ) -> None:
        """Short texts that are part of a shape: digits, single letters."""
        ((px, py),) = self._pixels([(x, y)])
        self._draw.text((px, py), str(text), font=font(size * self.scale, weight), fill=fill, anchor=anchor)

    def veil(self, draw: Callable[[Pen], None], colour: str, share: float) -> None:
        """Lay a flat translucent colour over whatever `draw` covers with 255."""
        mask = Image.new("L", self.image.size, 0)
        draw(Pen(mask, self.scale, self.x, self.y))
        colours = Image.new("RGB", self.image.size, colour)
        self.image.paste(colours, (0, 0), mask.point([round(value * share) for value in range(256)]))

    def put(self, layer: Image.Image, x: float, y: float) -> None:
        """Paste a layer with its own transparency, centred."""
        ((px, py),) = self._pixels([(x, y)])
        self.image.paste(layer, (round(px - layer.width / 2), round(py - layer.height / 2)), layer)

    def _edge(self, width: float) -> int:
        return round(width * self.scale * self.outlines)

    def _pixels(self, points: Sequence[Sequence[float]]) -> list[Point]:
        return [(x * self.scale + self.x, y * self.scale + self.y) for x, y in points]


def ring(
    x: float, y: float, r: float, start: float = 0, end: float = 360, steps: int = 48, ry: float | None = None
) -> list[Point]:
    """Points on a circle or, with `ry`, on an ellipse; degrees clockwise from the right."""
    high = r if ry is None else ry
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + r * math.cos(a), y + high * math.sin(a)) for a in angles]


def on_ring(x: float, y: float, r: float, angle: float) -> Point:
    """One point on a circle."""
    return x + r * math.cos(math.radians(angle)), y + r * math.sin(math.radians(angle))


def corners(x: float, y: float, r: float, count: int, turn: float = 0) -> list[Point]:
    """A regular polygon."""
    return [on_ring(x, y, r, 360 / count * n + turn) for n in range(count)]


def closed(points: Sequence[Point]) -> list[Point]:
    return [*points, points[0]]


def dashes(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """A polyline cut into dashes."""
    pieces: list[list[Point]] = []
    left, drawing, piece = on, True, [points[0]]
    for a, b in pairwise(points):
        length, done = math.dist(a, b), 0.0
        while length - done > left:
            done += left
            cut = (a[0] + (b[0] - a[0]) * done / length, a[1] + (b[1] - a[1]) * done / length)
            if drawing:
                pieces.append([*piece, cut])
            piece, drawing = [cut], not drawing
            left = on if drawing else off
        left -= length - done
        piece.append(b)
    if drawing and len(piece) > 1:
        pieces.append(piece)
    return pieces
