"""Which open questions an order that has come due answers: several at once, new ones, endless ones."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match import consequences
from bot.match.standing_orders import CHAIN, Due
from games import GAMES
from games.core.model import Action, Decision, Option, Seat
from games.core.orders import ALWAYS, Order

ADA, BRUNO = 11, 12
A, B = Seat(0), Seat(1)
GAME = GAMES["the_island"]


def asks(seat: Seat, step: str = "keep", answer: tuple[str, ...] | None = None) -> Decision:
    return Decision(seat, step, (Option("x"), Option("y")), ("x",), answer=answer)


def both(step: str) -> dict[Seat, list[Order]]:
    return {seat: [Order(ALWAYS, step, ("y",))] for seat in (A, B)}


def test_a_question_to_several_is_answered_for_all_who_ordered() -> None:
    due = Due(GAME, (asks(A), asks(B)), 1, {}, both("keep"), False)
    assert due.answer((asks(A), asks(B)), 1) == Action(A, "keep", ("y",))
    assert due.answer((asks(A, answer=("y",)), asks(B)), 1) == Action(B, "keep", ("y",))


def test_what_is_asked_after_a_question_to_several_is_asked_anew() -> None:
    due = Due(GAME, (asks(A), asks(B)), 1, {}, both("keep"), False)
    due.answer((asks(A, answer=("y",)), asks(B)), 1)
    assert due.answer((asks(B),), 1) is None


def test_a_question_to_several_within_a_turn_is_asked_anew() -> None:
    due = Due(GAME, (asks(A),), 1, {}, both("keep"), False)
    assert due.answer((asks(A),), 1) is not None
    assert due.answer((asks(A), asks(B)), 1) is None


def test_silence_answers_no_window_that_has_just_opened() -> None:
    shark = Decision(A, "repel", (Option("pass"),), ("pass",), window="repel:shark")
    whale = replace(shark, window="repel:whale")
    assert consequences.silence(consequences.still((shark,), (shark,))) == Action(A, "repel", ("pass",))
    assert consequences.silence(consequences.still((whale,), (shark,))) is None


def test_a_new_turn_of_the_same_seat_is_asked_anew() -> None:
    due = Due(GAME, (asks(A),), 1, {}, both("keep"), False)
    assert due.answer((asks(A),), 1) is not None
    assert due.answer((asks(A, "keep"),), 2) is None


def test_a_window_that_opens_on_the_way_waits_its_own_time() -> None:
    opened = Decision(B, "repel", (Option("pass"), Option("repel")), ("pass",), window="repel:whale")
    windows = {B: {"repel:whale": "always"}}
    assert Due(GAME, (asks(A),), 1, windows, {}, False).answer((opened,), 1) is None
    assert Due(GAME, (opened,), 1, windows, {}, False).answer((opened,), 1) == Action(B, "repel", ("repel",))
    assert Due(GAME, (asks(A),), 1, windows, {}, True).answer((opened,), 1) == Action(B, "repel", ("repel",))


def test_a_turn_without_end_comes_back_to_its_player() -> None:
    due = Due(GAME, (asks(A),), 1, {}, both("keep"), False)
    clicks = 0
    while due.answer((asks(A),), 1) is not None:
        clicks += 1
    assert clicks == CHAIN
