"""Elisions and articles of French and Italian, over every sentence met in whole matches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from games import words_folder
from games.core import engine
from games.core.model import Say
from games.core.words import words
from games.nautilus import GAME
from render.nautilus import draw, draw_hand
from render.scene import Scene
from tests.kit.playouts import Match, matches

NAMES = ("Anna", "Igor", "Olga", "Ulisse")
SQUARE = r"(?![A-Z]\d)"
WRONG = {
    "fr": (
        rf"\b(?:[Qq]ue|[Dd]e|[Ll][ea]|[Nn]e|[Ss]e|[Cc]e) {SQUARE}[aeiouyâàéèêîôûAEIOUYÉÈÊ]",
        r"\b(?:[Dd]e|[Àà]) les?\b",
        r"\b[Ll][ea] 1\b",
        r"\b[Ss]i il",
    ),
    "it": (
        r"\b(?:[Ss]u|[Dd]i|[Dd]a|[Ii]n|[Aa]) (?:il|lo|la|i|gli|le|l’)\b",
        rf"\b[Aa] {SQUARE}[aàA]",
        rf"\b(?:[Uu]na|[Dd]ella|[Dd]alla|[Nn]ella|[Aa]lla|[Ss]ulla) {SQUARE}[aeiouàèìòùAEIOU]",
        r"\b[Ii]l? 1\b",
        r"\b[Uu]n [sz][^aeiouàèìòù]",
    ),
}


def flaws(language: str, text: str) -> list[str]:
    """What a reader would stumble over."""
    return [text for wrong in WRONG[language] if re.search(wrong, text)]


def _sayings(match: Match) -> Iterator[Say]:
    """Events, questions, waiting lines and labels of a match."""
    yield from (event.say for event in match.opening)
    for moment in match.moments:
        yield from (event.say for event in moment.events)
        for decision in moment.asked:
            asked = engine.question(GAME, match.state(moment), decision.seat)
            yield from (asked.prompt, asked.waiting, *asked.labels.values(), *asked.groups.values())
            yield from (asked.status,) if asked.status else ()


@cache
def said(language: str) -> frozenset[str]:
    speaking = words(language, words_folder("nautilus"))
    found = {
        speaking.say(say, lambda seat: NAMES[seat]) for match in matches(GAME) for say in _sayings(match)
    }
    for match in matches(GAME)[:3]:
        for moment in match.some(3):
            state, scene = match.state(moment), Scene(NAMES[: match.setup.seats], language)
            viewer = moment.asked[0].seat
            told = (
                draw(GAME.view(state, viewer), scene).text,
                draw_hand(GAME.view(state, viewer), scene).text,
            )
            found |= {line for text in told for line in text.splitlines()}
    return frozenset(found)


@pytest.mark.programs
@pytest.mark.parametrize("language", WRONG)
def test_no_sentence_of_a_match_trips_over_an_article(language: str) -> None:
    assert len(said(language)) > 1000
    assert [flaw for text in said(language) for flaw in flaws(language, text)] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "chaque fois que un module"),
        ("fr", "le marqueur de Anna"),
        ("fr", "n’a pas le 1 Nemo"),
        ("fr", "près de le lagon"),
        ("it", "gioca su lo spazio"),
        ("it", "paga a Anna 1 Nemo"),
        ("it", "non ha il 1 Nemo"),
        ("it", "della acqua"),
    ],
)
def test_what_was_wrong_once_is_noticed(language: str, text: str) -> None:
    assert flaws(language, text)
