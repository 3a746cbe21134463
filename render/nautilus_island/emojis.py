"""Nautilus Island's icons for buttons and menus: the things found, and the marks of their families."""

from __future__ import annotations

from functools import partial

from render.kit.layout import Drawer, scaled
from render.nautilus_island.cards import family_chip, pile, plate, porthole, put_icon, token
from render.nautilus_island.look import FACTS, FAMILY, TREASURE, family_of
from render.palette import CREAM, SEA
from render.pieces import fan, pawn

FAMILIES = [family for family in FACTS.colours if family in FAMILY and family != TREASURE]
THINGS = [card for card in FACTS.colour_of if card not in FACTS.treasure]
THING = partial(put_icon, x=0, y=0, size=82, line=3)
EMOJIS: dict[str, Drawer] = {
    **{card: partial(THING, card=card, family=family_of(card)) for card in THINGS},
    **{family: scaled(family_chip, 2.2, family=family, size=40) for family in FAMILIES},
}
SIGNS: dict[str, Drawer] = {  # for the legend
    "column": scaled(plate, 2, number=3),
    "pile": partial(pile, top="coat", left=8, new=False),
    "hidden": partial(pile, top=None, left=8, new=False),
    "pawn": scaled(pawn, 1.1, 44, seat=0),
    "family": EMOJIS["clothes"],
    "hand": scaled(fan, 2.4, fill=SEA[1], line=CREAM),
    "token": partial(token, kind="three", r=44),
    "porthole": partial(porthole, value=8, r=46),
}


def icon_of(step: str, key: str) -> str:
    """The icon of an option: the thing that is laid, or the family it belongs to."""
    kind, _, rest = key.partition(":")
    return (rest if kind in ("lay", "store") else kind).partition("/")[0]
