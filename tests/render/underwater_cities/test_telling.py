"""What is said about the pictures of Underwater Cities."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import render.underwater_cities as painter
from games.core.model import Seat
from games.underwater_cities.view import HandCard
from render.scene import Scene
from render.underwater_cities import describe, look, told_hand, told_player
from render.underwater_cities.look import FACTS
from render.underwater_cities.lookup import tile_sentences
from render.underwater_cities.telling import told_production
from tests.render.files import undrawn
from tests.render.underwater_cities import tables
from tests.render.underwater_cities.tables import NAMES, scene

FOLDER = Path(painter.__file__).parent / "words"
draw, draw_hand = undrawn(describe), undrawn(told_hand)
draw_player, draw_production = undrawn(told_player), undrawn(told_production)


def test_the_description_says_where_the_match_stands_and_who_has_what() -> None:
    view = tables.middle().view()
    alt = draw(view, scene(view)).alt
    assert alt.startswith("Underwater Cities. Era II, round 6 of 10.")
    assert f"{NAMES[view.on_turn or 0]} is to play." in alt
    for name, player in zip(NAMES, view.players, strict=False):
        assert f"{name}: {player.points} point" in alt


def test_the_text_alternative_has_every_slot_card_contract_city_and_tunnel() -> None:
    view = tables.middle().view()
    text = draw(view, scene(view)).text
    for slot in view.slots:
        if slot.label != "always":
            assert f"\n{slot.label}: " in text
    for number, key in enumerate(view.offer, 1):
        assert (f"Special card S{number}:" in text) == bool(key)
    assert text.count("Contract ") == len(view.contracts) == 3
    for player in view.players:
        for city in player.cities:
            assert f"- City {city.site}," in text
        for building in player.buildings:
            assert f"{building.site} a" in text
        for tunnel in player.tunnels:
            assert tunnel.site in text


def test_no_number_is_missing_where_a_metropolis_is_told() -> None:
    said = [line for key in FACTS.tiles for line in tile_sentences(look.language("en"), key)]
    assert said and not [line for line in said if "credit" in line.partition(":")[0]]


def test_the_hand_is_told_to_its_owner_alone() -> None:
    now = tables.middle()
    own, public = draw(now.own, scene(now.own)), draw(now.view(), scene(now.view()))
    assert "Your hand" in own.text
    assert "Your hand" not in public.text + public.alt


def test_the_hand_picture_tells_each_card_and_where_it_matches() -> None:
    view = replace(tables.middle().own, hand=(HandCard("banker", ("G1", "G5")), HandCard("monument", ())))
    text = draw_hand(view, scene(view)).text
    assert "- Banker (green, 3 credits). At the end: buy 13 points for 15 credits. Matches G1, G5." in text
    assert "No free slot of its colour can be used now." in text


def test_special_cards_the_viewer_chooses_from_are_told() -> None:
    view = replace(tables.middle().own, looking=("surveyor", "mayor"))
    assert "Special cards to choose from:\n- Surveyor" in draw_hand(view, scene(view)).text


def test_a_sea_floor_is_told_with_its_free_sites_and_what_they_bring() -> None:
    now = tables.advanced()
    for seat, player in enumerate(now.view().players):
        text = draw_player(now.view(), scene(now.view()), Seat(seat)).text
        board = FACTS.boards[player.board]
        built = {thing.site for things in (player.cities, player.tunnels) for thing in things}
        assert "Free sites: " in text
        for site in board.surcharge:
            if site not in built and "-" in site:
                assert f"Building at {site} costs" in text
        for site, count in board.times.items():
            assert f"{site} produces {count} times." in text


def test_production_is_told_source_by_source_and_adds_up() -> None:
    view = tables.between_eras().view()
    text = draw_production(view, scene(view)).text
    assert text.startswith("Underwater Cities. Production at the end of era I.")
    for seat, report in view.reports.items():
        block = text.partition(f"{NAMES[seat]} produced")[2].partition("\n\n")[0]
        assert block.count("\n- ") == len(report.lines)


def test_before_the_first_production_there_is_nothing_to_report() -> None:
    now = next(iter(tables.playout(2, 1)))
    assert "Nothing has been produced yet." in draw_production(now.view(), scene(now.view())).alt


def test_the_score_sheet_is_told_best_first() -> None:
    view = tables.ended(3).view()
    assert view.ending is not None
    alt = draw(view, scene(view)).alt
    found = re.findall(r"\d\w\w: (\w+) with (\d+) point", alt)
    assert [int(points) for _, points in found] == sorted(view.ending.scores, reverse=True)
    assert found[0][0] == NAMES[view.ending.winners[0]]


def test_marked_options_are_told_too() -> None:
    view = replace(tables.middle().own, step="place")
    picture = draw(view, scene(view, marks={"Y1": "Y1", "G3": "G3"}))
    assert "Marked for you: Y1, G3." in picture.alt
    assert "Marked for you: Y1, G3." in picture.text


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_description_never_exceeds_what_discord_takes(language: str) -> None:
    names = tuple(letter * 32 for letter in "ABCD")
    for now in (tables.middle(), tables.advanced(), tables.late(4), tables.ended(4)):
        view = now.view()
        crowd = Scene(names[: len(view.players)], language, {}, now.lately * 3)
        assert len(draw(view, crowd).alt) <= 1024
        assert len(draw_player(view, crowd, Seat(0)).alt) <= 1024
