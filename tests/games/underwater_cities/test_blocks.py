"""R3.7-R3.10: the blocks of card and slot: their order, their parts."""

from __future__ import annotations

from games.core import engine
from tests.games.underwater_cities.scenes import ENGLISH, PROBE, scene, with_card


def test_the_slot_is_finished_before_the_card_begins() -> None:
    """R3.7: its credit cannot pay for the slot's second plant."""
    game = with_card("pick(1)")
    sea = scene(game=game, goods="1cr").play(PROBE, "G2", "slot-first", "S1")
    assert len(sea.nation().plots) == 1 and sea.step == "pick"
    assert sea.play("cr").mover == "B"


def test_the_card_is_finished_before_the_slot_begins() -> None:
    """R3.7: one plant by the card, two by the slot, in this order."""
    game = with_card("build(farm)")
    sea = scene(game=game, goods="2cr 1ke").play(PROBE, "G2", "card-first", "S1", "S2", "S3")
    assert [plot.kind for plot in sea.nation().plots.values()] == ["farm", "desal", "desal"]


def test_build_and_upgrade_needs_both() -> None:
    """R3.8: without science only the action card of that slot can be used."""
    sea = scene(3, hand="dredger", goods="1ke").play("dredger", "R5", "slot-first")
    assert sea.step == "use"
    poor = scene(3, hand="dredger", goods="1ke", used="assistant").play("dredger")
    assert "R5" not in poor.offers


def test_build_and_upgrade_are_one_part() -> None:
    """R3.8: the farm is upgraded at once for 1 science."""
    sea = scene(3, hand=PROBE, goods="1ke 1sc", used="assistant").play(PROBE, "R5", "S1")
    assert sea.nation().plots["S1"].up
    assert sea.goods() == "-"


def test_the_site_may_give_the_science_for_the_upgrade() -> None:
    """R3.8: on board 2 site A1 does."""
    sea = scene(3, hand=PROBE, board="2", goods="1ke", cities="F E A", used="assistant").play(PROBE, "R5")
    assert sea.offers == ["A1"]
    sea.play("A1")
    assert sea.nation().plots["A1"].up and sea.goods() == "-"


def test_a_metropolis_linked_may_give_the_science_for_the_upgrade() -> None:
    """R3.8, R5.11: the tunnel that links it is upgraded for the science it brings."""
    sea = scene(3, hand=PROBE, goods="1st 1cr", tunnels="H-S G-H", used="assistant")
    sea.nation().tiles["M2"] = "tidal_academy"
    assert sea.play(PROBE, "R5").offers == ["G-M2"]
    sea.play("G-M2")
    assert sea.nation().tunnels["G-M2"] and sea.goods() == "-"


def test_the_price_of_build_and_upgrade_names_the_science() -> None:
    """R3.8: for each kind, and where it is built."""
    sea = scene(3, hand=PROBE, goods="1ke 1cr 1sc", used="assistant").play(PROBE, "R5")
    assert sea.labels[0] == "a farm for 1 kelp, upgraded for 1 science"
    sea.play("farm")
    prompt = engine.question(sea.game, sea.state, sea.question.seat).prompt
    assert ENGLISH.say(prompt).endswith("Cost: 1 kelp, and 1 science for the upgrade.")


def test_parts_come_in_any_order() -> None:
    """R3.9: city first, then the tunnel."""
    sea = scene(hand=PROBE, goods="9cr 9ke 9st").play(PROBE, "R3")
    tunnel, city = sea.offers
    assert (tunnel, city) == ("1:build(tunnel)", "2:build(city)")
    sea.play(city, "F", "F-S")  # what is left is asked about by itself
    assert sea.nation().cities == {"S": "white", "F": "white"} and sea.nation().tunnels == {"F-S": False}


def test_a_part_may_be_left_out() -> None:
    """R3.9: only the tunnel."""
    sea = scene(hand=PROBE, goods="9cr 9ke 9st").play(PROBE, "R3", "1:build(tunnel)", "F-S", "done")
    assert sea.nation().cities == {"S": "white"}
    assert sea.mover == "B"


def test_of_either_or_only_one_is_done() -> None:
    """R3.9: two science, or upgrades."""
    sea = scene(hand=PROBE, goods="3sc", plots="S1:farm").play(PROBE, "Y1")
    assert sea.step == "either" and len(sea.offers) == 2
    assert scene(hand=PROBE, goods="3sc", plots="S1:farm").play(PROBE, "Y1", "1:gain(2sc)").goods() == "5sc"
    upgraded = sea.play("2:upgrade(any,n=3)", "S1")
    assert upgraded.goods() == "2sc" and upgraded.nation().plots["S1"].up


def test_two_farms_or_two_laboratories_but_not_one_of_each() -> None:
    """R3.9: the choice is made first."""
    sea = scene(hand=PROBE, goods="2ke 2st").play(PROBE, "Y4", "1:build(farm,n=2)", "S1", "S2")
    assert [plot.kind for plot in sea.nation().plots.values()] == ["farm", "farm"]


def test_what_only_gives_is_given_without_asking() -> None:
    """R3.10: the steelplast comes by itself, before the action card is asked about."""
    sea = scene(3, hand="dredger").play("dredger", "G5")
    assert sea.goods() == "1st" and sea.offers == ["assistant", "done"]
    assert sea.play("assistant", "2:gain(1cr)").goods() == "1cr 1st"
    assert sea.mover == "B"


def test_cards_and_steps_are_asked_about() -> None:
    """R3.10: the credit is given; whoever draws first knows more before the step."""
    sea = scene(3, hand="dredger", goods="1st 1cr").play("dredger", "G4")
    sea.play("2:parts(fed(1),gain(2cd),gain(1cr))")
    assert sea.goods() == "2cr 1st" and sea.offers == ["1:fed(1)", "2:gain(2cd)", "done"]
    sea.play("2:gain(2cd)")
    assert len(sea.hand()) == 2
    assert sea.offers == ["1:fed(1)", "done"]


def test_a_claimed_card_comes_first_without_asking() -> None:
    """R3.7: its order cannot matter, so the slot's own question comes next, with the discount in force."""
    sea = scene(goods="1cr", game=with_card("less(desal, 1cr)", "permanent")).play(PROBE, "G2")
    assert sea.step == "build" and sea.nation().claimed == [PROBE]


def test_the_order_of_a_fifth_action_card_is_asked_about() -> None:
    """R3.7: the slot might use the card that goes."""
    full = "assistant toll_keeper scholar lab_crew"
    sea = scene(3, game=with_card("gain(3cr)", "action"), actions=full).play(PROBE, "G5")
    assert sea.offers == ["slot-first", "card-first", "slot-only"]


def test_the_order_of_an_instant_card_is_asked_about() -> None:
    """R3.7: it may bring what the slot needs, or need what the slot brings."""
    assert scene(goods="1cr", game=with_card("pick(1)")).play(PROBE, "G2").step == "order"


def test_the_order_of_goods_and_slot_is_not_asked_about() -> None:
    """R3.7: goods given by card or slot come first; a draw that asks nothing is just done."""
    assert scene(goods="1cr").play(PROBE, "G2").step == "build"
    slot = scene(game=with_card("pick(1)", colour="red"), hand="scrap_raft").play("scrap_raft", "R4")
    assert (slot.step, slot.goods()) == ("pick", "1ke 2st")
    assert scene(game=with_card("gain(1cd)")).play(PROBE, "G1").told("drew")[0]["count"] == 1


def test_the_order_is_asked_about_where_an_ability_could_come_before_the_card() -> None:
    """R3.7, R8.15: the slot gives at once, and the card might need what the ability brings."""
    game = with_card("ability(swap(1ke, 1cr))", "permanent")
    sea = scene(game=game, hand="dredger", claimed=PROBE, goods="1ke").play("dredger", "R4")
    assert sea.step == "order" and f"ability:{PROBE}" in sea.offers
    assert scene(hand="dredger", goods="1ke").play("dredger", "R4").step == "build"


def test_matches_of_the_first_rules_are_asked_about_every_order() -> None:
    """R3.7 as rules version 1 had it."""
    sea = scene(goods="1cr")
    sea.state.rules = 1
    assert sea.play(PROBE, "G2").step == "order"
    sea = scene(3, hand="dredger")
    sea.state.rules = 1
    assert sea.play("dredger", "G5").offers == ["1:act(1)", "2:gain(1st)"]


def test_no_order_is_asked_about_where_all_answers_end_alike() -> None:
    """R3.7: a kelp picked before or after a step on the track; by rules 2 it was asked about."""
    assert scene(game=with_card("pick(1)")).play(PROBE, "G1").step == "pick"
    before = scene(game=with_card("pick(1)"))
    before.state.rules = 2
    assert before.play(PROBE, "G1").step == "order"


def test_an_order_is_settled_by_trying_legal_answers_alone() -> None:
    """R3.7, R3.4: the only credit may not go into a card drawn first; rules 3 tried that too."""
    game = with_card("pay(1cr,gain(1cd))")
    assert scene(game=game, goods="1cr").play(PROBE, "G2").step == "build"
    before = scene(game=game, goods="1cr")
    before.state.rules = 3
    assert before.play(PROBE, "G2").step == "order"


def test_an_order_is_asked_about_where_something_is_drawn_on_the_way() -> None:
    """R3.7: who draws first knows more before the rest is chosen, though all answers end alike."""
    drawing = scene(game=with_card("parts(gain(1cd), pick(1))")).play(PROBE, "G1")
    assert (drawing.step, drawing.offers) == ("order", ["slot-first", "card-first", "slot-only"])
