"""Which rules a match is played by: the game over the data it was dealt from, and the code's stamp."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import games
from games import GAMES
from games.core.data import DataSet
from games.core.game import Game
from games.core.model import EngineBug, Setup
from storage import datasets
from storage.transaction import Transaction

AnyGame = Game[Any, Any]


def game_of(tx: Transaction, setup: Setup) -> AnyGame:
    """The game a setup was dealt by, over its own data set."""
    game = GAMES[setup.game]
    if game.data_set.hash == setup.data:
        return game
    kept = datasets.get(tx, setup.data)
    if kept is None:
        raise EngineBug(f"the data set {setup.data} of {setup.game} is not in the database")
    return _over(setup.game, setup.data, kept)


@cache
def stamp(key: str) -> str:
    """Names the code that plays a game: snapshots of other code are rebuilt from the journal."""
    hashed = hashlib.sha256()
    for folder in (games.home("core"), games.home(key)):
        for path in sorted(folder.rglob("*.py")):
            hashed.update(path.read_bytes())
    return hashed.hexdigest()[:12]


_OVERS: dict[str, AnyGame] = {}


def _over(key: str, hash: str, data_set: DataSet) -> AnyGame:
    if hash not in _OVERS:
        _OVERS[hash] = GAMES[key].using(data_set)
    return _OVERS[hash]
