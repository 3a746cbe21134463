"""What a match looks like: a view in; a picture, its description and its text twin out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from games.core.model import Seat
from render import memory, nautilus, nautilus_island, the_island, underwater_cities
from render.nautilus import telling as nautilus_words
from render.nautilus_island import telling as nautilus_island_words
from render.scene import Picture, Scene, Told, Trail
from render.the_island import telling as the_island_words
from render.underwater_cities import twins as underwater_cities_words

__all__ = [
    "Picture",
    "Scene",
    "Trail",
    "describe",
    "describe_hand",
    "describe_player",
    "draw",
    "draw_hand",
    "draw_player",
    "warm_up",
]

Painter = Callable[[Any, Scene], Picture]
Teller = Callable[[Any, Scene], Told]

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

BOARD_WORDS: dict[str, Teller] = {
    "nautilus_island": nautilus_island_words.told,
    "the_island": the_island_words.told,
    "nautilus": nautilus_words.told,
    "underwater_cities": underwater_cities.describe,
}
HAND_WORDS: dict[str, Teller] = {
    "nautilus_island": nautilus_island_words.told_hand,
    "the_island": the_island_words.told_hand,
    "nautilus": nautilus_words.told_hand,
    "underwater_cities": underwater_cities_words.told_hand,
}
PLAYER_WORDS: dict[str, Callable[[Any, Scene, Seat], Told]] = {
    "underwater_cities": underwater_cities_words.told_player
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


def describe(game: str, view: Struct, scene: Scene) -> Told:
    """The board in words, without drawing it."""
    return BOARD_WORDS[game](view, scene)


def describe_hand(game: str, view: Struct, scene: Scene) -> Told:
    """What the viewer holds, in words."""
    return HAND_WORDS[game](view, scene)


def describe_player(game: str, view: Struct, scene: Scene, seat: Seat) -> Told:
    """One player's own board in words."""
    teller = PLAYER_WORDS.get(game)
    return teller(view, scene, seat) if teller else describe(game, view, scene)


def warm_up() -> None:
    """Draw every background once, and of the quickest game every tile, so that a match's first pictures are
    as quick as the others."""
    memory.give_back_large()
    nautilus_island.warm_up()
    the_island.warm_up()
    nautilus.warm_up()
    underwater_cities.warm_up()
