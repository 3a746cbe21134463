"""Action slots: light paper is free, dark and sunk is taken."""

from __future__ import annotations

from msgspec import Struct

from games.core.model import Seat
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.icons import icons
from games.underwater_cities.view import SlotView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas, Known
from render.palette import NIGHT, OPTION, WHITE, mix
from render.pen import Pen
from render.underwater_cities.glyphs import icon
from render.underwater_cities.lines import DARK, Style, block, faded, fitted
from render.underwater_cities.look import FACTS, HUES, MIST, SHADOW
from render.underwater_cities.news import News
from render.underwater_cities.parts import Brush
from render.underwater_cities.pieces import neutral, put_change, put_token, texture

BAND = 34


class SlotFace(Struct, frozen=True):
    """Everything to be seen at one action slot."""

    name: str
    colour: str
    markup: str
    size: tuple[int, int]
    seats: tuple[Seat, ...] = ()
    neutral: bool = False
    change: int = 0  # number of the turn that took it
    option: str | None = None  # the menu's label, where the viewer may go

    @property
    def taken(self) -> bool:
        return bool(self.seats) or self.neutral


def markup_of(side: str, label: str) -> str:
    return icons(FACTS.slots[side][label].effect)


def face(view: View, slot: SlotView, size: tuple[int, int], news: News, marks: dict[str, str]) -> SlotFace:
    return SlotFace(
        slot.label,
        FACTS.slots[view.side][slot.label].colour,
        markup_of(view.side, slot.label),
        size,
        slot.seats if slot.label != ALWAYS else (),
        slot.neutral,
        news.slots.get(slot.label, 0),
        marks.get(slot.label),
    )


def put_slot(canvas: Canvas, x: int, y: int, shown: SlotFace) -> None:
    """The slot as such, then what comes and goes on it: few tiles, whoever stands where."""
    (w, h), args = shown.size, (shown.name, shown.colour, shown.markup, shown.size, shown.taken)
    ring = OPTION if shown.option is not None else WHITE if shown.change else None
    if ring:  # it reaches into a neighbour's
        canvas.lay(_slot, (x, y), (6, 6, w + 6, h + 6), 100, *args, ring)
    else:
        canvas.stamp(_slot, (x, y), (0, 0, w, h + 5), Known((x, y)), *args)
    _put_pieces(canvas, x, y, shown)
    if shown.change:
        put_change(canvas, x + 4, y + h - 4, shown.change)
    if shown.option not in (None, shown.name):
        label = shown.option or ""
        canvas.lay(_label, (x + w, y + h), (14 * len(label) + 12, 28, 4, 4), 100, label)


def _slot(
    p: Pen, name: str, colour: str, markup: str, size: tuple[int, int], taken: bool, ring: str | None = None
) -> None:
    (w, h), hue = size, HUES[colour]
    if ring:
        p.box((-6, -6, w + 6, h + 6), 17, NIGHT)
        p.box((-5, -5, w + 5, h + 5), 16, ring)
    _paper(p, name, colour, size, taken)
    style: Style = faded(hue.sunk, 0.5) if taken else DARK
    low = h - BAND
    block(p, w / 2, BAND + low / 2, fitted(markup, w - 14, low - 20, 58, 2), style)


def _paper(p: Pen, name: str, colour: str, size: tuple[int, int], taken: bool) -> None:
    (w, h), hue = size, HUES[colour]
    flat = (True, True, False, False)
    if taken:
        p.box((0, 0, w, h), 12, hue.sunk, mix(hue.band, NIGHT, 0.35), 2)
        p.box((0, 0, w, BAND), 12, mix(hue.band, NIGHT, 0.55), corners=flat)
    else:
        p.box((0, 5, w, h + 5), 12, SHADOW)
        p.box((0, 0, w, h), 12, hue.paper)
        p.box((0, 0, w, BAND), 12, hue.band, corners=flat)
        if w > 120:
            texture(p, colour, 52, 3, w - 96, 28)
            icon(p, f"mark-{colour}", w - 22, 17, 24, Brush(None, None, paint=hue.ink))
    p.text(12, 17, name, 22, MIST if taken else hue.ink, "Black", "lm")


def _put_pieces(canvas: Canvas, x: int, y: int, shown: SlotFace) -> None:
    w, h = shown.size
    if shown.neutral:
        canvas.lay(_neutral, (x + w - 36, y + 34), (30, 30, 30, 34), 100)
    for number, seat in enumerate(shown.seats[:2]):
        if number:  # who cloned the slot
            put_token(canvas, seat, x + w - 30, y + h - 30, 24)
        else:
            put_token(canvas, seat, x + w - 36, y + 36, 30)


def _neutral(p: Pen) -> None:
    neutral(p, 0, 0, 28)


def _label(p: Pen, label: str) -> None:
    """Round its lower right corner."""
    p.box((-12 - 14 * len(label), -28, 4, 4), 8, OPTION)
    p.text(-4 - 7 * len(label), -12, label, 20, NIGHT, "Black")
