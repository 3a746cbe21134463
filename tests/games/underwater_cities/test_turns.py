"""R3: a turn."""

from __future__ import annotations

from typing import TypedDict

import pytest

from games.core.engine import Barrier
from games.core.model import NotAnOption
from games.underwater_cities import GAME
from tests.games.underwater_cities.scenes import PROBE, dealt, scene, with_card


def test_three_turns_each_in_the_order_of_play() -> None:
    """R3.1: one at a time, the order stays."""
    sea = dealt(3)
    sea.silent(3)
    order = ["ABC"[seat] for seat in sea.state.order]
    movers = []
    while sea.state.round == 1:
        movers.append(sea.mover)
        sea.finish_turn()
    assert movers == order * 3


def test_the_hand_goes_down_to_three_at_the_start_of_a_turn() -> None:
    """R3.2: which cards go is asked then."""
    sea = scene(hand="dredger scrap_raft field_notes lab_crew toll_keeper")
    assert (sea.step, sea.question.least, sea.question.most) == ("limit", 2, 2)
    sea.discard("dredger", "toll_keeper")
    assert (sea.step, sea.hand()) == ("play", ["field_notes", "lab_crew", "scrap_raft"])
    assert sea.state.discard == ["dredger", "toll_keeper"]


def test_nobody_discards_at_the_end_of_a_turn() -> None:
    """R3.2: two cards and the one at the end stay in hand until the next turn."""
    sea = scene(hand="dredger scrap_raft field_notes").play("dredger", "always")
    assert len(sea.hand()) == 5
    assert sea.mover == "B"


def test_a_card_is_played_and_a_tile_placed() -> None:
    """R3.3: the tile takes the slot for the rest of the round."""
    sea = scene(hand=f"dredger {PROBE}").play("dredger", "G1")
    assert sea.state.tiles == {"G1": [0]}
    sea.play(sea.offers[0])
    assert "G1" not in sea.offers
    assert sea.state.discard == ["dredger"]


def test_any_number_of_tiles_may_lie_on_the_slot_that_is_always_free() -> None:
    """R3.3: also two of one player."""
    sea = scene(hand="dredger", tiles="always:AB").play("dredger", "always")
    assert sea.state.tiles["always"] == [0, 1, 0]
    assert "always" in sea.play(sea.offers[0]).offers


def test_a_slot_that_cannot_be_used_is_not_on_offer() -> None:
    """R3.4: no steelplast, no tunnel."""
    assert "Y2" not in scene(hand=PROBE, goods="5cr").play(PROBE).offers
    assert "Y2" in scene(hand=PROBE, goods="1cr 1st").play(PROBE).offers


def test_at_least_one_part_of_the_slot_is_used() -> None:
    """R3.4: the first tunnel cannot be left out, the second can."""
    sea = scene(hand=PROBE, goods="5cr 5st").play(PROBE, "Y2")
    assert "done" not in sea.offers
    sea.play("F-S")
    assert "done" in sea.offers


def test_the_slot_that_is_always_free_gives_two_cards_and_two_credits() -> None:
    """R3.4: it is on offer to the poorest."""
    sea = scene(hand=PROBE).play(PROBE)
    assert "always" in sea.offers
    sea.play("always")
    assert (sea.goods(), len(sea.hand())) == ("2cr", 3)


def test_a_card_may_bring_what_its_slot_needs() -> None:
    """R3.5: then it comes first."""
    game = with_card("gain(1cr)")
    sea = scene(game=game).play(PROBE)
    assert "G2" in sea.offers
    sea.play("G2")
    assert sea.goods() == "1cr"
    assert sea.step == "build" and "done" not in sea.offers


def test_a_card_that_should_enable_its_slot_cannot_be_left() -> None:
    """R3.5: not before the slot can be used."""
    game = with_card("pay(1ke, gain(1cr))")
    sea = scene(game=game, goods="1ke").play(PROBE, "G2", "card-first")
    assert sea.offers == ["1:pay(1ke,gain(1cr))"]
    sea.play("1:pay(1ke,gain(1cr))")
    assert sea.step == "build" and sea.goods() == "1cr"


def test_a_card_whose_condition_is_not_met_enables_nothing() -> None:
    """R3.4, R8.18: without plants nothing comes of it, and the slot would only be blocked."""
    game = with_card("if(desal>=3, gain(2st+2cr))", colour="red")
    assert "R3" not in scene(game=game, hand="scrap_raft").play("scrap_raft").offers
    rich = scene(game=game, hand="scrap_raft", plots="S1:desal S2:desal S3:desal")
    assert "R3" in rich.play("scrap_raft").offers


def test_a_card_that_must_be_paid_for_enables_nothing_for_those_who_cannot() -> None:
    """R3.4, R8.5: the price counts as well."""
    game = with_card("pay(1ke, gain(1cr))")
    assert "G2" not in scene(game=game).play(PROBE).offers


class Facts(TypedDict, total=False):
    """What a scene has besides, to be given to it by `**`."""

    plots: str
    used: str
    claimed: str


@pytest.mark.parametrize(
    ("effect", "facts"),
    [
        ("act(1)", {}),  # the assistant gives a credit
        ("trial(desal)", {"plots": "S1:desal^"}),
        ("slot(available)", {}),  # the slot that is always free gives two
        ("parts(ready(1), act(1))", {"used": "assistant"}),
        ("pick(1)", {}),
        ("upgrade(farm, each=free)", {"plots": "S1:farm", "claimed": "kelp_breeders"}),
    ],
)
def test_whatever_a_card_leads_to_may_enable_its_slot(effect: str, facts: Facts) -> None:
    """R3.5: a credit for a plant, by way of an action card, an output, a slot, a choice, a permanent card."""
    assert "G2" in scene(game=with_card(effect), **facts).play(PROBE).offers


def test_what_cards_give_for_another_colour_comes_before_the_slot() -> None:
    """R3.5, R8.13: the steelplast of the quiet team is enough for two laboratories."""
    assert "Y4" not in scene(hand=PROBE).play(PROBE).offers
    assert "Y4" in scene(hand=PROBE, claimed="quiet_team").play(PROBE).offers


def test_what_a_site_gives_may_enable_the_slot() -> None:
    """R3.5, R5.10: the plant is paid for with what the farm's site gave."""
    bonus = next(
        site for site, gives in GAME.facts.boards["1"].bonus.items() if gives.get("cr") and "-" not in site
    )
    city = bonus[0]
    cities = "" if city == "S" else city
    sea = scene(game=with_card("build(farm, cost=free)"), cities=cities)
    assert "G2" in sea.play(PROBE).offers
    sea.play("G2", "card-first")
    assert sea.offers == [site for site in sea.offers if GAME.facts.boards["1"].bonus.get(site, {}).get("cr")]


def test_a_card_of_another_colour_enables_nothing() -> None:
    """R3.5: only a card of the slot's colour."""
    game = with_card("gain(1cr)")
    assert "R1" not in scene(game=game, goods="1st", used="assistant").play(PROBE).offers


def test_a_card_cannot_spend_what_its_slot_needs() -> None:
    """R3.4: the only credit would go into the card, and the slot could not be used any more."""
    game = with_card("parts(pay(1cr, gain(1vp)), gain(1cd))")
    sea = scene(game=game, goods="1cr").play(PROBE, "G2", "card-first")
    assert (sea.step, sea.offers) == ("block", ["2:gain(1cd)", "done"])
    sea = scene(game=game, goods="2cr").play(PROBE, "G2", "card-first", "1:pay(1cr,gain(1vp))")
    assert sea.step == "build" and sea.points() == 1


def test_a_card_of_the_slots_colour_has_its_effect() -> None:
    """R3.6: before or after the slot, or not at all."""
    game = with_card("pay(1cr,gain(1ke))")
    sea = scene(game=game).play(PROBE, "G1")
    assert sea.offers == ["slot-first", "card-first", "slot-only"]
    first = scene(game=game).play(PROBE, "G1", "slot-first", "1:pay(1cr,gain(1ke))")
    assert first.goods() == "1ke"  # for the credit from space 3
    assert scene(game=game).play(PROBE, "G1", "card-first").goods() == "1cr"
    assert scene(game=game).play(PROBE, "G1", "slot-only").goods() == "1cr"


def test_a_card_of_another_colour_is_discarded_without_effect() -> None:
    """R3.6: green on red."""
    sea = scene().play(PROBE, "R4")
    assert (sea.goods(), sea.state.discard, sea.mover) == ("1ke 2st", [PROBE], "B")


def test_the_slot_that_is_always_free_matches_no_card() -> None:
    """R3.6: it has no colour."""
    sea = scene().play(PROBE, "always")
    assert sea.goods() == "2cr"
    assert sea.told("played-match") == []


def test_with_four_a_slot_of_another_player_may_be_cloned() -> None:
    """R3.11: for a credit, and the colour matches as usual."""
    sea = scene(4, goods="1cr", tiles="G1:B").play(PROBE)
    assert "G1" not in sea.offers and "clone:G1" in sea.offers
    sea.play("clone:G1")
    assert sea.goods() == "2cr 1ke 1st"  # one paid, one from space 3, the card's own
    assert sea.state.tiles["G1"] == [1, 0] and sea.state.cloned == 0


def test_cloning_needs_a_credit_and_somebody_elses_slot() -> None:
    """R3.11: not one's own, not a free one, not the one always free."""
    sea = scene(4, goods="1cr", tiles="G1:B R3:AC always:B").play(PROBE)
    assert [key for key in sea.offers if key.startswith("clone:")] == ["clone:G1"]
    assert "clone:G1" not in scene(4, tiles="G1:B").play(PROBE).offers


def test_cloning_happens_once_in_a_round_and_only_with_four() -> None:
    """R3.11: the tile is gone until the round ends."""
    sea = scene(4, hand="dredger", goods="1cr", tiles="G1:B Y1:C").play("dredger", "clone:G1")
    sea.state.nations[sea.question.seat].goods["cr"] = 5
    sea.play(sea.offers[0])
    assert not any(key.startswith("clone:") for key in sea.offers)
    assert not any(k.startswith("clone:") for k in scene(3, goods="9cr", tiles="G1:B").play(PROBE).offers)


def test_a_card_is_drawn_at_the_end_of_every_turn() -> None:
    """R3.12: whatever was drawn before."""
    sea = scene().play(PROBE, "always")
    assert len(sea.hand()) == 3
    assert [facts["count"] for facts in sea.told("drew")] == [2, 1]


def test_a_turn_can_be_taken_back_until_a_card_is_drawn() -> None:
    """R3.12: card, slot and both tunnels; the card drawn at the end is known for good."""
    sea = scene(goods="5cr 5st")
    for answer in (PROBE, "Y2", "F-S"):
        assert sea.play(answer).change.barrier is Barrier.NONE
    assert sea.play("H-S").change.barrier is Barrier.HARD


def test_the_slots_for_three_and_four_players() -> None:
    """R3.13: what each says."""
    sea = scene(3, goods="9cr 9ke 9st 9sc 9bi", plots="S1:farm").play(PROBE)
    assert dict(zip(sea.offers, sea.labels, strict=True)) == {
        "G1": "G1 ✓ Federation +2",
        "G2": "G2 ✓ build up to 2 desalination plants",
        "G3": "G3 ✓ build 1 city / 1 kelp",
        "G4": "G4 ✓ build 1 tunnel / (Federation +1 + 2 cards + 1 credit)",
        "G5": "G5 ✓ use 1 action card + 1 steelplast",
        "R1": "R1: build up to 2 farms",
        "R2": "R2: build 1 tunnel + build 1 city",
        "R3": "R3: 2 steelplast and 1 kelp",
        "R4": "R4: build up to 2 laboratories",
        "R5": "R5: use 1 action card + build 1 structure and upgrade it",
        "Y1": "Y1: 1 science, 1 steelplast and 1 kelp",
        "Y2": "Y2: build up to 2 tunnels",
        "Y3": "Y3: use 1 action card + 1 special card",
        "Y4": "Y4: build 1 city + build 1 building",
        "Y5": "Y5: 2 science / upgrade up to 3 structures",
        "always": "Always free: 2 cards and 2 credits",
    }


def test_the_slots_for_one_and_two_players() -> None:
    """R3.14: what each says."""
    sea = scene(2, goods="9cr 9ke 9st 9sc 9bi", plots="S1:farm").play(PROBE)
    assert dict(zip(sea.offers, sea.labels, strict=True)) == {
        "G1": "G1 ✓ Federation +2",
        "G2": "G2 ✓ build up to 2 desalination plants",
        "G3": "G3 ✓ build 1 city",
        "G4": "G4 ✓ 2 cards + (upgrade 1 structure / 1 kelp)",
        "R1": "R1: build 1 tunnel + use 1 action card",
        "R2": "R2: 1 special card",
        "R3": "R3: build 1 tunnel + build 1 city",
        "R4": "R4: 2 steelplast and 1 kelp",
        "Y1": "Y1: 2 science / upgrade up to 3 structures",
        "Y2": "Y2: build up to 2 tunnels",
        "Y3": "Y3: use 1 action card + 2 different resources",
        "Y4": "Y4: build up to 2 farms / build up to 2 laboratories",
        "always": "Always free: 2 cards and 2 credits",
    }


def test_two_different_resources_may_be_any_of_the_five() -> None:
    """R3.14: but not the same one twice."""
    sea = scene(hand=PROBE).play(PROBE, "Y3", "2:pick(2)")
    assert sea.offers == ["cr", "ke", "st", "sc", "bi"]
    sea.play("bi")
    assert sea.offers == ["cr", "ke", "st", "sc", "done"]
    with pytest.raises(NotAnOption):
        sea.play("bi")
    assert sea.play("ke").goods() == "1ke 1bi"
