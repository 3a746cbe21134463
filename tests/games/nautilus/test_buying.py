"""R3: buying."""

from __future__ import annotations

import pytest

from tests.games.nautilus.scenes import BUILDING, scene


def test_a_turn_allows_one_purchase() -> None:
    """R3.1: after it the question is what to build."""
    sea = scene(BUILDING)
    sea.play("A buy:training")
    assert sea.step == "build"
    sea.play("A keep")
    assert (sea.mover, sea.step) == ("B", "buy")


def test_a_station_costs_one_nemo() -> None:
    """R3.2."""
    sea = scene(BUILDING, money={"A": 9})
    bank = sea.state.bank
    sea.play("A buy:sonar")
    assert sea.money("A") == 8
    assert sea.state.bank == bank + 1
    assert sea.state.piles["sonar"] == 3


@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 3), (4, 4)])
def test_a_dwelling_is_bought_with_its_aquanauts(seats: int, most: int) -> None:
    """R3.3: one at least, three or four at most, a Nemo each; the module itself is free."""
    sea = scene(BUILDING, seats, money={"A": 9})
    crews = sorted(key for key in sea.offers if key.startswith("buy:green"))
    assert crews == [f"buy:green-{n}" for n in range(1, most + 1)]
    sea.play(f"A buy:green-{most}")
    assert sea.money("A") == 9 - most


def test_aquanauts_of_a_new_dwelling_come_from_the_reserve() -> None:
    """R3.4: with two left no three can be bought, with none no dwelling at all."""
    sea = scene(BUILDING, reserve={"A": 2})
    assert "buy:violet-3" not in sea.offers
    sea.play("A buy:violet-2")
    assert sea.player("A").reserve == 0
    empty = scene(BUILDING, reserve={"A": 0})
    assert not any(key.startswith(("buy:green", "buy:violet")) for key in empty.offers)


def test_what_has_run_out_or_costs_too_much_is_not_for_sale() -> None:
    """R3.5: all four sonar stations are built; two Nemos buy no three aquanauts; none buy nothing."""
    sea = scene(BUILDING, city="sonar:C3 sonar:C7 sonar:C11 sonar:C15", money={"A": 2})
    assert "buy:sonar" not in sea.offers
    assert "buy:green-2" in sea.offers
    assert "buy:green-3" not in sea.offers
    poor = scene(BUILDING, money={"A": 0})
    assert poor.mover == "B"


def test_four_modules_may_be_held_and_all_can_see_them() -> None:
    """R3.6: with four nothing can be bought; what is held lies openly."""
    three = scene(BUILDING, held={"A": "training sonar green-2"})
    assert "buy:sonar" in three.offers
    four = scene(BUILDING, held={"A": "training sonar green-2 green-1"})
    assert four.step == "build"
    assert [held.key for held in four.view("B").players[0].held] == [
        "training",
        "sonar",
        "green-2",
        "green-1",
    ]


def test_by_the_italian_rule_three_modules_may_be_held() -> None:
    """R3.6: option hold=3."""
    assert scene(BUILDING, held={"A": "training sonar"}, hold="3").step == "buy"
    assert scene(BUILDING, held={"A": "training sonar green-2"}, hold="3").step == "build"
