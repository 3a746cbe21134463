"""The banners of the games: drawn from recorded matches, looked at, and kept.

pytest tests/render/test_banners.py --update
"""

from __future__ import annotations

import io

from msgspec.structs import replace
from PIL import Image

import render
from games import GAMES
from games.core import engine, notation
from render.banner import Box, drawn, file_of
from tests.kit.recorded import FIXTURES

PIECES: dict[str, tuple[str, float, Box]] = {  # the match, how far it has got, what of the board is shown
    "the_island": ("four_players", 0.62, (10, 200, 1035, 610)),
    "nautilus": ("all_found", 0.75, (40, 95, 1030, 491)),
    "nautilus_island": ("four_players", 0.6, (0, 120, 1400, 680)),
    "underwater_cities": ("four_players", 0.7, (20, 120, 1020, 520)),
}
NAMES = ("Ada", "Bruno", "Chiara", "David")


def keep_anew(game: str) -> None:
    """Draw a game's banner and keep it."""
    match, part, piece = PIECES[game]
    transcript = notation.read((FIXTURES / game / f"{match}.txt").read_text(encoding="utf-8"))
    played = replace(transcript, rows=transcript.rows[: int(len(transcript.rows) * part)])
    state = engine.replay(GAMES[game], played).state
    board = render.draw(game, GAMES[game].view(state, None), render.Scene(NAMES[: state.seats]))
    image = drawn(Image.open(io.BytesIO(board.png)), piece, GAMES[game].meta.title)
    image.save(file_of(game), optimize=True)
