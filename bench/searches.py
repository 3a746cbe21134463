"""Other ways to share playouts among answers, to measure the one in use by: at equal playouts."""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from msgspec import structs

from games.core import stand_in
from games.core.engine import Change
from games.core.game import Game
from games.core.instincts import Picks, Strength
from games.core.model import Decision
from games.core.rng import Dice, Rng
from games.core.search import CURIOUS, Node, Search


class TreeUcb(Search):
    """Information-set tree search: by UCB from the open question on; the answer tried most is given."""

    def _halved(self, rivals: list[Picks], nodes: dict[Picks, Node]) -> list[Picks]:
        for _ in range(self._effort.playouts):
            picks = max(rivals, key=lambda one: self._promise(nodes[one]))
            self._playout(picks, nodes[picks])
        return [max(rivals, key=lambda one: (nodes[one].visits, nodes[one].total))]

    def _promise(self, node: Node) -> float:
        if not node.visits:
            return float("inf")
        spread = max(1e-6, self._high - self._low)
        return node.mean + CURIOUS * spread * sqrt(log(self.playouts + 1) / node.visits)


class FlatUcb(TreeUcb):
    """Flat Monte Carlo: UCB over the answers alone, everything after them by instinct."""

    def _plan(self, change: Change[Any], turn: int, path: list[Node]) -> Change[Any]:
        return change


SEARCHES: dict[str, type[Search]] = {"halving": Search, "tree-ucb": TreeUcb, "flat-ucb": FlatUcb}


def choose(
    search: type[Search], playouts: int, game: Game[Any, Any], state: Any, decision: Decision, rng: Rng
) -> Picks:
    """Answer as a strong stand-in does, by this search with so many playouts."""
    effort = structs.replace(game.instincts.efforts[Strength.STRONG], playouts=playouts)
    world = stand_in.resampled(game, state, decision.seat, rng)
    worlds = stand_in.more_worlds(game, world, decision.seat, rng, effort.worlds)
    return search(game, worlds, decision.seat, Dice(f"{rng.below(1 << 60)}")).best(effort)
