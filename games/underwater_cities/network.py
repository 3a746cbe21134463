"""R6: what is connected, where may be built, and what can be counted."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.model import Seat
from games.underwater_cities.boards import BROWN, CITIES, EXPANSION, METROPOLISES, START, Board, site
from games.underwater_cities.effects import BUILDINGS, STRUCTURES
from games.underwater_cities.facts import ALWAYS, Facts
from games.underwater_cities.state import Nation
from games.underwater_cities.state import UnderwaterCitiesState as State

FAR = 9  # tunnels, where there is no way


class Here:
    """One player's side of the table: the facts, the state, the nation and its board."""

    __slots__ = ("board", "facts", "nation", "seat", "state")

    def __init__(self, facts: Facts, state: State, seat: Seat, nation: Nation | None = None) -> None:
        self.facts = facts
        self.state = state
        self.seat = seat
        self.nation = nation or state.nations[seat]
        self.board = facts.boards[self.nation.board]

    def richer(self, goods: dict[str, int]) -> Here:
        """The same with other goods: for looking ahead."""
        return Here(self.facts, self.state, self.seat, replace(self.nation, goods=goods))

    def using(self, action: str) -> Here:
        """The same with an action card used: for looking ahead."""
        used = replace(self.nation, used=[*self.nation.used, action])
        return Here(self.facts, self.state, self.seat, used)


def reached(board: Board, nation: Nation) -> set[str]:
    """R6.2: the places the tunnels lead to from the start."""
    found = {START}
    for tunnel in nation.tunnels:
        found.update(board.ends[tunnel])
    return found


def connected(board: Board, nation: Nation) -> list[str]:
    """R6.3: the cities on the network. Every tunnel is on it, so touching one is enough."""
    found = reached(board, nation)
    return [city for city in nation.cities if city in found]


def tunnel_sites(board: Board, nation: Nation) -> list[str]:
    """R5.8: sites that a chain of tunnels joins to the start; not through a metropolis."""
    found = reached(board, nation)
    found.difference_update(METROPOLISES)
    built, ends = nation.tunnels, board.ends
    return [
        tunnel
        for tunnel in board.tunnels
        if tunnel not in built and (ends[tunnel][0] in found or ends[tunnel][1] in found)
    ]


def city_sites(board: Board, nation: Nation) -> list[str]:
    """R5.4: free sites with a tunnel site to a city."""
    cities, beside = nation.cities, board.neighbours
    return [city for city in CITIES if city not in cities and not cities.keys().isdisjoint(beside[city])]


def building_sites(board: Board, nation: Nation, which: str) -> list[str]:
    """R5.6, R5.7: free sites at a city, or where a city may be built now."""
    open_cities = {*nation.cities, *city_sites(board, nation)}
    built = nation.plots
    found: list[str] = []
    for city in CITIES:
        if city not in open_cities:
            continue
        if which != "expansion":
            found += [plot for plot in board.plots[city] if plot not in built]
        if which != "normal" and city + EXPANSION not in built:
            found.append(city + EXPANSION)
    return found


def live_tunnels(board: Board, nation: Nation) -> list[str]:
    """R6.5: the tunnels that touch a connected city."""
    live = connected(board, nation)
    return [t for t in nation.tunnels if board.ends[t][0] in live or board.ends[t][1] in live]


def tunnels_to_brown(board: Board, nation: Nation) -> int:
    """How many tunnels are missing to the brown metropolis, by the shortest ways to its two sides."""
    if BROWN in nation.linked:
        return 0
    far = dict.fromkeys(reached(board, nation), 0)
    edge = [place for place in far if place not in METROPOLISES]
    for place in edge:  # breadth first, over city sites
        for other in board.neighbours[place]:
            if other not in far:
                far[other] = far[place] + 1
                edge.append(other)
    needed = [tunnel for tunnel in board.metro_tunnels[BROWN] if tunnel not in nation.tunnels]
    sides = [place for tunnel in needed for place in board.ends[tunnel] if place != BROWN]
    return sum(1 + far.get(place, FAR) for place in sides)


def metropolises(here: Here) -> list[str]:
    """The tiles linked to the network, those gained in play among them."""
    nation = here.nation
    return [nation.tiles[place] for place in nation.linked] + nation.gained


def specials_paid(here: Here) -> int:
    """R9.5: special cards paid for and still there."""
    nation, cards = here.nation, here.facts.cards
    return len(nation.paid) + sum(cards[key].cost > 0 for key in (*nation.claimed, *nation.actions))


def tally(here: Here) -> dict[str, int]:
    """All that cards and tiles can count; connected things only."""
    board, nation = here.board, here.nation
    live = connected(board, nation)
    found = _structures(board, nation, live)
    found["city"] = len(live)
    found["purple"] = sum(nation.cities[city] == "purple" for city in live)
    found["sets"] = min(found[f"up.{kind}"] for kind in STRUCTURES)
    found["brown"] = int(BROWN in nation.linked)
    found["metro"] = len(nation.linked) + len(nation.gained)
    found["blue"] = found["metro"] - found["brown"]
    found["special"] = specials_paid(here)
    found["action"] = len(nation.actions)
    found["space"] = here.state.space(here.seat)
    return found | _standing(here)


def _standing(here: Here) -> dict[str, int]:
    """R8.20: cards in hand, players ahead in the order of play, coloured slots of others, contracts."""
    state, seat = here.state, here.seat
    others = {label for label, seats in state.tiles.items() if label != ALWAYS and seat not in seats}
    others.update(state.neutral, (state.blocker,) if state.blocker else ())
    return {
        "hand": len(state.hands[seat]),
        "ahead": state.order.index(seat) if seat in state.order else 0,
        "taken": len(others),
        "contract": len(here.nation.contracts),
    }


def types_at(nation: Nation, city: str) -> int:
    """How many types of buildings stand at a city."""
    return len({plot.kind for name, plot in nation.plots.items() if site(name).city == city})


def _structures(board: Board, nation: Nation, live: list[str]) -> dict[str, int]:
    found = dict.fromkeys(STRUCTURES, 0)
    for kind in STRUCTURES:
        found[f"up.{kind}"] = 0
    kinds: dict[str, set[str]] = {city: set() for city in live}
    upgraded: dict[tuple[str, str], int] = {}
    for name, plot in nation.plots.items():
        city, kind = site(name).city, plot.kind
        if city not in kinds:
            continue
        found[kind] += 1
        kinds[city].add(kind)
        if plot.up:
            found[f"up.{kind}"] += 1
            upgraded[city, kind] = upgraded.get((city, kind), 0) + 1
    for tunnel, up in nation.tunnels.items():
        one, other = board.ends[tunnel]
        if one in kinds or other in kinds:
            found["tunnel"] += 1
            found["up.tunnel"] += up
    for kind in BUILDINGS:
        found[f"pair.{kind}"] = sum(k == kind and count >= 2 for (_, k), count in upgraded.items())
    found["pairs"] = sum(found[f"pair.{kind}"] for kind in BUILDINGS)
    found["two_types"] = sum(len(types) >= 2 for types in kinds.values())
    found["full"] = sum(len(types) == 3 for types in kinds.values())
    return found


def holds(here: Here, metric: str, sign: str, bound: int) -> bool:
    """Whether a condition is met."""
    number = tally(here)[metric]
    return number == bound if sign == "==" else number >= bound
