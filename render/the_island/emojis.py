"""The Island's icons for buttons and menus: explorers by colour, boats, creatures, tiles to play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render.pen import Pen
from render.the_island.icons import icon
from render.the_island.tokens import explorer

COLOURS = "abcd"  # as the first letter of an explorer's handle has them
SHIPPED = {"sail", "board", "boat", "launch"}  # what is done with a boat


def _explorer(p: Pen, colour: int) -> None:
    explorer(p, colour, 70, shadow=False)


def _drawing(p: Pen, name: str) -> None:
    icon(p.moved(0, 0, 0.95), name)


NAMES = (
    *("boat", "dolphin", "wind", "serpent", "shark", "whale"),
    *("move_serpent", "move_shark", "move_whale", "repel_shark", "repel_whale"),
)
EMOJIS: dict[str, Callable[[Pen], None]] = {
    **{f"explorer_{letter}": partial(_explorer, colour=n) for n, letter in enumerate(COLOURS)},
    **{name: partial(_drawing, name=name) for name in NAMES},
}


def icon_of(step: str, key: str) -> str:
    """The icon of an option: who moves, or by what."""
    kind, _, rest = key.partition(":")
    if kind == "explorer":
        return f"explorer_{rest[:1]}"
    if kind in SHIPPED or step == "wind_to":
        return "boat"
    if step == "dolphin_to":
        return "dolphin"
    return rest.rpartition(":")[2] if kind == "play" else kind
