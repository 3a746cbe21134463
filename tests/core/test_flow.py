"""Calls, ends and verbs: how a match moves from step to step."""

from __future__ import annotations

import pytest

from games.core.model import Ending, EngineBug, Frame, Seat, say
from games.core.rng import Rng
from games.core.steps import Flow, State


def under_way(*steps: str) -> tuple[State, Flow]:
    state = State(seats=3, rng=Rng("x"), stack=[Frame(step) for step in steps])
    return state, Flow(state)


def names(state: State) -> list[str]:
    return [frame.step for frame in state.stack]


def test_a_step_called_is_done_before_the_one_that_called_it() -> None:
    state, flow = under_way("turn")
    flow.call("swim", Seat(1), spot="b4", left=2)
    assert names(state) == ["turn", "swim"]
    assert (state.frame.mover, state.frame.word("spot"), state.frame.count("left")) == (1, "b4", 2)


def test_the_last_one_called_is_done_first() -> None:
    state, flow = under_way("turn")
    flow.call("second")
    flow.call("first")
    assert names(state) == ["turn", "second", "first"]


def test_ending_after_calling_ends_the_caller_and_not_the_called() -> None:
    state, flow = under_way("turn", "build")
    flow.call("bonus")
    flow.end()
    assert names(state) == ["turn", "bonus"]


def test_going_on_after_calling_waits_for_the_called() -> None:
    state, flow = under_way("turn", "build")
    flow.call("bonus")
    flow.goto("sail")
    assert names(state) == ["turn", "sail", "bonus"]


def test_calling_after_ending_works_as_well() -> None:
    state, flow = under_way("turn", "build")
    flow.end()
    flow.call("bonus")
    assert names(state) == ["turn", "bonus"]


def test_a_step_cannot_end_twice() -> None:
    _, flow = under_way("turn", "build")
    flow.end()
    with pytest.raises(EngineBug, match="ended already"):
        flow.end()


def test_two_equal_steps_are_told_apart() -> None:
    state, flow = under_way("block", "block")
    state.stack[0].memo["which"] = "lower"
    flow.call("block")
    flow.end()
    assert [frame.memo for frame in state.stack] == [{"which": "lower"}, {}]


def test_who_leaves_takes_their_steps_along() -> None:
    state, flow = under_way("round")
    flow.call("turn", Seat(1))
    flow.call("window")
    flow.call("look", Seat(1))
    flow.drop(Seat(1))
    assert names(state) == ["round", "window"]


def test_finishing_clears_the_table() -> None:
    state, flow = under_way("round", "turn")
    state.answers[Seat(0)] = ("pass",)
    flow.finish(Ending("storm", (1, 2, 3), (Seat(2),)))
    assert (state.stack, state.answers, state.on_turn) == ([], {}, None)


def test_a_turn_is_counted() -> None:
    state, flow = under_way("round")
    flow.turn(Seat(2))
    assert (state.turn, state.on_turn) == (1, 2)


def test_each_verb_has_its_audience() -> None:
    _, flow = under_way("round")
    flow.tell("moved", name="Nemo")
    flow.whisper(Seat(1), "found", seat=1)
    flow.reveal("rolled", die=6)
    told, whispered, revealed = flow.events
    assert told.say == say("moved", name="Nemo")
    assert [event.reveals for event in flow.events] == [False, True, True]
    assert [whispered.visible_to(viewer) for viewer in (None, Seat(0), Seat(1))] == [False, False, True]
    assert told.visible_to(None)
    assert revealed.visible_to(None)


def test_tidying_concerns_one_seat_and_reveals_nothing() -> None:
    _, flow = under_way("round")
    flow.tidy(Seat(2))
    (event,) = flow.events
    assert (event.tidies, event.reveals, event.audience) == (True, False, frozenset((Seat(2),)))


def test_those_after_a_seat_go_clockwise_without_who_left() -> None:
    state, _ = under_way("round")
    state.left.append(Seat(0))
    assert state.after(Seat(1)) == [2]
    assert state.staying == [1, 2]
