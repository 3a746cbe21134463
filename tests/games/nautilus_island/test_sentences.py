"""The words of Nautilus Island in three languages."""

from __future__ import annotations

import pytest

from games import words_folder
from games.core.model import Say, Seat, Who
from games.core.words import Words, words
from games.nautilus_island.sentences import cards_said
from tests.games.nautilus_island.scenes import FACTS, dealt

FOLDER = words_folder("nautilus_island")
LONGEST_NAME = "N" * 32
LANGUAGES = ("en", "fr", "it")


def speaking(language: str) -> Words:
    return words(language, FOLDER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_object_colour_and_token_has_its_words(language: str) -> None:
    said = speaking(language)
    for card in FACTS.deck:
        assert said.text(card)
        assert said.text(f"some-{card}", count=1) != said.text(f"some-{card}", count=2)
    for name in (*FACTS.colours, *(f"token-{token}" for token in FACTS.bag), "token-none"):
        assert said.text(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_objects_are_told_apart_by_their_names(language: str) -> None:
    names = [speaking(language).text(card) for card in FACTS.colour_of]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_sentences_stay_under_two_hundred_characters(language: str) -> None:
    said, name = speaking(language), lambda seat: LONGEST_NAME
    token = max((f"token-{t}" for t in set(FACTS.bag)), key=lambda t: len(said.text(t)))
    colour = max(FACTS.storable, key=lambda c: len(said.text(c)))
    places = sorted(FACTS.storable, key=lambda c: -len(said.text(c)))[:4]
    filled = tuple(Say("camp-place", {"colour": Say(c), "token": Say(token)}) for c in places)
    cards = cards_said(sorted(FACTS.colour_of, key=lambda c: -len(said.text(f"some-{c}", count=1)))[:3])
    longest = [
        Say("camp-refilled", {"tokens": filled}),
        Say("stored", {"who": Who(Seat(0)), "colour": Say(colour), "laid": 12, **cards}),
        Say("gathered", {"who": Who(Seat(0)), "column": 6, **cards}),
        Say("closed", {"who": Who(Seat(0)), "colour": Say(colour), "size": 6, "value": 16}),
        Say("took-token", {"who": Who(Seat(0)), "colour": Say(colour), "token": Say(token)}),
        Say("ask-close", {"colour": Say(colour), "size": 6, "value": 16}),
    ]
    assert max(len(said.say(say, name)) for say in longest) <= 200
    label = Say("store", {"colour": Say(colour), "most": 3, "token": Say(token)})
    assert len(said.say(label)) <= 80
    tops = cards["cards"]
    assert len(said.say(Say("column", {"number": 6, "cards": tops, "left": 8}))) <= 80


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ana gathered a map, 2 coats and a hidden card from column 5."),
        ("fr", "Ana récolte une carte marine, 2 manteaux et une carte cachée dans la colonne 5."),
        ("it", "Ana raccoglie una carta nautica, 2 cappotti e una carta coperta dalla colonna 5."),
    ],
)
def test_cards_are_told_with_article_and_number(language: str, expected: str) -> None:
    said = Say("gathered", {"who": Who(Seat(0)), "column": 5, **cards_said(["map", "coat", "coat"], 1)})
    assert speaking(language).say(said, lambda seat: "Ana") == expected


@pytest.mark.parametrize(
    ("language", "none", "one"),
    [("en", "0 points", "1 point."), ("fr", "0 point.", "1 point."), ("it", "0 punti", "1 punto.")],
)
def test_no_points_and_one_point_are_said_as_each_language_counts(language: str, none: str, one: str) -> None:
    said = speaking(language)
    assert none in said.say(Say("won", {"who": Who(Seat(0)), "points": 0}))
    assert one in said.say(Say("won", {"who": Who(Seat(0)), "points": 1}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_and_ending_has_its_words(language: str) -> None:
    said = speaking(language)
    for choice in ("standard", "all_up", "all_down"):
        assert said.has(f"variant-faces-{choice}")
    for reason in ("last_round", "left_alone"):
        assert said.text(f"ending-{reason}")


def test_in_the_first_round_a_pawn_begins_and_later_it_crosses() -> None:
    match = dealt(2)
    first = match.mover
    match.play(f"{first} column:2")
    assert f"{first} began at column 2, above the Nautilus." in match.heard_by(None)
    match.play(f"{first} gather")
    second = match.mover
    match.play(f"{second} column:3", f"{second} gather", f"{first} column:4")
    assert f"{first} crossed from column 2 to column 4, below the Nautilus." in match.heard_by(None)
