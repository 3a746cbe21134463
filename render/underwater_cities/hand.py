"""The viewer's hand: card faces by colour, and below them the slots with what is still free."""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct

from games.underwater_cities.facts import Card
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.kit.sizes import LEAD, TEXT, TITLE
from render.lettering import fit, in_two, width
from render.lettering import wrapped as broken
from render.palette import GOLD, NIGHT, OPTION, STRIP, WHITE, mix
from render.pen import Pen
from render.pieces import WIDE
from render.scene import Scene
from render.underwater_cities import lines, look, lookup, pieces
from render.underwater_cities.lines import DARK, Style, effect, flat, icon, put_effect, put_icon, put_row
from render.underwater_cities.look import COLOUR_OF, DEEP, FOAM, HUES, MIST, ROWS, SEA1, SEA2, SEA3
from render.underwater_cities.main_board import markup_of
from render.underwater_cities.pieces import ERAS, Page, header, paper, shown_name, texture, token
from render.underwater_cities.water import behind_cards, wave

FISH = ((34, 30, 24, FOAM), (62, 48, 18, FOAM), (-40, -34, 24, SEA1), (-72, -18, 18, SEA1))
WEED = ((0.15, 0.6, SEA2), (0.22, 0.4, SEA1), (0.86, 0.55, SEA2), (0.79, 0.34, SEA1))
TOP, EDGE = 90, 18
GAP = re.compile(r"(?<!\d)(?<!«) (?![:;!?»])")  # a number stays with its noun, a colon with its word


class Deal(Struct, frozen=True):
    """How large cards are dealt out."""

    across: int
    wide: int
    high: int
    art: int  # height of the picture
    text: tuple[int, ...]  # sizes to try

    @property
    def medal(self) -> int:
        """Radius of the mark's disc."""
        return 37 if self.wide > 400 else 28 if self.wide > 300 else 21


DEALS = (  # by the most cards
    (3, Deal(3, 436, 596, 246, (32, 29, 26, 23, 21))),
    (4, Deal(4, 322, 560, 200, (28, 25, 22, 20, 18, 17))),
    (6, Deal(3, 436, 470, 160, (28, 25, 22, 20, 18, 17))),
    (8, Deal(4, 322, 470, 150, (25, 22, 20, 18, 16))),
    (12, Deal(4, 322, 400, 120, (22, 20, 18, 16))),
    (15, Deal(5, 256, 400, 110, (20, 18, 17, 15))),
    (99, Deal(6, 212, 390, 96, (18, 17, 16, 15))),
)


def deal_of(cards: int) -> Deal:
    """How large so many cards are dealt out."""
    return next(deal for most, deal in DEALS if cards <= most)


@lru_cache(maxsize=2048)
def wrapped(text: str, deal: Deal) -> tuple[tuple[str, ...], int]:
    """A sentence in lines: the largest type in which it fits."""
    wide, high = deal.wide - 48, deal.high - 190 - deal.art
    for size in deal.text:
        count = len(_lines(text, wide, size))
        if count * round(size * 1.36) <= high:
            return _balanced(text, wide, size, count), size
    size = deal.text[-1]
    most = high // round(size * 1.36)
    first, rest = (found := _lines(text, wide, size))[: most - 1], found[most - 1 :]
    return (*first, fit(" ".join(rest), wide, (size,), "SemiBold")[0]), size


def _balanced(text: str, wide: int, size: int, count: int) -> tuple[str, ...]:
    """The narrowest lines of the same number: no orphans."""
    while wide > 120 and len(_lines(text, wide - 8, size)) == count:
        wide -= 8
    return tuple(_lines(text, wide, size))


def _lines(text: str, wide: int, size: int) -> list[str]:
    return broken(text, wide, size, "SemiBold", GAP.split(text))


def put_card(page: Page, x: int, y: int, key: str, foot: str, ring: str, deal: Deal) -> None:
    """A frame by colour, then what makes this card: name, type, effect, sentence, and the slots it can be
    played on at its foot."""
    card, w, r = lookup.card(key), deal.wide, deal.medal
    put_frame(page, x, y, card.colour, deal, ring)
    put_icon(page, f"type-{card.type}", x + w - r - 12, y + 48, round(r * 1.26), "", lines.BARE)
    _name(page, lookup.card_name(page.words, key), x + 2 * r + 26, y, w - 4 * r - 48, card.colour)
    middle = (x + w // 2, y + 104 + deal.art // 2)
    put_effect(page, middle, lookup.card_markup(key, page.view.side), (w - 68, deal.art - 36), 96, 2)
    said, size = wrapped(lookup.card_sentence(page.words, key), deal)
    for number, line in enumerate(said):
        top = y + 138 + deal.art + round(number * size * 1.36)
        page.text(x + 24, top, line, size, NIGHT, "SemiBold", ground=HUES[card.colour].paper)
    _foot(page, card, foot, x, y + deal.high - 31, w)


def put_frame(canvas: Canvas, x: int, y: int, colour: str, deal: Deal, ring: str) -> None:
    canvas.lay(_frame, (x, y), (7, 7, deal.wide + 7, deal.high + 9), 100, colour, deal, ring)


def _frame(p: Pen, colour: str, deal: Deal, ring: str) -> None:
    """Paper, band with mark, and the picture's ground."""
    hue, w, h, r = HUES[colour], deal.wide, deal.high, deal.medal
    p.box((0, 8, w, h + 8), 24, look.SHADOW)
    if ring:
        p.box((-6, -6, w + 6, h + 6), 28, ring)
    p.box((0, 0, w, h), 24, hue.paper)
    p.box((0, 0, w, 92), 24, hue.band, corners=pieces.UPPER)
    p.dot(r + 15, 48, r, hue.ink)
    icon(p, f"mark-{colour}", r + 15, 48, r * 1.36, flat(hue.band))
    p.dot(w - r - 12, 48, r - 3, NIGHT)
    _art(p, colour, 14, 104, w - 28, deal.art)
    p.line([(22, h - 62), (w - 22, h - 62)], hue.edge, 2)


def _name(canvas: Canvas, name: str, x: int, y: int, room: int, colour: str) -> None:
    """In one line over the texture, or in two."""
    hue = HUES[colour]
    size = next((s for s in (34, 31, 28) if width(name, s, "Black") <= room), 0)
    if size:
        canvas.text(x, y + 36, name, size, hue.ink, "Black", ground=hue.band)
        canvas.stamp(texture, (x, y + 60), (2, 0, room, 28), hue.band, colour, 0, 0, room - 4, 28)
        return
    size = next((s for s in (26, 24, 22, 20, 18, 16) if in_two(name, room, s, "Black")), 16)
    first, *rest = broken(name, room, size, "Black")
    both = [first, " ".join(rest).strip()] if rest else [first]
    for number, line in enumerate(both):
        top = y + 48 + round((number - (len(both) - 1) / 2) * size * 1.2)
        canvas.text_in(x, top, line, room, (size,), hue.ink, "Black", ground=hue.band)


def _art(p: Pen, colour: str, x: int, y: int, w: int, h: int) -> None:
    """Cut paper: rays near the surface, fish in mid water, weed on the floor."""
    p.box((x, y, x + w, y + h), 14, SEA1)
    if colour == "yellow":
        for ray in range(5):
            left = x + 46 + ray * (w - 90) / 4
            shaft = [(left, y), (left + 18, y), (left + 2, y + h * 0.5), (left - 40, y + h * 0.5)]
            p.poly(shaft, mix(SEA1, FOAM, 0.5))
    bottom = [(x + w, y + h - 12), (x + w - 12, y + h), (x + 12, y + h), (x, y + h - 12)]
    for depth, fill in enumerate((SEA2, SEA3, DEEP)):
        crest = wave(y + h * (0.3 + 0.25 * depth), 7, 170 + 40 * depth, depth * 0.31, w - 6)
        p.poly([*((x + px, py) for px, py in crest), (x + w, crest[-1][1]), *bottom], fill)
    for fx, fy, size, fill in FISH if colour == "red" else ():
        icon(p, "mark-red", x + fx % w, y + fy % h, size, flat(fill))
    for share, high, fill in WEED if colour == "green" else ():
        icon(p, "ke", x + share * w, y + h - high * h / 2 - 4, high * h, flat(fill))


def _foot(canvas: Canvas, card: Card, slots: str, x: int, y: int, w: int) -> None:
    """The price, the slots it can be played on, era and number."""
    ground = HUES[card.colour].paper
    era = f"{ERAS[card.era - 1]} · {card.no}" if card.era else str(card.no)
    small, ink = 22 if w > 300 else 18, mix(NIGHT, ground, 0.25)
    room = w - 60 - canvas.text(x + w - 22, y, era, small, ink, "Bold", "r", ground)
    left = x + 22
    if card.cost:
        used = put_row(canvas, left, y, f"{card.cost}*cr", 32, "l", ground, DARK) + 10
        left, room = left + used, room - used
    canvas.text_in(left, y, slots, room, LEAD, NIGHT, "Black", ground=ground)


def hand(view: View, scene: Scene) -> Page:
    count = len(view.looking) + len(view.hand)
    deal, high = deal_of(count), height(count)
    page = Page(view, scene, high, behind_cards(high))
    shown = [(key, "", GOLD) for key in page.view.looking]  # those the viewer is choosing from
    shown += [(c.key, " · ".join(c.slots), OPTION if c.slots else "") for c in page.view.hand]
    _head(page)
    gap = (WIDE - 2 * EDGE - deal.across * deal.wide) // max(1, deal.across - 1)
    for number, (key, foot, ring) in enumerate(shown):
        x = EDGE + number % deal.across * (deal.wide + gap)
        y = TOP + number // deal.across * (deal.high + 20)
        put_card(page, x, y, key, foot, ring, deal)
    if not shown:
        page.text_in(WIDE // 2, TOP + 70, page.say("hand-empty"), 1200, TITLE, WHITE, "Bold", "m", SEA3)
    _slots(page, high - 240)
    note = page.say("hand-note")
    page.text_in(WIDE // 2, high - 32, note, WIDE - 60, TEXT, MIST, "SemiBold", "m", NIGHT)
    return page


def height(cards: int) -> int:
    """The height of the picture of a hand."""
    deal = deal_of(cards)
    rows = -(-cards // deal.across)
    return TOP + max(rows * (deal.high + 20), 120) + 24 + 240


def _head(page: Page) -> None:
    viewer = page.view.viewer
    assert viewer is not None, "a hand belongs to somebody"
    player = page.view.players[viewer]
    header(page, page.say("hand", name=shown_name(page.scene, viewer)), viewer, page.say("only-you"))
    ink = GOLD if player.hand > player.limit else WHITE
    wide = put_row(page, 400, 32, f"{player.hand}*cd", 38, "l", STRIP, Style(ink))
    page.text(410 + wide, 32, page.say("of", count=player.limit), 26, WHITE, ground=STRIP)


def _slots(page: Page, y: int) -> None:
    """All coloured slots in a line: a piece where one is taken, a bright ring where a card fits."""
    usable = {label for card in page.view.hand for label in card.slots}
    rows = [[slot for slot in page.view.slots if slot.label.startswith(row)] for row in ROWS]
    count = sum(map(len, rows))
    wide = (WIDE - 2 * EDGE - 60 - (count - 3) * 12) // count
    x = EDGE + 2
    for number, row in enumerate(rows):
        for slot in row:
            seat = slot.seats[0] if slot.seats else None
            args = (slot.label, page.view.side, seat, slot.neutral, slot.label in usable, wide)
            page.lay(_mini, (x, y), (6, 6, wide + 6, 140), 100, *args)
            x += wide + 12
        x += 18
        free = page.say("free", count=sum(not slot.seats and not slot.neutral for slot in row))
        middle = EDGE + (2 * number + 1) * (WIDE - 2 * EDGE) // 6
        page.text(middle, y + 164, free, 24, MIST, "Bold", "m", NIGHT)


def _mini(p: Pen, label: str, side: str, seat: int | None, blocked: bool, usable: bool, w: int) -> None:
    hue, h = HUES[COLOUR_OF[label[0]]], 132
    taken = seat is not None or blocked
    if usable:
        p.box((-5, -5, w + 5, h + 5), 14, OPTION)
    band = mix(hue.band, NIGHT, 0.55) if taken else hue.band
    paper(p, (w, h), hue.sunk if taken else hue.paper, (band, 32), drop=0, r=10)
    p.text(w / 2, 16, label, 22, MIST if taken else hue.ink, "Black")
    if seat is not None:
        token(p, seat, w / 2, 82, 25)
    elif blocked:
        pieces.neutral(p, w / 2, 82, 25)
    else:
        effect(p, w / 2, 82, markup_of(side, label), (w - 8, 90), 40, 3, DARK)
