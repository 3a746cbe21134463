"""R4: gathering."""

from __future__ import annotations

import pytest

from games.core import again, engine
from games.core.model import Action
from games.core.rng import Rng
from games.nautilus_island import GAME
from tests.games.nautilus_island.scenes import dealt, scene
from tests.kit.scene import seat_of


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


def test_a_hand_that_all_have_seen_and_that_cannot_store_must_gather() -> None:
    """R4.7: every card was taken face up, so nothing is given away."""
    sea = scene(2, pawns="A1 B3", hands={"A": "pearl crown"})
    sea.state.known[seat_of("A")] = ["crown", "pearl"]
    sea.play("A column:2")
    assert (sea.offers, sea.question.forced) == (["gather"], True)


def test_one_unseen_card_is_reason_to_ask() -> None:
    """R4.7: it might be one to store."""
    sea = scene(2, pawns="A1 B3", hands={"A": "pearl crown"})
    sea.state.known[seat_of("A")] = ["pearl"]
    assert not sea.play("A column:2").question.forced


@pytest.mark.parametrize("seed", [f"up-{n}" for n in range(12)])
def test_with_all_piles_face_up_no_question_has_one_answer(seed: str) -> None:
    """R4.7: everything is known, so whoever must gather is not asked."""
    change = engine.start(GAME, GAME.setup(4, seed, {"faces": "all_up"}))
    dice = Rng(f"{seed}-moves")
    while change.asked:
        (decision,) = change.asked
        assert decision.forced or len(decision.options) > 1
        change = engine.play_on(
            GAME, change.state, Action(decision.seat, decision.step, again.picks(decision, dice))
        )


def test_who_is_asked_without_a_choice_is_told_why() -> None:
    """R4.7: the question must not give the hand away."""
    sea = scene(2, pawns="A1 B3", hands={"A": "pearl crown"})
    assert "are asked all the same" in sea.play("A column:2").prompt()
    assert "are asked" not in scene(2, pawns="A1 B3", hands={"A": "coat"}).play("A column:2").prompt()


def test_who_can_only_store_one_colour_is_told_why_too() -> None:
    """R4.7: the column is empty, and the others must not learn that nothing else could be laid."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat hat pearl"}, left={2: 0}, last=True)
    sea.play("A column:2")
    assert (sea.offers, sea.question.forced) == (["store:clothes"], False)
    assert "nobody may learn what you could store" in sea.prompt()
