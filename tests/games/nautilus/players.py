"""Players who know what they want: their matches reach what random play seldom does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.core.model import Action, Decision
from games.nautilus import GAME
from games.nautilus.board import distance
from tests.kit.playouts import Chooser

SAVING = 14  # turns with a purchase; after that the money is for discoveries
TILES = [spot for spots in GAME.facts.board.printed.values() for spot in spots]


def eager(seed: str) -> Chooser:
    """Builds at first, then sends submarines after discoveries as long as there are any."""
    dice = Random(seed)
    bought: dict[int, int] = {}
    taken: set[str] = set()

    def choose(asked: tuple[Decision, ...]) -> Action:
        decision = next(decision for decision in asked if decision.answer is None)
        key = _wish(decision, dice, bought, taken)
        if key.startswith("to:") and decision.step in ("sail-to", "dash-to"):
            taken.add(key.removeprefix("to:"))
        return Action(decision.seat, decision.step, (key,))

    return choose


def _wish(decision: Decision, dice: Random, bought: dict[int, int], taken: set[str]) -> str:
    wishes: dict[str, Callable[[], list[str]]] = {
        "buy": lambda: _purchases(decision, dice, bought),
        "build": lambda: _building(decision, dice),
        "ping": lambda: list(decision.keys) if dice.random() < 0.2 else ["no-more"],
        "sail-to": lambda: _courses(decision, taken),
        "dash-to": lambda: _courses(decision, taken),
        "dock": lambda: ["stay"] if dice.random() < 0.7 else list(decision.keys),
    }
    listed = wishes[decision.step]() if decision.step in wishes else _anything(decision)
    return dice.choice(listed or list(decision.default))


def _purchases(decision: Decision, dice: Random, bought: dict[int, int]) -> list[str]:
    so_far = bought.get(decision.seat, 0)
    if so_far >= SAVING:
        return ["nothing"]
    bought[decision.seat] = so_far + 1
    full = [key for key in decision.keys if key.endswith("-3") or key.endswith("-4")]
    stations = [key for key in decision.keys if "-" not in key and key != "nothing"]
    return full if so_far % 3 == 0 and full else stations


def _building(decision: Decision, dice: Random) -> list[str]:
    """Builds all it can, or saves up now and then."""
    if "keep" in decision.keys and dice.random() < 0.3:
        return ["keep"]
    return [key for key in decision.keys if key.startswith("lay:")]


def _courses(decision: Decision, taken: set[str]) -> list[str]:
    """A discovery in reach, or the squares nearest to one that is left."""
    finds = [option.key for option in decision.options if option.group == "finds"]
    if "pay" in decision.keys:
        return ["pay"]
    if finds:
        return finds
    left = [spot for spot in TILES if spot not in taken] or TILES
    near = {o.key: min(distance(o.spot, tile) for tile in left) for o in decision.options if o.spot}
    return [key for key in near if near[key] == min(near.values())]


def _anything(decision: Decision) -> list[str]:
    return [key for key in decision.keys if key not in ("leave-out", "stay", "no-more", "nothing")]
