"""R1: setting up."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import structs

from games.core.model import BadSetup
from games.nautilus_island import GAME
from games.nautilus_island.state import NautilusIslandState
from render import draw
from render.nautilus_island import look
from render.scene import Scene as Around
from tests.games.nautilus_island.scenes import FACTS, dealt
from tests.kit.scene import seat_of

TWO = Around(("Ada", "Bruno"), "en")

LAYOUTS = {2: [1, 2, 2, 3], 3: [1, 2, 2, 3, 3], 4: [1, 1, 2, 2, 3, 3]}
FACES = {2: "U UD UD UUD", 3: "U UD UD UUD UDD", 4: "U D UD UD UUD UDD"}


def faces(state: NautilusIslandState) -> str:
    return " ".join("".join("U" if pile.up else "D" for pile in piles) for piles in state.columns)


@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    """R1.1: two to four players."""
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, "x")
    assert refusal.value.say.facts["known"] == ("2", "3", "4")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_one_pawn_and_no_other_pawn_is_there(seats: int) -> None:
    """R1.1: one pawn each."""
    assert sorted(dealt(seats).state.pawns) == list(range(seats))


def test_the_deck_has_six_colours_of_four_objects_in_four_copies() -> None:
    """R1.2: 96 cards."""
    assert len(FACTS.deck) == 96
    assert set(Counter(FACTS.deck).values()) == {4}
    assert Counter(FACTS.colour_of.values()) == dict.fromkeys(FACTS.colours, 4)
    assert FACTS.colours == ("clothes", "navigation", "repair", "fishing", "food", "treasure")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_columns_stand_from_stern_to_bow_as_the_player_count_wants(seats: int) -> None:
    """R1.3: the layouts for two, three and four."""
    assert [len(piles) for piles in dealt(seats).state.columns] == LAYOUTS[seats]


@pytest.mark.parametrize(("seats", "piles"), [(2, 8), (3, 11), (4, 12)])
def test_piles_have_eight_cards_and_the_rest_stays_in_the_box(seats: int, piles: int) -> None:
    """R1.4: 8, 11 or 12 piles of eight."""
    state = dealt(seats).state
    sizes = [len(pile.cards) for column in state.columns for pile in column]
    assert sizes == [8] * piles
    assert len(state.spare) == 96 - 8 * piles
    everything = state.spare + [card for column in state.columns for pile in column for card in pile.cards]
    assert Counter(everything) == Counter(FACTS.deck)


def test_another_seed_shuffles_otherwise_and_the_same_seed_alike() -> None:
    """R1.4: the cards are shuffled."""
    assert dealt(seed="one").state == dealt(seed="one").state
    assert dealt(seed="one").state.columns != dealt(seed="two").state.columns


def test_columns_left_out_are_not_there_and_do_not_end_the_game() -> None:
    """R1.5: with two players the second single and the second triple column do not exist."""
    match = dealt(2)
    assert match.columns == [1, 2, 3, 4]
    assert match.view().open_rooms == (True, False, True, True, True, False)
    while match.state.round == 1:
        match.play(f"{match.mover} {match.offers[0]}")
    assert not match.state.last


def test_everyone_is_first_player_in_some_match() -> None:
    """R1.6: the first player is drawn at random."""
    assert {dealt(3, seed=f"s{n}").mover for n in range(12)} == {"A", "B", "C"}


def test_the_table_may_say_who_read_verne_last() -> None:
    """R1.6: then nothing is drawn, and the others follow clockwise."""
    sea = dealt(3, first="2")
    assert (sea.mover, sea.state.order) == ("B", [2, 0])
    assert {dealt(3, seed=f"s{n}", first="2").mover for n in range(12)} == {"B"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_piles_lie_face_up_and_some_face_down(seats: int) -> None:
    """R1.7: our pattern, stern to bow."""
    assert faces(dealt(seats).state) == FACES[seats]


def test_thirty_four_bonus_tokens_one_on_each_place_of_the_camp() -> None:
    """R1.8: kinds and numbers, five face up and the rest in the bag."""
    state = dealt(2).state
    assert list(state.camp) == ["clothes", "navigation", "repair", "fishing", "food"]
    laid_out = [token for token in state.camp.values() if token]
    counts = {"per_card": 6, "two": 7, "three": 7, "odd": 5, "double": 4, "pair": 5}
    assert len(laid_out) == 5
    assert Counter(laid_out + state.bag) == counts


def test_the_camp_differs_from_match_to_match() -> None:
    """R1.8: tokens are drawn at random."""
    assert len({tuple(dealt(seed=f"s{n}").state.camp.values()) for n in range(6)}) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_porthole_stacks_have_the_best_on_top(seats: int) -> None:
    """R1.9: twelve tokens in four stacks, whatever the number of players."""
    expected = {3: [5, 4, 3], 4: [8, 7, 6], 5: [12, 10, 8], 6: [16, 14, 12]}
    assert dealt(seats).state.portholes == expected


@pytest.mark.parametrize(("choice", "face"), [("all_up", "U"), ("all_down", "D")])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_may_play_with_all_piles_up_or_all_down(choice: str, face: str, seats: int) -> None:
    """R1.10: the variant of faces."""
    state = dealt(seats, faces=choice).state
    assert set(faces(state)) - {" "} == {face}
    assert [len(piles) for piles in state.columns] == LAYOUTS[seats]


def test_an_unknown_face_variant_is_refused_with_the_known_ones() -> None:
    """R1.10: the choices are told."""
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, "x", {"faces": "sideways"})
    assert refusal.value.say.facts["known"] == ("standard", "all_up", "all_down")


def test_hands_are_empty_at_first_so_the_first_turn_is_a_gathering() -> None:
    """R1.11: nobody holds a card."""
    match = dealt(3)
    assert not any(match.state.hands.values())
    match.play(f"{match.mover} column:2")
    assert match.offers == ["gather"]


def colours(seats: int, **variants: str) -> list[str]:
    return [player.colour for player in dealt(seats, **variants).view().players]


def test_seats_have_pawns_in_order_where_nobody_chose() -> None:
    """R1.12: as ever."""
    assert colours(4) == ["a", "b", "c", "d"]


def test_the_table_says_who_has_which_pawn() -> None:
    """R1.12: who chose nothing has one that is left."""
    assert colours(3, colour_d="2", colour_b="1") == ["b", "d", "a"]


def test_nobody_has_two_pawns() -> None:
    """R1.12."""
    with pytest.raises(BadSetup, match="colour-twice"):
        GAME.setup(2, "story", {"colour_a": "1", "colour_d": "1"})


def test_the_picture_shows_the_pawn_that_was_chosen() -> None:
    """R1.12: Bruno's mark is the fourth, whichever seat he has; views stored before have the seat's own."""
    view = dealt(2, colour_d="2").view()
    before = structs.replace(view, players=tuple(structs.replace(p, colour="") for p in view.players))
    assert [look.mark(view, seat_of(letter)) for letter in "AB"] == [0, 3]
    assert [look.mark(before, seat_of(letter)) for letter in "AB"] == [0, 1]
    assert draw(GAME.meta.key, view, TWO).png != draw(GAME.meta.key, before, TWO).png
