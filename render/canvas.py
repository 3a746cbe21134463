"""A picture made of palette numbers: cached stamps, boxes and lines of text pasted on a ground."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Concatenate, NamedTuple, ParamSpec

from PIL import Image

from render import png
from render.kit import outlines
from render.kit.sprites import SMOOTH, Reach, Sprite, sides, sprite
from render.kit.store import Tile, Tiles
from render.lettering import Sizes, fit, line_mask, width
from render.palette import Palette
from render.pen import Corners, Pen
from render.scene import Box

P = ParamSpec("P")
Shape = Callable[Concatenate[Pen, P], None]
"""A function that draws, with what it is told besides the pen."""
At = tuple[int, int]

ROUND: Corners = (True, True, True, True)


class Known(NamedTuple):
    """A background known by its name, under which tiles on it are cached: same name, same pixels."""

    name: Hashable


Ground = str | Known


class Canvas:
    """One picture in the making. Positions are whole pixels."""

    def __init__(self, palette: Palette, tiles: Tiles, size: tuple[int, int], ground: str) -> None:
        self.palette = palette
        self.tiles = tiles
        self.ground = ground
        self._sheet = png.Sheet(size)
        self.numbers = self._sheet.numbers
        self.fill(0, 0, *size, ground)

    def back(self, picture: Image.Image, x: int = 0, y: int = 0, mask: Image.Image | None = None) -> None:
        """Lay palette numbers over palette numbers, or those of its pixels that a mask has. Straight to
        Pillow's core: `Image.paste` looks at every kind of image first, which for a hundred small tiles takes
        longer than laying them down."""
        box = (x, y, x + picture.width, y + picture.height)
        if mask is None:
            self.numbers.im.paste(picture.im, box)
        else:
            self.numbers.im.paste(picture.im, box, mask.im)

    def fill(self, x0: int, y0: int, x1: int, y1: int, colour: str) -> None:
        self.numbers.im.paste(self.palette.number(colour), (x0, y0, x1, y1))

    def stamp(
        self, draw: Shape[P], at: At, reach: Reach, ground: Ground, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Draw a shape round `at`, once for all pictures: on one colour, or on a ground known by name."""
        self.stamp_scaled(draw, at, reach, ground, 100, *args, **kwargs)

    def stamp_scaled(
        self,
        draw: Shape[P],
        at: At,
        reach: Reach,
        ground: Ground,
        percent: int,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """A stamp drawn larger or smaller than it was designed."""
        left, up, right, down = sides(reach)
        box = (at[0] - left, at[1] - up, at[0] + right, at[1] + down)
        thick = outlines.scale()
        key = (self.palette, draw, args, tuple(kwargs.items()), reach, percent, ground, thick)
        tile = self.tiles.get(key)
        if tile is None:
            paper = self._paper(box, ground)
            pen = Pen(paper, SMOOTH * percent / 100, left * SMOOTH, up * SMOOTH, thick)
            draw(pen, *args, **kwargs)
            tile = self.tiles.keep(key, Tile(self.palette.numbers(paper.reduce(SMOOTH)), -left, -up))
        self.back(tile.image, at[0] + tile.dx, at[1] + tile.dy)

    def lay(
        self, draw: Shape[P], at: At, reach: Reach, percent: int, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Draw a shape over whatever is there; `reach` is in final pixels, the shape in units."""
        self.put(sprite(self.palette, draw, reach, percent, args, tuple(kwargs.items())), at)

    def put(self, piece: Sprite, at: At) -> None:
        """Lay a sprite down; the same one on the same ground is remembered."""
        x, y = at[0] + piece.dx, at[1] + piece.dy
        wide, high = piece.seen.size
        under = self.numbers.crop((x, y, x + wide, y + high)).tobytes()
        key = (piece.key, hash(under))
        tile = self.tiles.get(key) or self.tiles.keep(key, Tile(piece.over(under), 0, 0))
        self.back(tile.image, x, y)

    def box(
        self,
        box: Box,
        r: int,
        fill: str,
        line: str | None = None,
        width: int = 0,
        corners: Corners = ROUND,
        ground: str | None = None,
    ) -> None:
        """A box with round corners, on one flat colour."""
        (x0, y0, x1, y1), thick = box, round(width * outlines.scale())
        self.fill(x0, y0, x1, y1, line or fill)
        if line:
            self.fill(x0 + thick, y0 + thick, x1 - thick, y1 - thick, fill)
        r, edge = max(r, thick), thick / outlines.scale()
        places = ((x0, y0, 0, 0), (x1 - r, y0, r, 0), (x1 - r, y1 - r, r, r), (x0, y1 - r, 0, r))
        for (x, y, dx, dy), rounded in zip(places, corners, strict=True):
            if rounded and r:
                facts = dx, dy, r, fill, line, edge
                self.stamp(_corner, (x, y), (0, 0, r, r), ground or self.ground, *facts)

    def headed_box(self, box: Box, r: int, head: int, fills: tuple[str, str], line: str, width: int) -> None:
        """A box with round corners whose head, so many pixels high, has a colour of its own."""
        (x0, y0, x1, y1), thick = box, round(width * outlines.scale())
        self.box((x0, y0, x1, y0 + head + thick), r, fills[0], line, width, (True, True, False, False))
        self.box((x0, y0 + head, x1, y1), r, fills[1], line, width, (False, False, True, True))
        self.fill(x0 + thick, y0 + head, x1 - thick, y0 + head + thick, fills[1])

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
        self.back(tile.image, left + tile.dx, y + tile.dy)
        return wide

    def text_in(
        self,
        x: int,
        y: int,
        text: str,
        room: int,
        sizes: Sizes,
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

    def _line(self, text: str, size: int, ink: str, weight: str, paper: str) -> Tile:
        """A line of text cut to its ink, so that it hides nothing near it."""
        mask = line_mask(text, size, weight)
        box = mask.getbbox() or (0, 0, 1, 1)
        inked = mask.crop(box).point(self.palette.ramp(ink, paper))
        return Tile(inked, box[0] - 2, box[1] - mask.height // 2)

    def _paper(self, box: Box, ground: Ground) -> Image.Image:
        """What a stamp is drawn on: a colour, or the picture as it is there."""
        large = ((box[2] - box[0]) * SMOOTH, (box[3] - box[1]) * SMOOTH)
        if isinstance(ground, str):
            return Image.new("RGB", large, ground)
        return self.palette.colours_of(self.numbers.crop(box)).resize(large, Image.Resampling.NEAREST)


def _corner(pen: Pen, dx: int, dy: int, r: int, fill: str, line: str | None, width: float) -> None:
    """One corner of a box of twice the radius."""
    pen.box((-dx, -dy, 2 * r - dx, 2 * r - dy), r, fill, line, width)
