"""Where things lie on a sea floor's chart: cities, tunnels from rim to rim, building sites, tags."""

from __future__ import annotations

import math
from functools import lru_cache

from render.pen import Point, on_ring
from render.underwater_cities.look import FACTS
from render.underwater_cities.shapes import between
from render.underwater_cities.shelf import CHART

LEFT, TOP = 16, 72
DOME, RING, PLOT, METRO = 50, 90, 54, 62
CITIES = tuple(place for place in FACTS.places if len(place) == 1)
METROS = tuple(place for place in FACTS.places if len(place) == 2)
Spot = tuple[int, int]


def at(place: str) -> Spot:
    x, y = FACTS.places[place]
    return x + LEFT, y + TOP


def is_site(board: str, spot: str) -> bool:
    return spot in FACTS.places or spot in FACTS.boards[board].ends or spot in plots(board)


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
    """Every building site: at its printed angle, or elsewhere round its city where those would overlap."""
    found: dict[str, Spot] = {}
    facts = FACTS.boards[board]
    crowded: list[str] = []
    for city in CITIES:
        names = (*facts.plots[city], f"{city}X")
        spots = [_round(on_ring(*at(city), RING, angle)) for angle in facts.angles[city]]
        if any(math.dist(a, b) < PLOT + 4 for n, a in enumerate(spots) for b in spots[:n]):
            crowded.append(city)
        else:
            found.update(zip(names, spots, strict=True))
    for city in crowded:
        names = (*facts.plots[city], f"{city}X")
        found.update(zip(names, _spread(board, city, len(names), list(found.values())), strict=True))
    return found


def _round(point: Point) -> Spot:
    return round(point[0]), round(point[1])


def _spread(board: str, city: str, count: int, taken: list[Spot]) -> list[Spot]:
    """Room for some plots round a city: near it, clear of tunnels, of other plots and of other cities."""
    for clear in (36, 30, 24, 18):
        chosen: list[Spot] = []
        for r in (RING, 104, 118, 132, 146, 160):
            for turn in range(36):
                spot = _round(on_ring(*at(city), r, 225 + 10 * turn))
                if len(chosen) < count and _free(board, city, spot, clear, [*taken, *chosen]):
                    chosen.append(spot)
        if len(chosen) == count:
            return sorted(chosen, key=lambda spot: _clockwise(city, spot))
    raise AssertionError(f"no room for the buildings of {city} on board {board}")


def _clockwise(city: str, spot: Spot) -> float:
    """From the upper left."""
    x, y = at(city)
    return (math.degrees(math.atan2(spot[1] - y, spot[0] - x)) - 225) % 360


def _free(board: str, city: str, spot: Spot, clear: int, taken: list[Spot]) -> bool:
    x, y = spot[0] - LEFT, spot[1] - TOP
    if not (PLOT // 2 + 8 < x < CHART[0] - PLOT // 2 - 8 and PLOT // 2 + 8 < y < CHART[1] - PLOT // 2 - 8):
        return False
    if any(math.dist(spot, other) < PLOT + 6 for other in taken):
        return False
    if any(math.dist(spot, at(place)) < 92 for place in FACTS.places if place != city):
        return False
    return all(_beside(spot, *ends(board, site)) >= clear for site in FACTS.boards[board].ends)


def _beside(spot: Point, start: Point, end: Point) -> float:
    """Distance from a stretch."""
    long = math.dist(start, end)
    along = (spot[0] - start[0]) * (end[0] - start[0]) + (spot[1] - start[1]) * (end[1] - start[1])
    return math.dist(spot, between(start, end, min(max(along / long, 0), long)))


def label_at(board: str, site: str) -> Spot:
    """Where a tunnel's label stands: beside what else lies in its middle."""
    facts = FACTS.boards[board]
    if not any(site in there for there in (facts.bonus, facts.times, facts.twins, facts.metro_more)):
        return middle(board, site)
    start, end = ends(board, site)
    return _round(between(start, end, math.dist(start, end) * 0.24))


def times_at(board: str, site: str) -> Spot:
    """Where a site's multiplier stands."""
    if "-" in site:
        return middle(board, site)
    if len(site) == 1:
        return at(site)[0] + 38, at(site)[1] - 38
    return _round(_off(board, site, -2, 32))


def _off(board: str, plot: str, out: float, aside: float) -> Point:
    """A point so far outward and aside of a plot, as seen from its city."""
    home, spot = at(plot[0]), plots(board)[plot]
    return between(home, spot, math.dist(home, spot) + out, aside)


@lru_cache(maxsize=64)
def tag_at(board: str, site: str, half: int) -> Spot:
    """The emptiest side of a site, for what building there costs more."""
    busy: list[Point] = [*map(at, FACTS.places), *plots(board).values()]
    if len(site) == 1:
        return at(site)[0], at(site)[1] + 34
    if "-" in site:
        x, y = middle(board, site)
        tries: list[Point] = [(x, y + 38), (x, y - 38), (x - half - 30, y), (x + half + 30, y)]
        metro = FACTS.boards[board].metro_of.get(site)
        tries += [(at(metro)[0], at(metro)[1] + dy) for dy in (-82, 82)] if metro else []
    else:
        x, y = plots(board)[site]
        busy = [spot for spot in busy if spot != (x, y)]
        tries = [(x, y - 49), (x, y + 48), (x - half - 28, y), (x + half + 28, y)]
    inside = [_round(spot) for spot in tries if _on_chart(spot, half)]
    return max(inside, key=lambda spot: min(math.dist(spot, other) for other in busy))


def _on_chart(spot: Point, half: int) -> bool:
    x, y = spot[0] - LEFT, spot[1] - TOP
    return half < x < CHART[0] - half and 20 < y < CHART[1] - 20
