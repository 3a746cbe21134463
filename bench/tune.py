"""A tuner: each weight of a game's instincts a little lower and higher, kept only if it surely wins more.

`GAME` names the game, `WEIGHTS` some of its weights (else all), `PAIRS` the most mirrored pairs for a trial,
`PLAYOUTS` how hard both sides think. What wins is printed, not written: confirm it on fresh seeds (`SEED`).
"""

from __future__ import annotations

import os
from copy import copy
from typing import Any

from msgspec import structs

from bench.contests import PLAYERS, Contest, Player, bar, play_pair
from bot.match.rules import AnyGame
from games import GAMES
from games.core import stand_in
from games.core.instincts import Effort, Picks
from games.core.model import Decision
from games.core.rng import Rng

PAIRS = int(os.environ.get("PAIRS", "30"))
SEED = os.environ.get("SEED", "tune")
EFFORT = Effort(playouts=int(os.environ.get("PLAYOUTS", "24")), worlds=4)
FACTORS = (0.7, 1.4)


def main() -> None:
    game: Any = GAMES[os.environ.get("GAME", "nautilus_island")]
    best = game.instincts.knows
    named = os.environ.get("WEIGHTS", "").split()
    numbers = [name for name, value in structs.asdict(best).items() if isinstance(value, float)]
    for name in named or numbers:
        best = _tried(game, best, name)


def _tried(game: Any, knows: Any, name: str) -> Any:
    """Try one weight lower and higher against the best so far; return the best after it."""
    for factor in FACTORS:
        value = round(getattr(knows, name) * factor, 4)
        PLAYERS["changed"] = _playing(game, structs.replace(knows, **{name: value}))
        PLAYERS["best"] = _playing(game, knows)
        contest = Contest(game.meta.key, 2, "changed", "best", f"{SEED}-{name}-{factor}")
        while len(contest.pairs) < PAIRS and contest.verdict == "open":
            play_pair(game, contest)
            bar(len(contest.pairs), PAIRS, f"{name} = {value}: {100 * contest.won:.0f} %, {contest.verdict}")
        print(f"{name} = {value}: {100 * contest.won:.0f} % of {2 * len(contest.pairs)}, {contest.verdict}")
        if contest.verdict == "better":
            return structs.replace(knows, **{name: value})
    return knows


def _playing(game: Any, knows: Any) -> Player:
    """Make a player by other weights."""
    own = copy(game)
    own.instincts = type(game.instincts)(game.facts, knows)

    def player(_: AnyGame, state: Any, decision: Decision, rng: Rng) -> Picks:
        world = stand_in.resampled(own, state, decision.seat, rng)
        return stand_in.choose(own, world, decision.seat, rng, effort=EFFORT)

    return player
