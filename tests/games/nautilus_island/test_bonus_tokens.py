"""R6: bonus tokens."""

from __future__ import annotations

from games.core import engine
from tests.games.nautilus_island.scenes import scene

FULL = {"clothes": "pair", "navigation": "two", "repair": "three", "fishing": "odd", "food": "double"}
TWO_LEFT = {"clothes": "pair", "navigation": "two", "repair": None, "fishing": None, "food": None}


def test_blue_lays_two_green_cards_and_takes_the_green_token() -> None:
    """R6.1: the rulebook's example."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat hat"}, camp=FULL)
    sea.play("A column:2", "A store:clothes", "A coat hat")
    assert sea.collection("A", "clothes").tokens == ["pair"]
    assert sea.state.camp == {**FULL, "clothes": None}
    assert "A took the bonus token for clothes: 5 points for two alike." in sea.heard_by(None)


def test_the_token_is_not_asked_about() -> None:
    """R6.1: it cannot be refused."""
    sea = scene(2, pawns="A1 B3", hands={"A": "map"}, camp=FULL)
    sea.play("A column:2", "A lay:map")
    assert sea.collection("A", "navigation").tokens == ["two"]
    assert sea.mover == "B"


def test_storing_at_an_empty_place_of_the_camp_brings_no_token() -> None:
    """R6.2: and is allowed."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat"}, camp={**FULL, "clothes": None})
    sea.play("A column:2", "A lay:coat")
    assert sea.collection("A", "clothes").cards == ["coat"]
    assert sea.collection("A", "clothes").tokens == []
    assert sea.state.camp == {**FULL, "clothes": None}


def test_a_collection_may_carry_several_tokens_and_keeps_them() -> None:
    """R6.3: the new one joins the old ones, of the same kind too; those elsewhere stay."""
    sea = scene(
        2,
        pawns="A1 B3",
        hands={"A": "coat"},
        laid={"A": "hat map"},
        tokens={"A clothes": "two pair", "A navigation": "odd"},
        camp=FULL,
    )
    sea.play("A column:2", "A lay:coat")
    assert sea.collection("A", "clothes").tokens == ["two", "pair", "pair"]
    assert sea.collection("A", "navigation").tokens == ["odd"]


def test_when_one_token_is_left_every_empty_place_is_filled_at_once() -> None:
    """R6.4: from the bag, for all to see; the one that was left stays."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat"}, camp=TWO_LEFT, bag="odd odd three double per_card")
    sea.play("A column:2", "A lay:coat")
    expected = {
        "clothes": "per_card",
        "navigation": "two",
        "repair": "double",
        "fishing": "three",
        "food": "odd",
    }
    assert sea.state.camp == expected
    assert sea.state.bag == ["odd"]
    assert "The camp is refilled: clothes (1 point per card)" in sea.heard_by("B")
    assert sea.change.barrier is engine.Barrier.HARD


def test_with_two_tokens_left_the_camp_is_not_refilled() -> None:
    """R6.4: only when one is left."""
    camp = {**TWO_LEFT, "repair": "three"}
    sea = scene(2, pawns="A1 B3", hands={"A": "coat"}, camp=camp)
    sea.play("A column:2", "A lay:coat")
    assert sea.state.camp == {**camp, "clothes": None}


def test_taking_no_token_refills_nothing() -> None:
    """R6.4: one token was left, with an empty bag, before; none was taken now."""
    camp = {**TWO_LEFT, "clothes": None}
    sea = scene(2, pawns="A1 B3", hands={"A": "coat"}, camp=camp)
    sea.play("A column:2", "A lay:coat")
    assert sea.state.camp == camp


def test_a_short_bag_fills_the_first_places() -> None:
    """R6.5: clothes and repair, then the bag is empty."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat"}, camp=TWO_LEFT, bag="odd three")
    sea.play("A column:2", "A lay:coat")
    expected = {"clothes": "three", "navigation": "two", "repair": "odd", "fishing": None, "food": None}
    assert sea.state.camp == expected


def test_an_empty_bag_refills_nothing_and_the_last_token_may_still_be_taken() -> None:
    """R6.5: no refilling, and nothing is told of one."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat", "B": "map"}, camp=TWO_LEFT, bag="")
    sea.play("A column:2", "A lay:coat")
    assert sea.state.camp == {**TWO_LEFT, "clothes": None}
    assert not sea.told("camp-refilled")
    sea.play("B column:4", "B lay:map")
    assert sea.collection("B", "navigation").tokens == ["two"]
    assert not any(sea.state.camp.values())
