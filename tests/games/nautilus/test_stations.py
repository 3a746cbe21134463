"""R6: running stations."""

from __future__ import annotations

import pytest

from tests.games.nautilus.scenes import AQUANAUTS, FACTS, SUBMARINES, Scene, scene

CITY = "green:N10 sonar:N13/0:A sonar:N7/2:B green:Q10"
"""Two sonar stations beside the dwelling on N10."""


def test_stopping_in_a_station_starts_it_whoever_built_it() -> None:
    """R6.1: A starts B's station."""
    sea = scene(AQUANAUTS, city=CITY, crew={"N10": "A"}, only="A").play("A to:N7")
    assert sea.player("A").tracks["sonar"] == 1
    assert "started the sonar station on N7" in sea.heard_by(None)


def test_starting_a_foreign_station_pays_its_builder_once() -> None:
    """R6.2: one Nemo from A to B; A's second aquanaut is free."""
    sea = scene(AQUANAUTS, city=CITY, crew={"N10": "AA"}, money={"A": 5, "B": 5}, only="A")
    sea.play("A to:N7")
    assert (sea.money("A"), sea.money("B")) == (4, 6)
    sea.play("A to:N7")
    assert (sea.money("A"), sea.money("B")) == (4, 6)


def test_an_own_station_is_free() -> None:
    """R6.2: the builder pays nobody."""
    sea = scene(AQUANAUTS, city=CITY, crew={"N10": "A"}, money={"A": 5}, only="A").play("A to:N13")
    assert sea.money("A") == 5


def test_several_players_run_the_same_station() -> None:
    """R6.3: B is in already; A starts it as well."""
    sea = scene(AQUANAUTS, city=CITY, crew={"N10": "A", "N7": "B"}, only="A").play("A to:N7")
    assert sea.player("A").tracks["sonar"] == sea.player("B").tracks["sonar"] == 1


def test_more_aquanauts_in_a_station_add_nothing() -> None:
    """R6.4: the track counts stations, and moves on for the starter."""
    sea = scene(AQUANAUTS, city=CITY, crew={"N10": "A", "N13": "A"}, only="A").play("A to:N13")
    assert sea.player("A").tracks["sonar"] == 1
    assert sea.player("B").tracks["sonar"] == 0


@pytest.mark.parametrize(("running", "points"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_a_kind_is_worth_a_point_from_two_stations_on(running: int, points: int) -> None:
    """R6.5: and nothing before."""
    tracks = {"A": " ".join(["sonar"] * running)}
    sea = scene(1, tracks=tracks)
    assert sea.view().players[0].kind_points["sonar"] == points


def test_the_three_replaces_the_one() -> None:
    """R6.5: 3, not 4."""
    sea = _second_sonar()
    assert sea.view().players[0].kind_points["sonar"] == 3
    assert sea.view().players[0].threes == ("sonar",)


def _second_sonar(tracks: dict[str, str] | None = None, threes: dict[str, str] | None = None) -> Scene:
    """A, with one sonar station running, starts another."""
    crew = {"N10": "A", "N13": "A"}
    sea = scene(AQUANAUTS, city=CITY, crew=crew, tracks=tracks, threes=threes, only="A")
    return sea.play("A to:N7")


def test_the_three_goes_to_the_first_with_two_and_more_than_anybody_else() -> None:
    """R6.6: one station is not enough; a tie gives nothing."""
    first = scene(AQUANAUTS, city=CITY, crew={"N10": "A"}, only="A").play("A to:N7")
    assert first.three("sonar") is None
    assert _second_sonar().three("sonar") == "A"
    assert _second_sonar({"B": "sonar sonar"}).three("sonar") is None


def test_the_three_is_taken_only_by_strictly_more() -> None:
    """R6.6: B holds it with two; A's second changes nothing, A's third takes it at once."""
    tie = _second_sonar({"B": "sonar sonar"}, {"sonar": "B"})
    assert tie.three("sonar") == "B"
    more = _second_sonar({"A": "sonar", "B": "sonar sonar"}, {"sonar": "B"})
    assert more.three("sonar") == "A"
    assert "takes its 3 from B" in more.heard_by(None)


def test_four_of_four_cannot_be_beaten() -> None:
    """R6.7: A's fourth only ties with B's four, so the "3" stays."""
    sea = _second_sonar({"A": "sonar sonar", "B": "sonar sonar sonar sonar"}, {"sonar": "B"})
    assert sea.player("A").tracks["sonar"] == 4
    assert sea.three("sonar") == "B"


@pytest.mark.parametrize(
    ("kind", "benefits"),
    [
        ("training", [3, 4, 5, 5]),
        ("technical", [4, 5, 6, 6]),
        ("sonar", [4, 5, 6, 6]),
        ("research", [0, 1, 2, 2]),
        ("analysis", [2, 3, 4, 4]),
    ],
)
def test_each_kind_has_its_use(kind: str, benefits: list[int]) -> None:
    """R6.8: with none, one, two and three running."""
    assert [FACTS.benefit(kind, running) for running in range(4)] == benefits
    shown = [scene(1, tracks={"A": " ".join([kind] * n)}).view().players[0].benefits[kind] for n in range(4)]
    assert shown == benefits


def test_a_station_started_in_phase_3_works_at_once() -> None:
    """R6.9: a submarine docks, starts a technical station, and the next submarine goes five squares."""
    sea = scene(
        SUBMARINES,
        city="green:N10 technical:N13/0:A",
        crew={"N13": "B"},
        subs={"A": "N15 C10"},
        money={"A": 0},
        tiles={},
        only="A",
    )
    assert "Each has 4 squares" in sea.prompt()
    sea.play("A sail:N15", "A dock-here", "A dock:N13:with")
    assert "It has 5 squares" in sea.prompt()
    assert "H10" in sea.spots("to")
