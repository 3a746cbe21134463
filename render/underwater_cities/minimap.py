"""A player's sea floor in small: its sites, and what stands on them."""

from __future__ import annotations

from games.underwater_cities.view import PlayerView
from render.canvas import Canvas
from render.palette import SAND, WHITE
from render.pen import Pen, Point, corners, ring
from render.underwater_cities.look import BLUE_HI, BROWN_HI, DEEP, DIM, FACTS, PURPLE, SEA3, UP
from render.underwater_cities.places import CITIES

EDGE = 18


def minimap(
    canvas: Canvas, player: PlayerView, fresh: frozenset[str], x: int, y: int, size: tuple[int, int]
) -> None:
    """Empty sites once for all; what stands is laid over them piece by piece."""
    big = size[0] > 240
    canvas.stamp(_empty, (x, y), (0, 0, *size), DEEP, player.board, size, big)
    places, ends = _places(size), FACTS.boards[player.board].ends
    spots = {name: (x + left, y + top) for name, (left, top) in places.items()}
    for tunnel in player.tunnels:
        one, other = (places[place] for place in ends[tunnel.site])
        left, top = (min(pair) - 10 for pair in zip(one, other, strict=True))
        right, bottom = (max(pair) + 10 for pair in zip(one, other, strict=True))
        line = ((one[0] - left, one[1] - top), (other[0] - left, other[1] - top))
        args = (*line, tunnel.up, tunnel.site in fresh, big)
        canvas.lay(_tunnel, (x + left, y + top), (0, 0, right - left, bottom - top), 100, *args)
    for metro in player.metropolises:
        if metro.place:
            canvas.lay(_metropolis, spots[metro.place], 15, 100, metro.place, metro.linked, big)
    built = {city.site for city in player.cities}
    for tunnel in player.tunnels:  # a tunnel ends at the rim of an empty site
        for place in ends[tunnel.site]:
            if place in CITIES and place not in built:
                canvas.lay(_site, spots[place], 10, 100, big)
    for city in player.cities:
        args_ = (city.kind == "purple", city.live, city.site in fresh, big)
        canvas.lay(_city, spots[city.site], 21, 100, *args_)


def _places(size: tuple[int, int]) -> dict[str, tuple[int, int]]:
    """Where the places of the large chart lie in so small a one."""
    wide, high = size[0] - 2 * EDGE, size[1] - 2 * EDGE
    return {
        place: (EDGE + round((x - 78) / 872 * wide), EDGE + round((y - 72) / 670 * high))
        for place, (x, y) in FACTS.places.items()
    }


def _empty(p: Pen, board: str, size: tuple[int, int], big: bool) -> None:
    at = _places(size)
    for one, other in FACTS.boards[board].ends.values():
        p.line([at[one], at[other]], SEA3, 2.4 if big else 1.6)
    for place in CITIES:
        _site(p.moved(*at[place]), big)


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
    path = corners(0, 0, 12 if big else 9, 6, 30)
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
