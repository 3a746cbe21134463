"""What is said about the pictures."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import render
from games.core.model import Seat
from render import Scene, describe, describe_hand
from render.nautilus_island import look
from tests.render.files import undrawn
from tests.render.nautilus_island import tables
from tests.render.nautilus_island.tables import GAME

KEY = "nautilus_island"
FOLDER = Path(render.__file__).parent / "words"
draw, draw_hand = undrawn(describe), undrawn(describe_hand)


def test_the_description_says_where_the_match_stands_and_what_changed() -> None:
    alt = draw(KEY, tables.middle(), tables.scene(trail=tables.trail())).alt
    assert alt.startswith("Nautilus Island. Round 8, crossing down. Cleo is to move.")
    assert "Dina closed the fishing collection with the 3-card porthole for 5 points." in alt
    assert "Ben stands below column 5." in alt
    assert "Ada: 19 points on the table, 2 cards in hand." in alt


def test_the_text_alternative_has_every_column_pawn_token_porthole_and_collection() -> None:
    text = draw(KEY, tables.middle(), tables.scene()).text
    for line in (
        "Column 1: chest; 7 cards in each pile.",
        "Column 5: rod, compass, face down; 3 cards in each pile.",
        "Ada stands above column 6.",
        "After that: Ada.",
        "Camp: clothes (no token), navigation (5 points for two alike)",
        "4 cards: 7, 6 points; 5 cards: none left; 6 cards: 16, 14, 12 points.",
        "- Clothes: 2 coats, a hat, a pair of boots; bonus token: 3 points;",
        "closed with a porthole of 8 (19 points)",
    ):
        assert line in text, line


def test_the_hand_is_told_to_its_owner_alone() -> None:
    own = draw(KEY, tables.holding("pearl", "wrench", "wrench"), tables.scene())
    assert "Your hand, 3 cards:\nRepair: 2 wrenches.\nTreasure: a pearl." in own.text
    public = draw(KEY, tables.middle(), tables.scene())
    assert "Your hand" not in public.text + public.alt
    assert "pearl" not in public.text + public.alt


def test_the_hand_picture_is_told_with_what_is_laid_and_what_the_camp_offers() -> None:
    picture = draw_hand(KEY, tables.holding("pearl", "crown"), tables.scene())
    assert "Your treasure is worth 5 points at the end." in picture.alt
    assert "You have laid:\n- Repair: 2 hammers, a wrench" in picture.text
    assert "Camp: clothes (no token)" in picture.text


def test_the_score_sheet_is_told_best_first_and_who_left_comes_last() -> None:
    alt = draw(KEY, tables.ended(), tables.scene()).alt
    assert re.findall(r"(\d)\w\w: (\w+) with (\d+)", alt) == [
        ("1", "Ben", "22"),
        ("2", "Ada", "22"),
        ("3", "Cleo", "6"),
        ("4", "Dina", "14"),
    ]


def test_marked_options_are_told_too() -> None:
    picture = draw(KEY, replace(tables.middle(), viewer=Seat(2)), tables.scene(marks={"1": "1", "3": "3"}))
    assert "Marked for you: 1, 3." in picture.alt
    assert "Marked for you: 1, 3." in picture.text


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_description_never_exceeds_what_discord_takes(language: str) -> None:
    names = tuple(letter * 32 for letter in "ABCD")
    crowd = Scene(names, language, {str(n): str(n) for n in range(1, 7)}, tables.trail() * 3)
    for position in (tables.middle(), tables.crowded(), tables.ended()):  # as many as there are names
        assert len(draw(KEY, position, crowd).alt) <= 1024


def test_the_points_on_the_table_and_of_treasure_add_up_to_the_score() -> None:
    *_, (state, _, _) = tables.playout(4, seed=3)
    view = GAME.view(state, None)
    for seat, player in enumerate(view.players):
        treasure = look.treasure(player.shown)
        assert look.on_the_table(player) + treasure == view.ending.scores[seat]
        assert Counter(player.shown).total() == player.hand
