"""What the signs on a game's board mean, as a picture: for whoever plays a game for the first time."""

from __future__ import annotations

from types import ModuleType

from games.core.words import words
from render.canvas import Canvas
from render.descriptions import WORDS
from render.kit.layout import MARGIN, Drawer, sign
from render.lettering import wrapped
from render.palette import BRASS, MUTED, WHITE
from render.scene import ALT_MOST, Picture

WIDE, HEAD, ROW = 700, 68, 78  # pixels: narrow, so that it can be read on a phone
TEXT, EDGE, ICON = 29, 24, 67


def drawn(look: ModuleType, drawers: dict[str, Drawer], language: str) -> Picture:
    """A game's legend: its colours and words are those of its look."""
    said, title = look.language(language), words(language, WORDS).text("legend-title")
    meanings = [said.text(f"sign-{name}") for name in drawers]
    canvas = look.canvas(WIDE, HEAD + len(drawers) * ROW + 12)
    canvas.text(EDGE, HEAD // 2, said.text("title"), 32, WHITE, "Display")
    canvas.text(WIDE - EDGE, HEAD // 2, title, 24, MUTED, "SemiBold", "r")
    canvas.fill(EDGE, HEAD - 6, WIDE - EDGE, HEAD - 4, BRASS)
    for number, (draw, meaning) in enumerate(zip(drawers.values(), meanings, strict=True)):
        _line(canvas, draw, meaning, HEAD + number * ROW + ROW // 2)
    lines = [f"{title} – {said.text('title')}:", *(f"- {meaning}" for meaning in meanings)]
    alt = " ".join([lines[0], "; ".join(meanings)])
    return Picture(canvas.png(), alt[:ALT_MOST], lambda: "\n".join(lines))


def _line(canvas: Canvas, draw: Drawer, meaning: str, y: int) -> None:
    """A sign, and what it means."""
    left, room = EDGE + ICON + MARGIN, WIDE - 2 * EDGE - ICON - 2 * MARGIN
    canvas.stamp(sign, (EDGE + ICON // 2, y), ICON // 2 + 4, canvas.ground, draw, ICON)
    lines = wrapped(meaning, room, TEXT, "SemiBold")
    for place, line in enumerate(lines):
        down = round((place - (len(lines) - 1) / 2) * TEXT * 1.2)
        canvas.text_in(left, y + down, line, room + MARGIN, TEXT, WHITE, "SemiBold")
