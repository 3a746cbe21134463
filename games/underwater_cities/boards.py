"""A player board: cities, the tunnel sites between them, building sites, metropolises."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from games.underwater_cities.effects import Amounts

START = "S"
CITIES = ("A", "B", "C", "D", "E", "F", "G", "H", "S")
METROPOLISES = ("MB", "M1", "M2")
BROWN = "MB"
EXPANSION = "X"


class Board(Struct, frozen=True):
    """One side of one player board, ready for use."""

    key: str
    side: str
    tunnels: tuple[str, ...]
    ends: dict[str, tuple[str, str]]  # tunnel site -> the two places it joins
    neighbours: dict[str, tuple[str, ...]]  # city -> cities one tunnel site away
    plots: dict[str, tuple[str, ...]]  # city -> its building sites, without the expansion site
    metro_tunnels: dict[str, tuple[str, ...]]  # metropolis -> the tunnel sites that link it
    metro_of: dict[str, str]  # tunnel site -> the metropolis at its end
    bonus: dict[str, Amounts]  # site -> what building there brings
    surcharge: dict[str, Amounts]  # site -> what building there costs more
    times: dict[str, int]  # site -> how many times it produces
    twins: tuple[str, ...]  # two tunnels that make more together
    twins_make: Amounts
    metro_more: dict[str, Amounts]  # tunnel site -> what its metropolis makes more
    angles: dict[str, tuple[int, ...]]  # city -> where its buildings stand in pictures, expansion last

    @property
    def sites(self) -> list[str]:
        """Every place something can be built."""
        plots = [plot for city in CITIES for plot in (*self.plots[city], city + EXPANSION)]
        return [*CITIES, *self.tunnels, *plots]


class Site(Struct, frozen=True):
    """A place to build on, read from its name: "E" is a city, "A-B" a tunnel, "E1" a building."""

    name: str
    kind: Literal["city", "tunnel", "building"]
    city: str  # that a building belongs to, or the city itself; "" for a tunnel
    expansion: bool = False


@cache
def site(name: str) -> Site:
    """The site of that name."""
    if "-" in name:
        return Site(name, "tunnel", "")
    if len(name) == 1:
        return Site(name, "city", name)
    return Site(name, "building", name[0], name.endswith(EXPANSION))


def neighbours(ends: dict[str, tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """For each city the cities it shares a tunnel site with."""
    found: dict[str, list[str]] = {city: [] for city in CITIES}
    for one, other in ends.values():
        if other in found:
            found[one].append(other)
            found[other].append(one)
    return {city: tuple(sorted(others)) for city, others in found.items()}
