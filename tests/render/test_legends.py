"""A picture that says what the signs on a board mean."""

from __future__ import annotations

import pytest

import render
from games import GAMES
from games.core.words import LANGUAGES
from render import legends
from render.emojis import ICONS
from render.kit import layout
from render.lettering import wrapped
from tests.render.files import image


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_legend_that_is_told_in_words_too(game: str, language: str) -> None:
    picture = render.legend(game, language)
    assert picture is not None and len(picture.png) < 100_000 and len(picture.alt) <= 1024
    assert image(picture).width == legends.WIDE
    told = picture.text.splitlines()[1:]
    assert len(told) == len(ICONS[game].signs)
    assert all(line.removeprefix("- ") in picture.alt for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_sign_needs_more_than_two_lines(game: str, language: str) -> None:
    room = (legends.WIDE - 2 * legends.EDGE) - round(legends.TEXT * 2.3) - 2 * layout.MARGIN
    words = render.PAINTERS[game].look.language(language)
    said = [words.text(f"sign-{name}") for name in ICONS[game].signs]
    assert [text for text in said if len(wrapped(text, room, legends.TEXT, "SemiBold")) > 2] == []


def test_a_game_without_a_painter_has_none() -> None:
    assert render.legend("chess", "en") is None


def test_words_below_zero_stand_at_a_cards_right_edge() -> None:
    canvas = render.nautilus.look.canvas(400, 100)
    card = layout.Card(canvas, (50, 0, 350, 100), "#12304A")
    assert card.at(10, 20) == (60, 20) and card.at(-10, -20) == (340, 80)
    assert card.text(-10, 50, "12", 30) < card.text(10, 50, "a longer line", 30)
