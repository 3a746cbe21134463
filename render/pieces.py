"""Pieces every game uses: seats, pawns, the nautilus shell, a fan of cards, number dots, the header."""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.core.model import Seat
from games.core.words import words
from render.canvas import Canvas
from render.descriptions import WORDS
from render.kit.drawings import draw, folder
from render.kit.sizes import LEAD, NAME
from render.palette import BRASS, CREAM, MUTED, NIGHT, SEA, SEATS, SHADE, STRIP, WHITE
from render.pen import Pen, Point
from render.scene import Scene

WIDE = 1400  # every picture
HEAD = 64  # the header strip
DRAWINGS = folder(__file__)


def seat_shape(seat: int, x: float, y: float, r: float) -> list[Point]:
    """The outline a seat is known by."""
    k = r / 50
    return [(x + u * k, y + v * k) for u, v in DRAWINGS[SEATS[seat].shape].shapes[0].points]


def badge(p: Pen, seat: int, r: float, fill: str | None = None, edge: str = WHITE, ink: str = NIGHT) -> None:
    """A seat's shape, colour and letter."""
    look, points = SEATS[seat], seat_shape(seat, 0, 0, r)
    for colour, width in ((NIGHT, 6), (edge, 3)):  # the dark line carries the light one over sand
        p.outline(points, colour, width)
    p.poly(points, fill or look.fill)
    p.outline(points, edge, 1.5)
    low, size = (0.22, 1.05) if look.shape == "triangle" else (0, 1.15)
    p.text(0, r * low, look.letter, r * size, ink, "Black")


def pawn(p: Pen, seat: int) -> None:
    """A standing pawn, the origin at its foot."""
    p.oval((-30, -8, 30, 8), SHADE)
    foot = [(-26, 0), (-12, -26), (12, -26), (26, 0)]
    p.poly(foot, SEATS[seat].low)
    p.outline(foot, WHITE, 3)
    badge(p.moved(0, -42), seat, 25)


def number_dot(p: Pen, x: float, y: float, number: int, r: float = 14) -> None:
    """A numbered dot, white like everything that says what changed."""
    p.dot(x, y, r + 2, NIGHT)
    p.dot(x, y, r, WHITE)
    p.text(x, y, number, 20, NIGHT, "Black")


def shell(p: Pen, r: float) -> None:
    """A nautilus spiral."""
    draw(p.moved(0, 0, r / 45), DRAWINGS["shell"], {})


def fan(p: Pen, fill: str, line: str) -> None:
    """Three cards held in a hand."""
    for dx, degrees in ((-8, -16), (0, 0), (8, 16)):
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        corners: Sequence[Point] = ((-8, -13), (8, -13), (8, 13), (-8, 13))
        card = [(dx + u * cos - v * sin, abs(dx) * 0.3 + u * sin + v * cos) for u, v in corners]
        p.poly(card, fill, line, 2)


def header(canvas: Canvas, title: str, middle: str, right: str, seat: int | None, ink: str = MUTED) -> None:
    """The strip on top: the game, where it stands, and whose picture or turn it is."""
    canvas.fill(0, 0, WIDE, HEAD - 1, STRIP)
    canvas.fill(0, HEAD - 1, WIDE, HEAD + 1, BRASS)
    canvas.stamp(shell, (40, 33), 24, STRIP, 19)
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
