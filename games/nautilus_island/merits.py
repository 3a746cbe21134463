"""Count what a hint speaks of in Nautilus Island."""

from __future__ import annotations

from games.core.model import Seat
from games.nautilus_island.facts import Facts
from games.nautilus_island.scoring import standing
from games.nautilus_island.view import NautilusIslandView


def merits(facts: Facts, view: NautilusIslandView, seat: Seat) -> dict[str, int]:
    """Points so far, cards in hand and on the camp, tokens, closed collections."""
    player = view.players[seat]
    laid = player.collections
    return {
        "points": sum(line.points[seat] for line in standing(facts, view) if line.adds),
        "held": player.hand,
        "stored": sum(len(one.cards) for one in laid),
        "tokens": sum(len(one.tokens) for one in laid),
        "portholes": sum(one.porthole is not None for one in laid),
    }
