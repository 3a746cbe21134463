"""First Dive, rule by rule."""

from __future__ import annotations

import pytest

from games.core import engine
from games.core.data import DataError, DataSet
from games.core.engine import Change
from games.core.model import Action, BadSetup, NotAnOption, Seat
from tests.spikes.first_dive import GAME, facts
from tests.spikes.first_dive.state import FirstDiveState


class Dive:
    """A match whose hands are dealt as a test wants them, Ada (seat 0) first."""

    def __init__(self, *hands: str, pile: str = "1") -> None:
        self.change: Change[FirstDiveState] = engine.start(GAME, GAME.setup(len(hands), "dive"))
        state = self.change.state
        state.hands = {Seat(n): sorted(hand) for n, hand in enumerate(hands)}
        state.pile = list(pile)
        state.first, state.on_turn = Seat(0), Seat(0)
        state.order = [Seat(n) for n in range(1, len(hands))]
        state.stack[-1].seat = Seat(0)
        self.change.asked = engine.decisions(GAME, state)

    @property
    def state(self) -> FirstDiveState:
        return self.change.state

    @property
    def mover(self) -> Seat:
        return self.change.asked[0].seat

    def plays(self, *keys: str) -> Dive:
        """Whoever is asked plays these, one after the other."""
        for key in keys:
            self.change = engine.apply(GAME, self.state, Action(self.mover, "lay", (key,)))
        return self

    def heard(self, viewer: int | None) -> list[str]:
        seat = None if viewer is None else Seat(viewer)
        return [event.say.name for event in self.change.events if event.visible_to(seat)]


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_may_play(seats: int) -> None:
    """R1.1"""
    with pytest.raises(BadSetup):
        GAME.setup(seats, "crowd")


def test_four_of_each_number_are_dealt_in_hands_of_four() -> None:
    """R1.2, R1.3"""
    state = engine.start(GAME, GAME.setup(3, "deal")).state
    shells = [*state.pile, *(shell for hand in state.hands.values() for shell in hand)]
    assert sorted(shells) == sorted("123456" * 4)
    assert [len(hand) for hand in state.hands.values()] == [4, 4, 4]


def test_the_first_player_is_drawn_at_random() -> None:
    """R1.4"""
    assert {engine.start(GAME, GAME.setup(2, f"first-{n}")).state.first for n in range(20)} == {0, 1}


def test_everyone_lays_once_and_then_the_next_player_begins() -> None:
    """R2.1, R2.2, R2.3"""
    dive = Dive("1234", "1234")
    assert dive.mover == 0
    assert dive.plays("lay:1").mover == 1
    assert dive.plays("lay:2").mover == 1, "second in the first round, first in the second"
    assert (dive.state.round, dive.state.laid) == (2, {0: ["1"], 1: ["2"]})


def test_a_number_laid_before_in_the_round_scores_nothing() -> None:
    """R2.4"""
    dive = Dive("1235", "1245").plays("lay:5", "lay:5", "lay:4")
    assert dive.state.points == {0: 5, 1: 4}


def test_only_the_owner_sees_a_hand() -> None:
    """R2.5"""
    dive = Dive("1234", "3456")
    assert GAME.view(dive.state, Seat(1)).hand == ("3", "4", "5", "6")
    assert GAME.view(dive.state, None).hand == ()


def test_a_shell_is_swapped_once_and_the_turn_goes_on() -> None:
    """R3.1"""
    dive = Dive("1234", "1234", pile="66").plays("swap:1")
    assert (dive.mover, dive.state.hands[Seat(0)], dive.state.aside[Seat(0)]) == (
        0,
        ["2", "3", "4", "6"],
        ["1"],
    )
    with pytest.raises(NotAnOption):
        dive.plays("swap:2")


def test_what_came_is_whispered() -> None:
    """R3.2"""
    dive = Dive("1234", "1234", pile="6").plays("swap:1")
    assert dive.heard(0) == ["swapped", "drew"]
    assert dive.heard(1) == dive.heard(None) == ["swapped"]


def test_after_four_rounds_the_most_points_win() -> None:
    """R4.1"""
    dive = Dive("3456", "1111").plays(*("lay:6", "lay:1", "lay:1", "lay:5", "lay:4", "lay:1", "lay:1"))
    ending = dive.plays("lay:3").state.ending
    assert ending and (ending.reason, ending.scores, ending.winners) == ("last_round", (18, 4), (0,))


def test_who_leaves_keeps_the_points_and_cannot_win() -> None:
    """R4.2"""
    dive = Dive("6666", "1111", "2222").plays("lay:6")
    dive.change = engine.apply(GAME, dive.state, Action(Seat(0), engine.LEAVE, ()))
    while dive.change.asked:
        dive.plays(*dive.change.asked[0].default)
    ending = dive.state.ending
    assert ending and (ending.scores[0], ending.winners) == (6, (2,))


def test_who_is_left_alone_wins() -> None:
    """R4.3"""
    dive = Dive("6666", "1111")
    ending = engine.apply(GAME, dive.state, Action(Seat(0), engine.LEAVE, ())).state.ending
    assert ending and (ending.reason, ending.winners) == ("alone", (1,))


def test_silence_lays_the_lowest_shell() -> None:
    """R4.4"""
    assert Dive("2346", "1111").change.asked[0].default == ("lay:2",)


def test_a_tie_is_won_together() -> None:
    """R4.5"""
    dive = Dive("1111", "2222")
    dive.state.points = {Seat(0): 4, Seat(1): 0}
    while dive.change.asked:
        dive.plays(*dive.change.asked[0].default)
    ending = dive.state.ending
    assert ending and (ending.scores, ending.winners) == ((8, 8), (0, 1))


@pytest.mark.parametrize(("wrong", "said"), [("hand = 3", "lasts no 4 rounds"), ("copies = 3", "too few")])
def test_facts_that_cannot_be_played_are_refused(wrong: str, said: str) -> None:
    name, text = next(iter(facts.shipped().files.items()))
    line = next(line for line in text.splitlines() if line.startswith(wrong.split()[0]))
    with pytest.raises(DataError, match=said):
        GAME.using(DataSet({name: text.replace(line, wrong)}))
