"""R4: gains and timing."""

from __future__ import annotations

from games.core.engine import waiting
from tests.games.underwater_cities.scenes import PROBE, dealt, scene, with_card


def test_goods_points_and_cards_are_gained() -> None:
    """R4.1: points at once, the card from the deck of the era."""
    sea = scene(game=with_card("gain(2cr+1bi+3vp+1cd)"))
    top = sea.state.deck[-1]
    sea.play(PROBE, "G1", "card-first")
    assert sea.goods() == "3cr 1bi"  # one more from the track
    assert sea.points() == 3
    assert top in sea.hand() and sea.told("drew-cards")[0]["cards"]


def test_no_special_card_is_drawn() -> None:
    """R4.1: they stay where they are."""
    sea = scene().play(PROBE, "always")
    assert all(sea.game.facts.cards[card].era == 1 for card in sea.hand())


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """R4.2: shuffled."""
    sea = scene()
    sea.state.discard, sea.state.deck = sea.state.deck[:-1], sea.state.deck[-1:]
    sea.play(PROBE, "always")
    assert sea.state.discard == [PROBE]
    assert len(sea.hand()) == 3 and "The deck was empty" in sea.heard_by()


def test_when_nothing_is_left_nothing_is_drawn() -> None:
    """R4.2: the match goes on."""
    sea = scene(hand=f"{PROBE} dredger")
    sea.state.deck, sea.state.discard = [], []
    sea.play(PROBE, "always")
    assert sea.hand() == ["dredger", PROBE]  # the card played was all there was


def test_a_permanent_card_acts_in_the_middle_of_an_effect() -> None:
    """R4.3: its credit pays for the second plant of the same slot."""
    game = with_card("on(build.desal, gain(1cr))", "permanent", "red")
    sea = scene(game=game, hand="dredger", goods="1cr", claimed="scrap_raft").play("dredger", "G2", "S1")
    assert sea.goods() == "1cr" and sea.step == "build"


def test_a_permanent_card_that_asks_is_asked_about_at_once() -> None:
    """R4.3: before the second farm."""
    game = with_card("on(build.desal, build(farm))", "permanent", "red")
    sea = scene(game=game, hand="dredger", goods="2cr 1ke", claimed="scrap_raft").play(
        "dredger", "G2", "S1", "S2"
    )
    assert [plot.kind for plot in sea.nation().plots.values()] == ["desal", "farm"]
    assert sea.step == "build" and "S3" in sea.offers


def test_only_the_player_on_turn_is_ever_asked_within_a_round() -> None:
    """R4.4: no card reaches into another player's turn."""
    sea = dealt(4)
    sea.silent(4)
    for _ in range(40):
        assert waiting(sea.asked) == {sea.state.on_turn}
        sea.silent()
