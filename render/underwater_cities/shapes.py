"""Outlines the icons and pieces are made of, as lists of points."""

from __future__ import annotations

import math

from render.pen import Point, on_ring, ring, spline


def round_box(x: float, y: float, w: float, h: float, r: float) -> list[Point]:
    """A rectangle with round corners."""
    return [
        *ring(x + w - r, y + r, r, -90, 0, 8),
        *ring(x + w - r, y + h - r, r, 0, 90, 8),
        *ring(x + r, y + h - r, r, 90, 180, 8),
        *ring(x + r, y + r, r, 180, 270, 8),
    ]


def closed(points: list[Point]) -> list[Point]:
    return [*points, points[0]]


def tilted(x: float, y: float, rx: float, ry: float, degrees: float) -> list[Point]:
    """An ellipse leaning by some degrees."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    flat = ring(0, 0, rx, 0, 360, 48, ry)
    return [(x + px * cos - py * sin, y + px * sin + py * cos) for px, py in flat]


def star(x: float, y: float, r: float, inner: float, tips: int = 5) -> list[Point]:
    return [on_ring(x, y, r if n % 2 == 0 else r * inner, 180 * n / tips - 90) for n in range(2 * tips)]


def corners(x: float, y: float, r: float, count: int, turn: float) -> list[Point]:
    """A regular polygon."""
    return [on_ring(x, y, r, 360 / count * n + turn) for n in range(count)]


def hexagon(x: float, y: float, r: float) -> list[Point]:
    return corners(x, y, r, 6, 30)


def octagon(x: float, y: float, r: float) -> list[Point]:
    return corners(x, y, r, 8, 22.5)


def leaf(x0: float, y0: float, x1: float, y1: float, fat: float) -> list[Point]:
    """A pointed leaf from one point to another."""
    mx, my, nx, ny = (x0 + x1) / 2, (y0 + y1) / 2, -(y1 - y0) * fat, (x1 - x0) * fat
    return spline([(x0, y0), (mx + nx, my + ny), (x1, y1), (mx - nx, my - ny)], 6, True)


def wave(y: float, high: float, long: float, phase: float, wide: int) -> list[Point]:
    """A gentle wave from the left edge to the right."""

    def at(x: int) -> float:
        first = math.sin((x / long + phase) * 2 * math.pi)
        return y + high * first + high * 0.4 * math.sin((x / long * 2.3 + phase) * 2 * math.pi)

    return [(x, at(x)) for x in range(0, wide + 6, 6)]


def between(start: Point, end: Point, along: float, aside: float = 0) -> Point:
    """The point so many units along a line, and so many to its right."""
    long = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    return start[0] + ux * along - uy * aside, start[1] + uy * along + ux * aside
