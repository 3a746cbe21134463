"""A game's banner: a piece of a board with the title over it, kept as a file in the game's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw

from render.lettering import font

SIZE = (1200, 480)
SHADE = (4, 14, 28)  # the sea at night, behind the title
TITLE = 92
MARGIN = 40
Box = tuple[int, int, int, int]


@cache
def kept(game: str) -> bytes | None:
    """The banner as it was last drawn; None for a game that has none."""
    path = file_of(game)
    return path.read_bytes() if path.is_file() else None


def file_of(game: str) -> Path:
    return Path(__file__).parent / game / "banner.png"


def drawn(board: Image.Image, piece: Box, title: str) -> Image.Image:
    """A piece of a board, darkened towards the foot, with the title there."""
    image = board.convert("RGB").crop(piece).resize(SIZE, Image.Resampling.LANCZOS)
    fall = Image.linear_gradient("L").resize(SIZE).point(lambda depth: max(0, depth - 110) * 230 // 145)
    image = Image.composite(Image.new("RGB", SIZE, SHADE), image, fall)
    pen, face = ImageDraw.Draw(image), font(TITLE, "Display")
    pen.text((MARGIN, SIZE[1] - MARGIN), title, font=face, fill="white", anchor="ls")
    return image.quantize(128, dither=Image.Dither.NONE)
