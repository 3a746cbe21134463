"""Nautilus' icons for buttons and menus: modules, aquanauts, submarines, what a ship does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render.nautilus.look import DOOR_BLUE, DOOR_BROWN, KIND
from render.nautilus.modules import mini
from render.nautilus.tokens import (
    coin,
    eye,
    face_down,
    find,
    helmet,
    icon,
    kind_disc,
    launch,
    submarine,
    swatch_door,
)
from render.palette import CREAM
from render.pen import Pen


def _kind(p: Pen, kind: str) -> None:
    kind_disc(p, kind, 46)


def _icon(p: Pen, name: str) -> None:
    p.dot(0, 0, 48, CREAM)
    icon(p, name, 0, 0, 36)


def _helmet(p: Pen) -> None:
    helmet(p.moved(0, 0, 2), 0, 0, 20, CREAM)


EMOJIS: dict[str, Callable[[Pen], None]] = {
    **{kind: partial(_kind, kind=kind) for kind in KIND},
    "aquanaut": _helmet,
    "speed": partial(_icon, name="speed"),
    "coin": partial(coin, x=0, y=0, r=43),
    "eye": partial(eye, x=0, y=0, r=34),
}
STEPS = {"walk": "aquanaut", "walk-to": "aquanaut", "ping": "sonar", "dash": "speed", "dash-to": "speed"}
STEPS |= {"look": "eye", "dock": "aquanaut"}
PLAIN = {"no-more", "back", "stay", "nothing", "keep", "done", "give-back", "take-up"}


def _doors(p: Pen) -> None:
    swatch_door(p.moved(0, -24, 2), DOOR_BLUE)
    swatch_door(p.moved(0, 24, 2), DOOR_BROWN)


SIGNS: dict[str, Callable[[Pen], None]] = {  # for the legend
    "base": partial(mini, c=30, kind="base"),
    "dwelling": partial(mini, c=30, kind="green"),
    **{kind: EMOJIS[kind] for kind in ("training", "technical", "sonar", "research", "analysis")},
    "aquanaut": _helmet,
    "submarine": partial(submarine, seat=0, c=78),
    "hidden": partial(face_down, c=104, zone="deep"),
    "find": partial(find, face="gold", r=46),
    "known": EMOJIS["eye"],
    "nemo": EMOJIS["coin"],
    "doors": _doors,
    "launch": partial(launch, c=110, dx=1, dy=0),
}


def icon_of(step: str, key: str) -> str:
    """The icon of an option: the module that is bought or laid, or who acts."""
    kind, _, rest = key.partition(":")
    if kind in ("buy", "lay"):
        return rest.partition("-")[0]
    return "" if kind in PLAIN else STEPS.get(step, "")
