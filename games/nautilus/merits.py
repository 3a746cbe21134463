"""Count what a hint speaks of in Nautilus."""

from __future__ import annotations

from games.core.model import Seat
from games.nautilus.view import NautilusView


def merits(view: NautilusView, seat: Seat) -> dict[str, int]:
    """Points if it ended now, Nemos, running stations, discoveries, modules held, submarines at sea."""
    player = view.players[seat]
    return {
        "points": player.points,
        "nemos": player.money,
        "stations": sum(player.tracks.values()),
        "finds": sum(player.finds.values()) + len(player.ruins),
        "modules": len(player.held),
        "submarines": sum(sub.seat == seat for sub in view.subs),
    }
