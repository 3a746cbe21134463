"""Which part of the sea is shown; the sea itself: four sheets of cut paper, textures, grid, a wind rose."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.nautilus.board import COLUMNS, ROWS, name, place
from render.canvas import Canvas
from render.kit.drawings import draw, folder
from render.kit.sprites import SPRITES, Sprite, cut
from render.kit.store import GROUNDS
from render.lettering import font
from render.nautilus.look import BOARD, FOAM, INK, PALETTE, SEA, canvas
from render.palette import EDGE, STRIP, WHITE, mix
from render.pen import Pen

ROOM_X, ROOM_Y = 990, 900  # pixels for the sea
SIZES = (70, 58, 45)  # of a square in a close-up, largest first
SMALL = 38  # of a square when the whole sea is shown


class Window(Struct, frozen=True):
    """So many squares from a first column and row, each c pixels wide."""

    c: int
    column: int
    row: int
    columns: int
    rows: int

    @property
    def wide(self) -> int:
        return self.columns * self.c

    @property
    def high(self) -> int:
        return self.rows * self.c

    def at(self, spot: str) -> tuple[int, int]:
        """The middle of a square, in pixels from the window's corner."""
        x, y = place(spot)
        return (x - self.column) * self.c + self.c // 2, (y - self.row) * self.c + self.c // 2

    def shows(self, spot: str, margin: int = 0) -> bool:
        x, y = place(spot)
        return (
            -margin <= x - self.column < self.columns + margin
            and -margin <= y - self.row < self.rows + margin
        )


WHOLE = Window(SMALL, 0, 0, COLUMNS, ROWS)


def around(spots: Iterable[str], margin: int = 2) -> Window:
    """The closest look that shows all of these squares and some around them; else the whole sea."""
    places = [place(spot) for spot in spots]
    if not places:
        return WHOLE
    xs, ys = zip(*places, strict=True)
    left, right = max(0, min(xs) - margin), min(COLUMNS - 1, max(xs) + margin)
    top, bottom = max(0, min(ys) - margin), min(ROWS - 1, max(ys) + margin)
    for c in SIZES:
        columns, rows = min(COLUMNS, ROOM_X // c), min(ROWS, ROOM_Y // c)
        if right - left < columns and bottom - top < rows:
            start = _start(left, right, columns, COLUMNS), _start(top, bottom, rows, ROWS)
            return Window(c, *start, columns, rows)
    return WHOLE


def _start(first: int, last: int, room: int, most: int) -> int:
    """The first square shown, with what is wanted in the middle as far as the sea allows."""
    return min(max(0, (first + last + 1 - room) // 2), most - room)


SCENES = folder(__file__, "scenes")  # the wind rose, and a square of each zone
SMOOTH = 4
COARSE = 16  # pixels of a square in masks that are blurred and then made larger
BORDER, BAND = 28, mix(STRIP, EDGE, 0.7)  # the banded edge with letters and numbers
# Each zone's sheet of paper covers all shallower ones too.
SHEETS = (("deep", ("deep", "slope", "lagoon")), ("slope", ("slope", "lagoon")), ("lagoon", ("lagoon",)))
ROSE = "X18"
# Where the zones' names are written, and how they are turned.
NAMES = (("deep", "C3", 0), ("lagoon", "G11", 0), ("slope", "N17", 0), ("trench", "X11", 90))


@GROUNDS.keeps
def framed(window: Window) -> Image.Image:
    """A part of the sea with its border, as palette numbers."""
    c, x, y = window.c, window.column * window.c, window.row * window.c
    paper = canvas(window.wide + 2 * BORDER, window.high + 2 * BORDER)
    paper.box((0, 0, window.wide + 2 * BORDER, window.high + 2 * BORDER), 10, STRIP)
    _lettered(paper, window)
    near, line = BORDER - 2, mix(EDGE, WHITE, 0.35)
    paper.fill(near, near, BORDER + window.wide + 2, BORDER + window.high + 2, line)
    paper.back(sea(c).crop((x, y, x + window.wide, y + window.high)), BORDER, BORDER)
    return paper.numbers


def _lettered(paper: Canvas, window: Window) -> None:
    """Column letters above and below, row numbers left and right; every other square is banded."""
    c, far, low = window.c, BORDER + window.wide, BORDER + window.high
    above = [
        (window.column + n, BORDER + n * c, y, c, BORDER) for n in range(window.columns) for y in (0, low)
    ]
    beside = [(window.row + n, x, BORDER + n * c, BORDER, c) for n in range(window.rows) for x in (0, far)]
    for number, x, y, wide, high in (*above, *beside):
        said, ground = chr(65 + number) if wide == c else number + 1, STRIP if number % 2 else BAND
        paper.fill(x, y, x + wide, y + high, ground)
        paper.text(x + wide // 2, y + high // 2, said, 20, WHITE, "SemiBold", "m", ground)


@GROUNDS.keeps
def sea(c: int) -> Image.Image:
    """The whole sea at c pixels a square, as palette numbers."""
    large = Image.new("RGB", ((COLUMNS + 2) * c, (ROWS + 2) * c), SEA["trench"])
    _tint(large, mix(SEA["trench"], WHITE, 0.3), _tiled(large.size, "trench", c), 0.4)
    for zone, zones in SHEETS:
        _sheet(large, zone, zones, c)
    _grid(large, c)
    whole = large.crop((c, c, large.width - c, large.height - c))
    _rose(whole, c)
    return PALETTE.numbers(whole)


def _sheet(large: Image.Image, zone: str, zones: tuple[str, ...], c: int) -> None:
    """Shadow, paper, texture, light edge and one contour line."""
    soft, wide = _mask(zones, c, 0.17), _mask(zones, c, 0.42)
    slope = 255 / (0.17 * c * 2.507) / 2  # half a pixel's worth of the blurred edge
    body = soft.point([_rise(value, 128, slope) for value in range(256)])
    shade = soft.point([_rise(value, 128, slope * c * 0.16) for value in range(256)])
    _tint(large, INK, ImageChops.offset(shade, round(c * 0.05), round(c * 0.13)), 0.42)
    _tint(large, SEA[zone], body, 1)
    texture = ImageChops.multiply(_tiled(large.size, zone, c), body)
    _tint(large, mix(SEA[zone], WHITE, 0.34), texture, 0.62)
    edge = soft.point([min(_rise(v, 128, slope), 255 - _rise(v, 158, slope)) for v in range(256)])
    _tint(large, mix(SEA[zone], WHITE, 0.42), edge, 0.9)
    line = wide.point([min(_rise(v, 204, 2), 255 - _rise(v, 213, 2)) for v in range(256)])
    _tint(large, mix(SEA[zone], WHITE, 0.3), line, 0.8)


def _rise(value: int, at: float, slope: float) -> int:
    """From 0 to 255 around a value: a threshold with a smooth edge."""
    return round(255 * min(1, max(0, (value - at + slope) / (2 * slope))))


def _mask(zones: tuple[str, ...], c: int, soft: float) -> Image.Image:
    """Where some zones are, with soft edges and one square of bleed on all sides."""
    cells = Image.new("L", (COLUMNS + 2, ROWS + 2))
    for y in range(ROWS + 2):
        for x in range(COLUMNS + 2):
            spot = name(min(max(x - 1, 0), COLUMNS - 1), min(max(y - 1, 0), ROWS - 1))
            cells.putpixel((x, y), 255 * (BOARD.zone[spot] in zones))
    coarse = cells.resize((cells.width * COARSE, cells.height * COARSE), Image.Resampling.NEAREST)
    coarse = coarse.filter(ImageFilter.GaussianBlur(soft * COARSE))
    return coarse.resize((cells.width * c, cells.height * c), Image.Resampling.BICUBIC)


def _tint(large: Image.Image, colour: str, mask: Image.Image, share: float) -> None:
    if share < 1:
        mask = mask.point([round(value * share) for value in range(256)])
    large.paste(colour, (0, 0, large.width, large.height), mask)


def _tiled(size: tuple[int, int], zone: str, c: int) -> Image.Image:
    """A texture all over."""
    row, whole = Image.new("L", (size[0], c), 0), Image.new("L", size, 0)
    for x in range(0, size[0], c):
        row.paste(texture(zone, c), (x, 0))
    for y in range(0, size[1], c):
        whole.paste(row, (0, y))
    return whole


@GROUNDS.keeps
def texture(zone: str, c: int) -> Image.Image:
    """One square's texture as coverage: dots, waves, dashes, cross-hatch."""
    drawing, side = SCENES[zone], c * SMOOTH
    large = Image.new("L", (side, side), 0)
    draw(Pen(large, side / drawing.size), drawing, {"#FFFFFF": 255})
    return large.reduce(SMOOTH)


def _grid(large: Image.Image, c: int) -> None:
    """Fine lines, every fifth a little stronger, so that ranges can be counted."""
    lines = Image.new("L", large.size, 0)
    pen = ImageDraw.Draw(lines)
    down = [((n + 1) * c, 0, (n + 1) * c, large.height) for n in range(COLUMNS + 1)]
    across = [(0, (n + 1) * c, large.width, (n + 1) * c) for n in range(ROWS + 1)]
    for number, line in (*enumerate(down), *enumerate(across)):
        pen.line(line, 120 if number % 5 == 0 else 66)
    _tint(large, FOAM, lines, 0.55)


def _rose(whole: Image.Image, c: int) -> None:
    """A faint wind rose."""
    r, (column, row) = 1.42 * c, (ord(ROSE[0]) - 65, int(ROSE[1:]) - 1)
    half = round(r) + 4
    mask = Image.new("L", (2 * half * SMOOTH, 2 * half * SMOOTH), 0)
    pen = Pen(mask, SMOOTH * 2 * r / SCENES["rose"].size, half * SMOOTH, half * SMOOTH)
    draw(pen, SCENES["rose"], {"#FFFFFF": 255, "#787878": 120, "#A0A0A0": 160})
    small = mask.reduce(SMOOTH).point([round(value * 0.3) for value in range(256)])
    at = (column * c + c // 2 - half, row * c + c // 2 - half)
    whole.paste(Image.new("RGB", small.size, FOAM), at, small)


@SPRITES.keeps
def lettering(text: str, c: int, angle: int) -> Sprite:
    """A zone's name in spaced slanting capitals, faint, part of the background."""
    size = max(22, round(0.44 * c))
    face, gap = font(size, "SemiBold"), size * 0.42
    wide = sum(face.getlength(letter) + gap for letter in text)
    mask = Image.new("L", (int(wide) + size, round(size * 1.6)), 0)
    pen, x = ImageDraw.Draw(mask), size * 0.2
    for letter in text:
        pen.text((x, size * 1.15), letter, fill=255, font=face, anchor="ls")
        x += face.getlength(letter) + gap
    slant = (1, 0.2, -0.2 * size, 0, 1, 0)
    mask = mask.transform(mask.size, Image.Transform.AFFINE, slant, Image.Resampling.BILINEAR)
    mask = mask.rotate(angle, expand=True, resample=Image.Resampling.BICUBIC)
    name = Image.new("RGB", mask.size, FOAM)
    name.putalpha(mask.point([round(value * 0.4) for value in range(256)]))
    return cut(PALETTE, name, -mask.width // 2, -mask.height // 2)


def swatch(p: Pen, zone: str, wide: int, high: int) -> None:
    """A small patch of a zone, from its left upper corner."""
    p.box((0, 0, wide, high), 6, mix(WHITE, SEA[zone], 0.3))
    p.box((2, 2, wide - 2, high - 2), 4, SEA[zone])
    inner, mask = p.moved(2, 2), Image.new("L", p.image.size, 0)
    tiled = _tiled(((wide - 4) * SMOOTH, (high - 4) * SMOOTH), zone, 24 * SMOOTH)
    mask.paste(tiled, (round(inner.x), round(inner.y)))
    _tint(p.image, mix(SEA[zone], WHITE, 0.36), mask, 0.7)
