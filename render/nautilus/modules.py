"""The city's octagons: rim, doors, corridors, passages, owner's plate and crew; each one finished sprite."""

from __future__ import annotations

import math
from collections.abc import Callable

from games.nautilus.board import BLUE, DIRECTIONS
from games.nautilus.facts import STATIONS
from render.kit.sprites import SPRITES, Sprite, sprite
from render.nautilus.look import DOOR_BLUE, DOOR_BROWN, INK, KIND, PALETTE, door_ways, kind_ink
from render.nautilus.tokens import icon, shape, token
from render.palette import CREAM, OPTION, SEATS, WHITE, mix, rgb
from render.pen import Pen, Point
from render.pieces import seat_shape

WAYS = dict(
    zip(DIRECTIONS, ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)), strict=True)
)
CREW_SPOTS: dict[int, tuple[Point, ...]] = {  # where the aquanauts of so many seats stand
    1: ((0, 0.82),),
    2: ((-0.40, 0.80), (0.40, 0.80)),
    3: ((-0.72, 0.42), (0, 0.84), (0.72, 0.42)),
    4: ((-0.90, 0.14), (-0.38, 0.82), (0.38, 0.82), (0.90, 0.14)),
}
LIFT = (0, 0.34, 0.34, 0.38, 0.40)  # the plate gives way to them
PLATES = {
    "circle": (0.6, 0, 0.42),
    "square": (0.6, 0, 0.42),
    "triangle": (0.66, 0.08, 0.34),
    "diamond": (0.6, 0, 0.38),
}


@SPRITES.keeps
def module(
    c: int, kind: str, doors: tuple[str, ...], builder: int | None, crew: tuple[int, ...], laid: bool
) -> Sprite:
    """An octagon with everything on it, and its shadow."""
    here = [(seat, count) for seat, count in enumerate(crew) if count]
    up = -round(c * LIFT[len(here)])
    if builder is None:
        face = part(draw_disc, c, kind)
    else:
        face = part(draw_plate, round(c * (0.9 if len(here) > 2 else 1)), kind, builder)
    people = [
        (part(draw_crew, c, seat, count), round(x * c), round(y * c))
        for (seat, count), (x, y) in zip(here, CREW_SPOTS.get(len(here), ()), strict=True)
    ]
    return bare(c, kind, doors, laid).bearing((face, 0, up), *people)


def part(draw: Callable[..., None], c: int, *args: object) -> Sprite:
    """What lies on an octagon, as a sprite: a disc, a plate or a crew."""
    return sprite(PALETTE, draw, math.ceil(c * REACH[draw]) + 1, 100, (c, *args))


def bare(c: int, kind: str, doors: tuple[str, ...], laid: bool) -> Sprite:
    """An octagon with nobody in it."""
    near, far = math.ceil(1.54 * c) + 1, math.ceil(1.66 * c) + 1
    return sprite(PALETTE, _hull, (near, near, far, far), 100, (c, kind, doors, laid))


def passage(c: int, way: str) -> Sprite:
    """Where two doors meet the colour runs across the seam; to be put on the middle of either module."""
    colour = DOOR_BLUE if way in BLUE else DOOR_BROWN
    dx, dy, far = toward(way)
    x, y, half = dx * far * c, dy * far * c, math.ceil(c * 0.5)
    reach = (round(half - x), round(half - y), round(half + x), round(half + y))
    return sprite(PALETTE, _passage, reach, 100, (c, way, colour))


def _passage(p: Pen, c: int, way: str, colour: str) -> None:
    dx, dy, far = toward(way)
    _bar(p, c, (dx, dy), (far - 0.2, far + 0.2), 0.33 if way in BLUE else 0.4, colour)


def octagon(x: float, y: float, c: float, inset: float = 0.0) -> list[Point]:
    """|x|, |y| <= 1.5 and |x| + |y| <= 2 squares, shrunk evenly."""
    a, b = (1.5 - inset) * c, (0.5 - 0.414 * inset) * c
    corners = ((-b, -a), (b, -a), (a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b))
    return [(x + u, y + v) for u, v in corners]


def toward(way: str) -> tuple[float, float, float]:
    """A direction as a unit vector, and how far a module's face lies that way, in squares."""
    dx, dy = WAYS[way]
    long = math.hypot(dx, dy)
    return dx / long, dy / long, 1.5 if way in BLUE else 1.4142


def hull(p: Pen, c: float, kind: str, doors: tuple[str, ...]) -> None:
    """The octagon as such, round the origin."""
    body = KIND[kind]
    rim = octagon(0, 0, c, 0.035)
    p.outline(rim, INK, c * 0.06)
    p.poly(rim, CREAM)
    p.poly(octagon(0, 0, c, 0.19), mix(body, INK, 0.45))
    p.poly(octagon(0, 0, c, 0.225), body)
    dark = kind == "analysis"
    corridor = mix(body, WHITE if dark else CREAM, 0.2 if dark else 0.34)
    for way in doors:
        dx, dy, far = toward(way)
        _bar(p, c, (dx, dy), (0, far - 0.225), 0.17, corridor)
    for way in doors:
        dx, dy, far = toward(way)
        half, colour = (0.33, DOOR_BLUE) if way in BLUE else (0.4, DOOR_BROWN)
        _bar(p, c, (dx, dy), (far - 0.21, far - 0.035), half, colour)


def _bar(p: Pen, c: float, way: Point, span: Point, half: float, colour: str) -> None:
    """A bar along a direction, from and to so many squares from the middle."""
    dx, dy = way
    corners = ((span[0], -half), (span[0], half), (span[1], half), (span[1], -half))
    p.poly([(c * (u * dx - v * dy), c * (u * dy + v * dx)) for u, v in corners], colour)


def _hull(p: Pen, c: int, kind: str, doors: tuple[str, ...], laid: bool) -> None:
    p.poly(octagon(c * 0.07, c * 0.12, c, -0.02), (*rgb(INK), 128))
    hull(p, c, kind, doors)
    if laid:  # not paid for yet
        line = octagon(0, 0, c, 0.11)
        p.dash([*line, line[0]], INK, c * 0.12, c * 0.3, c * 0.24)
        p.dash([*line, line[0]], OPTION, c * 0.07, c * 0.3, c * 0.24)


def draw_disc(p: Pen, c: float, kind: str) -> None:
    """What nobody owns: a pale disc."""
    r = c * (0.62 if kind == "base" else 0.42)
    paper = mix(KIND[kind], CREAM, 0.75)
    p.dot(0, 0, r * 1.22 + c * 0.03, INK)
    p.dot(0, 0, r * 1.22, paper)
    icon(p, kind, r * 0.9, INK, paper)


def draw_plate(p: Pen, c: float, kind: str, seat: int) -> None:
    """The builder's inlaid plate, with the kind's icon."""
    look = SEATS[seat]
    r, drop, share = PLATES[look.shape]
    shape(p, seat, 0, drop * c, r * c, look.fill, ((c * 0.045, INK),))
    icon(p, kind, c * share, INK, look.fill, y=c * (0.2 if look.shape == "triangle" else 0))


def draw_crew(p: Pen, c: int, seat: int, count: int) -> None:
    """A raised token with how many there are."""
    r = c * 0.315
    p.poly(seat_shape(seat, c * 0.04, c * 0.08, r + c * 0.05), (*rgb(INK), 115))
    size = c * 0.53 if count < 10 else c * 0.42
    token(p, seat, r, str(count), max(20, size), c * 0.055)


def mini(p: Pen, c: float, kind: str) -> None:
    """A module in a panel."""
    rim = octagon(0, 0, c)
    p.outline(rim, INK, 2)
    p.poly(rim, CREAM)
    p.poly(octagon(0, 0, c, 0.22), KIND[kind])
    icon(p, kind, c * 0.78, kind_ink(kind), KIND[kind])


def whole(p: Pen, c: int, kind: str, seat: int, turn: int = 0) -> None:
    """A module in a panel, as it would lie: a station with its builder's plate."""
    hull(p, c, kind, tuple(door_ways(kind, turn)))
    if kind in STATIONS:
        draw_plate(p, c, kind, seat)
    else:
        draw_disc(p, c, kind)


REACH = {draw_disc: 0.86, draw_plate: 0.95, draw_crew: 0.56}  # squares that each part covers to a side
