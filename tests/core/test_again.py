"""Dealing again what a viewer cannot know."""

from __future__ import annotations

from collections import Counter

from games.core import again
from games.core.model import Decision, Option, Seat
from games.core.rng import Rng
from games.core.steps import State


def choice(least: int, most: int, keys: str = "abc") -> Decision:
    return Decision(Seat(0), "x", tuple(map(Option, keys)), tuple(keys[:least]), least, most)


def test_piles_keep_their_sizes_and_cards() -> None:
    deck, hand = ["a", "b", "c"], ["d", "e"]
    again.cards(Rng("x"), deck, hand)
    assert (len(deck), len(hand)) == (3, 2)
    assert sorted(deck + hand) == ["a", "b", "c", "d", "e"]


def test_what_lies_on_some_spots_stays_on_them() -> None:
    lying = {"a1": "gold", "a2": "weed", "a3": "shell", "a4": "snail"}
    again.places(Rng("x"), lying, ["a1", "a2", "a4"])
    assert list(lying) == ["a1", "a2", "a3", "a4"]
    assert lying["a3"] == "shell"
    assert sorted(lying.values()) == ["gold", "shell", "snail", "weed"]


def test_the_order_the_cards_lay_in_does_not_matter() -> None:
    one, other = [["a", "b"], ["c"]], [["c", "a"], ["b"]]
    again.cards(Rng("x"), *one)
    again.cards(Rng("x"), *other)
    assert one == other


def test_chance_falls_differently_afterwards() -> None:
    state = State(seats=2, rng=Rng("x", draws=7))
    again.chance(state, Rng("y"))
    assert (state.rng.draws, state.rng.seed == "x") == (7, False)


def test_every_legal_answer_is_as_likely() -> None:
    rng = Rng("fair")
    fell = Counter(again.picks(choice(1, 2), rng) for _ in range(6000))
    assert set(fell) == set(again.every_answer(choice(1, 2)))
    assert all(870 < count < 1130 for count in fell.values())


def test_picking_nothing_is_an_answer_where_it_is_allowed() -> None:
    assert set(again.every_answer(choice(0, 1))) == {(), ("a",), ("b",), ("c",)}
    assert () in {again.picks(choice(0, 1), Rng(str(n))) for n in range(20)}


def test_answers_come_in_the_order_of_the_options() -> None:
    assert all(list(p) == sorted(p) for p in (again.picks(choice(2, 3), Rng(str(n))) for n in range(20)))
