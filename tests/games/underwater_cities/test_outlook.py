"""What a player should not forget over days, and what is left to come."""

from __future__ import annotations

import re

import pytest

from games import words_folder
from games.core import engine
from games.core.words import LANGUAGES, words
from tests.games.underwater_cities.scenes import scene
from tests.kit.scene import seat_of

ENGLISH = words("en", words_folder("underwater_cities"))


def status(**facts: object) -> str:
    """What A is told with the first question of a turn."""
    sea = scene(hand="toll_keeper", **facts)  # type: ignore[arg-type]
    question = engine.question(sea.game, sea.state, seat_of("A"))
    assert question.status is not None
    return ENGLISH.say(question.status)


def test_ready_action_cards_are_named_with_the_turns_first_question() -> None:
    """R8.3: used ones are not."""
    assert "Ready action cards: Personal Assistant." in status()
    assert "Ready action cards" not in status(used="assistant")


def test_a_contract_one_thing_away_is_named() -> None:
    """R12.2: four of five cities."""
    facts = {"cities": "F H C", "tunnels": "F-S H-S C-F", "goods": "9ke"}
    assert "One thing short of a contract: Five Cities." in status(
        contracts="five_cities both_coasts", **facts
    )
    assert "contract" not in status(contracts="both_coasts", **facts)


def test_kelp_missing_at_the_next_production_is_counted() -> None:
    """R10.6: three cities eat three, a farm makes one."""
    facts = {"cities": "F H", "tunnels": "F-S H-S", "plots": "S1:farm"}
    assert "the next production is 2 kelp short" in status(goods="1cr", **facts)
    assert "kelp short" not in status(goods="2ke", **facts)


def test_what_is_left_is_counted_from_what_lies_open() -> None:
    """R16.4."""
    sea = scene(contracts="five_cities")
    said = "\n".join(ENGLISH.say(line) for line in sea.game.left(sea.view("B")))
    assert "more until the production of era 1" in said
    assert f"tunnels {sea.state.tunnels}" in said and f"{len(sea.state.deck)} in the deck" in said
    assert "Contracts not taken yet: Five Cities." in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("purple", [-1, 3])
def test_domes_are_called_what_the_cities_under_them_are(language: str, purple: int) -> None:
    said = words(language, words_folder("underwater_cities"))
    text = said.text("left-domes", white=5, purple=purple, tunnels=9)
    assert len(re.findall("s[yi]mbioti", text)) == 2, text
