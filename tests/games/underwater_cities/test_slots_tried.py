"""R3.4, R3.5: the slots on offer are exactly those that some way to play the turn makes use of."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.core import codec
from games.core.model import Seat
from games.underwater_cities import GAME
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.network import Here
from games.underwater_cities.slot_choices import slot_choices
from games.underwater_cities.state import UnderwaterCitiesState as State
from tests.games.underwater_cities.brute_force import BruteForce, TooMany
from tests.games.underwater_cities.players import eager
from tests.kit.playouts import play

MOST = 1500  # positions tried by brute force; a card that leads to more is left out
SETUPS = [(1, {}), (2, {"boards": "advanced"}), (3, {"contracts": "on"}), (4, {})]
LASTING = sorted(key for key, card in GAME.facts.cards.items() if card.type == "permanent")
ACTIONS = sorted(key for key, card in GAME.facts.cards.items() if card.type == "action" and card.no)
PLAYED = sorted(key for key, card in GAME.facts.cards.items() if card.colour)


class Odds(NamedTuple):
    """A position: a turn of a match, with other goods and cards."""

    match: int
    turn: int
    goods: tuple[int, ...]
    claimed: list[str]
    actions: list[str]
    card: str


POSITIONS = st.builds(
    Odds,
    st.integers(0, len(SETUPS) - 1),
    st.integers(0, 200),
    st.tuples(*[st.integers(0, 2)] * 5),
    st.lists(st.sampled_from(LASTING), max_size=3, unique=True),
    st.lists(st.sampled_from(ACTIONS), max_size=2, unique=True),
    st.sampled_from(PLAYED),
)


@cache
def turns(match: int) -> list[bytes]:
    """The beginnings of the turns of a match by somebody who builds."""
    seats, variants = SETUPS[match]
    played = play(GAME, GAME.setup(seats, "slots", variants), eager("slots"))
    return [moment.data for moment in played.moments if moment.asked and moment.asked[0].step == "play"]


def position(odds: Odds) -> tuple[State, Seat]:
    found = turns(odds.match)
    state = codec.decode(State, found[odds.turn % len(found)])
    seat = state.stack[-1].mover
    nation = state.nations[seat]
    nation.goods = dict(zip(nation.goods, odds.goods, strict=True))
    nation.claimed += [card for card in odds.claimed if card not in nation.claimed]
    nation.actions = (nation.actions + odds.actions)[-4:]
    nation.used = [card for card in nation.used if card in nation.actions]
    state.hands[seat] = sorted({*state.hands[seat], odds.card})
    return state, seat


def compare(odds: Odds) -> int:
    """The slots offered with a card, and those that brute force finds; how many were compared."""
    state, seat = position(odds)
    before, compared = codec.encode(state), 0
    here = Here(GAME.facts, state, seat)
    offered = slot_choices(GAME.steps, here, odds.card)
    assert codec.encode(state) == before, "trying changed the match"
    for label in GAME.facts.side(state.seats):
        if label == ALWAYS or label in state.tiles or label in (*state.neutral, state.blocker):
            continue
        try:
            usable = BruteForce(GAME, MOST).usable(state, seat, odds.card, label)
        except TooMany:
            continue
        compared += 1
        assert (label in offered) == usable, f"{odds.card} on {label}: {usable} by brute force"
    return compared


@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(POSITIONS)
def test_a_slot_is_on_offer_exactly_if_something_of_it_can_be_used(odds: Odds) -> None:
    compare(odds)


@pytest.mark.programs
@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(POSITIONS)
def test_so_it_is_in_many_positions(odds: Odds) -> None:
    compare(odds)


@pytest.mark.soak
@settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck))
@given(POSITIONS)
def test_so_it_is_in_thousands_of_positions(odds: Odds) -> None:
    compare(odds)
