"""R5: step 2, boats."""

from __future__ import annotations

import pytest

from games.the_island.state import IslandState
from tests.games.the_island.scenes import scene
from tests.kit.scene import seat_of


def control(state: IslandState) -> str:
    return "".join("ABCD"[seat] for seat in sorted(state.controls("h11")))


def test_a_hex_holds_one_boat() -> None:
    """R5.1: others are kept away."""
    sea = scene(people="an k6", boats="h11, h12, g10").play("A boat:h11")
    assert not {"sail:h12", "sail:g10"} & sea.offered
    assert "sail:g11" in sea.offered


def test_a_boat_among_boats_and_tiles_cannot_move() -> None:
    """R5.1: it is not on offer."""
    sea = scene(people="an k6", boats="m1, m2, l2, l3")
    assert "boat:m1" not in sea.offered
    assert "boat:m2" in sea.offered


def test_a_boat_holds_three_of_any_colours() -> None:
    """R5.1: the fourth finds no place."""
    sea = scene(people="an h11, ap h11", boats="h11 bn cn").play("A explorer:an", "A board:h11")
    assert sea.at("h11") == "ap swims, boat(bn cn an)"
    assert "board:h11" not in sea.play("A explorer:ap").offered


def test_anybody_moves_an_empty_boat_from_afar() -> None:
    """R5.2: with no explorer near."""
    sea = scene(people="an k6", boats="a1").play("A boat:a1", "A sail:a2")
    assert sea.at("a2") == "boat()"


@pytest.mark.parametrize(
    ("aboard", "who"),
    [("an ap aq", "A"), ("an ap bn", "A"), ("bn an bp", "B"), ("an ap", "A"), ("bn", "B")],
)
def test_most_explorers_aboard_control_the_boat(aboard: str, who: str) -> None:
    """R5.3: all cases of three places with one winner."""
    sea = scene(boats=f"h11 {aboard}", people="as k6")
    assert control(sea.state) == who
    assert ("boat:h11" in sea.offered) is (who == "A")


@pytest.mark.parametrize(("aboard", "who"), [("an bn", "AB"), ("an bn cn", "ABC"), ("bn cn", "BC")])
def test_those_with_equally_many_all_control_it(aboard: str, who: str) -> None:
    """R5.4."""
    sea = scene(boats=f"h11 {aboard}", people="as k6")
    assert control(sea.state) == who
    assert ("boat:h11" in sea.offered) is ("A" in who)


def test_control_is_counted_anew_after_every_step() -> None:
    """R5.4: one jumps off, and the tie is lost."""
    sea = scene(boats="h11 an bn", people="as k6").play("A explorer:an", "A jump:h11")
    assert "boat:h11" not in sea.offered


def test_both_colours_of_a_player_count_as_one() -> None:
    """R1.9: with two colours each, in boats."""
    sea = scene(seats=2, boats="h11 an cn bn", people="as k6", two_colours="on")
    assert control(sea.state) == "A"


def test_a_passenger_without_control_may_leave() -> None:
    """R5.5: jump, change boats, go ashore."""
    sea = scene(boats="b1 bn bp an, b2", moves=1)
    assert "boat:b1" not in sea.offered
    sea.play("A explorer:an")
    assert sea.offered == {"board:b2", "jump:b1", "land:nw", "done"}


def test_passengers_ride_for_nothing() -> None:
    """R5.6: three aboard, one point a hex, sea hexes only."""
    sea = scene(boats="h11 an ap bn", land="h10 forest").play("A boat:h11")
    assert "sail:h10" not in sea.offered
    sea.play("A sail:g10", "A boat:g10", "A sail:f11")
    assert sea.at("f11") == "boat(an ap bn)"
    assert sea.state.moves == 1


@pytest.mark.parametrize(
    ("creatures", "left"),
    [
        ("whale h12", "an bn swims, whale"),
        ("serpent h12", "serpent"),
        ("whale h12, shark h12", "shark, whale"),
        ("whale h12, serpent h12", "serpent, whale"),
        ("shark h12", "boat(an bn), shark"),
    ],
)
def test_a_boat_with_people_steered_into_creatures(creatures: str, left: str) -> None:
    """R5.7, R5.8: rivals aboard or not."""
    sea = scene(boats="h11 an bn", people="as k6", creatures=creatures).play("A boat:h11")
    assert ("sail:h12" in sea.risky) is (creatures != "shark h12")
    sea.play("A sail:h12")
    assert sea.at("h12") == left


@pytest.mark.parametrize("kind", ["serpent", "shark", "whale"])
def test_creatures_and_empty_boats_ignore_each_other(kind: str) -> None:
    """R5.8: whoever comes to whom."""
    sea = scene(people="an k6", boats="h11", creatures=f"{kind} h12").play("A boat:h11", "A sail:h12")
    assert sea.at("h12") == f"boat(), {kind}"
    sea = scene("sink", people="an k6", boats="h11", creatures=f"{kind} h12", land="d4 beach", die=kind)
    sea.play("A sink:d4", "A to:h11")
    assert sea.at("h11") == f"boat(), {kind}"


def test_a_boat_takes_no_swimmers_aboard_by_coming() -> None:
    """R5.9."""
    sea = scene(boats="h11 an", people="ap h12, bn h12").play("A boat:h11", "A sail:h12")
    assert sea.at("h12") == "ap bn swims, boat(an)"


def test_a_boat_left_at_a_landing_is_in_the_way_until_moved() -> None:
    """R5.10: anyone may shove it away once it is empty."""
    sea = scene(boats="b1, c1 bn, b2 an").play("A boat:b2")
    assert "sail:b1" not in sea.offered
    sea.play("A done")
    sea = scene(boats="b1, c2 an").play("A boat:b1", "A sail:b2", "A boat:c2", "A sail:b1")
    assert sea.at("b1") == "boat(an)"
    assert sea.state.on_turn == seat_of("A")
