"""Which rules a match is played by: the game over the data it was dealt from, and the code's stamp."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from typing import Any

import games
from games import GAMES
from games.core.data import HASH, DataSet
from games.core.game import Game
from games.core.model import EngineBug, RuleError, Setup
from games.core.seal import Seal
from storage import datasets
from storage.transaction import Transaction

AnyGame = Game[Any, Any]


def game_named(game: str) -> AnyGame:
    """The game of a name, or a refusal that names those there are."""
    if game not in GAMES:
        raise RuleError("no-such-game", known=tuple(g.meta.title for g in GAMES.values()))
    return GAMES[game]


def shipped(setup: Setup) -> AnyGame | None:
    """The game a setup was dealt by, if its data set is the one that is shipped: no database is needed."""
    game = GAMES[setup.game]
    return game if game.data_set.hash == setup.data else None


def game_of(tx: Transaction, setup: Setup) -> AnyGame:
    """The game a setup was dealt by, over its own data set."""
    if (game := shipped(setup)) is not None:
        return game
    kept = datasets.get(tx, setup.data)
    if kept is None:
        raise EngineBug(f"the data set {setup.data} of {setup.game} is not in the database")
    return _over(setup.game, tuple(sorted(kept.files.items())))


def sealed_game(tx: Transaction, seal: Seal) -> AnyGame:
    """The game a table was opened for: by the facts of then, unless the rules have changed since."""
    game = GAMES[seal.game]
    if seal.rules != game.meta.rules or seal.data == game.data_set.digest:
        return game
    kept = datasets.get(tx, seal.data[:HASH])
    return game if kept is None else _over(seal.game, tuple(sorted(kept.files.items())))


def is_former(setup: Setup) -> bool:
    """Whether a setup is of an older rules version whose matches are carried over."""
    return setup.game in GAMES and setup.rules in GAMES[setup.game].meta.carried


@cache
def stamp(key: str) -> str:
    """Name the code that plays a game: snapshots written by other code are rebuilt from the journal."""
    hashed = hashlib.sha256()
    for folder in (games.home("core"), games.home(key)):
        for path in sorted(folder.rglob("*.py")):
            hashed.update(path.read_bytes())
    return hashed.hexdigest()[:12]


@lru_cache(maxsize=32)
def _over(key: str, files: tuple[tuple[str, str], ...]) -> AnyGame:
    """A game over other data than it is shipped with; matches of one data set share it."""
    return GAMES[key].using(DataSet(dict(files)))
