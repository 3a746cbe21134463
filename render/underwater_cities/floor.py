"""One player's sea floor, large: what stands on it, what is free there, and the viewer's options."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from games.underwater_cities.boards import site as site_at
from games.underwater_cities.icons import amounts, icons
from games.underwater_cities.view import PlayerView
from render.canvas import Canvas
from render.kit.drawings import draw, round_box
from render.lettering import width
from render.palette import NIGHT, OPTION, SAND, WHITE, mix
from render.pen import Pen, Point, closed, corners, ring
from render.underwater_cities import look, lookup, places
from render.underwater_cities.lines import LIGHT, Brush, Style, effect, faded, icon, row_middle, row_width
from render.underwater_cities.look import DEEP, DIM, FACTS, MIST, SCENES, SEA2, SEA3, SHADOW
from render.underwater_cities.pieces import put_change
from render.underwater_cities.places import CITIES, DOME, LEFT, METRO, PLOT, TOP, Spot, at, between
from render.underwater_cities.water import CHART, shelf

HALF = PLOT / 2
PLINTH = corners(0, 0, HALF * 1.12, 8, 22.5)  # of an expansion
HEXAGON = corners(0, 0, METRO, 6, 30)


def dome(p: Pen, kind: str, live: bool, label: str) -> None:
    """A city: towers under glass; grey with a broken chain where it is not connected."""
    draw(p, SCENES[f"city-{kind}" if live else f"city-{kind}-apart"], {})
    if not live:
        icon(p, "broken", -1, -14, 46, Brush(swell=2.2))
    p.text(0, 35, label, 24, WHITE if live else MIST, "Black")


def empty_city(p: Pen, label: str, near: bool, bonus: str, taxed: bool) -> None:
    """A city site: dashed, with its letter and what building there brings; room below for a price tag."""
    p.dot(0, 0, DOME, DEEP)
    p.dash(ring(0, 0, DOME, 0, 360, 96), MIST if near else DIM, 3, 11, 8)
    lift = 12 if taxed else 0
    p.text(0, -lift - (18 if bonus else 0), label, 28 if bonus else 32, MIST, "Black")
    if bonus:
        effect(p, 0, 14 - 1.3 * lift, bonus, (76, 34), 34 - lift // 2, 1, LIGHT)


def building(p: Pen, kind: str, up: bool, live: bool, expansion: bool) -> None:
    if expansion:
        p.poly([(x, y + 4) for x, y in PLINTH], SHADOW)
        p.poly(PLINTH, look.SAND_DK)
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
    line, fill, ink = (look.FOAM, SEA2, WHITE) if live else (DIM, DEEP, MIST)
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
    effect(p, 4 if " " not in bonus else 0, 7, bonus, (42, 28), 28, 1, LIGHT)


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
        p.line(rib, look.SAND_DK, 3)
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
    base, high, off = look.METROS["brown" if facts.colour == "brown" else "blue"]
    p.poly(corners(0, 5, METRO + 2, 6, 30), SHADOW)
    p.poly(HEXAGON, base if linked else off)
    p.outline(HEXAGON, WHITE if linked else DEEP, 5)
    if not linked:
        p.dash(closed(HEXAGON), high, 3, 10, 8)
    style = LIGHT if linked else faded(off, 0.4)
    paid = faded(base, 0.5) if linked else style
    if facts.end:
        effect(p, 0, 0, icons(facts.end), (96, 88), 34, 3, style)
        return
    at_once = icons(facts.instant) if facts.instant else "" if facts.production else lookup.UNKNOWN
    if not facts.production:
        effect(p, 0, 0, at_once, (92, 64), 36, 2, paid)
        return
    if at_once:
        effect(p, 0, -23, at_once, (76, 34), 34, 1, paid)
        p.line([(-34, 0), (34, 0)], mix(high, off, 0.4), 2)
    effect(p, 0, 24 if at_once else 0, f"type-production {icons(facts.production)}", (86, 34), 32, 1, style)


def chip(p: Pen, markup: str, size: int, rim: str) -> None:
    """A dark label: what one gains here."""
    wide, high = row_width(markup, size) + 18, size + 12
    p.box((-wide / 2, -high / 2, wide / 2, high / 2), high / 2, NIGHT, rim, 2)
    row_middle(p, 0, 0, markup, size, LIGHT)


def price_tag(p: Pen, words: str) -> None:
    """A sand-coloured label with a plus: what one pays more here."""
    wide = row_width(words, 24, 0.9) + 16
    p.box((-wide / 2, -14, wide / 2, 20), 8, SHADOW)
    p.box((-wide / 2, -17, wide / 2, 17), 8, SAND)
    row_middle(p, -2, 0, words, 24, Style(number=0.9))


def times(p: Pen, number: int, purple: bool) -> None:
    """A label with a site's multiplier."""
    p.dot(0, 0, 21, NIGHT)
    p.dot(0, 0, 18, look.PURPLE if purple else WHITE)
    p.text(0, 0, f"×{number}", 20, WHITE if purple else NIGHT, "Black")


class Floor:
    """The chart of a sea floor in the making."""

    def __init__(self, canvas: Canvas, player: PlayerView) -> None:
        self.canvas, self.name, self.board = canvas, player.board, FACTS.boards[player.board]
        self.cities = {city.site: city for city in player.cities}
        self.tunnels = {tunnel.site: tunnel for tunnel in player.tunnels}
        self.buildings = {building.site: building for building in player.buildings}
        self.metropolises = [metro for metro in player.metropolises if metro.place]
        self.live = [city.site for city in player.cities if city.live]
        self.lit = [tunnel.site for tunnel in player.tunnels if tunnel.live]

    def draw(self, fresh: dict[str, int], marks: dict[str, str]) -> None:
        linked = [metro.place for metro in self.metropolises if metro.linked]
        water = shelf(self.name, self.live, self.lit, linked)
        water.paste(*_frame())
        self.canvas.back(water, LEFT, TOP)
        self.canvas.lay(_compass, (LEFT + 396, TOP + 552), 60, 100)
        self._tunnels()
        for metro in self.metropolises:
            self.canvas.lay(metropolis, at(metro.place), (70, 72, 70, 74), 100, metro.tile, metro.linked)
        self._plots()
        self._cities()
        for site, number in fresh.items():
            self._change(site, number)
        self._extras()
        for site, label in marks.items():
            if places.is_site(self.name, site):
                self._mark(site, label)

    def _tunnels(self) -> None:
        for site in self.board.ends:
            start, end = places.ends(self.name, site)
            left, top = (round(min(start[axis], end[axis])) - 30 for axis in (0, 1))
            wide, high = (round(abs(start[axis] - end[axis])) + 60 for axis in (0, 1))
            reach = (0, 0, wide, high)
            inner = ((start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
            if site in self.tunnels:
                self.canvas.lay(tube, (left, top), reach, 100, *inner, self.tunnels[site].up)
                continue
            self.canvas.lay(no_tube, (left, top), reach, 100, *inner)
            if gain := self._bonus(site):
                self._chip(site, gain, 28, DIM)

    def _bonus(self, site: str) -> str:
        return amounts(self.board.bonus.get(site, {}))

    def _chip(self, tunnel: str, markup: str, size: int, rim: str) -> None:
        half = round(row_width(markup, size) / 2) + 12
        reach = (half, size // 2 + 8, half, size // 2 + 8)
        self.canvas.lay(chip, places.middle(self.name, tunnel), reach, 100, markup, size, rim)

    def _plots(self) -> None:
        for site, spot in places.plots(self.name).items():
            plot = site_at(site)
            live = plot.city in self.live
            if built := self.buildings.get(site):
                args = (built.kind, built.up, live, plot.expansion)
                self.canvas.lay(building, spot, (34, 40, 40, 38), 100, *args)
            else:
                self.canvas.lay(empty_plot, spot, 34, 100, site[1:], live, self._bonus(site))

    def _cities(self) -> None:
        reached = {place for tunnel in self.lit for place in self.board.ends[tunnel]}
        for site in CITIES:
            if city := self.cities.get(site):
                self.canvas.lay(dome, at(site), (60, 60, 60, 62), 100, city.kind, city.live, site)
            else:
                args = (site, site in reached, self._bonus(site), site in self.board.surcharge)
                self.canvas.lay(empty_city, at(site), 54, 100, *args)

    def _extras(self) -> None:
        """Advanced boards: multipliers, twins, further output, surcharges."""
        for site, number in self.board.times.items():
            spot = places.extra_at(self.name, "times", site)
            self.canvas.lay(times, spot, 24, 100, number, len(site) == 1)
        for site in self.board.twins:
            rim = WHITE if all(twin in self.tunnels for twin in self.board.twins) else DIM
            self._chip(site, f"twins {amounts(self.board.twins_make)}", 26, rim)
        for site, what in self.board.metro_more.items():
            self._chip(site, amounts(what), 26, WHITE if site in self.tunnels else DIM)
        for site, cost in self.board.surcharge.items():
            if site not in {**self.cities, **self.tunnels, **self.buildings}:
                markup = " ".join(f"+ {word}" for word in amounts(cost).split())
                half = round(row_width(markup, 24, 0.9) / 2) + 12
                spot = places.extra_at(self.name, "prices", site)
                self.canvas.lay(price_tag, spot, (half, 20, half, 24), 100, markup)

    def _change(self, site: str, number: int) -> None:
        """A white ring round what is new, with the number of the turn where the footer has it."""
        if site in self.tunnels:
            start, end = places.ends(self.name, site)
            (x, y), aside = places.whole(places.between(start, end, math.dist(start, end) * 0.25)), (0, 0)
        elif site in {**self.buildings, **self.cities} or (len(site) == 2 and site in FACTS.places):
            x, y = self._ringed(site, WHITE)
            aside = (-46, -46) if site in FACTS.places else (-28, 28)
        else:
            return
        if number > 0 or site in self.tunnels:
            put_change(self.canvas, x + aside[0], y + aside[1], number if number > 0 else "•", 14)

    def _mark(self, site: str, label: str) -> None:
        """A bright ring round a legal choice, with the menu's label."""
        if "-" in site:
            (x, y), low = places.label_at(self.name, site), 0
        else:
            (x, y), low = self._ringed(site, OPTION), 62 if site in FACTS.places else 34
        half = width(label, 20, "Black") // 2 + 9
        self.canvas.lay(_label, (x, y + low), (half + 3, 18, half + 3, 18), 100, label, half)

    def _ringed(self, site: str, colour: str) -> Spot:
        """The middle of a site that is not a tunnel's, with a ring round it: wider round a metropolis."""
        spot = places.spot_of(self.name, site)
        if site in FACTS.places:
            self.canvas.lay(_ring, spot, 76, 100, 64 if len(site) == 1 else 70, colour)
        else:
            self.canvas.lay(_square, spot, 40, 100, colour)
        return spot


def _compass(p: Pen) -> None:
    draw(p, SCENES["compass"], {})


def _ring(p: Pen, r: int, colour: str) -> None:
    p.dot(0, 0, r + 2, None, NIGHT, 8)
    p.dot(0, 0, r, None, colour, 4)


def _square(p: Pen, colour: str) -> None:
    path = round_box(-33, -33, 66, 66, 12)
    p.outline(path, NIGHT, 8)
    p.outline(path, colour, 4)


def _label(p: Pen, label: str, half: int) -> None:
    p.box((-half, -15, half, 15), 15, NIGHT, OPTION, 3)
    p.text(0, 0, label, 20, OPTION, "Black")


@lru_cache(maxsize=1)
def _frame() -> tuple[Image.Image, tuple[int, int], Image.Image]:
    """Colours, place and mask of what frames every chart: a graduated line, and night beyond its corners."""
    scale, frame = 4, Image.new("L", CHART, look.PALETTE.number(NIGHT))
    line, round_ = (Image.new("L", (CHART[0] * scale, CHART[1] * scale), paper) for paper in (0, 255))
    draw(Pen(line, scale), SCENES["frame"], {WHITE: 255})
    Pen(round_, scale).box((0, 0, *CHART), 18, 0)
    sharp = [255 if level > 127 else 0 for level in range(256)]
    drawn, beyond = (mask.reduce(scale).point(sharp) for mask in (line, round_))
    frame.paste(look.PALETTE.number(SEA3), (0, 0, *CHART), drawn)
    beyond.paste(255, (0, 0, *CHART), drawn)
    return frame, (0, 0), beyond
