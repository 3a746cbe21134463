"""The Island's painter: a view in, a picture out."""

from __future__ import annotations

from games.the_island.view import IslandView
from render.canvas import Canvas
from render.scene import Picture, Scene
from render.the_island.board import board, parts
from render.the_island.hand import hand
from render.the_island.options import options
from render.the_island.sheet import sheet
from render.the_island.telling import told, told_hand
from render.the_island.warming import warm_up
from render.the_island.ways import zoomed

__all__ = ["draw", "draw_hand", "told", "told_hand", "warm_up"]


def draw(view: IslandView, scene: Scene) -> Picture:
    """The board, or the score sheet once the match has ended."""
    whole = not view.ending and not zoomed(view, scene)
    return Picture(_paper(view, scene).png(), *told(view, scene), parts(view) if whole else None)


def _paper(view: IslandView, scene: Scene) -> Canvas:
    if view.ending:
        return sheet(view, scene)
    return options(view, scene) if zoomed(view, scene) else board(view, scene)


def draw_hand(view: IslandView, scene: Scene) -> Picture:
    """The viewer's tiles and explorers."""
    return Picture(hand(view, scene).png(), *told_hand(view, scene))
