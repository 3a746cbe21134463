"""The sea: in layers behind every picture, and lit round a connected network on the chart of a sea floor."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.scenes import painted
from render.kit.store import GROUNDS
from render.palette import NIGHT, WHITE, mix
from render.pen import Pen, Point
from render.pieces import WIDE
from render.underwater_cities import look
from render.underwater_cities.lines import Brush, icon
from render.underwater_cities.look import COLOUR_OF, DEEP, FACTS, FOAM, HUES, PALETTE, ROWS, SEA1, SEA2, SEA3

Layer = tuple[int, float, str, int, int]  # top, phase, colour, height and length of its waves


@GROUNDS.keeps
def sea(high: int, *layers: Layer, rows: tuple[int, ...] = ()) -> Image.Image:
    """Layers of sea like cut paper under a night sky; rows of slots have their colour's mark at the left."""

    def scene(p: Pen) -> None:
        for top, phase, fill, swell, long in layers:
            for y, colour in ((top, look.SHADOW), (top + 3, fill)):
                p.poly([*wave(y, swell, long, phase, WIDE), (WIDE + 6, high), (0, high)], colour)
        for row, middle in zip(ROWS, rows, strict=False):
            hue = HUES[COLOUR_OF[row]]
            icon(p, f"mark-{COLOUR_OF[row]}", 46, middle, 58, Brush(None, WHITE, 1.5, hue.band))
            p.text(46, middle + 56, row, 30, WHITE, "Black")

    return painted(PALETTE, (WIDE, high), scene)


def plain(high: int) -> Image.Image:
    """One layer of sea under the sky."""
    return sea(high, (76, 0.1, DEEP, 7, 330))


def behind_cards(high: int) -> Image.Image:
    """Two layers of sea behind cards, night below."""
    return sea(high, (76, 0.1, SEA3, 7, 330), (340, 0.3, DEEP, 10, 420), (high - 252, 0.7, NIGHT, 8, 380))


def wave(y: float, high: float, long: float, phase: float, wide: int) -> list[Point]:
    """A gentle wave from the left edge to the right."""

    def at(x: int) -> float:
        first = math.sin((x / long + phase) * 2 * math.pi)
        return y + high * first + high * 0.4 * math.sin((x / long * 2.3 + phase) * 2 * math.pi)

    return [(x, at(x)) for x in range(0, wide + 6, 6)]


CHART = (1030, 826)
COARSE = 4  # distances are kept on a grid so many pixels wide
GRID = (math.ceil(CHART[0] / COARSE), math.ceil(CHART[1] / COARSE))
SPAN = 2.2  # levels for a pixel of distance
ZERO = 70  # the level at the shelf's edge
STEPS = ((62, SEA3, SEA2), (30, SEA2, SEA1), (0, SEA1, FOAM))  # distance, colour within, contour
LINE = ((-3, 0.4), (-2, 0.9), (-1, 1.0), (0, 1.0), (1, 0.9), (2, 0.4))  # of a contour: level, strength
CITY, TUNNEL, METROPOLIS = 124, 36, 76  # how far the light reaches from each


def shelf(board: str, cities: list[str], tunnels: list[str], linked: list[str]) -> Image.Image:
    """The chart's water as palette numbers, for what is connected: near it the sea is light, away from it it
    falls to the deep."""
    lights = [_light((place,), CITY) for place in cities]
    lights += [_light((place,), METROPOLIS) for place in linked]
    lights += [_light(FACTS.boards[board].ends[site], TUNNEL) for site in tunnels]
    near = Image.new("L", GRID, 255)
    for light in lights:
        near = ImageChops.darker(near, light)
    near = ImageChops.add(near.filter(ImageFilter.GaussianBlur(3.2)), _wobble(), 1, -16)
    large = near.resize((GRID[0] * COARSE, GRID[1] * COARSE), Image.Resampling.BICUBIC).crop((0, 0, *CHART))
    water = large.point(_colours())
    deep = large.point([255 if level > _level(66) else 0 for level in range(256)])
    water.paste(_contours(), (0, 0), deep)
    return water


def _level(distance: float) -> int:
    return round(ZERO + distance * SPAN)


@lru_cache(maxsize=1)
def _colours() -> list[int]:
    """From level to palette number: three shades of sea, a fine line between two."""
    table = [DEEP] * 256
    for distance, fill, line in STEPS:
        edge = _level(distance)
        table[:edge] = [fill] * edge
        for step, share in LINE:
            table[edge + step] = mix(fill if step < 0 else table[edge + step], line, share)
    return [PALETTE.number(colour) for colour in table]


@GROUNDS.keeps
def _light(places: tuple[str, ...], reach: int) -> Image.Image:
    """Distance from a place, or from a tunnel between two, less what its light reaches: bands drawn from the
    outermost inwards, each a little darker."""
    line = [(x / COARSE, y / COARSE) for x, y in map(FACTS.places.__getitem__, places)]
    field = Image.new("L", GRID, 255)
    draw = ImageDraw.Draw(field)
    for level in range(254, -1, -2):
        r = (reach + (level - ZERO) / SPAN) / COARSE
        if r <= 0:
            break
        if len(line) > 1:
            draw.line(line, fill=level, width=max(1, round(2 * r)))
        for x, y in line:
            draw.ellipse((x - r, y - r, x + r, y + r), fill=level)
    return field


@GROUNDS.keeps
def _wobble() -> Image.Image:
    """A gentle unevenness, so that coasts do not look ruled."""

    def level(x: int, y: int) -> int:
        lift = 5 * math.sin(x / 31 + y / 53) + 4 * math.sin(y / 37 - x / 67)
        return round(16 + lift * SPAN * 0.75)

    return _field(GRID, COARSE, level)


@GROUNDS.keeps
def _contours() -> Image.Image:
    """Faint depth lines of the open sea, the same for all."""

    def line(x: int, y: int) -> int:
        deep = math.hypot(x - 700, (y - 500) * 1.2)
        deep += 34 * math.sin(x / 97 + y / 61) + 26 * math.sin(y / 71 - x / 113)
        return 255 if deep % 46 < 1.6 else 0

    lines = _field((CHART[0] // 2, CHART[1] // 2), 2, line).resize(CHART, Image.Resampling.BICUBIC)
    return lines.point([PALETTE.number(mix(DEEP, look.LINE, level / 255)) for level in range(256)])


def _field(size: tuple[int, int], step: int, level: Callable[[int, int], int]) -> Image.Image:
    """A picture whose pixels, so many units apart, have their level from a formula."""
    xs, ys = (range(0, side * step, step) for side in size)
    return Image.frombytes("L", size, bytes(level(x, y) for y in ys for x in xs))


def warm_up() -> None:
    """All distances once, so that a match's first chart is as quick as the others."""
    for place in FACTS.places:
        _light((place,), CITY if len(place) == 1 else METROPOLIS)
    for board in FACTS.boards.values():
        for ends in board.ends.values():
            _light(ends, TUNNEL)
    _wobble()
    _contours()
