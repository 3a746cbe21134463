"""What the former stand-in thought a position of the_island worth."""

from __future__ import annotations

from games.core.model import Seat
from games.the_island.facts import Facts
from games.the_island.scoring import saved, worth
from games.the_island.state import IslandState as State

ON_TILE = {"beach": 0.25, "forest": 0.3, "mountain": 0.33}
SWIMMING, ABOARD = 0.3, 0.85
BOARDING = 0.15  # a boat with room beside an explorer
PER_HEX, PER_STROKE, PER_STEP = 0.04, 0.03, 0.03  # sailing, swimming, walking to a boat
FAR = 20
TILE_IN_HAND = 0.4
HANDED_OVER = 1.0  # a stand-in places piece by piece: ranking takes it many clicks and gains it nothing


def prospects(facts: Facts, state: State, seat: Seat) -> float:
    """What a seat may hope for, less what the best of the others may."""
    hopes = list(state.ending.scores) if state.ending else _hopes(facts, state)
    rivals = [hopes[other] for other in state.staying if other != seat]
    away = HANDED_OVER if seat in state.ranks or seat in state.by_itself else 0.0
    return hopes[seat] - max(rivals, default=0.0) - away


def _hopes(facts: Facts, state: State) -> list[float]:
    """Each explorer's value times the chance to be saved, by seat."""
    hopes, owners, way = [0.0] * state.seats, state.owners, facts.board.way
    for explorer in saved(state):
        hopes[owners[explorer]] += worth(state, explorer)
    rooms = [spot for spot, aboard in state.boats.items() if len(aboard) < facts.room]
    for spot, folk in state.people.items():
        chance = _on_foot(facts, state, spot, rooms)
        for explorer in folk:
            hopes[owners[explorer]] += worth(state, explorer) * chance
    for spot, aboard in state.boats.items():
        for explorer in aboard:
            hopes[owners[explorer]] += worth(state, explorer) * (ABOARD - PER_HEX * way[spot])
    for holder in state.everyone:
        hopes[holder] += TILE_IN_HAND * len(state.hands[holder])
    return hopes


def _on_foot(facts: Facts, state: State, spot: str, rooms: list[str]) -> float:
    """The chance of an explorer on a tile or in the water: a boat with room nearby, or the way to swim."""
    dry = ON_TILE[state.terrain[spot]] if spot in state.terrain else SWIMMING
    board = min((facts.board.apart(spot, room) for room in rooms), default=FAR)
    return max(dry - PER_STROKE * facts.board.way[spot], dry + BOARDING - PER_STEP * board)
