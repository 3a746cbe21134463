"""R5: storing."""

from __future__ import annotations

import pytest

from games.core.model import NotAnOption
from tests.games.nautilus_island.scenes import scene


@pytest.mark.parametrize(("column", "piles"), [(1, 1), (2, 2), (4, 3)])
def test_as_many_cards_may_be_laid_as_the_column_has_piles(column: int, piles: int) -> None:
    """R5.1: one, two or three."""
    sea = scene(2, pawns="A3 B4", hands={"A": "coat hat boots gloves"})
    sea.play(f"A column:{column}" if column < 3 else "A column:4", "A store:clothes")
    assert (sea.question.least, sea.question.most) == (1, piles)
    with pytest.raises(NotAnOption):
        sea.play("A " + " ".join(["boots", "coat", "gloves", "hat"][: piles + 1]))


def test_at_least_one_card_is_laid() -> None:
    """R5.1: storing nothing is no action."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat hat"})
    sea.play("A column:2", "A store:clothes")
    with pytest.raises(NotAnOption):
        sea.play("A")


def test_only_cards_of_one_colour_are_laid_together() -> None:
    """R5.1: the map stays in hand."""
    sea = scene(2, pawns="A1 B2", hands={"A": "coat hat map"})
    sea.play("A column:4", "A store:clothes")
    assert sea.offers == ["coat", "hat"]
    with pytest.raises(NotAnOption):
        sea.play("A coat map")


def test_two_copies_of_a_card_may_be_laid_in_one_turn() -> None:
    """R5.1: the second coat is another card."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat coat coat"})
    sea.play("A column:2", "A store:clothes")
    assert sea.offers == ["coat", "coat/2"]  # no more than there is room for
    sea.play("A coat coat/2")
    assert sea.collection("A", "clothes").cards == ["coat", "coat"]
    assert sea.hand("A") == ["coat"]


def test_cards_stored_later_join_the_collection_of_their_colour() -> None:
    """R5.2: one collection a colour."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat hat"}, laid={"A": "boots map"})
    sea.play("A column:2", "A store:clothes", "A coat hat")
    assert sea.collection("A", "clothes").cards == ["boots", "coat", "hat"]
    assert sea.collection("A", "navigation").cards == ["map"]


@pytest.mark.parametrize("answers", [["A lay:map"], ["A store:clothes", "A coat hat"]])
def test_storing_takes_no_cards_from_the_column(answers: list[str]) -> None:
    """R5.3: it is gathering or storing."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat hat map"})
    before = [[list(pile.cards) for pile in piles] for piles in sea.state.columns]
    sea.play("A column:2", *answers)
    assert [[pile.cards for pile in piles] for piles in sea.state.columns] == before
    assert len(sea.hand("A")) < 3


def test_everyone_sees_what_is_laid() -> None:
    """R5.4: which cards, and how many."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat coat"}, laid={"A": "hat"})
    sea.play("A column:2", "A store:clothes", "A coat coat/2")
    assert "A stored 2 coats. The clothes collection now has 3 cards." in sea.heard_by(None)
    assert sea.view("B").players[0].collections[0].cards == ("coat", "coat", "hat")


def test_treasure_is_never_laid() -> None:
    """R5.5: it is not on offer, and there is no place for it."""
    sea = scene(2, pawns="A1 B2", hands={"A": "pearl crown coat"})
    sea.play("A column:4")
    assert sea.offers == ["gather", "lay:coat"]
    assert "treasure" not in sea.state.collections[sea.question.seat]


def test_treasure_does_not_fill_up_another_collection() -> None:
    """R5.5: not even as a filler."""
    sea = scene(2, pawns="A1 B2", hands={"A": "pearl coat hat"})
    sea.play("A column:4", "A store:clothes")
    with pytest.raises(NotAnOption):
        sea.play("A coat pearl")


def test_a_closed_colour_cannot_be_stored() -> None:
    """R5.6: only the open ones are on offer."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat map"}, laid={"A": "hat hat hat"}, closed={"A clothes": 5})
    sea.play("A column:2")
    assert sea.offers == ["gather", "lay:map"]


def test_storing_goes_lay_then_token_then_refill_then_close() -> None:
    """R5.7: the camp is refilled before the question of closing."""
    camp = {"navigation": "two", "repair": None, "fishing": None, "food": None, "clothes": "three"}
    sea = scene(2, pawns="A1 B3", hands={"A": "coat hat"}, laid={"A": "boots"}, camp=camp)
    sea.play("A column:2", "A store:clothes", "A coat hat")
    assert [event.say.name for event in sea.events] == ["stored", "took-token", "camp-refilled"]
    assert (sea.mover, sea.question.step) == ("A", "close")
    assert all(sea.state.camp.values())


def test_a_single_card_of_the_colour_is_laid_without_asking() -> None:
    """R5.8: it is on offer itself, and the turn is over."""
    sea = scene(2, pawns="A1 B2", hands={"A": "coat map saw saw"})
    sea.play("A column:4")
    assert sea.offers == ["gather", "lay:coat", "lay:map", "store:repair"]
    sea.play("A lay:coat")
    assert sea.collection("A", "clothes").cards == ["coat"]
    assert sea.mover == "B"


def test_equal_cards_are_not_asked_about_where_only_one_fits() -> None:
    """R5.8: either coat is the same coat."""
    sea = scene(2, pawns="A2 B3", hands={"A": "coat coat"})
    sea.play("A column:1", "A lay:coat")
    assert sea.collection("A", "clothes").cards == ["coat"]
    assert sea.mover == "B"


def test_how_many_of_two_equal_cards_is_a_question() -> None:
    """R5.8: one coat or both."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat coat"})
    sea.play("A column:2", "A store:clothes")
    assert (sea.mover, sea.question.step) == ("A", "lay")
