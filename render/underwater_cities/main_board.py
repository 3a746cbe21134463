"""What lies on the main board: slots, Federation track, order of play, special cards, contracts."""

from __future__ import annotations

from msgspec import Struct

from games.core.model import Seat
from games.underwater_cities.facts import ALWAYS, Contract
from games.underwater_cities.icons import amounts, icons, metric
from games.underwater_cities.view import ContractView
from render.canvas import Canvas, Known
from render.kit.drawings import draw
from render.kit.sizes import LABEL, NOTE
from render.palette import GOLD, NIGHT, OPTION, SAND, SEATS, WHITE, mix
from render.pen import Pen
from render.pieces import seat_shape
from render.underwater_cities import lines, look, lookup, pieces
from render.underwater_cities.lines import DARK, LIGHT, effect, faded, flat, icon, row_middle
from render.underwater_cities.look import DEEP, DIM, FACTS, FOAM, HUES, MIST, SEA1, SEA2, SEA3, SHADOW
from render.underwater_cities.pieces import Page, Size, paper, put_change, put_token, token

BAND, HIGH = 34, 168  # pixels: the head of a slot, the tiles of the middle row
SPACES, STAIR = (0, 4, 3, 2, 1), 91  # of the Federation track, from the left; how wide each is


class SlotFace(Struct, frozen=True):
    """Everything to be seen at one action slot."""

    name: str
    colour: str
    markup: str
    size: Size
    seats: tuple[Seat, ...] = ()
    neutral: bool = False
    change: int = 0  # number of the turn that took it
    option: str | None = None  # the menu's label, where the viewer may go

    @property
    def taken(self) -> bool:
        return bool(self.seats) or self.neutral


def markup_of(side: str, label: str) -> str:
    return icons(FACTS.slots[side][label].effect)


def free_slot(side: str, label: str, size: Size) -> SlotFace:
    """A slot as it is printed."""
    return SlotFace(label, FACTS.slots[side][label].colour, markup_of(side, label), size)


def put_slot(canvas: Canvas, x: int, y: int, shown: SlotFace) -> None:
    """The slot as such, then what comes and goes on it: few tiles, whoever stands where."""
    (w, h), args = shown.size, (shown.name, shown.colour, shown.markup, shown.size, shown.taken)
    ring = OPTION if shown.option is not None else WHITE if shown.change else None
    if ring:  # it reaches into a neighbour's
        canvas.lay(_slot, (x, y), (6, 6, w + 6, h + 6), 100, *args, ring)
    else:
        canvas.stamp(_slot, (x, y), (0, 0, w, h + 5), Known((x, y)), *args)
    if shown.neutral:
        canvas.lay(pieces.neutral, (x + w - 36, y + 34), (30, 30, 30, 34), 100, 0, 0, 28)
    for number, seat in enumerate(shown.seats[:2]):  # the second one cloned the slot
        put_token(canvas, seat, *((x + w - 30, y + h - 30, 24) if number else (x + w - 36, y + 36, 30)))
    if shown.change:
        put_change(canvas, x + 4, y + h - 5, shown.change)  # clear of the slot below
    if shown.option not in (None, shown.name):
        label = shown.option or ""
        canvas.lay(_label, (x + w, y + h), (14 * len(label) + 12, 28, 4, 4), 100, label)


def _slot(
    p: Pen, name: str, colour: str, markup: str, size: Size, taken: bool, ring: str | None = None
) -> None:
    (w, h), hue = size, HUES[colour]
    if taken:
        pieces.ring_round(p, size, ring)
        p.box((0, 0, w, h), 12, hue.sunk, mix(hue.band, NIGHT, 0.35), 2)
        p.box((0, 0, w, BAND), 12, mix(hue.band, NIGHT, 0.55), corners=pieces.UPPER)
    else:
        paper(p, size, hue.paper, (hue.band, BAND), ring)
        if w > 120:
            pieces.texture(p, colour, 52, 3, w - 96, 28)
            icon(p, f"mark-{colour}", w - 22, 17, 24, flat(hue.ink))
    p.text(12, 17, name, 22, MIST if taken else hue.ink, "Black", "lm")
    style = faded(hue.sunk, 0.5) if taken else DARK
    effect(p, w / 2, BAND + (h - BAND) / 2, markup, (w - 14, h - BAND - 20), 58, 2, style)


def _label(p: Pen, label: str) -> None:
    """A label round the lower right corner of a slot."""
    p.box((-12 - 14 * len(label), -28, 4, 4), 8, OPTION)
    p.text(-4 - 7 * len(label), -12, label, 20, NIGHT, "Black")


def always(page: Page, change: int, option: bool, at: Size, w: int) -> None:
    """The slot that is always free: whoever was there, and how often."""
    seats = next(slot.seats for slot in page.view.slots if slot.label == ALWAYS)
    args = (w, page.say("always"), markup_of(page.view.side, ALWAYS), seats, change, option)
    page.lay(_always, at, (22, 8, w + 8, HIGH + 22), 100, *args)


def _always(
    p: Pen, w: int, title: str, markup: str, seats: tuple[Seat, ...], change: int, option: bool
) -> None:
    ring = OPTION if option else WHITE if change else None
    paper(p, (w, HIGH), HUES[""].paper, (HUES[""].band, BAND), ring)
    p.text(12, 17, title, 20 if w < 180 else 22, HUES[""].ink, "Black", "lm")
    middle = BAND + (HIGH - BAND) / 2 - (20 if seats else 0)
    effect(p, w / 2, middle, markup, (w - 16, 60), 50, 1)
    shown = dict.fromkeys(seats)
    step = min(50, (w - 20) // max(1, len(shown)))
    for number, seat in enumerate(shown):
        at = 32 + number * step
        token(p, seat, at, HIGH - 30, 20 if step > 36 else 15)
        if seats.count(seat) > 1:
            p.dot(at + 17, HIGH - 16, 12, NIGHT)
            p.text(at + 17, HIGH - 16, f"×{seats.count(seat)}", 14, WHITE, "Black")
    if change:
        pieces.change_disc(p, 4, HIGH - 4, change)


def clone(page: Page, x: int, y: int, w: int) -> None:
    """The tile of a match of four: a taken slot once more, for a credit."""
    page.lay(_clone, (x, y), (2, 2, w + 2, HIGH + 8), 100, w, page.view.cloned, amounts(FACTS.clone))


def _clone(p: Pen, w: int, seat: Seat | None, cost: str) -> None:
    hue, used = HUES[""], seat is not None
    fill, band, drop = (hue.sunk, SEA3, 0) if used else (hue.paper, hue.band, 5)
    paper(p, (w, HIGH), fill, (band, BAND), drop=drop)
    p.text(w / 2, 17, "×2", 22, MIST if used else NIGHT, "Black")
    if seat is not None:
        token(p, seat, w / 2, BAND + (HIGH - BAND) / 2, 24)
        return
    row_middle(p, w / 2, 78, "slot", 40, DARK)
    row_middle(p, w / 2, 128, f"- {cost}", 34, DARK)


def federation(page: Page, x: int, y: int) -> None:
    page.lay(_stairs, (x, y), (0, 0, 6 * STAIR, HIGH + 6), 100, page.say("start"), page.say("each"))
    end, said = x + 6 * STAIR, page.say("federation")
    title = page.text_in(end - 4, y + 18, said, 150, LABEL, MIST, "SemiBold", "r", DEEP)
    lines.put_icon(page, "fed", end - title - 28, y + 22, 36, "")
    for number, space in enumerate(SPACES):
        top = y + HIGH - 46 - number * 9
        stack = page.view.stacks.get(space, ())
        room = top - y - (36 if number == 4 else 0)
        step = min(32, (room - 34) // max(1, len(stack) - 1))
        for place, seat in enumerate(stack if space else reversed(stack)):
            at = (round(x + (number + 0.5) * STAIR), top - 15 - place * step)
            page.lay(_puck, at, (44, 20, 44, 24), 100, seat)


def _stairs(p: Pen, start: str, each: str) -> None:
    draw(p, look.SCENES["federation"], {})
    for number, space in enumerate(SPACES):
        middle = (number + 0.5) * STAIR
        if space:
            bonus = f"{space}*{amounts(FACTS.track.get(space, {}))}"
            row_middle(p, middle, HIGH - 22, bonus, 34, lines.Style(WHITE, number=0.86))
        else:
            p.text(middle, HIGH - 21, start, 20, MIST, "SemiBold")
    p.text(5.5 * STAIR, HIGH - 60, each, 20, GOLD, "SemiBold")
    row_middle(p, 5.5 * STAIR, HIGH - 25, "vp", 34)


def _puck(p: Pen, seat: Seat) -> None:
    """A disc seen from the side."""
    draw(p, look.SCENES["puck"], {SEATS[0].fill: SEATS[seat].fill})
    p.poly(seat_shape(seat, -17, -1, 9), NIGHT)
    p.text(14, -1, SEATS[seat].letter, 24, NIGHT, "Black")


def order(page: Page, x: int, y: int) -> None:
    """This round's order, and the next one as the discs lie now."""
    many = len(page.view.players) > 3
    step, r = (46, 17) if many else (60, 22)
    for dy, name, seats in ((14, "this-round", page.view.order), (100, "next-round", page.view.next_order)):
        page.text_in(x, y + dy, page.say(name), 184, NOTE, MIST, "SemiBold", ground=DEEP)
        for number, seat in enumerate(seats):
            if number and not many:
                page.stamp(icon, (x - 6 + number * step, y + dy + 38), 10, DEEP, "next", 0, 0, 24)
            put_token(page, seat, x + 22 + number * step, y + dy + 38, r)


SPECIAL, CONTRACT = (126, 176), (318, 96)
TOP = "S7"


def specials(page: Page, x: int, y: int) -> None:
    w, h = SPECIAL
    taker, change = _taker(page)
    for number, key in enumerate(page.view.offer):
        at, name = (x + number * (w + 8), y), f"S{number + 1}"
        if key:
            put_special(page, x, y, number, key, page.view.side, name in page.scene.marks)
        else:
            page.lay(_gap, at, (8, 12, w + 16, h + 4), 100, name, taker, change)
    put_deck(page, x, y, page.view.top, page.view.specials, page.view.side, TOP in page.scene.marks)


def put_special(canvas: Canvas, x: int, y: int, number: int, key: str, side: str, option: bool) -> None:
    """One card of a row that begins there."""
    (w, h), markup = SPECIAL, lookup.card_markup(key, side)
    at, name = (x + number * (w + 8), y), f"S{number + 1}"
    canvas.lay(_special, at, (8, 8, w + 8, h + 10), 100, name, key, markup, option)


def put_deck(canvas: Canvas, x: int, y: int, top: str, left: int, side: str, option: bool) -> None:
    """The other special cards, beside that row: the top one open on its deck, with their number."""
    (w, h), markup = SPECIAL, lookup.card_markup(top, side) if top else ""
    at = (x + 16 + FACTS.rules.offer * (w + 8), y)
    canvas.lay(_deck, at, (8, 8, w + 36, h + 10), 100, top, left, markup, option)


def _taker(page: Page) -> tuple[Seat | None, int]:
    """Who took the cards that are gone, where that is beyond doubt, and in which turn."""
    taken = {key: seat for key, seat in page.view.offer_takers.items() if key in FACTS.three}
    if len(set(taken.values())) != 1:
        return None, 0
    numbers = [page.news.specials.get(f"card-{key}", 0) for key in taken]
    return next(iter(taken.values())), numbers[0] if len(numbers) == 1 else 0


def _gap(p: Pen, name: str, taker: Seat | None, change: int) -> None:
    w, h = SPECIAL
    upper = [(2, 14), (14, 2), (w - 14, 2), (w - 2, 14)]
    frame = [*upper, (w - 2, h - 14), (w - 14, h - 2), (14, h - 2), (2, h - 14), (2, 14)]
    p.dash(frame, WHITE if change else DIM, 3, 10, 8)
    p.text(14, 20, name, 22, DIM, "Bold", "lm")
    if taker is not None:
        token(p, taker, w / 2, h / 2 + 8, 26)
    if change:
        pieces.change_disc(p, w - 6, 6, change)


def _special(p: Pen, name: str, key: str, markup: str, option: bool) -> None:
    card, (w, h) = lookup.card(key), SPECIAL
    hue = HUES[card.colour]
    paper(p, SPECIAL, SEA3, (hue.band, 38), OPTION if option else None, 4)
    p.text(12, 19, name, 22, hue.ink, "Black", "lm")
    icon(p, f"mark-{card.colour}", w - 24, 19, 27, flat(hue.ink))
    icon(p, f"type-{card.type}", w / 2 + 6, 19, 26, lines.THICK)
    effect(p, w / 2, 88, markup, (w - 14, 86), 42, 3, LIGHT)
    p.box((6, h - 36, w - 6, h - 6), 9, DEEP)
    row_middle(p, w / 2, h - 21, f"{card.cost}*cr", 26, lines.COUNT)


def _deck(p: Pen, top: str, left: int, markup: str, option: bool) -> None:
    w, h = SPECIAL
    if not left:
        _gap(p, TOP, None, 0)
        return
    for shift, fill in ((30, SEA2), (6, SEA1))[:left]:
        p.box((shift, 4 + shift * 0.2, shift + w, shift * 0.2 + h), 12, fill)
    p.text(w + 18, h / 2 + 4, left, 20, WHITE, "Bold")
    if top:
        _special(p, TOP, top, markup, option)
    else:
        p.box((0, 0, w, h), 12, SEA2, FOAM, 3)
        icon(p, "special", w / 2, h / 2, 70)


def contracts(page: Page, x: int, y: int) -> None:
    for number, contract in enumerate(page.view.contracts):
        left = x + number * (CONTRACT[0] + 10)
        _contract(page, contract, left, y)
        if change := page.news.contracts.get(f"contract-{contract.key}", 0):
            put_change(page, left + CONTRACT[0] - 4, y + 4, change)


def _contract(page: Page, contract: ContractView, x: int, y: int) -> None:
    (w, h), facts, done = CONTRACT, lookup.contract(contract.key), contract.taker is not None
    markup = _contract_markup(facts)
    page.lay(_frame, (x, y), (2, 2, w + 2, h + 6), 100, DIM if done else SAND)
    room, middle, style = (w - 90, h // 2, faded(DEEP, 0.55)) if done else (w - 26, 34, LIGHT)
    lines.put_row_in(page, (x + 14, y + middle), markup, room, 36, "l", (DEEP, style))
    if contract.taker is not None:
        put_token(page, contract.taker, x + w - 40, y + h // 2, 26)
        return
    needs = [number for _, _, number in facts.needs] if facts else []
    step, low = 84 if len(contract.progress) < 4 else 64, y + h - 24
    for seat, reached in enumerate(contract.progress):
        have = sum(min(*pair) for pair in zip(reached, needs, strict=False))
        page.stamp(token, (x + 26 + seat * step, low), 16, DEEP, seat, 0, 0, 13, letter=False, shadow=False)
        ink = WHITE if seat in contract.near else MIST
        page.text(x + 46 + seat * step, low, have, 22, ink, "Bold", ground=DEEP)
    page.text(x + w - 12, low, page.say("of", count=sum(needs)), 20, DIM, "SemiBold", "r", DEEP)


def _contract_markup(facts: Contract | None) -> str:
    if facts is None:
        return lookup.UNKNOWN
    return " ".join(metric(name, number) for name, _, number in facts.needs) + " > " + icons(facts.gives)


def _frame(p: Pen, line: str) -> None:
    w, h = CONTRACT
    p.box((0, 4, w, h + 4), 12, SHADOW)
    p.box((0, 0, w, h), 12, DEEP, line, 2.5)
