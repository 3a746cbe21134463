"""Marks of the colour families: one flat colour, so that a family is known by shape too."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from render.pen import CLEAR, Pen, spline

Mark = Callable[[Pen, str, str], None]  # pen, ink, hole


def mark(family: str, size: float, scale: float, ink: str, hole: str) -> Image.Image:
    """A family's mark as a layer, `size` picture units wide; meant for 20 to 44."""
    pixels = round(size * scale)
    layer = Image.new("RGBA", (pixels + 4, pixels + 4), CLEAR)
    MARKS[family](Pen(layer, pixels / 100, 2, 2), ink, hole)
    return layer


def _clothes(p: Pen, ink: str, hole: str) -> None:
    """A button."""
    p.dot(50, 50, 44, ink)
    p.dot(50, 50, 32, None, hole, 5)
    for x in (40, 60):
        for y in (40, 60):
            p.dot(x, y, 7, hole)


def _navigation(p: Pen, ink: str, hole: str) -> None:
    """A compass rose."""
    p.poly([(50, 0), (61, 39), (100, 50), (61, 61), (50, 100), (39, 61), (0, 50), (39, 39)], ink)


def _repair(p: Pen, ink: str, hole: str) -> None:
    """A gear."""
    for a in range(0, 180, 45):
        dx, dy = 47 * math.cos(math.radians(a)), 47 * math.sin(math.radians(a))
        p.line([(50 - dx * 0.9, 50 - dy * 0.9), (50 + dx * 0.9, 50 + dy * 0.9)], ink, 19)
    p.dot(50, 50, 35, ink)
    p.dot(50, 50, 15, hole)


def _fishing(p: Pen, ink: str, hole: str) -> None:
    """Three waves."""
    for y in (22, 50, 78):
        p.line(
            spline(
                [(6, y + 6), (20, y - 8), (35, y + 6), (50, y - 8), (65, y + 6), (80, y - 8), (94, y + 6)], 6
            ),
            ink,
            14,
        )


def _food(p: Pen, ink: str, hole: str) -> None:
    """A leaf."""
    p.poly(spline([(10, 90), (14, 44), (44, 14), (92, 8), (88, 54), (58, 86)], 10, True), ink)
    p.line([(8, 94), (70, 30)], hole, 7)


def _treasure(p: Pen, ink: str, hole: str) -> None:
    """A gem."""
    p.poly([(24, 14), (76, 14), (98, 42), (50, 94), (2, 42)], ink)
    p.line([(4, 42), (96, 42)], hole, 6)
    p.line([(34, 42), (50, 90), (66, 42), (50, 16), (34, 42)], hole, 5)


def _unknown(p: Pen, ink: str, hole: str) -> None:
    """A plain ring, for a family that is not ours."""
    p.dot(50, 50, 38, None, ink, 14)


MARKS: dict[str, Mark] = {
    "clothes": _clothes,
    "navigation": _navigation,
    "repair": _repair,
    "fishing": _fishing,
    "food": _food,
    "treasure": _treasure,
    "unknown": _unknown,
}
