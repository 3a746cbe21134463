"""R15: final scoring."""

from __future__ import annotations

import pytest

from games.underwater_cities.state import Plot
from tests.games.underwater_cities.scenes import Scene, scene, with_card
from tests.kit.scene import seat_of

LINKED = "F-S C-F B-C B-MB A-B A-D D-MB"


def lines(sea: Scene, letter: str = "A") -> dict[str, int]:
    return sea.view().players[seat_of(letter)].lines


def with_brown(tile: str, tunnels: str = LINKED, **facts: object) -> int:
    sea = scene(tunnels=tunnels, **facts)  # type: ignore[arg-type]
    sea.nation().tiles["MB"] = tile
    return lines(sea)["metropolis"]


def test_the_brown_metropolis_counts_only_if_it_is_linked() -> None:
    """R15.1: by both tunnels."""
    assert with_brown("crown_ring") == 3
    assert with_brown("crown_ring", "F-S C-F B-C B-MB A-B A-D") == 0


def test_three_points_for_every_linked_metropolis() -> None:
    """R15.1: brown, blue, and those gained."""
    sea = scene(tunnels=LINKED + " C-M1")
    sea.nation().tiles["MB"] = "crown_ring"
    sea.nation().gained.append("gene_bank")
    assert lines(sea)["metropolis"] == 9


@pytest.mark.parametrize(
    ("cities", "tunnels", "points"),
    [("A D", 7, 0), ("A D H", 8, 5), ("A D B", 9, 7), ("A D B H", 10, 9), ("A D B H C", 11, 9)],
)
def test_points_for_tunnels_at_cities(cities: str, tunnels: int, points: int) -> None:
    """R15.1: 8, 9, 10 or more."""
    sea = scene(tunnels=f"{LINKED} A-E H-S E-H D-G", cities=cities)
    sea.nation().tiles["MB"] = "tunnel_hub"
    assert sea.counts()["tunnel"] == tunnels
    assert lines(sea)["metropolis"] == points


@pytest.mark.parametrize(
    ("cities", "points"), [("F C B", 0), ("F C B A", 4), ("F C B A D", 8), ("F C B A D H E", 12)]
)
def test_points_for_connected_cities(cities: str, points: int) -> None:
    """R15.1: 5, 6, 7 or more."""
    assert with_brown("great_league", LINKED + " H-S E-H", cities=cities) == points


def test_points_for_special_cards_paid_for() -> None:
    """R15.1: two each."""
    assert with_brown("guild_hall", claimed="mayor muse dome_masons", actions="assistant surveyor") == 6


def test_points_for_sets_of_upgraded_structures() -> None:
    """R15.1: the least of the four kinds."""
    plots = "S1:farm^ S2:lab^ S3:desal^ F1:farm^ F2:desal^ F3:lab"
    assert with_brown("four_arts", "F-S^ C-F^ B-C B-MB A-B A-D D-MB", cities="F", plots=plots) == 4


def test_final_scoring_cards_count() -> None:
    """R15.2: one point for every three farms."""
    plots = "S1:farm S2:farm S3:farm^ F1:farm"
    assert lines(scene(plots=plots, claimed="harvest_medal"))["cards"] == 1
    assert lines(scene(plots=plots, claimed="harvest_medal", cities="F", tunnels="F-S"))["cards"] == 1
    more = plots + " F2:farm F3:farm"
    assert lines(scene(plots=more, claimed="harvest_medal", cities="F", tunnels="F-S"))["cards"] == 2


def test_upgraded_pairs_are_rounded_down() -> None:
    """R15.2: seven upgraded farms are nine points."""
    plots = " ".join(f"{site}:farm^" for site in ("S1", "S2", "S3", "F1", "F2", "F3", "SX"))
    assert lines(scene(plots=plots, cities="F", tunnels="F-S", claimed="farm_chancellor"))["cards"] == 9


def test_points_are_bought_as_far_as_resources_go() -> None:
    """R15.3: fourteen steelplast at most, fifteen credits or nothing."""
    assert lines(scene(goods="20st", claimed="steel_broker"))["cards"] == 14
    assert lines(scene(goods="20st", claimed="steel_broker"))["goods"] == 1
    assert lines(scene(goods="16cr", claimed="banker"))["cards"] == 13
    assert lines(scene(goods="14cr", claimed="banker"))["cards"] == 0


def test_resources_are_spent_for_the_best_result() -> None:
    """R15.3: steelplast with kelp is worth less than steelplast alone."""
    game = with_card("buy(1st, 3vp, times=2)", "end")
    sea = scene(game=game, hand="dredger", goods="3ke 3st", claimed="kelp_and_steel founders_chest")
    assert lines(sea)["cards"] == 2 * 3 + 1


@pytest.mark.parametrize(
    ("plots", "points"),
    [("", 2), ("S1:farm S2:farm", 3), ("S1:farm S2:lab", 4), ("S1:farm S2:lab S3:desal^", 6)],
)
def test_a_connected_city_counts_by_its_types_of_buildings(plots: str, points: int) -> None:
    """R15.4: a city without a tunnel counts nothing."""
    assert lines(scene(plots=plots, cities="H"))["cities"] == points


def test_what_is_left_over_is_sold() -> None:
    """R15.5: biomatter for two credits each, then four for a point, whatever the mix."""
    assert lines(scene(goods="3ke 1st"))["goods"] == 1
    assert lines(scene(goods="1sc 2st 1cr"))["goods"] == 1
    assert lines(scene(goods="2bi"))["goods"] == 1
    assert lines(scene(goods="3cr"))["goods"] == 0


def last_turn(points: tuple[int, int], fed: str = "") -> Scene:
    sea = scene(hand="world_fair", era=3, round=10, last=True, points=points[0], fed=fed, goods="1ke")
    sea.nation("B").points = points[1]
    sea.nation("B").goods.update(ke=1, cr=2)
    return sea.play("world_fair", "always")


def test_most_points_win() -> None:
    """R15.6: whoever plays first."""
    sea = last_turn((10, 12))
    assert sea.state.ending and sea.state.ending.winners == (1,)
    assert sea.state.ending.scores == (12, 14)
    assert "B wins with 14 points." in sea.heard_by()


def test_a_tie_goes_to_the_earlier_in_the_last_order() -> None:
    """R15.7: found from the track after round 10."""
    assert last_turn((10, 10)).state.ending.winners == (0,)  # type: ignore[union-attr]
    tied = last_turn((10, 10), fed="B1")
    assert tied.state.ending and tied.state.ending.winners == (1,)
    assert "of those tied" in tied.heard_by()


def test_the_sheet_adds_up() -> None:
    """R15.6: five lines, the scores are their sums."""
    sea = last_turn((10, 12))
    assert sea.state.ending
    sheet = sea.state.ending.sheet
    assert [line.label.name for line in sheet] == [
        "sheet-track",
        "sheet-metropolis",
        "sheet-cards",
        "sheet-cities",
        "sheet-goods",
    ]
    assert tuple(sum(line.points[seat] for line in sheet) for seat in (0, 1)) == sea.state.ending.scores


def test_a_building_added_changes_the_standing() -> None:
    """R15.4: the sheet so far is counted from the view."""
    sea = scene()
    before = sea.game.standing(sea.view("B"))
    sea.nation().plots["S1"] = Plot("farm")
    after = sea.game.standing(sea.view("B"))
    assert [a.points[0] - b.points[0] for a, b in zip(after, before, strict=True)] == [0, 0, 0, 1, 0]
