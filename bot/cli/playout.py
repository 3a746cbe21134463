"""The command line for matches without people: played at random or by stand-ins, and printed."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from bot.cli.engine import AnyGame, Refusal, add_command, game_named, last_line, number_in
from games import GAMES
from games.core import engine, notation, stand_in
from games.core.instincts import Picks, Strength
from games.core.model import Action, Decision, Transcript
from games.core.rng import Rng

MOST_ACTIONS = 20_000
CHANCE = "chance"
PLAYERS = (CHANCE, *(strength.value for strength in Strength))

Player = Callable[[AnyGame, Any, Decision, Rng], Picks]


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add playout."""
    playout = add_command(commands, "playout", "play a match without people and print it", _playout)
    playout.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    playout.add_argument("--seats", required=True, metavar="N")
    playout.add_argument("--seed", required=True, metavar="S", help="the same seed plays the same match")
    playout.add_argument("--variant", action="append", default=[], metavar="NAME=CHOICE")
    about = f"who plays: {CHANCE} (the default), or stand-ins: {', '.join(PLAYERS[1:])}"
    playout.add_argument("--by", default=CHANCE, metavar="WHO", help=about)
    playout.add_argument("--data", metavar="FOLDER", help="corrected data files to play by")


def _playout(args: argparse.Namespace) -> int:
    game, player = game_named(args.game, args.data), _player(args.by)
    setup = game.setup(number_in(args.seats, "--seats"), args.seed, _variants(args.variant))
    rng = Rng(f"playout-{args.seed}")
    change = engine.start(game, setup)
    actions: list[Action] = []
    while change.asked and len(actions) < MOST_ACTIONS:
        decision = rng.choice([asked for asked in change.asked if asked.answer is None])
        picks = player(game, change.state, decision, rng)
        actions.append(Action(decision.seat, decision.step, picks))
        change = engine.play_on(game, change.state, actions[-1], change.asked)
    print(notation.write(Transcript(setup, tuple(actions))), end="")
    print(last_line(change.state, len(actions)))
    return 0


def _player(name: str) -> Player:
    if name not in PLAYERS:
        raise Refusal(f"--by: {name!r} is none of {', '.join(PLAYERS)}")
    return _by_chance if name == CHANCE else _by_stand_in(Strength(name))


def _by_chance(game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Picks:
    count = decision.least + rng.below(decision.most - decision.least + 1)
    return tuple(rng.shuffled(decision.keys)[:count])


def _by_stand_in(strength: Strength) -> Player:
    """A chooser that is handed only what its seat may know."""

    def player(game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Picks:
        if decision.forced:
            return decision.default
        world = stand_in.resampled(game, state, decision.seat, rng)
        return stand_in.choose(game, world, decision.seat, rng, strength)

    return player


def _variants(words: list[str]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in words:
        name, equals, choice = word.partition("=")
        if not equals:
            raise Refusal(f"--variant {word!r}: expected NAME=CHOICE")
        chosen[name] = choice
    return chosen
