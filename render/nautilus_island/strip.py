"""The strip under the scene: the moves since the viewer's last turn, numbered as on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from games.core.words import Words
from games.nautilus_island.view import NautilusIslandView as View
from render.canvas import Canvas
from render.kit.sizes import NOTE
from render.lettering import width
from render.nautilus_island import look
from render.nautilus_island.cards import mini_card, plate, porthole, token
from render.nautilus_island.moves import Changes, Move
from render.nautilus_island.places import SCENE_END
from render.palette import MUTED, STRIP, WHITE
from render.pen import Pen
from render.pieces import WIDE, badge, number_dot

P = ParamSpec("P")

HIGH = 54
MIDDLE = SCENE_END + HIGH // 2
LEFT = 176
SIZES = ((100, True), (100, False), (86, False), (76, False))  # percent, with verbs


def strip(canvas: Canvas, view: View, news: Changes, words: Words) -> None:
    canvas.fill(0, SCENE_END, WIDE, SCENE_END + HIGH, STRIP)
    first, _, second = _title(view, words).partition("|")
    if second:
        canvas.text_in(18, MIDDLE - 11, first, LEFT - 30, NOTE, MUTED, "SemiBold", ground=STRIP)
        canvas.text_in(18, MIDDLE + 12, second, LEFT - 30, NOTE, MUTED, "SemiBold", ground=STRIP)
    else:
        canvas.text_in(18, MIDDLE, first, LEFT - 30, NOTE, MUTED, "SemiBold", ground=STRIP)
    if not news.moves:
        canvas.text(LEFT, MIDDLE, words.text("picture-nothing-new"), 20, MUTED, "SemiBold", ground=STRIP)
        return
    moves, percent, verbs = _fitting(news.moves, words)
    x = LEFT
    for move in moves:
        x += entry(canvas, move, look.mark(view, move.seat), x, percent, verbs, words) + 26


def _title(view: View, words: Words) -> str:
    return words.text("picture-since-public" if view.viewer is None else "picture-since-yours")


def _fitting(moves: list[Move], words: Words) -> tuple[list[Move], int, bool]:
    """The largest size at which all moves fit; at the smallest the oldest drop out."""
    room = WIDE - LEFT - 12
    for percent, verbs in SIZES:
        if _length(moves, percent, verbs, words) <= room:
            return moves, percent, verbs
    kept = list(moves)
    while len(kept) > 1 and _length(kept, percent, verbs, words) > room:
        kept.pop(0)
    return kept, percent, verbs


def _length(moves: list[Move], percent: int, verbs: bool, words: Words) -> int:
    return sum(entry(None, move, 0, 0, percent, verbs, words) + 26 for move in moves) - 26


def entry(
    canvas: Canvas | None, move: Move, mark: int, x: int, percent: int, verbs: bool, words: Words
) -> int:
    """One move by the player with this mark; returns its width, and without a canvas only measures."""
    start = x
    x = _put(canvas, x, 28, 100, number_dot, 0, 0, move.number)
    x = _put(canvas, x + 6, 38, percent, badge, mark, 15)
    if verbs or move.act in ("passed", "left", "moved"):
        verb, size = words.text(f"picture-{move.act}"), 22 if verbs else 20
        if canvas:
            canvas.text(x + 6, MIDDLE, verb, size, WHITE, "SemiBold", ground=STRIP)
        x += 6 + width(verb, size, "SemiBold")
    if move.column:
        x = _put(canvas, x + 8, 40, percent, plate, move.column)
    for card in move.cards:
        x = _put(canvas, x + 5, 38, percent, mini_card, card, 38, 40)
    if move.token:
        x = _put(canvas, x + 5, 42, percent, token, move.token, 21)
    if move.porthole:
        x = _put(canvas, x + 5, 46, percent, porthole, move.porthole, 23)
    return x - start


def _put(
    canvas: Canvas | None,
    x: int,
    wide: int,
    percent: int,
    draw: Callable[Concatenate[Pen, P], None],
    *args: P.args,
    **kwargs: P.kwargs,
) -> int:
    """One thing of an entry, its left edge at x; returns where it ends."""
    room = wide * percent // 100
    if canvas:
        at, reach = (x + room // 2, MIDDLE), (room // 2 + 2, 25, room // 2 + 2, 25)
        canvas.stamp_scaled(draw, at, reach, STRIP, percent, *args, **kwargs)
    return x + room
