"""What the marked spots mean for the piece that is about to move."""

from __future__ import annotations

from games.core.model import Option
from games.the_island.view import Chosen
from games.the_island.view import IslandView as View
from games.the_island.ways import Ways, capsizes, footing
from render.scene import Scene
from render.the_island.look import BOARD, FACTS
from render.the_island.places import steps_between

WAYS = Ways(BOARD, FACTS.room)

Verbs = dict[str, list[tuple[str, bool]]]
"""By spot: what going there means, and whether it costs somebody."""


def zoomed(view: View, scene: Scene) -> bool:
    """Whether the board is enlarged: round an explorer or a boat."""
    chosen = view.chosen
    if view.viewer is None or not scene.marks or not chosen or chosen.spot not in BOARD.axial:
        return False
    if chosen.kind not in ("explorer", "boat") or view.step != 2:
        return False
    return farthest(view, scene) <= FACTS.moves


def farthest(view: View, scene: Scene) -> int:
    """How many hexes away the farthest marked spot is; a safe island is one beyond its landing hex."""
    assert view.chosen
    here = view.chosen.spot
    return max((_away(here, spot) for spot in scene.marks), default=1)


def verbs(view: View, scene: Scene) -> Verbs:
    """What the marked spots mean."""
    chosen = view.chosen
    assert chosen
    if chosen.kind == "boat":
        crew = view.boats.get(chosen.spot)
        return {spot: [("sail", bool(crew) and capsizes(view, spot))] for spot in scene.marks}
    found: Verbs = {spot: [] for spot in scene.marks}
    for option in _ways(view, chosen):
        assert option.spot
        if option.spot in found:
            found[option.spot].append((option.key.partition(":")[0], option.confirm))
    return found


def _ways(view: View, chosen: Chosen) -> list[Option]:
    here = footing(view, chosen.explorer, chosen.spot)
    return [path[-1] for path in WAYS.goals(view, here, view.moves).values()]


def _away(here: str, spot: str) -> int:
    if spot in BOARD.safe:
        return min(steps_between(here, landing) for landing in BOARD.safe[spot])
    return steps_between(here, spot)
