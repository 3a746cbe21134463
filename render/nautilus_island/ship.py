"""The Nautilus: stranded and cut open for the board, afloat again for the score sheet."""

from __future__ import annotations

from itertools import pairwise

from render.nautilus_island.cards import PILE_H, plate
from render.nautilus_island.places import (
    COLUMNS_X,
    CURVE,
    GAP,
    HULL_Y,
    PLACES,
    ROOM_Y,
    hull_at,
    printed,
)
from render.palette import (
    BARK,
    BRASS,
    BRASS_HI,
    BRASS_LO,
    DUSK,
    GOLD,
    IRON,
    IRON_HI,
    IRON_LO,
    RIM,
    SAND,
    SAND3,
    TAR,
    TAR2,
    WOOD,
    WOOD_HI,
    WOOD_LO,
)
from render.pen import Pen, Point, spline


def submarine(p: Pen, open_rooms: tuple[bool, ...]) -> None:
    """The stranded ship, one lit room per column; rooms not in use are boarded up."""
    shadow: list[Point] = [
        (190, 560), (420, 520), (900, 600), (1330, 520), (1390, 590), (1100, 660), (700, 660), (330, 610),
    ]  # fmt: skip
    p.veil(lambda q: q.poly(spline(shadow, 10, True), 255), DUSK, 0.34)
    _behind(p)
    _hull(p)
    used = printed(open_rooms)
    for column in range(len(COLUMNS_X)):
        box = _room(p, column)
        if column in used:
            plate(p.moved(COLUMNS_X[column], box[3] + 18), used.index(column) + 1)
        else:
            _planks(p, box)
    heap = spline(
        [(1024, 690), (1084, 650), (1136, 606), (1198, 578), (1266, 567), (1330, 588), (1420, 632)], 10
    )
    p.poly([*heap, (1420, 690)], SAND)
    p.line(heap[14:], SAND3, 2)
    for i, letter in enumerate("NAUTILUS"):
        p.text(1092 + i * 17.5, HULL_Y + 155, letter, 20, BRASS, "Black")


def ship_afloat(p: Pen) -> None:
    """Seen from outside: lit portholes only."""
    _behind(p)
    _hull(p)
    for column, places in enumerate(PLACES):
        for place in range(places):
            y = ROOM_Y + (place - (places - 1) / 2) * (PILE_H + GAP)
            p.dot(COLUMNS_X[column], y, 36, GOLD, BRASS, 10)


def _behind(p: Pen) -> None:
    """Rudder, screw, spur, wheelhouse."""
    y = HULL_Y
    for side in (-1, 1):
        rudder: list[Point] = [(212, 60), (160, 94), (172, 116), (262, 76)]
        p.poly([(x, y + side * dy) for x, dy in rudder], IRON_LO, BRASS, 3)
    for a in (-64, 0, 64):
        lean = a * 0.14
        blade: list[Point] = [
            (196, y),
            (176 + lean, y + a - 18),
            (186, y + a * 1.32),
            (206 - lean, y + a + 18),
        ]
        p.poly(spline(blade, 8, True), BRASS, BRASS_LO, 3)
    p.dot(194, y, 15, BRASS_HI, BRASS_LO, 3)
    p.poly([(1340, y - 18), (1398, y), (1340, y + 18)], BRASS_HI, BRASS_LO, 3)
    wx, wy = 1136, y - 206
    house: list[Point] = [(-58, 20), (-54, -34), (-26, -58), (26, -58), (54, -30), (58, 26)]
    p.poly(spline([(wx + dx, wy + dy) for dx, dy in house], 8), IRON_HI, BRASS, 4)
    p.box((wx - 12, wy - 78, wx + 12, wy - 60), 4, BRASS_HI, BRASS_LO, 2)
    for dx in (-24, 22):
        p.dot(wx + dx, wy - 24, 15, GOLD, BRASS_LO, 4)


def _hull(p: Pen) -> None:
    top, bottom = _edge(-1), _edge(1)[::-1]
    body = [*top, *bottom]
    p.poly(body, IRON)
    p.poly([*_edge(0.45), *bottom], IRON_LO)
    p.poly([*top, *_edge(-0.8)[::-1]], IRON_HI)
    p.line([*body, body[0]], TAR, 5)
    p.line([(x, y + 9) for x, y in _edge(-1) if 212 < x < 1350], BRASS, 3)
    p.line([(x, y - 9) for x, y in _edge(1) if 212 < x < 1350], BRASS_LO, 3)
    p.line([(x, y) for x, y in _edge(-1) if x > 240], RIM, 3)
    for i in range(64):  # rivets
        x = 228 + i * 17.6
        for side, colour in ((-1, BRASS_HI), (1, BRASS)):
            p.dot(x, HULL_Y + side * (hull_at(x) - 17), 1.8, colour)
    for left, right in pairwise((*COLUMNS_X, 1140)):  # bulkheads
        x = (left + right) / 2
        p.line([(x, HULL_Y - hull_at(x) + 12), (x, HULL_Y + hull_at(x) - 12)], TAR2, 3)


def _edge(share: float) -> list[Point]:
    return [(x, HULL_Y + share * high) for x, high in CURVE]


def _room(p: Pen, column: int) -> tuple[float, float, float, float]:
    places = PLACES[column]
    half = (places * PILE_H + (places - 1) * GAP) / 2 + 9
    x0, y0, x1, y1 = COLUMNS_X[column] - 63, ROOM_Y - half, COLUMNS_X[column] + 63, ROOM_Y + half
    p.box((x0 - 4, y0 - 4, x1 + 4, y1 + 4), 16, BRASS_LO)
    p.box((x0 - 2, y0 - 2, x1 + 2, y1 + 2), 15, BRASS)
    p.box((x0, y0, x1, y1), 13, WOOD)
    return x0, y0, x1, y1


def _planks(p: Pen, box: tuple[float, float, float, float]) -> None:
    x0, y0, x1, y1 = box
    p.box(box, 13, WOOD_LO)
    for number in range(int((y1 - y0) // 38)):
        y, tilt = y0 + 22 + number * 38, 7 if number % 2 else -6
        plank: list[Point] = [
            (x0 - 8, y - 15 + tilt), (x1 + 8, y - 15 - tilt), (x1 + 8, y + 14 - tilt),
            (x0 - 8, y + 14 + tilt),
        ]  # fmt: skip
        p.poly(plank, WOOD_HI if number % 2 else WOOD, BARK, 2)
        p.dot(x0 + 4, y - 1 + tilt, 3, BRASS_HI)
        p.dot(x1 - 4, y - 1 - tilt, 3, BRASS_HI)
