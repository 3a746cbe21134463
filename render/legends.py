"""What the signs on a game's board mean, as a picture: for whoever plays a game for the first time."""

from __future__ import annotations

from games.core.words import words
from render.descriptions import WORDS
from render.emojis import ICONS
from render.kit.layout import Sign, legend
from render.nautilus import look as na_look
from render.nautilus_island import look as ni_look
from render.palette import BRASS, MUTED, WHITE
from render.scene import ALT_MOST, Picture
from render.the_island import look as is_look
from render.underwater_cities import look as uc_look

WIDE, HEAD, ROW, ACROSS = 700, 68, 78, 1  # pixels: narrow, so that it can be read on a phone
TEXT, EDGE = 29, 24
LOOKS = {  # where a game has its words and its colours from
    "nautilus_island": ni_look,
    "the_island": is_look,
    "nautilus": na_look,
    "underwater_cities": uc_look,
}


def drawn(game: str, language: str) -> Picture:
    """A game's legend."""
    look = LOOKS[game]
    said, title = look.language(language), words(language, WORDS).text("legend-title")
    signs = [Sign(draw, said.text(f"sign-{name}")) for name, draw in ICONS[game].signs.items()]
    high = HEAD + -(-len(signs) // ACROSS) * ROW
    canvas = look.canvas(WIDE, high + 12)
    canvas.text(EDGE, HEAD // 2, said.text("title"), 32, WHITE, "Display")
    canvas.text(WIDE - EDGE, HEAD // 2, title, 24, MUTED, "SemiBold", "r")
    canvas.fill(EDGE, HEAD - 6, WIDE - EDGE, HEAD - 4, BRASS)
    legend(canvas, signs, (EDGE, HEAD, WIDE - EDGE, high), ACROSS, TEXT)
    lines = [f"{title} – {said.text('title')}:", *(f"- {sign.said}" for sign in signs)]
    alt = " ".join([lines[0], "; ".join(sign.said for sign in signs)])
    return Picture(canvas.png(), alt[:ALT_MOST], lambda: "\n".join(lines))
