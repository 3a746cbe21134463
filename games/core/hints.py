"""A hint: the best answers a seat has, found as stand-ins find theirs, and what surely changes with each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from games.core import codec, engine
from games.core.engine import Barrier, Change
from games.core.game import Game
from games.core.instincts import Effort, Picks
from games.core.model import Action, Seat
from games.core.rng import Rng
from games.core.search import Node, Search
from games.core.stand_in import more_worlds

ANSWERS = 2  # the best and the next best
CLICKS = 60  # no turn is followed further


class Advice(Struct, frozen=True):
    """An answer, and by how much what a player counts grows or shrinks with it until the turn is over."""

    picks: Picks
    changes: dict[str, int]


class Ranking(Search):
    """A search that remembers what became of every answer it looked at."""

    nodes: Mapping[Picks, Node] = {}

    def _halved(self, rivals: list[Picks], nodes: dict[Picks, Node]) -> list[Picks]:
        self.nodes = nodes
        return super()._halved(rivals, nodes)

    def ranked(self, effort: Effort) -> list[Picks]:
        """List the answers, the best first; those that were given up early come last."""
        best = self.best(effort)
        tried = {picks: node for picks, node in self.nodes.items() if node.visits}
        rest = sorted(tried, key=lambda picks: (-tried[picks].visits, -self._worth(tried[picks])))
        return [best, *(picks for picks in rest if picks != best)]


def advise(game: Game[Any, Any], world: bytes, seat: Seat, rng: Rng, effort: Effort) -> tuple[Advice, ...]:
    """Find the best answers to what a seat is asked, from a world that it may hold for the real one."""
    worlds = more_worlds(game, world, seat, rng, effort.worlds)
    ranked = Ranking(game, worlds, seat, rng).ranked(effort)[:ANSWERS]
    return tuple(Advice(picks, _surely(game, worlds, seat, picks, rng)) for picks in ranked)


def differences(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """Say by how much each count has changed, where it has."""
    names = dict.fromkeys((*before, *after))
    changed = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: by for name, by in changed.items() if by}


def _surely(game: Game[Any, Any], worlds: list[bytes], seat: Seat, picks: Picks, rng: Rng) -> dict[str, int]:
    """What changes alike in all worlds: only that may be said."""
    found = [_changed(game, world, seat, picks, rng) for world in worlds]
    return {name: by for name, by in found[0].items() if all(other.get(name) == by for other in found)}


def _changed(game: Game[Any, Any], world: bytes, seat: Seat, picks: Picks, rng: Rng) -> dict[str, int]:
    """What changes until the turn is over or chance falls; what the seat is asked on the way is answered."""
    state = codec.decode(game.state_type, world)
    before, turn = game.merits(game.view(state, seat), seat), state.turn
    asked = engine.decisions(game, state)
    decision = next(one for one in asked if one.seat == seat)
    change: Change[Any] = engine.play_on(game, state, Action(seat, decision.step, picks), asked)
    for _ in range(CLICKS):
        mine = next((one for one in change.asked if one.answer is None), None)
        over = change.state.ending is not None or change.state.turn != turn or change.barrier is Barrier.HARD
        if over or mine is None or mine.seat != seat:
            break
        answer = game.instincts.answer(change.state, mine, rng)
        change = engine.play_on(game, change.state, Action(seat, mine.step, answer), change.asked)
    return differences(before, game.merits(game.view(change.state, seat), seat))
