"""The rulebook's worked examples."""

from __future__ import annotations

from tests.games.underwater_cities.scenes import Scene, scene
from tests.kit.scene import seat_of


def test_a_second_laboratory_pays_for_a_plant_within_one_slot() -> None:
    """R4.3: cards 37 and 34: laboratory, a credit, upgrade, then the action card builds and draws."""
    sea = scene(
        3,
        hand="founders_chest",
        goods="1st 1sc",
        plots="S1:lab",
        claimed="lab_riggers",
        actions="terrace_crew",
    )
    sea.play("founders_chest", "R5")
    build = next(key for key in sea.offers if key.startswith("2:build"))
    sea.play(build, "S2")
    assert sea.goods() == "1cr"  # gained before the upgrade was paid with the science
    assert sea.nation().plots["S2"].up
    sea.play("terrace_crew")
    assert sea.offers == ["1:build(farm/desal)", "2:gain(1cd)", "done"]
    sea.play("1:build(farm/desal)", "S3")
    assert (sea.goods(), sea.nation().plots["S3"].kind) == ("-", "desal")
    assert len(sea.hand()) == 2  # one by the card, one at the end of the turn


def kate() -> Scene:
    """Card 28 on the red slot, action card 19; a steelplast, a credit, a science; on space 4."""
    return scene(
        3,
        hand="shellfish_haul",
        goods="1cr 1st 1sc",
        actions="works_office",
        fed="A1",
        plots="S1:lab S2:lab S3:lab",
    )


def test_kates_turn() -> None:
    """R3.7: her card needs the tunnel, so the slot comes first; its kelp comes too late for a farm."""
    sea = kate().play("shellfish_haul", "R5", "slot-first")
    build = next(key for key in sea.offers if key.startswith("2:build"))
    sea.play(build, "tunnel", "F-S")
    assert sea.goods() == "-" and sea.nation().tunnels == {"F-S": True}
    assert sea.step == "use"  # not her red card: the slot is not finished
    sea.play("works_office")
    assert sea.offers == ["2:fed(1)", "done"]
    sea.play("2:fed(1)")
    assert sea.goods() == "1cr" and sea.state.space(seat_of("A")) == 3
    assert sea.step == "build" and "done" in sea.offers
    sea.play("F1")
    assert sea.nation().plots["F1"].kind == "desal"
    assert (sea.goods(), sea.mover) == ("1ke", "B")  # now, and only now, the shellfish


def test_kate_could_not_have_built_a_farm() -> None:
    """R3.7: with the card first there is no upgraded tunnel and no kelp."""
    sea = kate().play("shellfish_haul", "R5", "card-first")
    assert sea.goods() == "1cr 1st 1sc"


def test_the_orange_disc() -> None:
    """R7.4: from space 2 two steps: a point for space 1, one for the step beyond, on top of the stack."""
    sea = scene(3, hand="dredger", fed="B4 A3").play("dredger", "G1")
    assert sea.points() == 2
    assert sea.view().stacks[1] == (seat_of("B"), seat_of("A"))


def test_the_order_of_four_discs() -> None:
    """R7.6: orange on top of purple on space 2; black and blue below the track keep their order."""
    sea = scene(4, hand="founders_chest", fed="D3 C3", last=True)
    sea.state.order = [seat_of(letter) for letter in "ADBC"]
    sea.state.tiles.clear()
    sea.play("founders_chest", "always")
    assert sea.state.order == [seat_of(letter) for letter in "CDAB"]


def test_the_production_page() -> None:
    """R10.2: two farms, two plants, two upgraded laboratories, three tunnels and a fourth to a metropolis."""
    sea = scene(
        hand="founders_chest",
        claimed="coin_diver",
        cities="F:purple E",
        tunnels="F-S^ H-S C-F C-M1",
        plots="S1:farm^ S2:farm S3:desal F1:lab^ F2:lab^ F3:desal E1:lab",
        round=4,
        last=True,
    )
    sea.nation().tiles["M1"] = "coral_gate"
    lines = {
        line.source: (line.plain, line.upgraded, line.pairs, line.made)
        for line in sea.view().players[0].forecast.lines
    }
    assert lines == {
        "farm": (1, 1, 0, {"ke": 2, "vp": 1}),
        "desal": (2, 0, 0, {"cr": 2}),
        "lab": (0, 2, 1, {"sc": 2, "st": 3}),
        "tunnel": (2, 1, 0, {"cr": 3, "vp": 1}),
        "purple": (1, 0, 0, {"vp": 2}),
        "coral_gate": (1, 0, 0, {"vp": 2}),
        "coin_diver": (1, 0, 0, {"cr": 1}),
    }
    sea.play("founders_chest", "always")
    assert sea.state.reports[seat_of("A")].eaten == {"ke": 2, "bi": 0, "vp": 0}
    assert (sea.goods(), sea.points()) == ("8cr 3st 2sc", 6)


def test_the_final_scoring_page() -> None:
    """R15.1: 8 for the brown metropolis, 11 for cards, 21 for cities, 6 for what is left."""
    sea = scene(
        hand="world_fair",
        goods="16cr 2ke 4st 7sc 3bi",
        claimed="science_broker kelp_and_steel",
        cities="F C B D H",
        tunnels="F-S^ C-F^ B-C^ B-MB A-B A-D D-MB",
        plots="S1:farm^ S2:desal^ S3:lab^ F1:farm^ F2:desal^ F3:lab^ C1:desal^ C2:lab^ B1:farm H1:farm",
    )
    sea.nation().tiles["MB"] = "four_arts"
    assert sea.view().players[0].lines == {"track": 0, "metropolis": 8, "cards": 11, "cities": 21, "goods": 6}


def test_feeding() -> None:
    """R10.6: all kelp first, then biomatter, then three points a city."""
    sea = scene(
        hand="founders_chest",
        cities="F H E C",
        tunnels="F-S H-S E-H C-F",
        goods="2ke 1bi",
        points=7,
        round=4,
        last=True,
    ).play("founders_chest", "always")
    assert sea.state.reports[seat_of("A")].eaten == {"ke": 2, "bi": 1, "vp": 6}
    assert sea.points() == 1


def test_two_credits_off_a_tunnel() -> None:
    """R5.2: a tunnel that costs a credit and a steelplast then costs a steelplast."""
    sea = scene(hand="founders_chest", goods="1st", claimed="tunnel_union").play(
        "founders_chest", "Y2", "F-S"
    )
    assert sea.goods() == "-"


def test_a_steelplast_on_a_tunnel_site() -> None:
    """R5.10: it pays for the second tunnel, with a credit."""
    sea = scene(hand="founders_chest", goods="2cr 1st", tunnels="H-S").play("founders_chest", "Y2", "G-H")
    assert sea.goods() == "1cr 1st"
    assert sea.play("E-H").goods() == "-"


def test_one_or_two_farms_for_credits_or_science() -> None:
    """R5.12: two credits, two sciences, or one of each."""
    for ways in (("S1=1cr", "S2"), ("S1=1sc", "S2")):
        sea = scene(hand="farm_modernising", goods="1cr 1sc", plots="S1:farm S2:farm", actions="")
        sea.play("farm_modernising", "Y3", "card-first", *ways)
        assert all(plot.up for plot in sea.nation().plots.values())
        assert sea.nation().goods["cr"] == sea.nation().goods["sc"] == 0
