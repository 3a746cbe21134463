"""A player's sea floor in small: its sites, and what stands on them."""

from __future__ import annotations

from games.underwater_cities.view import PlayerView
from render.canvas import Canvas
from render.palette import SAND, WHITE
from render.pen import Pen, Point, ring
from render.underwater_cities.look import BLUE_HI, BROWN_HI, DEEP, DIM, FACTS, PURPLE, SEA3, UP
from render.underwater_cities.shapes import hexagon

CITIES = tuple(place for place in FACTS.places if len(place) == 1)


def minimap(
    canvas: Canvas, player: PlayerView, fresh: frozenset[str], x: int, y: int, size: tuple[int, int]
) -> None:
    """Empty sites once for all; what stands is laid over them piece by piece."""
    big = size[0] > 240
    canvas.stamp(_empty, (x, y), (0, 0, *size), DEEP, player.board, size, big)
    places = {name: _at(spot, size) for name, spot in FACTS.places.items()}
    ends = FACTS.boards[player.board].ends
    for tunnel in player.tunnels:
        line = [places[place] for place in ends[tunnel.site]]
        _put_tunnel(canvas, (x, y), line, tunnel.up, tunnel.site in fresh, big)
    for metro in player.metropolises:
        if metro.place:
            spot = _pixel(x, y, places[metro.place])
            canvas.lay(_metropolis, spot, (15, 15, 15, 15), 100, metro.place, metro.linked, big)
    built = {city.site for city in player.cities}
    for tunnel in player.tunnels:  # a tunnel ends at the rim of an empty site
        for place in ends[tunnel.site]:
            if len(place) == 1 and place not in built:
                canvas.lay(_site, _pixel(x, y, places[place]), (10, 10, 10, 10), 100, big)
    for city in player.cities:
        spot = _pixel(x, y, places[city.site])
        new, purple = city.site in fresh, city.kind == "purple"
        canvas.lay(_city, spot, (21, 21, 21, 21), 100, purple, city.live, new, big)


def _pixel(x: int, y: int, spot: Point) -> tuple[int, int]:
    return x + round(spot[0]), y + round(spot[1])


def _at(spot: tuple[int, int], size: tuple[int, int]) -> Point:
    edge = 18
    return (
        edge + round((spot[0] - 78) / 872 * (size[0] - 2 * edge)),
        edge + round((spot[1] - 72) / 670 * (size[1] - 2 * edge)),
    )


def _empty(p: Pen, board: str, size: tuple[int, int], big: bool) -> None:
    at = {place: _at(spot, size) for place, spot in FACTS.places.items()}
    for one, other in FACTS.boards[board].ends.values():
        p.line([at[one], at[other]], SEA3, 2.4 if big else 1.6)
    for place in CITIES:
        _site(p.moved(*at[place]), big)


def _put_tunnel(
    canvas: Canvas, corner: tuple[int, int], line: list[Point], up: bool, fresh: bool, big: bool
) -> None:
    left, top = (round(min(end[axis] for end in line)) - 10 for axis in (0, 1))
    right, bottom = (round(max(end[axis] for end in line)) + 10 for axis in (0, 1))
    one, other = ((end[0] - left, end[1] - top) for end in line)
    spot, reach = (corner[0] + left, corner[1] + top), (0, 0, right - left, bottom - top)
    canvas.lay(_tunnel, spot, reach, 100, one, other, up, fresh, big)


def _tunnel(p: Pen, one: Point, other: Point, up: bool, fresh: bool, big: bool) -> None:
    thick = 1.5 if big else 1
    if fresh:
        p.line([one, other], WHITE, 11 * thick)
        p.line([one, other], DEEP, 8 * thick)
    p.line([one, other], SAND, (7 if up else 4) * thick)
    if up:
        p.line([one, other], UP, 2.6 * thick)


def _metropolis(p: Pen, place: str, linked: bool, big: bool) -> None:
    fill = (BROWN_HI if place == "MB" else BLUE_HI) if linked else DEEP
    path = hexagon(0, 0, 12 if big else 9)
    p.poly(path, fill)
    p.outline(path, WHITE if linked else DIM, 2)


def _site(p: Pen, big: bool) -> None:
    p.dot(0, 0, 7 if big else 5.75, DEEP, DIM, 2)


def _city(p: Pen, purple: bool, live: bool, new: bool, big: bool) -> None:
    r = 14 if big else 11.5
    if new:
        p.dot(0, 0, r + 5, DEEP, WHITE, 2.5)
    if live:
        p.dot(0, 0, r, PURPLE if purple else WHITE, WHITE, 2.5)
        if purple:
            p.dot(0, 0, r / 4, WHITE)
        return
    p.dot(0, 0, r, DEEP)
    p.dash(ring(0, 0, r * 0.9), WHITE, 2.5, 5, 4)
