"""A picture made of palette numbers: cached stamps, boxes and lines of text pasted on a ground."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Concatenate, Generic, NamedTuple, ParamSpec, Protocol, TypeVar

from PIL import Image

from render import png
from render.lettering import fit, line_mask, width
from render.palette import Palette
from render.pen import Corners, Pen

P = ParamSpec("P")
Reach = int | tuple[int, int, int, int]

SMOOTH = 4  # stamps are drawn this much larger and scaled down once
SQUARE: Corners = (False, False, False, False)
ROUND: Corners = (True, True, True, True)


class Weighed(Protocol):
    """Anything made of pixels that says how many bytes they take."""

    @property
    def bytes(self) -> int: ...


Held = TypeVar("Held", bound=Weighed)


class Known(NamedTuple):
    """A ground that a name stands for: the same name, the same pixels."""

    name: Hashable


class Tile(NamedTuple):
    """A finished piece of a picture, and where it goes from the point it is placed at."""

    image: Image.Image
    dx: int
    dy: int

    @property
    def bytes(self) -> int:
        return self.image.width * self.image.height


class Store(Generic[Held]):
    """What was made so far, up to so many bytes; the least used is thrown out first."""

    def __init__(self, most_bytes: int) -> None:
        self.most = most_bytes
        self.held = 0
        self._things: OrderedDict[Hashable, Held] = OrderedDict()
        self._lock = Lock()  # pictures are drawn in several threads

    def get(self, key: Hashable) -> Held | None:
        with self._lock:
            thing = self._things.get(key)
            if thing is not None:
                self._things.move_to_end(key)
            return thing

    def keep(self, key: Hashable, thing: Held) -> Held:
        with self._lock:
            if key in self._things:  # another thread was quicker
                return self._things[key]
            self._things[key] = thing
            self.held += thing.bytes
            while self.held > self.most:
                _, old = self._things.popitem(last=False)
                self.held -= old.bytes
            return thing

    def keeps(self, make: Callable[P, Held]) -> Callable[P, Held]:
        """A function whose results are kept here."""

        @wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> Held:
            key = (make, args, tuple(kwargs.items()))
            thing = self.get(key)
            return self.keep(key, make(*args, **kwargs)) if thing is None else thing

        return kept

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.held = 0


class Tiles(Store[Tile]):
    """The tiles made so far."""


class Canvas:
    """One picture in the making. Positions are whole pixels."""

    def __init__(self, palette: Palette, tiles: Tiles, size: tuple[int, int], ground: str) -> None:
        self.palette = palette
        self.tiles = tiles
        self.ground = ground
        self._sheet = png.Sheet(size)
        self.numbers = self._sheet.numbers
        self.fill(0, 0, *size, ground)

    def back(self, picture: Image.Image, x: int = 0, y: int = 0) -> None:
        """Lay down a ready-made background (palette numbers)."""
        self._lay(picture, x, y)

    def fill(self, x0: int, y0: int, x1: int, y1: int, colour: str) -> None:
        self.numbers.im.paste(self.palette.number(colour), (x0, y0, x1, y1))

    def stamp(
        self,
        draw: Callable[Concatenate[Pen, P], None],
        at: tuple[int, int],
        reach: Reach,
        ground: str | Known | None,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Draw a shape round `at`, once for all pictures: on one flat colour, on a ground known by name,
        or (None) on whatever lies there, which is then looked at each time."""
        self.stamp_scaled(draw, at, reach, ground, 100, *args, **kwargs)

    def stamp_scaled(
        self,
        draw: Callable[Concatenate[Pen, P], None],
        at: tuple[int, int],
        reach: Reach,
        ground: str | Known | None,
        percent: int,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """A stamp drawn larger or smaller than it was designed."""
        left, up, right, down = (reach,) * 4 if isinstance(reach, int) else reach
        box = (at[0] - left, at[1] - up, at[0] + right, at[1] + down)
        beneath = hash(self.numbers.crop(box).tobytes()) if ground is None else ground
        key = (self.palette, draw, args, tuple(kwargs.items()), reach, percent, beneath)
        tile = self.tiles.get(key)
        if tile is None:
            paper = self._paper(box, ground)
            draw(Pen(paper, SMOOTH * percent / 100, left * SMOOTH, up * SMOOTH), *args, **kwargs)
            tile = self.tiles.keep(key, Tile(self.palette.numbers(paper.reduce(SMOOTH)), -left, -up))
        self._lay(tile.image, at[0] + tile.dx, at[1] + tile.dy)

    def box(
        self,
        box: tuple[int, int, int, int],
        r: int,
        fill: str,
        line: str | None = None,
        width: int = 0,
        corners: Corners = ROUND,
        ground: str | None = None,
    ) -> None:
        """A box with round corners, on one flat colour."""
        x0, y0, x1, y1 = box
        self.fill(x0, y0, x1, y1, line or fill)
        if line:
            self.fill(x0 + width, y0 + width, x1 - width, y1 - width, fill)
        r, edge = max(r, width), ground or self.ground
        places = ((x0, y0, 0, 0), (x1 - r, y0, r, 0), (x1 - r, y1 - r, r, r), (x0, y1 - r, 0, r))
        for (x, y, dx, dy), rounded in zip(places, corners, strict=True):
            if rounded and r:
                self.stamp(_corner, (x, y), (0, 0, r, r), edge, dx, dy, r, fill, line, width)

    def headed_box(
        self, box: tuple[int, int, int, int], r: int, head: int, fills: tuple[str, str], line: str, width: int
    ) -> None:
        """A box with round corners whose head, so many pixels high, has a colour of its own."""
        x0, y0, x1, y1 = box
        self.box((x0, y0, x1, y0 + head + width), r, fills[0], line, width, (True, True, False, False))
        self.box((x0, y0 + head, x1, y1), r, fills[1], line, width, (False, False, True, True))
        self.fill(x0 + width, y0 + head, x1 - width, y0 + head + width, fills[1])

    def text(
        self,
        x: int,
        y: int,
        text: object,
        size: int,
        ink: str,
        weight: str = "Bold",
        anchor: str = "l",
        ground: str | None = None,
    ) -> int:
        """A line on one flat colour; y is the middle of its capitals, x its left, middle or right."""
        line, paper = str(text), ground or self.ground
        key = (self.palette, line, size, ink, weight, paper)
        tile = self.tiles.get(key)
        if tile is None:
            tile = self.tiles.keep(key, self._line(line, size, ink, weight, paper))
        wide = width(line, size, weight)
        left = {"l": x, "m": x - wide // 2, "r": x - wide}[anchor]
        self._lay(tile.image, left + tile.dx, y + tile.dy)
        return wide

    def text_in(
        self,
        x: int,
        y: int,
        text: str,
        room: int,
        sizes: tuple[int, ...],
        ink: str,
        weight: str = "Bold",
        anchor: str = "l",
        ground: str | None = None,
    ) -> int:
        """A line that is made smaller, then cut, to stay within `room`."""
        if room <= 0 or not text:
            return 0
        shown, size = fit(text, room, sizes, weight)
        return self.text(x, y, shown, size, ink, weight, anchor, ground)

    def png(self) -> bytes:
        if self.numbers is self._sheet.numbers:
            return self._sheet.write(self.palette.flat)
        return png.write(self.numbers, self.palette.flat)  # a painter went on with another image

    def _lay(self, image: Image.Image, x: int, y: int) -> None:
        """Palette numbers over palette numbers. Straight to Pillow's core: `Image.paste` looks at every kind
        of image first, which for a hundred small tiles takes longer than laying them down."""
        wide, high = image.size
        self.numbers.im.paste(image.im, (x, y, x + wide, y + high))

    def _line(self, text: str, size: int, ink: str, weight: str, paper: str) -> Tile:
        """A line of text cut to its ink, so that it hides nothing near it."""
        mask = line_mask(text, size, weight)
        box = mask.getbbox() or (0, 0, 1, 1)
        return Tile(
            mask.crop(box).point(self.palette.ramp(ink, paper)), box[0] - 2, box[1] - mask.height // 2
        )

    def _paper(self, box: tuple[int, int, int, int], ground: str | Known | None) -> Image.Image:
        """What a stamp is drawn on: a colour, or the picture as it is there."""
        large = ((box[2] - box[0]) * SMOOTH, (box[3] - box[1]) * SMOOTH)
        if isinstance(ground, str):
            return Image.new("RGB", large, ground)
        return self.palette.colours_of(self.numbers.crop(box)).resize(large, Image.Resampling.NEAREST)


def _corner(pen: Pen, dx: int, dy: int, r: int, fill: str, line: str | None, width: int) -> None:
    """One corner of a box of twice the radius."""
    pen.box((-dx, -dy, 2 * r - dx, 2 * r - dy), r, fill, line, width)
