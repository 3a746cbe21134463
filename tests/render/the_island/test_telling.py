"""What is said about the pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import render.the_island
from games.core.model import Seat
from games.the_island import GAME
from render.scene import Scene
from render.the_island import told, told_hand
from tests.render.files import undrawn
from tests.render.the_island import tables

FOLDER = Path(render.the_island.__file__).parent / "words"
draw, draw_hand = undrawn(told), undrawn(told_hand)


def test_the_description_says_where_the_match_stands_and_what_changed() -> None:
    alt = draw(tables.middle(), tables.scene(trail=tables.trail())).alt
    assert alt.startswith("The Island. Turn 14. Ben is on turn, step 2: moving, 2 points left.")
    assert "Under I8 was: Shark." in alt
    assert "Ada (A): 2 saved, 7 in play, 1 lost; keeps one beach tile and one forest tile." in alt


def test_the_text_alternative_has_every_piece_and_everything_known() -> None:
    text = draw(tables.middle(), tables.scene()).text
    for line in (
        "- G7: Ada N, Ben N, Ben P, Cleo N, Dina N, Dina P",
        "Swimming:\n- C1: Ben T",
        "- I2: empty",
        "- B10: Ada S, Cleo T",
        "Creatures: Sea serpent: B1, D10, H6, K2, K10; Shark: E5, I8; Whale: C6, K7.",
        "Saved, north-east island: Ada V, Ada W, Cleo W.",
        "Lost: Ada X, Ben X, Dina X.",
        "- mountain: Shark 1, Whirlpool 4, Volcanic eruption 1, Repel a shark 1, Repel a whale 1",
    ):
        assert line in text, line
    assert "The island has 8 beach tiles: E8, F3" in text


def test_kept_tiles_are_told_to_their_owner_alone() -> None:
    own = draw(tables.keeping("wind", "repel_whale"), tables.scene())
    assert "You keep 2 tiles:\n- Fair wind: In your turn it drives a boat" in own.text
    public = draw(tables.middle(), tables.scene())
    assert "You keep" not in public.text + public.alt


def test_values_are_told_while_placing_and_not_after() -> None:
    placing, playing = (GAME.view(tables.moment(number, 3, 2)[0], Seat(0)) for number in (20, 150))
    assert (placing.turn, bool(playing.turn)) == (0, True)
    assert draw_hand(placing, tables.scene(3)).text.count("worth") == 10
    later = draw_hand(playing, tables.scene(3))
    assert "worth" not in later.text + later.alt


def test_the_score_sheet_is_told_best_first_with_all_values() -> None:
    view = tables.ended()
    assert view.ending
    picture = draw(view, tables.scene())
    best = tables.NAMES[view.ending.winners[0]]
    assert re.search(rf"1st: {best} with \d+ points?, \d+ saved\.", picture.alt)
    assert picture.text.count("not saved: ") == 4


def test_the_marked_spots_are_told_with_what_they_mean() -> None:
    marks = {"h9": "h9", "i10": "i10"}
    picture = draw(tables.choosing(), tables.scene(marks=marks))
    assert "About to move: Ben S at H10." in picture.alt
    assert "Marked for you: H9 walk, I10 board / swim." in picture.alt
    plain = draw(replace(tables.middle(), viewer=Seat(1), step=3), tables.scene(marks=marks))
    assert "Marked for you: H9, I10." in plain.text


def test_a_creature_that_may_be_repelled_is_told() -> None:
    assert (
        "Ben has moved a shark to F11; it may be repelled." in draw(tables.threatened(), tables.scene()).alt
    )


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_description_never_exceeds_what_discord_takes(language: str) -> None:
    names = tuple(letter * 32 for letter in "ABCD")
    every = {spot: spot for spot in GAME.facts.board.hexes}
    crowd = Scene(names, language, every, tables.trail() * 3)
    for position in (tables.start(), tables.crowded(), tables.threatened(), tables.ended()):
        assert len(draw(replace(position, viewer=Seat(1)), crowd).alt) <= 1024
    assert len(draw_hand(tables.keeping(*["move_serpent"] * 9), crowd).alt) <= 1024
