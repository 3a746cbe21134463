"""The board: the whole sea, every player's card, the ruins, what was done last, a legend."""

from __future__ import annotations

from games.core.model import Seat
from games.nautilus.facts import CREATURES, STATIONS
from games.nautilus.view import NautilusView, PlayerView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import CAPTION, NOTE
from render.lettering import width
from render.nautilus import arrows, chart, panels, tokens
from render.nautilus.modules import mini
from render.nautilus.news import entries
from render.nautilus.page import COLUMN, LEFT, Page
from render.nautilus.sea import WHOLE
from render.nautilus.tokens import helmet, icon
from render.palette import EDGE, GOLD, MUTED, SEATS, STRIP, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE, badge
from render.scene import Parts, Scene

HIGH = 1196
RUINS = (7, 890, 1049, 990)
CHANGES = (7, 999, 431, 1189)
LEGEND = (440, 999, 1049, 1189)
WEST, EAST, EIGHT = 718, 338, 670  # large print: between columns of the sea, and after the eighth ruin
CARDS, CARD, GAP = 75, 272, 9  # where the players' cards begin, how high each is, and what lies between them
STEP = 62  # between the five columns of a card
PIPS = 4


def board(view: NautilusView, scene: Scene) -> Canvas:
    news = entries(scene.seen_trail(view.viewer))
    page = Page(view, scene, HIGH)
    sea = chart.seen(view, page.words, WHOLE)
    arrows.arrows(sea, arrows.shown(news))
    chart.boats(sea, view)
    arrows.numbers(sea, arrows.shown(news))
    sea.onto(page.canvas)
    y = _cards(page)
    for panel in (panels.at_sea, panels.gives):  # where two or three players leave room below their cards
        if y + CARD < HIGH:
            panel(page, page.beside(y, y + CARD))
            y += CARD + GAP
    panels.ruins(page, RUINS)
    arrows.panel(page, news, page.card(CHANGES))
    panels.legend(page, page.card(LEGEND))
    return page.canvas


def parts() -> Parts:
    """For large print: the sea from the west, then to the east; and the column of cards in two."""
    left, middle = RUINS[2], CARDS + 2 * (CARD + GAP) - GAP // 2
    halves = ((left, HEAD, WIDE, middle), (left, middle, WIDE, HIGH))
    end = RUINS[3] + GAP
    sea = ((0, HEAD, WEST, RUINS[1]), (EAST, HEAD, left, RUINS[1]))
    return Parts((*sea, (0, RUINS[1], EIGHT, end), (EIGHT, RUINS[1], left, end)), halves)


def _cards(page: Page) -> int:
    """Everybody's card; returns where the column goes on below them."""
    for number, player in enumerate(page.view.players):
        _card(page, Seat(number), player, CARDS + number * (CARD + GAP))
    return CARDS + len(page.view.players) * (CARD + GAP)


def _card(page: Page, seat: Seat, player: PlayerView, y: int) -> None:
    canvas, colour = page.canvas, SEATS[seat].fill
    edge, thick = (colour, 3) if page.view.on_turn == seat else (EDGE, 1)
    card = page.beside(y, y + CARD, edge, thick)
    canvas.box((LEFT, y, LEFT + 18, y + CARD), 12, colour, corners=(True, False, False, True))
    canvas.fill(LEFT + 8, y + thick, LEFT + 18, y + CARD - thick, STRIP)
    _head(page, card, seat, player)
    for number, (kind, face) in enumerate(zip(STATIONS, CREATURES, strict=True)):
        _station(card, player, kind, 18 + STEP * number)
        _find(card, face, player.finds[face], 18 + STEP * number)
    for line in (153, 212):
        canvas.fill(LEFT + 20, y + line, LEFT + COLUMN - 16, y + line + 2, EDGE)
    _reserve(card, seat, player)


def _head(page: Page, card: Card, seat: Seat, player: PlayerView) -> None:
    card.stamp(badge, (41, 38), 26, seat, 19)
    money = card.text(-16, 38, player.money, 42, weight="Bold")
    card.stamp(icon, (COLUMN - 40 - money, 38), 18, "coin", 15)
    name, ink = page.scene.drawn_name(seat), MUTED if player.left else WHITE
    if player.left:
        name = page.say("left-name", name=name).strip()
    card.text(74, 26, name, CAPTION, ink, "Bold", COLUMN - 74 - 16 - money - 46)
    x = 88 + card.text(74, 56, page.say("points", points=player.points), 22, GOLD, "Bold")
    if player.key and not page.view.trench_open:
        card.stamp(icon, (x + 12, 56), 18, "key", 13)
        x += 36
    if seat == page.view.first:
        card.stamp(icon, (x, 56), (3, 14, 18, 14), "flag", 20)
        first, room = page.say("first"), COLUMN - 16 - money - 46 - x - 20
        if width(first, NOTE[-1], "SemiBold") <= room:
            card.text(x + 20, 56, first, NOTE, MUTED, room=room)


def _station(card: Card, player: PlayerView, kind: str, x: int) -> None:
    """A track: disc, pips, and a chip for what it counts."""
    running, points = player.tracks[kind], player.kind_points[kind]
    card.stamp(tokens.kind_disc, (x + 24, 102), 22, kind, 19)
    if points:
        card.canvas.lay(tokens.chip, card.at(x + 46, 90), 16, 100, points)
    card.stamp(_pips, (x, 129), (0, 0, 13 * max(PIPS, running), 12), running)


def _pips(p: Pen, running: int) -> None:
    """As many lights as stations run."""
    for pip in range(max(PIPS, running)):
        p.box((pip * 13, 0, pip * 13 + 11, 12), 3, WHITE if pip < running else EDGE)


def _find(card: Card, face: str, count: int, x: int) -> None:
    card.stamp(tokens.find if count else tokens.find_missing, (x + 18, 184), 22, face, 20)
    if count:
        card.middle(184, count, 28 if count < 10 else 20, weight="Bold", x=x + 49)


def _reserve(card: Card, seat: Seat, player: PlayerView) -> None:
    """Submarines and aquanauts left; modules held."""
    y = CARD - 30
    card.stamp(tokens.submarine, (42, y), 24, seat, 32, False)
    card.text(66, y, player.subs_left, 28, weight="Bold")
    card.stamp(helmet, (112, y - 1), 20, 15, SEATS[seat].fill)
    card.text(134, y, player.reserve, 28, weight="Bold")
    x, step = COLUMN - 36, min(38, 140 // max(1, len(player.held)))
    for held in reversed(player.held):
        card.canvas.lay(mini, card.at(x, y), 20, 100, 11.6, held.kind)
        if held.crew:
            card.canvas.lay(tokens.crew_dot, card.at(x + 12, y + 10), 12, 100, seat, str(held.crew))
        x -= step
