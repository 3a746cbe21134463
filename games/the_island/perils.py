"""Losses at sea: creatures that strike, whirlpools."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.game import Flow
from games.core.model import Say, Who
from games.the_island.board import Board
from games.the_island.facts import CREATURES
from games.the_island.sentences import by_owner, hex_said, names_said
from games.the_island.state import IslandState as State
from games.the_island.ways import capsizes, drowns


def present(state: State, kind: str, spot: str) -> bool:
    return spot in state.creatures[kind]


def strike(state: State, spot: str, flow: Flow) -> None:
    """Apply the dangers of a hex to whoever is in it.

    Called after everything that changes a sea hex, it keeps two invariants: no boat with people aboard shares
    a hex with a whale or a serpent, no swimmer one with a shark or a serpent (R4.11, R4.16, R5.7, R7.5-R7.7).
    """
    if state.boats.get(spot) and capsizes(state, spot):
        _capsize(state, spot, flow)
    if state.swimmers(spot) and drowns(state, spot):
        kind = "serpent" if present(state, "serpent", spot) else "shark"
        lose(state, state.people.pop(spot), spot, kind, flow)


def whirlpool(board: Board, state: State, spot: str, flow: Flow) -> None:
    """R6.8: everything in the hex and in the sea hexes beside it leaves the game."""
    for here in (spot, *board.beside[spot]):
        if here in state.terrain:
            continue
        if here in state.boats:
            crew = state.boats.pop(here)
            state.gone["boat"] += 1
            flow.tell("boat-lost", spot=hex_said(here), cause=Say("the-whirlpool"), count=len(crew))
            lose(state, crew, here, "whirlpool", flow)
        lose(state, state.people.pop(here, []), here, "whirlpool", flow)
        for kind in CREATURES:
            while here in state.creatures[kind]:
                remove_creature(state, kind, here)
                flow.tell("creature-lost", kind=Say(f"the-{kind}"), spot=hex_said(here))


def lose(state: State, explorers: list[str], spot: str, cause: str, flow: Flow) -> None:
    """Explorers leave the game."""
    state.lost += explorers
    if explorers:
        state.quiet = state.idle = 0  # R9.3
    for seat, theirs in by_owner(state, explorers).items():
        names = names_said(state, theirs)
        where, why = hex_said(spot), Say(f"the-{cause}")
        flow.tell("lost", who=Who(seat), count=len(theirs), explorers=names, spot=where, cause=why)


def lose_all(state: State, cause: str, flow: Flow) -> None:
    """R10.1: everyone who is not on a safe island."""
    crowds: Iterable[dict[str, list[str]]] = (state.people, state.boats)
    everyone = [explorer for crowd in crowds for folk in crowd.values() for explorer in folk]
    state.people.clear()
    for aboard in state.boats.values():
        aboard.clear()
    state.lost += everyone
    if everyone:
        flow.tell("lost-all", count=len(everyone), cause=Say(f"the-{cause}"))


def remove_creature(state: State, kind: str, spot: str) -> None:
    state.creatures[kind].remove(spot)
    state.gone[kind] += 1


def _capsize(state: State, spot: str, flow: Flow) -> None:
    crew = state.boats.pop(spot)
    state.gone["boat"] += 1
    state.people.setdefault(spot, []).extend(crew)
    kind = "serpent" if present(state, "serpent", spot) else "whale"
    flow.tell("boat-lost", spot=hex_said(spot), cause=Say(f"the-{kind}"), count=len(crew))
