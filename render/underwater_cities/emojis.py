"""Underwater Cities' icons for buttons and menus: goods, structures, and the colours of cards and slots."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from render.pen import Pen
from render.underwater_cities import look
from render.underwater_cities.lines import icon
from render.underwater_cities.look import COLOUR_OF, FACTS, HUES

NAMES = (
    *("ke", "st", "sc", "cr", "bi", "vp", "cd", "fed"),
    *("farm", "desal", "lab", "tunnel", "city", "act", "special", "up", "contract"),
)
CARDS = ("green", "red", "yellow")
GOODS = re.compile(r"gain\(\d*([a-z]{2,3})\)")
DONE = {"build": "", "upgrade": "up", "contract": "contract"}


def _card(p: Pen, colour: str) -> None:
    hue = HUES[colour]
    p.box((-36, -47, 36, 47), 10, hue.band, hue.edge, 5)
    icon(p, f"mark-{colour}", 0, 0, 58)


EMOJIS: dict[str, Callable[[Pen], None]] = {
    **{name: partial(icon, name=name, x=0, y=0, size=92) for name in NAMES},
    **{f"card_{colour}": partial(_card, colour=colour) for colour in CARDS},
}

LEGEND = ("city", "tunnel", "farm", "desal", "lab", "up", "act", "card_green")
SIGNS = {name: EMOJIS[name] for name in (*look.GOODS, "vp", "cd", "fed", *LEGEND)}


def icon_of(step: str, key: str) -> str:
    """The icon of an option: a card's colour, a structure, or what is gained."""
    if step in ("keep", "limit", "play", "place", "special", "use"):
        return f"card_{_colour(step, key)}"
    if found := GOODS.search(key):
        return found[1]
    name = key.partition(":")[2].partition("(")[0] if key[:1].isdigit() else key
    return name if name in EMOJIS else DONE.get(step, "") if key != "done" else ""


def _colour(step: str, key: str) -> str:
    """The colour of a slot, of a card in hand that is named by its colour, or of one that is named."""
    if step == "place":
        return COLOUR_OF.get(key[:1], "")
    card = FACTS.cards.get(key)
    return card.colour if card else key.partition("/")[0]
