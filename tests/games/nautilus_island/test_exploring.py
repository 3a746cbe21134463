"""R3: exploring."""

from __future__ import annotations

import pytest

from games.core.model import NotAnOption
from games.core.rng import Rng
from tests.games.nautilus_island.scenes import dealt, scene


def test_the_first_pawn_may_face_any_column_and_the_next_any_other() -> None:
    """R3.1: above the Nautilus, one pawn a column."""
    match = dealt(4)
    assert match.columns == [1, 2, 3, 4, 5, 6]
    match.play(f"{match.mover} column:3")
    assert "above the Nautilus" in match.heard_by(None)
    match.play(f"{match.mover} gather")
    assert match.columns == [1, 2, 4, 5, 6]


def test_a_pawn_never_faces_the_column_it_comes_from() -> None:
    """R3.2: it crosses to any other."""
    sea = scene(2, pawns="A2 B4")
    assert sea.columns == [1, 3, 4]
    with pytest.raises(NotAnOption):
        sea.play("A column:2")


def test_yellow_may_choose_neither_its_old_column_nor_blues_new_one() -> None:
    """R3.3: the rulebook's example; red's column on the old side is free."""
    sea = scene(3, pawns="A1 B3 C4")
    sea.play("A column:2", "A gather")
    assert sea.columns == [1, 4, 5]


def test_a_pawn_that_has_not_crossed_is_in_nobodys_way() -> None:
    """R3.3: A may face the column that B faces from the other side."""
    sea = scene(2, pawns="A1 B2")
    assert 2 in sea.columns


def test_before_the_last_round_an_emptied_column_is_closed_to_all() -> None:
    """R3.4: A empties a column and leaves; nobody else may go there, even to store."""
    sea = scene(3, pawns="A1 B3 C4", hands={"B": "coat"}, left={2: 1})
    sea.play("A column:2", "A gather", "A leaves")
    assert sea.mover == "B"
    assert 2 not in sea.columns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_always_two_columns_to_choose_from(seats: int) -> None:
    """R3.5: two columns more than players, in random play until the last round."""
    rng = Rng("choice")
    match = dealt(seats, seed="choice")
    assert len(match.state.columns) == seats + 2
    while not match.state.last:
        if match.question.step == "explore":
            assert len(match.offers) >= 2
        match.play(f"{match.mover} {rng.choice(match.offers)}")
