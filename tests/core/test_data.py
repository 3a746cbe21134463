"""Facts in files, and what is wrong with them in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from games.core.data import DataError, DataSet, load_folder


class Reef(Struct, forbid_unknown_fields=True):
    fish: int
    names: tuple[str, ...] = ()


def test_a_file_is_read_as_what_it_should_be() -> None:
    data = DataSet({"reef.toml": 'fish = 3\nnames = ["cod"]'})
    assert data.read("reef.toml", Reef) == Reef(3, ("cod",))


def test_the_hash_changes_with_a_fact_and_not_with_a_comment() -> None:
    plain = DataSet({"reef.toml": "fish = 3"})
    assert DataSet({"reef.toml": "# many\nfish   = 3"}).hash == plain.hash
    assert DataSet({"reef.toml": "fish = 4"}).hash != plain.hash
    assert DataSet({"other.toml": "fish = 3"}).hash != plain.hash


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('fish = "three"', "reef.toml: entry fish: Expected `int`, got `str`"),
        ("fish = 3\nnames = [1]", r"reef.toml: entry names\[0\]: Expected `str`"),
        ("fish = 3\nsharks = 1", "reef.toml: entry .top.: Object contains unknown field `sharks`"),
        ("names = []", "reef.toml: entry .top.: Object missing required field `fish`"),
        ("fish = ", "reef.toml: not readable as TOML"),
    ],
)
def test_a_wrong_file_is_named_with_entry_and_reason(text: str, said: str) -> None:
    with pytest.raises(DataError, match=said):
        DataSet({"reef.toml": text}).read("reef.toml", Reef)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(DataError, match=r"reef.toml is missing"):
        DataSet({}).read("reef.toml", Reef)


def test_a_folder_is_loaded_whole(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text("fish = 1")
    (tmp_path / "a.toml").write_text("fish = 2")
    (tmp_path / "notes.txt").write_text("not data")
    assert list(load_folder(tmp_path).files) == ["a.toml", "b.toml"]


def test_a_folder_without_data_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"no \.toml files"):
        load_folder(tmp_path)
    with pytest.raises(DataError, match="there is no data folder"):
        load_folder(tmp_path / "nowhere")
