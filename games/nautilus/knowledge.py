"""Deal hidden things of Nautilus again."""

from __future__ import annotations

from games.core import again
from games.core.model import Seat
from games.core.rng import Rng
from games.nautilus.facts import Facts
from games.nautilus.state import NautilusState as State


def resample(facts: Facts, state: State, viewer: Seat | None, rng: Rng) -> None:
    """Deal again what the viewer has not seen: faces within each zone, others' missions, chance."""
    _deal_faces(facts, state, set(state.looked[viewer]) if viewer is not None else set(), rng)
    others = [] if state.ending else [seat for seat in state.everyone if seat != viewer]
    missions = rng.shuffled(sorted([*state.spare, *(state.missions[seat] for seat in others)]))
    for seat in others:
        state.missions[seat] = missions.pop()
    state.spare = sorted(missions)
    again.chance(state, rng)


def deal_again(facts: Facts, state: State) -> None:
    """Deal again the faces that no seat has looked at. Missions stay, those held and the spare ones."""
    _deal_faces(facts, state, {spot for looked in state.looked.values() for spot in looked}, state.rng)


def _deal_faces(facts: Facts, state: State, known: set[str], rng: Rng) -> None:
    for zone in facts.faces:
        hidden = sorted(s for s in state.tiles if s not in known and facts.board.zone[s] == zone)
        again.places(rng, state.tiles, hidden)
