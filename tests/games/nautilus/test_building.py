"""R4: building."""

from __future__ import annotations

import pytest

from games.core.engine import Barrier
from games.nautilus import stations
from tests.games.nautilus.scenes import BOARD, BUILDING, FACTS, SUBMARINES, Scene, scene
from tests.kit.scene import seat_of


def test_a_module_may_be_built_at_once_or_kept_for_later() -> None:
    """R4.1: in the turn it is bought, or in another one."""
    sea = scene(BUILDING)
    sea.play("A buy:green-1", "A lay:green-1", "A at:K13")
    assert sea.state.city["K13"].kind == "green"
    later = scene(BUILDING)
    later.play("A buy:green-1", "A keep")
    assert [held.key for held in later.player("A").held] == ["green-1"]
    assert scene(BUILDING, held={"A": "green-1"}).play("A nothing").offers == ["lay:green-1", "give-back"]


def test_octagons_lie_three_apart_or_two_and_two() -> None:
    """R4.2: a green dwelling fits straight beside the base, a violet one across its corners."""
    green = scene(BUILDING, held={"A": "green-1"}).play("A nothing", "A lay:green-1")
    assert green.spots("at") == {"K7", "N10", "K13", "H10"}
    violet = scene(BUILDING, held={"A": "violet-1"}).play("A nothing", "A lay:violet-1")
    assert violet.spots("at") == {"M8", "M12", "I12", "I8"}


def test_modules_never_overlap_though_two_may_share_a_corner_square() -> None:
    """R4.2: beside a violet dwelling on M8 there is no room on K7 or N10, but on O10 across its corner."""
    sea = scene(BUILDING, city="violet:M8", held={"A": "green-1 violet-1"})
    sea.play("A nothing", "A lay:green-1")
    assert sea.spots("at") == {"K13", "H10"}
    sea.play("A back", "A lay:violet-1")
    assert "O10" in sea.spots("at")
    assert set(BOARD.covered("M8")) & set(BOARD.covered("O10")) == {"N9"}


def test_all_nine_squares_must_be_on_the_board() -> None:
    """R4.2: two squares from the edge there is no room for another one."""
    sea = scene(BUILDING, city="green:Y10 green:V10", base="K10", held={"A": "green-1"})
    sea.play("A nothing", "A lay:green-1")
    assert not [spot for spot in sea.spots("at") if spot.startswith("Z")]
    assert {"Y7", "Y13"} <= sea.spots("at")


def test_a_module_turns_by_quarters() -> None:
    """R4.3: a station beside the base needs one of its two blue doors towards it."""
    sea = scene(BUILDING, held={"A": "technical"}).play("A nothing", "A lay:technical", "A at:N10")
    assert sea.offers == ["turn:1", "turn:3", "back"]
    sea.play("A turn:3")
    assert sea.view().city[-1].doors == ("ne", "e", "w", "nw")
    only_one_way = scene(BUILDING, held={"A": "training"}).play("A nothing", "A lay:training", "A at:N10")
    assert only_one_way.state.city["N10"].kind == "training"


@pytest.mark.parametrize("kind", ["training", "technical", "sonar", "research", "analysis"])
def test_every_kind_has_two_blue_and_two_brown_doors(kind: str) -> None:
    """R4.3: and no two kinds look alike, however they are turned."""
    masks = FACTS.doors[kind]
    assert {(bin(mask & 0b01010101).count("1"), bin(mask & 0b10101010).count("1")) for mask in masks} == {
        (2, 2)
    }
    others = {mask for other, turned in FACTS.doors.items() if other != kind for mask in turned}
    assert not others & set(masks)


def test_a_passage_needs_doors_of_one_colour() -> None:
    """R4.4: nothing but a violet dwelling's corners can take the next violet dwelling."""
    sea = scene(BUILDING, city="violet:M8", held={"A": "green-1"}).play("A nothing", "A lay:green-1")
    touching_violet = {"M5", "P8"}
    assert not touching_violet & sea.spots("at")
    assert stations.passages(FACTS, sea.state.city, "M8") == ["K10"]


def test_red_may_build_against_a_wall() -> None:
    """R4.5: example 3: the research station joins the base and meets the training station with a wall."""
    sea = scene(BUILDING, base="H9", city="training:L9/0:B violet:J11", held={"A": "research"})
    sea.play("A nothing", "A lay:research", "A at:J7")
    assert "turn:0" in sea.offers
    sea.play("A turn:0")
    assert stations.passages(FACTS, sea.state.city, "J7") == ["H9"]
    assert BOARD.beyond["J7"][3] == "L9"


def test_further_modules_are_joined_to_those_built_in_the_same_turn() -> None:
    """R4.6: after K13 the next one may not go to the base any more."""
    sea = scene(BUILDING, held={"A": "green-1 green-2"})
    sea.play("A nothing", "A lay:green-1", "A at:K13", "A lay:green-2")
    assert sea.spots("at") == {"N13", "K16", "H13"}


@pytest.mark.parametrize(
    ("spot", "price"), [("K13", 1), ("O9", 2), ("L19", 3), ("B4", 3), ("W10", 4), ("T9", 3), ("U9", 4)]
)
def test_the_price_goes_by_the_deepest_square_touched(spot: str, price: int) -> None:
    """R4.7: one corner is enough."""
    assert stations.price(FACTS, [spot]) == price


def test_modules_built_together_are_paid_once() -> None:
    """R4.8: example 2: two training stations and a green dwelling for 2 Nemos, by the dwelling's squares."""
    sea = scene(
        BUILDING, base="H9", city="violet:J11", held={"A": "training green-1 training"}, money={"A": 9}
    )
    sea.play("A nothing", "A lay:training", "A at:L9")
    assert "1 Nemo in all" in sea.prompt()
    sea.play("A lay:green-1")  # on O9: it fits nowhere else
    assert "for 2 Nemos in all" in sea.prompt()
    sea.play("A lay:training", "A at:R9")
    assert sea.money("A") == 7
    assert sea.told("built")[0]["price"] == 2


def test_example_1_costs_four_for_the_people_and_one_for_the_lagoon() -> None:
    """R4.7: orange's dwelling with four aquanauts."""
    sea = scene(BUILDING, 4, base="H9", money={"A": 10})
    sea.play("A buy:violet-4", "A lay:violet-4", "A at:J11")
    assert sea.money("A") == 5
    assert sea.crew("J11") == "AAAA"


def test_the_price_of_each_square_is_shown() -> None:
    """R4.7: what it adds to what is due already, and what it would bury."""
    sea = scene(BUILDING, base="H9", city="violet:J11", held={"A": "training green-1"})
    sea.play("A nothing", "A lay:training", "A at:L9")
    assert sea.label("lay:green-1") == "Green dwelling (one aquanaut): O9 – 1 Nemo"
    wide = scene(BUILDING, base="H9", held={"A": "green-1"}).play("A nothing", "A lay:green-1")
    assert wide.label("at:K9") == "K9 – 1 Nemo"


def test_what_cannot_be_paid_cannot_be_built() -> None:
    """R4.9: one Nemo stays in the lagoon; none builds nothing."""
    rich = scene(BUILDING, base="H9", held={"A": "green-1"}, money={"A": 2}).play(
        "A nothing", "A lay:green-1"
    )
    poor = scene(BUILDING, base="H9", held={"A": "green-1"}, money={"A": 1}).play(
        "A nothing", "A lay:green-1"
    )
    assert {stations.price(FACTS, [spot]) for spot in poor.spots("at")} == {1}
    assert rich.spots("at") > poor.spots("at")
    broke = scene(BUILDING, held={"A": "green-1"}, money={"A": 0})
    assert (broke.mover, broke.player("A").held) == ("B", [])


def test_a_module_touches_no_square_with_a_submarine() -> None:
    """R4.10: not even with a corner, anybody's submarine."""
    sea = scene(BUILDING, held={"A": "green-1"}, subs={"B": "L14"}).play("A nothing", "A lay:green-1")
    assert sea.spots("at") == {"K7", "N10", "H10"}
    beside = scene(BUILDING, held={"A": "green-1"}, subs={"B": "L15"}).play("A nothing", "A lay:green-1")
    assert "K13" in beside.spots("at")


def _built_over(face: str) -> Scene:
    """A builds two dwellings; the first one covers P11 with a corner."""
    tiles = {"P11": face, "Z5": "gold"}
    sea = scene(BUILDING, city="green:N10", held={"A": "green-1 green-2"}, tiles=tiles)
    sea.play("A nothing", "A lay:green-1", "A at:Q10")
    assert "P11" in sea.state.tiles
    assert not any(event.reveals for event in sea.events)
    return sea.play("A lay:green-2", "A at:T10")


def test_discoveries_built_over_are_turned_up_when_building_is_done() -> None:
    """R4.11: not before; so a plan can be taken back, and the last click is asked for once more."""
    sea = scene(BUILDING, city="green:N10", held={"A": "green-1"}, tiles={"P11": "gold"})
    sea.play("A nothing", "A lay:green-1")
    assert [option.spot for option in sea.question.options if option.confirm] == ["Q10"]
    sea = _built_over("jellyfish")
    assert sea.state.gone == ["jellyfish"]
    assert list(sea.state.tiles) == ["Z5"]
    assert "a jellyfish on P11" in sea.heard_by(None)
    assert sea.change.barrier is Barrier.HARD


def test_an_atlantis_discovery_built_over_goes_to_the_ruins_without_a_marker() -> None:
    """R4.11: and without a reward."""
    sea = _built_over("atlantis-7")
    assert sea.state.ruins == {7: None}
    assert (sea.mover, sea.step) == ("B", "buy")


def test_a_face_up_discovery_is_built_over_as_well() -> None:
    """R4.11: it is out of play."""
    sea = scene(BUILDING, held={"A": "green-1"}, shown={"L14": "gold"}, tiles={})
    sea.play("A nothing", "A lay:green-1", "A at:K13")
    assert not sea.state.shown
    assert sea.state.gone == ["gold"]
    assert "Built over and taken off the board: gold on L14." in sea.heard_by(None)


def test_what_was_looked_at_and_built_over_is_no_longer_a_secret() -> None:
    """R4.11: B had looked at it; now it lies beside the board."""
    sea = scene(
        SUBMARINES,
        subs={"B": "P14"},
        tiles={"P11": "gold", "Z5": "gold"},
        held={"A": "green-1"},
        city="green:N10",
    )
    sea.play("B ping:P14", "B stay")
    assert sea.known("B") == {"P11": "gold"}
    sea.play("B nothing", "A nothing", "A lay:green-1", "A at:Q10")
    assert sea.state.looked[seat_of("B")] == []


def test_what_is_left_out_goes_back_without_refund() -> None:
    """R4.12: the module to its pile, its aquanauts to the reserve."""
    sea = scene(BUILDING, held={"A": "sonar green-3"}, reserve={"A": 5}, money={"A": 9})
    sea.play("A nothing", "A lay:sonar", "A at:K13", "A turn:0")
    assert next(option for option in sea.question.options if option.key == "done").confirm
    sea.play("A done")
    assert sea.player("A").held == []
    assert (sea.player("A").reserve, sea.money("A")) == (8, 8)
    assert sea.state.piles["green"] == 11  # the scene's dwelling came from nowhere


def test_who_neither_buys_nor_builds_gives_everything_back() -> None:
    """R4.13: after one more warning."""
    sea = scene(BUILDING, held={"A": "sonar green-3"}, reserve={"A": 5}).play("A nothing")
    assert sea.question.default == ("give-back",)
    assert sea.question.options[-1].confirm
    sea.play("A give-back")
    assert sea.player("A").held == []
    assert sea.player("A").reserve == 8


def test_who_buys_may_keep_what_is_held() -> None:
    """R4.13: a purchase is enough."""
    sea = scene(BUILDING, held={"A": "sonar"}).play("A buy:green-1")
    assert "give-back" not in sea.offers
    sea.play("A keep")
    assert len(sea.player("A").held) == 2


def test_stations_bear_their_builders_marker_and_dwellings_none() -> None:
    """R4.14."""
    sea = scene(BUILDING, held={"A": "green-1 sonar"})
    sea.play("A nothing", "A lay:green-1", "A at:K13", "A lay:sonar", "A at:K16", "A turn:0")
    builders = {module.spot: module.builder for module in sea.view().city}
    assert builders == {"K10": None, "K13": None, "K16": 0}


def test_aquanauts_enter_the_city_with_their_dwelling() -> None:
    """R4.15: and may set out in the same round."""
    sea = scene(BUILDING, held={"A": "green-3"}).play("A nothing", "A lay:green-3", "A at:K13", "B nothing")
    assert sea.crew("K13") == "AAA"
    assert (sea.mover, sea.step, sea.piece) == ("A", "walk-to", "K13")


def test_who_has_built_all_that_is_held_is_done() -> None:
    """R4.12: nothing is left to be asked; the price is paid with the last module."""
    sea = scene(BUILDING, held={"A": "green-1"}, money={"A": 9}).play(
        "A nothing", "A lay:green-1", "A at:K13"
    )
    assert (sea.mover, sea.step, sea.money("A")) == ("B", "buy", 8)


def test_leaving_a_place_or_a_module_is_a_real_step_back() -> None:
    """R4.1: from the turn to the places, from the places to the modules, and nothing is lost."""
    sea = scene(BUILDING, held={"A": "technical green-1"}).play("A nothing")
    modules = sea.offers
    places = sea.play("A lay:technical").offers
    assert sea.play("A at:N10", "A back").offers == places
    assert sea.play("A back").offers == modules


def test_what_fits_nowhere_any_more_is_not_lost_by_one_click() -> None:
    """R4.12: the module laid last may be taken up again."""
    sea = scene(BUILDING, held={"A": "violet-1 green-1"}, money={"A": 5})
    sea.play("A nothing", "A lay:violet-1", "A at:M8")
    assert sea.offers == ["take-up", "done"]
    assert "The rest of what you hold fits nowhere now." in sea.prompt()
    assert sea.label("done") == "Done: pay 2 Nemos, and one module goes back"
    sea.play("A take-up")
    assert "A took up a violet dwelling with one aquanaut from M8 again." in sea.heard_by(None)
    assert {"lay:violet-1", "lay:green-1"} <= set(sea.offers)
    assert "M8" not in sea.state.city


def test_buying_nothing_says_when_it_gives_all_back() -> None:
    """R4.13: nothing held can be built, so it goes back at once; that is asked once more."""
    sea = scene(BUILDING, base="D4", held={"A": "green-1 sonar"}, money={"A": 1})
    assert sea.label("nothing") == "Buy nothing; nothing can be built, so all 2 modules go back"
    assert sea.question.options[0].confirm
    assert sea.play("A nothing").player("A").held == []
