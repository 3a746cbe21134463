"""What a match looks like: a view in; a picture, its description and its text alternative out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from msgspec import Struct

from games.core.model import Seat
from games.core.words import LANGUAGES
from render import eyes, legends, memory, nautilus, nautilus_island, plain, the_island, underwater_cities
from render.emojis import ICONS
from render.kit import keepsakes, outlines
from render.kit.store import Store
from render.scene import Picture as Picture
from render.scene import Scene as Scene
from render.scene import Told

PAINTERS = {
    painter.__name__.rpartition(".")[2]: painter
    for painter in (nautilus, nautilus_island, the_island, underwater_cities)
}
TILES: dict[str, Store[Any]] = {painter.__name__: painter.look.TILES for painter in PAINTERS.values()}

Painter = Callable[[Any, Scene], Picture]
Teller = Callable[[Any, Scene], Told]


class GameLook(NamedTuple):
    """How a game is shown: in pictures, and in words without drawing."""

    board: Painter  # the score sheet once the match has ended
    hand: Painter  # what the viewer holds
    board_words: Teller
    hand_words: Teller
    warm_up: Callable[[], None]
    player: Callable[[Any, Scene, Seat], Picture] | None = None  # where everyone has a board of their own
    player_words: Callable[[Any, Scene, Seat], Told] | None = None
    asks: Callable[[Any], bool] = lambda view: False  # whether the board shows a question that has no spots


def _look(painter: ModuleType, board_words: Teller, **more: Any) -> GameLook:
    """How a painter shows its game: all have the same names for what they draw."""
    return GameLook(painter.draw, painter.draw_hand, board_words, painter.told_hand, painter.warm_up, **more)


LOOKS = {
    "nautilus_island": _look(nautilus_island, nautilus_island.told),
    "the_island": _look(the_island, the_island.told),
    "nautilus": _look(nautilus, nautilus.told, asks=nautilus.asks),
    "underwater_cities": _look(
        underwater_cities,
        underwater_cities.describe,
        player=underwater_cities.draw_player,
        player_words=underwater_cities.told_player,
    ),
}


@cache
def look_of(game: str) -> GameLook:
    """How a game is shown; one without a painter of its own has the plain look."""
    if game in LOOKS:
        return LOOKS[game]
    paint, tell = partial(plain.draw, game), partial(plain.describe, game)
    return GameLook(paint, paint, tell, tell, lambda: None, asks=lambda view: True)


def draw(game: str, view: Struct, scene: Scene) -> Picture:
    """The board as the view has it; once the match has ended, the score sheet."""
    return _for_eyes(scene.strong, partial(look_of(game).board, view, scene))


def draw_hand(game: str, view: Struct, scene: Scene) -> Picture:
    """What the viewer holds."""
    return _for_eyes(scene.strong, partial(look_of(game).hand, view, scene))


def draw_player(game: str, view: Struct, scene: Scene, seat: Seat) -> Picture:
    """One player's own board, where a game has such; else the board everyone shares."""
    painter = look_of(game).player
    if painter is None:
        return draw(game, view, scene)
    return _for_eyes(scene.strong, partial(painter, view, scene, seat))


def has_player_boards(game: str) -> bool:
    """Whether everyone has a board of their own in this game."""
    return look_of(game).player is not None


def describe(game: str, view: Struct, scene: Scene) -> Told:
    """The board in words, without drawing it."""
    return look_of(game).board_words(view, scene)


def describe_hand(game: str, view: Struct, scene: Scene) -> Told:
    """What the viewer holds, in words."""
    return look_of(game).hand_words(view, scene)


def describe_player(game: str, view: Struct, scene: Scene, seat: Seat) -> Told:
    """One player's own board in words."""
    teller = look_of(game).player_words
    return teller(view, scene, seat) if teller else describe(game, view, scene)


def has_legend(game: str) -> bool:
    """Whether there is a picture of what the signs on a game's board mean."""
    return game in PAINTERS


@cache
def legend(game: str, language: str, strong: bool = False) -> Picture | None:
    """What the signs on a game's board mean; None for a game without a painter of its own."""
    if not has_legend(game):
        return None
    return _for_eyes(strong, partial(legends.drawn, PAINTERS[game].look, ICONS[game].signs, language))


def asks(game: str, view: Struct) -> bool:
    """Whether the board shows the viewer's question, though none of the options has a spot."""
    return look_of(game).asks(view)


def _for_eyes(strong: bool, paint: Callable[[], Picture]) -> Picture:
    """A picture as it is, or in strong contrast: outlines thicker, colours farther apart."""
    with outlines.thicker(strong):
        picture = paint()
    return eyes.contrasted(picture) if strong else picture


def warm_up(file: Path | None = None) -> None:
    """Have every background and the usual tiles at hand, so that a match's first pictures are as quick as the
    others: read from a file of an earlier start, or drawn now and kept there."""
    memory.give_back_large()
    if file is None or not keepsakes.load(file, TILES):
        for look in LOOKS.values():
            look.warm_up()
        if file is not None:
            keepsakes.save(file, TILES)
    for painter, language in product(PAINTERS.values(), LANGUAGES):
        painter.look.language(language)  # words are read here, not while somebody waits
    memory.keep_for_good()
    memory.give_back_free()
