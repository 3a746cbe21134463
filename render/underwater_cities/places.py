"""Where things lie on a sea floor's chart: cities, tunnels from rim to rim, building sites, tags."""

from __future__ import annotations

import math
from functools import lru_cache

from render.pen import Point, on_ring
from render.underwater_cities.look import FACTS
from render.underwater_cities.water import CHART

LEFT, TOP = 16, 72
DOME, RING, PLOT, METRO = 50, 90, 54, 62
CORNER = 34  # from the middle of a building site to its multiplier
CITIES = tuple(place for place in FACTS.places if len(place) == 1)
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


def _beside(spot: Point, start: Point, end: Point) -> float:
    """The distance of a point from a line segment."""
    long = math.dist(start, end)
    along = (spot[0] - start[0]) * (end[0] - start[0]) + (spot[1] - start[1]) * (end[1] - start[1])
    return math.dist(spot, between(start, end, min(max(along / long, 0), long)))


def label_at(board: str, site: str) -> Spot:
    """Where a tunnel's label stands: beside what else lies in its middle."""
    facts = FACTS.boards[board]
    if not any(site in there for there in (facts.bonus, facts.times, facts.twins, facts.metro_more)):
        return middle(board, site)
    start, end = ends(board, site)
    return whole(between(start, end, math.dist(start, end) * 0.24))


@lru_cache(maxsize=64)
def times_at(board: str, site: str) -> Spot:
    """Where a site's multiplier stands: on a building site's own corner, the farthest from all others."""
    if "-" in site:
        return middle(board, site)
    if len(site) == 1:
        return at(site)[0] + 38, at(site)[1] - 38
    home = plots(board)[site]
    corners = [whole(on_ring(*home, CORNER, angle)) for angle in (45, 135, 225)]  # 315: an upgrade
    return max((spot for spot in corners if _on_chart(spot, 24)), key=lambda spot: _room(board, site, spot))


def _room(board: str, site: str, spot: Spot) -> float:
    """How far a spot is from whatever else lies round a building site."""
    others = [other for name, other in plots(board).items() if name != site]
    tunnels = (ends(board, tunnel) for tunnel in FACTS.boards[board].ends)
    return min(
        *(math.dist(spot, other) - PLOT / 2 for other in others),
        *(math.dist(spot, at(city)) - DOME for city in CITIES),
        *(_beside(spot, *stretch) for stretch in tunnels),
    )


@lru_cache(maxsize=64)
def tag_at(board: str, site: str, half: int) -> Spot:
    """The emptiest side of a site, for what building there costs more."""
    busy: dict[Spot, int] = {at(place): DOME if len(place) == 1 else METRO for place in FACTS.places}
    busy |= dict.fromkeys(plots(board).values(), PLOT // 2)
    if len(site) == 1:
        return at(site)[0], at(site)[1] + 34
    if "-" in site:
        x, y = middle(board, site)
        tries: list[Point] = [(x, y + 38), (x, y - 38), (x - half - 30, y), (x + half + 30, y)]
        metro = FACTS.boards[board].metro_of.get(site)
        tries += [(at(metro)[0], at(metro)[1] + dy) for dy in (-82, 82)] if metro else []
    else:
        x, y = plots(board)[site]
        tries = [(x, y - 49), (x, y + 48), (x - half - 28, y), (x + half + 28, y)]
        if site in FACTS.boards[board].times:  # one badge with the multiplier
            u, v = times_at(board, site)
            tries = [(u + math.copysign(half + 19, u - x), v), (u, v + math.copysign(36, v - y))]
        else:
            del busy[x, y]
    inside = [whole(spot) for spot in tries if _on_chart(spot, half)]
    stretches = [ends(board, tunnel) for tunnel in FACTS.boards[board].ends if tunnel != site]

    def room(spot: Spot) -> float:
        others = [_apart(spot, other, half) - busy[other] for other in busy]
        return min(*others, *(_beside(spot, *stretch) - half for stretch in stretches))

    return max(inside, key=room)


def _apart(tag: Spot, spot: Spot, half: int) -> float:
    """How far something is from a tag so wide."""
    return math.hypot(max(0, abs(tag[0] - spot[0]) - half), max(0, abs(tag[1] - spot[1]) - 17))


def _on_chart(spot: Point, half: int) -> bool:
    x, y = spot[0] - LEFT, spot[1] - TOP
    return half < x < CHART[0] - half and 20 < y < CHART[1] - 20
