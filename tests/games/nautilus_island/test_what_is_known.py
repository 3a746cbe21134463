"""R11: what is known."""

from __future__ import annotations

import msgspec
import pytest

from games.core import codec, engine
from games.core.model import Seat
from games.core.rng import Rng
from games.nautilus_island import GAME
from games.nautilus_island.state import NautilusIslandState
from tests.games.nautilus_island.scenes import Scene, scene


def twin(sea: Scene, viewer: Seat | None, seed: str = "twin") -> NautilusIslandState:
    """The same match as `viewer` may believe it to be."""
    state = codec.copy(sea.state)
    GAME.resample(state, viewer, Rng(seed))
    return state


def test_others_see_how_many_cards_a_hand_holds_and_not_which() -> None:
    """R11.1: A sees the own hand, B and the public only its size."""
    sea = scene(2, hands={"A": "pearl coat"})
    assert sea.view("A").hand == ("coat", "pearl")
    assert sea.view("B").hand == ()
    assert sea.view().players[0].hand == 2
    assert "pearl" not in msgspec.json.encode(sea.view().players).decode()


def test_two_different_hands_look_the_same_to_the_others() -> None:
    """R11.1: the whole view is equal."""
    one, other = scene(2, hands={"A": "coat"}), scene(2, hands={"A": "coat"})
    other.state.hands[Seat(0)], other.state.spare[0] = [other.state.spare[0]], "coat"
    assert one.state != other.state
    assert one.view("B") == other.view("B")
    assert one.view() == other.view()


def test_camp_collections_portholes_and_open_piles_are_seen_by_all() -> None:
    """R11.2: by the public too."""
    sea = scene(
        2,
        laid={"A": "coat hat hat"},
        tokens={"A clothes": "two"},
        closed={"A clothes": 5},
        tops={1: "map"},
        left={1: 3},
    )
    view = sea.view()
    assert view.camp == sea.state.camp
    assert view.portholes[3] == (5, 4, 3)
    clothes = view.players[0].collections[0]
    assert (clothes.cards, clothes.tokens, clothes.porthole) == (("coat", "hat", "hat"), ("two",), 5)
    assert (view.columns[0][0].top, view.columns[0][0].left) == ("map", 3)


def test_nobody_sees_a_face_down_pile_the_bag_or_what_lies_deeper() -> None:
    """R11.2: other piles, another bag and other spare cards make the same views."""
    sea = scene(2)
    assert sea.view().columns[1][1].top is None
    other = twin(sea, None)
    assert other.bag != sea.state.bag and other.columns != sea.state.columns
    assert GAME.view(other, None) == sea.view()


def test_what_was_gathered_face_up_is_remembered_and_the_rest_is_not_known() -> None:
    """R11.3: in every twin A holds the coat; the hidden card varies."""
    sea = scene(2, pawns="A1 B3", tops={2: "coat"})
    sea.play("A column:2", "A gather")
    hands = [twin(sea, Seat(1), f"t{n}").hands[Seat(0)] for n in range(8)]
    assert all("coat" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1
    assert twin(sea, Seat(0)).hands[Seat(0)] == sea.hand("A")


def test_a_laid_card_is_no_longer_remembered_in_hand() -> None:
    """R11.3: the coat that all had seen lies on the table now."""
    sea = scene(2, pawns="A1 B3", hands={"A": "hat"}, tops={2: "coat"})
    sea.play("A column:2", "A gather", "B column:1", "B gather", "B column:4", "B gather")
    sea.play("A column:3", "A store:clothes", "A coat")
    assert "coat" not in sea.known("A")


def test_the_views_do_not_repeat_what_was_gathered_face_up() -> None:
    """R11.3: remembering is part of the game."""
    sea = scene(2, pawns="A1 B3", tops={2: "chest"})
    sea.play("A column:2", "A gather")
    assert "chest" not in msgspec.json.encode(sea.view("B").players).decode()


@pytest.mark.parametrize(("column", "hand"), [(2, "coat coat"), (1, "coat hat")])
def test_a_question_about_cards_is_real_in_every_twin(column: int, hand: str) -> None:
    """R11.3: who is asked which card to lay has a choice, and others know no more than that."""
    sea = scene(3, pawns="A3 B4 C5", hands={"A": hand, "B": "coat boots pearl", "C": "gloves map"})
    sea.play(f"A column:{column}", "A store:clothes")
    assert sea.question.step == "lay"
    for n in range(20):
        other = twin(sea, Seat(1), f"t{n}")
        (asked,) = engine.decisions(GAME, other)
        assert (asked.seat, asked.step) == (0, "lay")
        assert len(asked.options) > 1


def test_who_stands_at_an_empty_column_can_store_in_every_twin() -> None:
    """R11.3: everyone knows that much."""
    sea = scene(2, pawns="A1 B3", hands={"A": "coat pearl", "B": "map"}, left={4: 0}, last=True)
    sea.play("A column:4")
    for n in range(20):
        (asked,) = engine.decisions(GAME, twin(sea, Seat(1), f"t{n}"))
        assert asked.options


def test_twins_keep_every_card_and_token() -> None:
    """R11.2: what is dealt again is only dealt otherwise."""
    sea = scene(4, hands={"A": "coat map", "C": "pearl"})
    for viewer in (None, Seat(0), Seat(2)):
        assert GAME.totals(twin(sea, viewer)) == GAME.totals(sea.state)


def test_treasure_is_secret_until_the_end_and_then_all_hands_are_shown() -> None:
    """R11.4: the pearl, and the coat that counts nothing."""
    sea = scene(2, pawns="A1 B3", hands={"A": "pearl coat"}, left={2: 0}, last=True)
    sea.play("A column:3")
    assert sea.view().players[0].shown == ()
    sea.play("A lay:coat", "B column:4", "B gather")
    assert sea.state.ending
    assert sea.view().players[0].shown == ("pearl",)
    assert "A kept a pearl: 2 points of treasure." in sea.heard_by("B")
    assert sea.change.barrier is engine.Barrier.HARD
    after = twin(sea, Seat(1))
    assert after.hands == sea.state.hands
    assert after.columns != sea.state.columns


def test_hands_without_treasure_are_shown_with_a_word_too() -> None:
    """R11.4: nothing becomes known in silence."""
    sea = scene(2, hands={"A": "coat", "B": "map"})
    sea.play("A leaves")
    assert "A kept no treasure. B kept no treasure." in sea.heard_by(None)
    assert [event.reveals for event in sea.events if event.say.name == "no-treasure"] == [True, True]
