"""Nautilus's painter: a view in, a picture out."""

from __future__ import annotations

import io

from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.nautilus.asking import buying, turning
from render.nautilus.board import board, parts
from render.nautilus.hand import hand
from render.nautilus.options import options
from render.nautilus.sheet import sheet
from render.nautilus.telling import told, told_hand
from render.nautilus.warming import warm_up
from render.scene import Picture, Scene

__all__ = ["asks", "draw", "draw_hand", "told", "told_hand", "warm_up"]

LARGE = 230_000  # bytes of a picture


def draw(view: NautilusView, scene: Scene) -> Picture:
    """The board, with the viewer's options in a close-up; the score sheet once the match has ended."""
    close = asks(view) or (scene.marks and view.viewer is not None)
    shown = None if view.ending or close else parts()
    return Picture(_stored(_painted(view, scene)), *told(view, scene), shown)


def draw_hand(view: NautilusView, scene: Scene) -> Picture:
    """What the viewer alone knows."""
    return Picture(_stored(hand(view, scene)), *told_hand(view, scene))


def asks(view: NautilusView) -> bool:
    """Whether the viewer is to buy or to turn a module: the kinds, or the ways it may lie, are drawn."""
    return _asked(view) in ("buy", "turn")


def _asked(view: NautilusView) -> str:
    """What the viewer is asked about."""
    asked = view.asked
    return asked.step if asked and asked.seat == view.viewer else ""


def _stored(canvas: Canvas) -> bytes:
    """Encode as a file; a very crowded picture is compressed harder."""
    png = canvas.png()
    if len(png) <= LARGE:
        return png
    picture, out = canvas.numbers.copy(), io.BytesIO()
    picture.putpalette(canvas.palette.flat)
    picture.save(out, format="PNG", compress_level=6)
    return out.getvalue()


def _painted(view: NautilusView, scene: Scene) -> Canvas:
    if view.ending:
        return sheet(view, scene)
    if asks(view):
        return turning(view, scene) if _asked(view) == "turn" else buying(view, scene)
    return options(view, scene) if scene.marks and view.viewer is not None else board(view, scene)
