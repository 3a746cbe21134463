"""What is said about the pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import render.nautilus
from games.core.model import Frame, Seat
from games.nautilus import GAME
from render.nautilus import told, told_hand
from render.nautilus.telling import Teller
from render.scene import Scene
from tests.render.files import undrawn
from tests.render.nautilus import seas

FOLDER = Path(render.nautilus.__file__).parent / "words"
draw, draw_hand = undrawn(told), undrawn(told_hand)


def test_the_description_says_where_the_match_stands_and_what_changed() -> None:
    alt = draw(GAME.view(seas.middle(), None), seas.scene(trail=seas.trail())).alt
    assert alt.startswith("Nautilus (2002). Round 6, submarines. Cleo is to move.")
    assert "Dina sailed from I16 to G15." in alt
    assert "Ada: " in alt and "17 Nemos." in alt


def test_the_text_alternative_has_city_submarines_discoveries_ruins_and_players() -> None:
    text = draw(GAME.view(seas.middle(), None), seas.scene()).text
    for line in (
        "Ben is the first player.",
        "N10: Technical; built by Ada; Ada 1 aquanaut, Ben 1 aquanaut and Dina 2 aquanauts; doors",
        "Ben has a submarine on Q17 (slope), over a sea urchin not paid for.",
        "Face up: a sea urchin on Q17, a scallop on C15.",
        "Cleo has looked at F18, V8, W3, X6, Z5.",
        "Ruins of Atlantis found: 5 of 15.",
        "Ben found 2, 8.",
        "Found without a marker: 3.",
        "- Modules held: Green dwelling (3), Technical",
        "Discoveries beside the board: a speed chip, a treasure chest, a sea snail.",
    ):
        assert line in text, line


def test_missions_and_faces_are_told_to_their_owner_alone() -> None:
    state = seas.middle()
    mission = GAME.facts.missions[state.missions[Seat(2)]]
    own = draw_hand(GAME.view(state, Seat(2)), seas.scene())
    assert "Your mission: sea snails and jellyfish." in own.text and mission == ("snail", "jellyfish")
    assert "Atlantis discovery 14 on X6" in own.text
    for viewer in (None, Seat(0)):
        other = draw(GAME.view(state, viewer), seas.scene())
        assert "Atlantis discovery 14" not in other.text + other.alt
        assert "snails and jellyfish" not in other.text + other.alt


def test_the_score_sheet_is_told_best_first_with_missions() -> None:
    alt = draw(GAME.view(seas.ended(), None), seas.scene()).alt
    points = [int(found) for found in re.findall(r"with (\d+)", alt)]
    assert points == sorted(points, reverse=True) and len(points) == 4
    assert alt.count("mission") == 4 + alt.count("by the mission")


def test_a_winner_by_tie_break_stands_first() -> None:
    state = seas.ended()
    assert state.ending
    state.ending = type(state.ending)("last_ruins", (5, 5, 5, 5), (Seat(2),), state.ending.sheet)
    alt = draw(GAME.view(state, None), seas.scene()).alt
    assert re.findall(r"\d\w\w: (\w+)", alt)[0] == "Cleo"


def test_marked_options_are_told_one_by_one_while_they_are_few() -> None:
    view = GAME.view(seas.middle(), Seat(2))
    few = draw(view, seas.scene(marks={"W8": "W8", "W9": "W9"}))
    assert "Marked for you: W8, W9." in few.alt and "Marked for you: W8, W9." in few.text
    many = draw(view, seas.scene(marks={spot: spot for spot in GAME.facts.board.spots[:60]}))
    assert "60 squares are marked for you." in many.alt
    assert "Marked for you: A1, B1" in many.text


def test_the_ways_to_turn_a_module_are_told_as_the_menu_has_them() -> None:
    state = seas.middle()
    state.phase = 1
    memo: dict[str, str | int | list[str]] = {"piece": "technical", "spot": "H13", "bought": 0, "out": []}
    state.stack = [Frame("round"), Frame("turn", Seat(2), memo)]
    text = draw(GAME.view(state, Seat(2)), seas.scene()).text
    assert "It may lie in these ways:\n- Blue doors:" in text
    assert "It may lie" not in draw(GAME.view(state, Seat(1)), seas.scene()).text


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_description_never_exceeds_what_discord_takes(language: str) -> None:
    names = tuple(letter * 32 for letter in "ABCD")
    marks = {spot: spot for spot in GAME.facts.board.spots[:24]}
    crowd = Scene(names, language, marks, seas.trail() * 3)
    for state in (seas.start(4), seas.middle(), seas.crowded(), seas.ended()):
        view = GAME.view(state, Seat(2))
        assert len(draw(view, crowd).alt) <= 1024
        assert len(draw_hand(view, crowd).alt) <= 1024


def test_a_sentence_with_a_fact_that_is_missing_is_not_told() -> None:
    tell = Teller(GAME.view(seas.middle(), None), seas.scene())
    assert tell.some("last", round=None) == tell.some("due", price=0) == tell.some("order", names="") == []
    assert tell.some("due", price=2) == [tell.told("due", price=2)]
