"""R4: step 2, explorers."""

from __future__ import annotations

import pytest

from tests.games.the_island.scenes import Pieces, scene, silently

BY_LAND = "h9 forest, h10 forest"


def test_three_points_are_split_freely_among_explorers_and_boats() -> None:
    """R4.1: the rulebook's example: two explorers board, the boat moves on."""
    sea = scene(people="an h10, ap h10", boats="h11", land=BY_LAND)
    sea.play("A explorer:an", "A board:h11", "A explorer:ap", "A board:h11", "A boat:h11", "A sail:h12")
    assert sea.at("h12") == "boat(an ap)"
    assert sea.step == "sink"


def test_points_need_not_be_used_up() -> None:
    """R4.1: moving ends when the player says so, in either question."""
    assert scene(people="an h10", land=BY_LAND).play("A done").step == "sink"
    assert scene(people="an h10", land=BY_LAND).play("A explorer:an", "A done").step == "sink"


def test_the_question_says_how_much_is_left() -> None:
    """R4.1: people lose track of it."""
    sea = scene(people="an h10", land=BY_LAND).play("A explorer:an", "A walk:h9")
    assert "2 movement points left" in sea.prompt()


def test_nobody_moves_anothers_explorers() -> None:
    """R4.2: on land, in the water, in boats."""
    sea = scene(people="an h10, bn h10, bp c4", boats="k6 bq ap", land=BY_LAND)
    assert {key for key in sea.offered if key.startswith("explorer")} == {"explorer:an", "explorer:ap"}


def test_an_explorer_walks_to_the_next_tile_however_full() -> None:
    """R4.3."""
    sea = scene(people="an h10, bn h9, cn h9, dn h9", land=BY_LAND).play("A explorer:an", "A walk:h9")
    assert sea.at("h9") == "bn cn dn an stands"
    assert sea.state.moves == 2


def test_from_a_tile_into_the_water() -> None:
    """R4.4: the explorer swims."""
    sea = scene(people="an h10, ap a1", land=BY_LAND, moves=1).play("A explorer:an")
    assert sea.offered == {"walk:h9", "swim:g9", "swim:g10", "swim:h11", "swim:i9", "swim:i10", "done"}
    sea.play("A swim:h11")
    assert sea.at("h11") == "an swims"


def test_from_a_tile_straight_into_a_boat_or_beside_it_into_the_water() -> None:
    """R4.5: boarding is not swimming, so a jump may follow."""
    sea = scene(people="an h10", boats="h11", land=BY_LAND).play("A explorer:an")
    assert {"board:h11", "swim:h11"} <= sea.offered
    sea.play("A board:h11", "A explorer:an")
    assert "jump:h11" in sea.offered


def test_a_full_boat_takes_nobody() -> None:
    """R4.5: three aboard already."""
    sea = scene(people="an h10", boats="h11 bn bp bq", land=BY_LAND).play("A explorer:an")
    assert "board:h11" not in sea.offered
    assert "swim:h11" in sea.offered


@pytest.mark.parametrize("place", ["swimming", "aboard"])
def test_nobody_returns_to_the_island(place: str) -> None:
    """R4.6: neither from the water nor from a boat."""
    where: Pieces = {"people": "an h11"} if place == "swimming" else {"boats": "h11 an"}
    sea = scene(land=BY_LAND, **where).play("A explorer:an")
    assert not [key for key in sea.offered if key.endswith(("h9", "h10"))]


def test_who_is_saved_stays_saved() -> None:
    """R4.6: the explorer on the safe island is not on offer."""
    sea = scene(people="an c1", boats="b1", safe="ap nw")
    assert sea.offered == {"explorer:an", "boat:b1", "done"}


def test_a_swimmer_makes_one_sea_step_a_turn() -> None:
    """R4.7: from sea to sea."""
    sea = scene(people="an h11, ap k6").play("A explorer:an", "A swim:h12")
    assert sea.offered == {"explorer:ap", "done"}


def test_jumping_off_a_tile_is_the_sea_step() -> None:
    """R4.7: from land to sea, then no further."""
    sea = scene(people="an h10, ap h10", land=BY_LAND).play("A explorer:an", "A swim:h11")
    assert "explorer:an" not in sea.offered


def test_jumping_off_a_boat_is_the_sea_step() -> None:
    """R4.7: and who has swum cannot jump."""
    sea = scene(boats="h11 an", people="ap k6").play("A explorer:an", "A jump:h11", "A explorer:an")
    assert sea.offered == {"board:h11", "done"}
    sea.play("A board:h11")
    assert "explorer:an" not in sea.offered


def test_who_has_swum_and_climbed_aboard_cannot_jump_again() -> None:
    """R4.7, R4.9: going ashore is still open."""
    sea = scene(people="an b2, ap k6", boats="b1")
    sea.play("A explorer:an", "A swim:b1", "A explorer:an", "A board:b1", "A explorer:an")
    assert sea.offered == {"land:nw", "done"}


def test_the_sea_step_is_new_in_the_next_turn() -> None:
    """R4.7: it is counted for one turn."""
    sea = scene(seats=2, people="an h11, bn k6", land="h9 beach, h10 beach", die="whale")
    sea.play("A explorer:an", "A swim:h12")
    assert sea.step == "sink"
    silently(sea.play("A sink:h9", "B done", "B sink:h10"), "move")
    assert sea.asks == "A"
    assert "explorer:an" in sea.offered


def test_a_swimmer_climbs_into_a_boat_in_its_own_hex_only() -> None:
    """R4.8: for one point, also after its sea step."""
    one_point = scene(people="an h11", boats="h12, g10", moves=1).play("A explorer:an")
    assert not [key for key in one_point.offered if key.startswith("board")]
    sea = scene(people="an h11", boats="h12, g10")
    sea.play("A explorer:an", "A swim:h12", "A explorer:an", "A board:h12")
    assert sea.at("h12") == "boat(an)"
    assert sea.state.moves == 1


def test_a_swimmer_finds_no_place_in_a_full_boat() -> None:
    """R4.8."""
    sea = scene(people="an h11", boats="h11 bn bp bq").play("A explorer:an")
    assert "board:h11" not in sea.offered


def test_one_jumps_into_the_boats_own_hex_only() -> None:
    """R4.9."""
    sea = scene(boats="h11 an").play("A explorer:an")
    assert sea.offered == {"jump:h11", "done"}


def test_from_boat_to_boat_beside() -> None:
    """R4.10: for one point, and it is no sea step; full and distant boats do not count."""
    pieces = "h11 an, h12, g10 bn bp bq, k6"
    assert scene(boats=pieces, moves=1).play("A explorer:an").offered == {"board:h12", "jump:h11", "done"}
    sea = scene(boats=pieces).play("A explorer:an")
    sea.play("A board:h12", "A explorer:an")
    assert "jump:h12" in sea.offered
    assert sea.state.moves == 2


@pytest.mark.parametrize("kind", ["shark", "serpent"])
def test_swimming_to_a_shark_or_serpent_is_the_end(kind: str) -> None:
    """R4.11: on offer, with a warning."""
    sea = scene(people="an h11, ap k6", creatures=f"{kind} h12").play("A explorer:an")
    assert sea.risky == {"swim:h12"}
    assert "lost at once" in sea.label("swim:h12")
    sea.play("A swim:h12")
    assert sea.state.lost == ["an"]


def test_jumping_in_beside_a_shark_is_the_end() -> None:
    """R4.11: a boat is safe from sharks, the water is not."""
    sea = scene(boats="h11 an", people="ap k6", creatures="shark h11").play("A explorer:an")
    assert sea.risky == {"jump:h11"}
    sea.play("A jump:h11")
    assert sea.state.lost == ["an"]


def test_who_is_thrown_into_the_water_may_still_swim() -> None:
    """R4.12: one's own boat sailed into a whale."""
    sea = scene(boats="h11 an", creatures="whale h12").play("A boat:h11", "A sail:h12", "A explorer:an")
    assert "swim:g11" in sea.offered


@pytest.mark.parametrize(
    ("spot", "island"),
    [
        ("b1", "nw"),
        ("c1", "nw"),
        ("b10", "ne"),
        ("c11", "ne"),
        ("k1", "sw"),
        ("l1", "sw"),
        ("k11", "se"),
        ("l10", "se"),
    ],
)
def test_from_both_landing_hexes_of_every_safe_island(spot: str, island: str) -> None:
    """R4.13: out of the boat, one point each; the boat stays."""
    sea = scene(boats=f"{spot} an ap", people="aq k6").play("A explorer:an", f"A land:{island}")
    sea.play("A explorer:ap", f"A land:{island}")
    assert sea.state.safe[island] == ["an", "ap"]
    assert sea.at(spot) == "boat()"
    assert sea.state.moves == 1


def test_a_swimmer_goes_ashore_from_a_landing_hex() -> None:
    """R4.13: for one point; from elsewhere it cannot."""
    sea = scene(people="an b1, ap b2", moves=2).play("A explorer:an", "A land:nw")
    assert sea.state.safe["nw"] == ["an"]
    sea.play("A explorer:ap")
    assert not [key for key in sea.offered if key.startswith("land")]


def test_a_swimmer_may_reach_the_landing_hex_and_land_in_one_turn() -> None:
    """R4.14: as the table plays unless it chose otherwise."""
    sea = scene(people="an b2, ap k6").play("A explorer:an", "A swim:b1", "A explorer:an", "A land:nw")
    assert sea.state.safe["nw"] == ["an"]


def test_at_a_strict_table_who_has_swum_lands_next_turn() -> None:
    """R4.14: but who began the turn in the landing hex may, and boats are not concerned."""
    sea = scene(people="an b2, ap c1, aq k6", boats="k1 ar", strict_landing="on")
    sea.play("A explorer:an", "A swim:b1")
    assert "explorer:an" not in sea.offered
    sea.play("A explorer:ap", "A land:nw", "A explorer:ar", "A land:sw")
    assert sea.state.safe["nw"] == ["ap"]
    assert sea.state.safe["sw"] == ["ar"]


def test_at_a_strict_table_a_boat_still_takes_the_swimmer_ashore() -> None:
    """R4.14: swim, climb aboard, land out of the boat."""
    sea = scene(people="an b2, aq k6", boats="b1", strict_landing="on")
    sea.play("A explorer:an", "A swim:b1", "A explorer:an")
    assert sea.offered == {"board:b1", "land:nw", "done"}
    assert sea.label("land:nw").endswith("(2 movement points)")
    sea.play("A board:b1", "A explorer:an", "A land:nw")
    assert sea.state.safe["nw"] == ["an"]


def test_there_is_no_limit_to_a_crowd() -> None:
    """R4.15: ten in one hex, and one more."""
    crowd = ", ".join(f"b{handle} h11" for handle in "npqrstuvwx")
    sea = scene(people=f"{crowd}, an h12").play("A explorer:an", "A swim:h11")
    assert len(sea.state.people["h11"]) == 11


@pytest.mark.parametrize(("kind", "left"), [("whale", "an swims, whale"), ("serpent", "serpent")])
def test_boarding_an_empty_boat_beside_a_creature(kind: str, left: str) -> None:
    """R4.16: it strikes as if it had just come."""
    sea = scene(people="an h10, ap k6", boats="h11", creatures=f"{kind} h11", land=BY_LAND)
    sea.play("A explorer:an")
    assert "board:h11" in sea.risky
    sea.play("A board:h11")
    assert sea.at("h11") == left
    assert sea.state.gone["boat"] == 1


def test_climbing_into_the_boat_above_a_whale() -> None:
    """R4.16: the swimmer beside the whale is back in the water."""
    sea = scene(people="an h11", boats="h11", creatures="whale h11").play("A explorer:an", "A board:h11")
    assert sea.at("h11") == "an swims, whale"
