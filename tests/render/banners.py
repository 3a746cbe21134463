"""The banners of the games: drawn from recorded matches, looked at, and kept.

pytest tests/render/test_banners.py --update
"""

from __future__ import annotations

import io

from msgspec.structs import replace
from PIL import Image, ImageDraw

import render
from games import GAMES
from games.core import engine, notation
from render.banner import file_of
from render.lettering import font
from render.scene import Box
from tests.kit.recorded import FIXTURES

PIECES: dict[str, tuple[str, float, Box]] = {  # the match, how far it has got, what of the board is shown
    "the_island": ("four_players", 0.62, (10, 200, 1035, 610)),
    "nautilus": ("all_found", 0.75, (40, 95, 1030, 491)),
    "nautilus_island": ("four_players", 0.6, (0, 120, 1400, 680)),
    "underwater_cities": ("four_players", 0.7, (20, 120, 1020, 520)),
}
SIZE = (1200, 480)
SHADE = (4, 14, 28)  # the sea at night, behind the title
TITLE = 92
MARGIN = 40
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


def drawn(board: Image.Image, piece: Box, title: str) -> Image.Image:
    """A piece of a board, darkened towards the foot, with the title there."""
    image = board.convert("RGB").crop(piece).resize(SIZE, Image.Resampling.LANCZOS)
    fall = Image.linear_gradient("L").resize(SIZE).point(lambda depth: max(0, depth - 110) * 230 // 145)
    image = Image.composite(Image.new("RGB", SIZE, SHADE), image, fall)
    pen, face = ImageDraw.Draw(image), font(TITLE, "Display")
    pen.text((MARGIN, SIZE[1] - MARGIN), title, font=face, fill="white", anchor="ls")
    return image.quantize(128, dither=Image.Dither.NONE)
