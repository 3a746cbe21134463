"""What matches of Underwater Cities show again and again, drawn once beforehand: backgrounds, then tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from games.core.model import Seat
from render.palette import OPTION, SEATS
from render.pieces import WIDE
from render.underwater_cities import look, main_board, water
from render.underwater_cities.board import HIGH as BOARD_HIGH
from render.underwater_cities.board import OFFERS_X, PLANS, WITHOUT, slot_places
from render.underwater_cities.hand import deal_of, height, put_frame
from render.underwater_cities.look import COLOUR_OF, FACTS
from render.underwater_cities.news import SHOWN
from render.underwater_cities.player import BOTTOM
from render.underwater_cities.reports import HIGH

USUAL = (2, 4, 6)  # cards in a hand


def warm_up() -> None:
    for plan in PLANS:
        plan.water()
    water.sea(BOTTOM)
    water.plain(HIGH)
    for cards in USUAL:
        water.behind_cards(height(cards))
    water.warm_up()
    _slots()
    _specials()
    _frames()


def _slots() -> None:
    """Every slot, free, taken by each seat, and with the ring of what is new. Each on its own: a ring reaches
    under the next one's."""
    canvas = look.canvas(WIDE, BOARD_HIGH)
    for side, slots in FACTS.slots.items():
        for label, (x, y, wide) in slot_places(slots, WITHOUT).items():
            for shown in _states(side, label, (wide, WITHOUT.tile)):
                canvas.back(WITHOUT.water())
                main_board.put_slot(canvas, x, y, shown)


def _states(side: str, label: str, size: tuple[int, int]) -> Iterator[main_board.SlotFace]:
    face = main_board.free_slot(side, label, size)
    yield face
    for seat in map(Seat, range(len(SEATS))):
        yield replace(face, seats=(seat,))
    for change in range(1, SHOWN + 1):
        yield replace(face, seats=(Seat(0),), change=change)


def _specials() -> None:
    """Any of the dear ones in any place, any of the others on top of their deck."""
    canvas, y = look.canvas(WIDE, BOARD_HIGH), WITHOUT.offers
    for side, number, key in product(FACTS.slots, range(FACTS.rules.offer), FACTS.three):
        canvas.back(WITHOUT.water())
        main_board.put_special(canvas, OFFERS_X, y, number, key, side, False)
    for side, key in product(FACTS.slots, FACTS.cheap):
        canvas.back(WITHOUT.water())
        main_board.put_deck(canvas, OFFERS_X, y, key, len(FACTS.cheap), side, False)


def _frames() -> None:
    """Cards in hand that can be played, before anything is written on them."""
    for cards in USUAL:
        canvas = look.canvas(WIDE, height(cards))
        for colour in COLOUR_OF.values():
            put_frame(canvas, 0, 0, colour, deal_of(cards), OPTION)
