"""Count what a hint speaks of in Underwater Cities."""

from __future__ import annotations

from games.core.model import Seat
from games.underwater_cities.view import UnderwaterCitiesView

GOODS = ("cr", "ke", "st", "sc", "bi")


def merits(view: UnderwaterCitiesView, seat: Seat) -> dict[str, int]:
    """Points if it ended now, goods, connected cities, tunnels, buildings, upgrades, cards."""
    player = view.players[seat]
    upgraded = sum(one.up for one in player.buildings) + sum(one.up for one in player.tunnels)
    return {
        "points": sum(player.lines.values()),
        "cities": sum(city.live for city in player.cities),
        "unlinked": sum(not city.live for city in player.cities),
        "tunnels": len(player.tunnels),
        "buildings": len(player.buildings),
        "upgrades": upgraded,
        "metropolises": sum(one.linked for one in player.metropolises),
        **{good: player.goods.get(good, 0) for good in GOODS},
        "cards": len(player.cards),
        "hand": player.hand,
    }
