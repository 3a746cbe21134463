"""Nautilus' icons for buttons and menus: modules, aquanauts, submarines, what a ship does."""

from __future__ import annotations

from functools import partial

from games.nautilus.facts import STATIONS
from render.kit.layout import Drawer
from render.nautilus import tokens
from render.nautilus.look import KIND
from render.nautilus.modules import mini
from render.palette import CREAM
from render.pen import Pen


def _speed(p: Pen) -> None:
    p.dot(0, 0, 48, CREAM)
    tokens.icon(p, "speed", 36)


EMOJIS: dict[str, Drawer] = {
    **{kind: partial(tokens.kind_disc, kind=kind, r=46) for kind in KIND},
    "aquanaut": partial(tokens.icon, name="helmet", r=40, ink=CREAM),
    "speed": _speed,
    "coin": partial(tokens.icon, name="coin", r=43),
    "eye": partial(tokens.icon, name="eye", r=34),
}
SIGNS: dict[str, Drawer] = {  # for the legend
    "base": partial(mini, c=30, kind="base"),
    "dwelling": partial(mini, c=30, kind="green"),
    **{kind: EMOJIS[kind] for kind in STATIONS},
    "aquanaut": EMOJIS["aquanaut"],
    "submarine": partial(tokens.submarine, seat=0, c=78),
    "hidden": partial(tokens.face_down, c=104, zone="deep"),
    "find": partial(tokens.find, face="gold", r=46),
    "known": EMOJIS["eye"],
    "nemo": EMOJIS["coin"],
    "doors": partial(tokens.doors, apart=24, scale=2),
    "launch": partial(tokens.launch, c=110, dx=1, dy=0),
}
STEPS = {"walk": "aquanaut", "walk-to": "aquanaut", "ping": "sonar", "dash": "speed", "dash-to": "speed"}
STEPS |= {"look": "eye", "dock": "aquanaut"}
PLAIN = {"no-more", "back", "stay", "nothing", "keep", "done", "give-back", "take-up"}


def icon_of(step: str, key: str) -> str:
    """The icon of an option: the module that is bought or laid, or who acts."""
    kind, _, rest = key.partition(":")
    if kind in ("buy", "lay"):
        return rest.partition("-")[0]
    return "" if kind in PLAIN else STEPS.get(step, "")
