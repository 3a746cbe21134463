"""Long random play: `pytest -m soak`. MATCHES says how many for each setup."""

from __future__ import annotations

import os

import pytest

from games.core import codec, engine
from games.core.model import Action
from games.underwater_cities import GAME
from tests.games.underwater_cities.players import eager
from tests.kit import worlds
from tests.kit.playouts import play

pytestmark = pytest.mark.soak
MATCHES = int(os.environ.get("MATCHES", "300"))

SETUPS: list[tuple[int, dict[str, str]]] = [(1, {})]
SETUPS += [
    (seats, {"boards": boards, "contracts": contracts})
    for seats in (2, 3, 4)
    for boards in ("usual", "advanced")
    for contracts in ("off", "on")
]
_played: set[str] = set()


def through(seats: int, variants: dict[str, str], number: int) -> None:
    """One match, its totals and its soundness looked at after every turn."""
    seed = f"soak-{seats}-{number}"
    choose = eager(seed)
    change = engine.start(GAME, GAME.setup(seats, seed, variants))
    totals, turn = GAME.totals(change.state), 0
    while not change.state.ending:
        action: Action = choose(change.asked)
        if action.step == "play":
            _played.update(action.picks)
        change = engine.play_on(GAME, change.state, action, change.asked)
        if change.state.turn != turn:
            turn = change.state.turn
            assert GAME.totals(change.state) == totals, seed
            assert GAME.flaws(change.state) == [], seed
    assert codec.copy(change.state) == change.state


@pytest.mark.parametrize(("seats", "variants"), SETUPS)
def test_many_matches_end_and_lose_nothing(seats: int, variants: dict[str, str]) -> None:
    for number in range(MATCHES):
        through(seats, variants, number)


def test_every_card_is_played() -> None:
    """By itself or after the matches above; a hundred matches are enough."""
    number = 0
    while {*GAME.facts.cards} - _played - {"assistant"} and number < 100:
        through(4, {}, 10_000 + number)
        number += 1
    assert {*GAME.facts.cards} - _played == {"assistant"}


@pytest.mark.parametrize(("seats", "variants"), SETUPS)
def test_no_secret_slips_in_busy_matches(seats: int, variants: dict[str, str]) -> None:
    played = [play(GAME, GAME.setup(seats, f"leaks-{n}", variants), eager(f"leaks-{n}")) for n in range(2)]
    assert worlds.compare(GAME, played, moments=40).leaks == []
