"""Matches dealt by rules version 1, over the data of that time, go on as they began."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import codec, engine, notation
from games.core.data import load_folder
from games.core.model import Action, Event, Undo
from games.underwater_cities import GAME, UnderwaterCities

FOLDER = Path(__file__).parents[2] / "former" / "underwater_cities"


@pytest.fixture(scope="module")
def former() -> UnderwaterCities:
    return GAME.using(load_folder(FOLDER / "data"))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_match_of_the_first_rules_is_told_word_for_word_as_it_was(
    path: Path, former: UnderwaterCities
) -> None:
    """Its last line names how it ended and all that was told, as rules version 1 recorded it."""
    text = path.read_text(encoding="utf-8")
    transcript = notation.read(text)
    assert transcript.setup.rules == 1
    change = engine.start(former, transcript.setup)
    told: list[Event] = list(change.events)
    for row in transcript.standing:
        if isinstance(row, Undo):
            change = engine.fall_anew(former, change.state, row.branch)
        else:
            change = engine.play_on(former, change.state, row, change.asked)
        told += change.events
    ending = change.state.ending
    assert ending
    scores = " ".join(map(str, ending.scores))
    said = f"# ending {ending.reason} scores {scores} told {codec.hash_of(tuple(told))}"
    assert text.splitlines()[-1] == said


def test_a_match_of_the_first_rules_plays_on_from_any_moment(former: UnderwaterCities) -> None:
    """By defaults to its end: nothing asked there is without an answer."""
    transcript = notation.read((FOLDER / "three_with_contracts.txt").read_text(encoding="utf-8"))
    change = engine.start(former, transcript.setup)
    for row in transcript.actions[:200]:
        change = engine.play_on(former, change.state, row, change.asked)
    while not change.state.ending:
        decision = next(decision for decision in change.asked if decision.answer is None)
        action = Action(decision.seat, decision.step, decision.default)
        change = engine.play_on(former, change.state, action, change.asked)
    assert change.state.ending.reason == "last_era"
