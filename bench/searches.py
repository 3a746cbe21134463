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
from games.core.rng import Rng
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


class Thinker:
    """A player that counts the playouts it takes: a strength, or its effort by another search."""

    def __init__(
        self, strength: Strength, search: type[Search] = Search, playouts: int | None = None
    ) -> None:
        self.strength, self.search, self.allowed = strength, search, playouts
        self.playouts = 0

    def __call__(self, game: Game[Any, Any], state: Any, decision: Decision, rng: Rng) -> Picks:
        effort = game.instincts.efforts[self.strength]
        if self.allowed is not None:
            effort = structs.replace(effort, playouts=self.allowed, rivals=0)
        world = stand_in.resampled(game, state, decision.seat, rng)
        search = stand_in.prepared(game, world, decision.seat, rng, effort, self.search)
        picks = stand_in.answered(search, effort)
        self.playouts += search.playouts
        return picks
