"""What the signs on a game's board mean, as a picture: for whoever plays a game for the first time."""

from __future__ import annotations

from types import ModuleType

from games.core.words import words
from render.descriptions import WORDS
from render.kit.layout import Drawer, Sign, legend
from render.palette import BRASS, MUTED, WHITE
from render.scene import ALT_MOST, Picture

WIDE, HEAD, ROW = 700, 68, 78  # pixels: narrow, so that it can be read on a phone
TEXT, EDGE = 29, 24


def drawn(look: ModuleType, drawers: dict[str, Drawer], language: str) -> Picture:
    """A game's legend: its colours and words are those of its look."""
    said, title = look.language(language), words(language, WORDS).text("legend-title")
    signs = [Sign(draw, said.text(f"sign-{name}")) for name, draw in drawers.items()]
    high = HEAD + len(signs) * ROW
    canvas = look.canvas(WIDE, high + 12)
    canvas.text(EDGE, HEAD // 2, said.text("title"), 32, WHITE, "Display")
    canvas.text(WIDE - EDGE, HEAD // 2, title, 24, MUTED, "SemiBold", "r")
    canvas.fill(EDGE, HEAD - 6, WIDE - EDGE, HEAD - 4, BRASS)
    legend(canvas, signs, (EDGE, HEAD, WIDE - EDGE, high), TEXT)
    lines = [f"{title} – {said.text('title')}:", *(f"- {sign.said}" for sign in signs)]
    alt = " ".join([lines[0], "; ".join(sign.said for sign in signs)])
    return Picture(canvas.png(), alt[:ALT_MOST], lambda: "\n".join(lines))
