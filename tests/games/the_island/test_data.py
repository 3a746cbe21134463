"""The data files: a wrong fact is refused with file, entry and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.data import DataError, DataSet, load_folder
from games.the_island import GAME
from games.the_island.facts import load, shipped
from tests.kit.wrong_data import changed, names_the_entry


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "reason"),
    [
        ("tiles.toml", "shark = 3", "shark = 4", "beach", "16 tiles expected, 17 found"),
        ("tiles.toml", "wind = 2", "winds = 2", "beach", "Object contains unknown field `winds`"),
        ("tiles.toml", "[forest]", "[jungle]", "(top)", "Object contains unknown field `jungle`"),
        ("tiles.toml", "wind = 2", 'wind = "two"', "beach.wind", "Expected `int`, got `str`"),
        ("tiles.toml", "volcano = 1\nrepel_shark = 1", "volcano = 2", "mountain.volcano", "one volcano"),
        ("board.toml", '"g6"', '"g16"', "serpents", "there is no hex 'g16'"),
        ("board.toml", '"g6"', '"g5"', "serpents", "g5 is on the island, a sea hex expected"),
        ("board.toml", '"g6", ', "", "serpents", "5 hexes expected, 4 found"),
        ("board.toml", '["b1", "c1"]', '["b1", "z1"]', "safe.nw", "there is no hex 'z1'"),
        ("board.toml", '["b1", "c1"]', '["b1", "c3"]', "safe.nw", "b1 and c3 do not touch"),
        ("board.toml", '["b1", "c1"]', '["b1"]', "safe.nw", "2 landing hexes expected, 1 found"),
        ("board.toml", "nw =", "north =", "safe", "nw, ne, sw, se expected; check north, nw"),
        ("board.toml", '["b10", "c11"]', '["b1", "c1"]', "safe", "a landing hex belongs to two"),
        ("board.toml", "hexes = 7", "hexes = 8", "rows", "133 hexes expected, 134 found"),
        ("board.toml", "[4, 5, 6, 7]", "[4, 5, 6]", "rows", "40 island hexes expected, 39"),
        ("board.toml", "[4, 5, 6, 7]", "[4, 5, 6, 17]", "rows[3].island", "there is no hex d17"),
        ("board.toml", 'name = "b"', 'name = "a"', "rows[1].name", "one new letter expected"),
        ("board.toml", "r = -5", "r = -6", "rows[1]", "row b lies upon another row"),
        ("pieces.toml", "4, 5, 6]", "4, 5]", "values", "10 explorers expected, 9 found"),
        ("pieces.toml", "boats = 12", "boats = 11", "boats", "12 expected"),
        ("pieces.toml", "pieces = 6", "pieces = 7", "shark.pieces", "6 expected"),
        ("pieces.toml", "pieces = 5", "pieces = 4", "serpent.pieces", "5 serpents expected, 4"),
        ("pieces.toml", "room = 3", "room = 0", "room", ""),
        ("pieces.toml", "moves = 3", "moves = 3\nflags = 1", "(top)", ""),
    ],
)
def test_a_wrong_entry_is_named_with_its_file_and_reason(
    file: str, old: str, new: str, entry: str, reason: str
) -> None:
    names_the_entry(GAME, changed(shipped(), file, old, new), file, entry, reason)


def test_the_island_may_not_touch_the_edge_of_the_board() -> None:
    text = shipped().files["board.toml"]
    moved = text.replace("hexes = 7\nisland = []", "hexes = 7\nisland = [1]", 1).replace(
        "[4, 5, 6, 7]", "[4, 5, 6]", 1
    )
    with pytest.raises(DataError, match="a1 is on the island but at the edge of the board"):
        load(DataSet({**shipped().files, "board.toml": moved}))


def test_a_host_may_point_to_a_folder_of_corrected_data(tmp_path: Path) -> None:
    """The same game over other facts; its matches are marked with another hash."""
    for name, text in changed(shipped(), "pieces.toml", "reach = 2", "reach = 1").files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    corrected = GAME.using(load_folder(tmp_path))
    assert corrected.facts.reach["shark"] == 1
    assert corrected.setup(2, "story").data != GAME.setup(2, "story").data
