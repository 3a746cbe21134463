"""Where things are, and what never changes in a match: the ship on its beach, the compass, the camp."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.kit.drawings import draw, folder
from render.kit.scenes import painted
from render.kit.store import GROUNDS
from render.nautilus_island.cards import PILE_H, plate, put_mark, sign
from render.nautilus_island.look import FAMILY, PALETTE, STORABLE
from render.palette import EDGE, NIGHT
from render.pen import Pen
from render.pieces import WIDE

SCENE_TOP, SCENE_END = 64, 722
COLUMNS_X = (304, 440, 578, 716, 858, 1000)  # stern to bow
HULL = (104, 130, 162, 194, 218, 223.5)  # how far it reaches up and down at each column
ROOM_Y, HULL_Y = 373, 383  # centre line of the rooms and of the hull
GAP = 9  # between piles
PLACES = (1, 1, 2, 2, 3, 3)  # printed piles a column
COMPASS = (96, HULL_Y)
ORDER, ORDER_STEP = (20, 80), 88  # the box with the order of play
CAMP_X, CAMP_END, CAMP_STEP = 20, 716, 92
STOCK = (1134, HULL_Y - 68)  # the first of the four porthole stacks


@cache
def spot(column: int, below: bool) -> tuple[int, int]:
    """Where a pawn's foot stands; `column` is the printed one, from 0."""
    edge = HULL[column]
    return COLUMNS_X[column], round(HULL_Y + edge + 76 if below else HULL_Y - edge + 2)


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


@GROUNDS.keeps
def backdrop(open_rooms: tuple[bool, ...], seats: int, below: bool) -> Image.Image:
    """The scene as palette numbers; one for each table size and direction of crossing."""

    def scene(p: Pen) -> None:
        draw(p, SCENES["beach"], {})
        _rooms(p, printed(open_rooms))
        x, y = ORDER
        p.box((x, y, x + order_width(seats), y + 110), 14, NIGHT, EDGE, 2)
        sign(p.moved(*COMPASS), "crossing_down" if below else "crossing_up")
        for number, colour in enumerate(STORABLE):  # the stripes of the camp lean towards its middle
            middle, stripe = CAMP_X + CAMP_STEP * len(STORABLE) / 2, CAMP_X + CAMP_STEP * (number + 0.5)
            at, look = stripe + (middle - stripe) * 0.05, FAMILY[colour]
            put_mark(p.moved(at, CAMP_END - 92), colour, 30, look.ink, look.base)

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
            sign(p.moved(x, ROOM_Y), f"boarded_{places}")
