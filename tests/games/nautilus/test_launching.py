"""R7: launching."""

from __future__ import annotations

from typing import Any

from tests.games.nautilus.scenes import SUBMARINES, Scene, scene

CITY = "training:N10/0:B green:Q10 technical:K13/0:A"
"""Blue doors of N10: w to the base, e to a dwelling; of K13: n to the base, s to K15."""


def launching(crew: dict[str, str], **more: Any) -> Scene:
    return scene(SUBMARINES, **{"city": CITY, "crew": crew, "tiles": {}, "only": "A", **more})


def test_a_station_with_two_own_aquanauts_and_a_free_blue_door_launches() -> None:
    """R7.1: one aquanaut is not enough; B's do not count; N10's doors are taken by modules."""
    assert launching({"K13": "AA"}).offers == ["launch:K13-K15", "no-more"]
    assert launching({"K13": "ABB"}).mover == "B"
    assert launching({"N10": "AA"}).mover == "B"


def test_a_foreign_station_launches_as_well() -> None:
    """R7.1: whoever built it."""
    sea = launching({"K13": "AA"}, city="technical:K13/0:B")
    assert sea.offers == ["launch:K13-K15", "no-more"]


def test_base_and_dwellings_launch_nothing() -> None:
    """R7.1: though they have blue doors and people."""
    assert launching({"K10": "AA", "Q10": "AAA"}).state.phase == 1


def test_one_aquanaut_goes_back_to_the_reserve_and_nothing_is_paid() -> None:
    """R7.2."""
    sea = launching({"K13": "AA"}, money={"A": 3}).play("A launch:K13-K15")
    assert (sea.crew("K13"), sea.player("A").reserve, sea.money("A")) == ("A", 14, 3)
    assert sea.subs("A") == ["K15"]


def test_the_launch_square_must_be_free() -> None:
    """R7.3: no submarine, no discovery, no module, and on the board."""
    assert launching({"K13": "AA"}, subs={"B": "K15"}).mover == "B"
    assert launching({"K13": "AA"}, tiles={"K15": "gold"}).mover == "B"
    assert launching({"K13": "AA"}, shown={"K15": "gold"}).mover == "B"
    assert launching({"K13": "AA"}, city=f"{CITY} violet:M15 violet:K16").mover == "B"
    edge = launching({"C19": "AA"}, city="technical:C19/0:A")
    assert edge.offers == ["launch:C19-C17", "no-more"]


def test_nobody_has_more_than_three_submarines_at_sea() -> None:
    """R7.4: with three out there is nothing to launch."""
    sea = launching({"K13": "AA"}, subs={"A": "A1 A3 A5"}, money={"A": 0})
    assert sea.step == "sail"
    assert launching({"K13": "AA"}, subs={"A": "A1 A3"}).step == "launch"


def test_all_are_launched_before_any_listens_or_moves() -> None:
    """R7.5: two from one station with two doors; then sonar and sailing, and no more launching."""
    city = "technical:K14/0:A"
    sea = launching({"K14": "AAAA"}, city=city, tiles={"K18": "gold"})
    sea.play("A launch:K14-K12")
    assert sea.offers == ["launch:K14-K16", "no-more"]
    sea.play("A launch:K14-K16")
    assert sea.step == "ping"
    sea.play("A no-more")
    assert sea.step == "sail"
    assert sea.crew("K14") == "AA"


def test_a_submarine_may_be_launched_straight_into_the_trench() -> None:
    """R7.6: without the key."""
    sea = launching({"U10": "AA"}, city="technical:U10/1:A")
    sea.play("A launch:U10-W10")
    assert sea.subs("A") == ["W10"]
