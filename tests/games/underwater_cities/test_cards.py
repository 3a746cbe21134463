"""R8: cards."""

from __future__ import annotations

from games.underwater_cities import GAME
from tests.games.underwater_cities.scenes import PROBE, scene, using, with_card


def test_an_instant_card_is_used_and_discarded() -> None:
    """R8.1: it does not lie beside the board."""
    sea = scene().play(PROBE, "G1", "card-first")
    assert sea.goods() == "2cr 1ke 1st"
    assert sea.state.discard == [PROBE] and sea.nation().claimed == []


def test_a_card_that_lasts_is_claimed() -> None:
    """R8.2: permanent, production, final scoring; action cards beside the assistant."""
    for kind, effect in (("permanent", "hand(1)"), ("production", "gain(1cr)"), ("end", "per(farm, 3, 1vp)")):
        assert using(effect, kind).nation().claimed == [PROBE]
    sea = using("gain(2cr)", "action")
    assert sea.nation().actions == ["assistant", PROBE]
    assert sea.state.discard == []


def test_a_claimed_card_works_from_that_moment() -> None:
    """R8.2: its discount counts for the slot of the same turn."""
    sea = scene(game=with_card("less(desal, 1cr)", "permanent")).play(PROBE)
    assert "G2" in sea.offers
    sea.play("G2", "card-first", "S1", "S2")
    assert len(sea.nation().plots) == 2


def test_a_claimed_action_card_may_be_used_in_the_same_turn() -> None:
    """R8.2: by the slot that follows."""
    sea = scene(3, game=with_card("gain(3cr)", "action")).play(PROBE, "G5", PROBE)
    assert sea.goods() == "3cr 1st"


def test_an_action_card_is_used_once_in_an_era() -> None:
    """R8.3: then it lies on its side."""
    sea = scene(3, hand="dredger", actions="assistant toll_keeper").play("dredger", "G5")
    assert sea.offers == ["assistant", "toll_keeper", "done"]
    sea.play("toll_keeper")
    assert sea.goods() == "2cr 1st" and sea.nation().used == ["toll_keeper"]
    again = scene(3, hand="dredger", actions="assistant toll_keeper", used="toll_keeper").play(
        "dredger", "G5"
    )
    assert again.offers == ["assistant", "done"]


def test_the_personal_assistant_gives_a_steelplast_or_a_credit() -> None:
    """R8.3: an action card from the start."""
    sea = scene(3, hand="dredger").play("dredger", "G5", "assistant")
    assert sea.offers == ["1:gain(1st)", "2:gain(1cr)", "done"]
    assert sea.play("1:gain(1st)").goods() == "2st"


def test_a_fifth_action_card_needs_room() -> None:
    """R8.4: an old one goes, and is used if it was ready."""
    sea = using("gain(3cr)", "action", actions="assistant toll_keeper scholar lab_crew", used="scholar")
    assert sea.step == "room"
    assert sea.offers == ["assistant", "toll_keeper", "scholar", "lab_crew", "done"]
    sea.play("toll_keeper")
    assert sea.nation().actions == ["assistant", "scholar", "lab_crew", PROBE]
    assert sea.goods() == "3cr" and "toll_keeper" in sea.state.discard


def test_a_used_card_that_makes_room_does_nothing() -> None:
    """R8.4: and the assistant may go too."""
    held = "assistant toll_keeper scholar lab_crew"
    sea = using("gain(3cr)", "action", actions=held, used="scholar").play("scholar")
    assert (sea.goods(), sea.mover) == ("1cr", "B")
    gone = using("gain(3cr)", "action", actions=held, used="assistant").play("assistant")
    assert "assistant" not in gone.nation().actions and "assistant" in gone.state.out


def test_a_fifth_action_card_may_be_let_go() -> None:
    """R8.4: the four stay."""
    sea = using("gain(3cr)", "action", actions="assistant toll_keeper scholar lab_crew").play("done")
    assert PROBE not in sea.nation().actions and sea.state.discard == [PROBE]


def test_a_payment_is_made_once_unless_the_card_says_more() -> None:
    """R8.5: up to twice here."""
    sea = using("pay(1cr, gain(2vp), times=2)", goods="5cr")
    sea.play("1:pay(1cr,gain(2vp),times=2)", "1:pay(1cr,gain(2vp),times=1)")
    assert (sea.points(), sea.goods(), sea.mover) == (4, "4cr", "B")
    once = using("pay(1cr, gain(2vp))", goods="5cr").play("1:pay(1cr,gain(2vp))")
    assert (once.points(), once.mover) == (2, "B")


def test_who_cannot_pay_has_no_effect() -> None:
    """R8.5: nothing is asked."""
    sea = using("pay(2cr, gain(2vp))")
    assert (sea.points(), sea.mover) == (0, "B")


def test_a_used_action_card_may_become_ready_again() -> None:
    """R8.6: as many as the card says."""
    sea = using("ready(1)", actions="assistant toll_keeper scholar", used="toll_keeper scholar")
    assert sea.offers == ["toll_keeper", "scholar", "done"]
    assert sea.play("scholar").nation().used == ["toll_keeper"]
    two = using("ready(2)", actions="assistant toll_keeper", used="assistant toll_keeper")
    assert two.play("assistant", "toll_keeper").nation().used == []


def test_for_every_so_many_is_rounded_down() -> None:
    """R8.7: five farms are two pairs, and a limit holds."""
    farms = "S1:farm S2:farm S3:farm F1:farm F2:farm"
    sea = using("per(farm, 2, 1vp)", cities="F", tunnels="F-S", plots=farms)
    assert sea.points() == 2
    assert using("per(farm, 1, 1vp, most=3)", cities="F", tunnels="F-S", plots=farms).points() == 3


def test_the_output_of_one_upgraded_structure() -> None:
    """R8.8: its own, without the bonus for two at a city."""
    sea = using("trial(any)", plots="S1:desal^ S2:desal^ S3:lab")
    assert sea.offers == ["desal", "done"]
    assert sea.play("desal").goods() == "2cr 1bi"


def test_a_trial_knows_no_multiplier() -> None:
    """R8.8: H1 on board 5 makes twice as much, but only in production."""
    sea = using("trial(desal)", board="5", boards="advanced", cities="H", tunnels="H-S", plots="H1:desal^")
    assert sea.play("desal").goods() == "2cr 1bi"


def test_an_upgraded_structure_that_is_not_connected_has_no_output() -> None:
    """R8.8: nothing to gain."""
    assert using("trial(any)", plots="H1:farm^").mover == "B"


def test_the_second_laboratory_of_a_connected_city() -> None:
    """R8.12: not the first, not the third, not where nothing is connected."""
    for plots, site, credits in (
        ("", "S1", 0),
        ("S2:lab", "S1", 1),
        ("S2:lab S3:lab", "S1", 0),
        ("H2:lab", "H1", 0),
    ):
        game = with_card("build(lab)")
        sea = scene(game=game, goods="1st", plots=plots, claimed="lab_riggers")
        sea.play(PROBE, "G1", "slot-first", site)
        assert sea.nation().goods["cr"] == 1 + credits, plots


def test_the_second_upgraded_farm_of_a_connected_city() -> None:
    """R8.12: exactly the second."""
    for plots, points in (
        ("S1:farm", 0),
        ("S1:farm S2:farm^", 2),
        ("S1:farm S2:farm^ S3:farm^", 0),
        ("S1:farm F2:farm^", 0),
    ):
        sea = using("upgrade(farm)", goods="1sc", plots=plots, claimed="pair_breeders").play("S1")
        assert sea.points() == points, plots


def test_the_second_tunnel_of_a_turn() -> None:
    """R8.12: one by the slot, one by the card, in the middle of it."""
    game = with_card("build(tunnel, n=2)", colour="yellow")
    sea = scene(game=game, hand="supply_barge", goods="9cr 9st", claimed="tunnel_fever")
    sea.play("supply_barge", "Y2", "slot-first", "F-S", "done", "H-S")
    assert sea.points() == 1
    assert sea.play("E-H").points() == 1  # not for the third


def test_a_card_of_another_colour_sets_off_what_waits_for_it() -> None:
    """R8.13: before the slot; not on the slot always free."""
    sea = scene(claimed="quiet_team", goods="1cr").play(PROBE)
    assert "Y2" in sea.offers  # its steelplast pays for a tunnel
    assert sea.play("Y2", "F-S").goods() == "-"
    assert scene(claimed="quiet_team").play(PROBE, "always").goods() == "2cr"
    assert scene(claimed="quiet_team").play(PROBE, "G1").goods() == "2cr 1ke 1st"


def test_one_credit_pays_for_one_or_two_action_cards() -> None:
    """R8.5: card 124 as printed; our own card 93 does something else."""
    sea = scene(hand="great_show", era=3, goods="1cr", actions="assistant toll_keeper")
    sea.play("great_show", "G1", "slot-first", "1:pay(1cr,act(2))", "toll_keeper", "assistant", "2:gain(1cr)")
    assert sea.goods() == "4cr" and sea.nation().used == ["toll_keeper", "assistant"]
    cards = GAME.facts.cards.values()
    assert [card.no for card in cards if card.effects[0].text == "pay(1cr,act(2))"] == [124]


def test_the_secret_envoy_costs_one_credit_in_all() -> None:
    """R9.2: the credit of its text is its price."""
    sea = scene(hand="secret_envoy", goods="1cr", tiles="R4:B")
    sea.play("secret_envoy", "G1", "slot-first", "pay", "R4")
    assert sea.goods() == "1cr 1ke 2st"  # the credit is of space 3


def test_an_ability_is_used_once_in_a_turn_whenever_its_owner_is_asked() -> None:
    """R8.15: before the card is played, here."""
    sea = scene(hand=f"{PROBE} dredger", goods="2ke", claimed="barter_post")
    assert sea.offers == ["dredger", PROBE, "ability:barter_post"]
    assert sea.labels[-1] == "Barter Post (once a turn): 1 kelp ⇄ 1 steelplast"
    sea.play("ability:barter_post", "1:pay(1ke,gain(1st))")
    assert sea.goods() == "1ke 1st"
    assert sea.offers == ["dredger", PROBE]


def test_an_ability_may_be_used_in_the_middle_of_building() -> None:
    """R8.15: between two laboratories; in the next turn it is there again."""
    sea = scene(hand=PROBE, goods="1ke 2st", claimed="barter_post").play(
        PROBE, "Y4", "2:build(lab,n=2)", "S1"
    )
    assert "ability:barter_post" in sea.offers
    sea.play("ability:barter_post", "1:pay(1ke,gain(1st))", "S2")
    assert sea.goods() == "1st"
    assert sea.state.now.once == []


def test_something_may_raise_the_hand_limit() -> None:
    """R8.16: four cards stay, but no more are drawn."""
    sea = scene(hand="dredger scrap_raft field_notes lab_crew toll_keeper", claimed="signal_relay")
    assert (sea.question.least, sea.question.most) == (1, 1)
    sea.discard("dredger")
    assert len(sea.hand()) == 4 and sea.view("A").players[0].limit == 4
    assert sea.play("scrap_raft", "R4").told("drew")[-1]["count"] == 1


def test_an_exchange_goes_one_way_once() -> None:
    """R8.17: kelp for steelplast, or the other way round."""
    sea = using("swap(1ke, 1st)", goods="2ke 2st")
    assert sea.offers == ["1:pay(1ke,gain(1st))", "2:pay(1st,gain(1ke))", "done"]
    assert sea.play("2:pay(1st,gain(1ke))").goods() == "1cr 3ke 1st"
    assert sea.mover == "B"


def test_a_condition_must_hold_when_the_effect_is_used() -> None:
    """R8.18: at least so many, connected."""
    assert using("if(desal>=2, gain(5vp))", plots="S1:desal S2:desal").points() == 5
    assert using("if(desal>=2, gain(5vp))", plots="S1:desal H2:desal").points() == 0


def test_on_space_three_means_exactly_there() -> None:
    """R8.18: after the slot's two steps one is."""
    assert using("if(space==3, gain(5vp))").points() == 5
    assert using("if(space==3, gain(5vp))", fed="A1").points() == 0
    early = scene(game=with_card("if(space==3, gain(5vp))")).play(PROBE, "G1", "card-first")
    assert early.points() == 0


def test_what_a_card_only_gives_is_taken_without_asking() -> None:
    """R8.19, R3.10: there is no reason to decline them; one that asks for something can be left out."""
    assert scene(game=with_card("gain(2ke)")).play(PROBE, "G1").goods() == "1cr 2ke"
    assert len(scene(game=with_card("gain(1cd)")).play(PROBE, "G1").hand()) == 2  # it, and the turn's own
    assert "done" in scene(game=with_card("pick(1)")).play(PROBE, "G1").offers


def test_no_card_has_to_be_used() -> None:
    """R8.19: a matching card may be left, and each of its parts."""
    sea = scene(game=with_card("pay(1cr,gain(1ke))"))
    assert sea.play(PROBE, "G1", "slot-only").goods() == "1cr"
    sea = using("parts(build(farm), build(lab))", goods="1ke 1st")
    assert "done" in sea.offers
    assert sea.play("done").nation().plots == {}
