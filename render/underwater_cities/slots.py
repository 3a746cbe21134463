"""Action slots: light paper is free, dark and sunk is taken."""

from __future__ import annotations

from msgspec import Struct

from games.core.model import Seat
from games.underwater_cities.facts import ALWAYS
from games.underwater_cities.icons import icons
from games.underwater_cities.view import SlotView
from games.underwater_cities.view import UnderwaterCitiesView as View
from render.canvas import Canvas
from render.palette import NIGHT, OPTION, WHITE, mix
from render.pen import Pen
from render.underwater_cities.glyphs import icon
from render.underwater_cities.lines import DARK, Style, block, faded, fitted
from render.underwater_cities.look import FACTS, HUES, MIST, SHADOW
from render.underwater_cities.news import News
from render.underwater_cities.parts import Brush
from render.underwater_cities.pieces import change_disc, neutral, texture, token

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
    w, h = shown.size
    canvas.stamp(_slot, (x, y), (22, 8, w + 8, h + 22), None, shown)


def _slot(p: Pen, shown: SlotFace) -> None:
    w, h = shown.size
    ring = OPTION if shown.option is not None else WHITE if shown.change else None
    if ring:
        p.box((-6, -6, w + 6, h + 6), 17, NIGHT)
        p.box((-5, -5, w + 5, h + 5), 16, ring)
    _paper(p, shown)
    hue = HUES[shown.colour]
    ground = hue.sunk if shown.taken else hue.paper
    style: Style = faded(ground, 0.5) if shown.taken else DARK
    low = h - BAND
    block(p, w / 2, BAND + low / 2, fitted(shown.markup, w - 14, low - 20, 58, 2), style)
    _pieces(p, shown)
    if shown.change:
        change_disc(p, 4, h - 4, shown.change)
    if shown.option not in (None, shown.name):
        _label(p, shown.option or "", w, h)


def _paper(p: Pen, shown: SlotFace) -> None:
    w, h = shown.size
    hue = HUES[shown.colour]
    flat = (True, True, False, False)
    if shown.taken:
        p.box((0, 0, w, h), 12, hue.sunk, mix(hue.band, NIGHT, 0.35), 2)
        p.box((0, 0, w, BAND), 12, mix(hue.band, NIGHT, 0.55), corners=flat)
    else:
        p.box((0, 5, w, h + 5), 12, SHADOW)
        p.box((0, 0, w, h), 12, hue.paper)
        p.box((0, 0, w, BAND), 12, hue.band, corners=flat)
        if w > 120:
            texture(p, shown.colour, 52, 3, w - 96, 28)
            icon(p, f"mark-{shown.colour}", w - 22, 17, 24, Brush(None, None, paint=hue.ink))
    p.text(12, 17, shown.name, 22, MIST if shown.taken else hue.ink, "Black", "lm")


def _pieces(p: Pen, shown: SlotFace) -> None:
    w, h = shown.size
    if shown.neutral:
        neutral(p, w - 36, 34, 28)
    for number, seat in enumerate(shown.seats[:2]):
        if number:  # who cloned the slot
            token(p, seat, w - 30, h - 30, 24)
        else:
            token(p, seat, w - 36, 36, 30)


def _label(p: Pen, label: str, w: int, h: int) -> None:
    p.box((w - 12 - 14 * len(label), h - 28, w + 4, h + 4), 8, OPTION)
    p.text(w - 4 - 7 * len(label), h - 12, label, 20, NIGHT, "Black")
