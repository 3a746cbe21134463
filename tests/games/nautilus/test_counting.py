"""R13: counting."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.model import Seat
from games.nautilus import GAME, counting
from games.nautilus.counting import Tally
from tests.games.nautilus.scenes import FACTS, SUBMARINES, Scene, scene

NONE = dict.fromkeys(("training", "technical", "sonar", "research", "analysis"), 0)


def chips(*ruins: str, tie: str = "high") -> list[int]:
    """The Atlantis points of as many players as are given, by the ruins they marked."""
    held = {int(n): Seat(seat) for seat, numbers in enumerate(ruins) for n in numbers.split()}
    return counting.atlantis(FACTS, held, len(ruins), tie)


def ended(**more: Any) -> Scene:
    """A stalled match, just counted."""
    sea = scene(SUBMARINES, **{"subs": {"A": "C9"}, "only": "A", "stirred": False, **more})
    while not sea.state.ending:
        sea.play(f"A {sea.question.default[0]}")
    return sea


def test_chips_go_by_the_number_of_ruins() -> None:
    """R13.1: nothing for who has none."""
    assert chips("1 2 3", "4", "5 6", "") == [5, 2, 4, 0]
    assert chips("1 2", "3", "4 5 6") == [3, 1, 5]
    assert chips("", "3") == [0, 4]


def test_of_equals_the_highest_number_goes_first() -> None:
    """R13.1: 15 beats 14, whatever else they have."""
    assert chips("1 15", "13 14", "2 3") == [5, 3, 1]


def test_by_the_italian_rule_equals_get_the_same_chip() -> None:
    """R13.2: option atl_tie=share; the next chip is skipped."""
    assert chips("1 15", "13 14", "2", "", tie="share") == [5, 5, 2, 0]
    assert chips("1", "2", tie="share") == [4, 4]
    sea = ended(ruins={1: "A", 2: "B"}, tracks={"A": "sonar sonar", "B": "sonar sonar"}, atl_tie="share")
    assert [line.points for line in sea.ending.sheet if line.label.name == "sheet-atlantis"] == [(4, 4)]


def test_unmarked_ruins_count_for_nobody() -> None:
    """R13.3: A has one marked, seven lie unmarked."""
    sea = ended(
        ruins={1: "A", **dict.fromkeys(range(2, 9), "-")}, tracks={"A": "sonar sonar"}, money={"A": 0}
    )
    assert sea.score("A") == 4


def test_the_missions_discoveries_are_raised_for_a_nemo_each() -> None:
    """R13.4: as many as can be paid; only the two kinds named."""
    finds = {"A": "scallop scallop jellyfish snail"}
    rich = ended(finds=finds, missions={"A": "scallop_jellyfish"}, threes={"sonar": "A"}, money={"A": 9})
    assert rich.score("A") == 3 * (1 + 3) + 6
    poor = ended(finds=finds, missions={"A": "scallop_jellyfish"}, threes={"sonar": "A"}, money={"A": 2})
    assert poor.score("A") == 3 * (1 + 2) + 0
    assert "mission scallops and jellyfish and raised 2 discoveries" in poor.heard_by(None)


@pytest.mark.parametrize("tracks", ["", "sonar sonar"])
def test_nothing_is_raised_where_it_would_not_pay(tracks: str) -> None:
    """R13.4: with one point for stations, or none, the Nemo is worth as much."""
    sea = ended(
        finds={"A": "scallop"}, missions={"A": "scallop_urchin"}, tracks={"A": tracks}, money={"A": 9}
    )
    assert sea.score("A") == 9
    assert [line.points[0] for line in sea.ending.sheet if line.label.name == "sheet-raised"] == [0]


def test_the_worked_example_comes_to_82() -> None:
    """R13.5: 1+3+1+3+0 stations, second for Atlantis, gold, three scallops raised, a creature, two snails."""
    tally = Tally(
        tracks={"training": 2, "technical": 3, "sonar": 2, "research": 2, "analysis": 1},
        threes=("technical", "research"),
        finds={"gold": 1, "jellyfish": 1, "urchin": 0, "scallop": 3, "snail": 2},
        money=5,
        mission="scallop_urchin",
    )
    count = counting.counted(FACTS, tally, atlantis=4)
    assert (count.stations, count.finds + count.atlantis + count.raised, count.nemos) == (8, 10, 2)
    assert count.total == 82


def test_discoveries_have_their_values() -> None:
    """R13.6: gold 2, jellyfish and urchins 1, scallops and snails nothing."""
    for face, value in {"gold": 2, "jellyfish": 1, "urchin": 1, "scallop": 0, "snail": 0}.items():
        tally = Tally(NONE, ("sonar",), {face: 2}, 0, None)
        assert counting.counted(FACTS, tally, 0).product == 3 * 2 * value


def test_a_tie_goes_to_the_nemos_then_to_the_ruins_then_to_both() -> None:
    """R13.7: A has 6 points by product, B by Nemos; then A marked a ruin worth nothing without stations."""
    nemos = ended(finds={"A": "gold"}, threes={"sonar": "A"}, money={"A": 0, "B": 6})
    assert (nemos.score("A"), nemos.score("B")) == (6, 6)
    assert nemos.ending.winners == (1,)
    ruins = ended(ruins={1: "A"}, money={"A": 3, "B": 3})
    assert ruins.ending.winners == (0,)
    both = ended(money={"A": 3, "B": 3})
    assert both.ending.winners == (0, 1)
    assert "A and B win together" in both.heard_by(None)


def test_the_winner_is_named_with_the_points() -> None:
    """R13.7: B has one Nemo more."""
    sea = ended(money={"A": 3, "B": 4})
    assert "B wins with 4 points" in sea.heard_by(None)


def test_a_stand_in_values_stations_people_and_submarines() -> None:
    """R13.5: the guess rises with what may become points."""
    plain = GAME.score(scene(SUBMARINES).state, Seat(0))
    for better in (
        scene(SUBMARINES, tracks={"A": "sonar"}),
        scene(SUBMARINES, tracks={"A": "sonar sonar"}, threes={"sonar": "A"}),
        scene(SUBMARINES, subs={"A": "C9"}),
        scene(SUBMARINES, finds={"A": "gold"}),
        scene(SUBMARINES, ruins={1: "A"}),
        scene(SUBMARINES, city="green:K13", crew={"K13": "AA"}),
    ):
        assert GAME.score(better.state, Seat(0)) > plain
