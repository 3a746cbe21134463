"""The board: the whole sea, every player's card, the ruins, what was done last, a legend."""

from __future__ import annotations

from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.nautilus import arrows, cards, chart, panels
from render.nautilus.news import entries
from render.nautilus.page import Page
from render.nautilus.sea import WHOLE
from render.pieces import HEAD, WIDE
from render.scene import Parts, Scene

HIGH = 1196
RUINS = (7, 890, 1049, 990)
CHANGES = (7, 999, 431, 1189)
WEST, EAST, EIGHT = 718, 338, 670  # large print: between columns of the sea, and after the eighth ruin
LEGEND = (440, 999, 1049, 1189)


def board(view: NautilusView, scene: Scene) -> Canvas:
    news = entries(scene.seen_trail(view.viewer))
    page = Page(view, scene, HIGH)
    sea = chart.seen(view, page.words, WHOLE)
    arrows.arrows(sea, arrows.shown(news))
    chart.boats(sea, view)
    arrows.numbers(sea, arrows.shown(news))
    sea.onto(page.canvas)
    y = cards.cards(page)
    for panel in (panels.at_sea, panels.gives):  # where two or three players leave room below their cards
        if y + cards.HIGH < HIGH:
            panel(page, page.beside(y, y + cards.HIGH))
            y += cards.HIGH + cards.GAP
    panels.ruins(page, RUINS)
    arrows.panel(page, news, page.card(CHANGES))
    panels.legend(page, page.card(LEGEND))
    return page.canvas


def parts() -> Parts:
    """For large print: the sea from the west, then to the east; and the column of cards in two."""
    left, middle = RUINS[2], cards.TOP + 2 * (cards.HIGH + cards.GAP) - cards.GAP // 2
    halves = ((left, HEAD, WIDE, middle), (left, middle, WIDE, HIGH))
    end = RUINS[3] + cards.GAP
    sea = ((0, HEAD, WEST, RUINS[1]), (EAST, HEAD, left, RUINS[1]))
    return Parts((*sea, (0, RUINS[1], EIGHT, end), (EIGHT, RUINS[1], left, end)), halves)
