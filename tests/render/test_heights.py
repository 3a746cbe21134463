"""A post on a phone: the public picture leaves room for its words."""

from __future__ import annotations

import pytest

import render
from games import GAMES
from games.core import engine
from render import Scene
from tests.render.files import image

PHONE, MOST = 390, 335  # pixels

TABLES = [(key, seats) for key, game in GAMES.items() for seats in sorted(game.meta.seats)]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_public_board_is_no_taller_than_a_third_of_a_phone(key: str, seats: int) -> None:
    game = GAMES[key]
    view = game.view(engine.start(game, game.setup(seats, "height")).state, None)
    board = image(render.draw(key, view, Scene(names=("Ada", "Bruno", "Chiara", "David")[:seats])))
    assert board.height * PHONE / board.width <= MOST
