"""What stand-ins were once seen to do, each in one position, and do no more."""

from __future__ import annotations

from typing import Any

import pytest

from bench import likeness
from games.core import codec, stand_in
from games.core.rng import Rng
from games.nautilus.facts import STATIONS
from games.nautilus.state import Held
from games.the_island.landings import Landings
from tests.games.nautilus import scenes as nautilus
from tests.games.nautilus_island import scenes as nautilus_island
from tests.games.the_island import scenes as the_island
from tests.games.underwater_cities import scenes as underwater_cities
from tests.kit.scene import seat_of


def answer(scene: Any, seed: str = "folly") -> str:
    """What the steady stand-in answers to the open question."""
    seat = scene.question.seat
    world = stand_in.resampled(scene.game, scene.state, seat, Rng(seed))
    return " ".join(stand_in.choose(scene.game, world, seat, Rng(seed)))


def follow(scene: Any, *steps: str) -> list[str]:
    """Its answers as long as A is asked, and these steps."""
    found: list[str] = []
    while scene.asked and scene.step in steps and scene.question.seat == seat_of("A"):
        found.append(answer(scene))
        scene.play(f"A {found[-1]}")
    return found


# Nautilus Island: nothing is gathered that cannot be stored any more -------------------------------------


def test_the_last_action_stores_what_counts() -> None:
    """Three clothes make a porthole; cards gathered now would count nothing."""
    scene = nautilus_island.scene(
        last=True, pawns="A1 B2", hands={"A": "boots coat hat"}, tops={4: "map map"}
    )
    taken = follow(scene, "explore", "act", "lay", "close")
    assert "gather" not in taken and taken[-1] == "close"


# The Island: a sure landing is taken ---------------------------------------------------------------------

LANDING = next(iter(the_island.BOARD.ashore))
NEXT_TO_IT = next(spot for spot in the_island.BOARD.beside[LANDING] if spot not in the_island.BOARD.ashore)
TWO_HEXES_OFF = next(spot for spot in the_island.BOARD.hexes if the_island.BOARD.way[spot] == 2)


@pytest.mark.parametrize("boats", [f"{LANDING} an", f"{NEXT_TO_IT} an bq"])
def test_a_sure_landing_is_taken(boats: str) -> None:
    """Out of the boat at once, or after the one hex that is missing."""
    scene = the_island.scene(seats=2, boats=boats, people="ap g3, bn g4")
    taken = follow(scene, "move", "go", "sail")
    assert any(pick.startswith("land:") for pick in taken), taken


def test_an_empty_boat_brings_nobody_ashore() -> None:
    """Two hexes and a landing take all three points: sailing another boat first gives the landing away."""
    far, empty = TWO_HEXES_OFF, [*the_island.BOARD.ashore][-1]
    scene = the_island.scene(seats=2, boats=f"{far} an, {empty}", people="ap g3, bn g4")
    before = codec.copy(scene.state)
    scene.play(f"A boat:{empty}")
    assert Landings(the_island.FACTS).given_away(before, scene.state, seat_of("A"))


# Nautilus: what is bought is built -----------------------------------------------------------------------


def test_a_module_held_is_worth_less_than_its_price() -> None:
    """Or it would be bought for its own sake, and given back."""
    scene = nautilus.dealt()
    rich = scene.game.score(scene.state, seat_of("A"))
    player = scene.player("A")
    player.held.append(Held("training"))
    player.money -= 1
    assert scene.game.score(scene.state, seat_of("A")) < rich


def test_it_does_not_buy_to_give_back() -> None:
    """A first purchase is laid in the same turn."""
    scene = nautilus.dealt()
    letter = "AB"[scene.question.seat]
    bought = answer(scene)
    assert bought != "nothing"
    scene.play(f"{letter} {bought}")
    assert answer(scene).startswith("lay:")


def missing_one_kind(**facts: Any) -> Any:
    """All the rest lies in the trench, which is shut; ten Nemos, and one kind not running yet."""
    tracks = " ".join(kind for kind in STATIONS if kind != "sonar")
    trench = nautilus.BOARD.printed["trench"]
    tiles = dict.fromkeys(trench, "gold")
    return nautilus.scene(
        nautilus.BUILDING, tracks={"A": tracks}, tiles=tiles, money={"A": 10}, only="A", **facts
    )


def test_the_kind_that_the_trench_still_asks_for_is_bought() -> None:
    """Or its Nemos are kept for discoveries that nobody can reach, and the match stalls."""
    assert answer(missing_one_kind()) == "buy:sonar"
    assert answer(missing_one_kind(trench_open=True)) == "nothing"


def test_the_key_to_the_trench_is_worth_points() -> None:
    """To who guesses what a position promises: the discoveries in there can be recovered then."""
    shut, opened = missing_one_kind(subs={"A": "U11"}), missing_one_kind(subs={"A": "U11"}, trench_open=True)
    a = seat_of("A")
    assert opened.game.score(opened.state, a) > shut.game.score(shut.state, a)


@pytest.mark.programs
def test_matches_among_stand_ins_end_by_the_ruins_and_waste_nothing() -> None:
    """`python -m bench likeness` gives the figures."""
    found = likeness.look("nautilus", "steady", 8, "follies").figures
    assert found["ended by the ruins %"] >= 50
    assert found["purchases given back %"] < 10


# Underwater Cities: a network, not a hoard ---------------------------------------------------------------


def worth(**facts: Any) -> float:
    scene = underwater_cities.scene(**facts)
    return scene.game.score(scene.state, seat_of("A"))


def test_tunnels_count_and_hoarded_credits_hardly_do() -> None:
    assert worth(tunnels="F-S") > worth() + 0.5
    few, many = worth(goods="4cr") - worth(), worth(goods="12cr") - worth(goods="8cr")
    assert few > many + 1  # four of them are a point in the end, either way


def test_a_linked_city_is_worth_more_than_one_that_is_not() -> None:
    linked = worth(cities="F", tunnels="F-S", goods="5ke") - worth(tunnels="F-S", goods="5ke")
    alone = worth(cities="F", goods="5ke") - worth(goods="5ke")
    assert linked > alone + 1
