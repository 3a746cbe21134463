"""The data files: what is wrong in one is said by file, entry and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.data import DataError, DataSet, load_folder
from games.core.model import Seat
from games.nautilus_island import GAME, facts
from tests.kit.wrong_data import changed, names_the_entry

SHIPPED = facts.shipped()


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "reason"),
    [
        ("cards.toml", '"coat", ', "", "colours.clothes", "4 objects expected, 3 found"),
        ("cards.toml", '"coat"', '"boots"', "colours", "boots appears twice"),
        ("cards.toml", '"coat"', '"umbrella"', "colours.clothes", "'umbrella' is an object without words"),
        ("cards.toml", "copies = 4", "copies = 3", "copies", "4 of each object expected, 3 found"),
        ("cards.toml", "fishing =", "hunting =", "colours", "check fishing, hunting"),
        ("cards.toml", "coin = 1", "", "treasure", "each treasure needs its points; check coin"),
        ("cards.toml", "coin = 1", "coin = -1", "treasure[...]", "Expected `int` >= 0"),
        ("cards.toml", "coin = 1", 'coin = "one"', "treasure[...]", "Expected `int`, got `str`"),
        ("cards.toml", "copies = 4", "copies = 4\ncolour = 1", "(top)", "unknown field `colour`"),
        ("tokens.toml", "two = { tokens = 7", "two = { tokens = 8", "bonus", "34 tokens expected, 35 found"),
        ("tokens.toml", "two = { tokens = 7, points = 2 }", "", "bonus", "missing required field `two`"),
        ("tokens.toml", "[bonus]", "[bonus]\nten = 1", "bonus", "unknown field `ten`"),
        ("tokens.toml", "[8, 7, 6]", "[8, 7]", "portholes", "12 tokens expected, 11 found"),
        ("tokens.toml", "[8, 7, 6]", "[6, 7, 8]", "portholes.4", "the best must come first"),
        ("board.toml", "pile = 8", "pile = 9", "pile", "8 cards expected, 9 found"),
        ("board.toml", '["up"]', '["sideways"]', "columns[0].faces[0]", "Invalid enum value 'sideways'"),
        ("board.toml", '["up"]', "[]", "columns[0].faces", "1 to 3 piles expected"),
        ("board.toml", "[2, 3, 4]", "[2, 3]", "columns", "12 piles expected for 4 players, 11 found"),
    ],
)
def test_a_wrong_entry_is_named_with_its_file_and_reason(
    file: str, old: str, new: str, entry: str, reason: str
) -> None:
    names_the_entry(GAME, changed(SHIPPED, file, old, new), file, entry, reason)


def test_text_that_is_no_toml_is_named_with_its_line() -> None:
    with pytest.raises(DataError, match=r"^tokens\.toml: not readable as TOML: .*line 3"):
        GAME.using(changed(SHIPPED, "tokens.toml", "per_card =", "per_card = ="))


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"there is no data folder .*nowhere"):
        load_folder(tmp_path / "nowhere")


def test_too_few_columns_for_the_players_are_refused() -> None:
    """R3.5: or the last to move might have no choice."""
    three_wide = 'faces = ["up", "up", "down"]'
    text = SHIPPED.files["board.toml"].replace(
        'faces = ["up", "down"]\nplayers = [2, 3, 4]', f"{three_wide}\nplayers = [3, 4]", 1
    )
    text = text.replace('faces = ["up"]\nplayers = [2, 3, 4]', three_wide + "\nplayers = [2]", 1)
    with pytest.raises(DataError, match="4 columns or more expected for 2 players, 3 found"):
        GAME.using(DataSet({**SHIPPED.files, "board.toml": text}))


def test_an_owner_of_the_box_may_correct_the_treasures() -> None:
    """R9.8: the score follows the file, and the match knows which data it was dealt from."""
    corrected = GAME.using(changed(SHIPPED, "cards.toml", "coin = 1", "coin = 9"))
    assert corrected.data_set.hash != GAME.data_set.hash
    state = corrected.deal(corrected.setup(2, "x"))
    state.hands[Seat(0)] = ["coin"]
    assert corrected.score(state, Seat(0)) == 9
