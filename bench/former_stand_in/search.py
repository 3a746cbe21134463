"""How the former stand-in chose.

Each answer is tried in such worlds and the turn played out from there; the better half is tried again,
until one is left. What a world is worth when the turn is over, `Game.score` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from bench.former_stand_in.worth import WORTH
from games.core import again, codec, engine
from games.core.engine import Change
from games.core.game import Game
from games.core.model import Action, Decision, EngineBug, RuleError, Seat
from games.core.rng import Rng
from games.core.steps import State

TRIES = 200  # turns played out for one answer, where the game ponders nothing
MOST = 80  # answers looked at; of more, some by chance
EACH = 24  # more tries of one answer in one round teach little
CLICKS = 12  # a turn is followed so far
WIN = 50.0  # a match won alone is worth so many points more, one that ends otherwise so many less

PONDERS = {"the_island": 3}  # answers of which the best is taken, at each further click of a turn

HARD = engine.Barrier.HARD
Picks = tuple[str, ...]
Asked = tuple[Decision, ...]


def choose(game: Game[Any, Any], worlds: Sequence[bytes], seat: Seat, rng: Rng, tries: int = TRIES) -> Picks:
    """A good answer to what the seat is asked; what silence means if a world breaks under it."""
    asked = engine.decisions(game, codec.decode(game.state_type, worlds[0]))
    decision = next(one for one in asked if one.seat == seat)
    try:
        return _best(game, worlds, asked, decision, rng, tries)
    except (EngineBug, RuleError):
        return decision.default


def _best(
    game: Game[Any, Any], worlds: Sequence[bytes], asked: Asked, decision: Decision, rng: Rng, tries: int
) -> Picks:
    """The answers halved by what they led to and the survivors tried again, until one is left."""
    tries //= PONDERS.get(game.meta.key, 1)  # each costs more
    rivals = _answers(decision, rng, min(MOST, tries))
    rounds = max(1, (len(rivals) - 1).bit_length())
    reached: dict[Picks, list[list[float]]] = {picks: [[] for _ in worlds] for picks in rivals}
    while len(rivals) > 1:
        for number in range(min(EACH, max(1, tries // (rounds * len(rivals))))):
            for picks in rivals:
                place = (number + len(reached[picks][0])) % len(worlds)
                found = _play(game, worlds[place], asked, Action(decision.seat, decision.step, picks), rng)
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


def _any(decision: Decision, rng: Rng) -> Picks:
    """Any answer; one of many without a shuffle, for that is nearly always asked."""
    if decision.least == decision.most == 1:
        return (decision.options[rng.below(len(decision.options))].key,)
    return again.picks(decision, rng)


def _worth(reached: list[list[float]]) -> float:
    """The turn is played on as well as was found, world by world."""
    best = [max(found) for found in reached if found]
    return sum(best) / len(best)


def _play(game: Game[Any, Any], world: bytes, asked: Asked, action: Action, rng: Rng) -> float:
    """One answer given, the turn followed until chance falls or others play; what the seat is then worth."""
    state: State = codec.decode(game.state_type, world)
    seat, turn = action.seat, state.turn
    change = engine.play_on(game, state, action, asked)  # the same in every world: it is what the seat sees
    for _ in range(CLICKS):
        if change.state.ending or change.state.turn != turn or change.barrier is HARD:
            break
        change = _follow(game, change, seat, rng)
    worth, ending = WORTH[game.meta.key](game, change.state, seat), change.state.ending
    if ending is None:
        return worth
    return worth + WIN if ending.winners == (seat,) else worth - WIN


def _follow(game: Game[Any, Any], change: Change[Any], seat: Seat, rng: Rng) -> Change[Any]:
    """The next question answered: by others with silence, by the seat at random, or the best of a few so."""
    asked = next(one for one in change.asked if one.answer is None)
    if asked.seat != seat:
        return engine.play_on(game, change.state, Action(asked.seat, asked.step, asked.default), change.asked)
    answers = {_any(asked, rng): None for _ in range(PONDERS.get(game.meta.key, 1))}
    if len(answers) == 1:
        action = Action(seat, asked.step, next(iter(answers)))
        return engine.play_on(game, change.state, action, change.asked)
    ways = [engine.apply(game, change.state, Action(seat, asked.step, picks)) for picks in answers]
    return max(ways, key=lambda way: WORTH[game.meta.key](game, way.state, seat))
