"""What was done last: lines of words and icons, numbered like the arrows on the chart."""

from __future__ import annotations

from games.core.words import Words
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.sizes import LABEL
from render.lettering import ELLIPSIS, width
from render.nautilus import tokens
from render.nautilus.icons import coin, eye, helmet, unpaid
from render.nautilus.modules import mini
from render.nautilus.news import Entry, Part
from render.palette import EDGE, MUTED, SEATS, STRIP, WHITE
from render.pieces import number_dot

LINES = 5
PITCH = 29
SIZE = 22


def shown(entries: list[Entry]) -> list[Entry]:
    """Those with a line of their own: the newest."""
    return entries[-LINES:]


def panel(
    canvas: Canvas, view: NautilusView, words: Words, entries: list[Entry], box: tuple[int, int, int, int]
) -> None:
    x, y, right, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    title = words.text("picture-since-public" if view.viewer is None else "picture-since-yours")
    left, used = len(entries) - LINES, 0
    if left > 0:
        said = words.text("picture-earlier", count=left)
        used = canvas.text(right - 18, y + 24, said, 20, MUTED, "SemiBold", "r", STRIP) + 12
    canvas.text_in(x + 18, y + 24, title, right - x - 36 - used, LABEL, MUTED, "SemiBold", ground=STRIP)
    if not entries:
        canvas.text(x + 18, y + 60, words.text("picture-nothing-new"), SIZE, WHITE, "SemiBold", ground=STRIP)
    for number, entry in enumerate(shown(entries)):
        _line(canvas, words, entry, number + 1, (x + 18, y + 55 + number * PITCH), right - 14)


def _line(canvas: Canvas, words: Words, entry: Entry, number: int, at: tuple[int, int], end: int) -> None:
    x, y = at
    canvas.stamp(number_dot, (x + 13, y), 16, STRIP, 0, 0, number, 12)
    canvas.stamp(tokens.token, (x + 46, y), 18, STRIP, entry.seat, 11, SEATS[entry.seat].letter, 17, 1.5)
    x += 68
    for place, part in enumerate(entry.parts):
        more = place < len(entry.parts) - 1
        if x + _width(words, part) > end - (20 if more else 0):
            canvas.text(x, y, ELLIPSIS, SIZE, WHITE, "SemiBold", ground=STRIP)
            return
        x += _part(canvas, words, entry, part, x, y)


def _said(words: Words, part: Part) -> str:
    return words.text(f"picture-did-{part.value}") if part.kind == "word" else part.value


def _width(words: Words, part: Part) -> int:
    """How much of a line a part takes up."""
    if part.kind in ("word", "text"):
        return width(_said(words, part), SIZE, "SemiBold") + 8
    if part.kind == "coin":
        return 26 + width(part.value, SIZE, "SemiBold") + 8
    number = part.value.partition("-")[2]
    return 36 + (width(number, SIZE, "Bold") + 6 if number else 0)


def _part(canvas: Canvas, words: Words, entry: Entry, part: Part, x: int, y: int) -> int:
    """One part of a line; returns its width."""
    at, value = (x + 15, y), part.value
    if part.kind in ("word", "text"):
        canvas.text(x, y, _said(words, part), SIZE, WHITE, "SemiBold", ground=STRIP)
    elif part.kind == "coin":
        canvas.text(x, y, value, SIZE, WHITE, "SemiBold", ground=STRIP)
        canvas.stamp(coin, (x + width(value, SIZE, "SemiBold") + 15, y), 13, STRIP, 0, 0, 11)
    elif part.kind == "find":
        face, _, number = value.partition("-")
        canvas.stamp(tokens.find, at, 17, STRIP, face, 15.5)
        canvas.text(x + 34, y, number, SIZE, WHITE, "Bold", ground=STRIP)
    elif part.kind == "module":
        canvas.stamp(mini, at, 17, STRIP, 9.6, value)
    elif part.kind == "station":
        canvas.stamp(tokens.kind_disc, at, 17, STRIP, value, 13)
    elif part.kind == "helmet":
        canvas.stamp(helmet, at, 17, STRIP, 0, 0, 12, SEATS[entry.seat].fill)
    elif part.kind == "boat":
        canvas.stamp(tokens.submarine, at, 19, STRIP, entry.seat, 27, False)
    elif part.kind == "eye":
        canvas.stamp(eye, at, 17, STRIP, 0, 0, 12)
    elif part.kind == "three":
        canvas.stamp(tokens.chip, at, 17, STRIP, 3)
    elif part.kind == "unpaid":
        canvas.stamp(unpaid, at, 17, STRIP, 11)
    else:
        canvas.stamp(tokens.cross, at, 17, STRIP, 8)
    return _width(words, part)
