"""Colours, icons and lines of icons of Underwater Cities."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from games.core.model import Seat
from games.underwater_cities.icons import icons
from render.palette import NIGHT, WHITE
from render.pieces import WIDE
from render.underwater_cities import look
from render.underwater_cities.board import HIGH as BOARD_HIGH
from render.underwater_cities.board import WITH_CONTRACTS
from render.underwater_cities.hand import DEALS, wrapped
from render.underwater_cities.lines import ICONS, fitted, glyph, row_width, words_of
from render.underwater_cities.look import DEEP, FACTS, HUES, MIST, SEA2, SEA3
from render.underwater_cities.lookup import card_markup, card_sentence
from render.underwater_cities.main_board import free_slot, put_slot
from tests.kit.samples import first_quick
from tests.render.contrast import contrast, luminance

EFFECTS = [
    *(effect for card in FACTS.cards.values() for effect in card.effects),
    *(slot.effect for side in FACTS.slots.values() for slot in side.values()),
    *(effect for t in FACTS.tiles.values() for effect in (t.instant, t.production, t.end) if effect),
    *(contract.gives for contract in FACTS.contracts.values()),
]
SIGNS = {"/", "+", ">", "<>", ":", "-", "=", "(", ")"}


@pytest.mark.parametrize("colour", HUES)
def test_text_on_an_action_colour_can_be_read(colour: str) -> None:
    hue = HUES[colour]
    assert contrast(hue.ink, hue.band) >= 4.5
    assert contrast(NIGHT, hue.paper) >= 4.5
    assert contrast(MIST, hue.sunk) >= 4.5


def test_action_colours_differ_in_lightness() -> None:
    bands = [HUES[name].band for name in ("yellow", "red", "green")]
    for one, other in combinations(bands, 2):
        assert abs(luminance(one) - luminance(other)) >= 0.15


@pytest.mark.parametrize("paper", [NIGHT, DEEP, SEA3, SEA2])
def test_plain_text_can_be_read_on_every_sea(paper: str) -> None:
    assert contrast(WHITE, paper) >= 4.5


def test_every_effect_has_an_icon_for_each_of_its_words() -> None:
    for effect in EFFECTS:
        for word in words_of(icons(effect)):
            known = word.note or word.name in SIGNS or not word.name or word.name in ICONS
            assert known or word.name.startswith(("slot.", "space.")), (effect.text, word)


def test_a_card_names_a_slot_by_its_label_on_this_side_of_the_board() -> None:
    assert card_markup("upgrade_clause", "many").startswith("slot.Y5")
    assert card_markup("upgrade_clause", "few").startswith("slot.Y1")


def test_a_line_too_long_for_its_box_is_broken_at_a_sign_and_stays_whole() -> None:
    for effect in EFFECTS:
        markup = icons(effect)
        found = fitted(markup, 112, 86, 42)
        assert " ".join(found.lines) == markup
        assert max(row_width(line, found.size) for line in found.lines) <= 112 + found.size * 0.2


@pytest.mark.parametrize("high", [86, 118])
def test_a_choice_is_broken_at_its_or_and_its_brackets_stay_together(high: int) -> None:
    """The tunnel, or all the rest: slot G4, with and without contracts on the table."""
    found = fitted(icons(FACTS.slots["many"]["G4"].effect), 160, high, 58, 2)
    assert found.lines == ("tunnel /", "( fed 2*cd cr )")


@pytest.mark.parametrize("language", first_quick(["fr", "en", "it"]))
def test_no_cards_text_is_cut_in_a_hand_of_up_to_eight(language: str) -> None:
    words = look.language(language)
    for most, deal in DEALS:
        if most > 8:
            continue
        for key in FACTS.cards:
            lines, _ = wrapped(card_sentence(words, key), deal)
            assert " ".join(lines) == card_sentence(words, key), (most, key)


def test_an_unknown_icon_is_a_question_mark() -> None:
    assert glyph("kraken")[-1].text == "?"


def test_the_number_of_a_turn_leaves_the_slot_below_alone() -> None:
    """The tile of a slot is kept by its place: it must not depend on what was drawn above it at first."""
    free = free_slot("few", "Y1", (200, WITH_CONTRACTS.tile))
    (x, y), below = (100, WITH_CONTRACTS.rows[0]), WITH_CONTRACTS.rows[1]
    canvas, plain = (look.canvas(WIDE, BOARD_HIGH) for _ in range(2))
    for one in (canvas, plain):
        one.back(WITH_CONTRACTS.water())
    put_slot(canvas, x, y, replace(free, seats=(Seat(0),), change=1))
    under = (0, below, WIDE, BOARD_HIGH)
    assert canvas.numbers.crop(under).tobytes() == plain.numbers.crop(under).tobytes()
