"""Questions without places: what may be bought, and how a module may be turned, each as it would lie."""

from __future__ import annotations

import math

from games.core.model import Seat
from games.nautilus.board import BLUE
from games.nautilus.facts import DWELLINGS, STATIONS
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.layout import Card, Grid
from render.kit.sizes import LABEL, LEAD, NOTE, TEXT
from render.nautilus import chart, look, tokens
from render.nautilus.board import RUNNING
from render.nautilus.look import DOOR_BLUE, DOOR_BROWN, FACTS, INK
from render.nautilus.marks import Labels, docks
from render.nautilus.modules import mini, octagon, whole
from render.nautilus.page import COLUMN, LEFT, TOP, Page, question
from render.nautilus.sea import around
from render.nautilus.tokens import icon
from render.palette import CREAM, EDGE, MUTED, NIGHT, OPTION, SEATS, STRIP, WHITE
from render.pen import Pen
from render.scene import Scene

ACROSS, HIGH, GAP = 4, 400, 10  # of the kinds that may be bought
BOTTOM = TOP + 2 * HIGH + GAP
WIDE = (LEFT - 7) // ACROSS - GAP
KINDS = Grid((7, TOP, 7 + ACROSS * (WIDE + GAP), BOTTOM), ACROSS, HIGH + GAP)
LARGEST, BETWEEN = 220, 12  # pixels of a way to turn a module, and between two of them
DOORS = {"blue": DOOR_BLUE, "brown": DOOR_BROWN}


def buying(view: NautilusView, scene: Scene) -> Canvas:
    """Every kind of module with its doors, price, stock, and what it is good for."""
    page, kinds = Page(view, scene, BOTTOM + 8, private=True), (*STATIONS, *DWELLINGS)
    for number, kind in enumerate(kinds):
        lit = can_buy(view, page.viewer, kind)
        _kind(page, _cell(page, number, *((OPTION, 3) if lit else (EDGE, 1))), kind, WHITE if lit else MUTED)
    _doors(page, _cell(page, len(kinds), EDGE, 1))
    question(page, page.say("ask-buy"), page.say("one-or-none"), mini, 22, "base")
    _held(page, page.beside(TOP + 118, BOTTOM - 130))
    purse = page.beside(BOTTOM - 118, BOTTOM)
    purse.stamp(icon, (38, 60), 22, "coin", 18)
    used = purse.text(68, 60, page.player.money, 40, weight="Bold")
    purse.text(80 + used, 63, page.say("to-spend"), LABEL, MUTED)
    return page


def _cell(page: Page, number: int, line: str, thick: int) -> Card:
    x, y = KINDS.at(number)
    return page.card((x, y, x + WIDE, y + HIGH), line, thick, 14)


def can_buy(view: NautilusView, seat: Seat, kind: str) -> bool:
    """R3.5, R3.6: something is left, and it can be paid and held."""
    player, people = view.players[seat], view.players[seat].reserve > 0 or kind in STATIONS
    return view.piles[kind] > 0 and player.money >= _price(kind) and people and len(player.held) < view.hold


def _price(kind: str) -> int:
    """Of a station, or of each aquanaut in a dwelling."""
    prices = FACTS.table.prices
    return prices.station if kind in STATIONS else prices.aquanaut


def _kind(page: Page, card: Card, kind: str, ink: str) -> None:
    view, player = page.view, page.player
    card.middle(28, page.words.text(kind), LEAD, ink, "Bold")
    card.stamp(whole, (card.wide // 2, 140), 92, 56, kind, int(page.viewer))
    card.stamp(icon, (32, 256), 20, "coin", 16)
    card.text(58, 256, _price(kind), 30, ink, "Bold")
    if kind in DWELLINGS:
        card.text(80, 256, "×", 26, MUTED, "Bold")
        card.stamp(icon, (120, 255), 20, "helmet", 15, SEATS[page.viewer].fill)
    card.text(-18, 256, page.say("stock", count=view.piles[kind]), LABEL, MUTED, room=WIDE - 164)
    card.rule(286, EDGE)
    if kind in STATIONS:
        _benefit(page, card, kind, min(player.tracks[kind], 2))
        return
    card.middle(322, page.say("room", most=FACTS.table.players[len(view.players)].room), LABEL)
    card.middle(356, page.say("in-reserve", count=player.reserve), LABEL)


def _benefit(page: Page, card: Card, kind: str, here: int) -> None:
    """What no, one, or two and more running stations give; where the viewer stands is lit."""
    card.middle(312, page.say(f"gives-{kind}"), LABEL, MUTED)
    wide = (card.wide - 32) // 3
    for number, (head, value) in enumerate(zip(RUNNING, FACTS.table.benefits[kind], strict=True)):
        x, y = card.at(16 + number * wide, 334)
        fill, faint, ink = (CREAM, INK, INK) if number == here else (NIGHT, MUTED, WHITE)
        column = Card(card.canvas, (x + 3, y, x + wide - 3, y + 54), fill, r=10, ground=STRIP)
        column.middle(16, head, 18, faint)
        column.middle(38, value, 26, ink, "Bold")


def _doors(page: Page, card: Card) -> None:
    """What the two colours of doors are for."""
    card.middle(28, page.say("doors"), 24, weight="Bold")
    for row, (name, colour) in enumerate(DOORS.items()):
        card.stamp(tokens.swatch_door, (36, 72 + row * 110), 20, colour)
        card.lines(64, 70 + row * 110, page.say(f"doors-{name}").split("|"), NOTE, 28)
    card.lines(18, 290, page.say("doors-turn").split("|"), NOTE, 28, MUTED)


def _held(page: Page, card: Card) -> None:
    """What waits to be built."""
    held = page.player.held
    used = card.text(-18, 32, f"{len(held)} / {page.view.hold}", 24, weight="Bold")
    card.text(18, 32, page.say("held"), TEXT, weight="Bold", room=COLUMN - 48 - used)
    for number, one in enumerate(held):
        y = 86 + number * 56
        card.stamp(mini, (44, y), 26, 15, one.kind)
        if one.crew:
            card.canvas.lay(tokens.crew_dot, card.at(62, y + 14), 12, 100, page.viewer, str(one.crew))
        card.text(84, y, page.words.text(one.kind), LABEL)
    note = page.say("held-note" if held else "held-none").split("|")
    card.lines(18, 86 + len(held) * 56, note, LABEL, 30, MUTED)


def turning(view: NautilusView, scene: Scene) -> Canvas:
    """The place in a close-up, and each way the module would lie with its doors."""
    asked = view.asked
    assert asked and asked.spot and asked.piece
    kind, window = asked.piece.partition("-")[0], around([asked.spot], 5)
    high = chart.bottom(window) + 8
    page = Page(view, scene, high, private=True)
    sea = chart.seen(view, page.words, window)
    chart.boats(sea, view)
    sea.lay(_open, asked.spot, math.ceil(sea.c * 1.6) + 4, sea.c)
    Labels(sea).pill(asked.spot, asked.spot, None, (0.0,))
    sea.onto(page)
    turns = turns_at(view, kind, asked.spot)
    each = min(LARGEST, (high - 8 - TOP + BETWEEN) // max(1, len(turns)) - BETWEEN)
    for number, turn in enumerate(turns):
        y = TOP + number * (each + BETWEEN)
        _turn(page, page.beside(y, y + each, EDGE, 2, 14), kind, turn, asked.spot)
    return page


def turns_at(view: NautilusView, kind: str, spot: str) -> list[int]:
    """The quarter turns in which a door meets one of the city's."""
    return [turn for turn in FACTS.turns[kind] if passages(view, kind, turn, spot)]


def passages(view: NautilusView, kind: str, turn: int, spot: str) -> list[str]:
    """The modules it would be joined to."""
    return [other for way, other in docks(view, spot).items() if way in look.door_ways(kind, turn)]


def _open(p: Pen, c: int) -> None:
    line = octagon(0, 0, c, 0.08)
    p.dash([*line, line[0]], OPTION, 4, 14, 8)


def _turn(page: Page, card: Card, kind: str, turn: int, spot: str) -> None:
    """One way the module may lie, and what its doors meet."""
    middle, half = card.high // 2, card.high // 2 - 8
    card.stamp(whole, (100, middle), half, min(54, half * 2 // 3 - 2), kind, int(page.viewer), turn)
    for number, (name, colour) in enumerate(DOORS.items()):
        ways = [way for way in look.door_ways(kind, turn) if (way in BLUE) is (name == "blue")]
        said = " ".join(page.words.text(f"way-{way}") for way in ways) or "–"
        card.stamp(tokens.swatch_door, (214, middle - 44 + number * 40), 18, colour)
        card.text(242, middle - 44 + number * 40, said, LEAD, weight="Bold")
    joined = " ".join(passages(page.view, kind, turn, spot))
    card.text(198, middle + 40, page.say("joins", modules=joined), LABEL, MUTED)
