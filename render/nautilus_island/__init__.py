"""Nautilus Island's painter: a view in, a picture out."""

from __future__ import annotations

from games.nautilus_island.view import NautilusIslandView
from render.kit.layout import close_up
from render.nautilus_island.board import board, marked, parts
from render.nautilus_island.hand import hand
from render.nautilus_island.sheet import sheet
from render.nautilus_island.ship import SCENE_END, SCENE_TOP
from render.nautilus_island.telling import told, told_hand
from render.nautilus_island.warming import warm_up
from render.pieces import WIDE
from render.scene import Picture, Scene

__all__ = ["draw", "draw_hand", "told", "told_hand", "warm_up"]


def draw(view: NautilusIslandView, scene: Scene) -> Picture:
    """The board, or the score sheet once the match has ended; for whoever may pick, a close-up."""
    if view.ending:
        return Picture(sheet(view, scene).png(), *told(view, scene))
    canvas = board(view, scene)
    close = view.viewer is not None and close_up(canvas, marked(view, scene), (0, SCENE_TOP, WIDE, SCENE_END))
    return Picture(canvas.png(), *told(view, scene), None if close else parts(view))


def draw_hand(view: NautilusIslandView, scene: Scene) -> Picture:
    """The viewer's own cards, by colour, with what they could become."""
    return Picture(hand(view, scene).png(), *told_hand(view, scene))
