"""Which answer leads furthest: worlds that a seat cannot tell from the real one are played on, many times.

The answers to the open question share the playouts by sequential halving. Below them lies a tree of the
seat's own further answers in the same turn, up to where chance falls or others play: whole turns are planned,
each judged over many worlds. From there on everybody answers by instinct, for some turns, and then the lead
is guessed.

An effort that names how many `rivals` it compares looks only at answers that instinct might give, plays each
on by instinct, all in the same worlds with the same luck, and leaves the likeliest of them only for one that
is surely better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import comb, log, sqrt
from time import monotonic
from typing import Any

from games.core import again, codec, engine
from games.core.engine import Change
from games.core.game import Game
from games.core.instincts import Effort, Picks, any_answer
from games.core.model import Action, Decision, RuleError, Seat
from games.core.rng import Dice, Rng
from games.core.steps import State

MOST = 60  # answers looked at; of more, some by chance and some by instinct
CLICKS = 400  # no playout is longer
CURIOUS = 0.7  # how much a way tried seldom is preferred, in spreads
WIDENING = 1.0  # ways from one question grow with the root of its visits
TRUSTED = 3  # visits before the best way on speaks for an answer
DRAWS = 12  # answers of instinct from which rivals are taken
HEEDLESS = 0.1  # doubt from which rash answers are given too
SURER = 0.5  # standard errors by which a rival must be ahead of what instinct would answer

HARD = engine.Barrier.HARD


class Node:
    """One's own answers so far in this turn: what they led to, and the answers after them."""

    __slots__ = ("after", "best", "values")

    def __init__(self) -> None:
        self.values: list[float] = []
        self.best: dict[int, float] = {}  # by world
        self.after: dict[Picks, Node] = {}

    @property
    def visits(self) -> int:
        return len(self.values)

    @property
    def total(self) -> float:
        return sum(self.values)

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def planned(self) -> float:
        """Average over worlds what the best turn found leads to, since nothing falls in between."""
        return sum(self.best.values()) / len(self.best)

    def worth(self) -> float:
        """Return the mean, or that of the best way on once it was tried a few times: one will take it."""
        best = max((node.worth() for node in self.after.values() if node.visits >= TRUSTED), default=None)
        return self.mean if best is None else max(best, self.mean)


class Search:
    """One question to one seat, thought over."""

    def __init__(self, game: Game[Any, Any], worlds: Sequence[bytes], seat: Seat, rng: Rng) -> None:
        self.game, self.worlds, self.seat, self.rng = game, worlds, seat, rng
        self.asked = engine.decisions(game, codec.decode(game.state_type, worlds[0]))
        self.decision = next(one for one in self.asked if one.seat == seat)
        self.playouts = 0
        self._low, self._high = float("inf"), float("-inf")
        self._luck = f"{rng.below(1 << 60)}"

    def best(self, effort: Effort) -> Picks:
        """Halve the answers by what they led to and try the survivors again, until one is left."""
        self._effort = effort
        self._until = monotonic() + effort.seconds if effort.seconds else None
        if not effort.playouts:
            return self._hurried(effort.doubt)
        rivals = self._rivals() if effort.rivals else self._answers(min(MOST, effort.playouts))
        if effort.doubt < HEEDLESS:
            rivals = self._heeded(rivals)
        likeliest, nodes = rivals[0], {picks: Node() for picks in rivals}
        if len(rivals) > 1:
            rivals = self._halved(rivals, nodes)
        if effort.rivals and not _surely(nodes[rivals[0]], nodes[likeliest]):
            return likeliest
        return rivals[0]

    def _heeded(self, rivals: list[Picks]) -> list[Picks]:
        """Leave out answers that are rash, if there are others."""
        if not self.game.instincts.weighs(self.decision):
            return rivals
        before = codec.decode(self.game.state_type, self.worlds[0])
        return [picks for picks in rivals if not self._rash(before, picks)] or rivals

    def _rash(self, before: State, picks: Picks) -> bool:
        state = codec.decode(self.game.state_type, self.worlds[0])
        action = Action(self.seat, self.decision.step, picks)
        after = engine.play_on(self.game, state, action, self.asked).state
        return self.game.instincts.rash(before, after, self.seat)

    def _rivals(self) -> list[Picks]:
        """List what instinct might answer, the likeliest first."""
        state = codec.decode(self.game.state_type, self.worlds[0])
        found = Counter(self._instinct(state, self.decision) for _ in range(DRAWS))
        return [picks for picks, _ in found.most_common(self._effort.rivals)]

    def _hurried(self, doubt: float) -> Picks:
        """Answer by instinct alone; anything as often as the effort doubts."""
        if self.rng.below(1000) < 1000 * doubt:
            return any_answer(self.decision, self.rng)
        return self._instinct(codec.decode(self.game.state_type, self.worlds[0]), self.decision)

    def _halved(self, rivals: list[Picks], nodes: dict[Picks, Node]) -> list[Picks]:
        rounds, effort = (len(rivals) - 1).bit_length(), self._effort
        while len(rivals) > 1:
            each = max(1, effort.playouts // (rounds * len(rivals)))
            for _ in range(each):
                for picks in rivals:
                    self._playout(picks, nodes[picks])
                if self._late:
                    break
            blur = self._blur() if effort.doubt else None
            if blur or self._late:
                return [max(rivals, key=lambda p: self._worth(nodes[p]) + (blur() if blur else 0.0))]
            rivals = sorted(rivals, key=lambda picks: -self._worth(nodes[picks]))[: (len(rivals) + 1) // 2]
        return rivals

    def _worth(self, node: Node) -> float:
        return node.worth() if self._effort.ahead else node.planned()

    @property
    def _late(self) -> bool:
        return self._until is not None and monotonic() > self._until

    def _blur(self) -> Callable[[], float]:
        """Make noise as wide as the effort doubts, so that a worse answer is given now and then."""
        spread = self._effort.doubt * max(1e-6, self._high - self._low)

        def blur() -> float:
            return -spread * log(-log((self.rng.below(1 << 20) + 0.5) / (1 << 20)))

        return blur

    def _answers(self, most: int) -> list[Picks]:
        """List the answers to look at, shuffled, so that ties fall by chance."""
        decision, rng = self.decision, self.rng
        counts = range(decision.least, min(decision.most, len(decision.options)) + 1)
        if sum(comb(len(decision.options), count) for count in counts) <= most:
            every = again.every_answer(decision)
            return rng.shuffled([picks for picks in every if not self._aimless(picks)] or every)
        state = codec.decode(self.game.state_type, self.worlds[0])
        found = {} if self._aimless(decision.default) else {decision.default: None}
        for number in range(most - 1):
            by_chance = number % 2
            picks = again.picks(decision, rng) if by_chance else self._instinct(state, decision)
            if not self._aimless(picks):
                found[picks] = None
        return rng.shuffled(found)

    def _aimless(self, picks: Picks) -> bool:
        return any(key in self.game.instincts.aimless for key in picks)

    def _playout(self, picks: Picks, node: Node) -> None:
        """Play a world on from an answer, and put down along the way what came of it."""
        world = node.visits % len(self.worlds)
        state: State = codec.decode(self.game.state_type, self.worlds[world])
        turn, path = state.turn, [node]
        action = Action(self.seat, self.decision.step, picks)
        change = engine.play_on(self.game, state, action, self.asked)
        luck = self.rng
        if self._effort.rivals:
            self.rng = Dice(f"{self._luck}/{node.visits}")
        else:
            change = self._plan(change, turn, path)
        change = self._play_out(change, turn + self._effort.ahead)
        self.rng = luck
        value = self.game.score(change.state, self.seat)
        self._low, self._high = min(self._low, value), max(self._high, value)
        self.playouts += 1
        node.best[world] = max(value, node.best.get(world, value))
        for one in path:
            one.values.append(value)

    def _plan(self, change: Change[Any], turn: int, path: list[Node]) -> Change[Any]:
        """Give the seat's further answers of the turn: down the tree, and one new answer at its edge."""
        while _under_way(change, turn):
            decision = _next(change)
            if decision.seat != self.seat:
                break
            node, new = path[-1], False
            if len(node.after) <= WIDENING * sqrt(node.visits):
                picks = self._instinct(change.state, decision)
                new = picks not in node.after
                if new:
                    node.after[picks] = Node()
            if not new:
                picks = self._curious(node)
            try:
                change = self._answer(change, decision, picks)
            except RuleError:  # not on offer in this world
                change = self._answer(change, decision, self._instinct(change.state, decision))
                break
            path.append(node.after[picks])
            if new:
                break
        return change

    def _curious(self, node: Node) -> Picks:
        """Choose the answer to try next: by what it led to so far, and how seldom it was tried (UCB)."""
        reach = CURIOUS * max(1e-6, self._high - self._low) * sqrt(log(node.visits + 1))

        def promise(picks: Picks) -> float:
            way = node.after[picks]
            return way.mean + reach / sqrt(way.visits) if way.visits else float("inf")

        return max(node.after, key=promise)

    def _play_out(self, change: Change[Any], turn: int) -> Change[Any]:
        """Answer by instinct for everybody: to the end of the turn, and as many turns on as effort says.

        Looking no turn ahead, a playout ends where chance falls: nothing was decided there.
        """
        for _ in range(CLICKS):
            if not _under_way(change, turn, self._effort.ahead):
                break
            decision = _next(change)
            change = self._answer(change, decision, self._instinct(change.state, decision))
        return change

    def _instinct(self, state: Any, decision: Decision) -> Picks:
        if len(decision.options) == decision.least == 1:
            return decision.default
        return self.game.instincts.answer(state, decision, self.rng)

    def _answer(self, change: Change[Any], decision: Decision, picks: Picks) -> Change[Any]:
        action = Action(decision.seat, decision.step, picks)
        return engine.play_on(self.game, change.state, action, change.asked)


def _surely(one: Node, other: Node) -> bool:
    """Tell whether an answer led further than another in the worlds that both were tried in."""
    if one is other:
        return True
    leads = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=False)]
    mean = sum(leads) / len(leads)
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1))
    return mean > SURER * spread / sqrt(len(leads))


def _under_way(change: Change[Any], turn: int, ahead: int = 0) -> bool:
    """Tell whether the turn goes on and nobody has learned anything since."""
    state = change.state
    return state.ending is None and state.turn <= turn and (ahead > 0 or change.barrier is not HARD)


def _next(change: Change[Any]) -> Decision:
    return next(one for one in change.asked if one.answer is None)
