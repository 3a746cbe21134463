"""Elision and articles in the sentences met in play: "que un", "de le", "su lo", "a Anna", "il 1"."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games import GAMES
from games.core import engine
from games.core.model import Say, Seat
from tests.kit.playouts import Match, matches
from tests.kit.rooms import ROOT
from tests.kit.subjects import SUBJECTS

NAMES = ("Anna", "Ines", "Otto", "Hugo")  # two begin with a vowel that Italian joins to "ad"
SPOT = r"[A-Z]\d"  # a spot is read letter by letter: "de A1"
VOWEL = "aeiouyàâéèêëîïôùûœAEIOUYÀÂÉÈÊËÎÏÔÙÛŒ"
WRONG = {
    "fr": [
        rf"(?<!-)\b(?:que|de|le|la|je|ne|se|jusque|lorsque|puisque) (?=[{VOWEL}])(?!onz|oui|{SPOT})",
        r"\bde les?\b(?! \w+ez)",
        r"\bà les?\b",
        r"\bsi ils?\b",
        r"\b(?:le|la|les) 1\b",
    ],
    "it": [
        r"\b(?:a|di|da|in|su) (?:il|lo|la|l’|i|gli|le)\b(?! \d)",
        r"\b(?:un|il) (?=s[bcdfgklmnpqrtvz]|z|gn|ps)",
        r"\b(?:lo|la|una|(?:de|a|su|ne)l(?:lo|la)|quello|quella) (?=[aeiouàèéìòù])(?![ao] |in )",
        rf"\ba (?=[aA])(?!{SPOT})",
        r"\b(?:il|i|gli|le|la) 1\b",
    ],
}
WATCHED = tuple(GAMES)


def said(match: Match) -> Iterator[Say]:
    """Events, questions and the words of every option."""
    yield from (event.say for event in match.opening)
    for moment in match.moments:
        yield from (event.say for event in moment.events if not event.tidies)
    for moment in match.some(40):
        state = match.state(moment)
        for decision in moment.asked:
            question = engine.question(match.game, state, decision.seat)
            yield from (question.prompt, question.waiting, *question.labels.values())
            yield from (say for say in (question.status, *question.groups.values()) if say)


def name(seat: Seat) -> str:
    return NAMES[seat]


@pytest.mark.programs
@pytest.mark.parametrize("language", WRONG)
@pytest.mark.parametrize("key", WATCHED)
def test_no_sentence_of_a_match_misses_an_elision_or_an_article(key: str, language: str) -> None:
    words = SUBJECTS[key].words(language)
    texts = {words.say(say, name) for match in matches(GAMES[key]) for say in said(match)}
    wrong = [text for text in texts for rule in WRONG[language] if re.search(rule, text)]
    assert sorted(wrong) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "chaque fois que un pion"),
        ("fr", "le bord de le plateau"),
        ("fr", "n’a pas le 1 Nemo"),
        ("it", "gioca su lo spazio"),
        ("it", "paga a Anna"),
        ("it", "non ha il 1 Nemo"),
        ("it", "un squalo"),
    ],
)
def test_the_rules_of_this_test_find_what_they_look_for(language: str, text: str) -> None:
    assert any(re.search(rule, text) for rule in WRONG[language])


OTHER_TERMS = {
    "fr": r"\(absent\)|= absent\b|\bconsignes?\b|\bportes? (?:bleue|brune)|(?<!-)\bkelp\b(?!_)"
    r"|\bbâti(?:r\w*|e?s?|t|ss(?!eurs)\w*)\b|(?:\d|\}|\b(?:un|deux|trois|quatre|cinq|aucun)) pas\b",
    "it": r"\btabellon|\(assente\)|= assente\b|\bconsegn|\bmigliori(?:a|e)\b|\bpass[oi] (?:sul|della Fed)",
}
"""What has another name: to have left, to build, doors (sas), orders, steps, kelp, upgrades, the board."""


@pytest.mark.parametrize("language", OTHER_TERMS)
def test_one_thing_has_one_name_in_texts_pictures_and_rules(language: str) -> None:
    pages = [
        *ROOT.glob(f"*/**/words/{language}.ftl"),
        *ROOT.glob(f"games/*/*/{language}.ftl"),
        *ROOT.glob(f"games/*/RULES.{language}.md"),
    ]
    assert len(pages) > 24
    lines = [f"{page.parts[-3:]} {line}" for page in pages for line in page.read_text("utf-8").splitlines()]
    assert [line for line in lines if re.search(OTHER_TERMS[language], line, re.IGNORECASE)] == []
