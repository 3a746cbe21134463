"""What the former stand-in thought a position worth, game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.former_stand_in import nautilus, nautilus_island, the_island, underwater_cities
from games.core.model import Seat

Worth = Callable[[Any, Any, Seat], float]

WORTH: dict[str, Worth] = {
    "nautilus": lambda game, state, seat: nautilus.prospects(game.facts, state, seat),
    "nautilus_island": lambda game, state, seat: nautilus_island.prospects(game.facts, state, seat),
    "the_island": lambda game, state, seat: the_island.prospects(game.facts, state, seat),
    "underwater_cities": lambda game, state, seat: underwater_cities.prospects(game.facts, state, seat),
}
