"""R12: the end of the match."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nautilus.scenes import BUILDING, ENGLISH, SUBMARINES, Scene, scene


def finding(number: int, ruins: dict[int, str], **more: Any) -> Scene:
    """The last submarine of round 5 finds one more ruin."""
    given = {"subs": {"A": "C9"}, "tiles": {"C10": f"atlantis-{number}"}, **more}
    sea = scene(SUBMARINES, ruins=ruins, only="A", **given)
    return sea.play("A no-more", "A to:C10")


def silent_round(sea: Scene) -> Scene:
    """Everybody does nothing until the round is over."""
    now = sea.state.round
    while not sea.state.ending and sea.state.round == now:
        sea.play(f"{sea.mover} {sea.question.default[0]}")
    return sea


def test_after_13_14_and_15_one_more_round_is_played() -> None:
    """R12.1: round 6 is the last, whatever happens in it."""
    sea = finding(13, {14: "A", 15: "B"})
    assert (sea.state.round, sea.state.last, sea.state.ending) == (6, 6, None)
    assert "Round 6 is the last" in sea.heard_by(None)
    sea.play("B buy:sonar", "B keep", "A buy:sonar", "A keep")
    silent_round(sea)
    assert sea.ending.reason == "last_ruins"


def test_two_of_the_three_are_not_enough() -> None:
    """R12.1: 15 is missing."""
    assert finding(13, {14: "A", 12: "B"}).state.last is None


def test_when_all_fifteen_are_found_only_the_round_is_finished() -> None:
    """R12.2: though 13 completes the last three just now."""
    sea = finding(13, {number: "A" for number in range(1, 16) if number != 13})
    assert sea.ending.reason == "all_found"


def test_a_round_in_which_nothing_happens_is_the_last() -> None:
    """R12.3: nothing bought, built or recovered."""
    sea = silent_round(scene(BUILDING, stirred=False))
    assert sea.ending.reason == "stalled"


def test_a_busy_round_does_not_keep_the_next_one_going() -> None:
    """R12.3: A buys in round 5; round 6 is silent."""
    sea = scene(BUILDING, stirred=False).play("A buy:sonar", "A keep")
    silent_round(sea)
    assert (sea.state.round, sea.state.ending) == (6, None)
    assert silent_round(sea).ending.reason == "stalled"


@pytest.mark.parametrize(("stall", "ends"), [("it", False), ("fr", True)])
def test_a_purchase_alone_keeps_the_match_going_but_not_by_the_french_rule(stall: str, ends: bool) -> None:
    """R12.3: option stall=fr."""
    sea = scene(BUILDING, stirred=False, stall=stall, city="green:K13").play("A buy:sonar", "A keep")
    assert bool(silent_round(sea).state.ending) is ends


def test_before_the_first_building_a_purchase_keeps_every_match_going() -> None:
    """R12.3: saving up in round one ends nothing, by the French rule either; buying nothing does."""
    sea = scene(BUILDING, stirred=False, stall="fr").play("A buy:sonar", "A keep")
    assert not silent_round(sea).state.ending
    assert silent_round(scene(BUILDING, stirred=False, stall="fr")).ending.reason == "stalled"


@pytest.mark.parametrize(
    ("stall", "said"),
    [
        ("it", "Nothing was bought, built or recovered in this round yet"),
        ("fr", "Nothing was built or recovered in this round yet"),
    ],
)
def test_who_could_still_keep_the_match_going_is_warned(stall: str, said: str) -> None:
    """R12.3: from the last one to build on, until something happens; the first to build is not."""
    sea = scene(BUILDING, stirred=False, stall=stall, city="green:K13", crew={"K13": "A"})
    assert said not in sea.prompt()
    assert not sea.view().quiet
    sea.play("A nothing")
    assert f"{said}: if it stays so, the match ends after it." in sea.prompt()
    assert sea.view().quiet
    sea.play("B nothing")
    assert said in sea.prompt()
    built = scene(BUILDING, stall=stall, city="green:K13", crew={"K13": "A"}).play("A nothing")
    assert said not in built.prompt()


@pytest.mark.parametrize(("stall", "ending"), [("it", "stalled"), ("fr", "nothing_built")])
def test_the_ending_says_what_did_not_happen(stall: str, ending: str) -> None:
    """R12.3: by the French rule somebody may have bought."""
    sea = silent_round(scene(BUILDING, stirred=False, stall=stall, city="green:K13"))
    assert sea.ending.reason == ending
    assert "nobody " + ("bought" if stall == "it" else "built") in ENGLISH.text(f"ending-{ending}")


@pytest.mark.parametrize("stall", ["it", "fr"])
def test_building_keeps_the_match_going(stall: str) -> None:
    """R12.3: by both rulebooks."""
    sea = scene(BUILDING, stirred=False, stall=stall, held={"A": "green-1"})
    sea.play("A nothing", "A lay:green-1", "A at:K13")
    assert not silent_round(sea).state.ending


def test_ruins_without_a_marker_count_for_the_end() -> None:
    """R12.4: 14 was built over; and fourteen unmarked ruins count for all fifteen."""
    assert finding(13, {14: "-", 15: "B"}).state.last == 6
    assert finding(1, dict.fromkeys(range(2, 16), "-")).state.ending


@pytest.mark.parametrize("face", ["chest", "speed", "snail"])
def test_any_discovery_taken_keeps_the_match_going(face: str) -> None:
    """R12.5: chests and speed chips too."""
    sea = scene(SUBMARINES, subs={"A": "C9"}, tiles={"C10": face}, only="A", stirred=False, money={"A": 1})
    sea.play("A no-more", "A to:C10")
    if sea.state.phase == SUBMARINES:
        sea.play("A no-more")
    assert (sea.state.round, sea.state.ending) == (6, None)


def test_a_discovery_merely_turned_up_does_not_keep_the_match_going() -> None:
    """R12.5: for want of money."""
    for face in ("snail", "atlantis-3"):
        sea = scene(
            SUBMARINES, subs={"A": "C9"}, tiles={"C10": face}, only="A", stirred=False, money={"A": 0}
        )
        sea.play("A to:C10")
        assert sea.state.ending
        assert sea.state.ending.reason == "stalled"


def test_a_table_may_agree_on_a_number_of_rounds() -> None:
    """R12.6: option round_cap; round 5 of 10 goes on, round 10 of 10 does not."""
    sea = scene(SUBMARINES, subs={"A": "C9"}, only="A", round_cap="10")
    silent_round(sea)
    assert not sea.state.ending
    late = scene(SUBMARINES, subs={"A": "C9"}, only="A", round_cap="10")
    late.state.round = 10
    silent_round(late)
    assert late.ending.reason == "round_cap"
