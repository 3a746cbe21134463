"""R8: cards that use, open or change the slots of the board."""

from __future__ import annotations

from tests.games.underwater_cities.scenes import PROBE, scene, using, with_card
from tests.kit.scene import seat_of


def test_a_slot_by_way_of_a_card_takes_no_tile() -> None:
    """R8.9: it stays free, and at least one part is used."""
    sea = using("slot(available)", goods="5cr 5st").play("Y2")
    assert "done" not in sea.offers
    sea.play("F-S", "done")
    assert sea.state.tiles == {"G1": [0]} and sea.mover == "B"


def test_a_slot_by_way_of_a_card_sets_off_what_it_sets_off() -> None:
    """R8.9: a point for the steelplast that the slot gives."""
    sea = using("slot(available)", claimed="steel_guild").play("R4")
    assert (sea.points(), sea.goods()) == (1, "1cr 1ke 2st")


def test_a_free_slot_includes_the_one_always_free() -> None:
    """R8.10: but not for a special card."""
    assert "always" in using("slot(available)").offers
    assert "always" not in using("slot(available, coloured)").offers
    assert "G1" not in using("slot(available)").offers  # that one is taken


def test_a_slot_of_another_player() -> None:
    """R8.11: with a tile of theirs and none of one's own; never the one always free."""
    sea = scene(3, game=with_card("slot(other)"), tiles="Y1:B R3:AC always:B G2:C", goods="1cr")
    sea.play(PROBE, "G1", "slot-first")
    assert sea.offers == ["G2", "Y1", "done"]


def test_a_neutral_tile_is_another_players() -> None:
    """R8.11: in a solo match."""
    sea = scene(1, game=with_card("slot(other)"), board="5")
    sea.state.neutral = ["R4", "G4"]
    sea.play(PROBE, "G1", "slot-first")
    assert sea.offers == ["G4", "R4", "done"]


def test_a_slot_without_ones_tile_may_be_free_or_taken() -> None:
    """R8.11: only one's own are left out."""
    sea = scene(3, game=with_card("slot(notmine, coloured)"), tiles="Y1:B R3:AC")
    sea.play(PROBE, "G1", "slot-first")
    assert "Y1" in sea.offers and "R3" not in sea.offers and "Y5" in sea.offers and "G1" not in sea.offers


def test_a_slot_that_gives_steelplast() -> None:
    """R8.12: not a space of the track, not a card reached through it."""
    assert scene(hand=PROBE, claimed="steel_guild").play(PROBE, "R4").points() == 1
    track = scene(hand="dredger", claimed="steel_guild", fed="A2").play("dredger", "G1")
    assert track.goods() == "1st" and track.points() == 1  # the point is of space 1
    card = scene(3, hand="dredger", claimed="steel_guild").play("dredger", "G5", "assistant", "1:gain(1st)")
    assert card.points() == 1  # once, for the slot's own


def test_a_chosen_steelplast_is_given_by_the_slot() -> None:
    """R8.12: of two resources of one's choice."""
    sea = scene(claimed="steel_guild", used="assistant").play(PROBE, "Y3", "st", "done")
    assert sea.points() == 1


def test_a_card_may_add_a_part_to_a_slot() -> None:
    """R8.14: to that slot only, also by way of a card."""
    sea = scene(hand=PROBE, claimed="upgrade_clause").play(PROBE, "Y1")
    assert sea.goods() == "2sc" and sea.points() == 1
    assert using("slot(available)", claimed="upgrade_clause").play("Y1").points() == 1
    assert scene(hand=PROBE, claimed="upgrade_clause").play(PROBE, "R4").points() == 0


def test_a_slot_changed_by_the_card_just_claimed() -> None:
    """R8.14: the card came first."""
    game = with_card("slotmod(fed2, gain(1vp))", "permanent")
    sea = scene(game=game).play(PROBE, "G1")
    assert sea.points() == 1 and sea.state.fed[seat_of("A")] == 2


def test_what_a_card_adds_to_a_slot_does_not_open_it() -> None:
    """R8.14, R3.4: without steelplast there is no tunnel, whatever comes on top."""
    game = with_card("slotmod(tunnel2, gain(1vp))", "permanent")
    assert "Y2" not in scene(game=game, hand="dredger", claimed=PROBE).play("dredger").offers
    sea = scene(game=game, hand="dredger", claimed=PROBE, goods="1st 1cr").play("dredger", "Y2")
    # the point is given, and the tunnel is still to be built
    assert (sea.step, "done" in sea.offers, sea.points()) == ("build", False, 1)


def test_an_ability_cannot_spend_what_the_slot_needs() -> None:
    """R8.15, R3.4: the only steelplast is for the tunnel."""
    sea = scene(hand="dredger", goods="1st 1cr", claimed="barter_post")
    sea.play("dredger", "Y2", "ability:barter_post")
    assert sea.offers == ["done"]
    sea = scene(hand="dredger", goods="2st 2cr", claimed="barter_post")
    sea.play("dredger", "Y2", "ability:barter_post")
    assert sea.offers == ["2:pay(1st,gain(1ke))", "done"]
