"""Colours of The Island that can be told apart and read."""

from __future__ import annotations

import pytest

from render.palette import GOLD, NIGHT, OPTION, SEATS, WHITE
from render.the_island.look import LAND, MUTED, PANEL, RED, SEA, SEA_NAME, STRIP, WHALE
from tests.render.contrast import contrast, luminance


@pytest.mark.parametrize("terrain", LAND)
def test_a_hexs_name_can_be_read_on_its_terrain(terrain: str) -> None:
    assert contrast(LAND[terrain].name, LAND[terrain].top) >= 4.5


@pytest.mark.parametrize("depth", range(4))
def test_a_hexs_name_can_be_read_at_every_depth(depth: int) -> None:
    assert contrast(SEA_NAME[depth], SEA[depth]) >= 4.5


@pytest.mark.parametrize("paper", [NIGHT, STRIP, PANEL])
def test_plain_text_can_be_read_on_every_dark_ground(paper: str) -> None:
    for ink in (WHITE, MUTED, GOLD):
        assert contrast(ink, paper) >= 4.5


def test_text_on_cards_and_labels_can_be_read() -> None:
    for ink, paper in (
        (NIGHT, OPTION),
        (WHITE, RED),
        (NIGHT, LAND["beach"].light),
        (WHITE, WHALE),
        (NIGHT, GOLD),
    ):
        assert contrast(ink, paper) >= 4.5


def test_a_letter_can_be_read_on_every_explorer() -> None:
    assert all(contrast(NIGHT, seat.fill) >= 4.5 for seat in SEATS)


def test_terrains_differ_in_lightness_too() -> None:
    light = sorted(luminance(land.top) for land in LAND.values())
    assert light[0] < light[2] * 0.6
