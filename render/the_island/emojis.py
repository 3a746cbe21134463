"""The Island's icons for buttons and menus: explorers by colour, boats, creatures, tiles to play."""

from __future__ import annotations

from functools import partial

from games.the_island.facts import CREATURES, TERRAINS
from render.kit.layout import Drawer, scaled
from render.palette import GOLD
from render.pen import Pen
from render.the_island.ground import tile
from render.the_island.look import COLOURS
from render.the_island.tokens import boat, cross, explorer, icon, ring

SHIPPED = {"sail", "board", "boat", "launch"}  # what is done with a boat
NAMES = (
    *("boat", "dolphin", "wind", "serpent", "shark", "whale"),
    *("move_serpent", "move_shark", "move_whale", "repel_shark", "repel_whale"),
)
EMOJIS: dict[str, Drawer] = {
    **{f"explorer_{c}": partial(explorer, colour=n, s=70, shadow=False) for n, c in enumerate(COLOURS)},
    **{name: scaled(icon, 0.95, kind=name) for name in NAMES},
}


def _saved(p: Pen) -> None:
    p.box((-42, -46, 42, 46), 30, GOLD)
    explorer(p, 3, 50, "D")


SIGNS: dict[str, Drawer] = {  # for the legend
    **{terrain: scaled(tile, 0.9, -6, terrain=terrain) for terrain in TERRAINS},
    "explorer": partial(explorer, colour=3, s=62, mark="D"),
    "swimmer": partial(explorer, colour=3, s=62, mark="D", wet=True),
    "boat": partial(boat, crew=((3, ""),)),
    **{kind: EMOJIS[kind] for kind in CREATURES},
    "saved": _saved,
    "sank": scaled(ring, 0.95, kind="sank", width=6),
    "lost": scaled(cross, 3),
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
