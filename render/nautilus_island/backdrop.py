"""What never changes during a match: night sky, sea, beach, compass, camp."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from render.nautilus_island.cards import put_mark
from render.nautilus_island.look import FAMILY, PALETTE, STORABLE
from render.nautilus_island.places import (
    CAMP_END,
    CAMP_STEP,
    CAMP_X,
    COMPASS,
    ORDER,
    ORDER_STEP,
    SCENE_END,
    SCENE_TOP,
)
from render.nautilus_island.ship import submarine
from render.palette import (
    BRASS,
    BRASS_HI,
    BRASS_LO,
    CREAM,
    DUSK,
    EDGE,
    FOREST,
    FOREST_LO,
    GLASS,
    HALO,
    MUTED,
    NIGHT,
    PANEL,
    RIM,
    ROCK,
    ROCK_LO,
    SAND,
    SAND2,
    SAND3,
    SEA,
    WET,
    WHITE,
    WOOD_HI,
    WOOD_LO,
)
from render.pen import Pen, Point, on_ring, ring, spline
from render.pieces import WIDE

SMOOTH = 3
SHORE = spline(
    [
        (-20, 476), (80, 462), (200, 484), (420, 470), (640, 500), (900, 492), (1120, 520), (1300, 506),
        (1420, 524),
    ],
    14,
)  # fmt: skip


@lru_cache(maxsize=12)
def backdrop(open_rooms: tuple[bool, ...], seats: int, below: bool) -> Image.Image:
    """The scene as palette numbers; one for each table size and direction of crossing."""
    large = Image.new("RGB", (WIDE * SMOOTH, (SCENE_END - SCENE_TOP) * SMOOTH), NIGHT)
    pen = Pen(large, SMOOTH, 0, -SCENE_TOP * SMOOTH)
    _sky(pen)
    _sea(pen)
    _beach(pen)
    submarine(pen, open_rooms)
    _rocks(pen)
    _palm(pen, 1362, 722, 122, -34)
    _order_box(pen, seats)
    _compass(pen, below)
    _camp(pen)
    return PALETTE.numbers(large.resize((WIDE, SCENE_END - SCENE_TOP), Image.Resampling.LANCZOS))


def stars(p: Pen, count: int, top: int, high: int) -> None:
    for i in range(count):
        x, y = (i * 379 + 97) % WIDE, top + 8 + (i * i * 53 + i * 31) % high
        p.dot(x, y, 1.2 + (i % 3) * 0.5, MUTED if i % 4 else WHITE)


def moon(p: Pen, x: float, y: float, r: float) -> None:
    for share, colour in ((3.2, HALO[0]), (2.4, HALO[1]), (1.68, HALO[2])):
        p.dot(x, y, r * share, colour)
    p.dot(x, y, r, CREAM)
    for dx, dy, size in ((-0.3, -0.26, 0.2), (0.26, 0.22, 0.28), (0.35, -0.4, 0.11)):
        p.dot(x + dx * r, y + dy * r, size * r, SAND)


def waves(p: Pen, y: float, high: float, colour: str, step: int, bottom: float) -> None:
    points: list[Point] = []
    for x in range(-step, WIDE + 2 * step, step):
        points += [(x + step * t / 8, y - high * abs(math.sin(math.pi * t / 8))) for t in range(8)]
    p.poly([*points, (WIDE + 50, bottom), (-50, bottom)], colour)


def _sky(p: Pen) -> None:
    for x in range(70, WIDE, 140):
        p.line([(x, SCENE_TOP), (x, 330)], PANEL, 1)
    for y in range(SCENE_TOP + 60, 330, 90):
        p.line([(0, y), (WIDE, y)], PANEL, 1)
    moon(p, 1268, 150, 46)
    stars(p, 60, SCENE_TOP, 220)
    p.poly(
        [
            *spline([(900, 330), (1000, 296), (1090, 240), (1150, 214)], 8),
            (1176, 218),
            *spline([(1196, 214), (1260, 256), (1340, 282), (1440, 330)], 8),
        ],
        SEA[0],
    )
    p.poly(spline([(1120, 330), (1200, 300), (1300, 292), (1420, 310), (1420, 340)], 8), GLASS)
    p.poly(spline([(-20, 330), (60, 292), (130, 300), (210, 276), (330, 330)], 8), SEA[0])


def _sea(p: Pen) -> None:
    """Four depths, each with its own texture."""
    for y, high, colour, step in ((318, 5, SEA[0], 52), (350, 6, SEA[1], 64), (396, 8, SEA[2], 80)):
        waves(p, y, high, colour, step, 760)
    waves(p, 446, 9, SEA[3], 96, 760)
    for i in range(40):
        x, y = (i * 157) % WIDE, 366 + (i * 37) % 24
        p.line([(x, y), (x + 26, y)], SEA[2], 2)
    for i in range(36):
        p.line(ring((i * 211 + 40) % WIDE, 412 + (i * 29) % 28, 9, 200, 340, 8), SEA[3], 2)
    for i in range(9):  # the moon on the water
        y = 330 + i * 13
        p.line([(1228 + (i * 29) % 60, y), (1258 + (i * 41) % 60, y)], RIM, 2.5)


def _beach(p: Pen) -> None:
    """Foam, wet sand, dry sand with contour lines."""
    for down, colour in ((-12, RIM), (-6, WHITE), (0, WET), (18, SAND3), (34, SAND2), (58, SAND)):
        edge: list[Point] = [(x, y + down) for x, y in SHORE]
        p.poly([*edge, (WIDE + 20, SCENE_END + 5), (-20, SCENE_END + 5)], colour)
    for down in (96, 140, 190):
        p.line([(x, y + down + 6 * math.sin(x / 90 + down)) for x, y in SHORE], SAND2, 2)
    for i in range(240):
        x, y = (i * 283 + 31) % WIDE, 560 + (i * 97) % 170
        if y < SCENE_END - 4:
            p.dot(x, y, 1.6, SAND3)


def _rocks(p: Pen) -> None:
    for x, y, r in ((1280, 716, 26), (1316, 720, 38), (1246, 722, 18)):
        whole: list[Point] = [
            (x - r, y + 8), (x - r * 0.7, y - r * 0.5), (x, y - r * 0.8), (x + r * 0.8, y - r * 0.3),
            (x + r, y + 8),
        ]  # fmt: skip
        lit: list[Point] = [
            (x - r * 0.8, y), (x - r * 0.6, y - r * 0.5), (x, y - r * 0.8), (x + r * 0.3, y - r * 0.4),
            (x - r * 0.2, y + 2),
        ]  # fmt: skip
        p.poly(spline(whole, 6), ROCK_LO)
        p.poly(spline(lit, 6), ROCK)


def _palm(p: Pen, x: float, y: float, high: float, lean: float) -> None:
    top = (x + lean, y - high)
    trunk = spline([(x, y), (x + lean * 0.25, y - high * 0.5), top], 10)
    p.line(trunk, WOOD_LO, 13)
    p.line(trunk, WOOD_HI, 8)
    leaves = ((-160, 78), (-125, 66), (-75, 60), (-40, 70), (-8, 80), (190, 66), (20, 60))
    for angle, long in leaves:
        dx, dy = on_ring(0, 0, long, angle)
        middle = (top[0] + dx * 0.55, top[1] + dy * 0.55 - 14)
        end = (top[0] + dx, top[1] + dy * 0.8 + 16)
        upper = spline([top, middle, end], 8)
        lower = spline([end, (middle[0], middle[1] + 16), (top[0], top[1] + 4)], 8)
        p.poly([*upper, *lower], FOREST_LO if angle in (190, 20, -75) else FOREST)


def order_width(seats: int) -> int:
    return max(344, 8 + ORDER_STEP * seats)


def _order_box(p: Pen, seats: int) -> None:
    x, y = ORDER
    p.box((x, y, x + order_width(seats), y + 110), 14, NIGHT, EDGE, 2)


def _compass(p: Pen, below: bool) -> None:
    """The largest white thing in the picture: the direction of crossing is what players lose most."""
    (x, y), r = COMPASS, 76
    p.dot(x, y, r + 5, BRASS_LO)
    p.dot(x, y, r + 3, BRASS)
    p.dot(x, y, r - 6, NIGHT)
    for angle in range(0, 360, 15):
        main = angle % 90 == 0
        inner = on_ring(x, y, r - (20 if main else 14), angle)
        p.line([on_ring(x, y, r - 9, angle), inner], BRASS_HI if main else MUTED, 4 if main else 2)
    s, high, w = (1 if below else -1), r * 1.24, r * 0.92
    arrow: list[Point] = [
        (x - w * 0.22, y - s * high / 2), (x + w * 0.22, y - s * high / 2), (x + w * 0.22, y), (x + w / 2, y),
        (x, y + s * high / 2), (x - w / 2, y), (x - w * 0.22, y),
    ]  # fmt: skip
    p.poly(arrow, WHITE, SEA[2], 4)


def _camp(p: Pen) -> None:
    """One striped pavilion: a stripe and a place on the shelf for each colour."""
    x0, x1, y0, y1 = CAMP_X, CAMP_X + CAMP_STEP * len(STORABLE), CAMP_END - 114, CAMP_END
    middle = (x0 + x1) / 2
    p.veil(lambda q: q.oval((x0 - 22, y1 - 16, x1 + 40, y1 + 14), 255), DUSK, 0.34)
    p.box((x0 + 4, y0 + 30, x1 - 4, y1), 4, WOOD_LO)
    for x in (x0 + 2, x1 - 8):
        p.box((x, y0 + 30, x + 7, y1 + 2), 2, WOOD_HI)
    for number, colour in enumerate(STORABLE):
        left, right = x0 + number * CAMP_STEP, x0 + (number + 1) * CAMP_STEP
        top_left, top_right = middle + (left - middle) * 0.9, middle + (right - middle) * 0.9
        hem = ring((left + right) / 2, y0 + 34, CAMP_STEP / 2, 0, 180, 20, 13)
        look = FAMILY[colour]
        p.poly([(top_left, y0), (top_right, y0), (right, y0 + 34), *hem, (left, y0 + 34)], look.base)
        p.line(hem, CREAM, 2.5)
        p.line([(top_left, y0), (left, y0 + 34)], CREAM, 2.5)
        put_mark(p, colour, (left + right + top_left + top_right) / 4, y0 + 22, 30, look.ink, look.base)
    p.line([(middle + (x0 - middle) * 0.9, y0), (middle + (x1 - middle) * 0.9, y0)], CREAM, 3)
    p.line([(middle + (x1 - middle) * 0.9, y0), (x1, y0 + 34)], CREAM, 2.5)
