"""Every game's icons as small pictures of their own, for buttons and menus: names, drawings, and which option
has which. An icon is chosen from an option's step and key alone, so it tells no more than they do."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from render.kit.layout import Drawer
from render.nautilus import emojis as nautilus
from render.nautilus_island import emojis as nautilus_island
from render.pen import CLEAR, Pen
from render.the_island import emojis as the_island
from render.underwater_cities import emojis as underwater_cities

SIDE, FINER = 128, 2  # pixels; drawn larger, for smooth edges
BOX = 100  # units an icon is drawn in, round its middle


class Icons(NamedTuple):
    prefix: str  # before the names of a game's emojis
    drawers: dict[str, Drawer]
    of: Callable[[str, str], str]  # the icon of an option, by step and key; "" for none
    signs: dict[str, Drawer]  # for the legend


PREFIXES = {"ni": nautilus_island, "is": the_island, "na": nautilus, "uc": underwater_cities}
ICONS = {
    icons.__name__.split(".")[-2]: Icons(prefix, icons.EMOJIS, icons.icon_of, icons.SIGNS)
    for prefix, icons in PREFIXES.items()
}
DRAWERS = {
    f"{icons.prefix}_{name}": drawer for icons in ICONS.values() for name, drawer in icons.drawers.items()
}


def icon_of(game: str, step: str, key: str) -> str:
    """The icon of an option by name, such as "is_shark"; "" where it has none."""
    icons = ICONS.get(game)
    name = icons.of(step, key) if icons else ""
    return f"{icons.prefix}_{name}" if icons and name in icons.drawers else ""


def names() -> list[str]:
    """The names of all icons."""
    return list(DRAWERS)


def drawn() -> dict[str, bytes]:
    """All icons as PNGs, by name."""
    return {name: _png(drawer) for name, drawer in DRAWERS.items()}


def titled(name: str, png: bytes) -> str:
    """The name an emoji has at Discord: it changes with the picture."""
    return f"{name}_{hashlib.sha256(png).hexdigest()[:6]}"


def untitled(title: str) -> str:
    """The icon an emoji shows, by its name at Discord."""
    return title.rpartition("_")[0]


def _png(drawer: Drawer) -> bytes:
    large = Image.new("RGBA", (SIDE * FINER, SIDE * FINER), CLEAR)
    middle = SIDE * FINER / 2
    drawer(Pen(large, SIDE * FINER / BOX, middle, middle))
    packed = io.BytesIO()
    large.resize((SIDE, SIDE), Image.Resampling.LANCZOS).save(packed, "PNG")
    return packed.getvalue()
