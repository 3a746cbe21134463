"""R7: portholes."""

from __future__ import annotations

import pytest

from tests.games.nautilus_island.scenes import scene


def test_blue_closes_four_green_cards_for_eight_points() -> None:
    """R7.1: the rulebook's example; the stack's next token is worth 7."""
    sea = scene(2, pawns="A2 B4", hands={"A": "coat hat"}, laid={"A": "boots gloves"})
    sea.play("A column:3", "A store:clothes", "A coat hat")
    assert sea.offers == ["close", "leave-open"]
    sea.play("A close")
    assert sea.collection("A", "clothes").porthole == 8
    assert sea.state.portholes[4] == [7, 6]
    assert sea.mover == "B"


def test_a_collection_may_be_left_open() -> None:
    """R7.1: closing is a choice."""
    sea = scene(2, pawns="A2 B4", hands={"A": "coat hat"}, laid={"A": "boots gloves"})
    sea.play("A column:3", "A store:clothes", "A coat hat", "A leave-open")
    assert sea.collection("A", "clothes").porthole is None
    assert sea.state.portholes[4] == [8, 7, 6]


def test_who_did_not_close_four_needs_exactly_one_more_card_for_five() -> None:
    """R7.2: the rulebook's example; gathering brings no new chance to close."""
    sea = scene(2, pawns="A2 B4", hands={"A": "coat hat boots"}, laid={"A": "boots gloves"})
    sea.play("A column:3", "A store:clothes", "A coat hat", "A leave-open")
    sea.play("B column:1", "B gather")
    sea.play("B column:2", "B gather")
    sea.play("A column:4", "A gather")
    assert sea.question.step == "explore"
    sea.play("B column:1", "B gather", "A column:2", "A lay:boots")
    assert len(sea.collection("A", "clothes").cards) == 5
    sea.play("A close")
    assert sea.collection("A", "clothes").porthole == 12


def test_storing_another_colour_does_not_reopen_the_chance() -> None:
    """R7.2: three clothes lie there, but a map was laid."""
    sea = scene(2, pawns="A2 B4", hands={"A": "map"}, laid={"A": "boots gloves hat"})
    sea.play("A column:3", "A lay:map")
    assert sea.mover == "B"


@pytest.mark.parametrize(
    ("before", "laid", "asked"), [(1, 1, False), (2, 1, True), (3, 2, True), (5, 1, True), (6, 1, False)]
)
def test_there_are_portholes_for_three_to_six_cards(before: int, laid: int, asked: bool) -> None:
    """R7.3: none for two, none for seven."""
    table = " ".join(["boots", "boots", "hat", "hat", "gloves", "gloves"][:before])
    sea = scene(2, pawns="A2 B4", hands={"A": " ".join(["coat"] * laid)}, laid={"A": table})
    sea.play("A column:3", *(["A lay:coat"] if laid == 1 else ["A store:clothes", "A coat coat/2"]))
    assert (sea.question.step == "close") is asked


def test_an_exhausted_stack_closes_nothing() -> None:
    """R7.3: the three-card portholes are gone; a larger one does not fit."""
    sea = scene(
        2, pawns="A2 B4", hands={"A": "coat"}, laid={"A": "boots gloves"}, portholes={3: [], 4: [8, 7, 6]}
    )
    sea.play("A column:3", "A lay:coat")
    assert sea.mover == "B"


def test_a_closed_collection_takes_no_green_card_for_the_rest_of_the_game() -> None:
    """R7.4: the next chance to store does not offer it."""
    sea = scene(2, pawns="A2 B4", hands={"A": "coat hat boots map"}, laid={"A": "boots gloves"})
    sea.play("A column:3", "A store:clothes", "A coat hat", "A close")
    sea.play("B column:1", "B gather", "B column:2", "B gather", "A column:4")
    assert sea.offers == ["gather", "lay:map"]


def test_a_closed_collection_keeps_its_porthole_and_cards() -> None:
    """R7.4: others closing later take the next token."""
    sea = scene(
        2,
        pawns="A2 B4",
        hands={"B": "net"},
        laid={"A": "hat hat hat", "B": "rod rod"},
        closed={"A clothes": 5},
        portholes={3: [4, 3]},
    )
    sea.play("A column:1", "A gather", "B column:3", "B lay:net", "B close")
    assert sea.collection("A", "clothes").porthole == 5
    assert sea.collection("B", "fishing").porthole == 4


@pytest.mark.parametrize(("last", "silence"), [(False, "leave-open"), (True, "close")])
def test_silence_leaves_it_open_but_closes_it_in_the_last_round(last: bool, silence: str) -> None:
    """R7.5: what happens when nobody answers."""
    sea = scene(2, pawns="A2 B4", hands={"A": "coat"}, laid={"A": "boots gloves"}, left={1: 0}, last=last)
    sea.play("A column:3", "A lay:coat")
    assert sea.question.default == (silence,)
