"""Standing and statistics as plots, as large as a phone needs them."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from render import chart
from render.chart import Pen, PlotFrame
from render.palette import GOLD, MUTED, PANEL, SEATS, WHITE

WIDE = 800
MARGIN = 32
ROOM = WIDE - 2 * MARGIN
BIG, MID, SMALL = 44, 34, 30
PLOT = (MARGIN + 90, 160, WIDE - MARGIN - 20, 520)  # left, top, right, bottom
BARS = 210  # the height of a panel's bars
STEP = 340  # from one panel to the next


class Climb(Struct, frozen=True, kw_only=True):
    """A rating match by match."""

    title: str
    below: str
    ratings: tuple[int, ...]
    settled: int  # from which of them on it is no longer provisional
    first_said: str
    last_said: str


class Bar(Struct, frozen=True):
    """One bar: what it stands for, how high it is, and what is written on it."""

    label: str
    value: float
    said: str


class BarRow(Struct, frozen=True):
    """A row of bars under a title."""

    title: str
    bars: tuple[Bar, ...]
    seats: bool = False  # each bar has its seat's colour


class FigureSheet(Struct, frozen=True):
    title: str
    below: str
    panels: tuple[BarRow, ...]


def draw_climb(climb: Climb) -> bytes:
    """The curve of a rating: what is provisional in grey, a dot for every match where they are few."""
    image, pen = _headed(climb, 620)
    if len(climb.ratings) == 1:
        _only(pen, climb)
    else:
        _curve(pen, climb)
    return chart.packed(image)


def _headed(shown: Climb | FigureSheet, high: int) -> tuple[Image.Image, Pen]:
    """An empty sheet with its title, and a line below it."""
    image, pen = chart.sheet(WIDE, high)
    chart.write(pen, (MARGIN, MARGIN), shown.title, (BIG, BIG - 8), WHITE, "Bold", room=ROOM)
    chart.write(pen, (MARGIN, MARGIN + BIG + 16), shown.below, (SMALL, SMALL - 4), GOLD, room=ROOM)
    return image, pen


def _only(pen: Pen, climb: Climb) -> None:
    """A rating after one match: no curve yet, so the number itself, large."""
    left, top, right, bottom = PLOT
    pen.rectangle(PLOT, fill=PANEL)
    middle = ((left + right) // 2, (top + bottom) // 2)
    chart.write(pen, middle, climb.ratings[0], 3 * BIG, GOLD, "Bold", "mm")
    chart.write(pen, (middle[0], bottom + 16), climb.last_said, SMALL, anchor="mt")


def _curve(pen: Pen, climb: Climb) -> None:
    low, high = min(climb.ratings), max(climb.ratings)
    room = max(20, (high - low) // 8)
    frame = PlotFrame(*PLOT, low - room, high + room)
    chart.grid(pen, frame, sorted({low, (low + high) // 2, high}), SMALL)
    last = len(climb.ratings) - 1
    points = [frame.at(number / last, rating) for number, rating in enumerate(climb.ratings)]
    split = min(climb.settled, len(points))
    chart.curve(pen, points[: split + 1], MUTED)
    if split < len(points) - 1:
        chart.curve(pen, points[split:], SEATS[1].fill)
    for number, (x, y) in enumerate(points if len(points) <= 40 else points[-1:]):
        known = number >= split or len(points) > 40
        pen.ellipse((x - 8, y - 8, x + 8, y + 8), fill=SEATS[1].fill if known else MUTED)
    x, y = points[-1]
    pen.ellipse((x - 11, y - 11, x + 11, y + 11), fill=GOLD)
    for said, place, anchor in ((climb.first_said, frame.left, "lt"), (climb.last_said, frame.right, "rt")):
        chart.write(pen, (place, frame.bottom + 16), said, SMALL, anchor=anchor)


def draw_sheet(sheet: FigureSheet) -> bytes:
    """Panels of bars, one below the other."""
    image, pen = _headed(sheet, 150 + STEP * len(sheet.panels))
    for number, panel in enumerate(sheet.panels):
        _panel(pen, panel, 150 + STEP * number)
    return chart.packed(image)


def _panel(pen: Pen, panel: BarRow, top: int) -> None:
    """A title; bars side by side, what is written on each above it, what it stands for below."""
    chart.write(pen, (MARGIN, top), panel.title, (MID, SMALL), WHITE, "Bold", room=ROOM)
    most = max([*(bar.value for bar in panel.bars), 1e-9])
    frame = PlotFrame(MARGIN, top + 52, WIDE - MARGIN, top + 52 + BARS, 0, most * 1.28)
    chart.grid(pen, frame, (), SMALL)
    step = ROOM / len(panel.bars)
    for number, bar in enumerate(panel.bars):
        x, y = frame.at((number + 0.5) / len(panel.bars), bar.value)
        half, fill = min(step * 0.36, 60), SEATS[number % len(SEATS) if panel.seats else 1].fill
        pen.rectangle((x - half, min(y, frame.bottom - 2), x + half, frame.bottom), fill=fill)
        chart.write(pen, (x, y - 6), bar.said, SMALL, WHITE, "Bold", "mb")
        sizes, at = (SMALL, SMALL - 4, SMALL - 8), (x, frame.bottom + 10)
        chart.write(pen, at, bar.label, sizes, anchor="mt", room=round(step) - 6)
