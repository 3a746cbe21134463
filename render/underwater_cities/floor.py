"""One player's sea floor, large: everything built, everything free, and the viewer's options."""

from __future__ import annotations

import math
from functools import lru_cache

from msgspec import Struct
from PIL import Image

from games.underwater_cities.boards import site as site_at
from games.underwater_cities.icons import amounts
from games.underwater_cities.view import PlayerView
from render.canvas import Canvas
from render.kit.drawings import round_box
from render.lettering import width
from render.palette import NIGHT, OPTION, WHITE
from render.pen import Pen, on_ring
from render.underwater_cities import sites
from render.underwater_cities.lines import row_width
from render.underwater_cities.look import DIM, FACTS, LINE, PALETTE, SEA3
from render.underwater_cities.pieces import put_change
from render.underwater_cities.places import (
    CITIES,
    LEFT,
    METROS,
    TOP,
    at,
    ends,
    is_site,
    label_at,
    middle,
    plots,
    tag_at,
    times_at,
)
from render.underwater_cities.shapes import between
from render.underwater_cities.shelf import CHART, shelf


class Here(Struct, frozen=True):
    """A board with what stands on it, by site."""

    board: str
    cities: dict[str, tuple[str, bool]]
    tunnels: dict[str, bool]
    buildings: dict[str, tuple[str, bool]]
    linked: tuple[str, ...]
    live: tuple[str, ...]  # connected cities
    reached: frozenset[str]  # places at the end of a live tunnel


def here(player: PlayerView) -> Here:
    joined = FACTS.boards[player.board].ends
    return Here(
        player.board,
        {c.site: (c.kind, c.live) for c in player.cities},
        {t.site: t.up for t in player.tunnels},
        {b.site: (b.kind, b.up) for b in player.buildings},
        tuple(m.place for m in player.metropolises if m.linked and m.place),
        tuple(c.site for c in player.cities if c.live),
        frozenset(place for t in player.tunnels if t.live for place in joined[t.site]),
    )


def floor(canvas: Canvas, player: PlayerView, fresh: dict[str, int], marks: dict[str, str]) -> None:
    now = here(player)
    lit = tuple(t.site for t in player.tunnels if t.live)
    canvas.back(_framed(shelf(now.board, now.live, lit, now.linked)), LEFT, TOP)
    canvas.lay(_compass, (LEFT + 396, TOP + 552), (60, 60, 60, 60), 100)
    _tunnels(canvas, now)
    for metro in player.metropolises:
        if metro.place:
            spot = at(metro.place)
            canvas.lay(sites.metropolis, spot, (70, 72, 70, 74), 100, metro.tile, metro.linked)
    _cities(canvas, now)
    _changes(canvas, now, fresh)
    _extras(canvas, now)
    for site, label in marks.items():
        if is_site(now.board, site):
            _mark(canvas, now.board, site, label)


def _tunnels(canvas: Canvas, now: Here) -> None:
    bonus = FACTS.boards[now.board].bonus
    for site in FACTS.boards[now.board].ends:
        start, end = ends(now.board, site)
        left, top = round(min(start[0], end[0])) - 30, round(min(start[1], end[1])) - 30
        size = (round(abs(start[0] - end[0])) + 60, round(abs(start[1] - end[1])) + 60)
        inner = ((start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
        spot = (left, top)
        if site in now.tunnels:
            canvas.lay(sites.tube, spot, (0, 0, *size), 100, *inner, now.tunnels[site])
            continue
        canvas.lay(sites.no_tube, spot, (0, 0, *size), 100, *inner)
        if site in bonus:
            _chip(canvas, middle(now.board, site), amounts(bonus[site]), 28, DIM)


def _chip(canvas: Canvas, spot: tuple[int, int], markup: str, size: int, rim: str) -> None:
    half = round(row_width(markup, size) / 2) + 12
    reach = (half, size // 2 + 8, half, size // 2 + 8)
    canvas.lay(sites.chip, spot, reach, 100, markup, size, rim)


def _cities(canvas: Canvas, now: Here) -> None:
    bonus = FACTS.boards[now.board].bonus
    for site, spot in plots(now.board).items():
        plot = site_at(site)
        live = plot.city in now.live
        if site in now.buildings:
            kind, up = now.buildings[site]
            reach = (34, 40, 40, 38)
            canvas.lay(sites.building, spot, reach, 100, kind, up, live, plot.expansion)
        else:
            gain = amounts(bonus[site]) if site in bonus else ""
            canvas.lay(sites.empty_plot, spot, (34, 34, 34, 34), 100, site[1:], live, gain)
    for site in CITIES:
        spot = at(site)
        if site in now.cities:
            canvas.lay(sites.dome, spot, (60, 60, 60, 62), 100, *now.cities[site], site)
        else:
            gain, near = amounts(bonus[site]) if site in bonus else "", site in now.reached
            taxed, reach = site in FACTS.boards[now.board].surcharge, (54, 54, 54, 54)
            canvas.lay(sites.empty_city, spot, reach, 100, site, near, gain, taxed)


def _extras(canvas: Canvas, now: Here) -> None:
    """Advanced boards: multipliers, twins, further output, surcharges."""
    board = FACTS.boards[now.board]
    built = {*now.cities, *now.tunnels, *now.buildings}
    for site, number in board.times.items():
        spot = times_at(now.board, site)
        canvas.lay(sites.times, spot, (24, 24, 24, 24), 100, number, len(site) == 1)
    for site in board.twins:
        rim = WHITE if all(twin in now.tunnels for twin in board.twins) else DIM
        _chip(canvas, middle(now.board, site), f"twins {amounts(board.twins_make)}", 26, rim)
    for site, what in board.metro_more.items():
        rim = WHITE if site in now.tunnels else DIM
        _chip(canvas, middle(now.board, site), amounts(what), 26, rim)
    for site, cost in board.surcharge.items():
        if site not in built:
            markup = amounts(cost)
            half = round(row_width(" ".join(f"+ {w}" for w in markup.split()), 24, 0.9) / 2) + 12
            spot = tag_at(now.board, site, half)
            canvas.lay(sites.price_tag, spot, (half, 20, half, 24), 100, markup)


def _changes(canvas: Canvas, now: Here, fresh: dict[str, int]) -> None:
    """White rings round what is new, with the number of the turn where the footer has it."""
    for site, number in fresh.items():
        if site in now.cities or site in METROS:
            spot, aside = at(site), (-46, -46)
            canvas.lay(_ring, spot, 76, 100, 64 if site in now.cities else 70, WHITE)
        elif site in now.tunnels:
            start, end = ends(now.board, site)
            x, y = between(start, end, math.dist(start, end) * 0.25)
            spot, aside = (round(x), round(y)), (0, 0)
        elif site in now.buildings:
            spot, aside = plots(now.board)[site], (-28, 28)
            canvas.lay(_square, spot, 40, 100, 33, WHITE)
        else:
            continue
        if number > 0 or site in now.tunnels:
            put_change(canvas, spot[0] + aside[0], spot[1] + aside[1], number if number > 0 else "•", 14)


def _ring(p: Pen, r: int, colour: str) -> None:
    p.dot(0, 0, r + 2, None, NIGHT, 8)
    p.dot(0, 0, r, None, colour, 4)


def _square(p: Pen, half: int, colour: str) -> None:
    path = round_box(-half, -half, 2 * half, 2 * half, 12)
    p.outline(path, NIGHT, 8)
    p.outline(path, colour, 4)


def _mark(canvas: Canvas, board: str, site: str, label: str) -> None:
    """A bright ring round a legal choice, with the menu's label."""
    if site in FACTS.places:
        spot, low = at(site), 62
        canvas.lay(_ring, spot, 68, 100, 64, OPTION)
    elif "-" in site:
        spot, low = label_at(board, site), 0
    else:
        spot, low = plots(board)[site], 34
        canvas.lay(_square, spot, 40, 100, 33, OPTION)
    half = width(label, 20, "Black") // 2 + 9
    canvas.lay(_label, (spot[0], spot[1] + low), (half + 3, 18, half + 3, 18), 100, label, half)


def _label(p: Pen, label: str, half: int) -> None:
    p.box((-half, -15, half, 15), 15, NIGHT, OPTION, 3)
    p.text(0, 0, label, 20, OPTION, "Black")


def _framed(water: Image.Image) -> Image.Image:
    """The chart's frame over the water, its corners cut."""
    water.paste(*_frame_layer())
    return water


@lru_cache(maxsize=1)
def _frame_layer() -> tuple[Image.Image, tuple[int, int], Image.Image]:
    """Colours, place and mask of what frames every chart."""
    scale = 4
    big = (CHART[0] * scale, CHART[1] * scale)
    mask = Image.new("L", big, 255)
    Pen(mask, scale).box((0, 0, *CHART), 18, 0)
    night = Image.new("L", CHART, PALETTE.number(NIGHT))
    corner = mask.reduce(scale).point([255 if level > 127 else 0 for level in range(256)])
    lines = Image.new("L", big, 0)
    _neatline(Pen(lines, scale))
    drawn = lines.reduce(scale).point([255 if level > 127 else 0 for level in range(256)])
    colours = night.copy()
    colours.paste(PALETTE.number(SEA3), (0, 0, *CHART), drawn)
    both = Image.new("L", CHART, 0)
    both.paste(255, (0, 0, *CHART), drawn)
    both.paste(255, (0, 0, *CHART), corner)
    return colours, (0, 0), both


def _neatline(p: Pen) -> None:
    """The graduated frame of a chart."""
    x0, y0, x1, y1 = 7, 7, CHART[0] - 7, CHART[1] - 7
    p.box((x0, y0, x1, y1), 12, None, 255, 1.4)
    for y in (y0, y1):
        for step in range(0, 19, 2):
            wide = (x1 - x0 - 28) / 19
            p.line([(x0 + 14 + step * wide, y), (x0 + 14 + (step + 1) * wide, y)], 255, 3.4)
    for x in (x0, x1):
        for step in range(0, 15, 2):
            high = (y1 - y0 - 28) / 15
            p.line([(x, y0 + 14 + step * high), (x, y0 + 14 + (step + 1) * high)], 255, 3.4)


def _compass(p: Pen) -> None:
    p.dot(0, 0, 42, None, SEA3, 1.6)
    for turn, long in ((45, 0.62), (0, 1.0)):
        for quarter in range(4):
            angle = 90 * quarter + turn
            tip = on_ring(0, 0, 58 * long, angle)
            for side, fill in ((45, SEA3), (-45, LINE)):
                p.poly([(0, 0), on_ring(0, 0, 58 * 0.16, angle + side), tip], fill)
