"""What may be bought: every kind of module with its doors, price, stock, and what it is good for."""

from __future__ import annotations

from games.core.model import Seat
from games.core.words import Words
from games.nautilus.facts import DWELLINGS, STATIONS
from games.nautilus.view import NautilusView, PlayerView
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import LABEL, LEAD, NOTE, TEXT
from render.nautilus import look, tokens
from render.nautilus.cards import LEFT, WIDE
from render.nautilus.head import TOP, header, question
from render.nautilus.look import DOOR_BLUE, DOOR_BROWN, FACTS, INK
from render.nautilus.modules import mini, whole
from render.nautilus.tokens import helmet, icon
from render.palette import CREAM, EDGE, MUTED, NIGHT, OPTION, SEATS, STRIP, WHITE
from render.pieces import WIDE as PICTURE
from render.scene import Box, Scene

GAP, ACROSS, HIGH = 10, 4, 400
CARD = (LEFT - 7 - ACROSS * GAP) // ACROSS
COLUMNS = ("0", "1", "2+")  # running stations


def buying(view: NautilusView, scene: Scene) -> Canvas:
    assert view.viewer is not None
    words, seat = look.language(scene.language), view.viewer
    bottom, kinds = TOP + 2 * HIGH + GAP, (*STATIONS, *DWELLINGS)
    canvas = look.canvas(PICTURE, bottom + 8)
    header(canvas, view, scene, words, private=True)
    for number, kind in enumerate(kinds):
        _kind(canvas, view, words, seat, kind, _cell(number))
    _doors(Card(canvas, _cell(len(kinds)), STRIP, EDGE, 1, 14), words)
    question(canvas, words.text("picture-ask-buy"), words.text("picture-one-or-none"), mini, 22, "base")
    _held(Card(canvas, (LEFT, TOP + 118, LEFT + WIDE, bottom - 130), STRIP, EDGE, 1), view, words, seat)
    purse = Card(canvas, (LEFT, bottom - 118, LEFT + WIDE, bottom), STRIP, EDGE, 1)
    purse.stamp(icon, (38, 60), 22, "coin", 18)
    used = purse.text(68, 60, view.players[seat].money, 40, weight="Bold")
    purse.text(80 + used, 63, words.text("picture-to-spend"), LABEL, MUTED)
    return canvas


def _cell(number: int) -> Box:
    x, y = 7 + number % ACROSS * (CARD + GAP), TOP + number // ACROSS * (HIGH + GAP)
    return x, y, x + CARD, y + HIGH


def can_buy(view: NautilusView, seat: Seat, kind: str) -> bool:
    """R3.5, R3.6: something is left, and it can be paid and held."""
    player, prices = view.players[seat], FACTS.table.prices
    price = prices.station if kind in STATIONS else prices.aquanaut
    people = player.reserve > 0 or kind in STATIONS
    return view.piles[kind] > 0 and player.money >= price and people and len(player.held) < view.hold


def _kind(canvas: Canvas, view: NautilusView, words: Words, seat: Seat, kind: str, box: Box) -> None:
    open_to_buy, prices = can_buy(view, seat, kind), FACTS.table.prices
    card = Card(canvas, box, STRIP, OPTION if open_to_buy else EDGE, 3 if open_to_buy else 1, 14)
    ink = WHITE if open_to_buy else MUTED
    card.middle(28, words.text(kind), LEAD, ink, "Bold")
    card.stamp(whole, (card.wide // 2, 140), 92, 56, kind, int(seat))
    card.stamp(icon, (32, 256), 20, "coin", 16)
    card.text(58, 256, prices.station if kind in STATIONS else prices.aquanaut, 30, ink, "Bold")
    if kind in DWELLINGS:
        card.text(80, 256, "×", 26, MUTED, "Bold")
        card.stamp(helmet, (120, 255), 20, 15, SEATS[seat].fill)
    left = words.text("picture-stock", count=view.piles[kind])
    card.text(-18, 256, left, LABEL, MUTED, room=CARD - 164)
    card.rule(286, EDGE)
    if kind in STATIONS:
        _benefit(card, words, view.players[seat], kind)
        return
    room = FACTS.table.players[len(view.players)].room
    card.middle(322, words.text("picture-room", most=room), LABEL)
    card.middle(356, words.text("picture-in-reserve", count=view.players[seat].reserve), LABEL)


def _benefit(card: Card, words: Words, player: PlayerView, kind: str) -> None:
    """What no, one, or two and more running stations give; where the viewer stands is lit."""
    card.middle(312, words.text(f"picture-gives-{kind}"), LABEL, MUTED)
    here, wide = min(player.tracks[kind], 2), (card.wide - 32) // 3
    for number, (head, value) in enumerate(zip(COLUMNS, FACTS.table.benefits[kind], strict=True)):
        x, y = card.at(16 + number * wide, 334)
        lit = number == here
        column = Card(
            card.canvas, (x + 3, y, x + wide - 3, y + 54), CREAM if lit else NIGHT, r=10, ground=STRIP
        )
        column.middle(16, head, 18, INK if lit else MUTED)
        column.middle(38, value, 26, INK if lit else WHITE, "Bold")


def _doors(card: Card, words: Words) -> None:
    """What the two colours of doors are for."""
    card.middle(28, words.text("picture-doors"), 24, weight="Bold")
    for row, (colour, name) in enumerate(((DOOR_BLUE, "blue"), (DOOR_BROWN, "brown"))):
        card.stamp(tokens.swatch_door, (36, 72 + row * 110), 20, colour)
        card.lines(64, 70 + row * 110, words.text(f"picture-doors-{name}").split("|"), NOTE, 28)
    card.lines(18, 290, words.text("picture-doors-turn").split("|"), NOTE, 28, MUTED)


def _held(card: Card, view: NautilusView, words: Words, seat: Seat) -> None:
    """What waits to be built."""
    held = view.players[seat].held
    used = card.text(-18, 32, f"{len(held)} / {view.hold}", 24, weight="Bold")
    card.text(18, 32, words.text("picture-held"), TEXT, weight="Bold", room=WIDE - 48 - used)
    for number, one in enumerate(held):
        y = 86 + number * 56
        card.stamp(mini, (44, y), 26, 15, one.kind)
        if one.crew:
            card.canvas.lay(tokens.crew_dot, card.at(62, y + 14), 12, 100, seat, str(one.crew))
        card.text(84, y, words.text(one.kind), LABEL)
    note = words.text("picture-held-note" if held else "picture-held-none").split("|")
    card.lines(18, 86 + len(held) * 56, note, LABEL, 30, MUTED)
