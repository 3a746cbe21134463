"""The games: GAMES is the only registry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games import nautilus, nautilus_island, the_island, underwater_cities
from games.core.game import Game

GAMES: dict[str, Game[Any, Any]] = {
    game.meta.key: game
    for game in (the_island.GAME, nautilus.GAME, nautilus_island.GAME, underwater_cities.GAME)
}


def words_folder(key: str) -> Path:
    """Where a game keeps its sentences."""
    return Path(__file__).parent / key / "words"
