"""R1.14: explorers that are dealt out."""

from __future__ import annotations

from games.the_island.state import IslandState as State


def deal_out(state: State) -> None:
    """R1.14: the explorers on tiles by chance, clockwise from the first player."""
    tiles = state.rng.shuffled(state.terrain)
    seats = sorted(state.everyone, key=lambda seat: (seat - state.first) % state.seats)
    for place in range(max(map(len, state.reserve.values()))):
        for seat in seats:
            state.people[tiles.pop()] = [state.reserve[seat][place]]
    state.reserve = {seat: [] for seat in state.everyone}
