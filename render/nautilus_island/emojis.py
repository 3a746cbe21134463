"""Nautilus Island's icons for buttons and menus: the things found, and the marks of their families."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render.nautilus_island.cards import DRAWINGS, family_chip, pile, plate, porthole, put_icon, token
from render.nautilus_island.look import FACTS, FAMILY, TREASURE, family_of
from render.palette import CREAM, SEA
from render.pen import Pen
from render.pieces import fan, pawn


def _thing(p: Pen, card: str) -> None:
    put_icon(p, card, family_of(card), 0, 0, 82, 3)


def _family(p: Pen, family: str) -> None:
    family_chip(p.moved(0, 0, 2.2), family, 40)


FAMILIES = [family for family in FACTS.colours if family in FAMILY and family != TREASURE]
THINGS = [
    card for card in DRAWINGS if not card.startswith("family-") and card not in ("crate", *FACTS.treasure)
]
EMOJIS: dict[str, Callable[[Pen], None]] = {
    **{card: partial(_thing, card=card) for card in THINGS},
    **{family: partial(_family, family=family) for family in FAMILIES},
}


def _pawn(p: Pen) -> None:
    pawn(p.moved(0, 44, 1.1), 0, 0, 0)


def _plate(p: Pen) -> None:
    plate(p.moved(0, 0, 2), 3)


def _fan(p: Pen) -> None:
    fan(p.moved(0, 0, 2.4), SEA[1], CREAM)


SIGNS: dict[str, Callable[[Pen], None]] = {  # for the legend
    "column": _plate,
    "pile": partial(pile, top="coat", left=8, new=False),
    "hidden": partial(pile, top=None, left=8, new=False),
    "pawn": _pawn,
    "family": partial(_family, family="clothes"),
    "hand": _fan,
    "token": partial(token, kind="three", r=44),
    "porthole": partial(porthole, value=8, r=46),
}


def icon_of(step: str, key: str) -> str:
    """The icon of an option: the thing that is laid, or the family it belongs to."""
    kind, _, rest = key.partition(":")
    return (rest if kind in ("lay", "store") else kind).partition("/")[0]
