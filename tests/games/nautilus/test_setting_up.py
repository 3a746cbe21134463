"""R1: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.model import BadSetup, Seat
from games.nautilus import GAME
from tests.games.nautilus.scenes import BOARD, FACTS, dealt


def test_two_three_or_four_play_on_a_sea_of_four_zones() -> None:
    """R1.1: 26 columns, 20 rows; deep sea on both sides of the trench."""
    assert GAME.meta.seats == (2, 3, 4)
    with pytest.raises(BadSetup):
        dealt(5)
    zones = Counter(BOARD.zone.values())
    assert zones == {"lagoon": 73, "slope": 171, "deep": 206, "trench": 70}
    assert BOARD.zone["K10"] == "lagoon"
    assert BOARD.zone["Z1"] == BOARD.zone["Z20"] == "deep"


def test_the_base_lies_on_k10_with_a_door_on_every_side() -> None:
    """R1.2: the default."""
    (base,) = dealt().view().city
    assert (base.spot, base.kind, base.turn, len(base.doors)) == ("K10", "base", 0, 8)


def test_the_first_player_may_place_the_base_on_38_squares_of_the_lagoon() -> None:
    """R1.2: option base=choose; all nine squares are lagoon."""
    match = dealt(3, base="choose")
    assert match.step == "base"
    assert match.question.seat == match.state.first
    spots = match.spots("base")
    assert len(spots) == 38
    assert all(BOARD.zone[square] == "lagoon" for spot in spots for square in BOARD.covered(spot))
    match.play(f"{match.mover} base:I8")
    assert list(match.state.city) == ["I8"]
    assert match.step == "buy"


def test_chance_may_place_the_base() -> None:
    """R1.2: option base=random."""
    places = {next(iter(dealt(2, f"seed{n}", base="random").state.city)) for n in range(12)}
    assert places <= set(BOARD.bases)
    assert len(places) > 3


def test_modules_lie_in_seven_piles() -> None:
    """R1.3: ten dwellings of each colour, four stations of each kind."""
    piles = dealt().state.piles
    assert piles.pop("green") == piles.pop("violet") == 10
    assert piles == dict.fromkeys(("training", "technical", "sonar", "research", "analysis"), 4)


def test_discoveries_lie_face_down_on_the_marked_squares_of_their_zone() -> None:
    """R1.4: 26, 20 and 14, none in the lagoon; the order is drawn."""
    one, other = dealt(2, "one").state, dealt(2, "other").state
    zones = Counter(BOARD.zone[spot] for spot in one.tiles)
    assert zones == {"slope": 26, "deep": 20, "trench": 14}
    assert set(one.tiles) == set(other.tiles)
    assert one.tiles != other.tiles
    assert not any(tile.face or tile.up for tile in dealt(2, "one").view("A").tiles)


def test_scattered_discoveries_lie_anywhere_in_their_zone() -> None:
    """R1.4: option scatter=on."""
    one, other = dealt(2, "one", scatter="on").state, dealt(2, "other", scatter="on").state
    assert set(one.tiles) != set(other.tiles)
    assert Counter(BOARD.zone[spot] for spot in one.tiles) == {"slope": 26, "deep": 20, "trench": 14}


def test_each_zone_has_its_own_mix_of_discoveries() -> None:
    """R1.5: the table, and two of the last three ruins in the trench."""
    state = dealt().state
    mix = {zone: Counter() for zone in ("slope", "deep", "trench")}  # type: dict[str, Counter[str]]
    for spot, face in state.tiles.items():
        mix[BOARD.zone[spot]][face.partition("-")[0]] += 1
    order = ("gold", "jellyfish", "urchin", "scallop", "snail", "atlantis", "chest", "speed")
    assert [mix["slope"][face] for face in order] == [0, 3, 3, 4, 4, 6, 4, 2]
    assert [mix["deep"][face] for face in order] == [1, 2, 2, 3, 3, 5, 3, 1]
    assert [mix["trench"][face] for face in order] == [3, 1, 1, 1, 1, 4, 2, 1]
    assert sorted(FACTS.ruin_zone) == list(range(1, 16))
    assert [FACTS.ruin_zone[number] for number in (13, 14, 15)].count("trench") == 2
    lying = {int(face.partition("-")[2]): BOARD.zone[s] for s, face in state.tiles.items() if "-" in face}
    assert lying == FACTS.ruin_zone


@pytest.mark.parametrize(
    ("seats", "nemos", "chips"), [(2, 55, (4, 2)), (3, 50, (5, 3, 1)), (4, 45, (5, 4, 2, 1))]
)
def test_money_and_chips_go_by_the_number_of_players(seats: int, nemos: int, chips: tuple[int, ...]) -> None:
    """R1.6, R1.8: and fifteen aquanauts and three submarines each."""
    match = dealt(seats)
    assert [player.money for player in match.state.players] == [nemos] * seats
    assert FACTS.table.players[seats].chips == chips
    assert {(p.reserve, p.subs_left) for p in match.view().players} == {(15, 3)}


def test_nobody_has_a_three_or_a_running_station_at_the_start() -> None:
    """R1.7, R1.10: and the dashboards are empty."""
    match = dealt(4)
    assert set(match.state.threes.values()) == {None}
    for player in match.view().players:
        assert not any(player.tracks.values())
        assert not any(player.finds.values())


def test_everyone_gets_a_mission_only_they_can_see() -> None:
    """R1.9: four different ones, each a kind worth 0 and a kind worth 1."""
    match = dealt(3)
    missions = match.state.missions
    assert len(set(missions.values()) | set(match.state.spare)) == 4
    assert [player.mission for player in match.view("B").players] == [None, missions[Seat(1)], None]
    assert [player.mission for player in match.view().players] == [None] * 3
    for kinds in FACTS.missions.values():
        assert sorted(FACTS.values[kind] for kind in kinds) == [0, 1]


def test_chance_chooses_the_first_player() -> None:
    """R1.11: everybody gets a turn at it."""
    assert {dealt(4, f"seed{n}").state.first for n in range(30)} == {0, 1, 2, 3}
    match = dealt(4, "seed1")
    assert match.question.seat == match.state.first
