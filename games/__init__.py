"""The games: every folder here with a GAME in its `__init__.py` is one; GAMES is the only registry."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from games.core.game import Game

HERE = Path(__file__).parent


class BrokenGame(Exception):
    """A game folder cannot be used; the message names file and reason."""


def find(folder: Path) -> dict[str, Game[Any, Any]]:
    """The games of a folder by key, in the order of their titles; the folder is part of this package, or
    becomes part of it."""
    if str(folder) not in __path__:
        __path__.append(str(folder))
    homes = sorted(path.parent for path in folder.glob("*/__init__.py") if path.parent.name != "core")
    found = sorted((_load(home) for home in homes), key=lambda game: game.meta.title)
    return {game.meta.key: game for game in found}


def home(key: str) -> Path:
    """The folder of a game."""
    return _home(key, tuple(__path__))


def words_folder(key: str) -> Path:
    """Where a game keeps its sentences."""
    return home(key) / "words"


@cache
def _home(key: str, folders: tuple[str, ...]) -> Path:
    """The folder of a game among these folders: looked for once, since every sentence asks for it."""
    places = [Path(folder) / key for folder in folders]
    return next((place for place in places if place.is_dir()), HERE / key)


def _load(home: Path) -> Game[Any, Any]:
    """Load the game of a folder; raise BrokenGame if anything that every game needs is missing."""
    file = f"games/{home.name}/__init__.py"
    game = getattr(import_module(f"games.{home.name}"), "GAME", None)
    if not isinstance(game, Game):
        raise BrokenGame(f"{file} has no GAME; end it with `GAME = YourGame()`")
    if game.meta.key != home.name:
        raise BrokenGame(f"{file}: the key of its Meta is {game.meta.key!r}, but must be {home.name!r}")
    if not (home / "words" / "en.ftl").is_file():
        raise BrokenGame(f"games/{home.name}/words/en.ftl is missing: the game has no sentences")
    return game


GAMES: dict[str, Game[Any, Any]] = find(HERE)
