"""What is left to come, and what no state may be."""

from __future__ import annotations

import re

import pytest

from games import words_folder
from games.core.model import Seat
from games.core.words import words
from games.nautilus_island import GAME
from tests.games.nautilus_island.scenes import Scene, dealt, scene


def left(sea: Scene, letter: str | None = None, language: str = "en") -> list[str]:
    said = words(language, words_folder("nautilus_island"))
    return [said.say(say) for say in GAME.left(sea.view(letter))]


def test_cards_portholes_and_tokens_are_counted_for_the_public() -> None:
    """R11.2: all of it is open to everyone."""
    sea = scene(2, left={1: 1, 2: 0, 4: 3}, portholes={3: [], 4: [7, 6]})
    lines = left(sea)
    assert lines[:4] == [
        "Column 1: one card.",
        "Column 2: empty.",
        "Column 3: 4 cards in each of 2 piles.",
        "Column 4: 3 cards in each of 3 piles.",
    ]
    assert "Portholes for 3 cards: none left." in lines
    assert "Portholes for 4 cards: 7 and 6 points." in lines


def test_tokens_at_the_camp_and_on_collections_are_not_in_the_bag() -> None:
    """R1.8: five of the four-and-thirty lie at the camp."""
    (line,) = [line for line in left(dealt(2)) if "bag" in line]
    assert sum(int(count) for count in re.findall(r"\((\d+)\)", line)) == 29


def test_an_own_card_is_in_sight_and_anothers_is_not() -> None:
    """R11.1: the pearl in A's hand is out of B's sight."""
    sea = scene(2, hands={"A": "pearl"}, tops={1: "coat", 2: "coat", 3: "coat", 4: "coat hat"})
    assert "treasure (15)" in left(sea, "A")[-1]
    assert "treasure (16)" in left(sea, "B")[-1]


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_line_is_said_in_every_language(language: str) -> None:
    sea = scene(3, left={1: 0, 2: 1}, portholes={3: []}, bag="")
    assert all(left(sea, "A", language))


def test_a_state_gone_wrong_is_found_out() -> None:
    """R4.4, R5.2: uneven piles, a known card that is not in hand, a card in the wrong collection."""
    sea = scene(2, hands={"A": "coat"}, pawns="A1 B3")
    assert GAME.flaws(sea.state) == []
    sea.state.columns[1][0].cards.pop()
    sea.state.known[Seat(1)] = ["pearl"]
    sea.state.collections[Seat(0)]["food"].cards = ["coat"]
    sea.state.moved, sea.state.pawns = [Seat(0), Seat(1)], {Seat(0): 2, Seat(1): 2}
    assert len(GAME.flaws(sea.state)) == 4
