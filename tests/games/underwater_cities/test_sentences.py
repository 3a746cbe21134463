"""The words: the same sentences with the same facts in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from games import words_folder
from games.core.words import LANGUAGES
from games.underwater_cities import GAME

FOLDER = words_folder("underwater_cities")
NAMES = ("card-", "tile-", "contract-")


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def facts(node: object) -> Iterator[str]:
    """The names of the facts a message uses."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            yield from facts(child)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_sentences_with_the_same_facts(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for name, message in english.items():
        assert set(facts(other[name])) == set(facts(message)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str) -> None:
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^([a-z][a-zA-Z0-9_-]*) =", text, flags=re.MULTILINE)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    """Short enough for a button with its colour and type."""
    found = messages(language)
    wanted = [f"card-{key}" for key in GAME.facts.cards]
    wanted += [f"tile-{key}" for key in GAME.facts.tiles]
    wanted += [f"contract-{key}" for key in GAME.facts.contracts]
    texts = []
    for name in wanted:
        (element,) = found[name].value.elements  # type: ignore[union-attr]
        assert isinstance(element, ast.TextElement)
        texts.append(element.value)
        assert len(element.value) <= 30, element.value
    cards = texts[: len(GAME.facts.cards)]
    assert len(set(cards)) == len(cards)


def test_no_name_is_left_without_its_card() -> None:
    known = {*GAME.facts.cards, *GAME.facts.tiles, *GAME.facts.contracts}
    other = {"line", "label", "first", "taken"}
    named = [name for name in messages("en") if name.startswith(NAMES)]
    assert {name.split("-", 1)[1] for name in named} - other == known


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    """Sentences of three words and more differ."""
    english, other = messages("en"), messages(language)

    def text(message: ast.Message) -> str:
        elements = message.value.elements if message.value else []
        return "".join(e.value for e in elements if isinstance(e, ast.TextElement))

    for name, message in english.items():
        if len(re.findall(r"[a-zA-Z]{3,}", text(message))) >= 3:
            assert text(other[name]) != text(message), name
