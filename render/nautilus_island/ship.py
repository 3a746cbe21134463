"""Where things are, and what never changes in a match: the ship on its beach, the compass, the camp."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from PIL import Image

from render.kit.drawings import draw, folder
from render.kit.scenes import painted
from render.kit.store import GROUNDS
from render.nautilus_island.cards import PILE_H, plate, put_mark
from render.nautilus_island.look import FAMILY, PALETTE, STORABLE
from render.palette import BARK, BRASS_HI, EDGE, NIGHT, SEA, WHITE, WOOD, WOOD_HI, WOOD_LO
from render.pen import Pen, Point, spline
from render.pieces import WIDE

SCENE_TOP, SCENE_END = 64, 722
COLUMNS_X = (304, 440, 578, 716, 858, 1000)  # stern to bow
ROOM_Y, HULL_Y = 373, 383  # centre line of the rooms and of the hull
GAP = 9  # between piles
PLACES = (1, 1, 2, 2, 3, 3)  # printed piles a column
COMPASS = (96, HULL_Y)
ORDER, ORDER_STEP = (20, 80), 88  # the box with the order of play
CAMP_X, CAMP_END, CAMP_STEP = 20, 716, 92
STOCK = (1134, HULL_Y - 68)  # the first of the four porthole stacks

# half heights of the hull over x
HULL: list[Point] = [
    (198, 0), (202, 30), (220, 64), (245, 88), (304, 104), (440, 130), (518, 147), (578, 162), (716, 194),
    (798, 210), (858, 218), (950, 224), (1066, 220), (1150, 206), (1220, 182), (1280, 148), (1325, 104),
    (1350, 56), (1360, 0),
]  # fmt: skip
CURVE = spline(HULL, 10)


def hull_at(x: float) -> float:
    """The hull's half height at x."""
    for (x0, y0), (x1, y1) in pairwise(CURVE):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / max(0.01, x1 - x0)
    return 0


@cache
def spot(column: int, below: bool) -> tuple[int, int]:
    """Where a pawn's foot stands; `column` is the printed one, from 0."""
    x = COLUMNS_X[column]
    return x, round(HULL_Y + hull_at(x) + 76 if below else HULL_Y - hull_at(x) + 2)


def pile_at(column: int, number: int, piles: int) -> tuple[int, int]:
    """The middle of a pile; more than three, on a board that is not ours, overlap."""
    step = (PILE_H + GAP) * min(1, 2 / max(1, piles - 1))
    return COLUMNS_X[column], round(ROOM_Y + (number - (piles - 1) / 2) * step)


def printed(open_rooms: tuple[bool, ...]) -> list[int]:
    """The printed columns in use: those the number plates count. Another board fills ours from the stern."""
    if len(open_rooms) != len(COLUMNS_X):
        return list(range(sum(open_rooms)))
    return [number for number, used in enumerate(open_rooms) if used]


SCENES = folder(__file__, "scenes")
ARROW: tuple[Point, ...] = ((-15, -47), (15, -47), (15, 0), (35, 0), (0, 47), (-35, 0), (-15, 0))


@GROUNDS.keeps
def backdrop(open_rooms: tuple[bool, ...], seats: int, below: bool) -> Image.Image:
    """The scene as palette numbers; one for each table size and direction of crossing."""

    def scene(p: Pen) -> None:
        draw(p, SCENES["beach"], {})
        _rooms(p, printed(open_rooms))
        x, y = ORDER
        p.box((x, y, x + order_width(seats), y + 110), 14, NIGHT, EDGE, 2)
        _arrow(p.moved(*COMPASS), below)
        for number, colour in enumerate(STORABLE):  # the stripes of the camp lean towards its middle
            middle, stripe = CAMP_X + CAMP_STEP * len(STORABLE) / 2, CAMP_X + CAMP_STEP * (number + 0.5)
            at, look = stripe + (middle - stripe) * 0.05, FAMILY[colour]
            put_mark(p, colour, at, CAMP_END - 92, 30, look.ink, look.base)

    return painted(PALETTE, (WIDE, SCENE_END - SCENE_TOP), scene, SCENE_TOP)


def order_width(seats: int) -> int:
    return max(344, 8 + ORDER_STEP * seats)


def _rooms(p: Pen, used: list[int]) -> None:
    """A number plate below each room; rooms not in use are boarded up."""
    for column, (x, places) in enumerate(zip(COLUMNS_X, PLACES, strict=True)):
        half = (places * PILE_H + (places - 1) * GAP) / 2 + 9
        if column in used:
            plate(p.moved(x, ROOM_Y + half + 18), used.index(column) + 1)
        else:
            _planks(p, (x - 63, ROOM_Y - half, x + 63, ROOM_Y + half))


def _planks(p: Pen, box: tuple[float, float, float, float]) -> None:
    x0, y0, x1, y1 = box
    p.box(box, 13, WOOD_LO)
    for number in range(int((y1 - y0) // 38)):
        y, tilt = y0 + 22 + number * 38, 7 if number % 2 else -6
        left, right = (x0 - 8, y + tilt), (x1 + 8, y - tilt)
        plank = [(x, v + dy) for (x, v), dy in ((left, -15), (right, -15), (right, 14), (left, 14))]
        p.poly(plank, WOOD_HI if number % 2 else WOOD, BARK, 2)
        p.dot(x0 + 4, y - 1 + tilt, 3, BRASS_HI)
        p.dot(x1 - 4, y - 1 - tilt, 3, BRASS_HI)


def _arrow(p: Pen, below: bool) -> None:
    """The largest white thing in the picture: the direction of crossing is what players lose most."""
    p.poly([(x, y if below else -y) for x, y in ARROW], WHITE, SEA[2], 4)
