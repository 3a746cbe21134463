"""R8: the end of the game."""

from __future__ import annotations

import pytest

from games.core.model import GameOver, NotAnOption
from tests.games.nautilus_island.scenes import Scene, scene

NOTHING = {1: 0, 2: 0, 3: 0, 4: 0}


def play_out(sea: Scene) -> Scene:
    """Silence for two turns of at most four answers."""
    for _ in range(8):
        if sea.asked:
            sea.play(f"{sea.mover} {' '.join(sea.question.default)}")
    return sea


def test_an_emptied_column_lets_the_round_finish_and_brings_one_more() -> None:
    """R8.1: B still moves in this round, then A and B once each, then it is over."""
    sea = scene(2, pawns="A1 B3", left={2: 1})
    sea.play("A column:2", "A gather")
    assert "Column 2 is empty. The round is finished, then comes the last one." in sea.heard_by(None)
    assert (sea.mover, sea.state.last) == ("B", False)
    sea.play("B column:1", "B gather")
    assert (sea.mover, sea.state.last) == ("B", True)
    assert "Round 6 is the last." in sea.heard_by(None)
    sea.play("B column:3", "B gather")
    assert sea.mover == "A"
    sea.play("A column:4", "A gather")
    assert sea.state.ending and sea.state.ending.reason == "last_round"


def test_without_an_empty_column_rounds_go_on() -> None:
    """R8.1: one card left everywhere is not the end."""
    sea = scene(2, pawns="A1 B3", left={1: 2, 2: 2, 3: 2, 4: 2})
    sea.play("A column:2", "A gather", "B column:1", "B gather")
    assert not sea.state.last


def test_two_columns_running_out_in_one_round_still_bring_one_last_round() -> None:
    """R8.2: nothing is added."""
    sea = scene(2, pawns="A1 B3", left={2: 1, 4: 1})
    sea.play("A column:2", "A gather", "B column:4", "B gather")
    assert sea.state.last
    sea.play("A column:1", "A gather", "B column:3", "B gather")
    assert sea.state.ending


def test_a_column_running_out_in_the_last_round_changes_nothing() -> None:
    """R8.2: it is empty, and the game ends when it would have ended."""
    sea = scene(2, pawns="A1 B3", left={2: 0, 4: 1}, last=True)
    sea.play("A column:4", "A gather")
    assert sea.heard_by(None).endswith("Column 4 is empty.")
    sea.play("B column:1", "B gather")
    assert sea.state.ending


def test_in_the_last_round_an_empty_column_serves_to_store_as_many_cards_as_it_has_places() -> None:
    """R8.3: three places, three cards, and no gathering there."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat hat boots gloves"}, left={4: 0}, last=True)
    assert sea.columns == [2, 3, 4]
    sea.play("A column:4")
    assert sea.offers == ["store:clothes"]
    sea.play("A store:clothes")
    assert sea.question.most == 3
    sea.play("A boots coat gloves", "A leave-open")
    assert len(sea.collection("A", "clothes").cards) == 3


@pytest.mark.parametrize("hand", ["", "pearl crown", "coat"])
def test_who_has_nothing_to_store_must_face_a_column_with_cards(hand: str) -> None:
    """R8.3: no card, only treasure, or only a closed colour."""
    sea = scene(
        2,
        pawns="A1 B3",
        hands={"A": hand},
        laid={"A": "hat hat hat"},
        closed={"A clothes": 5},
        left={4: 0},
        last=True,
    )
    assert sea.columns == [2, 3]
    with pytest.raises(NotAnOption):
        sea.play("A column:4")


def test_who_can_neither_gather_nor_store_passes_and_stays() -> None:
    """R8.4: the pawn keeps its place on the old side, and is in nobody's way."""
    sea = scene(2, pawns="A1 B3", hands={"A": "pearl", "B": "coat"}, left=NOTHING, last=True)
    assert sea.offers == ["pass"]
    sea.play("A pass")
    assert "could neither gather nor store, and passed" in sea.heard_by("B")
    player = sea.view().players[0]
    assert (player.pawn, player.crossed, player.passed) == (1, False, True)
    assert sea.columns == [1, 2, 4]


def test_who_can_still_store_does_not_pass() -> None:
    """R8.4: a card to store is enough."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat"}, left=NOTHING, last=True)
    assert sea.columns == [2, 3, 4]
    assert "pass" not in sea.offers


def test_a_pass_is_forced_only_where_all_can_see_that_nothing_can_be_stored() -> None:
    """R8.4: an empty hand is open to all, a hand of treasure is not."""
    sea = scene(2, pawns="A1 B3", hands={"B": "pearl"}, left=NOTHING, last=True)
    assert sea.question.forced
    sea.play("A pass")
    assert not sea.question.forced


def test_after_the_last_round_nothing_more_is_asked() -> None:
    """R8.5: the points are counted, and answers come too late."""
    sea = play_out(scene(2, pawns="A1 B3", hands={"A": "chest"}, left={4: 0}, last=True))
    assert sea.state.ending and sea.state.ending.scores[0] >= 4
    assert sea.asked == ()
    with pytest.raises(GameOver):
        sea.play("A leaves")
