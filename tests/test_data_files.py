"""The data files of every game: which one is missing is said, and only facts make other data."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.core.data import DataError, DataSet
from games.core.game import Game

FILES = [(game, file) for game in GAMES.values() for file in game.data_set.files]


@pytest.mark.parametrize(("game", "file"), FILES, ids=lambda value: getattr(value, "meta", value))
def test_a_missing_file_is_named(game: Game[Any, Any], file: str) -> None:
    files = {name: text for name, text in game.data_set.files.items() if name != file}
    with pytest.raises(DataError, match=f"^{file} is missing$"):
        game.using(DataSet(files))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_comments_and_blank_lines_are_no_other_data(game: Game[Any, Any]) -> None:
    commented = {name: f"# ours\n\n{text}" for name, text in game.data_set.files.items()}
    assert DataSet(commented).hash == game.data_set.hash
