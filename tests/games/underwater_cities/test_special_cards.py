"""R9: special cards."""

from __future__ import annotations

from tests.games.underwater_cities.scenes import PROBE, Scene, scene, with_card
from tests.kit.scene import seat_of


def taking(**facts: object) -> Scene:
    """A chooses a special card on the slot R2."""
    return scene(**facts).play(PROBE, "R2")  # type: ignore[arg-type]


def test_one_of_the_six_may_be_taken() -> None:
    """R9.1: it goes into the hand, in sight of all."""
    sea = taking()
    card = sea.state.offer[2]
    sea.play("S3")
    assert card in sea.hand() and sea.state.offer[2] == ""
    assert sea.view("B").players[0].known == (card,)
    assert sea.view().offer_takers[card] == seat_of("A")


def test_the_top_card_may_be_taken() -> None:
    """R9.1: the next one is turned up."""
    sea = taking()
    first, second = sea.state.specials[-1].card, sea.state.specials[-2].card
    sea.play("S7")
    assert first in sea.hand() and sea.view().top == second
    assert "now lies on top" in sea.heard_by()


def test_three_may_be_looked_at_and_one_kept() -> None:
    """R9.1: the old top card and the two others go under the deck, in the order chosen."""
    sea = taking()
    top, *three = [buried.card for buried in reversed(sea.state.specials[-4:])]
    sea.play("search")
    assert (sea.step, sorted(three)) == ("keep-special", sea.offers)
    kept, first, second = sorted(three)
    sea.play(kept)
    assert (sea.step, sea.offers) == ("bury", [first, second])
    sea.play(second)
    assert kept in sea.hand()
    assert [buried.card for buried in sea.state.specials[:3]] == [first, second, top]
    assert sea.state.specials[-1].open


def test_a_deck_that_runs_low_is_looked_at_as_far_as_it_goes() -> None:
    """R9.1: one card can only be taken."""
    sea = scene()
    sea.state.specials = sea.state.specials[-1:]
    sea.play(PROBE, "R2")
    assert "search" not in sea.offers and "S7" in sea.offers
    two = scene()
    two.state.specials = two.state.specials[-2:]
    assert two.play(PROBE, "R2", "search").offers == [two.state.looking[seat_of("A")][0]]


def test_a_special_card_costs_what_is_printed_on_it() -> None:
    """R9.2: its colour matches, and the credits are paid when it is resolved."""
    sea = scene(hand="quartermaster", goods="1cr").play("quartermaster", "Y1", "slot-first")
    assert (sea.step, sea.offers) == ("card", ["pay", "done"])
    sea.play("pay", "2:gain(2st)")
    assert sea.goods() == "2st 2sc"


def test_the_slot_may_earn_the_cost() -> None:
    """R9.2: two steps on the track bring a credit."""
    game = with_card("gain(5vp)", cost=2)
    sea = scene(game=game, hand="architect", goods="1cr").play("architect", "G1", "slot-first", "pay")
    assert (sea.points(), sea.goods()) == (5, "-")


def test_a_special_card_that_does_not_match_goes_under_its_deck() -> None:
    """R9.3: at the bottom, known to all."""
    sea = scene(hand="quartermaster", goods="5cr").play("quartermaster", "R4")
    assert sea.state.specials[0].card == "quartermaster" and sea.state.specials[0].open
    assert sea.view("B").buried[0] == "quartermaster"


def test_a_special_card_not_paid_for_goes_under_its_deck() -> None:
    """R9.3: by choice or for want of credits."""
    unwilling = scene(hand="quartermaster", goods="5cr").play("quartermaster", "Y1", "slot-first", "done")
    poor = scene(hand="quartermaster").play("quartermaster", "Y1", "slot-first")
    for sea in (unwilling, poor):
        assert sea.state.specials[0].card == "quartermaster"
        assert sea.nation().paid == [] and sea.mover == "B"


def test_it_goes_there_before_the_slot_is_used() -> None:
    """R9.3: at once: it lies under the deck while its player looks through it."""
    mismatched = scene(hand="quartermaster", goods="5cr").play("quartermaster", "R2")
    assert mismatched.step == "special" and mismatched.state.specials[0].card == "quartermaster"
    passed_by = scene(hand="secret_envoy", goods="5cr", pressed=True).play("secret_envoy", "G1", "slot-only")
    assert passed_by.step == "end-turn" and passed_by.state.specials[0].card == "secret_envoy"


def test_a_special_card_discarded_from_the_hand_goes_under_its_deck() -> None:
    """R9.3: at the hand limit."""
    sea = scene(hand="dredger scrap_raft field_notes quartermaster").discard("quartermaster")
    assert sea.state.specials[0].card == "quartermaster" and sea.state.discard == []


def test_an_instant_special_card_stays_with_its_owner() -> None:
    """R9.4: so that it does not come back."""
    sea = scene(hand="quartermaster", goods="1cr").play(
        "quartermaster", "Y1", "card-first", "pay", "1:gain(1bi)"
    )
    assert sea.nation().paid == ["quartermaster"]
    assert "quartermaster" not in [buried.card for buried in sea.state.specials]


def test_a_dear_special_card_never_comes_back() -> None:
    """R9.4: and its place stays empty."""
    sea = scene(hand="banker").play("banker", "R4")
    assert sea.state.out == ["banker"]
    offer = taking().play("S1").state.offer
    assert offer[0] == "" and all(offer[1:])


def test_special_cards_paid_for_are_counted() -> None:
    """R9.5: instants and claimed ones; an action card that made room does not count."""
    sea = scene(claimed="mayor muse lab_riggers", actions="assistant surveyor")
    sea.nation().paid.append("quartermaster")
    assert sea.counts()["special"] == 4
    sea.nation().actions.remove("surveyor")
    assert sea.counts()["special"] == 3


def test_special_cards_count_towards_the_hand_limit() -> None:
    """R9.6: three of them and another card are too many."""
    sea = scene(hand="quartermaster banker mayor dredger")
    assert sea.step == "limit"
    assert sea.view("B").players[0].backs == {"1": 1, "special": 3}


def test_a_further_metropolis_counts_as_linked() -> None:
    """R9.7: its instant effect comes, and what waits for a link is set off."""
    game = with_card("metro")
    sea = scene(game=game, claimed="coast_agent")
    sea.state.blue[-1] = "gene_bank"
    sea.play(PROBE, "G1", "slot-first", "1:metro")
    assert sea.nation().gained == ["gene_bank"]
    assert (sea.goods(), sea.points()) == ("3cr 2bi", 2)
    assert sea.counts()["metro"] == 1 and sea.counts()["blue"] == 1
