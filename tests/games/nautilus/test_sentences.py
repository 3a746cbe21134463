"""The words of Nautilus in three languages."""

from __future__ import annotations

import pytest

from games import words_folder
from games.core.model import Say, Seat, Who, say
from games.core.words import Words, words
from games.nautilus import GAME
from games.nautilus.facts import DWELLINGS, STATIONS
from games.nautilus.sentences import doors_said, found, pieces
from games.nautilus.state import Held
from tests.games.nautilus.scenes import FACTS

FOLDER = words_folder("nautilus")
LANGUAGES = ("en", "fr", "it")
LONGEST_LINE = 100  # of an option in a menu
LONGEST_NAME = "N" * 32


def speaking(language: str) -> Words:
    return words(language, FOLDER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_discovery_zone_and_mission_has_its_words(language: str) -> None:
    said = speaking(language)
    for kind in (*STATIONS, *DWELLINGS):
        names = [said.text(kind), said.text(f"a-{kind}"), said.text(f"the-{kind}")]
        assert len(set(names)) == 3
    faces = {face for faces in FACTS.faces.values() for face in faces}
    assert len({said.say(found(face)) for face in faces}) == len(faces)
    assert len({said.text(f"zone-{zone}") for zone in FACTS.board.zones}) == 4
    assert len({said.text(f"mission-{mission}") for mission in FACTS.missions}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_labels_fit_on_a_button(language: str) -> None:
    said = speaking(language)
    every_turn = [
        say("turned", **doors_said(mask), passages=4) for masks in FACTS.doors.values() for mask in masks
    ]
    crowded = Say("a-dwelling-with", {"kind": Say("a-violet"), "crew": 4})
    labels = [
        *every_turn,
        say("give-back", count=4),
        say("done-give-back", price=4, count=3),
        say("lay", what=crowded),
        say("dock-with", kind=Say("the-analysis"), station="Z20", price=1),
        say("dock-without", kind=Say("the-analysis"), station="Z20"),
        say("launch", kind=Say("the-research"), station="W10", spot="W12", zone=Say("zone-slope")),
        say("from", kind=Say("the-violet"), spot="W10", count=12),
        say("walk-to-fee", kind=Say("violet"), spot="W10", steps=5, price=1),
        say("ping", spot="W10", count=12),
        say("pay", face=found("scallop"), price=2),
        say("sail-unpaid", spot="W10", face=found("scallop")),
        say("buy-nothing-give-back", count=4),
        say("lay-at", kind=Say("violet"), crew=4, place=say("at-burying", spot="W10", price=4, tiles=2)),
        say("from-to", spot="W10", goal=say("walk-to-fee", kind=Say("violet"), spot="W10", steps=5, price=1)),
        say("to-find-poor", spot="W10", zone=Say("zone-slope"), price=2),
        say("to-looked-poor", spot="W10", face=found("atlantis-15"), price=2),
        *map(Say, ("where-back", "turn-back", "walk-back", "sail-back", "dash-none")),
        say("to-known", spot="W10", face=found("scallop"), price=2),
        say("at-burying", spot="W10", price=4, tiles=2),
    ]
    too_long = [text for text in map(said.say, labels) if len(text) > 80]
    assert too_long == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_sentence_has_room_for_the_longest_names(language: str) -> None:
    held = pieces([Held("violet", 4)] * 4)
    sentence = say("gave-back", who=Who(Seat(0)), held=held)
    assert len(speaking(language).say(sentence, lambda seat: LONGEST_NAME)) < 300


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ana bought a green dwelling with 3 aquanauts for 3 Nemos."),
        ("fr", "Ana achète un module d’habitation vert avec 3 aquanautes pour 3 Nemos."),
        ("it", "Ana acquista una base residenziale verde con 3 ricercatori per 3 Nemo."),
    ],
)
def test_modules_are_told_with_article_and_number(language: str, expected: str) -> None:
    (what,) = pieces([Held("green", 3)])
    said = speaking(language).say(say("bought", who=Who(Seat(0)), what=what, price=3), lambda seat: "Ana")
    assert said == expected


@pytest.mark.parametrize(("language", "expected"), [("en", "none"), ("fr", "aucun"), ("it", "nessuno")])
def test_a_dwelling_says_which_doors_it_lacks(language: str, expected: str) -> None:
    said = speaking(language).say(say("turned", **doors_said(FACTS.doors["green"][0]), passages=1))
    assert expected in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_and_ending_has_its_words(language: str) -> None:
    said = speaking(language)
    for variant in GAME.meta.offered:
        names = [said.text(f"variant-{variant.name}-{choice}") for choice in variant.choices]
        assert said.text(f"variant-{variant.name}")
        assert len(set(names)) == len(variant.choices)
        title = said.text(f"variant-{variant.name}")
        assert [name for name in names if len(f"{title}: {name}") > LONGEST_LINE] == []
    for reason in ("last_ruins", "all_found", "stalled", "nothing_built", "round_cap", "left_alone"):
        assert said.text(f"ending-{reason}")
