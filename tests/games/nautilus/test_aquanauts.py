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
    sea.play("A to:Q10")
    assert "no-more" in sea.offers
    sea.play("A to:Q10")
    assert sea.crew("Q10") == "AA"
    assert sea.state.phase == 1


def test_three_steps_are_shared() -> None:
    """R5.2: each leads through a passage, whatever the module."""
    sea = row(crew={"K10": "AA"})
    assert sea.spots("to") == {"N10", "Q10", "T10", "H10", "E10"}
    sea.play("A to:Q10")
    assert sea.spots("to") == {"N10", "H10"}


def test_training_gives_four_or_five_steps() -> None:
    """R5.3: one station, two stations, more than two."""
    for stations, far in (
        ("training", "W10"),
        ("training training", "W10"),
        ("training training training", "W10"),
    ):
        assert far in row(crew={"K10": "A"}, tracks={"A": stations}).spots("to")
    assert "W10" not in row(crew={"K10": "A"}).spots("to")
    assert "W10" not in row(crew={"H10": "A"}, tracks={"A": "training"}).spots("to")
    assert "W10" in row(crew={"H10": "A"}, tracks={"A": "training training"}).spots("to")
    six = row(crew={"E10": "A"}, tracks={"A": "training training training"})
    assert "W10" not in six.spots("to")


def test_example_4_one_left_one_right_and_the_rest_is_lost() -> None:
    """R5.4, R5.5: two stations started with two steps; nobody else moves."""
    sea = examples({"O9": "AAAA"})
    sea.play("A to:L9")
    assert "3 steps are left" in sea.prompt()
    sea.play("A to:R9")
    assert sea.player("A").tracks["training"] == 2
    assert sea.crew("O9") == "AA"
    assert sea.state.phase == 1


def test_example_5_the_second_aquanaut_uses_the_step_gained_by_the_first() -> None:
    """R5.4: four steps, one used, a fifth gained: four are left, and the way round the wall takes four."""
    sea = examples({"O9": "AAA", "R9": "A"})
    assert "4 steps are left" in sea.prompt()
    sea.play("A to:L9")
    assert "4 steps are left" in sea.prompt()
    assert sea.label("to:J7") == "Research on J7 – 4 steps, starts it for 1 Nemo"
    sea.play("A to:J7")
    assert sea.crew("J7") == "A"


def test_the_first_aquanaut_does_not_move_again() -> None:
    """R5.4: alone in a dwelling it stays there; with company the other one may go."""
    alone = row(crew={"K10": "A", "E10": "A"}).play("A from:K10", "A to:N10")
    assert alone.piece == "E10"
    company = row(crew={"K10": "A", "N10": "A"}).play("A from:K10", "A to:N10")
    assert company.piece == "N10"


def test_a_third_aquanaut_never_moves() -> None:
    """R5.5: two used one step each, one step is left over."""
    sea = row(crew={"K10": "AAA"})
    sea.play("A to:N10", "A to:N10")
    assert sea.crew("K10") == "A"
    assert sea.state.phase == 1


def test_walking_through_a_station_costs_and_starts_nothing() -> None:
    """R5.6: B's training station lies on the way."""
    sea = scene(AQUANAUTS, city="training:N10/0:B green:Q10", crew={"K10": "A"}, money={"A": 5}, only="A")
    sea.play("A to:Q10")
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
    assert locked.piece == "Q10"
    sea = scene(AQUANAUTS, city=city, crew={"N10": "AAB"}, only="A").play("A to:Q10")
    assert sea.state.phase == 1
    assert sea.crew("N10") == "AB"
    free = scene(AQUANAUTS, city=city, crew={"Q10": "A"}, only="A").play("A to:K10")
    assert free.crew("Q10") == ""


def test_the_one_that_stays_may_be_the_one_that_just_came() -> None:
    """R5.8: any of them; so of two in a station one goes, though the other moved in this turn."""
    city = "training:N10/0:A green:Q10"
    sea = scene(AQUANAUTS, city=city, crew={"N10": "A", "K10": "A"}, only="A")
    sea.play("A to:N10")
    assert sea.piece == "N10"


def test_without_the_fee_nobody_stops_in_a_foreign_station() -> None:
    """R5.9: but walks through it to a free place."""
    city = "training:N10/0:B green:Q10"
    sea = scene(AQUANAUTS, city=city, crew={"K10": "A"}, money={"A": 0}, only="A")
    assert sea.spots("to") == {"Q10"}
    stuck = scene(AQUANAUTS, city="training:N10/0:B", crew={"K10": "A"}, money={"A": 0}, only="A")
    assert stuck.state.phase == 1


def test_steps_not_used_are_lost() -> None:
    """R5.10: the next round begins with three again."""
    sea = row(crew={"K10": "A"}).play("A to:N10")
    while (sea.mover, sea.state.phase) != ("A", AQUANAUTS):
        sea.play(f"{sea.mover} {'buy:sonar' if 'buy:sonar' in sea.offers else sea.question.default[0]}")
    assert "3 steps are left" in sea.prompt()


def test_an_aquanaut_chosen_may_be_exchanged_for_another() -> None:
    """R5.1: a real step back: nothing is used up and everyone may still go."""
    sea = row(crew={"K10": "A", "N10": "A"})
    before = sea.offers
    sea.play("A from:K10", "A back")
    assert sea.offers == before
    assert "3 steps are left" in sea.prompt()


def test_the_only_aquanaut_that_can_move_need_not_be_named() -> None:
    """R5.1: where to, or nobody; and whoever can go to one module only, goes there."""
    sea = row(crew={"K10": "AA"})
    assert (sea.step, sea.piece, sea.offers[-1]) == ("walk-to", "K10", "no-more")
    ends = scene(AQUANAUTS, city="green:N10 green:K13", crew={"N10": "A", "K13": "A"}, only="A")
    ends.play("A from:N10", "A to:K10")
    both = scene(AQUANAUTS, city="green:N10", crew={"N10": "A", "K10": "A"}, only="A")
    assert both.label("from:N10") == "N10 → Base on K10 – one step"
    assert both.play("A from:N10").crew("K10") == "AA"


def test_what_would_be_started_comes_first() -> None:
    """R6.1: before the dwellings in reach."""
    sea = scene(AQUANAUTS, city="green:K7 green:H10 sonar:K13/0:A", crew={"K10": "A"}, only="A")
    assert sea.offers[0] == "to:K13"
    assert [option.group for option in sea.question.options][:2] == ["starts", "7"]
