"""The Island's painter: a view in, a picture out."""

from __future__ import annotations

from games.the_island.view import IslandView
from render.kit.layout import close_up
from render.scene import Picture, Scene
from render.the_island import look
from render.the_island.board import CHART, WINDOW, board, parts
from render.the_island.hand import hand
from render.the_island.options import options, zoomed
from render.the_island.sheet import sheet
from render.the_island.telling import told, told_hand
from render.the_island.warming import warm_up

__all__ = ["draw", "draw_hand", "told", "told_hand", "warm_up"]


def draw(view: IslandView, scene: Scene) -> Picture:
    """The board, or the score sheet once the match has ended; for whoever may pick, a close-up."""
    if view.ending:
        return Picture(sheet(view, scene).png(), *told(view, scene))
    if zoomed(view, scene):
        return Picture(options(view, scene).png(), *told(view, scene))
    canvas = board(view, scene)
    spots = [CHART.at(spot) for spot in scene.marks if spot in look.BOARD.axial]
    close = view.viewer is not None and close_up(canvas, spots, WINDOW)
    return Picture(canvas.png(), *told(view, scene), None if close else parts(view))


def draw_hand(view: IslandView, scene: Scene) -> Picture:
    """The viewer's tiles and explorers."""
    return Picture(hand(view, scene).png(), *told_hand(view, scene))
