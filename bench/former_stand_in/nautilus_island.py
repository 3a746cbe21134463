"""What the former stand-in thought a position of nautilus_island worth."""

from __future__ import annotations

from games.core.model import Seat
from games.nautilus_island.facts import Facts
from games.nautilus_island.scoring import on_the_table, treasure_points
from games.nautilus_island.state import NautilusIslandState as State

IN_HAND, LAID = 0.35, 0.2  # a card of an open collection
PORTHOLE = 0.5  # of the points of the porthole that hand and collection reach together


def prospects(facts: Facts, state: State, seat: Seat) -> float:
    """Points now, plus what the hand and the open collections promise."""
    points = float(sum(on_the_table(facts, state, seat)) + treasure_points(facts, state.hands[seat]))
    largest = max(facts.portholes)
    for colour in facts.storable:
        collection = state.collections[seat][colour]
        if collection.porthole is not None:
            continue
        held = sum(facts.colour_of[card] == colour for card in state.hands[seat])
        stack = state.portholes.get(min(largest, len(collection.cards) + held))
        points += IN_HAND * held + (PORTHOLE * stack[0] if stack else 0.0) + LAID * len(collection.cards)
    return points
