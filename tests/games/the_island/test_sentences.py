"""The words of The Island in three languages."""

from __future__ import annotations

import pytest

from games import words_folder
from games.core import engine
from games.core.model import Event, Seat
from games.core.words import words
from games.the_island import GAME
from games.the_island.facts import AT_ONCE, DEFENCE, OWN_TURN
from tests.games.the_island.scenes import dealt, scene, silently

FOLDER = words_folder("the_island")
LANGUAGES = ("en", "fr", "it")
BUTTON = 80
BUTTONS = 5


def long_name(seat: Seat) -> str:
    return f"{'ABCD'[seat]}{'m' * 31}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_and_every_kept_one_says_what_it_does(language: str) -> None:
    said = words(language, FOLDER)
    names = [said.text(f"tile-{symbol}") for symbol in AT_ONCE + OWN_TURN + DEFENCE]
    assert len(set(names)) == len(names)
    assert all(said.text(f"does-{symbol}").endswith(".") for symbol in OWN_TURN + DEFENCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_begin_with_the_player_or_the_place_and_end_with_a_stop(language: str) -> None:
    sea = scene("sink", people="an d4, bn d4, cn a1", land="d4 beach", under="d4 shark", die="shark")
    sea.play("A sink:d4")
    said = [words(language, FOLDER).say(event.say, lambda seat: f"P{seat}") for event in sea.events]
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in said)
    assert said[0].startswith("P0")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("pieces", "answers"),
    [
        ({"step": "move", "boats": "b10 an bp bq", "people": "ap h11"}, []),
        ({"boats": "b10 an bp bq, b9", "creatures": "shark b10, whale b9"}, ["A explorer:an"]),
        ({"step": "roll", "people": "an a1", "creatures": "whale b1, whale b3", "die": "whale"}, []),
        ({"step": "play", "people": "an h11", "boats": "h12", "hands": {"A": "beach:move_serpent"}}, []),
    ],
)
def test_button_labels_fit(pieces: dict[str, str], answers: list[str], language: str) -> None:
    """Up to five options are buttons, and a button has room for eighty characters."""
    sea = scene(**pieces).play(*answers)  # type: ignore[arg-type]
    question = engine.question(GAME, sea.state, Seat(0))
    said = words(language, FOLDER)
    assert len(sea.offered) <= BUTTONS
    assert all(len(said.say(question.labels[key], long_name)) <= BUTTON for key in sea.offered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_silent_match_can_be_told(language: str) -> None:
    """From the first word to the last, with the longest names."""
    sea = dealt(2, seed="told")
    heard: list[Event] = list(sea.events)
    while sea.asked:
        heard += sea.silent().events
    said = [words(language, FOLDER).say(event.say, long_name) for event in heard]
    assert all(0 < len(sentence) < 1000 and "{" not in sentence for sentence in said)
    assert sea.state.ending
    assert words(language, FOLDER).text(f"ending-{sea.state.ending.reason}")


def test_every_step_of_a_turn_is_named_with_what_is_left() -> None:
    """R2.2: people forget the order of the steps."""
    sea = scene(
        "play", people="an h11", hands={"A": "beach:dolphin"}, creatures="shark a1, shark a2", die="shark"
    )
    said = [sea.prompt()]
    for answer in ("keep", "done", "sink:g3"):
        said.append(sea.play(f"A {answer}").prompt())
    assert [f"Step {n} of 4" in prompt for n, prompt in enumerate(said, 1)] == [True] * 4
    assert silently(sea, "nothing").reason
