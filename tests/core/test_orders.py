"""Standing orders: windows answered without asking."""

from __future__ import annotations

from games.core import orders
from games.core.model import Action, Decision, Option, Seat

A, B = Seat(0), Seat(1)


def window(*keys: str, seat: Seat = A, answer: tuple[str, ...] | None = None) -> Decision:
    return Decision(seat, "repel", tuple(map(Option, keys)), ("pass",), window="repel:whale", answer=answer)


def test_without_an_order_the_player_is_asked() -> None:
    assert orders.picks(window("pass", "repel"), {}) is None
    assert orders.picks(window("pass", "repel"), {"repel:whale": "ask"}) is None


def test_always_takes_what_is_on_offer() -> None:
    assert orders.picks(window("pass", "repel"), {"repel:whale": "always"}) == ("repel",)


def test_always_passes_when_nothing_is_on_offer_for_asking_would_tell() -> None:
    assert orders.picks(window("pass"), {"repel:whale": "always"}) == ("pass",)


def test_never_passes() -> None:
    assert orders.picks(window("pass", "repel"), {"repel:whale": "never"}) == ("pass",)


def test_an_order_for_another_window_does_not_count() -> None:
    assert orders.picks(window("pass", "repel"), {"repel:shark": "always"}) is None


def test_a_question_that_is_no_window_is_always_asked() -> None:
    turn = Decision(A, "swim", (Option("b4"),), ("b4",))
    assert orders.picks(turn, {"": "always"}, orders_only=True) is None


def test_at_a_table_with_orders_only_nobody_is_asked() -> None:
    asked = window("pass", "repel")
    assert orders.picks(asked, {}, orders_only=True) == ("pass",)
    assert orders.picks(asked, {"repel:whale": "always"}, orders_only=True) == ("repel",)


def test_the_next_answer_due_is_the_first_that_has_an_order_and_no_answer() -> None:
    asked = (window("pass", "repel", answer=("pass",)), window("pass", seat=B))
    given = {A: {"repel:whale": "always"}, B: {"repel:whale": "never"}}
    assert orders.due(asked, given) == Action(B, "repel", ("pass",))
    assert orders.due(asked, {A: {"repel:whale": "always"}}) is None
