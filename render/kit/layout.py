"""Layout pieces: cards, lines of words and legends, placed without counting from a picture's corner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

from render.canvas import At, Canvas, Shape
from render.kit.sprites import Reach
from render.lettering import Sizes
from render.palette import WHITE
from render.pen import Pen
from render.scene import Box

P = ParamSpec("P")
T = TypeVar("T")
Drawer = Callable[[Pen], None]
UNITS = 100  # a sign is drawn in a square of so many units, round its middle
MARGIN = 16  # at the end of a line
CLOSE, AROUND = (700, 560), 130  # pixels: the least part of a board that is shown, and round a spot


class Card:
    """A panel of a picture. Places count from its left upper corner, those below zero from its right or lower
    edge; words and signs lie on its own colour."""

    def __init__(
        self,
        canvas: Canvas,
        box: Box,
        fill: str,
        line: str | None = None,
        thick: int = 0,
        r: int = 12,
        ground: str | None = None,
    ) -> None:
        self.canvas, self.box, self.fill = canvas, box, fill
        self.left, self.top, self.right, self.bottom = box
        self.wide, self.high = self.right - self.left, self.bottom - self.top
        canvas.box(box, r, fill, line, thick, ground=ground)

    def at(self, x: int, y: int) -> tuple[int, int]:
        """A place of the card in the picture."""
        return x + (self.left if x >= 0 else self.right), y + (self.top if y >= 0 else self.bottom)

    def text(
        self,
        x: int,
        y: int,
        said: object,
        sizes: Sizes,
        ink: str = WHITE,
        weight: str = "SemiBold",
        room: int | None = None,
    ) -> int:
        """A line from the left; from the right where x is below zero. Made smaller, then cut, to stay within
        its room, which is the whole card if not said. Returns its width."""
        at, anchor = self.at(x, y), "l" if x >= 0 else "r"
        space = self.wide - abs(x) - min(abs(x), MARGIN) if room is None else room
        return self.canvas.text_in(*at, str(said), space, sizes, ink, weight, anchor, self.fill)

    def middle(
        self,
        y: int,
        said: object,
        sizes: Sizes,
        ink: str = WHITE,
        weight: str = "SemiBold",
        x: int | None = None,
        room: int | None = None,
    ) -> int:
        """A line round the middle of the card, or of a column round x."""
        across, down = self.at(self.wide // 2 if x is None else x, y)
        space = self.wide - 2 * MARGIN if room is None else room
        return self.canvas.text_in(across, down, str(said), space, sizes, ink, weight, "m", self.fill)

    def lines(
        self, x: int, y: int, said: Iterable[str], sizes: tuple[int, ...], pitch: int, ink: str = WHITE
    ) -> None:
        """Lines one below the other."""
        for number, line in enumerate(said):
            self.text(x, y + number * pitch, line, sizes, ink)

    def stamp(self, draw: Shape[P], at: At, reach: Reach, *args: P.args, **kwargs: P.kwargs) -> None:
        """A sign on the card's colour."""
        self.canvas.stamp(draw, self.at(*at), reach, self.fill, *args, **kwargs)

    def rule(self, y: int, ink: str, margin: int = MARGIN) -> None:
        """A fine line from side to side."""
        self.canvas.fill(self.left + margin, self.top + y, self.right - margin, self.top + y + 2, ink)


class Grid(NamedTuple):
    """Places side by side in a box, then row below row."""

    box: Box
    across: int
    pitch: int  # from row to row

    @property
    def step(self) -> int:
        """How wide a place is."""
        return (self.box[2] - self.box[0]) // self.across

    def at(self, number: int) -> tuple[int, int]:
        """The left upper corner of a place."""
        row, column = divmod(number, self.across)
        return self.box[0] + column * self.step, self.box[1] + row * self.pitch

    def kept(self, things: list[T]) -> list[T]:
        """All, if there is room; else so many that a place is left to say how many more there are."""
        most = self.across * ((self.box[3] - self.box[1]) // self.pitch)
        return things if len(things) <= most else things[: most - 1]


def close_up(canvas: Canvas, spots: Sequence[tuple[int, int]], within: Box) -> bool:
    """Keep only the part of a picture where some spots lie, if that is much less than the `within` it lies
    in; says whether it was."""
    if not spots:
        return False
    xs, ys = sorted(x for x, _ in spots), sorted(y for _, y in spots)
    left, top, right, bottom = within
    wide = max(CLOSE[0], xs[-1] - xs[0] + 2 * AROUND)
    high = min(max(CLOSE[1], ys[-1] - ys[0] + 2 * AROUND), bottom - top)
    if wide > (right - left) * 0.85:
        return False
    left = min(max(left, (xs[0] + xs[-1] - wide) // 2), right - wide)
    top = min(max(top, (ys[0] + ys[-1] - high) // 2), bottom - high)
    canvas.numbers = canvas.numbers.crop((left, top, left + wide, top + high))
    return True


def sign(p: Pen, draw: Drawer, size: int) -> None:
    """A drawing of `UNITS` units, made as large as wanted."""
    draw(p.moved(0, 0, size / UNITS))


def scaled(draw: Callable[..., None], scale: float, down: float = 0, /, **facts: object) -> Drawer:
    """A piece of a board as a sign or an icon: made larger or smaller, moved down."""
    return partial(_scaled, draw=draw, scale=scale, down=down, facts=facts)


def _scaled(p: Pen, draw: Callable[..., None], scale: float, down: float, facts: dict[str, object]) -> None:
    draw(p.moved(0, down, scale), **facts)
