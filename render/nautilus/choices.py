"""What an option on the chart means, worked out from the view: prices, fees, what is started or docked at."""

from __future__ import annotations

from games.nautilus.facts import FREE, STATIONS
from games.nautilus.view import ModuleView, NautilusView
from render.nautilus.look import BOARD
from render.nautilus.purse import fees


def price(view: NautilusView, spot: str) -> int:
    """What building here costs on top of what is due already."""
    return max(0, BOARD.depth[spot] - view.due)


def fee(view: NautilusView, spot: str) -> int | None:
    """R10.2, R10.3: what recovering the discovery on a square costs, at most; None if there is none."""
    tile = next((tile for tile in view.tiles if tile.spot == spot), None)
    if tile is None:
        return None
    return fees()[tile.face if tile.face in FREE else tile.zone]


def starts(view: NautilusView, spot: str) -> bool:
    """R6.1: whether an aquanaut of the viewer's that stops here starts the station."""
    built = next((one for one in view.city if one.spot == spot), None)
    seat = view.viewer
    return built is not None and seat is not None and built.kind in STATIONS and not built.crew[seat]


def docked_at(view: NautilusView, spot: str) -> ModuleView | None:
    """R9.9: a station with somebody in it and a door to this square."""
    return next((built for built in view.city if spot in built.launches and any(built.crew)), None)
