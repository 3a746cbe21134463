"""Pieces every game uses: seats, pawns, the nautilus shell, a fan of cards, number dots, the header."""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.core.model import Seat
from games.core.words import words
from render.canvas import Canvas
from render.descriptions import WORDS
from render.kit.sizes import LEAD, NAME
from render.palette import BRASS, BRASS_HI, CREAM, MUTED, NIGHT, SEA, SEATS, SHADE, STRIP, WHITE
from render.pen import Pen, Point, ring
from render.scene import Scene

WIDE = 1400  # every picture
HEAD = 64  # the header strip


def seat_shape(seat: int, x: float, y: float, r: float) -> list[Point]:
    """The outline a seat is known by."""
    shape = SEATS[seat].shape
    if shape == "circle":
        return ring(x, y, r, 0, 360, 60)
    if shape == "square":
        q = r * 0.9
        return [(x - q, y - q), (x + q, y - q), (x + q, y + q), (x - q, y + q)]
    if shape == "triangle":
        return [(x, y - r * 1.12), (x + r * 1.14, y + r * 0.86), (x - r * 1.14, y + r * 0.86)]
    q = r * 1.2
    return [(x, y - q), (x + q, y), (x, y + q), (x - q, y)]


def seat_badge(
    p: Pen,
    seat: int,
    x: float,
    y: float,
    r: float,
    fill: str | None = None,
    edge: str = WHITE,
    ink: str = NIGHT,
) -> None:
    """A seat's shape, colour and letter."""
    look, points = SEATS[seat], seat_shape(seat, x, y, r)
    for colour, width in ((NIGHT, 6), (edge, 3)):  # the dark line carries the light one over sand
        p.outline(points, colour, width)
    p.poly(points, fill or look.fill)
    p.outline(points, edge, 1.5)
    triangle = look.shape == "triangle"
    p.text(x, y + (r * 0.22 if triangle else 0), look.letter, r * (1.05 if triangle else 1.15), ink, "Black")


def badge(p: Pen, seat: int, r: int, fill: str | None = None, edge: str = WHITE, ink: str = NIGHT) -> None:
    """A seat's badge as a stamp."""
    seat_badge(p, seat, 0, 0, r, fill, edge, ink)


def pawn(p: Pen, seat: int, x: float, y: float, r: float = 25) -> None:
    """A standing pawn whose foot is at (x, y)."""
    p.oval((x - 30, y - 8, x + 30, y + 8), SHADE)
    foot: list[Point] = [(x - 26, y), (x - 12, y - 26), (x + 12, y - 26), (x + 26, y)]
    p.poly(foot, SEATS[seat].low)
    p.outline(foot, WHITE, 3)
    seat_badge(p, seat, x, y - 42, r)


def number_dot(p: Pen, x: float, y: float, number: int, r: float = 14) -> None:
    """A numbered dot, white like everything that says what changed."""
    p.dot(x, y, r + 2, NIGHT)
    p.dot(x, y, r, WHITE)
    p.text(x, y, number, 20, NIGHT, "Black")


def shell(p: Pen, x: float, y: float, r: float, colour: str, width: float) -> None:
    """A nautilus spiral."""
    p.line([_on_spiral(x, y, r, step / 129) for step in range(130)], colour, width)
    for step in range(0, 52, 7):
        turn = step / 129 * 4.6 * math.pi
        near = r * math.exp(-(turn + 2 * math.pi) * 0.17)
        inner = (x + near * math.cos(turn + 0.95), y - near * math.sin(turn + 0.95))
        p.line([_on_spiral(x, y, r, step / 129), inner], colour, width * 0.7)


def fan(p: Pen, fill: str, line: str) -> None:
    """Three cards held in a hand."""
    for dx, degrees in ((-8, -16), (0, 0), (8, 16)):
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        corners: Sequence[Point] = ((-8, -13), (8, -13), (8, 13), (-8, 13))
        p.poly(
            [(dx + u * cos - v * sin, abs(dx) * 0.3 + u * sin + v * cos) for u, v in corners], fill, line, 2
        )


def tick(p: Pen) -> None:
    """A tick: something is done."""
    p.dot(0, 0, 11, WHITE)
    p.line([(-5, 0), (-1, 5), (6, -5)], NIGHT, 3)


def header(canvas: Canvas, title: str, middle: str, right: str, seat: int | None, ink: str = MUTED) -> None:
    """The strip on top: the game, where it stands, and whose picture or turn it is."""
    canvas.fill(0, 0, WIDE, HEAD - 1, STRIP)
    canvas.fill(0, HEAD - 1, WIDE, HEAD + 1, BRASS)
    canvas.stamp(_emblem, (40, 33), 24, STRIP)
    title_end = 72 + canvas.text(72, 32, title, 34, WHITE, "Display", ground=STRIP)
    left = WIDE - 20
    if right:
        colour = SEATS[seat].ink if seat is not None else WHITE
        left -= canvas.text_in(WIDE - 20, 32, right, 400, NAME, colour, anchor="r", ground=STRIP)
    if seat is not None:
        left -= 34
        canvas.stamp(badge, (left, 33), 26, STRIP, seat, 19)
        left -= 26
    half = min(WIDE // 2 - title_end, left - WIDE // 2) - 12
    canvas.text_in(WIDE // 2, 32, middle, 2 * half, LEAD, ink, "SemiBold", "m", STRIP)


def turn_text(scene: Scene, seat: Seat) -> str:
    """Whose turn it is, worded alike in the header of every game."""
    name = scene.drawn_name(seat) or scene.letter(seat)
    return words(scene.language, WORDS).text("picture-to-move", name=name)


def hand_fan(canvas: Canvas, x: int, y: int, ground: str, line: str = CREAM) -> None:
    canvas.stamp(fan, (x, y), (24, 18, 24, 20), ground, SEA[1], line)


def _emblem(p: Pen) -> None:
    shell(p, 0, 0, 19, BRASS_HI, 3)


def _on_spiral(x: float, y: float, r: float, share: float) -> Point:
    turn = share * 4.6 * math.pi
    reach = r * math.exp(-turn * 0.17)
    return x + reach * math.cos(turn + 0.5), y - reach * math.sin(turn + 0.5)
