"""Outlines that pieces are made of, as lists of points."""

from __future__ import annotations

import math

from render.pen import Point, on_ring


def closed(points: list[Point]) -> list[Point]:
    return [*points, points[0]]


def corners(x: float, y: float, r: float, count: int, turn: float) -> list[Point]:
    """A regular polygon."""
    return [on_ring(x, y, r, 360 / count * n + turn) for n in range(count)]


def hexagon(x: float, y: float, r: float) -> list[Point]:
    return corners(x, y, r, 6, 30)


def octagon(x: float, y: float, r: float) -> list[Point]:
    return corners(x, y, r, 8, 22.5)


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
