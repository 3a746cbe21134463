"""Outlines: rounded corners, cut paper, the outline of every colour's explorer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from render.kit.drawings import between
from render.lettering import font
from render.palette import SEATS
from render.pen import Pen, Point, ring


def rounded(points: Sequence[Point], r: float) -> list[Point]:
    """A polygon with a small curve at every corner."""
    found: list[Point] = []
    for number, here in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % len(points)]
        start = between(here, before, r / math.dist(here, before))
        end = between(here, after, r / math.dist(here, after))
        for step in range(5):
            t = step / 4
            found.append(between(between(start, here, t), between(here, end, t), t))
    return found


def explorer_shape(colour: int, s: float, x: float = 0, y: float = 0) -> list[Point]:
    """The outline a colour is known by; the four have about the same area for the same s."""
    shape = SEATS[colour].shape
    if shape == "circle":
        return ring(x, y, s * 0.5, 0, 360, 40)[:-1]
    if shape == "square":
        h = s * 0.45
        return rounded([(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)], s * 0.1)
    if shape == "triangle":
        low = y + s * 0.46
        return rounded([(x, y - s * 0.6), (x + s * 0.62, low), (x - s * 0.62, low)], s * 0.12)
    h = s * 0.61
    return rounded([(x, y - h), (x + h, y), (x, y + h), (x - h, y)], s * 0.1)


def below(points: Sequence[Point], level: Callable[[float], float]) -> list[Point]:
    """The part of a polygon below a wavy line."""
    found: list[Point] = []
    for a, b in pairwise([*points, points[0]]):
        steps = max(1, int(math.dist(a, b)))
        for step in range(steps):
            x, y = between(a, b, step / steps)
            found.append((x, max(y, level(x))))
    return found


def cut_out(p: Pen, points: Sequence[Point], fill: str, rim: str, width: float) -> None:
    """A shape with a rim around it, like cut paper."""
    p.line([*points, points[0], points[1]], rim, width * 2)
    p.poly(points, fill)


def letters(p: Pen, x: float, y: float, text: str, size: float, ink: str, weight: str = "Black") -> None:
    """A short text centred on its own ink, not on its line."""
    face = font(size * p.scale, weight)
    left, _, right, _ = face.getbbox(text, anchor="ls")
    cap = face.getbbox("H", anchor="ls")[1]
    p.text(x - (left + right) / 2 / p.scale, y - cap / 2 / p.scale, text, size, ink, weight, "ls")
