"""The words: the same sentences with the same facts in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from games import words_folder
from games.core.words import LANGUAGES
from games.core.words import words as spoken_words
from games.underwater_cities import GAME, icons
from games.underwater_cities.parsing import parse
from games.underwater_cities.wording import card_line, effect_said, short_said

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


def card_lines(language: str) -> dict[str, str]:
    """Every card of the box in words."""
    words, cards = spoken_words(language, FOLDER), GAME.facts.cards
    return {key: words.say(card_line(GAME.facts, key)) for key in cards}


def effect_texts(language: str) -> list[str]:
    """Every effect there is in words: cards, slots, tiles and contracts, whole and in short."""
    words, facts = spoken_words(language, FOLDER), GAME.facts
    slots = [slot.effect for side in facts.slots.values() for slot in side.values()]
    tiles = [e for tile in facts.tiles.values() for e in (tile.instant, tile.production, tile.end) if e]
    others = [*slots, *tiles, *(contract.gives for contract in facts.contracts.values())]
    said = [effect_said(facts, effect) for effect in others] + [short_said(slot) for slot in slots]
    return [*card_lines(language).values(), *map(words.say, said)]


def test_the_price_of_a_card_stands_with_its_name_not_with_what_it_does_each_time() -> None:
    lines = card_lines("en")
    assert lines["muse"].startswith("Muse (red, 2 credits). Each production: gain 1 point")
    assert lines["drift_farm"].startswith("Drift Farm (red). Each production: gain")


def test_a_production_card_of_the_last_era_says_that_it_pays_once() -> None:
    last = [key for key, card in GAME.facts.cards.items() if card.type == "production" and card.era == 3]
    assert last
    for key in last:
        assert "Once, at the last production: " in card_lines("en")[key]


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("one(build(tunnel), parts(fed(1), gain(1cr)))", "build 1 tunnel, or (go up 1 Federation step and "),
        ("parts(gain(1cd), one(gain(1ke), gain(1cr)))", "gain 1 card and (gain 1 kelp, or gain 1 credit)"),
        ("parts(act(1), build(structure, then=1sc))", "use 1 action card and (build 1 structure and upgrade"),
        ("parts(upgrade(any, each=1sc/1st), fed(1))", "(upgrade 1 structure for 1 science or 1 steelplast)"),
    ],
)
def test_a_choice_among_other_parts_stands_in_brackets(effect: str, said: str) -> None:
    assert spoken_words("en", FOLDER).say(effect_said(GAME.facts, parse(effect))).startswith(said)


def test_a_choice_among_other_parts_stands_in_brackets_in_icons_too() -> None:
    """The slot G4 with three players: two cards, and then one of two things."""
    assert icons.icons(parse("parts(gain(2cd), one(upgrade(any), gain(1ke)))")) == "2*cd + ( up / ke )"
    assert icons.icons(parse("pay(1cr, one(gain(1ke), gain(1st)))")).endswith("> ( ke / st )")


WRONG = {
    "fr": r"\b(que|de|le|la|ne|se|je|si) (?=[aeiouyéèêàâîôû])(?!une? fois par|onz)|\bde les?\b|\bà les?\b",
    "it": r"\b(su|di|da|in|a) (lo|la|il|gli|i|le)\b|\b(a a|e e)\w|\b(il|lo|la) 1\b|\bun' ",
}
INFINITIVE = {
    "fr": r"(: |, |\bet |\bou |\()(\w+er|construire|prendre|rendre|mettre) ",
    "it": r"(: |, |\be |\bo |\()\w+[aei]re ",
}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_words_are_elided_and_joined_to_their_articles(language: str) -> None:
    wrong = re.compile(WRONG[language], re.IGNORECASE)
    assert [text for text in effect_texts(language) if wrong.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_effects_are_in_the_imperative_like_the_rulebook(language: str) -> None:
    infinitive = re.compile(INFINITIVE[language])
    assert [text for text in effect_texts(language) if infinitive.search(text)] == []
