"""R10: recovering discoveries."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.engine import Barrier
from tests.games.nautilus.scenes import BOARD, SUBMARINES, Scene, scene


def diving(tiles: dict[str, str], subs: str = "C9", **more: Any) -> Scene:
    """A's submarines are about to sail; nobody listens."""
    sea = scene(SUBMARINES, **{"subs": {"A": subs}, "tiles": tiles, "only": "A", **more})
    return sea.play("A no-more") if sea.step == "ping" else sea


def test_reaching_a_discovery_ends_the_move_and_turns_it_up() -> None:
    """R10.1: for all to see, and there is no way to refuse it."""
    sea = diving({"C10": "gold"}).play("A to:C10")
    assert "found gold on C10" in sea.heard_by("B")
    assert sea.change.barrier is Barrier.HARD
    assert sea.player("A").finds["gold"] == 1
    assert sea.state.phase == 1


def test_chests_and_speed_chips_cost_nothing_and_leave_the_game() -> None:
    """R10.2: even without a Nemo."""
    chest = diving({"C10": "chest"}, money={"A": 0}).play("A to:C10")
    assert (chest.money("A"), chest.state.gone) == (2, ["chest"])
    speed = diving({"C10": "speed"}, money={"A": 0}).play("A to:C10")
    assert (speed.step, speed.state.gone) == ("dash-to", ["speed"])


@pytest.mark.parametrize(("start", "spot", "price"), [("C10", "C9", 1), ("B3", "B2", 1), ("W10", "W11", 2)])
def test_other_discoveries_cost_one_nemo_and_two_in_the_trench(start: str, spot: str, price: int) -> None:
    """R10.3: slope, deep, trench."""
    sea = diving({spot: "urchin"}, start, money={"A": 5}, trench_open=True)
    bank = sea.state.bank
    sea.play(f"A to:{spot}")
    assert sea.money("A") == 5 - price
    assert sea.state.bank == bank + price


@pytest.mark.parametrize(("stations", "nemos"), [("", 2), ("analysis", 3), ("analysis analysis", 4)])
def test_a_chest_holds_more_with_analysis(stations: str, nemos: int) -> None:
    """R10.4: from the bank."""
    sea = diving({"C10": "chest"}, money={"A": 1}, tracks={"A": stations})
    bank = sea.state.bank
    sea.play("A to:C10")
    assert (sea.money("A"), sea.state.bank) == (1 + nemos, bank - nemos)


def test_a_speed_chip_moves_any_own_submarine_three_squares_at_once() -> None:
    """R10.5: the finder, or one that has moved, or one that has not."""
    sea = diving({"C10": "speed"}, "C9 H3 Q11").play("A sail:H3", "A to:H2", "A sail:C9", "A to:C10")
    assert sea.spots("dash") == {"C10", "H2", "Q11"}
    sea.play("A dash:Q11")
    assert "Q14" in sea.spots("to")
    assert "Q15" not in sea.spots("to")


def test_a_submarine_sped_up_keeps_its_own_move() -> None:
    """R10.5: Q11 goes three squares, and later four more."""
    sea = diving({"C10": "speed"}, "C9 Q11").play("A sail:C9", "A to:C10", "A dash:Q11", "A to:Q14")
    assert (sea.step, sea.piece) == ("sail-to", "Q14")
    sea.play("A to:Q18")
    assert "Q18" in sea.subs("A")


def test_a_speed_chip_may_be_declined() -> None:
    """R10.5: with one submarine, or with several; one chosen may be exchanged for another."""
    sea = diving({"C10": "speed"}).play("A to:C10", "A no-more")
    assert sea.state.phase == 1
    several = diving({"C10": "speed"}, "C9 Q11").play("A sail:C9", "A to:C10")
    before = several.offers
    assert several.play("A dash:Q11", "A back").offers == before
    assert several.play("A no-more").step == "sail-to"


def test_speed_chips_chain_and_a_discovery_ends_the_submarines_own_move() -> None:
    """R10.6: Q11 is sped to a second chip, which speeds it on to gold; its own move is gone."""
    sea = diving({"C10": "speed", "Q13": "speed", "Q15": "gold"}, "C9 Q11")
    sea.play("A sail:C9", "A to:C10", "A dash:Q11", "A to:Q13")
    assert sea.step == "dash"
    sea.play("A dash:Q13", "A to:Q15")
    assert sea.player("A").finds["gold"] == 1
    assert sea.state.phase == 1


LEFT = {"C10": "scallop", "F4": "gold", "I5": "chest", "B2": "snail", "W11": "atlantis-15"}


@pytest.mark.parametrize(
    ("face", "stations", "looks"), [("scallop", "research", 1), ("snail", "research research", 2)]
)
def test_research_looks_at_one_or_two_discoveries(face: str, stations: str, looks: int) -> None:
    """R10.7: after a scallop or a snail, anywhere, the trench too; only the player sees them."""
    sea = diving({**LEFT, "C10": face}, tracks={"A": stations}).play("A to:C10")
    assert sea.spots("look") == {"F4", "I5", "B2", "W11"}
    sea.play("A look:W11")
    assert "Atlantis discovery 15 on W11" in sea.heard_by("A")
    assert "Atlantis" not in sea.heard_by("B")
    assert "looked at the discovery on W11" in sea.heard_by("B")
    assert (sea.state.phase == 1) == (looks == 1)


def test_two_looks_go_to_different_zones_if_possible() -> None:
    """R10.7: after the slope, deep or trench; with the slope alone left, the slope again."""
    sea = diving(LEFT, tracks={"A": "research research"}).play("A to:C10", "A look:F4")
    assert sea.spots("look") == {"B2", "W11"}
    slope = {spot: face for spot, face in LEFT.items() if BOARD.zone[spot] == "slope"}
    only = diving(slope, tracks={"A": "research research"}).play("A to:C10", "A look:F4")
    assert only.spots("look") == {"I5"}


def test_without_research_or_for_other_kinds_there_is_no_look() -> None:
    """R10.7: none running; or a jellyfish."""
    assert diving(LEFT).play("A to:C10").state.phase == 1
    other = diving({**LEFT, "C10": "jellyfish"}, tracks={"A": "research research"}).play("A to:C10")
    assert other.state.phase == 1


def test_what_was_looked_at_is_not_offered_again_and_a_look_may_be_declined() -> None:
    """R10.8: C11 is known from the sonar."""
    sea = scene(
        SUBMARINES, subs={"A": "C9"}, tiles={**LEFT, "C11": "gold"}, only="A", tracks={"A": "research"}
    )
    sea.play("A ping:C9", "A to:C10")
    assert sea.spots("look") == {"F4", "I5", "B2", "W11"}
    sea.play("A no-more")
    assert sea.state.phase == 1


@pytest.mark.parametrize("face", ["gold", "jellyfish", "urchin", "scallop", "snail"])
def test_creatures_and_gold_go_to_the_dashboard(face: str) -> None:
    """R10.9."""
    sea = diving({"C10": face}).play("A to:C10")
    assert sea.view().players[0].finds[face] == 1
    assert "C10" not in sea.state.tiles


def test_what_cannot_be_paid_for_stays_face_up_under_the_submarine() -> None:
    """R10.10: all can see it."""
    sea = diving({"C10": "gold"}, money={"A": 0}).play("A to:C10")
    assert sea.state.shown == {"C10": "gold"}
    assert sea.subs("A") == ["C10"]
    (tile,) = sea.view("B").tiles
    assert (tile.face, tile.up) == ("gold", True)
    assert sea.view().subs[0].cargo == "gold"


def test_the_submarine_over_it_may_stay_and_pay_later() -> None:
    """R10.11: instead of moving."""
    sea = diving({}, "C10", shown={"C10": "gold"}, money={"A": 1})
    assert "pay" in sea.offers
    sea.play("A pay")
    assert (sea.player("A").finds["gold"], sea.money("A"), sea.state.shown) == (1, 0, {})
    assert sea.state.phase == 1
    poor = diving({}, "C10", shown={"C10": "gold"}, money={"A": 0})
    assert "pay" not in poor.offers


def test_it_may_sail_on_and_another_may_come_for_it() -> None:
    """R10.11: who cannot pay is not offered it; while a submarine is over it, nobody else can get there."""
    sea = scene(SUBMARINES, subs={"A": "C10", "B": "C12"}, shown={"C10": "gold"}, tiles={}, money={"A": 0})
    sea.play("A to:A10", "B to:C10")
    assert sea.player("B").finds["gold"] == 1
    poor = diving({}, "C9", shown={"C10": "gold"}, money={"A": 0})
    assert "C10" not in poor.spots("to")
    enough = diving({}, "C9", shown={"C10": "gold"}, money={"A": 1})
    assert "C10" in enough.spots("to")
    guarded = diving({}, shown={"C10": "gold"}, subs="C9 C10").play("A sail:C9")
    assert "C10" not in guarded.spots("to")
