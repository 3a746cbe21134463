"""Data files of a game with one passage changed, and what must be said of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.data import DataError, DataSet
from games.core.game import Game


def changed(shipped: DataSet, file: str, old: str, new: str) -> DataSet:
    """The shipped files with one passage changed."""
    assert old in shipped.files[file]
    return DataSet({**shipped.files, file: shipped.files[file].replace(old, new, 1)})


def names_the_entry(game: Game[Any, Any], data: DataSet, file: str, entry: str, reason: str) -> None:
    """A wrong entry is named in one line with its file and the reason."""
    with pytest.raises(DataError) as error:
        game.using(data)
    message = str(error.value)
    assert message.startswith(f"{file}: entry {entry}: ")
    assert reason in message
    assert "\n" not in message
