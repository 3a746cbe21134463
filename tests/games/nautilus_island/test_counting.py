"""R9: counting."""

from __future__ import annotations

import pytest

from games.core.data import DataSet
from games.nautilus_island import GAME
from tests.games.nautilus_island.scenes import FACTS, Scene, scene


def counted(
    hands: dict[str, str] | None = None,
    laid: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    closed: dict[str, int] | None = None,
    pawns: str = "A1 B3",
) -> Scene:
    """The match ends now: both pass, for nothing is left to gather or to store."""
    shut = {f"{letter} {c}": 0 for letter in "AB" for c in GAME.facts.storable}
    sea = scene(
        2,
        pawns=pawns,
        hands=hands,
        laid=laid,
        tokens=tokens,
        closed={**shut, **(closed or {})},
        left={1: 0, 2: 0, 3: 0, 4: 0},
        last=True,
    )
    return sea.play(f"{sea.mover} pass").play(f"{sea.mover} pass")


def points(tokens: str, cards: str, porthole: int | None = None) -> int:
    return sum(FACTS.token_points(tokens.split(), cards.split(), porthole))


def test_points_are_tokens_and_portholes_and_treasures() -> None:
    """R9.1: 3 for the token, 8 for the porthole, 4 for the chest; the maps in hand bring nothing."""
    sea = counted(
        hands={"A": "chest map map"},
        laid={"A": "coat hat boots gloves"},
        tokens={"A clothes": "three"},
        closed={"A clothes": 8},
    )
    assert sea.score("A") == 15
    assert sea.state.ending
    lines = [(line.label.name, line.points) for line in sea.state.ending.sheet]
    assert lines == [("sheet-tokens", (3, 0)), ("sheet-portholes", (8, 0)), ("sheet-treasure", (4, 0))]


def test_two_and_three_points_count_wherever_they_lie() -> None:
    """R9.2: on an open collection too, every copy."""
    assert points("two three", "coat") == 5
    assert points("two two", "coat hat", porthole=5) == 4


def test_a_point_for_each_card_of_the_collection() -> None:
    """R9.3: and again for every copy."""
    assert points("per_card", "coat hat hat") == 3
    assert points("per_card per_card", "coat hat hat") == 6


def test_the_porthole_counts_again() -> None:
    """R9.4: 8 more; with two tokens 16 more, three times in all; nothing without a porthole."""
    cards = "coat hat boots gloves"
    assert points("double", cards, porthole=8) == 8
    assert points("double double", cards, porthole=8) == 16
    assert points("double", cards) == 0


@pytest.mark.parametrize(("cards", "expected"), [("coat", 4), ("coat hat", 0), ("coat hat map", 4)])
def test_four_points_for_an_odd_number_of_cards(cards: str, expected: int) -> None:
    """R9.5: every copy on its own."""
    assert points("odd", cards) == expected
    assert points("odd odd", cards) == 2 * expected


@pytest.mark.parametrize(
    ("tokens", "cards", "expected"),
    [
        ("pair", "coat hat", 0),
        ("pair", "coat coat hat", 5),
        ("pair pair", "coat coat hat", 5),
        ("pair pair", "coat coat coat", 5),
        ("pair pair", "coat coat coat coat", 10),
        ("pair pair", "coat coat hat hat", 10),
        ("pair pair pair", "coat coat hat hat boots", 10),
    ],
)
def test_five_points_for_two_alike_need_a_pair_for_each_token(tokens: str, cards: str, expected: int) -> None:
    """R9.6: no card counts twice."""
    assert points(tokens, cards) == expected


def test_tokens_need_no_porthole() -> None:
    """R9.7: 3 + 4 + 5 + 2 on an open collection."""
    assert points("per_card odd pair two", "coat coat hat") == 14


def test_tokens_count_for_their_own_collection_only() -> None:
    """R9.7: three maps do not help the token on two clothes, nor does their porthole."""
    sea = counted(
        laid={"A": "coat hat map map sextant"},
        tokens={"A clothes": "per_card odd pair double"},
        closed={"A navigation": 5},
    )
    assert sea.score("A") == 2 + 5


def test_the_whole_example_makes_forty_three() -> None:
    """R9.6: two coats, two hats, boots; porthole 12; 12 + 5 + 12 + 4 + 5 + 5."""
    sea = counted(
        laid={"A": "coat coat hat hat boots"},
        tokens={"A clothes": "per_card double odd pair pair"},
        closed={"A clothes": 12},
    )
    assert sea.score("A") == 43


def test_treasures_in_hand_bring_their_points() -> None:
    """R9.8: a coin 1, a pearl 2, a crown 3, a chest 4."""
    sea = counted(hands={"A": "coin pearl crown chest", "B": "chest chest"})
    assert (sea.score("A"), sea.score("B")) == (10, 8)


def test_most_points_win() -> None:
    """R9.9: however far from the stern."""
    sea = counted(hands={"A": "coin", "B": "chest"}, pawns="A1 B4")
    assert sea.state.ending and sea.state.ending.winners == (1,)
    assert "B wins with 4 points." in sea.heard_by(None)


@pytest.mark.parametrize(("pawns", "winner"), [("A1 B4", 0), ("A4 B2", 1)])
def test_a_tie_goes_to_the_pawn_nearest_the_stern(pawns: str, winner: int) -> None:
    """R9.9: both have a chest."""
    sea = counted(hands={"A": "chest", "B": "chest"}, pawns=pawns)
    assert sea.state.ending and sea.state.ending.winners == (winner,)
    assert "wins the tie at 4 points" in sea.heard_by(None)


def test_a_pawn_that_passed_stands_behind_one_that_crossed_to_its_column() -> None:
    """R9.10: A passed at column 1, B crossed to it; both have a crown."""
    sea = scene(
        2,
        pawns="A1 B3",
        hands={"A": "crown", "B": "crown coat"},
        left={1: 0, 2: 0, 3: 0, 4: 0},
        last=True,
        camp=dict.fromkeys(GAME.facts.storable),
    )
    sea.play("A pass", "B column:1", "B lay:coat")
    assert sea.state.ending and sea.state.ending.scores == (3, 3)
    assert sea.state.ending.winners == (1,)


def test_the_sheet_so_far_counts_what_a_pair_of_eyes_can_see() -> None:
    """R9.1: A's own treasure counts for A, and for nobody else's eyes."""
    sea = scene(2, hands={"A": "chest", "B": "crown"}, laid={"A": "coat"}, tokens={"A clothes": "two"})
    own, other = GAME.standing(sea.view("A")), GAME.standing(sea.view("B"))
    assert [line.points for line in own] == [(2, 0), (0, 0), (4, 0)]
    assert [line.points for line in other] == [(2, 0), (0, 0), (0, 3)]
    assert [line.points for line in GAME.standing(sea.view())] == [(2, 0), (0, 0), (0, 0)]


def test_what_a_token_brings_stands_in_the_data() -> None:
    """R9.2: an owner of the box corrects a figure in one place."""
    data = GAME.data_set
    text = data.files["tokens.toml"].replace(
        "three = { tokens = 7, points = 3 }", "three = { tokens = 7, points = 9 }"
    )
    corrected = GAME.using(DataSet({**data.files, "tokens.toml": text}))
    assert corrected.facts.token_points(["three", "two"], ["coat"], None) == [9, 2]
