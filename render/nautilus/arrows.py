"""What was done last: bent arrows, rings and outlines on the chart, and lines numbered like them."""

from __future__ import annotations

import math
from typing import Any

from games.core.model import Seat
from games.core.words import Words
from render.kit.layout import Card
from render.kit.sizes import LABEL
from render.lettering import ELLIPSIS, width
from render.nautilus import tokens
from render.nautilus.chart import Chart
from render.nautilus.look import INK
from render.nautilus.modules import mini, octagon
from render.nautilus.news import Entry, Part
from render.nautilus.page import Page
from render.palette import MUTED, SEATS, WHITE
from render.pen import Pen, Point
from render.pieces import number_dot

BOW, HEAD, STEPS = 0.16, 11.0, 24
LINES, PITCH, SIZE = 5, 29, 22  # of the panel


def arrows(chart: Chart, entries: list[Entry]) -> None:
    """Draw the arrows, which lie below the submarines."""
    for number, entry in enumerate(entries, 1):
        for spot in entry.new:
            chart.lay(_outline, spot, math.ceil(chart.c * 1.62) + 5, chart.c)
        if entry.on_foot or len(entry.path) > 1:
            _arrow(chart, entry, number)
        elif entry.new:
            _number(chart, entry.new[0], number, 1.05)
        for spot in entry.touched:
            chart.lay(_ring, spot, math.ceil(chart.c * 0.74) + 5, chart.c)


def numbers(chart: Chart, entries: list[Entry]) -> None:
    """Draw the numbers of the rings, which lie above the submarines."""
    for number, entry in enumerate(entries, 1):
        if entry.touched and len(entry.path) < 2:
            _number(chart, entry.touched[0], number, 0.55)


def _number(chart: Chart, spot: str, number: int, far: float) -> None:
    chart.lay(number_dot, (spot, far, -far), 17, 0, 0, number, 12)


def _outline(p: Pen, c: int) -> None:
    line = octagon(0, 0, c, -0.05)
    p.outline(line, INK, 6)
    p.outline(line, WHITE, 3)


def _ring(p: Pen, c: int) -> None:
    p.dot(0, 0, c * 0.74 + 2.7, None, INK, 5.4)
    p.dot(0, 0, c * 0.74 + 1.3, None, WHITE, 2.6)


def _arrow(chart: Chart, entry: Entry, number: int) -> None:
    """A bent arrow from where a piece was towards where it is; it stops short of that."""
    start, end, c = entry.path[0], entry.path[-1], chart.c
    if not (chart.window.shows(start) and chart.window.shows(end)):
        return
    (x0, y0), (x1, y1) = chart.window.at(start), chart.window.at(end)
    dx, dy, lift = x1 - x0, y1 - y0, round(c * 0.95) if entry.on_foot else 0
    arrives = not entry.on_foot and not entry.docked
    stop = round(c * (0.78 if arrives else 1.2 if entry.docked else 0.15))
    bow = BOW if (dx >= 0) == (min(y0, y1) > 2 * c) else -BOW
    middle = (dx / 2 + dy * bow, dy / 2 - dx * bow)
    last = max(0.3, 1 - stop / max(1.0, math.hypot(dx, dy)))
    xs, ys = (0, dx, round(middle[0])), (0, dy, round(middle[1]))
    reach = (18 - min(xs), 18 - min(ys), 18 + max(xs), 18 + max(ys))
    chart.canvas.lay(_bent, (x0, y0 - lift), reach, 100, (dx, dy), middle, last, number)
    if arrives:
        chart.lay(_ring, end, math.ceil(c * 0.74) + 5, c)


def _bent(p: Pen, end: Point, middle: Point, last: float, number: int) -> None:
    long = max(1.0, math.hypot(*end))
    neck, tip = _curve(end, middle, max(0.0, last - HEAD / long)), _curve(end, middle, last)
    angle = math.atan2(tip[1] - neck[1], tip[0] - neck[0])
    wings = [
        (tip[0] - HEAD * 1.25 * math.cos(angle + side), tip[1] - HEAD * 1.25 * math.sin(angle + side))
        for side in (-0.52, 0.52)
    ]
    shaft = max(0.0, last - HEAD * 0.7 / long)
    path = [_curve(end, middle, shaft * step / STEPS) for step in range(STEPS + 1)]
    for grow, ink in ((1.6, INK), (0.0, WHITE)):
        p.line(path, ink, 3 + 2 * grow)
        p.dot(0, 0, 4.5 + grow, ink)
        if grow:
            p.line([tip, *wings, tip], ink, 2 * grow)
        p.poly([tip, *wings], ink)
    number_dot(p, *_curve(end, middle, last * 0.45), number, 12)


def _curve(end: Point, middle: Point, t: float) -> Point:
    """A point of the bend, t from 0 to 1."""
    a, b = 2 * t * (1 - t), t * t
    return a * middle[0] + b * end[0], a * middle[1] + b * end[1]


def shown(entries: list[Entry]) -> list[Entry]:
    """Those with a line of their own: the newest."""
    return entries[-LINES:]


def panel(page: Page, entries: list[Entry], card: Card) -> None:
    left, used = len(entries) - LINES, 0
    if left > 0:
        used = card.text(-18, 24, page.say("earlier", count=left), 20, MUTED) + 12
    title = page.say("since-public" if page.view.viewer is None else "since-yours")
    card.text(18, 24, title, LABEL, MUTED, room=card.wide - 36 - used)
    if not entries:
        card.text(18, 60, page.say("nothing-new"), SIZE)
    for number, entry in enumerate(shown(entries)):
        _line(card, page.words, entry, number + 1, 55 + number * PITCH)


def _line(card: Card, words: Words, entry: Entry, number: int, y: int) -> None:
    """One thing somebody did; what has no room is left out."""
    card.stamp(number_dot, (31, y), 16, 0, 0, number, 12)
    card.stamp(tokens.token, (64, y), 18, entry.seat, 11, SEATS[entry.seat].letter, 17, 1.5)
    x, end = 86, card.wide - 14
    for part in entry.parts:
        wide = _width(words, part)
        if x + wide > end - (20 if part is not entry.parts[-1] else 0):
            card.text(x, y, ELLIPSIS, SIZE)
            return
        _part(card, words, entry.seat, part, x, y)
        x += wide


def _said(words: Words, part: Part) -> str:
    """What is written of a part; a ruin has a number beside its icon."""
    if part.kind == "word":
        return words.text(f"picture-did-{part.value}")
    return part.value.partition("-")[2] if part.kind == "find" else part.value


def _width(words: Words, part: Part) -> int:
    """How much of a line a part takes up."""
    said = _said(words, part)
    if part.kind in ("word", "text", "coin"):
        return width(said, SIZE, "SemiBold") + (34 if part.kind == "coin" else 8)
    return 36 + (width(said, SIZE, "Bold") + 6 if part.kind == "find" and said else 0)


def _part(card: Card, words: Words, seat: Seat, part: Part, x: int, y: int) -> None:
    said = _said(words, part)
    if part.kind in ("word", "text", "coin"):
        used = card.text(x, y, said, SIZE)
        if part.kind == "coin":
            card.stamp(tokens.icon, (x + used + 15, y), 13, "coin", 11)
        return
    draw, reach, *args = _icon(part, seat)
    card.stamp(draw, (x + 15, y), reach, *args)
    if part.kind == "find":
        card.text(x + 34, y, said, SIZE, weight="Bold")


def _icon(part: Part, seat: Seat) -> tuple[Any, ...]:
    """How a part is drawn: by what, how far it reaches, and the rest of what that wants to know."""
    return {
        "find": (tokens.find, 17, part.value.partition("-")[0], 15.5),
        "module": (mini, 17, 9.6, part.value),
        "station": (tokens.kind_disc, 17, part.value, 13),
        "helmet": (tokens.icon, 17, "helmet", 12, SEATS[seat].fill),
        "boat": (tokens.submarine, 19, seat, 27, False),
        "eye": (tokens.icon, 17, "eye", 12),
        "three": (tokens.chip, 17, 3),
        "unpaid": (tokens.icon, 17, "unpaid", 11),
        "lost": (tokens.icon, 17, "cross", 8),
    }[part.kind]
