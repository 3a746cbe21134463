"""Corrected data: new tables play by it, matches under way keep theirs, mistakes are readable."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from bot.config import ConfigError
from bot.ops import data_overrides
from games import GAMES
from tests.bot.evening import Evening

DATA = Path(games.__file__).parent / "nautilus_island" / "data"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = dict(GAMES)
    yield
    GAMES.update(before)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data with the coin worth five points."""
    copy = tmp_path / "corrected"
    shutil.copytree(DATA, copy)
    rewrite(copy / "cards.toml", "coin = 1", "coin = 5")
    return copy


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


async def test_new_tables_use_it_and_running_matches_keep_theirs(evening: Evening, folder: Path) -> None:
    pilots = await evening.open_table("Ada", "Bruno")
    original = GAMES["nautilus_island"].data_set.hash
    await evening.stop_bot()
    data_overrides.use({"nautilus_island": folder})
    await evening.start_bot()
    mover = await evening.on_turn(pilots)
    assert await evening.plays(mover), "the old match goes on"
    chiara, david = evening.people("Chiara", "David")
    await chiara.slash("play", game="nautilus_island")
    await david.presses("Join")
    await chiara.presses("Start")
    old, new = await evening.dealt(1), await evening.dealt(2)
    assert old.setup.data == original != new.setup.data


def test_a_mistake_names_game_folder_file_and_entry(folder: Path) -> None:
    rewrite(folder / "board.toml", "pile = 8", 'pile = "eight"')
    with pytest.raises(ConfigError) as refused:
        data_overrides.use({"nautilus_island": folder})
    said = str(refused.value)
    assert f"the data of nautilus_island in {folder} cannot be used: board.toml: entry pile" in said


def test_a_mistake_leaves_the_games_as_they_are(folder: Path) -> None:
    before = GAMES["nautilus_island"]
    (folder / "cards.toml").unlink()
    with pytest.raises(ConfigError, match=r"cards.toml is missing"):
        data_overrides.use({"nautilus_island": folder})
    assert GAMES["nautilus_island"] is before
