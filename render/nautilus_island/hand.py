"""The hand: one tray per colour, with what is laid, what the camp offers and which portholes are near."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from msgspec import Struct

from games.core.words import Words
from games.nautilus_island.view import CollectionView
from games.nautilus_island.view import NautilusIslandView as View
from render.canvas import Canvas
from render.kit.sizes import CAPTION, TEXT
from render.lettering import capital, width
from render.nautilus_island import look
from render.nautilus_island.camp import camp
from render.nautilus_island.cards import (
    CARD_H,
    CARD_W,
    big_card,
    family_mark,
    mini_card,
    no_token,
    porthole,
    token,
)
from render.nautilus_island.look import FACTS, FAMILY, TREASURE, UNKNOWN
from render.palette import CREAM, GOLD, MUTED, PANEL, WHITE
from render.pen import Pen
from render.pieces import HEAD, WIDE, header
from render.scene import Scene

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
    end = _lay_out(canvas, view, words, rows, deal)
    y = TOP + above * (deal.high + 18)
    if alone:
        camp(canvas, view, words, (40 - PAD, y, WIDE - 40 + PAD, y + high), WIDE // 2)
    else:
        camp(canvas, view, words, (end - PAD, y, WIDE - 40 + PAD, y + high), WIDE - 40 + PAD)
    return canvas


def _lay_out(canvas: Canvas, view: View, words: Words, rows: list[list[Tray]], deal: Deal) -> int:
    """All trays, row by row; returns where the last row ends."""
    x = 40
    for number, row in enumerate(rows):
        x, gap = 40, _gap(row)
        for tray in row:
            _tray(canvas, view, words, tray, x, TOP + number * (deal.high + 18))
            x += tray.wide + gap
    return x


def _gap(row: list[Tray]) -> int:
    """The gap between trays: smaller when many share a row."""
    return min(32, (WIDE - 80 - sum(tray.wide for tray in row)) // max(1, len(row) - 1))


def _trays(cards: tuple[str, ...], deal: Deal) -> list[Tray]:
    trays: list[Tray] = []
    for colour in (*FACTS.colours, UNKNOWN):
        held = tuple(c for c in _in_order(colour, cards) if look.family_of(c) == colour)
        alike = tuple(dict.fromkeys(held))
        if held:
            faces = alike if len(cards) > MANY or len(held) > deal.row else held
            trays.append(Tray(colour, held, faces, deal))
    return trays


def _in_order(colour: str, cards: tuple[str, ...]) -> list[str]:
    """The cards in printed order, not by letter."""
    printed = FACTS.objects.get(colour, ())
    return sorted(cards, key=lambda card: printed.index(card) if card in printed else 0)


def _rows(trays: list[Tray], deal: Deal) -> list[list[Tray]]:
    """The trays and the camp in as few rows as can be, else in the printed order."""
    order = _best_order(tuple(len(tray.faces) for tray in trays), deal)
    rows: list[list[Tray]] = [[]]
    for number in order:
        if sum(len(tray.faces) for tray in rows[-1]) + len(trays[number].faces) > deal.row:
            rows.append([])
        rows[-1].append(trays[number])
    return rows


@lru_cache(maxsize=256)
def _best_order(sizes: tuple[int, ...], deal: Deal) -> tuple[int, ...]:
    orders = permutations(range(len(sizes)))
    return min(orders, key=lambda order: _row_count([sizes[number] for number in order], deal))


def _row_count(sizes: list[int], deal: Deal) -> int:
    """How many rows the trays and then the camp take up."""
    used = 0
    for size in (*sizes, deal.camp):
        if used % deal.row + size > deal.row:
            used = -(-used // deal.row) * deal.row
        used += size
    return -(-used // deal.row)


def _tray(canvas: Canvas, view: View, words: Words, tray: Tray, x: int, y: int) -> None:
    """Tab, cards, what lies on the table and at the camp."""
    family, wide = FAMILY[tray.colour], tray.wide
    canvas.box((x - PAD, y, x + wide + PAD, y + tray.deal.high), 20, PANEL, family.base, 3)
    canvas.stamp(family_mark, (x + 22, y + 29), 20, PANEL, tray.colour, 32, family.tint, family.dark)
    count = canvas.text(x + wide - 4, y + 29, len(tray.cards), 42, WHITE, "Display", "r", PANEL)
    title = words.text(f"picture-family-{tray.colour}")
    canvas.text_in(x + 48, y + 29, title, wide - 60 - count, CAPTION, WHITE, ground=PANEL)
    for place, card in enumerate(tray.faces):
        copies = 1 if len(tray.faces) == len(tray.cards) else tray.cards.count(card)
        _card(canvas, words, card, copies, tray.deal, (x + place * (tray.deal.card + 10), y + 56))
    foot = y + 56 + tray.deal.card_high + 10
    if tray.colour == TREASURE:
        _treasure_foot(canvas, words, tray, x, foot)
    elif tray.colour != UNKNOWN:
        _foot(canvas, view, words, tray, x, foot)


def _card(canvas: Canvas, words: Words, card: str, copies: int, deal: Deal, at: tuple[int, int]) -> None:
    put_card(canvas, card, copies, deal, at)
    ink, name = FAMILY[look.family_of(card)].dark, capital(words.text(card) if words.has(card) else card)
    x, y = at[0] + deal.card // 2, at[1] + deal.card_high - 31 * deal.percent // 100
    sizes = (30, 26, 23, 20, 18) if deal == LARGE else (24, 22, 20, 18, 16)
    canvas.text_in(x, y, name, deal.card - 14, sizes, ink, "Bold", "m", CREAM)


def put_card(canvas: Canvas, card: str, copies: int, deal: Deal, at: tuple[int, int]) -> None:
    """A card without its name."""
    reach = (0, 0, deal.card + 5, deal.card_high + 7)
    canvas.stamp_scaled(big_card, at, reach, PANEL, deal.percent, card, copies)


def _treasure_foot(canvas: Canvas, words: Words, tray: Tray, x: int, y: int) -> None:
    """What the treasures are worth, around a large gold number."""
    narrow = len(tray.faces) == 1
    said = words.text("picture-worth-short" if narrow else "picture-worth", points="|")
    before, after = (part.strip() for part in said.split("|"))
    at = x + 8
    at += canvas.text(at, y + 30, before, 24, MUTED, "SemiBold", ground=PANEL) + 10
    at += canvas.text(at, y + 29, look.treasure(tray.cards), 44, GOLD, "Display", ground=PANEL) + 10
    below = after if narrow else words.text("picture-kept")
    canvas.text_in(x + 8, y + 72, below, tray.wide - 8, TEXT, MUTED, "SemiBold", ground=PANEL)
    if not narrow:
        canvas.text_in(at, y + 30, after, x + tray.wide - at, TEXT, WHITE, "SemiBold", ground=PANEL)


def _foot(canvas: Canvas, view: View, words: Words, tray: Tray, x: int, y: int) -> None:
    assert view.viewer is not None
    laid = next(c for c in view.players[view.viewer].collections if c.colour == tray.colour)
    kind, end = view.camp.get(tray.colour), x + tray.wide
    left = canvas.text(
        x + 8,
        y + 27,
        words.text("picture-laid-count", count=len(laid.cards)),
        24,
        WHITE,
        "SemiBold",
        ground=PANEL,
    )
    right = end - _offer(canvas, words, kind, end, y + 27, tray.wide - left - 20)
    _laid_cards(canvas, laid, x + 8 + left + 30, right - 12, y + 27)
    if laid.porthole is not None:
        used = canvas.text(x + 8, y + 77, words.text("picture-closed"), 24, MUTED, "SemiBold", ground=PANEL)
        canvas.stamp(porthole, (x + 8 + used + 38, y + 77), 26, PANEL, laid.porthole, 24)
        return
    _near_portholes(canvas, view, tray, len(laid.cards), x + 8, y + 77)


def _offer(canvas: Canvas, words: Words, kind: str | None, right: int, y: int, room: int) -> int:
    """The camp's token for a colour, in words too where there is room; returns its width."""
    word = words.text("picture-camp" if kind else "picture-no-token")
    named = width(word, 22, "SemiBold") <= room - (64 if kind else 8)
    if kind:
        canvas.stamp(token, (right - 30, y), 27, PANEL, kind, 25)
    elif not named:
        canvas.stamp(no_token, (right - 30, y), 27, PANEL, 22, MUTED)
    if not named:
        return 58
    used = 64 if kind else 8
    return used + canvas.text(right - used, y, word, 22, MUTED, "SemiBold", "r", PANEL)


def _laid_cards(canvas: Canvas, laid: CollectionView, x: int, end: int, y: int) -> None:
    """Small pictures of what lies on the table, if there is room for all."""
    if laid.cards and x + 42 * len(laid.cards) - 20 <= end:
        for place, card in enumerate(laid.cards):
            canvas.stamp(mini_card, (x + place * 42, y), (20, 21, 20, 21), PANEL, card, 38, 40)


def _near_portholes(canvas: Canvas, view: View, tray: Tray, laid: int, x: int, y: int) -> None:
    """ "+2 -> porthole" for each number of cards in hand that would close the collection."""
    end = x + tray.wide - 8
    for more in range(1, min(3, len(tray.cards)) + 1):
        values = view.portholes.get(laid + more)
        if values and x + 120 <= end + 8:
            canvas.text(x, y, f"+{more}", 26, WHITE, ground=PANEL)
            canvas.stamp(_arrow, (x + 54, y), (12, 8, 12, 8), PANEL)
            canvas.stamp(porthole, (x + 98, y), 26, PANEL, values[0], 24)
            x += 140


def _arrow(p: Pen) -> None:
    p.line([(-8, 0), (8, 0)], MUTED, 3)
    p.line([(2, -6), (8, 0), (2, 6)], MUTED, 3)
