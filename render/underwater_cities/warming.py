"""What matches of Underwater Cities show again and again, drawn once beforehand: backgrounds, then tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from games.core.model import Seat
from render.palette import OPTION, SEATS
from render.pieces import WIDE
from render.underwater_cities import backdrop, look, shelf
from render.underwater_cities.board import OFFERS_X, PLANS, WITHOUT, slot_places, water
from render.underwater_cities.hand import deal_of, height, put_frame
from render.underwater_cities.look import COLOUR_OF, FACTS
from render.underwater_cities.news import SHOWN
from render.underwater_cities.offers import deck_at, put_deck, put_special, special_at
from render.underwater_cities.player import BOTTOM
from render.underwater_cities.production import HIGH
from render.underwater_cities.track import SlotFace, markup_of, put_slot

USUAL = (2, 4, 6)  # cards in a hand


def warm_up() -> None:
    for plan in PLANS:
        water(plan)
    backdrop.night(BOTTOM)
    backdrop.plain(HIGH)
    for cards in USUAL:
        backdrop.hand(height(cards))
    shelf.warm_up()
    _slots()
    _specials()
    _frames()


def _slots() -> None:
    """Every slot, free, taken by each seat, and with the ring of what is new. Each on its own: a ring reaches
    under the next one's."""
    canvas = look.canvas(WIDE, WITHOUT.high)
    for side, slots in FACTS.slots.items():
        for label, (x, y, wide) in slot_places(slots, WITHOUT).items():
            for shown in _states(side, label, (wide, WITHOUT.tile)):
                canvas.back(water(WITHOUT))
                put_slot(canvas, x, y, shown)


def _states(side: str, label: str, size: tuple[int, int]) -> Iterator[SlotFace]:
    face = SlotFace(label, FACTS.slots[side][label].colour, markup_of(side, label), size)
    yield face
    for seat in map(Seat, range(len(SEATS))):
        yield replace(face, seats=(seat,))
    for change in range(1, SHOWN + 1):
        yield replace(face, seats=(Seat(0),), change=change)


def _specials() -> None:
    """Any of the dear ones in any place, any of the others on top of their deck."""
    canvas, y = look.canvas(WIDE, WITHOUT.high), WITHOUT.offers
    for side, number, key in product(FACTS.slots, range(1, FACTS.rules.offer + 1), FACTS.three):
        canvas.back(water(WITHOUT))
        put_special(canvas, special_at(OFFERS_X, y, number), f"S{number}", key, side)
    for side, key in product(FACTS.slots, FACTS.cheap):
        canvas.back(water(WITHOUT))
        put_deck(canvas, deck_at(OFFERS_X, y), key, len(FACTS.cheap), side)


def _frames() -> None:
    """Cards in hand that can be played, before anything is written on them."""
    for cards in USUAL:
        canvas = look.canvas(WIDE, height(cards))
        for colour in COLOUR_OF.values():
            put_frame(canvas, 0, 0, colour, deal_of(cards), OPTION)
