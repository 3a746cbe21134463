"""The quick stand-in against chance: how often it wins, and what a decision costs."""

from __future__ import annotations

import os
from math import sqrt
from time import process_time

from bench.table import Row, show
from bot.match.rules import AnyGame
from games import GAMES
from games.core import again, engine, stand_in
from games.core.model import Action, Ending, Seat
from games.core.rng import Rng

MATCHES = int(os.environ.get("MATCHES", "200"))  # of each game, seat counts and seats in turn


def main() -> None:
    rows = [_contest(game) for game in GAMES.values()]
    note = "One stand-in, all others by chance; a shared victory counts as a part. CPU time, one core."
    show("stand_ins", "The quick stand-in against chance", rows, note)


def match(game: AnyGame, seats: int, seat: Seat, seed: str, spent: list[float]) -> Ending:
    """One match of a stand-in against chance; what each of its decisions cost is put down."""
    change, rng = engine.start(game, game.setup(seats, seed)), Rng(f"{seed}/players")
    while change.asked:
        decision = next(one for one in change.asked if one.answer is None)
        picks = decision.default if decision.forced else again.picks(decision, rng)
        if decision.seat == seat and not decision.forced:
            begin = process_time()
            worlds = stand_in.resampled(game, change.state, seat, rng)
            picks = stand_in.choose(game, worlds, seat, rng)
            spent.append(process_time() - begin)
        change = engine.play_on(game, change.state, Action(decision.seat, decision.step, picks), change.asked)
    ending: Ending | None = change.state.ending
    assert ending is not None
    return ending


def _contest(game: AnyGame) -> Row:
    won, chance, mine, others = 0.0, 0.0, 0.0, 0.0
    spent: list[float] = []
    counts = [seats for seats in game.meta.seats if seats > 1]
    for number in range(MATCHES):
        seats = counts[number % len(counts)]
        seat = Seat(number // len(counts) % seats)
        ending = match(game, seats, seat, f"stand-ins-{number}", spent)
        won += (seat in ending.winners) / len(ending.winners)
        chance += 1 / seats
        mine += ending.scores[seat]
        others += (sum(ending.scores) - ending.scores[seat]) / (seats - 1)
    spent.sort()
    low, high = _interval(won / MATCHES)
    return {
        "game": game.meta.key,
        "matches": MATCHES,
        "won %": 100 * won / MATCHES,
        "95 %": f"{100 * low:.0f}-{100 * high:.0f}",
        "by chance %": 100 * chance / MATCHES,
        "points": mine / MATCHES,
        "others'": others / MATCHES,
        "decisions": len(spent) / MATCHES,
        "ms mean": 1e3 * sum(spent) / len(spent),
        "ms 99 %": 1e3 * spent[len(spent) * 99 // 100],
        "ms most": 1e3 * spent[-1],
    }


def _interval(share: float) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z, n = 1.96, MATCHES
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half
