"""The one engine, on steps small enough to see through."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core import codec, engine
from games.core.engine import LEAVE, Barrier
from games.core.game import Flow, Game, State
from games.core.model import (
    Action,
    BadSetup,
    Decision,
    EngineBug,
    GameOver,
    NotAnOption,
    NotYourDecision,
    Option,
    RuleError,
    Seat,
    Setup,
)
from games.core.words import words
from tests.core.tiny import GAME, A, B, C, Tiny, opened, vote


def test_a_match_starts_settled_behind_a_hard_barrier() -> None:
    change = opened()
    assert (change.barrier, change.settled, change.asked[0].step) == (Barrier.HARD, True, "pick")


def test_a_harmless_step_of_the_same_seat_may_be_taken_back_and_is_not_told_yet() -> None:
    change = opened("again")
    assert (change.barrier, change.settled, change.learned) == (Barrier.NONE, False, frozenset())


def test_chance_is_a_hard_barrier() -> None:
    assert opened("roll").barrier is Barrier.HARD


def test_a_whisper_is_a_hard_barrier_and_goes_by_dm() -> None:
    change = opened("tell")
    assert (change.barrier, change.learned) == (Barrier.HARD, frozenset((B,)))


def test_tidying_is_no_barrier_and_brings_no_dm() -> None:
    change = opened("tidy")
    assert (change.barrier, change.learned) == (Barrier.NONE, frozenset())


def test_a_new_turn_is_told_to_the_channel() -> None:
    assert opened("pass").settled


def test_asking_others_is_a_soft_barrier_and_told_to_the_channel() -> None:
    change = opened("vote")
    assert (change.barrier, change.settled) == (Barrier.SOFT, True)
    assert engine.waiting(change.asked) == {A, B, C}


def test_an_answer_in_a_window_is_not_told_to_the_channel() -> None:
    change = vote(opened("vote"), B, "yes")
    assert not change.settled
    assert not change.events
    assert engine.waiting(change.asked) == {A, C}


def test_an_answer_may_be_changed_until_the_last_is_in() -> None:
    change = vote(vote(opened("vote"), B, "yes"), B, "no")
    assert next(d.answer for d in change.asked if d.seat == B) == ("no",)
    change = vote(vote(change, A, "no"), C, "yes")
    assert change.events[0].say.facts["votes"] == ("0:no", "1:no", "2:yes")
    assert not change.state.answers


def test_the_order_of_answers_is_the_order_of_seats() -> None:
    change = vote(vote(vote(opened("vote"), C, "yes"), A, "no"), B, "no")
    assert change.events[0].say.facts["votes"] == ("0:no", "1:no", "2:yes")


def test_a_question_settled_early_waits_for_nobody() -> None:
    change = vote(opened("vote"), C, "veto")
    assert change.events[0].say.facts["votes"] == ("2:veto",)


def test_who_left_is_not_waited_for() -> None:
    change = vote(vote(opened("vote"), A, "no"), B, "no")
    change = engine.apply(GAME, change.state, Action(C, LEAVE, ()))
    assert change.events[-1].say.facts["votes"] == ("0:no", "1:no")


def test_the_answer_of_who_left_does_not_count() -> None:
    change = vote(opened("vote"), B, "yes")
    change = engine.apply(GAME, change.state, Action(B, LEAVE, ()))
    assert not change.state.answers
    assert engine.waiting(change.asked) == {A, C}


def test_answers_to_a_question_that_is_gone_are_gone_too() -> None:
    change = vote(opened("vote"), B, "yes")
    change = engine.apply(GAME, change.state, Action(A, LEAVE, ()))
    assert change.asked[0].step == "pick"
    assert not change.state.answers


def test_leaving_is_told_to_the_channel_and_never_taken_back() -> None:
    change = engine.apply(GAME, opened().state, Action(C, LEAVE, ()))
    assert (change.barrier, change.settled) == (Barrier.HARD, True)


@pytest.mark.parametrize(
    "action", [Action(C, LEAVE, ()), Action(Seat(9), LEAVE, ()), Action(B, LEAVE, ("x",))]
)
def test_leaving_twice_or_from_nowhere_is_refused(action: Action) -> None:
    gone = engine.apply(GAME, opened().state, Action(C, LEAVE, ())).state
    with pytest.raises(NotYourDecision, match="not-seated"):
        engine.apply(GAME, gone, action)


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        (Action(B, "pick", ("roll",)), NotYourDecision),
        (Action(A, "vote", ("yes",)), NotYourDecision),
        (Action(A, "pick", ("dance",)), NotAnOption),
        (Action(A, "pick", ()), NotAnOption),
        (Action(A, "pick", ("roll", "roll")), NotAnOption),
        (Action(A, "pick", ("roll", "tell", "pass")), NotAnOption),
    ],
)
def test_what_is_not_offered_is_refused_and_leaves_no_trace(action: Action, kind: type[RuleError]) -> None:
    state = opened().state
    before = codec.encode(state)
    with pytest.raises(kind):
        engine.play_on(GAME, state, action)
    assert codec.encode(state) == before


def test_several_picks_come_in_the_order_of_the_options() -> None:
    assert opened("roll", "again").events[0].say.facts["words"] == ("again", "roll")


def test_nothing_can_be_done_after_the_end() -> None:
    ended = opened("stop")
    assert (ended.settled, ended.asked) == (True, ())
    for action in (Action(A, "pick", ("roll",)), Action(A, LEAVE, ())):
        with pytest.raises(GameOver):
            engine.apply(GAME, ended.state, action)


def test_a_step_that_never_moves_on_is_our_bug() -> None:
    with pytest.raises(EngineBug, match="runaway step 'loop'"):
        opened("loop")


def test_a_stack_that_runs_empty_is_our_bug() -> None:
    with pytest.raises(EngineBug, match="ran empty"):
        opened("fall")


def test_a_forced_answer_is_found_until_it_is_given() -> None:
    due = Decision(B, "vote", (Option("no"),), ("no",), forced=True)
    done = Decision(B, "vote", (Option("no"),), ("no",), forced=True, answer=("no",))
    assert engine.forced(opened().asked) is None
    assert engine.forced((due,)) == Action(B, "vote", ("no",))
    assert engine.forced((done,)) is None


def test_a_game_that_cannot_go_on_without_a_seat_says_so() -> None:
    class Stubborn(Tiny):
        def leave(self, state: State, seat: Seat, flow: Flow) -> None:
            Game.leave(self, state, seat, flow)

    with pytest.raises(RuleError, match="cannot-leave"):
        engine.apply(Stubborn(), opened().state, Action(C, LEAVE, ()))


def test_a_setup_of_another_data_set_is_refused() -> None:
    setup = Setup("tiny", 1, "ffffffffff", 3, "x")
    with pytest.raises(BadSetup, match="other-data"):
        engine.start(GAME, setup)


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (1, 1, "Pick one option; you picked 5."),
        (3, 3, "Pick 3 options; you picked 5."),
        (1, 3, "Pick one to 3 options; you picked 5."),
        (2, 3, "Pick 2 to 3 options; you picked 5."),
    ],
)
def test_how_many_to_pick_is_said_plainly(least: int, most: int, said: str) -> None:
    refused = engine.wrong_number(Decision(A, "pick", (), (), least, most), 5)
    assert words("en").say(refused.say) == said


@pytest.mark.parametrize("name", GAMES)
def test_what_is_applied_leaves_the_given_state_as_it_was(name: str) -> None:
    game = GAMES[name]
    first = engine.start(game, game.setup(max(game.meta.seats), "pure", {}))
    before, decision = codec.encode(first.state), first.asked[0]
    engine.apply(game, first.state, Action(decision.seat, decision.step, decision.default))
    assert codec.encode(first.state) == before
