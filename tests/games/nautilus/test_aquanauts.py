"""R5: aquanauts."""

from __future__ import annotations

from typing import Any

from tests.games.nautilus.scenes import AQUANAUTS, Scene, scene

LINE = "green:N10 green:Q10 green:T10 green:W10 green:H10 green:E10"
"""Six dwellings in a row, the base K10 among them."""


def row(**more: Any) -> Scene:
    """A walks in a straight line of dwellings."""
    return scene(AQUANAUTS, city=LINE, only="A", **more)


def examples(crew: dict[str, str]) -> Scene:
    """The city of the rulebook's examples: A is violet, B red."""
    city = "violet:J11 training:L9/0:A green:O9 training:R9/0:A research:J7/0:B"
    return scene(AQUANAUTS, base="H9", city=city, crew=crew, only="A", tiles={})


def test_one_or_two_aquanauts_move_or_none() -> None:
    """R5.1: after each one may stop."""
    sea = row(crew={"N10": "AA"})
    assert "no-more" in sea.offers
    sea.play("A from:N10", "A to:Q10")
    assert (sea.step, "no-more" in sea.offers) == ("walk", True)
    sea.play("A from:N10", "A to:Q10")
    assert sea.crew("Q10") == "AA"
    assert sea.state.phase == 1


def test_three_steps_are_shared() -> None:
    """R5.2: each leads through a passage, whatever the module."""
    sea = row(crew={"K10": "AA"}).play("A from:K10")
    assert sea.spots("to") == {"N10", "Q10", "T10", "H10", "E10"}
    sea.play("A to:Q10", "A from:K10")
    assert sea.spots("to") == {"N10", "H10"}


def test_training_gives_four_or_five_steps() -> None:
    """R5.3: one station, two stations, more than two."""
    for stations, far in (
        ("training", "W10"),
        ("training training", "W10"),
        ("training training training", "W10"),
    ):
        assert far in row(crew={"K10": "A"}, tracks={"A": stations}).play("A from:K10").spots("to")
    assert "W10" not in row(crew={"K10": "A"}).play("A from:K10").spots("to")
    assert "W10" not in row(crew={"H10": "A"}, tracks={"A": "training"}).play("A from:H10").spots("to")
    assert "W10" in row(crew={"H10": "A"}, tracks={"A": "training training"}).play("A from:H10").spots("to")
    six = row(crew={"E10": "A"}, tracks={"A": "training training training"}).play("A from:E10")
    assert "W10" not in six.spots("to")


def test_example_4_one_left_one_right_and_the_rest_is_lost() -> None:
    """R5.4, R5.5: two stations started with two steps; nobody else moves."""
    sea = examples({"O9": "AAAA"})
    sea.play("A from:O9", "A to:L9")
    assert "3 steps are left" in sea.prompt()
    sea.play("A from:O9", "A to:R9")
    assert sea.player("A").tracks["training"] == 2
    assert sea.crew("O9") == "AA"
    assert sea.state.phase == 1


def test_example_5_the_second_aquanaut_uses_the_step_gained_by_the_first() -> None:
    """R5.4: four steps, one used, a fifth gained: four are left, and the way round the wall takes four."""
    sea = examples({"O9": "AAA", "R9": "A"})
    assert "4 steps are left" in sea.prompt()
    sea.play("A from:O9", "A to:L9")
    assert "4 steps are left" in sea.prompt()
    sea.play("A from:O9")
    assert sea.label("to:J7") == "Research on J7 – 4 steps, starts it for 1 Nemo"
    sea.play("A to:J7")
    assert sea.crew("J7") == "A"


def test_the_first_aquanaut_does_not_move_again() -> None:
    """R5.4: alone in a dwelling it stays there; with company the other one may go."""
    alone = row(crew={"K10": "A", "E10": "A"}).play("A from:K10", "A to:N10")
    assert alone.spots("from") == {"E10"}
    company = row(crew={"K10": "A", "N10": "A"}).play("A from:K10", "A to:N10")
    assert company.spots("from") == {"N10"}


def test_a_third_aquanaut_never_moves() -> None:
    """R5.5: two used one step each, one step is left over."""
    sea = row(crew={"K10": "AAA"})
    sea.play("A from:K10", "A to:N10", "A from:K10", "A to:N10")
    assert sea.crew("K10") == "A"
    assert sea.state.phase == 1


def test_walking_through_a_station_costs_and_starts_nothing() -> None:
    """R5.6: B's training station lies on the way."""
    sea = scene(AQUANAUTS, city="training:N10/0:B green:Q10", crew={"K10": "A"}, money={"A": 5}, only="A")
    sea.play("A from:K10", "A to:Q10")
    assert sea.money("A") == 5
    assert sea.player("A").tracks["training"] == 0


def test_any_number_may_be_in_one_module() -> None:
    """R5.7: a crowd of nine takes in two more."""
    sea = row(crew={"N10": "AAAAABBBB", "K10": "AA"})
    sea.play("A from:K10", "A to:N10", "A from:K10", "A to:N10")
    assert sea.crew("N10") == "AAAAAAABBBB"


def test_one_of_a_stations_aquanauts_must_stay_for_ever() -> None:
    """R5.8: a single one is locked in; of two, one may go; a dwelling may be left by all."""
    city = "training:N10/0:B green:Q10"
    locked = scene(AQUANAUTS, city=city, crew={"N10": "ABB", "Q10": "A"}, only="A")
    assert locked.spots("from") == {"Q10"}
    sea = scene(AQUANAUTS, city=city, crew={"N10": "AAB"}, only="A").play("A from:N10", "A to:Q10")
    assert "from:N10" not in sea.offers
    assert sea.crew("N10") == "AB"
    free = scene(AQUANAUTS, city=city, crew={"Q10": "A"}, only="A").play("A from:Q10", "A to:K10")
    assert free.crew("Q10") == ""


def test_the_one_that_stays_may_be_the_one_that_just_came() -> None:
    """R5.8: any of them; so of two in a station one goes, though the other moved in this turn."""
    city = "training:N10/0:A green:Q10"
    sea = scene(AQUANAUTS, city=city, crew={"N10": "A", "K10": "A"}, only="A")
    sea.play("A from:K10", "A to:N10")
    assert sea.spots("from") == {"N10"}


def test_without_the_fee_nobody_stops_in_a_foreign_station() -> None:
    """R5.9: but walks through it to a free place."""
    city = "training:N10/0:B green:Q10"
    sea = scene(AQUANAUTS, city=city, crew={"K10": "A"}, money={"A": 0}, only="A").play("A from:K10")
    assert sea.spots("to") == {"Q10"}
    stuck = scene(AQUANAUTS, city="training:N10/0:B", crew={"K10": "A"}, money={"A": 0}, only="A")
    assert stuck.state.phase == 1


def test_steps_not_used_are_lost() -> None:
    """R5.10: the next round begins with three again."""
    sea = row(crew={"K10": "A"}).play("A from:K10", "A to:N10")
    while (sea.mover, sea.state.phase) != ("A", AQUANAUTS):
        sea.play(f"{sea.mover} {'buy:sonar' if 'buy:sonar' in sea.offers else sea.question.default[0]}")
    assert "3 steps are left" in sea.prompt()


def test_an_aquanaut_chosen_may_stay_after_all() -> None:
    """R5.1: nothing is used up; those of that module are not asked for again."""
    sea = row(crew={"K10": "A", "N10": "A"}).play("A from:K10", "A stay")
    assert sea.spots("from") == {"N10"}
    assert "3 steps are left" in sea.prompt()
