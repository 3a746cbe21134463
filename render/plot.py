"""The end as a picture: everybody's score round by round, and where the points came from."""

from __future__ import annotations

from msgspec import Struct
from PIL import ImageDraw

from render import chart
from render.chart import PlotFrame, write
from render.lettering import drawable, fit, width
from render.palette import GOLD, NIGHT, SEATS, WHITE

WIDE, HIGH = 1200, 900
MARGIN, HEAD = 40, 64
CURVES = (MARGIN + 50, 170, WIDE - 300, 500)  # left, top, right, bottom
TICKS = 8  # numbered rounds, at most
BARS = 650  # where the bars begin
UP = 420  # so much farther up where there are no curves
BIG, MID, SMALL = 40, 30, 26
TONES = ("#63C3E8", "#F2A07B", "#B99AF0", "#6CCB55", "#FBEBB6", "#E0567A", "#93A9BE", "#DDA873")


class Part(Struct, frozen=True):
    """One line of the score sheet, with the points of every seat."""

    label: str
    points: tuple[int, ...]


class Plotted(Struct, frozen=True, kw_only=True):
    """How a match went."""

    title: str
    names: tuple[str, ...]
    looks: tuple[int, ...]  # which of `palette.SEATS` each seat has
    scores: tuple[tuple[int, ...], ...]  # after each round, the deal first, each by seat
    axis_said: str
    turning: int | None  # after which round the winner led
    turning_said: str
    parts_said: str
    parts: tuple[Part, ...]


def draw(course: Plotted) -> bytes:
    """The plot as a PNG, wide enough for a phone's screen held upright."""
    curves = len(course.scores) > 1  # a match that ended at once has a score, but no course
    image, pen = chart.sheet(WIDE, HIGH if curves else HIGH - UP)
    write(pen, (MARGIN, MARGIN), course.title, BIG, WHITE, "Bold")
    write(pen, (MARGIN, MARGIN + 56), course.turning_said, SMALL, GOLD)
    if curves:
        _curves(pen, course)
    _bars(pen, course, BARS if curves else BARS - UP)
    return chart.packed(image)


def _curves(pen: ImageDraw.ImageDraw, course: Plotted) -> None:
    points = [score for turn in course.scores for score in turn]
    low, high = min(0, *points), max(1, *points)
    last = len(course.scores) - 1
    frame = PlotFrame(*CURVES, low, high)
    chart.grid(pen, frame, sorted({low, 0, (low + high) // 2, high}), SMALL)
    _axis(pen, frame, last, course.axis_said)
    if course.turning is not None:
        x, _ = frame.at(course.turning / last, 0)
        pen.line((x, frame.top, x, frame.bottom), fill=GOLD, width=4)
    ends: list[tuple[float, int]] = []
    for seat, look in enumerate(course.looks):
        line = [frame.at(turn / last, scores[seat]) for turn, scores in enumerate(course.scores)]
        chart.curve(pen, line, SEATS[look].fill)
        ends.append((line[-1][1], seat))
    _names_at(pen, course, ends)


def _axis(pen: ImageDraw.ImageDraw, frame: PlotFrame, last: int, said: str) -> None:
    """The numbers of some rounds below the curves, evenly, from the deal on; below them what they count."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, last) if last / step <= TICKS)
    for number in range(0, last + 1, step):
        x, _ = frame.at(number / last, 0)
        write(pen, (x, frame.bottom + 8), number, SMALL, anchor="ma")
    write(pen, (frame.right, frame.bottom + 12 + SMALL), said, SMALL, anchor="ra")


def _names_at(pen: ImageDraw.ImageDraw, course: Plotted, ends: list[tuple[float, int]]) -> None:
    """Each name where its curve ends, none over another."""
    _, top, right, bottom = CURVES
    step = MID + 8
    free = float(top)
    for number, (y, seat) in enumerate(sorted(ends)):
        free = max(free, min(y, bottom - step * (len(ends) - 1 - number)))
        look = SEATS[course.looks[seat]]
        score = f"{look.letter} {course.scores[-1][seat]}"
        used = write(pen, (right + 14, free), score, MID, look.ink, "Bold", "lm") + 26
        room = WIDE - right - used - 20
        write(pen, (right + used, free), course.names[seat], SMALL, look.ink, anchor="lm", room=room)
        free += step


def _bars(pen: ImageDraw.ImageDraw, course: Plotted, top: int) -> None:
    """One bar a player, cut by where the points came from; what each tone means below."""
    write(pen, (MARGIN, top - 60), course.parts_said, MID, WHITE, "Bold")
    gained = [sum(max(0, part.points[seat]) for part in course.parts) for seat in range(len(course.names))]
    most = max(1, *gained)
    step = min(44, 150 // len(course.names))
    for seat, look in enumerate(course.looks):
        y, x = top + seat * step, float(MARGIN + 50)
        write(pen, (MARGIN, y + step / 2), SEATS[look].letter, MID, SEATS[look].ink, "Bold", "lm")
        for number, part in enumerate(course.parts):
            long = (WIDE - 2 * MARGIN - 60) * max(0, part.points[seat]) / most
            if not long:
                continue
            pen.rectangle((x, y + 4, x + long, y + step - 4), fill=TONES[number % len(TONES)])
            if long > width(str(part.points[seat]), SMALL, "Bold") + 8:
                middle = (x + long / 2, y + step / 2)
                write(pen, middle, part.points[seat], SMALL, NIGHT, "Bold", "mm")
            x += long
    _legend(pen, course, top + 164)


def _legend(pen: ImageDraw.ImageDraw, course: Plotted, y: int) -> None:
    x = MARGIN
    for number, part in enumerate(course.parts):
        label, size = fit(drawable(part.label), 330, (SMALL,), "SemiBold")
        if x + 40 + width(label, size, "SemiBold") > WIDE - MARGIN:
            x, y = MARGIN, y + 36
        pen.rectangle((x, y, x + 24, y + 24), fill=TONES[number % len(TONES)])
        x += 34 + write(pen, (x + 34, y + 12), label, size, WHITE, anchor="lm") + 28
