"""R4.1: several moves of one piece given as one, by where it ends."""

from __future__ import annotations

from random import Random

import pytest

from games.core import codec, engine
from games.core.model import Action, Decision, Option
from games.the_island import GAME
from games.the_island.state import IslandState
from games.the_island.ways import Ways, footing
from tests.games.the_island.scenes import BOARD, FACTS, scene

LAND = "h9 forest, h10 forest, h8 forest"
WAYS = Ways(BOARD, FACTS.room)


def test_an_explorer_walks_and_boards_in_one_pick() -> None:
    """R4.1: three points, told as a walk and a boarding."""
    sea = scene(people="an h8, ap a1", boats="h11", land=LAND).play("A explorer:an")
    assert sea.label("board:h11") == "Board the empty boat at H11 (3 movement points)"
    sea.play("A board:h11")
    assert sea.at("h11") == "boat(an)"
    assert sea.state.moves == 0
    assert [facts["from"] for facts in sea.told("walked")] == ["H8"]
    assert sea.told("walked")[0]["spot"] == "H10"
    assert sea.told("boarded")[0]["from"] == "H10"


def test_a_boat_sails_three_hexes_in_one_pick() -> None:
    """R4.1, R5.6: one point a hex, along a free way."""
    sea = scene(boats="h11 an").play("A boat:h11")
    assert sea.label("sail:h12") == "Sail to H12"
    sea.play("A sail:k11")
    assert (sea.at("k11"), sea.state.moves) == ("boat(an)", 0)


def test_nothing_is_farther_than_the_points_left() -> None:
    """R4.1: with one point only the next hexes."""
    assert "sail:k11" not in scene(boats="h11 an", moves=2).play("A boat:h11").offered
    assert "walk:h10" not in scene(people="an h8, ap a1", land=LAND, moves=1).play("A explorer:an").offered


def test_a_boat_goes_round_what_would_wreck_it() -> None:
    """R5.7: the whale's hex is on offer from beside it, and the way behind it costs more."""
    sea = scene(boats="a1 an", creatures="whale a2").play("A boat:a1")
    assert "sail:a2" in sea.risky
    sea.play("A sail:a3")
    assert sea.state.moves == 0
    assert "sail:a2" not in scene(boats="b2 an", creatures="whale a2").play("A boat:b2").offered


def test_danger_is_on_offer_one_move_at_a_time() -> None:
    """R4.11: nobody is sent to the shark by a long way."""
    sea = scene(people="an h9, ap a1", land="h9 forest, h10 forest", creatures="shark h11")
    assert "swim:h11" not in sea.play("A explorer:an").offered
    assert "swim:h11" in sea.play("A walk:h10", "A explorer:an").risky


def test_one_sea_step_is_all_on_a_long_way_too() -> None:
    """R4.7: a second swim is never part of a way; climbing and landing may follow."""
    sea = scene(people="an b2, ap k6", boats="b1").play("A explorer:an")
    assert "land:nw" in sea.offered
    assert "board:b1" in sea.offered
    assert "swim:d1" not in sea.offered
    assert sea.play("A land:nw").state.moves == 1


def moved(state: IslandState, decision: Decision, pick: str) -> IslandState:
    return engine.apply(GAME, state, Action(decision.seat, decision.step, (pick,))).state


def singly(state: IslandState, explorer: str, path: tuple[Option, ...]) -> IslandState:
    """The same way, one move at a time."""
    for number, way in enumerate(path):
        if number:
            (decision,) = engine.decisions(GAME, state)
            state = moved(state, decision, f"explorer:{explorer}")
        (decision,) = engine.decisions(GAME, state)
        state = moved(state, decision, way.key)
    return state


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_a_long_way_ends_as_its_single_moves_would(seats: int) -> None:
    """R4.1: in positions of random matches, whatever the way."""
    dice, compared = Random(seats), 0
    change = engine.start(GAME, GAME.setup(seats, f"far-{seats}", {"placing": "quick"}))
    while change.asked:
        state, decision = change.state, next(d for d in change.asked if d.answer is None)
        if decision.step == "go" and dice.random() < 0.3:
            explorer, spot = state.frame.word("explorer"), state.frame.word("at")
            goals = WAYS.goals(state, footing(state, explorer, spot), state.moves)
            for key, path in dice.sample(sorted(goals.items()), min(3, len(goals))):
                far = moved(state, decision, key)
                assert codec.encode(far) == codec.encode(singly(state, explorer, path))
                compared += len(path) > 1
        picks = tuple(dice.sample(decision.keys, decision.most))
        change = engine.play_on(GAME, state, Action(decision.seat, decision.step, picks), change.asked)
    assert compared
