"""Icons of modules and discoveries, and small pieces: tokens, submarines, launch squares, number chips."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.kit.drawings import draw, folder
from render.nautilus.look import BACK, DOOR_BLUE, DOOR_BROWN, INK, KIND, LAUNCH, kind_ink
from render.palette import CREAM, GOLD, SEATS, STRIP, WHITE
from render.pen import Pen, Point
from render.pieces import seat_shape

DRAWINGS = folder(__file__)
LIKE = {"green": "dwelling", "violet": "dwelling"}  # kinds that share a drawing
INKED, PAPER = "#000000", "#FFFFFF"  # in the files, where a painter's own colours go


def icon(p: Pen, name: str, r: float, ink: str = INK, paper: str = CREAM, x: float = 0, y: float = 0) -> None:
    """A sign of the drawings, or the icon of a kind or a discovery; "atlantis-7" is Atlantis."""
    kind = name if name in DRAWINGS else name.partition("-")[0]
    drawing = DRAWINGS.get(LIKE.get(kind, kind), DRAWINGS["unknown"])
    draw(p.moved(x - r, y - r, 2 * r / drawing.size), drawing, {INKED: ink, PAPER: paper}, DRAWINGS)


def edged(p: Pen, points: Sequence[Point], fill: str, edge: str, grow: float) -> None:
    """A shape with an edge that lies outside it."""
    p.outline(points, edge, 2 * grow)
    p.poly(points, fill)


ZONES_BY_DEPTH = ("slope", "deep", "trench")  # one, two, three bars
EYE_CORNER = 1  # the second seat's dot gives way to the viewer's eye
BIG = 50  # pixels of a square from which a ruin has room for temple and number


def shape(
    p: Pen, seat: int, x: float, y: float, r: float, fill: str, edges: tuple[tuple[float, str], ...]
) -> None:
    """A seat's shape with several outlines, the widest drawn first."""
    points = seat_shape(seat, x, y, r)
    for grow, colour in edges:
        p.outline(points, colour, 2 * grow)
    p.poly(points, fill)


def token(p: Pen, seat: int, r: float, text: str, size: float, edge: float = 2.0, y: float = 0) -> None:
    """A seat's raised token with a letter or a number."""
    look = SEATS[seat]
    shape(p, seat, 0, y, r, look.fill, ((edge + 1.2, INK), (edge, WHITE)))
    drop = r * 0.2 if look.shape == "triangle" else 0
    p.text(0, y + drop, text, size, INK, "Black" if len(text) < 2 else "Bold")


def hexagon(x: float, y: float, r: float) -> list[Point]:
    return [(x + r * math.sin(math.tau / 6 * n), y - r * math.cos(math.tau / 6 * n)) for n in range(6)]


def face_down(p: Pen, c: float, zone: str) -> None:
    """A discovery nobody here knows: its back, with one to three bars for the depth."""
    back = hexagon(0, 0, c * 0.36)
    edged(p, back, INK, INK, c * 0.085)
    edged(p, back, BACK[zone], CREAM, c * 0.04)
    bars = ZONES_BY_DEPTH.index(zone) + 1
    for number in range(bars):
        x = (number - (bars - 1) / 2) * c * 0.16
        p.line([(x, -c * 0.12), (x, c * 0.12)], CREAM, c * 0.075)


def face_up(p: Pen, c: float, face: str) -> None:
    """A discovery everybody sees."""
    front = hexagon(0, 0, c * 0.48)
    edged(p, front, INK, INK, c * 0.06)
    edged(p, front, CREAM, CREAM, c * 0.03)
    _face(p, c, face, 0.29)


def face_known(p: Pen, c: float, face: str, zone: str) -> None:
    """Face down for others: the back's colour as a thick rim, a dashed outline and an eye."""
    back = hexagon(0, 0, c * 0.47)
    edged(p, back, BACK[zone], INK, c * 0.05)
    p.poly(hexagon(0, 0, c * 0.376), CREAM)
    _face(p, c, face, 0.26)
    dashed = hexagon(0, 0, c * 0.47)
    p.dash([*dashed, dashed[0]], WHITE, max(2, c * 0.035), c * 0.14, c * 0.12)
    icon(p, "eye", max(6.5, c * 0.15), x=c * 0.35, y=-c * 0.35)


def _face(p: Pen, c: float, face: str, share: float) -> None:
    number = face.partition("-")[2]
    if not number:
        icon(p, face, c * share)
    elif c < BIG:  # only ruins have numbers
        p.text(0, 0, number, 20, INK, "Black")
    else:
        icon(p, face, c * (share - 0.07), y=-c * 0.12)
        p.text(0, c * 0.21, number, max(20, c * 0.27), INK, "Black")


def find(p: Pen, face: str, r: float, ground: str = CREAM) -> None:
    """A discovery in a panel."""
    p.poly(hexagon(0, 0, r), ground)
    icon(p, face, r * 0.66, INK, ground)


def find_missing(p: Pen, face: str, r: float) -> None:
    """The same, faded: there is none."""
    find(p, face, r)
    p.veil(lambda q: q.poly(hexagon(0, 0, r + 2), 255), STRIP, 0.72)


def looked(p: Pen, c: float, seats: tuple[int, ...], viewer: int | None = None) -> None:
    """A dot in a corner of the square for each seat that has looked at what lies there."""
    far, r = c * 0.38, max(3.6, c * 0.085)
    for seat in seats:
        corner = viewer if seat == EYE_CORNER and viewer is not None else seat
        x, y = (-far, far)[corner % 2], (-far, far)[corner // 2]
        p.dot(x, y, r + 1.4, INK)
        p.dot(x, y, r, SEATS[seat].fill)


def submarine(p: Pen, seat: int, c: float, letter: bool = True) -> None:
    """A hull one square long with a propeller; on it, as its tower, the seat's shape."""
    look, tower = SEATS[seat], seat_shape(seat, c * 0.03, -c * 0.21, c * 0.17)
    for grow, ink in ((0.085, INK), (0.052, WHITE)):
        edged(p, tower, ink, ink, c * grow)
    icon(p, "submarine", c * 0.65, look.fill)
    p.poly(tower, look.fill)
    if letter:
        p.text(c * 0.05, c * 0.13, look.letter, max(20, c * 0.5), INK, "Black")


def launch(p: Pen, c: float, dx: int, dy: int) -> None:
    """A slipway before a usable blue door: two chevrons pointing out to sea."""
    for start, half in ((-0.26, 0.24), (-0.02, 0.17)):
        tip = (dx * c * (start + 0.16), dy * c * (start + 0.16))
        wings = [
            (dx * c * start - side * dy * c * half, dy * c * start + side * dx * c * half) for side in (-1, 1)
        ]
        p.line([wings[0], tip, wings[1]], LAUNCH, max(2, c * 0.06))


def kind_disc(p: Pen, kind: str, r: float) -> None:
    """A kind of station in a panel."""
    p.dot(0, 0, r + 1.5, kind_ink(kind))
    p.dot(0, 0, r, KIND[kind])
    icon(p, kind, r * 0.66, kind_ink(kind), KIND[kind])


def chip(p: Pen, points: int) -> None:
    """What a kind of station counts: gold for the most, white for two or more."""
    p.dot(0, 0, 15, INK)
    p.dot(0, 0, 13, GOLD if points > 1 else WHITE)
    p.text(0, 0, points, 20, INK, "Black")


def crew_dot(p: Pen, seat: int, text: str) -> None:
    """How many aquanauts wait in a dwelling that is not built yet."""
    p.dot(0, 0, 11.5, INK)
    p.dot(0, 0, 10, SEATS[seat].fill)
    p.text(0, 0, text, 20, INK, "Black")


def doors(p: Pen, apart: float, scale: float) -> None:
    """A blue door above a brown one."""
    swatch_door(p.moved(0, -apart, scale), DOOR_BLUE)
    swatch_door(p.moved(0, apart, scale), DOOR_BROWN)


def swatch_door(p: Pen, colour: str) -> None:
    """A door for the legend."""
    p.box((-16, -10, 16, 10), 0, CREAM)
    p.box((-13, -7, 13, 7), 0, colour)
