"""The hand: one tray per colour, with what is laid, what the camp offers and which portholes are near; and
the whole camp beside them."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from msgspec import Struct

from games.core.words import Words
from games.nautilus_island.view import NautilusIslandView as View
from render.canvas import Canvas
from render.kit.layout import Card
from render.kit.sizes import CAPTION, LEAD, TEXT
from render.lettering import capital, width
from render.nautilus_island import look
from render.nautilus_island.cards import (
    CARD_H,
    CARD_W,
    big_card,
    family_chip,
    mini_card,
    no_token,
    porthole,
    put_mark,
    sign,
    token,
)
from render.nautilus_island.look import FACTS, FAMILY, STORABLE, TREASURE, UNKNOWN
from render.palette import CREAM, EDGE, GOLD, MUTED, NIGHT, PANEL, WHITE
from render.pieces import HEAD, WIDE, header
from render.scene import Box, Scene

TOP = HEAD + 18
PAD = 8  # from a card to the edge of its tray
CAMP_H = 350  # of the camp, in a row of its own
MANY = 12  # from more cards on, equal ones share one picture
MOST_ROWS = 3  # of large cards


class Deal(Struct, frozen=True):
    """How large the cards are dealt out."""

    percent: int
    row: int  # cards side by side
    camp: int  # the camp takes the room of so many cards, or a row of its own

    @property
    def card(self) -> int:
        return CARD_W * self.percent // 100

    @property
    def card_high(self) -> int:
        return CARD_H * self.percent // 100

    @property
    def high(self) -> int:
        """The height of a tray with its tab and its foot."""
        return self.card_high + 176


LARGE, SMALL = Deal(100, 6, 3), Deal(74, 8, 4)


class Tray(Struct, frozen=True):
    """All cards of one colour."""

    colour: str
    cards: tuple[str, ...]
    faces: tuple[str, ...]  # the cards that get a picture
    deal: Deal

    @property
    def wide(self) -> int:
        return len(self.faces) * (self.deal.card + 10) - 10


def hand(view: View, scene: Scene) -> Canvas:
    assert view.viewer is not None, "a hand belongs to somebody"
    words = look.language(scene.language)
    deal = LARGE
    rows = _rows(_trays(view.hand, deal), deal)
    if len(rows) > MOST_ROWS:
        deal = SMALL
        rows = _rows(_trays(view.hand, deal), deal)
    alone = not rows[-1] or sum(len(tray.faces) for tray in rows[-1]) > deal.row - deal.camp
    above = len(rows) if alone and rows[-1] else len(rows) - 1
    high = CAMP_H if alone else deal.high
    canvas = look.canvas(WIDE, TOP + above * (deal.high + 18) + high + 18)
    middle = words.text("picture-hand", count=len(view.hand))
    header(canvas, words.text("title"), middle, scene.drawn_name(view.viewer), look.mark(view, view.viewer))
    for number, row in enumerate(rows):
        gap = min(32, (WIDE - 80 - sum(tray.wide for tray in row)) // max(1, len(row) - 1))
        x = 40
        for tray in row:
            _tray(canvas, view, words, tray, x, TOP + number * (deal.high + 18))
            x += tray.wide + gap
    y, left, right = TOP + above * (deal.high + 18), 40 if alone else x, WIDE - 40 + PAD
    _camp(canvas, view, words, (left - PAD, y, right, y + high), WIDE // 2 if alone else right)
    return canvas


def _trays(cards: tuple[str, ...], deal: Deal) -> list[Tray]:
    """The cards by colour, in printed order, not by letter."""
    trays: list[Tray] = []
    printed = [card for objects in FACTS.objects.values() for card in objects]
    ranked = sorted(cards, key=lambda card: printed.index(card) if card in printed else 0)
    for colour in (*FACTS.colours, UNKNOWN):
        held = tuple(card for card in ranked if look.family_of(card) == colour)
        if held:
            many = len(cards) > MANY or len(held) > deal.row
            trays.append(Tray(colour, held, tuple(dict.fromkeys(held)) if many else held, deal))
    return trays


def _rows(trays: list[Tray], deal: Deal) -> list[list[Tray]]:
    """The trays and the camp in as few rows as can be, else in the printed order."""
    sizes = tuple(len(tray.faces) for tray in trays)
    order = _best_order(sizes, deal)
    found = _rows_of([sizes[number] for number in order], deal.row)
    return [
        [trays[number] for number, at in zip(order, found, strict=True) if at == row]
        for row in range(max(found, default=0) + 1)
    ]


@lru_cache(maxsize=256)
def _best_order(sizes: tuple[int, ...], deal: Deal) -> tuple[int, ...]:
    orders = permutations(range(len(sizes)))
    return min(orders, key=lambda order: _rows_of([*(sizes[n] for n in order), deal.camp], deal.row)[-1])


def _rows_of(sizes: list[int], room: int) -> list[int]:
    """In which row each thing of these sizes stands, if they are set one after the other."""
    rows, used = [], 0
    for size in sizes:
        if used % room + size > room:
            used = -(-used // room) * room
        rows.append(used // room)
        used += size
    return rows


def _tray(canvas: Canvas, view: View, words: Words, tray: Tray, x: int, y: int) -> None:
    """Tab, cards, what lies on the table and at the camp."""
    family, deal, box = FAMILY[tray.colour], tray.deal, (x - PAD, y, x + tray.wide + PAD, y + tray.deal.high)
    card = Card(canvas, box, PANEL, family.base, 3, 20)
    card.stamp(put_mark, (30, 29), 20, tray.colour, 32, family.tint, family.dark)
    count = card.text(-12, 29, len(tray.cards), 42, WHITE, "Display")
    title = words.text(f"picture-family-{tray.colour}")
    card.text(56, 29, title, CAPTION, WHITE, "Bold", tray.wide - 60 - count)
    for place, kind in enumerate(tray.faces):
        copies = 1 if len(tray.faces) == len(tray.cards) else tray.cards.count(kind)
        at = (x + place * (deal.card + 10), y + 56)
        put_card(canvas, kind, copies, deal, at)
        ink, name = FAMILY[tray.colour].dark, capital(words.text(kind) if words.has(kind) else kind)
        middle, down = at[0] + deal.card // 2, at[1] + deal.card_high - 31 * deal.percent // 100
        sizes = (30, 26, 23, 20, 18) if deal == LARGE else (24, 22, 20, 18, 16)
        canvas.text_in(middle, down, name, deal.card - 14, sizes, ink, "Bold", "m", CREAM)
    if tray.colour == TREASURE:
        _treasure_foot(card, words, tray, 66 + deal.card_high)
    elif tray.colour != UNKNOWN:
        _foot(card, view, words, tray, 66 + deal.card_high)


def put_card(canvas: Canvas, card: str, copies: int, deal: Deal, at: tuple[int, int]) -> None:
    """A card without its name."""
    reach = (0, 0, deal.card + 5, deal.card_high + 7)
    canvas.stamp_scaled(big_card, at, reach, PANEL, deal.percent, card, copies)


def _treasure_foot(card: Card, words: Words, tray: Tray, y: int) -> None:
    """What the treasures are worth, around a large gold number."""
    narrow = len(tray.faces) == 1
    said = words.text("picture-worth-short" if narrow else "picture-worth", points="|")
    before, after = (part.strip() for part in said.split("|"))
    x = 26 + card.text(16, y + 30, before, 24, MUTED)
    x += 10 + card.text(x, y + 29, look.treasure(tray.cards), 44, GOLD, "Display")
    card.text(16, y + 72, after if narrow else words.text("picture-kept"), TEXT, MUTED, room=tray.wide - 8)
    if not narrow:
        card.text(x, y + 30, after, TEXT, room=PAD + tray.wide - x)


def _foot(card: Card, view: View, words: Words, tray: Tray, y: int) -> None:
    """What is laid of the colour, what the camp offers for it, and the porthole on it or those near."""
    assert view.viewer is not None
    laid = next(c for c in view.players[view.viewer].collections if c.colour == tray.colour)
    left = card.text(16, y + 27, words.text("picture-laid-count", count=len(laid.cards)), 24)
    offer = _offer(card, words, view.camp.get(tray.colour), y + 27, tray.wide - left - 20)
    if laid.cards and 26 + left + 42 * len(laid.cards) <= card.wide - PAD - offer - 12:
        for place, kind in enumerate(laid.cards):
            card.stamp(mini_card, (46 + left + place * 42, y + 27), (20, 21, 20, 21), kind, 38, 40)
    if laid.porthole is not None:
        used = card.text(16, y + 77, words.text("picture-closed"), 24, MUTED)
        card.stamp(porthole, (54 + used, y + 77), 26, laid.porthole, 24)
        return
    x = 16  # "+2 -> porthole" for each number of cards in hand that would close the collection
    for more in range(1, min(3, len(tray.cards)) + 1):
        values = view.portholes.get(len(laid.cards) + more)
        if values and x + 120 <= tray.wide + 16:
            card.text(x, y + 77, f"+{more}", 26, WHITE, "Bold")
            card.stamp(sign, (x + 54, y + 77), 10, "leads")
            card.stamp(porthole, (x + 98, y + 77), 26, values[0], 24)
            x += 140


def _offer(card: Card, words: Words, kind: str | None, y: int, room: int) -> int:
    """The camp's token for a colour, in words too where there is room; returns its width."""
    word = words.text("picture-camp" if kind else "picture-no-token")
    used = 64 if kind else 8
    named = width(word, 22, "SemiBold") <= room - used
    if kind:
        card.stamp(token, (-38, y), 27, kind, 25)
    elif not named:
        card.stamp(no_token, (-38, y), 27, 22, MUTED)
    return used + card.text(-used - PAD, y, word, 22, MUTED) if named else 58


def _camp(canvas: Canvas, view: View, words: Words, box: Box, end: int) -> None:
    """What the camp offers, in words, up to `end`; and the portholes left, below or beside."""
    card, beside = Card(canvas, box, PANEL, EDGE, 2, 20), end != box[2]
    card.text(22, 30, words.text("picture-at-camp"), 26, WHITE, "Bold")
    step = 54 if beside or card.high > 440 else 44
    size = step - 10
    for number, colour in enumerate(STORABLE):
        y, kind = 28 + step + number * step, view.camp.get(colour)
        card.stamp(family_chip, (42, y), size // 2 + 2, colour, size)
        if kind:
            card.stamp(token, (98, y), size // 2 + 4, kind, size // 2 + 2)
        else:
            card.stamp(no_token, (98, y), size // 2 + 4, size // 2 - 1, MUTED)
        said, ink = words.text(f"token-{kind}" if kind else "picture-no-token"), WHITE if kind else MUTED
        card.text(136, y, said, LEAD, ink, room=end - 14 - card.left - 136)
    if beside:
        _porthole_table(card, view, words, end + 20 - card.left)
    else:
        _porthole_line(card, view, words, card.high - step)


def _porthole_line(card: Card, view: View, words: Words, y: int) -> None:
    card.rule(y - 45, EDGE, 20)
    left = 40
    if card.wide > 560:
        left += card.text(22, y, words.text("picture-portholes"), 24, WHITE, "Bold") + 14
    step = min(140, (card.wide - left - 30) // 4)
    for number, (size, values) in enumerate(view.portholes.items()):
        _needs(card, left + number * step, y, size)
        card.stamp(porthole, (left + number * step + 46, y), 31, values[0] if values else None, 29)


def _porthole_table(card: Card, view: View, words: Words, x: int) -> None:
    """One line a stack, with every value left in it."""
    card.text(x, 30, words.text("picture-portholes"), 26, WHITE, "Bold")
    for number, (size, values) in enumerate(view.portholes.items()):
        _needs(card, x + 17, 92 + number * 66, size)
        for place, value in enumerate(values or (None,)):
            card.stamp(porthole, (x + 80 + place * 74, 92 + number * 66), 31, value, 29)


def _needs(card: Card, x: int, y: int, size: int) -> None:
    """A card with the number of cards a porthole needs."""
    x, y = card.at(x, y)
    card.canvas.box((x - 15, y - 20, x + 15, y + 20), 6, CREAM, ground=PANEL)
    card.canvas.text(x, y - 1, size, 26, NIGHT, "Black", "m", CREAM)
