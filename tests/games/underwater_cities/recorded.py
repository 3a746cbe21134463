"""The recorded matches: one for each number of players, variant and ending; `--update` plays them anew."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from games.core import codec, engine, notation
from games.core.engine import LEAVE, Change
from games.core.model import Action, Decision, Seat, Transcript
from games.underwater_cities import GAME, production
from games.underwater_cities.network import Here, connected
from games.underwater_cities.state import UnderwaterCitiesState
from tests.games.underwater_cities.players import eager
from tests.kit.playouts import play
from tests.kit.recorded import last_line
from tests.kit.rewinds import rewound

IDLE = ("done", "slot-only")
TRIES = 200

Recorder = Callable[[], Transcript]


def at_random(seats: int, seed: str, **variants: str) -> Recorder:
    """Somebody who builds at random in every seat."""
    return lambda: play(GAME, GAME.setup(seats, seed, variants), eager(seed)).transcript


def with_leavers(seats: int, seed: str, leaving: dict[int, int]) -> Recorder:
    """The same, with seats that leave after so many actions."""

    def record() -> Transcript:
        setup, choose = GAME.setup(seats, seed), eager(seed)
        change = engine.start(GAME, setup)
        actions: list[Action] = []
        while not change.state.ending:
            gone = leaving.get(len(actions))
            action = choose(change.asked) if gone is None else Action(Seat(gone), LEAVE, ())
            actions.append(action)
            change = engine.play_on(GAME, change.state, action, change.asked)
        return Transcript(setup, tuple(actions))

    return record


def goal_reached() -> Transcript:
    """A solo match that reaches its goal: the first one found."""
    found = (_planned(f"goal-{number}") for number in range(40))
    return next(transcript for transcript in found if _reason(transcript) == "goal_reached")


def _reason(transcript: Transcript) -> str:
    ending = engine.replay(GAME, transcript).state.ending
    assert ending
    return ending.reason


def _planned(seed: str) -> Transcript:
    """A solo match by one who tries many turns and takes the best."""
    setup, dice = GAME.setup(1, seed, {"end_turn": "by_itself"}), Random(seed)
    change = engine.start(GAME, setup)
    actions: list[Action] = []
    while not change.state.ending:
        for action in _best_turn(change, dice):
            actions.append(action)
            change = engine.play_on(GAME, change.state, action, change.asked)
    return Transcript(setup, tuple(actions))


def _best_turn(change: Change[UnderwaterCitiesState], dice: Random) -> list[Action]:
    found = [_some_turn(change, dice) for _ in range(TRIES if change.asked[0].step == "play" else 20)]
    return max(found, key=lambda turn: turn[0])[1]


def _some_turn(change: Change[UnderwaterCitiesState], dice: Random) -> tuple[float, list[Action]]:
    state = codec.copy(change.state)
    asked, turn, actions = engine.decisions(GAME, state), state.turn, []
    while not state.ending and state.turn == turn:
        actions.append(_some_answer(asked[0], dice))
        asked = engine.play_on(GAME, state, actions[-1], asked).asked
    return _worth(state), actions


def _some_answer(decision: Decision, dice: Random) -> Action:
    if decision.most > 1 or decision.least == 0:
        picks = tuple(dice.sample(decision.keys, decision.most))
        return Action(decision.seat, decision.step, picks)
    busy = [key for key in decision.keys if not key.startswith(IDLE)]
    keys = busy if busy and dice.random() < 0.93 else decision.keys
    return Action(decision.seat, decision.step, (dice.choice(keys),))


def _worth(state: UnderwaterCitiesState) -> float:
    """What a stand-in goes by, with an eye on later production and on seven cities."""
    here = Here(GAME.facts, state, Seat(0))
    joined, cities = len(connected(here.board, here.nation)), len(here.nation.cities)
    found = GAME.score(state, Seat(0)) + 4 * min(7, joined) + min(7, cities)
    left = 0 if state.ending else 4 - state.era
    found += 0.4 * left * _sum(production.forecast(here).made)
    return found + 0.2 * _sum(here.nation.goods) if left > 1 else found


def _sum(amounts: dict[str, int]) -> float:
    value = {"cr": 0.35, "ke": 0.4, "st": 0.5, "sc": 0.5, "bi": 0.7, "vp": 1.0, "cd": 0.2}
    return sum(value[what] * number for what, number in amounts.items())


def written(transcript: Transcript) -> str:
    """A transcript with how it ended."""
    return f"{notation.write(transcript)}{last_line(engine.replay(GAME, transcript).state)}\n"


RECORDED: dict[str, Recorder] = {
    "rewound": lambda: rewound(GAME, GAME.setup(2, "rewound"), eager("rewound")),
    "alone": at_random(1, "recorded-1"),
    "alone_goal_reached": goal_reached,
    "alone_leaves": with_leavers(1, "recorded-8", {40: 0}),
    "two_players": at_random(2, "recorded-2"),
    "three_players": at_random(3, "recorded-3"),
    "four_players": at_random(4, "recorded-4"),
    "two_on_advanced_boards": at_random(2, "recorded-5", boards="advanced"),
    "four_on_advanced_boards": at_random(4, "recorded-6", boards="advanced"),
    "three_with_contracts": at_random(3, "recorded-7", contracts="on"),
    "two_advanced_with_contracts": at_random(2, "recorded-9", boards="advanced", contracts="on"),
    "one_leaves": with_leavers(3, "recorded-10", {60: 1}),
    "left_alone": with_leavers(3, "recorded-11", {30: 2, 70: 0}),
}
