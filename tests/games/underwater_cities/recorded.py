"""The recorded matches: one for each number of players, variant and ending; `--update` plays them anew."""

from __future__ import annotations

from collections.abc import Callable

from games.core import engine, notation
from games.core.engine import LEAVE
from games.core.model import Action, Seat, Transcript
from games.underwater_cities import GAME
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


def written(transcript: Transcript) -> str:
    """A transcript with how it ended."""
    return f"{notation.write(transcript)}{last_line(engine.replay(GAME, transcript).state)}\n"


RECORDED: dict[str, Recorder] = {
    "orders_tried": at_random(3, "recorded-orders"),
    "legal_orders_tried": at_random(3, "needless6", contracts="on"),
    "rewound": lambda: rewound(GAME, GAME.setup(2, "rewound"), eager("rewound")),
    "alone": at_random(1, "recorded-1"),
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
