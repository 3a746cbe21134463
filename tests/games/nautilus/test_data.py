"""The data files: what is wrong in one is said by file, entry and reason."""

from __future__ import annotations

import pytest

from games.core import engine
from games.core.model import BadSetup
from games.nautilus import GAME, facts
from tests.kit.wrong_data import changed, names_the_entry

SHIPPED = facts.shipped()
ROW_8 = "DDSSSSLLLLLLLLSSSSSDDtTTTD"


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "reason"),
    [
        ("board.toml", f'    "{ROW_8}",\n', "", "rows", "20 rows expected, 19 found"),
        ("board.toml", ROW_8, ROW_8[1:], "rows[7]", "26 squares expected, 25 found"),
        ("board.toml", ROW_8, ROW_8.replace("L", "X", 1), "rows[7]", "X is no zone"),
        ("board.toml", ROW_8, ROW_8.replace("L", "l", 1), "rows", "no discovery lies in the lagoon"),
        ("board.toml", ROW_8, ROW_8.replace("t", "T"), "rows", "squares in the trench expected, 13"),
        ("board.toml", "DDDDDDSSSSSSSsSDDDDTTTdDDD", "DDDDDDSSSsSSSSSDDDDTTTdDDD", "rows", "J2 and J3 touch"),
        ("board.toml", 'base = "K10"', 'base = "A1"', "base", "not all of its nine squares in the lagoon"),
        ("modules.toml", "sonar = 4", "sonar = 5", "piles.sonar", "4 modules expected, 5 found"),
        ("modules.toml", "sonar = 4", "radar = 4", "piles", "check radar, sonar"),
        ("modules.toml", '["n", "e", "s", "w"]', '["n", "n"]', "doors.green", "a door is named twice"),
        ("modules.toml", '["n", "e", "s", "w"]', "[]", "doors.green", "a module needs a door"),
        ("modules.toml", '["n", "e", "s", "w"]', '["up"]', "doors[...][0]", "Invalid enum value 'up'"),
        ("modules.toml", '"sw", "w", "nw"]', '"sw", "w"]', "doors.base", "8 doors expected, 7 found"),
        ("modules.toml", '["e", "w", "ne", "sw"]', '["ne", "sw"]', "doors.training", "needs a blue door"),
        ("modules.toml", "trench = 4", "abyss = 4", "build", "check abyss, trench"),
        ("modules.toml", "trench = 4", "trench = -4", "build[...]", "Expected `int` >= 0"),
        ("discoveries.toml", "gold = 0", "gold = 1", "mix.slope", "26 discoveries expected, 27 found"),
        ("discoveries.toml", "gold = 0", "pearl = 0", "mix.slope", "check gold, pearl"),
        ("discoveries.toml", "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5]", "atlantis.slope", "expected, 5"),
        ("discoveries.toml", "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5, 5]", "atlantis", "number from 1 to 15"),
        ("discoveries.toml", "[fees]", "[fees]\nlagoon = 1", "fees", "check lagoon"),
        (
            "discoveries.toml",
            '["scallop", "jellyfish"]',
            '["scallop", "chest"]',
            "missions.scallop_jellyfish",
            "chest",
        ),
        ("discoveries.toml", 'snail_urchin = ["snail", "urchin"]', "", "missions", "expected, 3 found"),
        ("table.toml", "chips = [4, 2]", "chips = [4]", "players.2.chips", "2 chips expected, 1 found"),
        ("table.toml", "chips = [4, 2]", "chips = [2, 4]", "players.2.chips", "the best must come first"),
        ("table.toml", "nemos = 45", "nemos = 61", "players.4.nemos", "the box holds 240 only"),
        ("table.toml", "room = 4", "room = 0", "players.4.room", "room for one aquanaut"),
        ("table.toml", "[players.3]", "[players.5]", "players", "2, 3 and 4 players expected"),
        ("table.toml", "[13, 14, 15]", "[13, 14, 16]", "last_ruins", "16 is no Atlantis number"),
        ("table.toml", "sonar = [4, 5, 6]", "radar = [4, 5, 6]", "benefits", "check radar, sonar"),
        ("table.toml", "ping = 1", "", "prices", "missing required field `ping`"),
        ("table.toml", "ping = 1", "ping = 1\ntip = 1", "prices", "unknown field `tip`"),
    ],
)
def test_a_wrong_entry_is_named_with_its_file_and_reason(
    file: str, old: str, new: str, entry: str, reason: str
) -> None:
    names_the_entry(GAME, changed(SHIPPED, file, old, new), file, entry, reason)


def test_corrected_data_are_played_with_and_do_not_mix_with_the_shipped_ones() -> None:
    richer = GAME.using(changed(SHIPPED, "table.toml", "nemos = 55", "nemos = 60"))
    state = engine.start(richer, richer.setup(2, "rich")).state
    assert [player.money for player in state.players] == [60, 60]
    with pytest.raises(BadSetup):
        engine.start(GAME, richer.setup(2, "rich"))
