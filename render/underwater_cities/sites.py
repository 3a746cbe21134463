"""What stands on a sea floor: domes, building plots, tunnels, metropolises, and what sites bring or cost."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from games.underwater_cities.icons import icons
from render.kit.drawings import round_box
from render.palette import GOLD, NIGHT, SAND, WHITE, mix
from render.pen import CLEAR, Pen, Point, closed, corners, on_ring, ring
from render.underwater_cities import lookup
from render.underwater_cities.glyphs import Brush, icon
from render.underwater_cities.lines import LIGHT, Style, block, faded, fitted, row, row_middle, row_width
from render.underwater_cities.look import DEEP, DIM, DOMES, FOAM, METROS, MIST, PURPLE, SAND_DK, SEA2, SHADOW
from render.underwater_cities.places import DOME, METRO, PLOT, between

TOWERS = ((-31, 15, 26), (-13, 12, 44), (2, 16, 56), (21, 12, 34))
HALF = PLOT / 2
PLINTH = corners(0, 0, HALF * 1.12, 8, 22.5)  # of an expansion
HEXAGON = corners(0, 0, METRO, 6, 30)


def dome(p: Pen, kind: str, live: bool, label: str) -> None:
    """A city: towers under glass; grey with a broken chain where it is not connected."""
    glass, tower, base, rim = DOMES["purple" if kind == "purple" else "white"]
    shine = rim
    if not live:
        glass, tower, base = (mix(colour, DEEP, 0.58) for colour in (glass, tower, base))
        rim = DEEP
    p.dot(0, 5, DOME + 5, SHADOW)
    if kind == "purple" and live:  # a scalloped rim, so that purple is known by shape too
        for step in range(16):
            p.dot(*on_ring(0, 0, DOME + 3, step * 22.5), 5.5, rim)
    p.dot(0, 0, DOME + 4, rim)
    p.dot(0, 0, DOME, glass)
    p.put(_towers(p.scale, glass, tower, base, live), 0, 0)
    if live:
        p.line(ring(0, 0, DOME - 8, 200, 250), shine, 5)
    else:
        p.dash(ring(0, 0, DOME, 0, 360, 96), MIST, 3, 9, 7)
        icon(p, "broken", -1, -14, 46, Brush(swell=2.2))
    p.text(0, 35, label, 24, WHITE if live else MIST, "Black")


def _towers(scale: float, glass: str, tower: str, base: str, live: bool) -> Image.Image:
    """The skyline, cut to the dome's round."""
    half = DOME + 2
    layer, cut = (Image.new("RGBA", (round(2 * half * scale),) * 2, CLEAR) for _ in range(2))
    pen = Pen(layer, scale, half * scale, half * scale)
    for x, wide, high in TOWERS:
        pen.box((x, 22 - high, x + wide, 26), 4, tower)
        for storey in range(high // 11):
            for column in range(2):
                left, top = x + 3 + column * (wide - 9), 27 - high + storey * 11
                lit = live and (storey + column) % 2 == 0
                pen.box((left, top, left + 3, top + 5), 0, GOLD if lit else glass)
    pen.box((-DOME, 22, DOME, DOME + 22), 0, base)
    mask, far = Image.new("L", layer.size, 0), (2 * half - 2) * scale
    ImageDraw.Draw(mask).ellipse((2 * scale, 2 * scale, far, far), fill=255)
    cut.paste(layer, (0, 0), mask)
    return cut


def empty_city(p: Pen, label: str, near: bool, bonus: str, taxed: bool) -> None:
    """A city site: dashed, with its letter and what building there brings; room below for a price tag."""
    p.dot(0, 0, DOME, DEEP)
    p.dash(ring(0, 0, DOME, 0, 360, 96), MIST if near else DIM, 3, 11, 8)
    lift = 12 if taxed else 0
    p.text(0, -lift - (18 if bonus else 0), label, 28 if bonus else 32, MIST, "Black")
    if bonus:
        block(p, 0, 14 - 1.3 * lift, fitted(bonus, 76, 34, 34 - lift // 2, 1), LIGHT)


def building(p: Pen, kind: str, up: bool, live: bool, expansion: bool) -> None:
    if expansion:
        p.poly([(x, y + 4) for x, y in PLINTH], SHADOW)
        p.poly(PLINTH, SAND_DK)
        p.outline(PLINTH, SAND if live else mix(SAND, DEEP, 0.5), 4)
    fade = None if live else (DEEP, 0.6)
    if up and live:  # a second storey: a white plinth under the plot
        p.box((-HALF - 1, -HALF + 5, HALF + 1, HALF + 5), 13, NIGHT)
        p.box((-HALF + 1, -HALF + 5, HALF - 1, HALF + 2), 11, WHITE)
        icon(p, kind, 0, -4, PLOT - 2)
    else:
        outline = NIGHT if live else mix(NIGHT, DEEP, 0.5)
        icon(p, kind, 0, 0, PLOT - (8 if expansion else 4), Brush(fade, outline))
    if up:
        icon(p, "up", HALF - 5, -HALF + 3, 27, Brush(fade, NIGHT, 2.4))
    if not live:
        p.dash(closed(round_box(-HALF + 1, -HALF + 1, PLOT - 2, PLOT - 2, 11)), DIM, 2.5, 7, 6)


def empty_plot(p: Pen, name: str, live: bool, bonus: str) -> None:
    """A building site with its number, or an octagon with a plus for expansion."""
    line, fill, ink = (FOAM, SEA2, WHITE) if live else (DIM, DEEP, MIST)
    if name == "X":
        p.poly(PLINTH, fill)
        p.dash(closed(PLINTH), line, 2.5, 7, 6)
        p.line([(-8, 0), (8, 0)], line, 3)
        p.line([(0, -8), (0, 8)], line, 3)
        return
    p.box((-HALF + 3, -HALF + 3, HALF - 3, HALF - 3), 10, fill)
    p.dash(closed(round_box(-HALF + 4, -HALF + 4, PLOT - 8, PLOT - 8, 9)), line, 2.5, 7, 6)
    if not bonus:
        p.text(0, 0, name, 22, ink, "Bold")
        return
    p.text(-13, -12, name, 19, ink, "Bold")
    block(p, 4 if " " not in bonus else 0, 7, fitted(bonus, 42, 28, 28, 1), LIGHT)


def tube(p: Pen, start: Point, end: Point, up: bool) -> None:
    """A tunnel between two points."""
    long, wide = math.dist(start, end), 32 if up else 22
    lines = ((SHADOW, wide + 8), (NIGHT, wide + 4), (WHITE if up else SAND, wide), (SAND, wide - 8))
    for colour, thick in lines if up else lines[:3]:
        p.line([start, end], colour, thick)
    count = max(2, round(long / 20))
    for step in range(1, count):
        along = long * step / count
        rib = [between(start, end, along, side) for side in (-wide / 2 + 5, wide / 2 - 5)]
        p.line(rib, SAND_DK, 3)
    if up:
        icon(p, "up", *between(start, end, long / 2), 30, Brush(swell=2.4))


def no_tube(p: Pen, start: Point, end: Point) -> None:
    """A site for a tunnel that is not built."""
    long = math.dist(start, end)
    for side in (-7, 7):
        p.dash([between(start, end, 0, side), between(start, end, long, side)], DIM, 2.2, 9, 7)


def metropolis(p: Pen, tile: str, linked: bool) -> None:
    """A hexagon: above what it brings at once, below what it makes; brown ones count at the end."""
    facts = lookup.tile(tile)
    base, high, off = METROS["brown" if facts.colour == "brown" else "blue"]
    p.poly(corners(0, 5, METRO + 2, 6, 30), SHADOW)
    p.poly(HEXAGON, base if linked else off)
    p.outline(HEXAGON, WHITE if linked else DEEP, 5)
    if not linked:
        p.dash(closed(HEXAGON), high, 3, 10, 8)
    style = LIGHT if linked else faded(off, 0.4)
    paid = faded(base, 0.5) if linked else style
    if facts.end:
        block(p, 0, 0, fitted(icons(facts.end), 96, 88, 34, 3), style)
        return
    at_once = icons(facts.instant) if facts.instant else "" if facts.production else lookup.UNKNOWN
    if not facts.production:
        block(p, 0, 0, fitted(at_once, 92, 64, 36, 2), paid)
        return
    if at_once:
        block(p, 0, -23, fitted(at_once, 76, 34, 34, 1), paid)
        p.line([(-34, 0), (34, 0)], mix(high, off, 0.4), 2)
    made = f"type-production {icons(facts.production)}"
    block(p, 0, 24 if at_once else 0, fitted(made, 86, 34, 32, 1), style)


def chip(p: Pen, markup: str, size: int, rim: str) -> None:
    """A dark label: what one gains here."""
    wide, high = row_width(markup, size) + 18, size + 12
    p.box((-wide / 2, -high / 2, wide / 2, high / 2), high / 2, NIGHT, rim, 2)
    row_middle(p, 0, 0, markup, size, LIGHT)


def price(markup: str) -> str:
    return " ".join(f"+ {word}" for word in markup.split())


def price_tag(p: Pen, words: str) -> None:
    """A sand-coloured label with a plus: what one pays more here."""
    wide = row_width(words, 24, 0.9) + 16
    p.box((-wide / 2, -14, wide / 2, 20), 8, SHADOW)
    p.box((-wide / 2, -17, wide / 2, 17), 8, SAND)
    row(p, -wide / 2 + 6, 0, words, 24, Style(number=0.9))


def times(p: Pen, number: int, purple: bool) -> None:
    """A label with a site's multiplier."""
    p.dot(0, 0, 21, NIGHT)
    p.dot(0, 0, 18, PURPLE if purple else WHITE)
    p.text(0, 0, f"×{number}", 20, WHITE if purple else NIGHT, "Black")
