"""Icons of module kinds and of discoveries: round a point, in a radius, in ink on paper."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from render.nautilus.look import CHEST, COIN_EDGE, COIN_INK, INK, JELLY, SHELL, SNAIL, SPEED, URCHIN
from render.palette import CREAM, GOLD, WHITE
from render.pen import Pen, Point, on_ring, ring

Icon = Callable[[Pen, float, float, float, str, str], None]  # pen, x, y, radius, ink, paper


def icon(p: Pen, name: str, x: float, y: float, r: float, ink: str = INK, paper: str = CREAM) -> None:
    """The icon of a kind or of a discovery; "atlantis-7" is Atlantis."""
    ICONS.get(name.partition("-")[0], _unknown)(p, x, y, r, ink, paper)


def edged(p: Pen, points: Sequence[Point], fill: str, edge: str, grow: float) -> None:
    """A shape with an edge that lies outside it."""
    p.line([*points, points[0], points[1]], edge, 2 * grow)
    p.poly(points, fill)


def coin(p: Pen, x: float, y: float, r: float) -> None:
    """A Nemo."""
    p.dot(x, y, r + max(1, r * 0.1), COIN_EDGE)
    p.dot(x, y, r, GOLD)
    p.text(x, y, "N", r * 1.25, COIN_INK, "Black")


def unpaid(p: Pen, r: float) -> None:
    """A Nemo that is not there."""
    coin(p, 0, 0, r)
    for ink, width in ((INK, r * 0.62), (WHITE, r * 0.3)):
        p.line([(-r, r), (r, -r)], ink, width)


def key(p: Pen, r: float) -> None:
    """Who has it may sail into the shut trench."""
    for ink, grow in ((INK, 3.0), (GOLD, 0.0)):
        p.line([(-r * 0.1, 0), (r, 0)], ink, r * 0.26 + grow)
        p.line([(r * 0.62, 0), (r * 0.62, r * 0.44)], ink, r * 0.24 + grow)
        p.line([(r * 0.92, 0), (r * 0.92, r * 0.34)], ink, r * 0.24 + grow)
        p.dot(-r * 0.5, 0, r * 0.5 + grow / 2, ink)
    p.dot(-r * 0.5, 0, r * 0.2, INK)


def sand_glass(p: Pen, r: float) -> None:
    """Time is running out."""
    top, bottom = -r, r
    p.poly([(-r * 0.7, top), (r * 0.7, top), (0, 0)], GOLD)
    p.poly([(-r * 0.7, bottom), (r * 0.7, bottom), (0, 0)], GOLD)
    p.poly([(-r * 0.34, top * 0.86), (r * 0.34, top * 0.86), (0, top * 0.36)], INK)
    for y in (top, bottom):
        p.line([(-r * 0.8, y), (r * 0.8, y)], GOLD, 3)


def helmet(p: Pen, x: float, y: float, r: float, fill: str) -> None:
    """An aquanaut."""
    neck = _scaled(x, y, r, ((-0.9, 0.92), (-0.72, 0.5), (0.72, 0.5), (0.9, 0.92)))
    for grow, colour in ((2.4, INK), (1.6, WHITE), (0, fill)):
        edged(p, neck, colour, colour, grow)
        p.dot(x, y - r * 0.1, r * 0.78 + grow, colour)
    p.box((x - r * 0.48, y - r * 0.42, x + r * 0.48, y + r * 0.18), r * 0.28, INK)
    p.line(ring(x, y - r * 0.1, r * 0.3, 200, 260, 8), WHITE, 1.6)


def eye(p: Pen, x: float, y: float, r: float) -> None:
    """Seen by one pair of eyes only."""
    p.dot(x, y, r * 1.25, INK)
    p.oval((x - r, y - r * 0.66, x + r, y + r * 0.66), WHITE)
    p.dot(x, y, r * 0.42, INK)


def _scaled(x: float, y: float, r: float, points: Sequence[Point]) -> list[Point]:
    return [(x + r * u, y + r * v) for u, v in points]


def _training(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A dumb-bell, tilted."""
    cos, sin = math.cos(math.pi / 6), -math.sin(math.pi / 6)

    def bar(start: float, end: float, half: float) -> None:
        corners = ((start, -half), (end, -half), (end, half), (start, half))
        p.poly([(x + r * (u * cos - v * sin), y + r * (u * sin + v * cos)) for u, v in corners], ink)

    bar(-0.6, 0.6, 0.13)
    for side in (-1, 1):
        bar(side * 0.42, side * 0.70, 0.68)
        bar(side * 0.78, side * 1.02, 0.42)


def _technical(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A cog."""
    tooth = ((0.4, -0.24), (0.98, -0.17), (0.98, 0.17), (0.4, 0.24))
    for number in range(8):
        cos, sin = math.cos(math.pi / 4 * number), math.sin(math.pi / 4 * number)
        p.poly([(x + r * (u * cos - v * sin), y + r * (u * sin + v * cos)) for u, v in tooth], ink)
    p.dot(x, y, r * 0.7, ink)
    p.dot(x, y, r * 0.3, paper)


def _sonar(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A radar screen: two rings, sweep, blip."""
    for share in (1.0, 0.56):
        p.dot(x, y, r * share, ink)
        p.dot(x, y, r * (share - 0.2), paper)
    p.poly([(x, y), *ring(x, y, r * 0.9, 290, 340, 12)], ink)
    p.dot(x, y, r * 0.17, ink)


def _research(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A magnifier."""
    p.line([(x + r * 0.2, y + r * 0.2), (x + r * 0.82, y + r * 0.82)], ink, r * 0.36)
    p.dot(x - r * 0.2, y - r * 0.2, r * 0.66, ink)
    p.dot(x - r * 0.2, y - r * 0.2, r * 0.42, paper)
    p.line(ring(x - r * 0.2, y - r * 0.2, r * 0.24, 180, 270, 10), ink, r * 0.12)


def _analysis(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A flask."""
    glass = (
        (-0.24, -0.8), (0.24, -0.8), (0.24, -0.22), (0.86, 0.74), (0.72, 0.95), (-0.72, 0.95), (-0.86, 0.74),
        (-0.24, -0.22),
    )  # fmt: skip
    p.poly(_scaled(x, y, r, glass), ink)
    p.line([(x - r * 0.4, y - r * 0.86), (x + r * 0.4, y - r * 0.86)], ink, r * 0.22)
    p.dot(x - r * 0.22, y + r * 0.56, r * 0.17, paper)
    p.dot(x + r * 0.24, y + r * 0.32, r * 0.12, paper)


def _dwelling(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A house."""
    walls = ((0, -0.92), (1, -0.05), (0.72, -0.05), (0.72, 0.86), (-0.72, 0.86), (-0.72, -0.05), (-1, -0.05))
    p.poly(_scaled(x, y, r, walls), ink)
    top = (True, True, False, False)
    p.box((x - r * 0.22, y + r * 0.18, x + r * 0.22, y + r * 0.88), r * 0.2, paper, corners=top)


def _base(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A nautilus shell: a growing spiral."""
    points: list[Point] = []
    for step in range(121):
        turn = step / 120 * 4.3 * math.pi
        far = r * 0.085 * math.exp(0.183 * turn)
        points.append((x + r * 0.12 + far * math.cos(turn + 2.5), y + r * 0.05 + far * math.sin(turn + 2.5)))
    for step in range(120):
        p.line(points[step : step + 2], ink, r * (0.10 + 0.14 * step / 120))


def _gold(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """Three bars."""
    for u, v in ((-0.44, 0.42), (0.44, 0.42), (0, -0.28)):
        bar = ((u - 0.26, v - 0.3), (u + 0.26, v - 0.3), (u + 0.42, v + 0.3), (u - 0.42, v + 0.3))
        edged(p, _scaled(x, y, r, bar), GOLD, ink, max(1, r * 0.09))


def _jellyfish(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    for number, u in enumerate((-0.54, -0.18, 0.18, 0.54)):
        s = 0.16 if number % 2 else -0.16
        p.line(_scaled(x, y, r, ((u, 0), (u + s, 0.35), (u - s, 0.62), (u, 0.95))), ink, r * 0.17)
    p.poly(ring(x, y + r * 0.08, r * 0.88, 180, 360, 30), ink)
    p.poly(ring(x, y + r * 0.02, r * 0.72, 180, 360, 30), JELLY)
    p.line([(x - r * 0.82, y + r * 0.06), (x + r * 0.82, y + r * 0.06)], ink, r * 0.18)


def _urchin(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    for number in range(14):
        p.line([(x, y), on_ring(x, y, r * 0.98, 360 / 14 * number)], ink, max(1.3, r * 0.13))
    p.dot(x, y, r * 0.6, ink)
    p.dot(x, y, r * 0.44, URCHIN)
    p.dot(x - r * 0.14, y - r * 0.16, r * 0.13, CREAM)


def _scallop(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    rim: list[Point] = []
    for number in range(11):
        angle, dent = math.radians(198 + 14.4 * number), number % 2
        rim.append(
            (x + r * math.cos(angle) * (1 - 0.06 * dent),
             y + r * 0.42 + r * 1.25 * math.sin(angle) * (1 - 0.08 * dent))
        )  # fmt: skip
    edged(p, [*rim, (x + r * 0.28, y + r * 0.78), (x - r * 0.28, y + r * 0.78)], SHELL, ink, max(1, r * 0.1))
    for degrees in (222, 246, 270, 294, 318):
        angle = math.radians(degrees)
        end = (x + r * 0.8 * math.cos(angle), y + r * 0.42 + r * 0.98 * math.sin(angle))
        p.line([(x, y + r * 0.66), end], ink, max(1, r * 0.09))


def _snail(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A spiral shell."""
    edge = max(1, r * 0.1)
    p.poly(ring(x, y + r * 0.02, r * 0.92 + edge, 0, 360, 48, r * 0.84 + edge), ink)
    p.poly(ring(x, y + r * 0.02, r * 0.92, 0, 360, 48, r * 0.84), SNAIL)
    points: list[Point] = []
    for step in range(61):
        turn, far = step / 60 * 2.1 * math.tau, r * (0.06 + 0.7 * step / 60)
        points.append((x + r * 0.06 + far * math.cos(turn), y + far * 0.92 * math.sin(turn)))
    p.line(points, ink, max(1.2, r * 0.15))


def _atlantis(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A temple."""
    p.poly(_scaled(x, y, r, ((0, -0.92), (1, -0.34), (-1, -0.34))), ink)
    for u in (-0.66, -0.22, 0.22, 0.66):
        p.box((x + r * (u - 0.12), y - r * 0.26, x + r * (u + 0.12), y + r * 0.56), 0, ink)
    p.box((x - r * 0.98, y + r * 0.62, x + r * 0.98, y + r * 0.88), 0, ink)


def _chest(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    g, top = max(1, r * 0.1), (True, True, False, False)
    left, up, right, down = x - r * 0.88, y - r * 0.62, x + r * 0.88, y + r * 0.72
    p.box((left - g, up - g, right + g, down + g), r * 0.3 + g, ink, corners=top)
    p.box((left, up, right, down), r * 0.3, CHEST, corners=top)
    p.line([(x - r * 0.9, y - r * 0.04), (x + r * 0.9, y - r * 0.04)], ink, r * 0.14)
    g = max(0.8, r * 0.07)
    p.box((x - r * 0.2 - g, y - r * 0.22 - g, x + r * 0.2 + g, y + r * 0.24 + g), r * 0.08, ink)
    p.box((x - r * 0.2, y - r * 0.22, x + r * 0.2, y + r * 0.24), r * 0.08, GOLD)


def _speed(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A double chevron."""
    for u in (-0.42, 0.3):
        chevron = (
            (u - 0.38, -0.78), (u + 0.02, -0.78), (u + 0.52, 0), (u + 0.02, 0.78), (u - 0.38, 0.78),
            (u + 0.12, 0),
        )  # fmt: skip
        edged(p, _scaled(x, y, r, chevron), SPEED, ink, max(0.8, r * 0.07))


def _unknown(p: Pen, x: float, y: float, r: float, ink: str, paper: str) -> None:
    """A plain ring, for something that is not in our data."""
    p.dot(x, y, r * 0.7, None, ink, r * 0.25)


ICONS: dict[str, Icon] = {
    "training": _training,
    "technical": _technical,
    "sonar": _sonar,
    "research": _research,
    "analysis": _analysis,
    "green": _dwelling,
    "violet": _dwelling,
    "base": _base,
    "gold": _gold,
    "jellyfish": _jellyfish,
    "urchin": _urchin,
    "scallop": _scallop,
    "snail": _snail,
    "atlantis": _atlantis,
    "chest": _chest,
    "speed": _speed,
}
