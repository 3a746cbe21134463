"""Where things lie on a sea floor's chart: cities, tunnels from rim to rim, building sites, extras."""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache
from pathlib import Path

from render.pen import Point, on_ring
from render.underwater_cities.look import FACTS

LEFT, TOP = 16, 72
DOME, RING, PLOT, METRO = 50, 90, 54, 62
CITIES = tuple(place for place in FACTS.places if len(place) == 1)
EXTRAS = tomllib.loads(Path(__file__).with_name("extras.toml").read_text(encoding="utf-8"))
Spot = tuple[int, int]


def at(place: str) -> Spot:
    x, y = FACTS.places[place]
    return x + LEFT, y + TOP


def between(start: Point, end: Point, along: float, aside: float = 0) -> Point:
    """The point so many units along a line, and so many to its right."""
    long = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    return start[0] + ux * along - uy * aside, start[1] + uy * along + ux * aside


def is_site(board: str, spot: str) -> bool:
    return spot in FACTS.places or spot in FACTS.boards[board].ends or spot in plots(board)


def spot_of(board: str, site: str) -> Spot:
    """The middle of any site."""
    if site in FACTS.places:
        return at(site)
    return middle(board, site) if site in FACTS.boards[board].ends else plots(board)[site]


def ends(board: str, site: str) -> tuple[Point, Point]:
    """A tunnel from rim to rim."""
    places = FACTS.boards[board].ends[site]
    one, other = (at(place) for place in places)
    near, far = (METRO - 5 if len(place) == 2 else DOME + 4 for place in places)
    return between(one, other, near), between(one, other, math.dist(one, other) - far)


def middle(board: str, site: str) -> Spot:
    start, end = ends(board, site)
    return round((start[0] + end[0]) / 2), round((start[1] + end[1]) / 2)


@lru_cache(maxsize=8)
def plots(board: str) -> dict[str, Spot]:
    """Every building site, at its angle round its city."""
    facts = FACTS.boards[board]
    return {
        name: whole(on_ring(*at(city), RING, angle))
        for city in CITIES
        for name, angle in zip((*facts.plots[city], f"{city}X"), facts.angles[city], strict=True)
    }


def whole(point: Point) -> Spot:
    return round(point[0]), round(point[1])


def label_at(board: str, site: str) -> Spot:
    """Where a tunnel's label stands: beside what else lies in its middle."""
    facts = FACTS.boards[board]
    if not any(site in there for there in (facts.bonus, facts.times, facts.twins, facts.metro_more)):
        return middle(board, site)
    start, end = ends(board, site)
    return whole(between(start, end, math.dist(start, end) * 0.24))


def extra_at(board: str, what: str, site: str) -> Spot:
    """Where a site's multiplier or its price stands: on the site itself where nothing is said of it."""
    x, y = EXTRAS.get(board, {}).get(what, {}).get(site) or spot_of(board, site)
    return x, y
