"""Every game has its banner."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games import GAMES
from render.banner import kept
from tests.render.banners import SIZE, keep_anew


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_banner(game: str, update: bool) -> None:
    if update:
        keep_anew(game)
        kept.cache_clear()
    png = kept(game)
    assert png is not None and len(png) < 300_000
    assert Image.open(io.BytesIO(png)).size == SIZE
