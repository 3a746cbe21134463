"""Count what a hint speaks of in The Island."""

from __future__ import annotations

from games.core.model import Seat
from games.the_island.board import Board
from games.the_island.view import IslandView


def merits(board: Board, view: IslandView, seat: Seat) -> dict[str, int]:
    """Explorers ashore, aboard, swimming and lost, tiles kept, and how many hexes there are still to go."""
    player = view.players[seat]
    mine = {spot: [one for one in folk if one[0] in player.colours] for spot, folk in view.people.items()}
    aboard = {spot: [one for one in folk if one[0] in player.colours] for spot, folk in view.boats.items()}
    everyone = [(spot, one) for group in (mine, aboard) for spot, folk in group.items() for one in folk]
    return {
        "ashore": player.saved,
        "aboard": sum(len(folk) for folk in aboard.values()),
        "swimming": sum(len(folk) for spot, folk in mine.items() if spot not in view.terrain),
        "lost": player.lost,
        "others-lost": sum(other.lost for other in view.players) - player.lost,
        "tiles": len(player.tiles),
        "way": sum(board.way.get(spot, 0) for spot, _ in everyone),
    }
