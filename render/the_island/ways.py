"""What the marked spots mean for the piece that is about to move."""

from __future__ import annotations

from games.the_island.view import Chosen
from games.the_island.view import IslandView as View
from render.scene import Scene
from render.the_island.look import BOARD, FACTS
from render.the_island.places import steps_between

DEADLY = {"swim": ("shark", "serpent"), "jump": ("shark", "serpent")}  # R4.11
WRECKING = {"board": ("whale", "serpent"), "sail": ("whale", "serpent")}  # R4.16, R5.7


def zoomed(view: View, scene: Scene) -> bool:
    """Whether the options are few and near enough for an enlarged picture."""
    chosen = view.chosen
    if view.viewer is None or not scene.marks or not chosen or chosen.spot not in BOARD.axial:
        return False
    if chosen.kind not in ("explorer", "boat") or view.step != 2:
        return False
    here, ashore = chosen.spot, BOARD.ashore
    return all(
        steps_between(here, spot) <= 1 if spot in BOARD.axial else ashore.get(here) == spot
        for spot in scene.marks
    )


def verbs(view: View, spot: str) -> list[tuple[str, bool]]:
    """What going to a marked spot means, and whether it costs somebody."""
    chosen = view.chosen
    assert chosen
    if spot in BOARD.safe:
        names = ["land"]
    elif chosen.kind == "boat":
        names = ["sail"]
    elif chosen.spot in view.terrain:
        names = ["walk"] if spot in view.terrain else [*_board(view, spot), "swim"]
    elif chosen.explorer in view.people.get(chosen.spot, ()):
        names = _board(view, spot) if spot == chosen.spot else ["swim"]
    else:
        names = ["jump"] if spot == chosen.spot else ["board"]
    return [(name, _deadly(view, chosen, name, spot)) for name in names]


def _board(view: View, spot: str) -> list[str]:
    return ["board"] if spot in view.boats and len(view.boats[spot]) < FACTS.room else []


def _deadly(view: View, chosen: Chosen, verb: str, spot: str) -> bool:
    if verb == "sail" and not view.boats.get(chosen.spot):
        return False  # R5.8
    kinds = DEADLY.get(verb, ()) + WRECKING.get(verb, ())
    return any(spot in view.creatures.get(kind, ()) for kind in kinds)
