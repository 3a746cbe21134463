"""What the former stand-in thought a position of nautilus worth."""

from __future__ import annotations

from games.core.model import Seat
from games.nautilus import counting, scoring
from games.nautilus.board import COLUMNS, distance
from games.nautilus.facts import STATIONS, Facts
from games.nautilus.state import NautilusState as State

# Weights are points of stations or of discoveries that something not yet counted may come to.
STATIONS_TO_COME = 1.0  # by the end everyone has some
FINDS_TO_COME = 3.0
NEMO = 0.35  # most Nemos will be spent

BEGUN = 0.9  # a kind with one running station: the second one counts
RUNNING = 0.15  # each running station
HELD_STATION = 0.15
HELD_AQUANAUT = 0.1
IDLE_AQUANAUT, IDLE_MOST = 0.15, 4
STATION_TO_START, TO_START_MOST = 0.2, 3
AQUANAUT_AND_STATION = 0.15  # each pair of the two

SUB_AT_SEA = 0.5
SUB_NEAR = 0.8  # on top of a discovery; less the further away
CREW_TO_LAUNCH, CREWS_MOST = 0.25, 3
SMALL_FIND = 0.1


def prospects(facts: Facts, state: State, seat: Seat) -> float:
    """The product as it may become, and Nemos."""
    if state.ending:
        return float(state.ending.scores[seat])
    player = state.players[seat]
    chips = counting.atlantis(facts, state.ruins, state.seats, state.options.tie)
    count = counting.counted(facts, scoring.tally(state, seat, state.missions[seat]), chips[seat])
    stations = count.stations + _begun(state, seat) + STATIONS_TO_COME
    finds = count.finds + count.atlantis + count.raised + _under_way(state, seat) + FINDS_TO_COME
    return stations * finds + NEMO * player.money


def _begun(state: State, seat: Seat) -> float:
    """What stations begun, people in the city and modules held may add to the points of stations."""
    player = state.players[seat]
    running = sum(player.tracks.values())
    begun = BEGUN * sum(player.tracks[kind] == 1 for kind in STATIONS) + RUNNING * running
    idle = sum(module.crew[seat] for module in state.city.values()) - running
    to_start = sum(module.kind in STATIONS and not module.crew[seat] for module in state.city.values())
    people, places = min(idle, IDLE_MOST), min(to_start, TO_START_MOST)
    held = sum(HELD_STATION if one.kind in STATIONS else HELD_AQUANAUT * one.crew for one in player.held)
    together = AQUANAUT_AND_STATION * min(people, places)
    return begun + held + IDLE_AQUANAUT * people + STATION_TO_START * places + together


def _under_way(state: State, seat: Seat) -> float:
    """What crews ready to launch, submarines near a discovery and small finds may add to discoveries."""
    player = state.players[seat]
    crews = sum(max(0, m.crew[seat] - 1) for m in state.city.values() if m.kind in STATIONS)
    near = sum(SUB_AT_SEA + SUB_NEAR / (1 + _nearest(state, sub.spot)) for sub in player.subs)
    small = SMALL_FIND * sum(player.finds.values())
    return near + CREW_TO_LAUNCH * min(crews, CREWS_MOST) + small


def _nearest(state: State, spot: str) -> int:
    return min((distance(spot, tile) for tile in (*state.tiles, *state.shown)), default=COLUMNS)
