"""R4: gathering."""

from __future__ import annotations

import pytest

from games.core import engine
from tests.games.nautilus_island.scenes import dealt, scene


def test_gathering_takes_the_top_card_of_every_pile_of_the_column() -> None:
    """R4.1: three piles, three cards, none from elsewhere."""
    sea = scene(2, pawns="A1 B2", hands={"A": "hat"})
    tops = [pile.cards[-1] for pile in sea.state.columns[3]]
    sea.play("A column:4", "A gather")
    assert sea.hand("A") == sorted(["hat", *tops])
    assert [len(piles[0].cards) for piles in sea.state.columns] == [4, 4, 4, 3]


def test_a_card_from_a_face_down_pile_is_told_to_nobody_else() -> None:
    """R4.2: the coat was in sight, the second card was not."""
    sea = scene(2, pawns="A1 B3", tops={2: "coat"})
    secret = sea.state.columns[1][1].cards[-1]
    sea.play("A column:2", "A gather")
    assert "gathered a coat and a hidden card" in sea.heard_by(None)
    assert sea.heard_by("B") == sea.heard_by(None)
    (found,) = sea.told("found")
    assert secret in str(found)
    assert "You found" in sea.heard_by("A")
    assert sea.change.learned == {0}


def test_a_card_from_a_face_up_pile_was_seen_by_all() -> None:
    """R4.2: everyone remembers it, and only it."""
    sea = scene(2, pawns="A1 B3", tops={2: "coat"})
    sea.play("A column:2", "A gather")
    assert sea.known("A") == ["coat"]


def test_a_hand_may_grow_without_limit() -> None:
    """R4.3: thirty cards and still gathering."""
    everything = "coat boots hat gloves compass sextant map spyglass hammer wrench"
    sea = scene(2, pawns="A1 B2", hands={"A": f"{everything} {everything} {everything}"})
    sea.play("A column:4", "A gather")
    assert len(sea.hand("A")) == 33


@pytest.mark.parametrize(("seats", "column"), [(2, 4), (4, 3)])
def test_all_piles_of_a_column_run_out_together_after_eight_gatherings(seats: int, column: int) -> None:
    """R4.4: someone gathers there each round, as the columns allow."""
    match = dealt(seats, seed="eight")
    gathered = 0
    while not match.state.empty(column - 1):
        here = f"column:{column}"
        match.play(f"{match.mover} {here if here in match.offers else match.offers[0]}")
        gathered += match.state.pawns[match.question.seat] == column - 1
        match.play(f"{match.mover} gather")
    assert gathered == 8
    assert not any(pile.cards for pile in match.state.columns[column - 1])


def test_treasures_and_closed_colours_are_gathered_like_others() -> None:
    """R4.5: clothes are closed, and the coat comes along all the same."""
    sea = scene(2, pawns="A1 B2", laid={"A": "hat hat hat"}, closed={"A clothes": 5}, tops={4: "coat pearl"})
    sea.play("A column:4", "A gather")
    assert {"coat", "pearl"} <= set(sea.hand("A"))


def test_the_next_card_of_a_face_up_pile_is_seen_at_once() -> None:
    """R4.6: it is shown to all, so the gathering cannot be taken back."""
    sea = scene(2, pawns="A2 B3")
    below = sea.state.columns[0][0].cards[-2]
    sea.play("A column:1", "A gather")
    (shown,) = sea.told("turned-up")
    assert below in str(shown)
    assert sea.view().columns[0][0].top == below
    assert sea.change.barrier is engine.Barrier.HARD


def test_no_card_is_shown_under_a_face_down_pile() -> None:
    """R4.6: the second column of four players is one face-down pile."""
    sea = scene(4, pawns="A1 B4 C5 D6")
    sea.play("A column:2", "A gather")
    assert not sea.told("turned-up")


def test_an_empty_hand_must_gather() -> None:
    """R4.7: all see it, so it may be played without asking."""
    sea = scene(2, pawns="A1 B3")
    sea.play("A column:2")
    assert (sea.offers, sea.question.forced) == (["gather"], True)


def test_a_player_with_all_collections_closed_must_gather() -> None:
    """R4.7: closed collections lie open on the table."""
    colours = ("clothes", "navigation", "repair", "fishing", "food")
    laid = "hat hat hat map map map saw saw saw net net net fish fish fish"
    sea = scene(
        2, pawns="A1 B3", hands={"A": "coat"}, laid={"A": laid}, closed={f"A {c}": 3 for c in colours}
    )
    sea.play("A column:2")
    assert (sea.offers, sea.question.forced) == (["gather"], True)


def test_a_hand_of_nothing_but_treasure_is_asked_all_the_same() -> None:
    """R4.7: the others must not learn that there is nothing to store."""
    sea = scene(2, pawns="A1 B3", hands={"A": "pearl crown"})
    sea.play("A column:2")
    assert (sea.offers, sea.question.forced) == (["gather"], False)
