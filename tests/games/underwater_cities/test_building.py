"""R5: building and upgrading."""

from __future__ import annotations

import pytest

from games.core.model import NotAnOption
from tests.games.underwater_cities.scenes import PROBE, Scene, scene, with_card

RICH = "9cr 9ke 9st 9sc 9bi"


def building(effect: str, **facts: object) -> Scene:
    """A card with an effect, played after the slot G1 (two Federation steps: 1 credit) was used."""
    return scene(game=with_card(effect), **facts).play(PROBE, "G1", "slot-first")  # type: ignore[arg-type]


def test_things_are_built_one_at_a_time() -> None:
    """R5.1: the first tunnel opens sites for the second."""
    sea = scene(hand=PROBE, goods="5cr 5st").play(PROBE, "Y2")
    assert sea.offers == ["F-S", "H-S"]
    sea.play("H-S")
    assert sea.offers == ["E-H", "F-S", "G-H", "done"]


def test_what_a_site_gives_may_pay_for_the_next_thing() -> None:
    """R5.1: the steelplast of C-F on board 1."""
    sea = scene(hand=PROBE, goods="2cr 1st", tunnels="F-S").play(PROBE, "Y2", "C-F")
    assert sea.goods() == "1cr 1st"
    assert sea.play("B-C").goods() == "-"


@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("white", "9cr 8ke 7st 9sc 9bi"),
        ("purple", "8cr 8ke 8st 9sc 8bi"),
        ("tunnel", "9cr 9ke 8st 9sc 9bi"),
        ("farm", "10cr 8ke 9st 9sc 9bi"),
        ("desal", "9cr 9ke 9st 9sc 9bi"),
        ("lab", "10cr 9ke 8st 9sc 9bi"),
    ],
)
def test_everything_has_its_usual_cost(kind: str, left: str) -> None:
    """R5.2: paid from the goods, one credit gained before."""
    sea = building(f"build({kind})", goods=RICH)
    sea.play("F" if kind in ("white", "purple") else "F-S" if kind == "tunnel" else "S1")
    assert sea.goods() == left


def test_a_stated_cost_replaces_the_usual_one() -> None:
    """R5.2: a tunnel for one kelp."""
    assert building("build(tunnel, cost=1ke)", goods="1ke").play("F-S").goods() == "1cr"


def test_discounts_add_up_and_never_go_below_nothing() -> None:
    """R5.2: two credits off a tunnel that costs one."""
    sea = scene(hand=PROBE, goods="1st", claimed="tunnel_union boring_rig").play(PROBE, "Y2", "F-S")
    assert sea.goods() == "-"
    city = scene(hand="dredger", goods="1ke 1st", claimed="dome_masons dome_printers").play(
        "dredger", "G3", "F"
    )
    assert city.goods() == "-"


def test_discounts_apply_to_stated_costs_too() -> None:
    """R5.2: one steelplast stated, one off."""
    sea = building("build(tunnel, cost=1st+1ke)", goods="1ke", claimed="last_rigs")
    assert sea.play("F-S").goods() == "1cr"


def test_the_effects_own_discount_and_a_permanent_one_add_up() -> None:
    """R5.2: one and one credit."""
    sea = building("build(purple, less=1cr)", goods="1ke 1st 1bi", claimed="dome_masons")
    assert sea.play("F").goods() == "1cr"


def test_where_something_is_free_discounts_do_nothing() -> None:
    """R5.2: nothing is given back."""
    sea = building("build(tunnel, cost=free)", claimed="boring_rig")
    assert sea.play("F-S").goods() == "1cr"


def test_biomatter_stands_in_for_what_is_missing() -> None:
    """R5.3: the rulebook's city for 1 steelplast, 2 biomatter, 1 credit."""
    sea = scene(hand="dredger", goods="1cr 1st 2bi").play("dredger", "G3", "F")
    assert (sea.nation().cities["F"], sea.goods()) == ("white", "-")


def test_biomatter_may_be_paid_by_wish() -> None:
    """R5.3: kelp is kept for the cities."""
    sea = building("build(farm)", goods="1ke 1bi", plots="S1:lab F1:lab F2:lab F3:lab H1:lab H2:lab H3:lab")
    assert sea.offers == ["S2", "S3", "bi-for-ke", "done"]
    sea.play("bi-for-ke", "S2")
    assert sea.goods() == "1cr 1ke"


def test_wishes_are_on_offer_only_as_far_as_biomatter_goes() -> None:
    """R5.3: two steelplast, one biomatter."""
    sea = scene(hand="dredger", goods="9cr 9ke 2st 1bi").play("dredger", "G3", "white")
    assert "bi-for-st" in sea.offers and "bi-for-ke" in sea.offers
    sea.play("bi-for-st")
    assert "bi-for-st" not in sea.offers and "bi-for-ke" not in sea.offers
    assert sea.play("F").goods() == "8cr 8ke 1st"


def test_biomatter_does_not_pay_for_upgrades_or_cards() -> None:
    """R5.3: science and what a card asks for must be there."""
    sea = building("upgrade(any)", goods="3bi", plots="S1:farm")
    assert sea.mover == "B"
    swap = building("pay(1ke, gain(1vp))", goods="3bi")
    assert swap.mover == "B" and swap.points() == 0


def test_a_city_is_built_beside_a_city_even_without_a_tunnel() -> None:
    """R5.4: a tunnel site is enough."""
    sea = scene(hand="dredger", goods="9cr 9ke 9st").play("dredger", "G3")
    assert sea.offers == ["F", "H"]
    sea.play("H")
    assert not sea.view().players[0].cities[1].live


def test_a_new_city_opens_further_sites() -> None:
    """R5.4: E and G beside H."""
    sea = scene(hand="dredger", goods="9cr 9ke 9st", cities="H").play("dredger", "G3")
    assert sea.offers == ["E", "F", "G"]


def test_a_city_is_white_or_purple() -> None:
    """R5.5: as the player pays."""
    sea = scene(hand="dredger", goods=RICH).play("dredger", "G3")
    assert sea.offers == ["white", "purple"]
    sea.play("purple", "F")
    assert sea.nation().cities["F"] == "purple"
    assert (sea.state.white, sea.state.purple) == (15, 6)


def test_a_building_stands_at_a_city_or_where_one_might_be_built() -> None:
    """R5.6: S, and the sites of F and H; no others."""
    sea = building("build(farm)", goods="1ke")
    assert {site[0] for site in sea.offers if site != "done"} == {"F", "H", "S"}


def test_expansion_sites_need_a_card_that_says_so() -> None:
    """R5.7: and follow the same rule otherwise."""
    assert "SX" not in building("build(farm)", goods="1ke").offers
    assert building("build(farm, site=expansion)", goods="1ke").offers == ["FX", "HX", "SX", "done"]
    every = building("build(farm, site=any)", goods="1ke").offers
    assert "SX" in every and "S1" in every


def test_a_tunnel_needs_a_chain_of_tunnels_to_the_start() -> None:
    """R5.8: it may cross free city sites, not empty tunnel sites."""
    sea = scene(hand=PROBE, goods="1cr 1st", cities="F", tunnels="H-S").play(PROBE, "Y2")
    assert sea.offers == ["E-H", "F-S", "G-H"]


def test_a_chain_does_not_go_through_a_metropolis() -> None:
    """R5.8: B-MB does not open D-MB."""
    sea = scene(hand=PROBE, goods="1cr 1st", tunnels="F-S C-F B-C B-MB").play(PROBE, "Y2")
    assert "D-MB" not in sea.offers and "A-B" in sea.offers


def test_a_site_holds_one_thing() -> None:
    """R5.9: what is built is no longer on offer."""
    sea = building("build(farm)", goods="1ke", plots="S1:lab S2:farm")
    assert "S1" not in sea.offers and "S3" in sea.offers
    tunnels = scene(hand=PROBE, goods="1cr 1st", tunnels="F-S").play(PROBE, "Y2")
    assert "F-S" not in tunnels.offers
    with pytest.raises(NotAnOption):
        tunnels.play("F-S")


def test_a_bonus_comes_even_if_the_site_is_not_connected() -> None:
    """R5.10: science for a city at E on board 1."""
    sea = building("build(white)", goods="1cr 1ke 2st", cities="F").play("E")
    assert sea.goods() == "1cr 1sc"
    assert not sea.view().players[0].cities[-1].live


def test_a_bonus_of_a_step_and_a_card() -> None:
    """R5.10: tunnel A-B on board 1."""
    sea = scene(hand=PROBE, goods="1cr 1st", tunnels="F-S C-F B-C").play(PROBE, "Y2", "A-B")
    assert sea.view().players[0].space == 4
    assert len(sea.hand()) == 2  # and one at the end of the turn


def test_a_blue_metropolis_is_linked_by_its_one_tunnel() -> None:
    """R5.11: its instant effect comes once, at once."""
    sea = scene(hand=PROBE, goods="2cr 2st", tunnels="F-S C-F")
    sea.nation().tiles["M1"] = "coral_gate"
    sea.play(PROBE, "Y2", "C-M1")
    assert sea.goods() == "1cr 1ke 1st"
    assert sea.nation().linked == ["M1"]
    assert sea.play("B-C").goods() == "1ke"


def test_the_brown_metropolis_needs_both_tunnels() -> None:
    """R5.11: one is not enough."""
    tunnels = "F-S C-F B-C B-MB A-B A-D"
    sea = scene(hand=PROBE, goods="1cr 1st", tunnels=tunnels)
    assert sea.nation().linked == []
    sea.play(PROBE, "Y2", "D-MB")
    assert sea.nation().linked == ["MB"]


@pytest.mark.parametrize(
    ("tile", "answers"),
    [("agents_wharf", ["S7"]), ("shipwright_bay", ["F-S", "C-F"]), ("embassy_row", ["1:fed(2)"])],
)
def test_a_metropolis_may_ask_its_owner_something(tile: str, answers: list[str]) -> None:
    """R5.11: a special card, free upgrades, steps."""
    sea = scene(hand=PROBE, goods="1cr 1st", tunnels="F-S C-F")
    sea.nation().tiles["M1"] = tile
    sea.play(PROBE, "Y2", "C-M1", *answers)
    assert sea.mover == "B"


def test_an_upgrade_costs_a_science_and_happens_once() -> None:
    """R5.12: an upgraded farm is not on offer."""
    sea = building("upgrade(any, n=2)", goods="2sc", plots="S1:farm S2:farm^")
    assert sea.offers == ["S1", "done"]
    sea.play("S1")
    assert sea.goods() == "1cr 1sc"
    assert sea.counts()["farm"] == 2 and sea.counts()["up.farm"] == 2


def test_what_is_not_connected_may_be_upgraded() -> None:
    """R5.12: a farm where no city stands."""
    sea = building("upgrade(any)", goods="1sc", plots="H1:farm").play("H1")
    assert sea.nation().plots["H1"].up


def test_a_tunnel_is_upgraded_like_a_building() -> None:
    """R5.12: tunnels are structures."""
    sea = building("upgrade(tunnel)", goods="1sc", tunnels="H-S", plots="S1:farm")
    assert sea.offers == ["H-S", "done"]
    assert sea.play("H-S").nation().tunnels == {"H-S": True}


def test_a_white_city_may_become_purple() -> None:
    """R5.13: the domes are exchanged."""
    sea = building("convert", cities="F:purple")
    assert sea.offers == ["S", "done"]
    sea.play("S")
    assert sea.nation().cities == {"S": "purple", "F": "purple"}
    assert (sea.state.white, sea.state.purple) == (16, 5)


def test_without_a_purple_dome_no_city_becomes_purple() -> None:
    """R5.13: the supply counts."""
    sea = scene(game=with_card("convert"))
    sea.state.purple = 0
    assert sea.play(PROBE, "G1", "slot-first").mover == "B"


def test_turning_a_city_purple_may_have_a_cost() -> None:
    """R5.13: paid as stated."""
    assert building("convert(cost=1bi)").mover == "B"
    assert building("convert(cost=1bi)", goods="1bi").play("S").goods() == "1cr"


def test_the_price_of_building_and_upgrading_names_what_the_upgrade_costs() -> None:
    """R3.8: on each kind, and where its site is asked for."""
    game = with_card("build(farm/desal, then=1sc)")
    sea = scene(game=game, goods="3cr 3ke 3sc").play(PROBE, "G1", "slot-first")
    assert sea.labels[0] == "a farm for 1 kelp, upgraded for 1 science"
    assert "Cost: 1 credit, and 1 science for the upgrade." in sea.play("desal").prompt()
