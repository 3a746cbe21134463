"""Corrected data: a host's own folder of facts for a game, used by the tables opened from now on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.config import ConfigError
from games import GAMES
from games.core.data import DataError, load_folder
from games.core.game import Game
from games.core.model import BadSetup


def corrected(data: Mapping[str, Path]) -> dict[str, Game[Any, Any]]:
    """The games over their corrected data; a mistake in the data is one readable line."""
    return {key: _corrected(key, folder) for key, folder in data.items()}


def use(data: Mapping[str, Path]) -> None:
    """Let new tables play by these games; matches under way keep the data they were dealt from."""
    GAMES.update(corrected(data))


def _corrected(key: str, folder: Path) -> Game[Any, Any]:
    try:
        game = GAMES[key].using(load_folder(folder))
        game.setup(min(game.meta.seats), "probe")
    except (DataError, BadSetup, OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"the data of {key} in {folder} cannot be used: {error}") from error
    return game
