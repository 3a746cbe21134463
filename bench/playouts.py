"""Whole random playouts per second of every game, beside python-chess in the same run.

CPU time; repetitions interleaved; the ratio is made within each repetition, then its median is taken.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import chess

from bench.table import Row, show
from bot.match.rules import AnyGame
from games import GAMES
from games.core import engine
from games.core.model import Action

REPETITIONS = 7
SECONDS = 0.4  # CPU time of one measurement


class Playout:
    """What one random match was like."""

    def __init__(self, clicks: int, forced: int, turns: int) -> None:
        self.clicks, self.forced, self.turns = clicks, forced, turns


def chess_playout(dice: random.Random) -> Playout:
    """Until mate, stalemate, bare kings or fifty moves without progress: no dearer test than that."""
    board = chess.Board()
    count = 0
    while (moves := list(board.legal_moves)) and board.halfmove_clock < 100:
        if board.is_insufficient_material():
            break
        board.push(dice.choice(moves))
        count += 1
    return Playout(count, 0, count)


def playout(game: AnyGame, seats: int, dice: random.Random) -> Playout:
    change = engine.start(game, game.setup(seats, f"bench-{dice.random()}"))
    clicks = forced = 0
    while change.asked:
        open_ones = [decision for decision in change.asked if decision.answer is None]
        decision = open_ones[0] if len(open_ones) == 1 else dice.choice(open_ones)
        picks: tuple[str, ...]
        if decision.least == decision.most == 1:
            picks = (decision.options[dice.randrange(len(decision.options))].key,)
        else:
            picks = tuple(dice.sample(decision.keys, dice.randint(decision.least, decision.most)))
        forced += decision.forced
        clicks += not decision.forced
        action = Action(decision.seat, decision.step, picks)
        change = engine.play_on(game, change.state, action, change.asked)
    return Playout(clicks, forced, change.state.turn)


def measure(play: Callable[[random.Random], Playout], dice: random.Random) -> tuple[float, list[Playout]]:
    """Playouts per CPU second, and the playouts."""
    played: list[Playout] = []
    begin = process_time()
    while process_time() - begin < SECONDS or not played:
        played.append(play(dice))
    return len(played) / (process_time() - begin), played


def main() -> None:
    dice = random.Random(20021)
    contests = {
        (key, seats): _player(game, seats) for key, game in GAMES.items() for seats in game.meta.seats
    }
    rates: dict[tuple[str, int], list[tuple[float, float]]] = {contest: [] for contest in contests}
    samples: dict[tuple[str, int], list[Playout]] = {contest: [] for contest in contests}
    chess_rates: list[float] = []
    chess_games: list[Playout] = []
    for _ in range(REPETITIONS):
        for contest, play in contests.items():
            anchor, games = measure(chess_playout, dice)
            chess_games += games
            rate, played = measure(play, dice)
            chess_rates.append(anchor)
            rates[contest].append((rate, rate / anchor))
            samples[contest] += played
    length = sum(one.clicks for one in chess_games) / len(chess_games)
    rows: list[Row] = [
        {
            "game": "python-chess",
            "seats": 2,
            "playouts/s": median(chess_rates),
            "ratio": 1.0,
            "actions": length,
            "us/action": 1e6 / median(chess_rates) / length,
            "clicks/turn": 1.0,
        }
    ]
    for (key, seats), found in rates.items():
        rate = median(one for one, _ in found)
        played = samples[key, seats]
        clicks = sum(one.clicks for one in played)
        acts = clicks + sum(one.forced for one in played)
        rows.append(
            {
                "game": key,
                "seats": seats,
                "playouts/s": rate,
                "ratio": median(ratio for _, ratio in found),
                "actions": acts / len(played),
                "us/action": 1e6 / rate / (acts / len(played)),
                "clicks/turn": clicks / max(1, sum(one.turns for one in played)),
            }
        )
    show("playouts", "Whole random playouts (CPU time, one core)", rows)


def _player(game: AnyGame, seats: int) -> Callable[[random.Random], Playout]:
    return lambda dice: playout(game, seats, dice)
