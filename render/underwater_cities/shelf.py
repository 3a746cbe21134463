"""The lit shelf under a connected network: near it the sea is light, away from it falls to the deep."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.store import GROUNDS
from render.palette import mix
from render.underwater_cities.look import DEEP, FACTS, FOAM, LINE, PALETTE, SEA1, SEA2, SEA3

CHART = (1030, 826)
COARSE = 4  # distances are kept on a grid so many pixels wide
SPAN = 2.2  # levels for a pixel of distance
ZERO = 70  # the level at the shelf's edge
STEPS = ((62, SEA3, SEA2), (30, SEA2, SEA1), (0, SEA1, FOAM))  # distance, colour within, contour
CITY, TUNNEL, METROPOLIS = 124, 36, 76  # how far the light reaches from each


def shelf(
    board: str, cities: tuple[str, ...], tunnels: tuple[str, ...], linked: tuple[str, ...]
) -> Image.Image:
    """The chart's water as palette numbers, for what is connected."""
    size = (math.ceil(CHART[0] / COARSE), math.ceil(CHART[1] / COARSE))
    near = Image.new("L", size, 255)
    for place in cities:
        near = ImageChops.darker(near, _round(place, CITY))
    for place in linked:
        near = ImageChops.darker(near, _round(place, METROPOLIS))
    for site in tunnels:
        near = ImageChops.darker(near, _along(*FACTS.boards[board].ends[site]))
    near = ImageChops.add(near.filter(ImageFilter.GaussianBlur(3.2)), _wobble(), 1, -16)
    large = near.resize((size[0] * COARSE, size[1] * COARSE), Image.Resampling.BICUBIC).crop((0, 0, *CHART))
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
        for level in range(_level(distance)):
            table[level] = fill
        for step, share in ((-3, 0.4), (-2, 0.9), (-1, 1.0), (0, 1.0), (1, 0.9), (2, 0.4)):
            at = _level(distance) + step
            table[at] = mix(fill if step < 0 else table[at], line, share)
    return [PALETTE.number(colour) for colour in table]


@GROUNDS.keeps
def _round(place: str, reach: int) -> Image.Image:
    """Distance from a place, less what its light reaches."""
    x, y = (value / COARSE for value in FACTS.places[place])
    return _rings([(x, y), (x, y)], reach)


@GROUNDS.keeps
def _along(one: str, other: str) -> Image.Image:
    """Distance from a tunnel."""
    ends = [tuple(value / COARSE for value in FACTS.places[place]) for place in (one, other)]
    return _rings([(end[0], end[1]) for end in ends], TUNNEL)


def _rings(line: list[tuple[float, float]], reach: int) -> Image.Image:
    """Bands round a line, drawn from the outermost inwards, each a little darker."""
    size = (math.ceil(CHART[0] / COARSE), math.ceil(CHART[1] / COARSE))
    field = Image.new("L", size, 255)
    draw = ImageDraw.Draw(field)
    for level in range(254, -1, -2):
        r = (reach + (level - ZERO) / SPAN) / COARSE
        if r <= 0:
            break
        if line[0] != line[1]:
            draw.line(line, fill=level, width=max(1, round(2 * r)))
        for x, y in line:
            draw.ellipse((x - r, y - r, x + r, y + r), fill=level)
    return field


@GROUNDS.keeps
def _wobble() -> Image.Image:
    """A gentle unevenness, so that coasts do not look ruled."""
    size = (math.ceil(CHART[0] / COARSE), math.ceil(CHART[1] / COARSE))
    levels = bytearray()
    for v in range(size[1]):
        for u in range(size[0]):
            x, y = u * COARSE, v * COARSE
            lift = 5 * math.sin(x / 31 + y / 53) + 4 * math.sin(y / 37 - x / 67)
            levels.append(round(16 + lift * SPAN * 0.75))
    return Image.frombytes("L", size, bytes(levels))


@GROUNDS.keeps
def _contours() -> Image.Image:
    """Faint depth lines of the open sea, the same for all."""
    field = Image.new("L", (CHART[0] // 2, CHART[1] // 2))
    high = bytearray()
    for v in range(field.height):
        for u in range(field.width):
            x, y = u * 2, v * 2
            deep = math.hypot(x - 700, (y - 500) * 1.2)
            deep += 34 * math.sin(x / 97 + y / 61) + 26 * math.sin(y / 71 - x / 113)
            high.append(255 if deep % 46 < 1.6 else 0)
    lines = Image.frombytes("L", field.size, bytes(high)).resize(CHART, Image.Resampling.BICUBIC)
    ramp = [PALETTE.number(mix(DEEP, LINE, level / 255)) for level in range(256)]
    return lines.point(ramp)


def warm_up() -> None:
    """All distances once, so that a match's first chart is as quick as the others."""
    for place in FACTS.places:
        _round(place, CITY if len(place) == 1 else METROPOLIS)
    for board in FACTS.boards.values():
        for ends in board.ends.values():
            _along(*ends)
    _wobble()
    _contours()
