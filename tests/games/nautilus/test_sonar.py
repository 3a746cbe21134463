"""R8: sonar."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.engine import Barrier
from tests.games.nautilus.scenes import SUBMARINES, Scene, scene


def listening(spots: str = "Q11", **more: Any) -> Scene:
    return scene(SUBMARINES, **{"subs": {"A": spots}, "only": "A", **more})


def test_each_submarine_listens_once_for_a_nemo_before_any_moves() -> None:
    """R8.1: two submarines, two pings, two Nemos; then they sail and listen no more."""
    sea = listening("Q11 C11", money={"A": 5})
    assert sea.offers == ["ping:Q11", "ping:C11", "no-more"]
    sea.play("A ping:Q11")
    assert sea.offers == ["ping:C11", "no-more"]
    sea.play("A ping:C11")
    assert sea.money("A") == 3
    assert sea.step == "sail"
    assert listening(money={"A": 0}).step.startswith("sail")


@pytest.mark.parametrize(
    ("stations", "heard"),
    [
        ("", {"Q13", "R10", "T12"}),
        ("sonar", {"Q13", "R10", "T12", "T9"}),
        ("sonar sonar", {"Q13", "R10", "T12", "T9", "O7", "Q5", "Q17", "S7", "S15"}),
    ],
)
def test_sonar_reaches_four_five_or_six_squares(stations: str, heard: set[str]) -> None:
    """R8.2: from Q11 on the printed squares, counted straight."""
    sea = listening(tracks={"A": stations}).play("A ping:Q11")
    assert set(sea.known("A")) == heard


def test_nothing_is_in_the_way_of_sonar() -> None:
    """R8.2: not the city, nor other discoveries."""
    sea = listening("N7", city="green:N10", tiles={"N11": "gold", "N8": "gold"}).play("A ping:N7")
    assert set(sea.known("A")) == {"N8", "N11"}


def test_only_the_player_sees_what_the_sonar_shows() -> None:
    """R8.3: the others hear that there was a ping, and where."""
    sea = listening(tiles={"Q13": "gold", "R10": "atlantis-13"}).play("A ping:Q11")
    assert "gold on Q13 and Atlantis discovery 13 on R10" in sea.heard_by("A")
    assert "gold" not in sea.heard_by("B")
    assert "looked at 2 discoveries" in sea.heard_by(None)
    assert sea.known("B") == {}
    assert sea.change.learned == {0}
    assert sea.change.barrier is Barrier.HARD


def test_the_trench_is_heard_only_from_within() -> None:
    """R8.4: W11 lies in the trench, T12 beside it."""
    tiles = {"W11": "gold", "T12": "snail"}
    outside = listening("T11", tiles=tiles, tracks={"A": "sonar sonar"}).play("A ping:T11")
    assert set(outside.known("A")) == {"T12"}
    inside = listening("W12", tiles=tiles, tracks={"A": "sonar sonar"}, trench_open=True).play("A ping:W12")
    assert set(inside.known("A")) == {"W11", "T12"}


def test_a_submarine_that_would_hear_nothing_new_is_not_asked() -> None:
    """R8.5: far from everything, or where everything is known."""
    assert listening("K10", base="I10", tiles={"Z5": "gold"}).step == "sail-to"
    sea = listening("Q11 Q12", tiles={"Q14": "gold"}).play("A ping:Q11")
    assert sea.step == "sail"
