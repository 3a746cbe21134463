"""The board: the island with everything on it, every player's card, what happened, the legend."""

from __future__ import annotations

from games.the_island.view import IslandView as View
from render.canvas import Canvas
from render.pieces import HEAD, WIDE
from render.scene import Parts, Scene
from render.the_island import chart as on
from render.the_island import frame, look, panels
from render.the_island.crowd import crowds
from render.the_island.places import Chart
from render.the_island.trail import entries, fitting, log

HIGH = 1176
CHART = Chart(522, 565)
CUT = 740  # pixels of each half of the chart in large print
WINDOW = (0, HEAD, 1046, HIGH - frame.LEGEND_H)


def board(view: View, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    paper = look.canvas(WIDE, HIGH)
    seen = on.lay_ground(paper, CHART, view, WINDOW)
    y = panels.cards(paper, view, scene, words)
    if view.turn and panels.BOTTOM - y > 400:
        y = panels.unseen(paper, view, words, y)
    news, lines = fitting(view, entries(scene.seen_trail(view.viewer)), words, y)
    found = crowds(view)
    on.lay_saved(paper, CHART, view)
    on.lay_rings(paper, CHART, news, scene.marks)
    on.lay_options(paper, CHART, scene.marks, scene.harm)
    on.lay_crowds(paper, CHART, found, seen)
    on.lay_news(paper, CHART, news, found)
    if view.threat:
        on.lay_threat(paper, CHART, view.threat.spot)
    on.lay_labels(paper, CHART, scene.marks)
    frame.header(paper, view, scene, words)
    log(paper, view, lines, words, y)
    frame.legend(paper, view, words, HIGH - frame.LEGEND_H)
    return paper


def parts(view: View) -> Parts:
    """For large print: the chart in two, each hex whole in one of them; and what stands beside it."""
    end = panels.end_of_cards(view)
    left, right = WINDOW[2], WIDE
    west, east = (0, HEAD, CUT, WINDOW[3]), (left - CUT, HEAD, left, WINDOW[3])
    return Parts((west, east), ((left, HEAD, right, end), (left, end, right, WINDOW[3])))
