"""R10: the end."""

from __future__ import annotations

import pytest

from tests.games.the_island.scenes import Scene, scene
from tests.kit.scene import seat_of


def erupted(safe: str, people: str = "", worth: dict[str, int] | None = None, **more: str) -> Scene:
    """The volcano ends it; values are as given, the rest as dealt."""
    sea = scene("sink", safe=safe, people=people or "dx a1", under="g3 volcano", **more)  # type: ignore[arg-type]
    for explorer, value in (worth or {}).items():
        sea.state.values[sea.state.owners[explorer]][explorer] = value
    return sea.play("A sink:g3")


def test_the_volcano_ends_it_at_once_and_takes_all_who_are_not_safe() -> None:
    """R10.1: on tiles, in the water, in boats; no die is rolled."""
    sea = erupted("an nw", "bn g4, cn a1, ap g3", boats="a2 dn")
    assert sea.reason == "volcano"
    assert sorted(sea.state.lost) == ["ap", "bn", "cn", "dn"]
    assert not sea.told("rolled")
    assert sea.state.safe["nw"] == ["an"]


@pytest.mark.parametrize("ending", ["volcano", "last_tile"])
def test_it_ends_when_nobody_is_left_to_save(ending: str) -> None:
    """R10.2: the last explorer swims into a shark."""
    sea = scene(people="an h11", creatures="shark h12", safe="bn ne", ending=ending)
    sea.play("A explorer:an", "A swim:h12")
    assert sea.reason == "nobody_left"


@pytest.mark.parametrize(
    ("pieces", "answers"),
    [
        ({"step": "sink", "people": "an d4", "land": "d4 beach", "under": "d4 shark"}, ["A sink:d4"]),
        ({"step": "roll", "people": "an k3", "creatures": "serpent k2", "die": "serpent"}, ["A to:k3"]),
        ({"step": "roll", "people": "an k3", "creatures": "shark k2", "die": "shark"}, ["A to:k3"]),
        ({"people": "an b1"}, ["A explorer:an", "A land:nw"]),
    ],
)
def test_it_ends_wherever_the_last_one_goes(pieces: dict[str, str], answers: list[str]) -> None:
    """R10.2: by a tile, by a creature, ashore."""
    assert scene(**pieces).play(*answers).reason == "nobody_left"  # type: ignore[arg-type]


def test_points_are_the_values_of_the_saved() -> None:
    """R10.3: those lost or still at sea count nothing."""
    sea = erupted("an nw, ap se, bn ne", "aq a1", worth={"an": 6, "ap": 2, "aq": 5, "bn": 3})
    assert (sea.score("A"), sea.score("B"), sea.score("C")) == (8, 3, 0)


def test_the_sheet_says_where_the_points_were_saved() -> None:
    """R10.3: a line for each safe island, and they add up."""
    sea = erupted("an nw, ap se, bn ne", worth={"an": 6, "ap": 2, "bn": 3})
    assert sea.state.ending
    lines = {line.label.name: line.points for line in sea.state.ending.sheet}
    assert lines == {
        "safe-nw": (6, 0, 0, 0),
        "safe-ne": (0, 3, 0, 0),
        "safe-sw": (0, 0, 0, 0),
        "safe-se": (2, 0, 0, 0),
    }


def test_the_points_of_both_colours_are_added() -> None:
    """R1.9: with a line for each on the sheet."""
    worth = {"an": 6, "cn": 2, "bn": 3}
    sea = erupted("an nw, cn se, bn ne", "dx a1", worth, seats=2, two_colours="on")  # type: ignore[arg-type]
    assert (sea.score("A"), sea.score("B")) == (8, 3)
    assert sea.state.ending
    assert [line.points for line in sea.state.ending.sheet] == [(6, 3), (2, 0)]


def test_most_points_win_not_most_explorers() -> None:
    """R10.4: one worth six beats three worth one."""
    sea = erupted("an nw, bn ne, bp ne, bq ne", worth={"an": 6, "bn": 1, "bp": 1, "bq": 1})
    assert sea.winners == "A"


def test_a_tie_is_a_shared_victory() -> None:
    """R10.4."""
    sea = erupted("an nw, bn ne, bp ne, cn sw", worth={"an": 4, "bn": 3, "bp": 1, "cn": 2})
    assert sea.winners == "AB"
    assert "share the victory" in sea.heard_by(None)


def test_all_values_are_shown_at_the_end() -> None:
    """R10.5: of those saved and of those not, to everyone."""
    sea = erupted("an nw", "bn a1", worth={"an": 6, "bn": 5})
    assert sea.view().values == {e: v for values in sea.state.values.values() for e, v in values.items()}
    assert "N = 6" in sea.heard_by(None)
    assert "N = 5" in sea.heard_by(None)
    assert sea.view("B").values["an"] == sea.state.values[seat_of("A")]["an"]
