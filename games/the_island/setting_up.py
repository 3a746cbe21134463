"""R1.14, R1.15: colours that were chosen, and explorers that are dealt out."""

from __future__ import annotations

from typing import Any

from games.core.game import Game
from games.core.model import BadSetup, Seat, Setup
from games.the_island.facts import COLOURS
from games.the_island.state import IslandState as State


def allow(game: Game[Any, Any], setup: Setup) -> None:
    """Raise BadSetup if somebody is to have more colours than a player has."""
    wanted = list(_wanted(game, setup).values())
    if any(wanted.count(seat) > _colours_each(game, setup) for seat in wanted):
        raise BadSetup("colour-twice")


def colours(game: Game[Any, Any], setup: Setup) -> str:
    """R1.15: the colour of every seat, then the second ones or those nobody has."""
    wanted = _wanted(game, setup)
    free = [colour for colour in COLOURS if colour not in wanted]
    found = ""
    for _ in range(_colours_each(game, setup)):
        for seat in range(setup.seats):
            own = next((c for c in COLOURS if wanted.get(c) == seat and c not in found), None)
            found += own or free.pop(0)
    return found + "".join(colour for colour in COLOURS if colour not in found)


def deal_out(state: State) -> None:
    """R1.14: the explorers on tiles by chance, clockwise from the first player."""
    tiles = state.rng.shuffled(state.terrain)
    seats = sorted(state.everyone, key=lambda seat: (seat - state.first) % state.seats)
    for place in range(max(map(len, state.reserve.values()))):
        for seat in seats:
            state.people[tiles.pop()] = [state.reserve[seat][place]]
    state.reserve = {seat: [] for seat in state.everyone}


def _wanted(game: Game[Any, Any], setup: Setup) -> dict[str, Seat]:
    """Who is to have which colour."""
    chosen = {colour: game.seat_chosen(setup, f"colour_{colour}") for colour in COLOURS}
    return {colour: seat for colour, seat in chosen.items() if seat is not None}


def _colours_each(game: Game[Any, Any], setup: Setup) -> int:
    return 1 if game.choice(setup, "two_colours") == "off" else 2
