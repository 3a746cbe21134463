"""Action slots, the one that is always free, the clone tile, the Federation track, the order of play."""

from __future__ import annotations

from msgspec import Struct

from games.core.model import Seat
from games.core.words import Words
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.icons import amounts, icons
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas, Known
from render.kit.drawings import round_box
from render.kit.sizes import LABEL, NOTE
from render.palette import GOLD, NIGHT, OPTION, SEATS, WHITE, mix
from render.pen import Pen, closed
from render.pieces import seat_shape
from render.underwater_cities import pieces
from render.underwater_cities.lines import DARK, Style, effect, faded, flat, icon, put_icon, row_middle
from render.underwater_cities.look import DEEP, DIM, FACTS, FOAM, HUES, MIST, SEA2, SEA3, SHADOW
from render.underwater_cities.pieces import UPPER, Size, put_change, put_token, token

BAND, HIGH = 34, 168  # pixels: the head of a slot, the tiles of the middle row
SPACES = (0, 4, 3, 2, 1)  # of the Federation track, from the left


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
        put_change(canvas, x + 4, y + h - 4, shown.change)
    if shown.option not in (None, shown.name):
        label = shown.option or ""
        canvas.lay(_label, (x + w, y + h), (14 * len(label) + 12, 28, 4, 4), 100, label)


def _slot(
    p: Pen, name: str, colour: str, markup: str, size: Size, taken: bool, ring: str | None = None
) -> None:
    (w, h), hue = size, HUES[colour]
    if taken:
        pieces.ring(p, size, ring)
        p.box((0, 0, w, h), 12, hue.sunk, mix(hue.band, NIGHT, 0.35), 2)
        p.box((0, 0, w, BAND), 12, mix(hue.band, NIGHT, 0.55), corners=UPPER)
    else:
        pieces.paper(p, size, hue.paper, (hue.band, BAND), ring)
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


def always(canvas: Canvas, view: View, words: Words, change: int, option: bool, at: Size, w: int) -> None:
    """The slot that is always free: whoever was there, and how often."""
    seats = next(slot.seats for slot in view.slots if slot.label == ALWAYS)
    args = (w, words.text("uc-always"), markup_of(view.side, ALWAYS), seats, change, option)
    canvas.lay(_always, at, (22, 8, w + 8, HIGH + 22), 100, *args)


def _always(
    p: Pen, w: int, title: str, markup: str, seats: tuple[Seat, ...], change: int, option: bool
) -> None:
    ring = OPTION if option else WHITE if change else None
    pieces.paper(p, (w, HIGH), HUES[""].paper, (HUES[""].band, BAND), ring)
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


def clone(canvas: Canvas, view: View, x: int, y: int, w: int) -> None:
    """The tile of a match of four: a taken slot once more, for a credit."""
    canvas.lay(_clone, (x, y), (2, 2, w + 2, HIGH + 8), 100, w, view.cloned, amounts(FACTS.clone))


def _clone(p: Pen, w: int, seat: Seat | None, cost: str) -> None:
    hue, used = HUES[""], seat is not None
    fill, band, drop = (hue.sunk, SEA3, 0) if used else (hue.paper, hue.band, 5)
    pieces.paper(p, (w, HIGH), fill, (band, BAND), drop=drop)
    p.text(w / 2, 17, "×2", 22, MIST if used else NIGHT, "Black")
    if seat is not None:
        token(p, seat, w / 2, BAND + (HIGH - BAND) / 2, 24)
        return
    row_middle(p, w / 2, 78, "slot", 40, DARK)
    row_middle(p, w / 2, 128, f"- {cost}", 34, DARK)


def federation(canvas: Canvas, view: View, words: Words, x: int, y: int, w: int) -> None:
    canvas.lay(_stairs, (x, y), (0, 0, w, HIGH + 6), 100, w, words.text("uc-start"), words.text("uc-each"))
    wide, said = w / 6, words.text("uc-federation")
    title = canvas.text_in(x + w - 4, y + 18, said, 150, LABEL, MIST, "SemiBold", "r", DEEP)
    put_icon(canvas, "fed", x + w - title - 28, y + 22, 36, "")
    for number, space in enumerate(SPACES):
        top = y + HIGH - 46 - number * 9
        stack = view.stacks.get(space, ())
        room = top - y - (36 if number == 4 else 0)
        step = min(32, (room - 34) // max(1, len(stack) - 1))
        for place, seat in enumerate(stack if space else reversed(stack)):
            at = (round(x + (number + 0.5) * wide), top - 15 - place * step)
            canvas.lay(_puck, at, (44, 20, 44, 24), 100, seat, min(86, round(wide) - 12))


def _stairs(p: Pen, w: int, start: str, each: str) -> None:
    wide = w / 6
    for number, space in enumerate(SPACES):
        left, top = number * wide + 3, HIGH - 46 - number * 9
        right, middle = left + wide - 6, left + wide / 2 - 3
        p.box((left, top + 4, right, HIGH + 4), 8, SHADOW)
        p.box((left, top, right, HIGH), 8, SEA2 if number else SEA3)
        p.box((left, top, right, top + 7), 4, FOAM if number else SEA2)
        if space:
            bonus = f"{space}*{amounts(FACTS.track.get(space, {}))}"
            row_middle(p, middle, HIGH - 22, bonus, 34, Style(WHITE, number=0.86))
        else:
            p.text(middle, HIGH - 21, start, 20, MIST, "SemiBold")
    left, top = 5 * wide + 5, HIGH - 82
    p.dash(closed(round_box(left, top, wide - 10, HIGH - top - 2, 10)), GOLD, 2.5, 8, 7)
    p.text(5.5 * wide, HIGH - 60, each, 20, GOLD, "SemiBold")
    row_middle(p, 5.5 * wide, HIGH - 25, "vp", 34)


def _puck(p: Pen, seat: Seat, w: int) -> None:
    """A disc seen from the side."""
    h, fill = 34, SEATS[seat].fill
    left, top = -w / 2, -h / 2
    p.box((left, top + 3, left + w, top + h + 3), h / 2, SHADOW)
    p.box((left, top, left + w, top + h), h / 2, WHITE)
    p.box((left + 3, top + 3, left + w - 3, top + h - 3), h / 2 - 3, mix(fill, NIGHT, 0.25))
    p.box((left + 3, top + 3, left + w - 3, top + h - 9), h / 2 - 6, fill)
    p.poly(seat_shape(seat, -17, -1, 9), NIGHT)
    p.text(14, -1, SEATS[seat].letter, 24, NIGHT, "Black")


def order(canvas: Canvas, view: View, words: Words, x: int, y: int) -> None:
    """This round's order, and the next one as the discs lie now."""
    many = len(view.players) > 3
    step, r = (46, 17) if many else (60, 22)
    for dy, name, seats in ((14, "uc-this-round", view.order), (100, "uc-next-round", view.next_order)):
        canvas.text_in(x, y + dy, words.text(name), 184, NOTE, MIST, "SemiBold", ground=DEEP)
        for number, seat in enumerate(seats):
            if number and not many:
                canvas.stamp(_then, (x - 6 + number * step, y + dy + 38), 10, DEEP)
            put_token(canvas, seat, x + 22 + number * step, y + dy + 38, r)


def _then(p: Pen) -> None:
    p.line([(-3, -6), (3, 0), (-3, 6)], DIM, 2.5)
