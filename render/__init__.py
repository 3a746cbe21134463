"""What a match looks like: a view in; a picture, its description and its text twin out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from games.core.model import Seat
from render import memory, nautilus, nautilus_island, the_island, underwater_cities
from render.scene import Picture, Scene, Trail

__all__ = ["Picture", "Scene", "Trail", "draw", "draw_hand", "draw_player", "warm_up"]

Painter = Callable[[Any, Scene], Picture]

BOARDS: dict[str, Painter] = {
    "nautilus_island": nautilus_island.draw,
    "the_island": the_island.draw,
    "nautilus": nautilus.draw,
    "underwater_cities": underwater_cities.draw,
}
HANDS: dict[str, Painter] = {
    "nautilus_island": nautilus_island.draw_hand,
    "the_island": the_island.draw_hand,
    "nautilus": nautilus.draw_hand,
    "underwater_cities": underwater_cities.draw_hand,
}


PLAYERS: dict[str, Callable[[Any, Scene, Seat], Picture]] = {
    "underwater_cities": underwater_cities.draw_player
}


def draw(game: str, view: Struct, scene: Scene) -> Picture:
    """The board as the view has it; once the match has ended, the score sheet."""
    return BOARDS[game](view, scene)


def draw_hand(game: str, view: Struct, scene: Scene) -> Picture:
    """What the viewer holds."""
    return HANDS[game](view, scene)


def draw_player(game: str, view: Struct, scene: Scene, seat: Seat) -> Picture:
    """One player's own board, where a game has such; else the board everyone shares."""
    painter = PLAYERS.get(game)
    return painter(view, scene, seat) if painter else draw(game, view, scene)


def warm_up() -> None:
    """Draw every background once, and of the quickest game every tile, so that a match's first pictures are
    as quick as the others."""
    memory.give_back_large()
    nautilus_island.warm_up()
    the_island.warm_up()
    nautilus.warm_up()
    underwater_cities.warm_up()
