"""Whole matches: recorded ones replay alike, and what must always hold holds in random ones."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from games.core import engine
from games.core.model import Action, Setup
from games.the_island import GAME
from games.the_island.state import IslandState
from tests.kit.recorded import recorded, replayed

CHOICES = [
    {},
    *({v.name: choice} for v in GAME.meta.variants for choice in v.choices[1 : 2 if v.seats else None]),
]
TABLES = [
    (seats, choice)
    for seats in GAME.meta.seats
    for choice in CHOICES
    if seats == 2 or "two_colours" not in choice
]
FEW, MANY = 4, int(os.environ.get("SOAK_PLAYS", "1000"))  # soaking plays the many
LONGEST = 6000


def named(variant: str) -> str:
    """A variant and its choice; of a choice among seats the name alone."""
    name, _, choice = variant.partition("=")
    return name if choice.isdecimal() else variant


def test_the_recorded_matches_show_every_seat_count_variant_ending_and_question() -> None:
    seen: set[str] = set()
    for transcript, state in map(replayed, recorded("the_island")):
        seen |= {f"{state.seats} seats", state.ending.reason, *map(named, transcript.setup.variants)}
        seen |= {action.step for action in transcript.actions}
        seen |= {pick for action in transcript.actions for pick in action.picks if pick == "repel"}
        seen |= {"shared"} if len(state.ending.winners) > 1 else set()
    endings = {"volcano", "nobody_left", "last_explorer", "last_tile", "stalemate", "left_alone"}
    variants = {named(f"{name}={choice}") for table in CHOICES for name, choice in table.items()}
    questions = set(GAME.steps) - {"placing", "round", "roll"} | {"leave"}
    assert seen == endings | variants | questions | {"2 seats", "3 seats", "4 seats", "repel", "shared"}


def at_random(setup: Setup) -> Iterator[IslandState]:
    """Every state of a random match."""
    dice = Random(f"{setup.seed}-moves")
    change = engine.start(GAME, setup)
    for _ in range(LONGEST):
        yield change.state
        if not change.asked:
            return
        decision = dice.choice([decision for decision in change.asked if decision.answer is None])
        action = Action(decision.seat, decision.step, tuple(dice.sample(decision.keys, decision.most)))
        change = engine.play_on(GAME, change.state, action, change.asked)
    raise AssertionError(f"{setup} goes on for ever")


def watched(seats: int, choice: dict[str, str], count: int) -> None:
    for number in range(count):
        setup = GAME.setup(seats, f"watched-{number}", choice)
        states = at_random(setup)
        totals = GAME.totals(next(states))
        for state in states:
            assert GAME.flaws(state) == [], f"{setup} at turn {state.turn}"
        assert GAME.totals(state) == totals
        assert state.ending


@pytest.mark.programs
@pytest.mark.parametrize(("seats", "choice"), TABLES, ids=str)
def test_no_boat_with_people_meets_a_whale_and_no_swimmer_a_shark(seats: int, choice: dict[str, str]) -> None:
    """R4.16: nor a serpent, after every step of random matches; and no piece is ever lost or made."""
    watched(seats, choice, FEW)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "choice"), TABLES, ids=str)
def test_the_sea_is_sound_in_a_thousand_matches(seats: int, choice: dict[str, str]) -> None:
    """R4.16: the same, for long."""
    watched(seats, choice, MANY)


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_a_match_to_the_volcano_lasts_33_to_40_turns(seats: int) -> None:
    """R6.1: one tile a turn, and the volcano is one of the last eight."""
    for number in range(6):
        *_, last = at_random(GAME.setup(seats, f"long-{number}"))
        assert last.ending
        turns = last.turn - last.began + 1
        assert 33 <= turns <= 40 or last.ending.reason == "nobody_left"
        assert 40 - len(last.terrain) == turns
