"""What the signs on a game's board mean, as a picture: for whoever plays a game for the first time."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from games.core.words import Words, words
from render.canvas import Canvas
from render.descriptions import WORDS
from render.kit.layout import Drawer, Sign, legend
from render.nautilus import emojis as na_emojis
from render.nautilus import look as na_look
from render.nautilus_island import emojis as ni_emojis
from render.nautilus_island import look as ni_look
from render.palette import BRASS, MUTED, WHITE
from render.scene import ALT_MOST, Picture
from render.the_island import emojis as is_emojis
from render.the_island import look as is_look
from render.underwater_cities import emojis as uc_emojis
from render.underwater_cities import look as uc_look

WIDE, HEAD, ROW, ACROSS = 700, 68, 78, 1  # pixels: narrow, so that it can be read on a phone
TEXT, EDGE = 29, 24


class Signs(NamedTuple):
    """A game's signs by name, and where it has its words and its colours from."""

    drawers: dict[str, Drawer]
    language: Callable[[str], Words]
    canvas: Callable[[int, int], Canvas]


SIGNS = {
    "nautilus_island": Signs(ni_emojis.SIGNS, ni_look.language, ni_look.canvas),
    "the_island": Signs(is_emojis.SIGNS, is_look.language, is_look.canvas),
    "nautilus": Signs(na_emojis.SIGNS, na_look.language, na_look.canvas),
    "underwater_cities": Signs(uc_emojis.SIGNS, uc_look.language, uc_look.canvas),
}


def drawn(game: str, language: str) -> Picture:
    """A game's legend."""
    drawers, language_of, canvas_of = SIGNS[game]
    said, title = language_of(language), words(language, WORDS).text("legend-title")
    signs = [Sign(draw, said.text(f"sign-{name}")) for name, draw in drawers.items()]
    high = HEAD + -(-len(signs) // ACROSS) * ROW
    canvas = canvas_of(WIDE, high + 12)
    canvas.text(EDGE, HEAD // 2, said.text("title"), 32, WHITE, "Display")
    canvas.text(WIDE - EDGE, HEAD // 2, title, 24, MUTED, "SemiBold", "r")
    canvas.fill(EDGE, HEAD - 6, WIDE - EDGE, HEAD - 4, BRASS)
    legend(canvas, signs, (EDGE, HEAD, WIDE - EDGE, high), ACROSS, TEXT)
    lines = [f"{title} – {said.text('title')}:", *(f"- {sign.said}" for sign in signs)]
    alt = " ".join([lines[0], "; ".join(sign.said for sign in signs)])
    return Picture(canvas.png(), alt[:ALT_MOST], lambda: "\n".join(lines))
