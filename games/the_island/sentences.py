"""Hexes, explorers and crowds as facts of sentences."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.model import Fact, Say, Seat, Who
from games.the_island.state import IslandState as State


def hex_said(spot: str) -> str:
    return spot.upper()


def name_said(state: State, explorer: str) -> str:
    """R11.4: "Q", or "CQ" where players have two colours."""
    return (explorer if state.table.two_colours else explorer[1]).upper()


def names_said(state: State, explorers: Iterable[str]) -> tuple[str, ...]:
    return tuple(name_said(state, explorer) for explorer in explorers)


def by_owner(state: State, explorers: Iterable[str]) -> dict[Seat, list[str]]:
    """Explorers sorted out among their owners, in the order of seats."""
    found: dict[Seat, list[str]] = {}
    for explorer in explorers:
        found.setdefault(state.owners[explorer], []).append(explorer)
    return dict(sorted(found.items()))


def crowd_said(state: State, spot: str, seat: Seat) -> dict[str, Fact]:
    """What one finds in a hex: who swims or stands there, who sits in the boat, how many are one's own."""
    folk, aboard = state.people.get(spot, []), state.boats.get(spot, [])
    mine = sum(state.owners[explorer] == seat for explorer in (*folk, *aboard))
    facts: dict[str, Fact] = {
        "people": len(folk),
        "aboard": len(aboard),
        "yours": Say("yours", {"count": mine}),
    }
    crowd = Say("crowd-both" if folk and aboard else "crowd-boat" if aboard else "crowd-water", facts)
    return facts | {"spot": hex_said(spot), "crowd": crowd}


def worth_said(state: State, explorers: Iterable[str]) -> tuple[Say, ...]:
    """Explorers with their values, the best first."""
    worth = {e: state.values[state.owners[e]][e] for e in explorers}
    ranked = sorted(worth, key=lambda e: (-worth[e], e))
    return tuple(Say("worth", {"explorer": name_said(state, e), "value": worth[e]}) for e in ranked)


def row_names(rows: Iterable[str]) -> dict[str, Say]:
    return {row: Say("row", {"row": row.upper()}) for row in rows}


def waiting(name: str, seat: Seat) -> Say:
    return Say(name, {"who": Who(seat)})
