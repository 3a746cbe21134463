"""The header: the game, the round and its phases, the trench, and whose picture or turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import CAPTION, LABEL, NAME
from render.lettering import fit, width
from render.nautilus import tokens
from render.nautilus.cards import LEFT
from render.nautilus.cards import WIDE as WIDE_CARD
from render.nautilus.look import INK
from render.nautilus.tokens import icon
from render.palette import BRASS, CREAM, GOLD, MUTED, NIGHT, OPTION, SAND, STRIP, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE, badge, turn_text
from render.scene import Scene

P = ParamSpec("P")
PHASES = (1, 2, 3)
TOP = 78  # of what stands beside the sea
NAME_ROOM = 190


def header(canvas: Canvas, view: NautilusView, scene: Scene, words: Words, private: bool) -> None:
    canvas.fill(0, 0, WIDE, HEAD - 1, STRIP)
    canvas.fill(0, HEAD - 1, WIDE, HEAD + 1, BRASS)
    end = _title(canvas, words)
    start = _whose(canvas, view, scene, words, private)
    if view.ending:
        said = words.text("picture-over")
        canvas.text_in((end + start) // 2, 32, said, start - end - 30, CAPTION, WHITE, "Bold", "m", STRIP)
    else:
        _stage(canvas, view, words, max(end + 24, 300), start - 16)


def _title(canvas: Canvas, words: Words) -> int:
    canvas.stamp(_emblem, (38, 32), 24, STRIP)
    x = 72 + canvas.text(72, 32, words.text("picture-title"), 32, WHITE, "Display", ground=STRIP)
    return x + 12 + canvas.text(x + 12, 33, words.text("picture-year"), 22, MUTED, "SemiBold", ground=STRIP)


def _emblem(p: Pen) -> None:
    p.dot(0, 0, 22, SAND)
    icon(p, "base", 17, INK, SAND)


def _stage(canvas: Canvas, view: NautilusView, words: Words, x: int, end: int) -> None:
    """Round, phases as pills, the trench as far as there is room."""
    final = view.last is not None and view.round >= view.last
    said = words.text("picture-last-round") if final else words.text("picture-round", round=view.round)
    if view.quiet:
        said = words.text("picture-quiet-round", round=view.round)
        canvas.stamp(icon, (x + 10, 32), 18, STRIP, "sand-glass", 13)
        x += 30
    ink = GOLD if final or view.quiet else WHITE
    x += canvas.text(x, 32, said, 28, ink, "Bold", ground=STRIP) + 20
    for phase in PHASES:
        x = _pill(canvas, words.text(f"picture-phase-{phase}"), phase == view.phase, x)
    trench = words.text("picture-trench-open" if view.trench_open else "picture-trench-shut")
    if x + 20 + 50 + width(trench, 20, "SemiBold") <= end:
        canvas.stamp(tokens.face_down, (x + 34, 32), 20, STRIP, 34, "trench")
        canvas.text(x + 58, 32, trench, 20, MUTED, "SemiBold", ground=STRIP)
    elif x + 56 <= end:
        canvas.stamp(tokens.face_down, (x + 34, 32), 20, STRIP, 34, "trench")
        if not view.trench_open:
            canvas.lay(tokens.cross, (x + 34, 32), 20, 100, 11)


def _pill(canvas: Canvas, word: str, here: bool, x: int) -> int:
    wide, fill = width(word, 22, "Bold") + 28, CREAM if here else NIGHT
    canvas.box((x, 15, x + wide, 49), 17, fill, ground=STRIP)
    canvas.text(x + wide // 2, 32, word, 22, INK if here else MUTED, "Bold", "m", fill)
    return x + wide + 8


def _whose(canvas: Canvas, view: NautilusView, scene: Scene, words: Words, private: bool) -> int:
    """Name, shape and what about it; returns where it begins."""
    seat = _seat(view, private)
    if seat is None:
        return WIDE - 20
    turn = not private and not view.ending
    text = turn_text(scene, seat) if turn else scene.drawn_name(seat)
    name, size = fit(text, NAME_ROOM + 90 * turn, NAME, "Bold")
    x = WIDE - 18 - canvas.text(WIDE - 18, 32, name, size, WHITE, "Bold", "r", STRIP)
    canvas.stamp(badge, (x - 34, 33), 26, STRIP, seat, 19)
    x -= 68
    if turn:
        return x
    said = words.text("picture-winner" if view.ending else "picture-only-for")
    x -= canvas.text(x, 33, said, 22, MUTED, "SemiBold", "r", STRIP)
    if private:
        canvas.stamp(icon, (x - 24, 32), 18, STRIP, "eye", 13)
        x -= 44
    return x


def _seat(view: NautilusView, private: bool) -> Seat | None:
    if view.ending:
        return view.ending.winners[0] if len(view.ending.winners) == 1 else None
    return view.viewer if private else view.on_turn


def question(
    canvas: Canvas,
    said: str,
    more: str,
    sign: Callable[Concatenate[Pen, P], None],
    *args: P.args,
    **kwargs: P.kwargs,
) -> int:
    """A card with what the viewer is asked, beside a sign; returns how high it is."""
    card = Card(canvas, (LEFT, TOP, LEFT + WIDE_CARD, TOP + 104), STRIP, OPTION, 3, 14)
    card.stamp(sign, (51, 52), 40, *args, **kwargs)
    card.text(100, 38, said, CAPTION, weight="Bold")
    card.text(100, 72, more, LABEL, MUTED)
    return card.high
