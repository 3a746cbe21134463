"""R3.7, R3.10: nobody is asked about an order that cannot matter, and only about one that can."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.underwater_cities import GAME
from tests.games.underwater_cities.brute_force import TooMany
from tests.games.underwater_cities.orders import (
    after_run,
    asked,
    learns,
    none_better,
    orders,
    outcomes,
    unasked,
)
from tests.games.underwater_cities.players import eager
from tests.kit.playouts import Match, play

MOST = 300  # positions tried for one order
FEW = 80  # as many as the engine tries before it asks
SETUPS = [(1, {}), (2, {"boards": "advanced"}), (3, {"contracts": "on"}), (4, {})]


@cache
def match(number: int, seed: str = "orders") -> Match:
    seats, variants = SETUPS[number]
    return play(GAME, GAME.setup(seats, seed, variants), eager(seed))


def compare(number: int, seed: str) -> Counter[str]:
    """Every order settled without asking against all others; how many of which step were compared."""
    compared: Counter[str] = Counter()
    for state in unasked(match(number, seed)):
        step, depth = state.stack[-1].step, len(state.stack) - 1
        try:
            settled = outcomes(after_run(state), depth, MOST)
            others = [outcomes(other, depth, MOST) for other in orders(state)]
        except TooMany:
            continue
        compared[step] += 1
        assert all(none_better(other, settled) for other in others), state.stack[-1]
    return compared


@pytest.mark.programs
def test_where_no_order_is_asked_about_none_is_better() -> None:
    compared = sum((compare(number, "orders") for number in range(len(SETUPS))), Counter[str]())
    assert compared["block"] and compared["order"]


def needless(number: int, seed: str) -> Counter[bool]:
    """Every order asked about, whether all of them end alike and nobody learns anything on the way."""
    found: Counter[bool] = Counter()
    for state in asked(match(number, seed)):
        try:
            ends = [outcomes(other, len(state.stack) - 1, FEW) for other in orders(state)]
        except TooMany:
            continue  # more than the engine tries either
        found[all(other == ends[0] for other in ends) and not learns(state, ends[0])] += 1
    return found


def test_no_order_is_asked_about_where_all_end_alike() -> None:
    """R3.7: by brute force over every answer; 29 of 126 in twelve matches before."""
    found = sum((needless(number, "orders") for number in range(len(SETUPS))), Counter[bool]())
    assert found[False] and not found[True]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_so_none_is_in_many_matches(seed: int) -> None:
    assert not needless(seed % len(SETUPS), f"needless{seed}")[True]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
def test_so_it_is_in_many_matches(seed: int) -> None:
    compare(seed % len(SETUPS), f"orders{seed}")
