"""Submarines: launching, sonar, range, docking."""

from __future__ import annotations

from msgspec import Struct

from games.core.game import Flow
from games.core.model import Seat, Who
from games.nautilus import stations
from games.nautilus.board import Squares
from games.nautilus.facts import STATIONS, Facts, blue_doors
from games.nautilus.state import NautilusState, Sub

TRENCH = "trench"


class Reach(Struct, frozen=True):
    """Where a submarine can get in one move."""

    free: Squares  # squares to end on
    finds: Squares  # discoveries to end on


def subs_at_sea(facts: Facts, state: NautilusState) -> Squares:
    bit, found = facts.board.bit, 0
    for player in state.players:
        for sub in player.subs:
            found |= bit[sub.spot]
    return found


def tiles_at_sea(facts: Facts, state: NautilusState) -> Squares:
    """Every discovery still on the board, face down or up."""
    bit, found = facts.board.bit, 0
    for spot in state.tiles:
        found |= bit[spot]
    for spot in state.shown:
        found |= bit[spot]
    return found


def free_squares(facts: Facts, state: NautilusState) -> Squares:
    """R9.3: no module, no submarine, no discovery."""
    taken = stations.covered(facts, state.city) | subs_at_sea(facts, state) | tiles_at_sea(facts, state)
    return facts.board.sea & ~taken


# Launching ---------------------------------------------------------------------------------------


def launches(facts: Facts, state: NautilusState, seat: Seat) -> list[tuple[str, str]]:
    """R7.1, R7.3: the stations a seat can launch from, each with a launch square."""
    player = state.players[seat]
    if len(player.subs) >= facts.table.submarines:  # R7.4
        return []
    ready = [s for s, m in state.city.items() if m.crew[seat] > 1 and m.kind in STATIONS]
    if not ready:
        return []
    free, bit = free_squares(facts, state), facts.board.bit
    return [(spot, front) for spot in ready for front in fronts(facts, state, spot) if free & bit[front]]


def fronts(facts: Facts, state: NautilusState, spot: str) -> list[str]:
    """R7.3: the squares before a module's blue doors, whatever lies there."""
    before = facts.board.front[spot]
    return [before[way] for way in blue_doors(stations.doors(facts, state.city[spot])) if way in before]


# Sonar -------------------------------------------------------------------------------------------


def heard(facts: Facts, state: NautilusState, seat: Seat, spot: str) -> list[str]:
    """R8.2, R8.4: the face-down discoveries a ping from here would show."""
    board = facts.board
    reach = board.within(spot, facts.benefit("sonar", state.players[seat].tracks["sonar"]))
    if board.zone[spot] != TRENCH:
        reach &= ~board.zones[TRENCH]
    return [square for square in state.tiles if board.bit[square] & reach]


def news(facts: Facts, state: NautilusState, seat: Seat, spot: str) -> list[str]:
    """R8.5: those of them that the seat has not looked at yet."""
    known = state.looked[seat]
    return [square for square in heard(facts, state, seat, spot) if square not in known]


# Sailing -----------------------------------------------------------------------------------------


def has_key(facts: Facts, state: NautilusState, seat: Seat) -> bool:
    """R9.5: who may take submarines into the shut trench."""
    tracks = state.players[seat].tracks.values()
    return sum(tracks) >= len(STATIONS) if state.options.trench == "any5" else all(tracks)


def reach(facts: Facts, state: NautilusState, seat: Seat, sub: Sub, steps: int) -> Reach:
    """R9.2-R9.5: all squares a submarine can end on."""
    inside = facts.board.zone[sub.spot] == TRENCH  # only possible in a shut trench with R9.7's option
    waters = facts.board.sea
    if not (state.trench_open or inside or has_key(facts, state, seat)):
        waters &= ~facts.board.zones[TRENCH]
    return _reach(facts, state, seat, sub, steps, waters)


def opens_trench(facts: Facts, state: NautilusState, seat: Seat, sub: Sub, steps: int, spot: str) -> bool:
    """R9.6: whether the way to a square must lead through the trench while it is shut."""
    if state.trench_open or facts.board.zone[sub.spot] == TRENCH:
        return False
    around = _reach(facts, state, seat, sub, steps, facts.board.sea & ~facts.board.zones[TRENCH])
    return not (around.free | around.finds) & facts.board.bit[spot]


def city_reaches_trench(facts: Facts, state: NautilusState) -> bool:
    """R9.8: whether a station has a blue door from which a submarine could be launched into the trench."""
    open_water = free_squares(facts, state) & facts.board.zones[TRENCH]
    stations_built = [spot for spot, module in state.city.items() if module.kind in STATIONS]
    return any(
        facts.board.bit[front] & open_water for spot in stations_built for front in fronts(facts, state, spot)
    )


def open_trench(state: NautilusState, seat: Seat, flow: Flow) -> None:
    """R9.6: from now on for everybody."""
    state.trench_open = True
    flow.tell("trench-opened", who=Who(seat))


def _reach(facts: Facts, state: NautilusState, seat: Seat, sub: Sub, steps: int, waters: Squares) -> Reach:
    board, tiles = facts.board, tiles_at_sea(facts, state)
    here = board.bit[sub.spot]
    passable = waters & ~tiles  # R9.3: over submarines and the city, never over a discovery
    seen = before = here
    for _ in range(steps):
        before = seen
        seen |= board.spread(seen) & passable
    taken = stations.covered(facts, state.city) | subs_at_sea(facts, state)
    finds = board.spread(before) & tiles & waters & ~here & ~subs_at_sea(facts, state) if steps else 0
    return Reach(free=seen & ~taken, finds=finds & ~_beyond_means(facts, state, seat))


def _beyond_means(facts: Facts, state: NautilusState, seat: Seat) -> Squares:
    """R10.11: discoveries lying face up that the seat could not pay for."""
    money = state.players[seat].money
    costs = {spot: facts.fees[facts.board.zone[spot]] for spot in state.shown}
    return facts.board.squares(spot for spot, cost in costs.items() if cost > money)


# Docking -----------------------------------------------------------------------------------------


def docks(facts: Facts, state: NautilusState, spot: str) -> list[str]:
    """R9.9: the stations with a blue door to this square and somebody in."""
    if spot in state.shown:  # R9.12: no free square
        return []
    return [
        centre
        for centre, module in state.city.items()
        if module.kind in STATIONS and any(module.crew) and spot in fronts(facts, state, centre)
    ]


def docking_squares(facts: Facts, state: NautilusState) -> Squares:
    """The squares before the blue doors of stations with somebody in."""
    bit, found = facts.board.bit, 0
    for centre, module in state.city.items():
        if module.kind in STATIONS and any(module.crew):
            for front in fronts(facts, state, centre):
                found |= bit[front]
    return found
