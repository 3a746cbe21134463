"""One player's sea floor, large: everything built, everything free, and the viewer's options."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from games.underwater_cities.boards import site as site_at
from games.underwater_cities.icons import amounts
from games.underwater_cities.view import PlayerView
from render.canvas import Canvas
from render.kit.drawings import round_box
from render.lettering import width
from render.palette import NIGHT, OPTION, WHITE
from render.pen import Pen, on_ring
from render.underwater_cities import places, sites
from render.underwater_cities.lines import row_width
from render.underwater_cities.look import DIM, FACTS, LINE, PALETTE, SEA3
from render.underwater_cities.pieces import put_change
from render.underwater_cities.places import CITIES, LEFT, TOP, Spot, at
from render.underwater_cities.water import CHART, shelf


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
            self.canvas.lay(
                sites.metropolis, at(metro.place), (70, 72, 70, 74), 100, metro.tile, metro.linked
            )
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
            reach = (0, 0, *(round(abs(start[axis] - end[axis])) + 60 for axis in (0, 1)))
            inner = ((start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
            if site in self.tunnels:
                self.canvas.lay(sites.tube, (left, top), reach, 100, *inner, self.tunnels[site].up)
                continue
            self.canvas.lay(sites.no_tube, (left, top), reach, 100, *inner)
            if gain := self._bonus(site):
                self._chip(site, gain, 28, DIM)

    def _bonus(self, site: str) -> str:
        return amounts(self.board.bonus.get(site, {}))

    def _chip(self, tunnel: str, markup: str, size: int, rim: str) -> None:
        half = round(row_width(markup, size) / 2) + 12
        reach = (half, size // 2 + 8, half, size // 2 + 8)
        self.canvas.lay(sites.chip, places.middle(self.name, tunnel), reach, 100, markup, size, rim)

    def _plots(self) -> None:
        for site, spot in places.plots(self.name).items():
            plot = site_at(site)
            live = plot.city in self.live
            if built := self.buildings.get(site):
                args = (built.kind, built.up, live, plot.expansion)
                self.canvas.lay(sites.building, spot, (34, 40, 40, 38), 100, *args)
            else:
                self.canvas.lay(sites.empty_plot, spot, 34, 100, site[1:], live, self._bonus(site))

    def _cities(self) -> None:
        reached = {place for tunnel in self.lit for place in self.board.ends[tunnel]}
        for site in CITIES:
            if city := self.cities.get(site):
                self.canvas.lay(sites.dome, at(site), (60, 60, 60, 62), 100, city.kind, city.live, site)
            else:
                args = (site, site in reached, self._bonus(site), site in self.board.surcharge)
                self.canvas.lay(sites.empty_city, at(site), 54, 100, *args)

    def _extras(self) -> None:
        """Advanced boards: multipliers, twins, further output, surcharges."""
        for site, number in self.board.times.items():
            spot = places.times_at(self.name, site)
            self.canvas.lay(sites.times, spot, 24, 100, number, len(site) == 1)
        for site in self.board.twins:
            rim = WHITE if all(twin in self.tunnels for twin in self.board.twins) else DIM
            self._chip(site, f"twins {amounts(self.board.twins_make)}", 26, rim)
        for site, what in self.board.metro_more.items():
            self._chip(site, amounts(what), 26, WHITE if site in self.tunnels else DIM)
        for site, cost in self.board.surcharge.items():
            if site not in {**self.cities, **self.tunnels, **self.buildings}:
                markup = sites.price(amounts(cost))
                half = round(row_width(markup, 24, 0.9) / 2) + 12
                spot = places.tag_at(self.name, site, half)
                self.canvas.lay(sites.price_tag, spot, (half, 20, half, 24), 100, markup)

    def _change(self, site: str, number: int) -> None:
        """A white ring round what is new, with the number of the turn where the footer has it."""
        if site in self.cities or (len(site) == 2 and site in FACTS.places):
            (x, y), aside = at(site), (-46, -46)
            self.canvas.lay(_ring, (x, y), 76, 100, 64 if site in self.cities else 70, WHITE)
        elif site in self.tunnels:
            start, end = places.ends(self.name, site)
            (x, y), aside = places.whole(places.between(start, end, math.dist(start, end) * 0.25)), (0, 0)
        elif site in self.buildings:
            (x, y), aside = places.plots(self.name)[site], (-28, 28)
            self.canvas.lay(_square, (x, y), 40, 100, WHITE)
        else:
            return
        if number > 0 or site in self.tunnels:
            put_change(self.canvas, x + aside[0], y + aside[1], number if number > 0 else "•", 14)

    def _mark(self, site: str, label: str) -> None:
        """A bright ring round a legal choice, with the menu's label."""
        spot: Spot
        if site in FACTS.places:
            spot, low = at(site), 62
            self.canvas.lay(_ring, spot, 68, 100, 64, OPTION)
        elif "-" in site:
            spot, low = places.label_at(self.name, site), 0
        else:
            spot, low = places.plots(self.name)[site], 34
            self.canvas.lay(_square, spot, 40, 100, OPTION)
        half = width(label, 20, "Black") // 2 + 9
        self.canvas.lay(_label, (spot[0], spot[1] + low), (half + 3, 18, half + 3, 18), 100, label, half)


def _compass(p: Pen) -> None:
    p.dot(0, 0, 42, None, SEA3, 1.6)
    for angle in (45, 135, 225, 315, 0, 90, 180, 270):
        tip = on_ring(0, 0, 58 * (0.62 if angle % 90 else 1.0), angle)
        for side, fill in ((45, SEA3), (-45, LINE)):
            p.poly([(0, 0), on_ring(0, 0, 58 * 0.16, angle + side), tip], fill)


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
    scale, frame = 4, Image.new("L", CHART, PALETTE.number(NIGHT))
    line, round_ = (Image.new("L", (CHART[0] * scale, CHART[1] * scale), paper) for paper in (0, 255))
    _neatline(Pen(line, scale))
    Pen(round_, scale).box((0, 0, *CHART), 18, 0)
    sharp = [255 if level > 127 else 0 for level in range(256)]
    drawn, beyond = (mask.reduce(scale).point(sharp) for mask in (line, round_))
    frame.paste(PALETTE.number(SEA3), (0, 0, *CHART), drawn)
    beyond.paste(255, (0, 0, *CHART), drawn)
    return frame, (0, 0), beyond


def _neatline(p: Pen) -> None:
    """A fine line with thick stretches along it."""
    x0, y0, x1, y1 = 7, 7, CHART[0] - 7, CHART[1] - 7
    p.box((x0, y0, x1, y1), 12, None, 255, 1.4)
    wide, high = (x1 - x0 - 28) / 19, (y1 - y0 - 28) / 15
    for y in (y0, y1):
        for step in range(0, 19, 2):
            p.line([(x0 + 14 + step * wide, y), (x0 + 14 + (step + 1) * wide, y)], 255, 3.4)
    for x in (x0, x1):
        for step in range(0, 15, 2):
            p.line([(x, y0 + 14 + step * high), (x, y0 + 14 + (step + 1) * high)], 255, 3.4)
