"""R10: production and the end of an era."""

from __future__ import annotations

import pytest

from games.underwater_cities import GAME
from tests.games.underwater_cities.scenes import PROBE, Scene, dealt, scene, with_card


def produced(**facts: object) -> Scene:
    """The end of round 4: A plays on the slot always free (2 credits), then production."""
    sea = scene(round=4, last=True, **facts)  # type: ignore[arg-type]
    return sea.play(PROBE, "always")


def made(plots: str = "", **facts: object) -> dict[str, int]:
    """What a network makes."""
    return scene(plots=plots, **facts).view().players[0].forecast.made  # type: ignore[arg-type]


def test_production_follows_rounds_four_seven_and_ten() -> None:
    """R10.1: three times in a match."""
    sea = dealt(2)
    rounds = []
    while not sea.state.ending:
        before = len(sea.told("produced"))
        sea.silent()
        if len(sea.told("produced")) > before:
            rounds.append(sea.told("round-over")[-1]["round"])
    assert rounds == [4, 7, 10]
    assert [facts["round"] for facts in sea.told("round-begins")] == list(range(1, 11))


@pytest.mark.parametrize(
    ("plots", "expected"),
    [
        ("S1:farm", {"ke": 1}),
        ("S1:farm^", {"ke": 1, "vp": 1}),
        ("S1:desal", {"cr": 1}),
        ("S1:desal^", {"cr": 1, "bi": 1}),
        ("S1:lab", {"sc": 1}),
        ("S1:lab^", {"sc": 1, "st": 1}),
        ("H1:farm", {}),
    ],
)
def test_what_a_building_makes(plots: str, expected: dict[str, int]) -> None:
    """R10.2: plain and upgraded; not without a city."""
    assert made(plots) == expected


def test_what_tunnels_and_cities_make() -> None:
    """R10.2: a tunnel at a city a credit, a purple city two points, a white one nothing."""
    assert made(tunnels="H-S") == {"cr": 1}
    assert made(tunnels="H-S^") == {"cr": 1, "vp": 1}
    assert made(tunnels="H-S E-H A-E") == {"cr": 1}
    assert made(tunnels="H-S", cities="H:purple") == {"cr": 1, "vp": 2}
    assert made(cities="H:purple") == {}


def test_production_goes_into_the_store() -> None:
    """R10.2: and into the points."""
    sea = produced(plots="S1:farm^ S2:lab", goods="1ke")
    assert (sea.goods(), sea.points()) == ("2cr 1ke 1sc", 1)
    assert "A produced 1 kelp, 1 point and 1 science." in sea.heard_by()


@pytest.mark.parametrize(
    ("kind", "expected"),
    [("farm", {"ke": 3, "vp": 3}), ("desal", {"cr": 3, "bi": 2}), ("lab", {"sc": 2, "st": 3})],
)
def test_two_upgraded_of_a_type_at_one_city_make_more(kind: str, expected: dict[str, int]) -> None:
    """R10.3: once for city and type."""
    assert made(f"S1:{kind}^ S2:{kind}^") == expected
    third = made(f"S1:{kind}^ S2:{kind}^ S3:{kind}^")
    assert sum(third.values()) == sum(expected.values()) + 2
    fourth = made(f"S1:{kind}^ S2:{kind}^ S3:{kind}^ SX:{kind}^")
    assert sum(fourth.values()) == sum(expected.values()) + 4  # no second bonus


def test_upgraded_buildings_at_two_cities_are_no_pair() -> None:
    """R10.3: nor an upgraded and a plain one."""
    assert made("S1:lab^ H1:lab^", cities="H", tunnels="H-S") == {"sc": 2, "st": 2, "cr": 1}
    assert made("S1:lab^ S2:lab") == {"sc": 2, "st": 1}


def test_production_cards_give_what_they_say() -> None:
    """R10.4: a flat gain, one for every so many, one for those who have enough."""
    assert made(claimed="coin_diver") == {"cr": 1}
    assert made("S1:lab S2:lab S3:lab", claimed="culture_tanks") == {"sc": 3, "ke": 1}
    game = with_card("if(lab>=2, gain(3vp))", "production")
    assert made("S1:lab", game=game, hand="dredger", claimed=PROBE) == {"sc": 1}
    assert made("S1:lab S2:lab", game=game, hand="dredger", claimed=PROBE) == {"sc": 2, "vp": 3}


def test_cards_that_change_production_count_only_what_produces() -> None:
    """R10.4: at most as many as the card says."""
    assert made("S1:farm S2:farm S3:farm H1:farm", claimed="double_crops") == {"ke": 3, "cr": 2}
    assert made("H1:desal", claimed="fresh_water") == {}


def test_replacing_something_is_up_to_the_owner() -> None:
    """R10.4: asked before production; nobody else is."""
    facts = {"plots": "S1:lab", "goods": "5ke", "claimed": "self_running_lab"}
    sea = produced(**facts)
    assert [(d.seat, d.step, d.least, d.most) for d in sea.asked] == [(0, "produce", 0, 1)]
    assert produced(**facts).play("self_running_lab").goods() == "2cr 5ke 1st"
    assert produced(**facts).play("").goods() == "2cr 4ke 1sc"


def test_without_anything_to_replace_nobody_is_asked() -> None:
    """R10.4: no biomatter is made, so none is exported."""
    sea = produced(plots="S1:desal", goods="5ke", claimed="bio_export")
    assert sea.asked[0].step == "keep"
    assert made("S1:desal^", claimed="bio_export") == {"cr": 1, "bi": 0, "vp": 2}


def test_each_structure_is_replaced_once() -> None:
    """R10.4: two cards, one laboratory."""
    game = with_card("replace(lab, 1, 1sc, 5cr)", "production")
    sea = scene(game=game, hand="dredger", plots="S1:lab", claimed=f"self_running_lab {PROBE}")
    assert sea.view().players[0].forecast.made == {"sc": 0, "st": 1, "ke": 1}


def test_cards_made_in_production_are_drawn() -> None:
    """R10.4: from the old deck."""
    game = with_card("gain(1cd)", "production")
    drawn = scene(game=game, hand="dredger", claimed=PROBE, round=4, last=True, goods="1ke").play(
        "dredger", "always"
    )
    assert [facts["count"] for facts in drawn.told("drew")] == [2, 1, 1, 3, 3]


def test_linked_metropolises_produce() -> None:
    """R10.5: only if they are linked and have something to make."""
    sea = scene(tunnels="F-S C-F C-M1")
    sea.nation().tiles["M1"] = "coral_gate"
    assert sea.view().players[0].forecast.made == {"cr": 1, "vp": 2}
    sea.nation().tiles["M1"] = "gene_bank"
    assert sea.view().players[0].forecast.made == {"cr": 1}
    sea.nation().gained.append("coral_gate")
    assert sea.view().players[0].forecast.made == {"cr": 1, "vp": 2}


def test_every_connected_city_eats_a_kelp() -> None:
    """R10.6: the one without a tunnel does not."""
    sea = produced(cities="H F", tunnels="H-S", goods="3ke")
    assert sea.nation().goods["ke"] == 1
    assert "A fed 2 cities: 2 kelp." in sea.heard_by()


def test_kelp_then_biomatter_then_points() -> None:
    """R10.6: three points for each city still hungry; kelp cannot be held back."""
    sea = produced(cities="H F E", tunnels="H-S F-S E-H", goods="1ke 2bi", points=10)
    assert (sea.nation().goods["ke"], sea.nation().goods["bi"], sea.points()) == (0, 0, 7)


def test_nobody_goes_below_nothing() -> None:
    """R10.6: two points are all there is."""
    assert produced(points=2).points() == 0


def test_cities_eat_in_the_last_era_too() -> None:
    """R10.6: before the final scoring."""
    sea = scene(era=3, round=10, last=True, hand="world_fair", goods="2ke").play("world_fair", "always")
    assert sea.state.ending and sea.nation().goods["ke"] == 1


def test_action_cards_become_ready_for_the_new_era() -> None:
    """R10.7: not after the last one."""
    assert produced(used="assistant", goods="1ke").nation().used == []
    last = scene(era=3, round=10, last=True, hand="world_fair", used="assistant").play("world_fair", "always")
    assert last.nation().used == ["assistant"]


def test_three_new_cards_then_everyone_keeps_three_of_all() -> None:
    """R10.8: all at once; a raised limit counts."""
    sea = produced(goods="1ke", claimed="signal_relay")
    assert {d.step for d in sea.asked} == {"keep"}
    assert (len(sea.of("A").options), sea.of("A").most) == (6, 4)
    assert (len(sea.of("B").options), sea.of("B").most) == (6, 3)
    assert all(GAME.facts.cards[card].era in (1, 2) for card in sea.hand())
    sea.silent(2)
    assert (sea.state.era, sea.state.round, len(sea.hand("B"))) == (2, 5, 3)


def test_the_old_deck_leaves_and_old_cards_may_be_kept() -> None:
    """R10.9: an old card discarded later leaves as well."""
    sea = produced(goods="1ke")
    assert sea.state.box[1] and PROBE in sea.state.out and sea.state.discard == []
    old = next(card for card in sea.hand() if GAME.facts.cards[card].era == 1)
    new = next(card for card in sea.hand() if GAME.facts.cards[card].era == 2)
    late = scene(era=2, round=5, hand=f"{old} {new}").play(old, "always")
    assert old in late.state.out and late.state.discard == []
    assert scene(era=2, round=5, hand=f"{old} {new}").play(new, "always").state.discard == [new]
