"""Standing orders: windows answered without asking, and answers given in advance."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import orders
from games.core.model import Action, Decision, Option, Seat
from games.core.orders import ALWAYS, NEXT, Order

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


# -- orders for any other question ---------------------------------------------------------------------


def question(*keys: str, step: str = "explore", least: int = 1, most: int = 1) -> Decision:
    return Decision(A, step, tuple(map(Option, keys)), (keys[0],), least, most)


def once(pick: str, step: str = "explore", id: int = 1) -> Order:
    return Order(NEXT, step, (pick,), id=id)


def always(pick: str, step: str = "explore") -> Order:
    return Order(ALWAYS, step, (pick,), id=9)


def test_the_oldest_next_for_a_question_comes_before_the_always() -> None:
    given = [always("b1"), once("gather", "act"), once("b2"), once("b3", id=2)]
    assert orders.coming(question("b1", "b2"), given) == once("b2")
    assert orders.coming(question("b1", "b2"), given[:2]) == always("b1")
    assert orders.coming(question("b1", step="lay"), given) is None


def test_a_next_without_a_question_answers_whatever_comes() -> None:
    assert orders.coming(question("b1", step="lay"), [once("b1", step="")]) == once("b1", step="")


def test_windows_forced_and_answered_questions_need_no_such_order() -> None:
    anything = [once("pass", step="")]
    assert orders.coming(window("pass"), anything) is None
    assert orders.coming(replace(question("pass"), forced=True), anything) is None
    assert orders.coming(replace(question("pass"), answer=("pass",)), anything) is None


def test_an_order_fits_when_everything_in_it_is_on_offer_and_the_number_is_right() -> None:
    two = question("a", "b", "c", least=2, most=2)
    assert orders.fits(two, ("c", "a"))
    for wrong in (("a",), ("a", "a"), ("a", "d"), ("a", "b", "c")):
        assert not orders.fits(two, wrong)


def test_a_broken_plan_goes_whole_and_an_always_alone() -> None:
    given = [always("b1"), once("b2"), once("gather", "act", 2)]
    assert orders.spoiled(given[1], given) == given[1:]
    assert orders.spoiled(given[0], given) == given[:1]
