"""The Island's icons for buttons and menus: explorers by colour, boats, creatures, tiles to play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render.palette import GOLD, WHITE
from render.pen import Pen
from render.the_island.ground import tile
from render.the_island.tokens import boat, cross, explorer, hex_ring, icon

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


def _tile(p: Pen, terrain: str) -> None:
    tile(p.moved(0, -6, 0.9), terrain)


def _saved(p: Pen) -> None:
    p.box((-42, -46, 42, 46), 30, GOLD)
    explorer(p, 3, 50, "D")


def _sank(p: Pen) -> None:
    hex_ring(p.moved(0, 0, 0.95), WHITE, 6, 1, True)


def _lost(p: Pen) -> None:
    cross(p.moved(0, 0, 3))


SIGNS: dict[str, Callable[[Pen], None]] = {  # for the legend
    **{terrain: partial(_tile, terrain=terrain) for terrain in ("beach", "forest", "mountain")},
    "explorer": partial(explorer, colour=3, s=62, mark="D"),
    "swimmer": partial(explorer, colour=3, s=62, mark="D", wet=True),
    "boat": partial(boat, crew=((3, ""),)),
    "serpent": EMOJIS["serpent"],
    "shark": EMOJIS["shark"],
    "whale": EMOJIS["whale"],
    "saved": _saved,
    "sank": _sank,
    "lost": _lost,
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
