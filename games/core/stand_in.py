"""The quick stand-in: a program that plays a seat, handed only worlds its seat cannot tell from the real one.

Each answer is tried in such worlds and the turn played out from there; the better half is tried again,
until one is left. What a world is worth when the turn is over, `Game.score` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from games.core import again, codec, engine
from games.core.game import Game
from games.core.model import Action, Decision, EngineBug, RuleError, Seat
from games.core.rng import Rng
from games.core.steps import S, State

WORLDS = 3
TRIES = 240  # turns played out for one answer
MOST = 80  # answers looked at; of more, some by chance
EACH = 24  # more tries of one answer in one round teach little
CLICKS = 12  # a turn is followed so far
WIN = 50.0  # a match won is worth so many points

HARD = engine.Barrier.HARD
Picks = tuple[str, ...]


def resampled(game: Game[S, Any], state: S, seat: Seat, rng: Rng, count: int = WORLDS) -> tuple[bytes, ...]:
    """What a stand-in may have: worlds that agree with the real one in what the seat knows, and no more."""
    truth, worlds = codec.encode(state), []
    for _ in range(count):
        world = codec.decode(game.state_type, truth)
        game.resample(world, seat, rng)
        worlds.append(codec.encode(world))
    return tuple(worlds)


def choose(game: Game[Any, Any], worlds: Sequence[bytes], seat: Seat, rng: Rng, tries: int = TRIES) -> Picks:
    """A good answer to what the seat is asked; what silence means if a world breaks under it."""
    asked = engine.decisions(game, codec.decode(game.state_type, worlds[0]))
    decision = next(one for one in asked if one.seat == seat)
    try:
        return _best(game, worlds, decision, rng, tries)
    except (EngineBug, RuleError):
        return decision.default


def _best(game: Game[Any, Any], worlds: Sequence[bytes], decision: Decision, rng: Rng, tries: int) -> Picks:
    """The answers halved by what they led to and the survivors tried again, until one is left."""
    rivals = _answers(decision, rng, min(MOST, tries))
    rounds = max(1, (len(rivals) - 1).bit_length())
    reached: dict[Picks, list[list[float]]] = {picks: [[] for _ in worlds] for picks in rivals}
    while len(rivals) > 1:
        for number in range(min(EACH, max(1, tries // (rounds * len(rivals))))):
            for picks in rivals:
                place = (number + len(reached[picks][0])) % len(worlds)
                found = _play(game, worlds[place], Action(decision.seat, decision.step, picks), rng)
                reached[picks][place].append(found)
        rivals = sorted(rivals, key=lambda picks: -_worth(reached[picks]))[: len(rivals) // 2]
    return rivals[0]


def _answers(decision: Decision, rng: Rng, most: int) -> list[Picks]:
    """The answers to look at, shuffled, so that ties fall by chance; silence is always one of them."""
    counts = range(decision.least, min(decision.most, len(decision.options)) + 1)
    if sum(comb(len(decision.options), count) for count in counts) <= most:
        return rng.shuffled(again.every_answer(decision))
    found = {decision.default: None} | {again.picks(decision, rng): None for _ in range(most - 1)}
    return rng.shuffled(found)


def _worth(reached: list[list[float]]) -> float:
    """The turn is played on as well as was found, world by world."""
    best = [max(found) for found in reached if found]
    return sum(best) / len(best)


def _play(game: Game[Any, Any], world: bytes, action: Action, rng: Rng) -> float:
    """One answer given, the rest of the turn at random; what the seat is then worth."""
    state: State = codec.decode(game.state_type, world)
    seat, turn = action.seat, state.turn
    change = engine.play_on(game, state, action)
    for _ in range(CLICKS):
        if state.ending or state.turn != turn or change.barrier is HARD:
            break
        asked = next(one for one in change.asked if one.answer is None)
        picks = again.picks(asked, rng) if asked.seat == seat else asked.default
        change = engine.play_on(game, state, Action(asked.seat, asked.step, picks), change.asked)
    won = state.ending is not None and seat in state.ending.winners
    return game.score(state, seat) + (WIN if won else 0.0)
