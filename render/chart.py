"""What every plot is drawn by: an empty sheet, a grid with its numbers, curves, bars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from render import png
from render.lettering import drawable, fit, font, width
from render.palette import EDGE, GOLD, MUTED, NIGHT, PANEL, WHITE

COLOURS = 64

Pen = ImageDraw.ImageDraw
Point = tuple[float, float]


class PlotFrame(Struct, frozen=True):
    """Where a plot stands, and what its lowest and highest numbers are."""

    left: int
    top: int
    right: int
    bottom: int
    low: float
    high: float

    def at(self, share: float, value: float) -> Point:
        """The place of a value, so far along the plot."""
        y = self.bottom - (self.bottom - self.top) * (value - self.low) / (self.high - self.low)
        return self.left + (self.right - self.left) * share, y


class Bar(Struct, frozen=True):
    """One bar: what it stands for, how high it is, and what is written on it."""

    label: str
    value: float
    said: str


def sheet(wide: int, high: int) -> tuple[Image.Image, Pen]:
    image = Image.new("RGB", (wide, high), NIGHT)
    return image, ImageDraw.Draw(image)


def packed(image: Image.Image) -> bytes:
    """A finished plot as a PNG of few colours."""
    small = image.quantize(COLOURS, dither=Image.Dither.NONE)
    palette = small.getpalette()
    assert palette is not None
    return png.write(small, bytes(palette))


def write(
    pen: Pen,
    at: Point,
    said: object,
    sizes: tuple[int, ...] | int,
    ink: str = MUTED,
    weight: str = "SemiBold",
    anchor: str = "la",
    room: int | None = None,
) -> int:
    """A line; made smaller, then cut, where it has only so much room. Returns its width."""
    sizes = (sizes,) if isinstance(sizes, int) else sizes
    text, size = drawable(str(said)), sizes[0]
    if room is not None:
        text, size = fit(text, room, sizes, weight)
    pen.text(at, text, font=font(size, weight), fill=ink, anchor=anchor)
    return width(text, size, weight)


def heading(pen: Pen, x: int, y: int, title: str, below: str, sizes: tuple[int, int], room: int) -> None:
    """A title, and a line below it."""
    big, small = sizes
    write(pen, (x, y), title, (big, big - 8), WHITE, "Bold", room=room)
    write(pen, (x, y + big + 16), below, (small, small - 4), GOLD, room=room)


def grid(pen: Pen, frame: PlotFrame, values: Iterable[float], size: int) -> None:
    """The ground of a plot, with a line and a number at each of these heights."""
    pen.rectangle((frame.left, frame.top, frame.right, frame.bottom), fill=PANEL)
    for value in values:
        _, y = frame.at(0, value)
        pen.line((frame.left, y, frame.right, y), fill=EDGE, width=2)
        write(pen, (frame.left - 12, y), f"{value:.0f}", size, anchor="rm")


def curve(pen: Pen, points: Sequence[Point], colour: str, width: int = 7) -> None:
    pen.line(points, fill=colour, width=width, joint="curve")


def bars(pen: Pen, frame: PlotFrame, given: Sequence[Bar], colours: Sequence[str], size: int) -> None:
    """Bars side by side: what is written on each above it, what it stands for below."""
    pen.rectangle((frame.left, frame.top, frame.right, frame.bottom), fill=PANEL)
    step = (frame.right - frame.left) / len(given)
    for number, bar in enumerate(given):
        x, y = frame.at((number + 0.5) / len(given), bar.value)
        half, fill = min(step * 0.36, 60), colours[number % len(colours)]
        pen.rectangle((x - half, min(y, frame.bottom - 2), x + half, frame.bottom), fill=fill)
        write(pen, (x, y - 6), bar.said, size, WHITE, "Bold", "mb")
        sizes, at = (size, size - 4, size - 8), (x, frame.bottom + 10)
        write(pen, at, bar.label, sizes, anchor="mt", room=round(step) - 6)
