"""What the camp offers for each colour, and the portholes that are left, as a part of the hand."""

from __future__ import annotations

from games.core.words import Words
from games.nautilus_island.view import NautilusIslandView as View
from render.canvas import Canvas
from render.kit.sizes import LEAD
from render.nautilus_island.cards import family_chip, no_token, porthole, token
from render.nautilus_island.look import STORABLE
from render.palette import CREAM, EDGE, MUTED, NIGHT, PANEL, WHITE


def camp(canvas: Canvas, view: View, words: Words, box: tuple[int, int, int, int], end: int) -> None:
    """What the camp offers, in words, up to `end`; and the portholes left, below or beside."""
    x, y, right, bottom = box
    canvas.box(box, 20, PANEL, EDGE, 2)
    canvas.text(x + 22, y + 30, words.text("picture-at-camp"), 26, WHITE, ground=PANEL)
    below = end == right
    step = 54 if not below or bottom - y > 440 else 44
    for number, colour in enumerate(STORABLE):
        place = (x + 42, y + 28 + step + number * step)
        _camp_line(canvas, words, colour, view.camp.get(colour), place, step, end - 14)
    if below:
        _porthole_line(canvas, view, words, x, bottom - step, right - x)
    else:
        _porthole_table(canvas, view, words, end + 20, y)


def _camp_line(
    canvas: Canvas, words: Words, colour: str, kind: str | None, at: tuple[int, int], step: int, end: int
) -> None:
    (x, y), size = at, step - 10
    canvas.stamp(family_chip, at, size // 2 + 2, PANEL, colour, size)
    if kind:
        canvas.stamp(token, (x + 56, y), size // 2 + 4, PANEL, kind, size // 2 + 2)
    else:
        canvas.stamp(no_token, (x + 56, y), size // 2 + 4, PANEL, size // 2 - 1, MUTED)
    said, ink = words.text(f"token-{kind}" if kind else "picture-no-token"), WHITE if kind else MUTED
    canvas.text_in(x + 94, y, said, end - x - 94, LEAD, ink, "SemiBold", ground=PANEL)


def _porthole_line(canvas: Canvas, view: View, words: Words, x: int, y: int, wide: int) -> None:
    canvas.fill(x + 20, y - 45, x + wide - 20, y - 43, EDGE)
    left = 40
    if wide > 560:
        left += canvas.text(x + 22, y, words.text("picture-portholes"), 24, WHITE, ground=PANEL) + 14
    step = min(140, (wide - left - 30) // 4)
    for number, (size, values) in enumerate(view.portholes.items()):
        at = x + left + number * step
        _needs(canvas, at, y, size)
        canvas.stamp(porthole, (at + 46, y), 31, PANEL, values[0] if values else None, 29)


def _porthole_table(canvas: Canvas, view: View, words: Words, x: int, y: int) -> None:
    """One line a stack, with every value left in it."""
    canvas.text(x, y + 30, words.text("picture-portholes"), 26, WHITE, ground=PANEL)
    for number, (size, values) in enumerate(view.portholes.items()):
        middle = y + 92 + number * 66
        _needs(canvas, x + 17, middle, size)
        for place, value in enumerate(values or (None,)):
            canvas.stamp(porthole, (x + 80 + place * 74, middle), 31, PANEL, value, 29)


def _needs(canvas: Canvas, x: int, y: int, size: int) -> None:
    """A card with the number of cards a porthole needs."""
    canvas.box((x - 15, y - 20, x + 15, y + 20), 6, CREAM, ground=PANEL)
    canvas.text(x, y - 1, size, 26, NIGHT, "Black", "m", CREAM)
