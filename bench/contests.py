"""Matches between two sorts of players, on mirrored seats and seeds, until one is surely better."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import log, sqrt
from time import process_time
from typing import Any

from msgspec import Struct, field

from bench import former_stand_in
from bench.searches import SEARCHES, Thinker
from bot.match.rules import AnyGame
from games.core import again, codec, engine, stand_in
from games.core.engine import Change
from games.core.instincts import Picks, Strength
from games.core.model import Action, Decision, Ending, Seat
from games.core.rng import Dice, Rng

Player = Callable[[AnyGame, Any, Decision, Rng], Picks]
Watch = Callable[[Change[Any], Decision, Picks], None]
"""Looks on: a position, what is asked, what is answered."""

EVEN, BETTER = 0.5, 0.65  # the two suppositions between which a test decides
SURE = log(0.95 / 0.05)  # 95 %, either way
LEAST_SPREAD = 0.06  # of pairs of matches: a few that end alike prove little
FORMER_WORLDS = 3


def chance(game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Picks:
    return again.picks(decision, rng)


def former(game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Picks:
    """The stand-in of the first release."""
    worlds = [stand_in.resampled(game, state, decision.seat, rng) for _ in range(FORMER_WORLDS)]
    return former_stand_in.choose(game, worlds, decision.seat, rng)


def instinct(game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Picks:
    """No search at all."""
    world = codec.decode(game.state_type, stand_in.resampled(game, state, decision.seat, rng))
    return game.instincts.answer(world, decision, rng)


PLAYERS: dict[str, Player] = {
    "chance": chance,
    "former": former,
    "instinct": instinct,
    **{strength.value: Thinker(strength) for strength in Strength},
    **{
        f"{name}-{n}": Thinker(Strength.STRONG, search, n)
        for name, search in SEARCHES.items()
        for n in (16, 24, 48)
    },
}


class Contest(Struct):
    """What was found so far: the share of victory of the first sort in every pair of mirrored matches."""

    game: str
    seats: int
    one: str
    other: str
    seed: str
    pairs: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=lambda: [0.0, 0.0])  # means, of either sort
    spent: list[float] = field(default_factory=list)  # seconds of a decision of the first sort, as quantiles
    playouts: int = 0  # of the first sort, all together
    seconds: float = 0.0  # that these took

    @property
    def won(self) -> float:
        return sum(self.pairs) / len(self.pairs)

    @property
    def spread(self) -> float:
        """The variance of a pair."""
        mean = self.won
        found = sum((one - mean) ** 2 for one in self.pairs) / max(1, len(self.pairs) - 1)
        return max(LEAST_SPREAD, found)

    @property
    def half(self) -> float:
        """Half the 95 % interval of `won`."""
        return 1.96 * sqrt(self.spread / len(self.pairs))

    @property
    def evidence(self) -> float:
        """The log-likelihood ratio of "better" to "even"; beyond `SURE` either way it is decided."""
        lean = self.won - (EVEN + BETTER) / 2
        return len(self.pairs) * (BETTER - EVEN) * lean / self.spread

    @property
    def verdict(self) -> str:
        if not self.pairs or abs(self.evidence) < SURE:
            return "open"
        return "better" if self.evidence > 0 else "not better"


def match(
    game: AnyGame,
    players: Sequence[Player],
    seed: str,
    spent: Sequence[list[float]],
    watch: Watch | None = None,
) -> Any:
    """One match, a player and a list of what decisions cost for each seat; its last state."""
    change = engine.start(game, game.setup(len(players), seed))
    dice = [Dice(f"{seed}/{seat}") for seat in range(len(players))]
    while change.asked:
        decision = next(one for one in change.asked if one.answer is None)
        picks = decision.default
        if not decision.forced:
            begin = process_time()
            picks = players[decision.seat](game, change.state, decision, dice[decision.seat])
            spent[decision.seat].append(process_time() - begin)
        if watch:
            watch(change, decision, picks)
        change = engine.play_on(game, change.state, Action(decision.seat, decision.step, picks), change.asked)
    return change.state


def play_pair(game: AnyGame, contest: Contest) -> None:
    """The next deal, played twice: sorts alternate round the table, then change places."""
    seed, shares = f"{contest.seed}-{len(contest.pairs)}", []
    one, other = PLAYERS[contest.one], PLAYERS[contest.other]
    before, spent, rest = _playouts(one), list[float](), list[float]()
    for turned in (0, 1):
        sorts = [(seat + turned) % 2 for seat in range(contest.seats)]
        players = [other if sort else one for sort in sorts]
        ending: Ending = match(game, players, seed, [rest if sort else spent for sort in sorts]).ending
        shares.append(sum(not sorts[seat] for seat in ending.winners) / max(1, len(ending.winners)))
        _count(contest, ending, sorts, 2 * len(contest.pairs) + turned + 1)
    contest.pairs.append(sum(shares) / 2)
    contest.playouts += _playouts(one) - before
    contest.seconds += sum(spent)
    contest.spent = _mean(contest.spent, quantiles(spent), len(contest.pairs))


def _playouts(player: Player) -> int:
    return player.playouts if isinstance(player, Thinker) else 0


def quantiles(spent: list[float]) -> list[float]:
    """What decisions cost, in 21 numbers from the least to the most."""
    ordered = sorted(spent)
    return [ordered[(len(ordered) - 1) * n // 20] for n in range(21)] if ordered else []


def _mean(before: list[float], new: list[float], pairs: int) -> list[float]:
    """Quantiles as a running mean over pairs."""
    if not before or not new:
        return before or new
    return [round(old + (now - old) / pairs, 6) for old, now in zip(before, new, strict=True)]


def _count(contest: Contest, ending: Ending, sorts: list[int], matches: int) -> None:
    """The mean points of either sort, kept as a running mean over matches."""
    for sort in (0, 1):
        found = [ending.scores[Seat(seat)] for seat, one in enumerate(sorts) if one == sort]
        contest.points[sort] += (sum(found) / len(found) - contest.points[sort]) / matches


def bar(done: int, most: int, note: str) -> None:
    """A line that fills up, on the terminal."""
    width = 24
    full = width * done // max(1, most)
    print(
        f"\r[{'#' * full}{'.' * (width - full)}] {done}/{most} {note}   ", end="", file=sys.stderr, flush=True
    )
    if done == most:
        print(file=sys.stderr)
