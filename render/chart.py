"""What every plot is drawn by: an empty sheet, a grid with its numbers, curves, bars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from render import png
from render.lettering import Sizes, drawable, fit, font, width
from render.palette import EDGE, MUTED, NIGHT, PANEL

COLOURS = 64
ANY_ROOM = 1_000_000  # pixels

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
    sizes: Sizes,
    ink: str = MUTED,
    weight: str = "SemiBold",
    anchor: str = "la",
    room: int | None = None,
) -> int:
    """A line; made smaller, then cut, where it has only so much room. Returns its width."""
    text, size = fit(drawable(str(said)), ANY_ROOM if room is None else room, sizes, weight)
    pen.text(at, text, font=font(size, weight), fill=ink, anchor=anchor)
    return width(text, size, weight)


def grid(pen: Pen, frame: PlotFrame, values: Iterable[float], size: int) -> None:
    """The ground of a plot, with a line and a number at each of these heights."""
    pen.rectangle((frame.left, frame.top, frame.right, frame.bottom), fill=PANEL)
    for value in values:
        _, y = frame.at(0, value)
        pen.line((frame.left, y, frame.right, y), fill=EDGE, width=2)
        write(pen, (frame.left - 12, y), f"{value:.0f}", size, anchor="rm")


def curve(pen: Pen, points: Sequence[Point], colour: str) -> None:
    pen.line(points, fill=colour, width=7, joint="curve")
