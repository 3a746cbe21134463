"""The one engine, on steps small enough to see through."""

from __future__ import annotations

import pytest
from msgspec import Struct

from games.core import codec, engine
from games.core.data import DataSet
from games.core.engine import LEAVE, Barrier, Change
from games.core.game import BASE_SECRECY, Flow, Game, Meta, State, Step, Together
from games.core.model import (
    Action,
    BadSetup,
    Decision,
    Ending,
    EngineBug,
    Frame,
    GameOver,
    NotAnOption,
    NotYourDecision,
    Option,
    Question,
    RuleError,
    Say,
    Seat,
    Setup,
    Transcript,
    Undo,
)
from games.core.rng import Rng
from games.core.words import words

A, B, C = Seat(0), Seat(1), Seat(2)


class Nothing(Struct, frozen=True):
    turn: int


class Pick(Step[State]):
    """Asks seat A for one to two of three words; the first word picked is the step that comes next."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        words = ("again", "pass", "roll", "tell", "tidy", "vote", "stop", "loop", "fall")
        return (Decision(A, "pick", tuple(map(Option, words)), ("again",), 1, 2),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        return Question(Say("ask"), Say("wait"), {})

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        flow.tell("picked", words=action.picks)
        if action.picks[0] != "again":
            flow.goto(action.picks[0])


class Do(Step[State]):
    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if frame.step == "roll":
            flow.rng.die()
        elif frame.step == "tell":
            flow.whisper(B, "psst")
        elif frame.step == "tidy":
            flow.tidy(B)
        elif frame.step == "stop":
            flow.finish(Ending("stopped", (0, 0, 0), (A,)))
            return
        elif frame.step == "loop":
            flow.goto("loop")
            return
        elif frame.step == "pass":
            flow.turn(B)
        flow.goto("pick")


class Fall(Step[State]):
    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()


class Vote(Together[State]):
    def seats(self, state: State, frame: Frame) -> list[Seat]:
        return [A, B, C]

    def decision(self, state: State, frame: Frame, seat: Seat) -> Decision:
        return Decision(seat, "vote", (Option("no"), Option("yes"), Option("veto")), ("no",), window="vote")

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        return Question(Say("ask"), Say("wait"), {})

    def enough(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]]) -> bool:
        return ("veto",) in answers.values()

    def settle(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]], flow: Flow) -> None:
        flow.reveal("voted", votes=tuple(f"{seat}:{picks[0]}" for seat, picks in answers.items()))
        flow.goto("pick")


class Tiny(Game[State, Nothing]):
    meta = Meta("tiny", "Tiny", 1, (3,), "tests", 1)
    state_type = State
    view_type = Nothing
    secrecy = BASE_SECRECY
    data_set = DataSet({"tiny.toml": ""})

    def __init__(self) -> None:
        do = Do()
        self.steps = {"pick": Pick(), "vote": Vote(), "fall": Fall()}
        self.steps |= dict.fromkeys(("roll", "tell", "tidy", "stop", "loop", "pass"), do)

    def deal(self, setup: Setup) -> State:
        return State(seats=3, rng=Rng(setup.seed), stack=[Frame("pick")])

    def leave(self, state: State, seat: Seat, flow: Flow) -> None:
        flow.tell("left")
        if seat == A:
            state.stack = [Frame("pick")]


GAME = Tiny()


def opened(*picks: str) -> Change[State]:
    change = engine.start(GAME, GAME.setup(3, "x"))
    return engine.play_on(GAME, change.state, Action(A, "pick", picks)) if picks else change


def vote(change: Change[State], seat: Seat, word: str) -> Change[State]:
    return engine.apply(GAME, change.state, Action(seat, "vote", (word,)))


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


def test_a_match_is_replayed_from_what_still_stands() -> None:
    rows = (Action(A, "pick", ("stop",)), Undo(1), Action(A, "pick", ("vote",)), Action(B, "vote", ("yes",)))
    change = engine.replay(GAME, Transcript(GAME.setup(3, "x"), rows))
    assert change.state.answers == {B: ("yes",)}


def taken_back(*words: str, undo: Undo) -> Change[State]:
    """After so many picks of seat A, an undo."""
    rows = tuple(Action(A, "pick", (word,)) for word in words)
    return engine.take_back(GAME, Transcript(GAME.setup(3, "x"), rows), undo)


def test_what_is_taken_back_within_a_turn_is_not_told() -> None:
    change = taken_back("roll", "again", "again", undo=Undo(2))
    assert codec.encode(change.state) == codec.encode(opened("roll").state)
    assert (change.events, change.barrier, change.settled) == ((), Barrier.NONE, False)


def test_what_is_taken_back_past_a_barrier_is_told() -> None:
    rows = (Action(A, "pick", ("vote",)), Action(B, "vote", ("yes",)))
    change = engine.take_back(GAME, Transcript(GAME.setup(3, "x"), rows), Undo(2))
    assert (change.asked, change.barrier, change.settled) == (opened().asked, Barrier.NONE, True)


def test_on_a_new_branch_chance_falls_anew_and_no_undo_passes_it() -> None:
    change = taken_back("again", "roll", undo=Undo(1, 1))
    assert (change.barrier, change.settled) == (Barrier.HARD, True)
    assert change.state.rng == Rng("x", 1, 0)
    assert change.asked == opened().asked


def test_the_match_goes_on_from_where_the_branch_began() -> None:
    again, roll = Action(A, "pick", ("again",)), Action(A, "pick", ("roll",))
    rows = (again, roll, roll, Undo(2, 1), roll, again, Undo(1))
    change = engine.replay(GAME, Transcript(GAME.setup(3, "x"), rows))
    assert change.state.rng == Rng("x", 1, 1)


def test_only_a_new_branch_goes_back_behind_a_branch() -> None:
    roll = Action(A, "pick", ("roll",))
    rows = (roll, roll, Undo(1, 1), roll)
    taped = Transcript(GAME.setup(3, "x"), rows)
    assert engine.take_back(GAME, taped, Undo(1)).state.rng == Rng("x", 1, 1)
    with pytest.raises(EngineBug, match="only a new branch goes back behind branch 1"):
        engine.take_back(GAME, taped, Undo(2))
    with pytest.raises(EngineBug, match="does not come after"):
        engine.take_back(GAME, taped, Undo(2, 1))
    assert engine.take_back(GAME, taped, Undo(2, 2)).state.rng == Rng("x", 2, 0)


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
