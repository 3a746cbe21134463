"""R11: Atlantis."""

from __future__ import annotations

from typing import Any

from tests.games.nautilus.scenes import SUBMARINES, Scene, scene

CITY = "green:N10 sonar:N13/0:B green:N7 green:N4"


def finding(crew: dict[str, str] | None = None, **more: Any) -> Scene:
    """A's submarine reaches Atlantis discovery 10 on C10."""
    given = {"city": CITY, "crew": crew or {}, "tiles": {"C10": "atlantis-10"}, "subs": {"A": "C9"}, **more}
    sea = scene(SUBMARINES, only="A", **given)
    while sea.step in ("ping", "launch"):
        sea.play("A no-more")
    return sea.play("A to:C10")


def test_yellow_found_number_ten() -> None:
    """R11.1: it goes to its place with the finder's marker, for the usual fee."""
    sea = finding(money={"A": 4})
    assert sea.state.ruins == {10: 0}
    assert sea.money("A") == 3
    ten = sea.view().ruins[9]
    assert (ten.number, ten.found, ten.holder) == (10, True, 0)
    assert sea.view().players[0].ruins == (10,)


def test_as_a_reward_an_aquanaut_moves_up_to_two_steps() -> None:
    """R11.2: training adds nothing; it may be declined."""
    sea = finding({"K10": "A"}, tracks={"A": "training training"})
    assert (sea.step, sea.piece) == ("walk-to", "K10")
    assert "carry the news? It has up to 2 steps." in sea.prompt()
    assert sea.spots("to") == {"N10", "N13", "N7"}
    sea.play("A to:N7")
    assert sea.crew("N7") == "A"
    assert sea.state.phase == 1
    assert finding({"K10": "A"}).play("A no-more").crew("K10") == "A"
    several = finding({"K10": "A", "N10": "A"})
    assert "An aquanaut may carry the news of Atlantis, up to 2 steps." in several.prompt()
    assert several.play("A from:K10", "A back", "A no-more").state.phase == 1


def test_where_nobody_can_move_there_is_no_question() -> None:
    """R11.2: A has nobody in the city."""
    assert finding({"K10": "B"}).state.phase == 1


def test_the_messenger_may_start_a_station_with_all_consequences() -> None:
    """R11.3: the fee is paid, the track moves on, the "3" is claimed."""
    sea = finding({"N10": "A"}, tracks={"A": "sonar"}, money={"A": 5, "B": 5})
    sea.play("A to:N13")
    assert (sea.money("A"), sea.money("B")) == (3, 6)
    assert sea.three("sonar") == "A"


def test_the_messenger_leaves_nobody_behind_alone() -> None:
    """R11.3: the only one in a station stays; without money no foreign station is entered."""
    assert finding({"N13": "A"}).state.phase == 1
    poor = finding({"N10": "A"}, money={"A": 1})
    assert "N13" not in poor.spots("to")


def test_unpaid_atlantis_goes_to_the_ruins_without_a_marker() -> None:
    """R11.4: and without a reward."""
    sea = finding({"K10": "A"}, money={"A": 0})
    assert sea.state.ruins == {10: None}
    assert sea.state.shown == {}
    assert sea.state.phase == 1
