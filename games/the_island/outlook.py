"""Count what is left to come, for players; check a state's invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.core.model import Say
from games.the_island.facts import CREATURES, TERRAINS, symbol_of
from games.the_island.knowledge import KEPT
from games.the_island.state import IslandState as State
from games.the_island.view import IslandView


def left(view: IslandView) -> tuple[Say, ...]:
    """R11.5: tiles still on the island, and what may be under them or kept by others."""
    return tuple(_terrain_left(view, terrain) for terrain in TERRAINS)


def _terrain_left(view: IslandView, terrain: str) -> Say:
    unseen = Counter(view.unseen[terrain]) - _own(view, terrain)
    if not unseen:
        return Say("left-no-tiles", {"terrain": Say(terrain)})
    tiles = [Say("left-number", {"what": Say(f"tile-{s}"), "count": n}) for s, n in unseen.items()]
    standing = list(view.terrain.values()).count(terrain)
    return Say("left-tiles", {"count": standing, "terrain": Say(terrain), "tiles": tuple(tiles)})


def _own(view: IslandView, terrain: str) -> Counter[str]:
    """The viewer's kept tiles of one terrain."""
    if view.viewer is None:
        return Counter()
    kept = zip(view.players[view.viewer].tiles, view.hand, strict=True)
    return Counter(symbol for of, symbol in kept if of == terrain)


def flaws(state: State, room: int) -> Iterator[str]:
    """R4.16, R7: no occupied boat with a whale or serpent, no swimmer with a shark or serpent."""
    frame = state.stack[-1] if state.stack else None
    open_window = frame.word("at") if frame and frame.step == "repel" else ""
    serpents, sharks, whales = (set(state.creatures[kind]) for kind in CREATURES)
    for spot in (state.afloat() & (whales | serpents)) - {open_window}:
        yield f"a boat with people aboard is at {spot} with a creature"
    for spot in (state.waters() & (sharks | serpents)) - {open_window}:
        yield f"somebody swims at {spot} with a creature"
    for spot, aboard in state.boats.items():
        if len(aboard) > room or spot in state.terrain:
            yield f"the boat at {spot} has {len(aboard)} aboard, or lies on land"
    for seat, hand in state.hands.items():
        if hand != sorted(hand) or any(symbol_of(kept) not in KEPT for kept in hand):
            yield f"seat {seat} keeps {hand}"
