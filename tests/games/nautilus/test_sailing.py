"""R9: sailing."""

from __future__ import annotations

from typing import Any

import pytest

from games.nautilus import voyages
from games.nautilus.state import Sub
from tests.games.nautilus.scenes import BOARD, BUILDING, FACTS, SUBMARINES, Scene, scene
from tests.kit.scene import seat_of

ALL_KINDS = "training technical sonar research analysis"


def sailing(spots: str = "Q11", **more: Any) -> Scene:
    """A's submarines are about to sail; nothing is launched and nobody listens."""
    sea = scene(SUBMARINES, **{"subs": {"A": spots}, "only": "A", **more})
    while sea.step in ("launch", "ping"):
        sea.play("A no-more")
    return sea


def test_each_submarine_moves_once_one_after_the_other() -> None:
    """R9.1: then the turn is over."""
    sea = sailing("C4 C12", tiles={})
    sea.play("A sail:C12", "A to:C16")
    assert (sea.step, sea.piece) == ("sail-to", "C4")
    sea.play("A to:C3")
    assert sorted(sea.subs("A")) == ["C16", "C3"]
    assert sea.state.phase == 1


def test_a_submarine_chosen_may_be_exchanged_for_another() -> None:
    """R9.1: a real step back: it may still move later."""
    sea = sailing("C4 C12", tiles={})
    before = sea.offers
    assert sea.play("A sail:C12", "A back").offers == before


def test_the_fee_is_on_every_discovery_in_reach() -> None:
    """R10.3: what it costs at most, or exactly, and whether it could be paid at all."""
    tiles = {"W10": "gold", "W12": "chest"}
    sea = sailing("W11", tiles=tiles, trench_open=True, money={"A": 9})
    assert sea.label("to:W10") == "W10: a discovery (trench), at most 2 Nemos"
    poor = sailing("W11", tiles=tiles, trench_open=True, money={"A": 1})
    assert poor.label("to:W10") == "W10: a discovery (trench); you could not pay 2 Nemos"
    sea.state.looked[seat_of("A")] = poor.state.looked[seat_of("A")] = ["W10", "W12"]
    assert sea.label("to:W10") == "W10: gold, as you saw: 2 Nemos"
    assert sea.label("to:W12") == "W12: a treasure chest, as you saw: free"
    assert poor.label("to:W10") == "W10: gold, as you saw; you could not pay 2 Nemos"


def test_a_new_round_lets_every_submarine_listen_and_move_again() -> None:
    """R9.1, R8.1: and what was launched is fresh no more."""
    sea = scene(SUBMARINES, city="technical:K13/0:A", crew={"K13": "AA"}, only="A", tiles={"K17": "gold"})
    sea.play("A launch:K13-K15", "A ping:K15", "A to:K16")
    sub = sea.view().subs[0]
    assert (sub.fresh, sub.pinged, sub.moved) == (True, True, True)
    while (sea.state.phase, sea.mover) != (SUBMARINES, "A"):
        sea.play(f"{sea.mover} {'buy:sonar' if 'buy:sonar' in sea.offers else sea.question.default[0]}")
    assert (sea.step, sea.piece) == ("sail-to", "K16")
    sub = sea.view().subs[0]
    assert (sub.fresh, sub.pinged, sub.moved) == (False, False, False)


@pytest.mark.parametrize(("stations", "reach"), [("", 4), ("technical", 5), ("technical technical", 6)])
def test_a_submarine_goes_four_five_or_six_squares(stations: str, reach: int) -> None:
    """R9.1: straight on from B10 along row 10."""
    sea = sailing("B10", base="O10", tiles={}, tracks={"A": stations})
    column = "BCDEFGHIJ"
    assert {spot for spot in sea.spots("to") if spot[1:] == "10"} == {
        "A10",
        *(f"{letter}10" for letter in column[1 : reach + 1]),
    }


def test_orange_reaches_36_squares_and_three_discoveries_from_q11() -> None:
    """R9.2: four steps with turns, none diagonal, the starting square among the 36; the trench is shut."""
    state = scene(SUBMARINES, subs={"A": "Q11"}, only="A").state
    state.city.clear()
    reach = voyages.reach(FACTS, state, seat_of("A"), Sub("Q11"), 4)
    assert len(BOARD.named(reach.free)) + 1 == 36
    assert set(BOARD.named(reach.finds)) == {"Q13", "R10", "T12"}


def test_a_submarine_need_not_go_all_the_way_or_at_all() -> None:
    """R9.2: one square, or none."""
    sea = sailing("B10", tiles={})
    assert "to:B11" in sea.offers
    sea.play("A stay")
    assert sea.subs("A") == ["B10"]
    assert sea.state.phase == 1


def test_submarines_are_crossed_but_not_stopped_on() -> None:
    """R9.3: B's in the next square is passed."""
    sea = sailing("A1", subs={"A": "A1", "B": "A2 B1"}, tiles={})
    assert "A3" in sea.spots("to")
    assert not {"A2", "B1"} & sea.spots("to")


def test_a_discovery_is_never_crossed() -> None:
    """R9.3: two discoveries shut in a submarine in the corner."""
    sea = sailing("A1", tiles={"A2": "gold", "B1": "gold"})
    assert sea.spots("to") == {"A2", "B1"}


def test_the_city_is_crossed_and_counts_but_is_no_place_to_stop() -> None:
    """R9.3, R9.4: from N8 over the module on N10 to N12 takes four squares; half-covered corners are city."""
    sea = sailing("N8", city="green:N10", tiles={})
    assert "N12" in sea.spots("to")
    assert not set(BOARD.covered("N10")) & sea.spots("to")
    assert "N13" not in sea.spots("to")


def test_the_trench_is_shut_without_a_station_of_each_kind() -> None:
    """R9.5: five kinds running are the key; five stations of four kinds are not."""
    four = sailing("U11", tiles={}, tracks={"A": "training training technical sonar research"}).play()
    assert not any(BOARD.zone[spot] == "trench" for spot in four.spots("to"))
    five = sailing("U11", tiles={}, tracks={"A": ALL_KINDS})
    assert any(BOARD.zone[spot] == "trench" for spot in five.spots("to"))


def test_by_the_italian_rule_any_five_stations_are_the_key() -> None:
    """R9.5: option trench=any5."""
    tracks = {"A": "training training technical sonar research"}
    sea = sailing("U11", tiles={}, tracks=tracks, trench="any5")
    assert any(BOARD.zone[spot] == "trench" for spot in sea.spots("to"))
    three = sailing("U11", tiles={}, tracks={"A": "sonar sonar sonar sonar"}, trench="any5").play()
    assert not any(BOARD.zone[spot] == "trench" for spot in three.spots("to"))


def test_the_first_submarine_in_the_trench_opens_it_for_everybody() -> None:
    """R9.6: B needs no key after A."""
    sea = sailing("U11", subs={"A": "U11", "B": "T5"}, tiles={}, tracks={"A": ALL_KINDS}, only="AB")
    sea.play("A to:W11")
    assert "It is open to everybody now" in sea.heard_by(None)
    assert any(BOARD.zone[spot] == "trench" for spot in sea.spots("to"))


def test_crossing_the_trench_opens_it_too() -> None:
    """R9.6: from S4 over three trench squares to the deep beyond."""
    tracks = {"A": f"{ALL_KINDS} technical"}
    sea = sailing("S4", tiles={}, tracks=tracks).play("A to:W4")
    assert BOARD.zone["W4"] == "deep"
    assert sea.state.trench_open


def test_a_way_round_the_trench_is_taken_if_there_is_one() -> None:
    """R9.6: from R2 to S3 it is two squares over S2 in the trench, and two over R3 in the deep."""
    assert (BOARD.zone["S2"], BOARD.zone["R3"]) == ("trench", "deep")
    sea = sailing("R2", tiles={}, tracks={"A": ALL_KINDS}).play("A to:S3")
    assert not sea.state.trench_open
    blocked = sailing("R2", tiles={"R3": "gold"}, tracks={"A": ALL_KINDS}).play("A to:S3")
    assert blocked.state.trench_open


def launched_into_the_trench(**more: Any) -> Scene:
    """A launches from the station on U10 to W10, in the trench; B waits outside on T5."""
    crew, subs = {"U10": "AA"}, {"B": "T5"}
    given = {"city": "technical:U10/1:A", "crew": crew, "subs": subs, "tiles": {}, "only": "AB", **more}
    return scene(SUBMARINES, **given).play("A launch:U10-W10")


def test_launching_into_the_trench_opens_it() -> None:
    """R9.7: for everybody."""
    sea = launched_into_the_trench().play("A stay")
    assert any(BOARD.zone[spot] == "trench" for spot in sea.spots("to"))


def test_as_an_option_of_ours_launching_into_the_trench_serves_that_submarine_only() -> None:
    """R9.7: option trench_launch=self: it moves about inside; the trench stays shut to others."""
    sea = launched_into_the_trench(trench_launch="self")
    assert not sea.state.trench_open
    assert "W11" in sea.spots("to")
    sea.play("A to:W11")
    assert not sea.state.trench_open
    assert not any(BOARD.zone[spot] == "trench" for spot in sea.spots("to"))


def test_a_door_on_the_trench_does_not_open_it() -> None:
    """R9.8: the station is built, nobody has launched."""
    sea = sailing("T5", city="technical:U10/1:A", tiles={})
    assert not sea.state.trench_open
    assert not any(BOARD.zone[spot] == "trench" for spot in sea.spots("to"))


def test_by_the_italian_rule_the_city_opens_the_trench_when_it_reaches_it() -> None:
    """R9.8: option trench_launch=city: as soon as a submarine could be launched into it."""
    city = "green:K13 green:N13 green:Q13"
    given: dict[str, Any] = {"city": city, "held": {"A": "technical"}, "tiles": {}, "trench_launch": "city"}
    sea = scene(BUILDING, **given).play("A nothing", "A lay:technical", "A at:T13")
    assert not sea.state.trench_open
    sea.play("A turn:1")
    assert sea.state.trench_open
    assert "A built up to the trench. It is open to everybody now." in sea.heard_by(None)
    blocked = scene(BUILDING, **{**given, "tiles": {"V13": "gold"}})
    assert not blocked.play("A nothing", "A lay:technical", "A at:T13", "A turn:1").state.trench_open
    dwelling = scene(BUILDING, **{**given, "held": {"A": "green-1"}})
    assert not dwelling.play("A nothing", "A lay:green-1", "A at:T13").state.trench_open


DOCK = "green:K13 technical:K16/0:B"
"""B's station with a blue door to K18."""


def docking(crew: dict[str, str], sub: str = "K19", **more: Any) -> Scene:
    given = {"city": DOCK, "crew": crew, "tiles": {}, **more}
    return sailing(sub, **given)


def test_a_submarine_docks_where_anybody_is_in() -> None:
    """R9.9: B's aquanaut is enough; the submarine goes back to its owner."""
    sea = docking({"K16": "B"}).play("A to:K18")
    assert sea.step == "dock"
    sea.play("A dock:K16:without")
    assert sea.subs("A") == []
    assert sea.view().players[0].subs_left == 3
    assert sea.crew("K16") == "B"


def test_nobody_docks_at_an_empty_station_or_a_dwelling() -> None:
    """R9.9: neither asks."""
    assert docking({}).play("A to:K18").state.phase == 1
    dwelling = docking({"K13": "B"}, city="green:K13").play("A to:K18")
    assert dwelling.state.phase == 1


def test_where_two_stations_fit_the_player_chooses() -> None:
    """R9.9: P12 lies before a door of both."""
    city = "technical:P10/0:B technical:P14/0:B"
    sea = docking({"P14": "B", "P10": "B"}, sub="R12", city=city).play("A to:P12")
    ways = {key.removeprefix("dock:") for key in sea.offers if key != "stay"}
    assert ways == {"P10:with", "P10:without", "P14:with", "P14:without"}
    sea.play("A dock:P14:with")
    assert (sea.crew("P10"), sea.crew("P14")) == ("B", "AB")


def test_squares_to_dock_from_come_first_and_by_themselves() -> None:
    """R9.9: K18 before B's station; the dwelling's squares are open sea like any other."""
    sea = docking({"K16": "B", "K13": "B"}, sub="M17")
    groups = {option.spot: option.group for option in sea.question.options}
    assert {spot for spot, group in groups.items() if group == "docks"} == {"K18"}
    assert groups["M13"] == "13"


def test_an_aquanaut_from_the_reserve_may_go_in() -> None:
    """R9.10: it starts the station and pays the builder."""
    sea = docking({"K16": "B"}, money={"A": 3, "B": 3}).play("A to:K18", "A dock:K16:with")
    assert sea.crew("K16") == "AB"
    assert (sea.money("A"), sea.money("B")) == (2, 4)
    assert sea.player("A").tracks["technical"] == 1
    assert sea.player("A").reserve == 14


def test_by_the_italian_rule_somebody_goes_in() -> None:
    """R9.10: option docking=must; unless nobody can."""
    sea = docking({"K16": "B"}, docking="must").play("A to:K18")
    assert sea.offers == ["dock:K16:with", "stay"]
    poor = docking({"K16": "B"}, docking="must", money={"A": 0}).play("A to:K18")
    assert poor.offers == ["dock:K16:without", "stay"]


def test_without_reserve_or_fee_nobody_goes_in() -> None:
    """R9.10: docking alone is still possible."""
    for sea in (docking({"K16": "B"}, reserve={"A": 0}), docking({"K16": "B"}, money={"A": 0})):
        assert sea.play("A to:K18").offers == ["dock:K16:without", "stay"]
    own = docking({"K16": "AB"}, money={"A": 0}).play("A to:K18")
    assert "dock:K16:with" in own.offers


def test_a_submarine_docks_without_moving_but_not_when_just_launched() -> None:
    """R9.11: at sea since an earlier turn, it may; fresh from the station, it may not."""
    assert "dock-here" in docking({"K16": "B"}, sub="K18").offers
    fresh = scene(SUBMARINES, city=DOCK, crew={"K16": "AA"}, tiles={}, only="A")
    fresh.play("A launch:K16-K18")
    assert "dock-here" not in fresh.offers


def test_a_submarine_with_a_discovery_does_not_dock() -> None:
    """R9.12: neither after taking one there, nor over one it could not pay for."""
    taking = docking({"K16": "B"}, tiles={"K18": "jellyfish"}).play("A to:K18")
    assert taking.player("A").finds["jellyfish"] == 1
    assert taking.state.phase == 1
    unpaid = docking({"K16": "B"}, sub="K18", shown={"K18": "jellyfish"})
    assert "dock-here" not in unpaid.offers
    next_turn = docking({"K16": "B"}, sub="K18")
    assert "dock-here" in next_turn.offers


def test_a_docked_submarine_is_launched_again_in_the_next_round_at_the_earliest() -> None:
    """R9.13: after docking the turn goes on with the other submarines, not with launching."""
    sea = sailing("K18 A1", city=DOCK, crew={"K16": "AAA"}, tiles={"A2": "snail", "B1": "snail"})
    sea.play("A sail:K18", "A dock-here", "A dock:K16:with")
    assert (sea.step, sea.piece) == ("sail-to", "A1")
