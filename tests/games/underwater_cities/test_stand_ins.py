"""What a stand-in and a score sheet go by."""

from __future__ import annotations

from tests.games.underwater_cities.scenes import scene
from tests.kit.scene import seat_of


def worth(**facts: object) -> float:
    sea = scene(**facts)  # type: ignore[arg-type]
    return sea.game.score(sea.state, seat_of("A"))


def test_points_goods_and_a_growing_network_are_worth_something() -> None:
    bare = worth()
    assert worth(points=5) > bare
    assert worth(goods="2cr") > bare
    assert worth(plots="S1:farm") > bare
    assert worth(plots="S1:farm^") > worth(plots="S1:farm")
    assert worth(cities="F", tunnels="F-S", goods="5ke") > worth(cities="F", goods="5ke")


def test_a_network_is_worth_more_early_than_late() -> None:
    early = worth(plots="S1:lab^ S2:lab^") - worth()
    late = worth(plots="S1:lab^ S2:lab^", era=3, round=9, hand="world_fair") - worth(
        era=3, round=9, hand="world_fair"
    )
    assert early > late


def test_hungry_cities_are_worth_less() -> None:
    assert (
        worth(cities="F H", tunnels="F-S H-S", goods="3ke")
        > worth(cities="F H", tunnels="F-S H-S", goods="3cr") + 3
    )
