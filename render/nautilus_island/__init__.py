"""Nautilus Island's painter: a view in, a picture out."""

from __future__ import annotations

from games.nautilus_island.view import NautilusIslandView
from render.nautilus_island.board import board, parts
from render.nautilus_island.hand import hand
from render.nautilus_island.sheet import sheet
from render.nautilus_island.telling import told, told_hand
from render.nautilus_island.warming import warm_up
from render.scene import Picture, Scene

__all__ = ["draw", "draw_hand", "told", "told_hand", "warm_up"]


def draw(view: NautilusIslandView, scene: Scene) -> Picture:
    """The board, or the score sheet once the match has ended."""
    if view.ending:
        return Picture(sheet(view, scene).png(), *told(view, scene))
    return Picture(board(view, scene).png(), *told(view, scene), parts(view))


def draw_hand(view: NautilusIslandView, scene: Scene) -> Picture:
    """The viewer's own cards, by colour, with what they could become."""
    return Picture(hand(view, scene).png(), *told_hand(view, scene))
