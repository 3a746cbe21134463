"""The board: the whole sea, every player's card, the ruins, what was done last, a legend."""

from __future__ import annotations

from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.nautilus import arrows, cards, chart, look, panels
from render.nautilus.head import header
from render.nautilus.news import entries
from render.nautilus.sea import WHOLE
from render.pieces import HEAD, WIDE
from render.scene import Parts, Scene

HIGH = 1196
RUINS = (7, 890, 1049, 990)
CHANGES = (7, 999, 431, 1189)
WEST, EAST, EIGHT = 718, 338, 670  # large print: between columns of the sea, and after the eighth ruin
LEGEND = (440, 999, 1049, 1189)


def board(view: NautilusView, scene: Scene) -> Canvas:
    words = look.language(scene.language)
    news = entries(scene.seen_trail(view.viewer))
    canvas = look.canvas(WIDE, HIGH)
    header(canvas, view, scene, words, private=False)
    sea = chart.Chart(WHOLE)
    chart.zone_names(sea, words)
    chart.pieces(sea, view)
    arrows.arrows(sea, arrows.shown(news))
    chart.boats(sea, view)
    arrows.numbers(sea, arrows.shown(news))
    sea.onto(canvas)
    cards.cards(canvas, view, scene, words)
    _rest_of_the_column(canvas, view, scene)
    panels.ruins(canvas, view, words, RUINS)
    arrows.panel(canvas, view, words, news, CHANGES)
    panels.legend(canvas, view, words, LEGEND)
    return canvas


def _rest_of_the_column(canvas: Canvas, view: NautilusView, scene: Scene) -> None:
    """Fill the column below the players' cards, where two or three of them leave room."""
    words, y = look.language(scene.language), cards.filled(view)
    right = cards.LEFT + cards.WIDE
    if y + cards.HIGH < HIGH:
        panels.at_sea(canvas, view, words, (cards.LEFT, y, right, y + cards.HIGH))
        y += cards.HIGH + cards.GAP
    if y + cards.HIGH < HIGH:
        panels.gives(canvas, words, (cards.LEFT, y, right, y + cards.HIGH))


def parts() -> Parts:
    """For large print: the sea from the west, then to the east; and the column of cards in two."""
    left, middle = RUINS[2], cards.TOP + 2 * (cards.HIGH + cards.GAP) - cards.GAP // 2
    halves = ((left, HEAD, WIDE, middle), (left, middle, WIDE, HIGH))
    end = RUINS[3] + cards.GAP
    sea = ((0, HEAD, WEST, RUINS[1]), (EAST, HEAD, left, RUINS[1]))
    return Parts((*sea, (0, RUINS[1], EIGHT, end), (EIGHT, RUINS[1], left, end)), halves)
