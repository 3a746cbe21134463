"""R10: away and leaving."""

from __future__ import annotations

import pytest

from games.core.model import NotYourDecision
from tests.games.nautilus_island.scenes import dealt, scene


def test_silence_goes_to_the_free_column_nearest_the_stern_and_gathers() -> None:
    """R10.1: not the own column, not a taken one."""
    sea = scene(3, pawns="A1 B3 C4", hands={"B": "coat"})
    sea.play("A column:2", "A gather")
    assert sea.question.default == ("column:1",)
    sea.play("B column:1")
    assert sea.question.default == ("gather",)


def test_silence_prefers_a_column_with_cards_to_an_empty_one() -> None:
    """R10.1: column 1 is empty and could serve to store."""
    sea = scene(2, pawns="A2 B3", hands={"A": "coat"}, left={1: 0}, last=True)
    assert sea.columns == [1, 3, 4]
    assert sea.question.default == ("column:3",)


def test_silence_with_no_cards_left_lays_one_card() -> None:
    """R10.1: one of the first colour that can be stored."""
    sea = scene(2, pawns="A1 B3", hands={"A": "map coat hat"}, left={1: 0, 2: 0, 3: 0, 4: 0}, last=True)
    for _ in range(3):
        sea.play(f"A {' '.join(sea.question.default)}")
    assert sea.collection("A", "clothes").cards == ["coat"]
    assert sea.mover == "B"


def test_who_leaves_takes_the_pawn_along_and_the_columns_stay() -> None:
    """R10.2: the next player moves, and the order goes on without the pawn."""
    sea = scene(3, pawns="A1 B3 C4", hands={"A": "chest"}, laid={"A": "coat"}, tokens={"A clothes": "two"})
    sea.play("A leaves")
    assert sea.mover == "B"
    assert [len(piles) for piles in sea.state.columns] == [1, 2, 2, 3, 3]
    gone = sea.view().players[0]
    assert (gone.pawn, gone.left, gone.hand) == (None, True, 1)
    sea.play("B column:2", "B gather", "C column:1", "C gather")
    assert sea.mover == "C"


def test_the_score_of_who_left_stays_as_it_is() -> None:
    """R10.2: token and treasure are counted at the end."""
    sea = scene(
        3,
        pawns="A1 B3 C4",
        hands={"A": "chest"},
        laid={"A": "coat"},
        tokens={"A clothes": "two"},
        left={1: 0},
        last=True,
    )
    sea.play("A leaves", "B column:2", "B gather", "C column:3", "C gather")
    assert sea.score("A") == 6


def test_a_turn_under_way_ends_where_it_is() -> None:
    """R10.2: A faced a column and leaves; the column is free again and no card was taken."""
    sea = scene(3, pawns="A1 B3 C4", hands={"A": "coat hat"})
    sea.play("A column:2", "A store:clothes", "A leaves")
    assert (sea.mover, sea.question.step) == ("B", "explore")
    assert 2 in sea.columns
    assert sea.view().moved == ()
    assert sea.hand("A") == ["coat", "hat"]


def test_who_left_cannot_leave_again() -> None:
    """R10.2: the seat is out of play."""
    sea = scene(3, pawns="A1 B3 C4")
    sea.play("A leaves")
    with pytest.raises(NotYourDecision):
        sea.play("A leaves")


def test_someone_not_on_turn_may_leave() -> None:
    """R10.2: the mover's question stays, and the round goes on without the seat."""
    sea = scene(3, pawns="A1 B3 C4")
    sea.play("A column:2", "B leaves")
    assert (sea.mover, sea.question.step) == ("A", "act")
    sea.play("A gather")
    assert sea.mover == "C"


@pytest.mark.parametrize("leavers", ["AB", "BC", "CA"])
def test_the_last_one_left_ends_the_match(leavers: str) -> None:
    """R10.3: at once, in the first round too."""
    match = dealt(3)
    first, second = leavers[0], leavers[1]
    match.play(f"{first} leaves")
    assert match.asked
    match.play(f"{second} leaves")
    assert match.state.ending and match.state.ending.reason == "left_alone"
    assert match.asked == ()


def test_who_has_left_cannot_win() -> None:
    """R10.4: though A's chest is worth more than B's coin."""
    sea = scene(2, hands={"A": "chest", "B": "coin"})
    sea.play("A leaves")
    assert sea.state.ending and sea.state.ending.scores == (4, 1)
    assert sea.state.ending.winners == (1,)


def test_a_tie_is_won_among_those_who_stayed() -> None:
    """R10.4: A, nearest the stern, has left; nobody calls it a tie."""
    sea = scene(3, pawns="A1 B3 C4", hands={"A": "chest", "B": "coin", "C": "coin"}, left={2: 0}, last=True)
    sea.play("A leaves", "B column:4", "B gather", "C column:1", "C gather")
    assert sea.state.ending and sea.state.ending.winners != (0,)
