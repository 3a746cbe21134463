"""Icons as emojis: within Discord's limits, and chosen from an option's step and key alone."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games import GAMES
from render import emojis
from tests.bot.test_panel import positions
from tests.kit.subjects import SUBJECTS


@pytest.mark.parametrize("game", GAMES)
def test_many_options_of_a_game_have_an_icon_that_is_drawn(game: str) -> None:
    asked = [(d.step, key) for p in positions(SUBJECTS[game], 3) for d in p.asked for key in d.keys]
    shown = [icon for step, key in asked if (icon := emojis.icon_of(game, step, key))]
    assert set(shown) <= set(emojis.names()) and len(set(shown)) > 2


def test_every_icon_fits_discords_limits() -> None:
    for name, png in emojis.drawn().items():
        assert Image.open(io.BytesIO(png)).size == (128, 128) and len(png) < 256 * 1024, name
        title = emojis.titled(name, png)
        assert len(title) <= 32 and title.replace("_", "").isalnum(), title
        assert emojis.untitled(title) == name


def test_another_picture_has_another_title() -> None:
    assert emojis.titled("is_shark", b"one") != emojis.titled("is_shark", b"another")
