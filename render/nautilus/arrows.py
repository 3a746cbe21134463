"""What was done last: bent arrows, rings and outlines on the chart, and lines numbered like them."""

from __future__ import annotations

import math

from games.core.words import Words
from games.nautilus.view import NautilusView
from render.canvas import Canvas
from render.kit.sizes import LABEL
from render.lettering import ELLIPSIS, width
from render.nautilus import tokens
from render.nautilus.chart import Chart
from render.nautilus.look import INK
from render.nautilus.modules import mini, octagon
from render.nautilus.news import Entry, Part
from render.nautilus.tokens import coin, eye, helmet, unpaid
from render.palette import EDGE, MUTED, SEATS, STRIP, WHITE
from render.pen import Pen, Point
from render.pieces import number_dot

BOW = 0.16
HEAD = 11.0
STEPS = 24


def arrows(chart: Chart, entries: list[Entry]) -> None:
    """Draw the arrows, which lie below the submarines."""
    for number, entry in enumerate(entries, 1):
        for spot in entry.new:
            _outline(chart, spot)
        if entry.on_foot or len(entry.path) > 1:
            _arrow(chart, entry, number)
        elif entry.new:
            _number(chart, entry.new[0], number, 1.05)
        for spot in entry.touched:
            _ring(chart, spot)


def numbers(chart: Chart, entries: list[Entry]) -> None:
    """Draw the numbers of the rings, which lie above the submarines."""
    for number, entry in enumerate(entries, 1):
        if entry.touched and len(entry.path) < 2:
            _number(chart, entry.touched[0], number, 0.55)


def _number(chart: Chart, spot: str, number: int, far: float) -> None:
    if chart.window.shows(spot):
        chart.lay_beside(number_dot, (spot, far, -far), 17, 0, 0, number, 12)


def _outline(chart: Chart, spot: str) -> None:
    if chart.window.shows(spot):
        chart.lay(_draw_outline, spot, math.ceil(chart.c * 1.62) + 5, chart.c)


def _draw_outline(p: Pen, c: int) -> None:
    line = octagon(0, 0, c, -0.05)
    p.outline(line, INK, 6)
    p.outline(line, WHITE, 3)


def _ring(chart: Chart, spot: str) -> None:
    if chart.window.shows(spot):
        chart.lay(_draw_ring, spot, math.ceil(chart.c * 0.74) + 5, chart.c)


def _draw_ring(p: Pen, c: int) -> None:
    p.dot(0, 0, c * 0.74 + 2.7, None, INK, 5.4)
    p.dot(0, 0, c * 0.74 + 1.3, None, WHITE, 2.6)


def _arrow(chart: Chart, entry: Entry, number: int) -> None:
    start, end = entry.path[0], entry.path[-1]
    if not (chart.window.shows(start) and chart.window.shows(end)):
        return
    (x0, y0), (x1, y1) = chart.window.at(start), chart.window.at(end)
    lift = round(chart.c * 0.95) if entry.on_foot else 0
    arrives = not entry.on_foot and not entry.docked
    stop = chart.c * (0.78 if arrives else 1.2 if entry.docked else 0.15)
    upward = min(y0, y1) > 2 * chart.c
    _lay_bent(chart, (x0, y0 - lift), (x1 - x0, y1 - y0), number, round(stop), upward)
    if arrives:
        _ring(chart, end)


def _lay_bent(
    chart: Chart, at: tuple[int, int], way: tuple[int, int], number: int, stop: int, upward: bool
) -> None:
    """A bent arrow from one point towards another; it stops short of the second."""
    dx, dy = way
    long = math.hypot(dx, dy)
    bow = BOW if (dx >= 0) == upward else -BOW
    middle = (dx / 2 + dy * bow, dy / 2 - dx * bow)
    last = max(0.3, 1 - stop / max(1.0, long))
    xs, ys = (0, dx, round(middle[0])), (0, dy, round(middle[1]))
    reach = (18 - min(xs), 18 - min(ys), 18 + max(xs), 18 + max(ys))
    chart.canvas.lay(_draw_bent, at, reach, 100, way, middle, last, number)


def _draw_bent(p: Pen, end: Point, middle: Point, last: float, number: int) -> None:
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
        head = [tip, *wings]
        if grow:
            p.line([*head, tip], ink, 2 * grow)
        p.poly(head, ink)
    number_dot(p, *_curve(end, middle, last * 0.45), number, 12)


def _curve(end: Point, middle: Point, t: float) -> Point:
    """A point of the bend, t from 0 to 1."""
    a, b = 2 * t * (1 - t), t * t
    return a * middle[0] + b * end[0], a * middle[1] + b * end[1]


LINES = 5
PITCH = 29
SIZE = 22


def shown(entries: list[Entry]) -> list[Entry]:
    """Those with a line of their own: the newest."""
    return entries[-LINES:]


def panel(
    canvas: Canvas, view: NautilusView, words: Words, entries: list[Entry], box: tuple[int, int, int, int]
) -> None:
    x, y, right, _ = box
    canvas.box(box, 12, STRIP, EDGE, 1)
    title = words.text("picture-since-public" if view.viewer is None else "picture-since-yours")
    left, used = len(entries) - LINES, 0
    if left > 0:
        said = words.text("picture-earlier", count=left)
        used = canvas.text(right - 18, y + 24, said, 20, MUTED, "SemiBold", "r", STRIP) + 12
    canvas.text_in(x + 18, y + 24, title, right - x - 36 - used, LABEL, MUTED, "SemiBold", ground=STRIP)
    if not entries:
        canvas.text(x + 18, y + 60, words.text("picture-nothing-new"), SIZE, WHITE, "SemiBold", ground=STRIP)
    for number, entry in enumerate(shown(entries)):
        _line(canvas, words, entry, number + 1, (x + 18, y + 55 + number * PITCH), right - 14)


def _line(canvas: Canvas, words: Words, entry: Entry, number: int, at: tuple[int, int], end: int) -> None:
    x, y = at
    canvas.stamp(number_dot, (x + 13, y), 16, STRIP, 0, 0, number, 12)
    canvas.stamp(tokens.token, (x + 46, y), 18, STRIP, entry.seat, 11, SEATS[entry.seat].letter, 17, 1.5)
    x += 68
    for place, part in enumerate(entry.parts):
        more = place < len(entry.parts) - 1
        if x + _width(words, part) > end - (20 if more else 0):
            canvas.text(x, y, ELLIPSIS, SIZE, WHITE, "SemiBold", ground=STRIP)
            return
        x += _part(canvas, words, entry, part, x, y)


def _said(words: Words, part: Part) -> str:
    return words.text(f"picture-did-{part.value}") if part.kind == "word" else part.value


def _width(words: Words, part: Part) -> int:
    """How much of a line a part takes up."""
    if part.kind in ("word", "text"):
        return width(_said(words, part), SIZE, "SemiBold") + 8
    if part.kind == "coin":
        return 26 + width(part.value, SIZE, "SemiBold") + 8
    number = part.value.partition("-")[2]
    return 36 + (width(number, SIZE, "Bold") + 6 if number else 0)


def _part(canvas: Canvas, words: Words, entry: Entry, part: Part, x: int, y: int) -> int:
    """One part of a line; returns its width."""
    at, value = (x + 15, y), part.value
    if part.kind in ("word", "text"):
        canvas.text(x, y, _said(words, part), SIZE, WHITE, "SemiBold", ground=STRIP)
    elif part.kind == "coin":
        canvas.text(x, y, value, SIZE, WHITE, "SemiBold", ground=STRIP)
        canvas.stamp(coin, (x + width(value, SIZE, "SemiBold") + 15, y), 13, STRIP, 0, 0, 11)
    elif part.kind == "find":
        face, _, number = value.partition("-")
        canvas.stamp(tokens.find, at, 17, STRIP, face, 15.5)
        canvas.text(x + 34, y, number, SIZE, WHITE, "Bold", ground=STRIP)
    elif part.kind == "module":
        canvas.stamp(mini, at, 17, STRIP, 9.6, value)
    elif part.kind == "station":
        canvas.stamp(tokens.kind_disc, at, 17, STRIP, value, 13)
    elif part.kind == "helmet":
        canvas.stamp(helmet, at, 17, STRIP, 0, 0, 12, SEATS[entry.seat].fill)
    elif part.kind == "boat":
        canvas.stamp(tokens.submarine, at, 19, STRIP, entry.seat, 27, False)
    elif part.kind == "eye":
        canvas.stamp(eye, at, 17, STRIP, 0, 0, 12)
    elif part.kind == "three":
        canvas.stamp(tokens.chip, at, 17, STRIP, 3)
    elif part.kind == "unpaid":
        canvas.stamp(unpaid, at, 17, STRIP, 11)
    else:
        canvas.stamp(tokens.cross, at, 17, STRIP, 8)
    return _width(words, part)
