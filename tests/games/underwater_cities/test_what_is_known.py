"""R16: what is known."""

from __future__ import annotations

from games.core import engine
from games.core.rng import Rng
from tests.games.underwater_cities.scenes import PROBE, Scene, dealt, scene
from tests.kit.scene import seat_of


def dealt_again(sea: Scene, letter: str | None, word: str = "twin") -> Scene:
    """The same as a viewer might imagine it."""
    viewer = seat_of(letter) if letter else None
    sea.game.resample(sea.state, viewer, Rng(word))
    return sea


def test_a_hand_is_hidden_but_not_its_backs() -> None:
    """R16.1: how many, and of which era."""
    sea = scene(hand="dredger world_fair quartermaster")
    other = sea.view("B").players[0]
    assert (other.hand, other.backs) == (3, {"1": 1, "3": 1, "special": 1})
    assert sea.view("B").hand != sea.view("A").hand
    assert [card.key for card in sea.view("A").hand] == ["dredger", "quartermaster", "world_fair"]
    assert sea.view().hand == ()


def test_hands_dealt_again_keep_their_backs() -> None:
    """R16.1: and one's own stays."""
    sea = scene(3, hand="dredger world_fair quartermaster")
    before, own = sea.view("B").players[0].backs, sea.hand("B")
    dealt_again(sea, "B")
    assert sea.view("B").players[0].backs == before and sea.hand("B") == own
    assert sea.hand("A") != ["dredger", "quartermaster", "world_fair"]


def test_the_card_played_is_secret_until_its_slot_is_chosen() -> None:
    """R16.5: it could still be taken back; for the others it is in the hand, with its back."""
    sea = scene(hand="dredger quartermaster")
    before = sea.view("B").players[0]
    sea.play("quartermaster")
    assert (sea.view("B").card, sea.view().card, sea.view("A").card) == ("", "", "quartermaster")
    assert sea.view("B").players[0] == before
    assert [card.key for card in sea.view("A").hand] == ["dredger"]
    assert dealt_again(sea, "B", "other").state.chosen[seat_of("A")] in sea.hand("A")
    open_card = scene(hand="dredger quartermaster", pressed=True).play("dredger", "R4", "slot-first")
    assert open_card.view("B").card == "dredger"


def test_what_is_drawn_is_whispered() -> None:
    """R16.1: the others hear the number."""
    sea = scene().play(PROBE, "always")
    assert "A drew 2 cards." in sea.heard_by("B") and "You drew" not in sea.heard_by("B")
    assert "You drew" in sea.heard_by("A")
    assert sea.change.learned == {seat_of("A")}


def test_what_is_discarded_is_seen_by_all() -> None:
    """R16.1: the pile lies open."""
    sea = scene(hand="dredger scrap_raft field_notes lab_crew").discard("dredger")
    assert "A discarded Dredger." in sea.heard_by("B")
    assert sea.view().discard == ("dredger",)


def test_a_special_card_taken_in_sight_stays_known() -> None:
    """R16.2: until it is played."""
    sea = scene().play(PROBE, "R2", "S1")
    (card,) = sea.view("B").players[0].known
    assert card in dealt_again(sea, "B").hand("A")


def test_a_special_card_kept_after_looking_is_not_known() -> None:
    """R16.2: one of those that could be there."""
    sea = scene().play(PROBE, "R2", "search")
    assert sea.view("B").looking == () and len(sea.view("A").looking) == 3
    sea.play(sea.offers[0]).play(sea.offers[0])
    assert sea.view("B").players[0].known == ()
    kept = {
        card
        for n in range(20)
        for card in dealt_again(sea, "B", f"{n}").hand("A")
        if card in sea.game.facts.cheap
    }
    assert len(kept) > 3


def test_what_is_buried_in_sight_is_known_to_all() -> None:
    """R16.3: what is buried after looking only to the one who did."""
    sea = scene().play(PROBE, "R2")
    top = sea.state.specials[-1].card
    sea.play("search").play(sea.offers[0]).play(sea.offers[0])
    mine, theirs = sea.view("A").buried, sea.view("B").buried
    assert all(mine[:3]) and theirs[:2] == ("", "") and theirs[2] == top
    places = [buried.card for buried in sea.state.specials]
    again = [buried.card for buried in dealt_again(sea, "A").state.specials]
    assert again[:3] == places[:3] and again != places


def test_a_rewind_leaves_what_somebody_buried_and_deals_the_rest_again() -> None:
    """R16.3: the one who looked still knows it."""
    sea = scene().play(PROBE, "R2")
    sea.play("search").play(sea.offers[0]).play(sea.offers[0])
    places = [buried.card for buried in sea.state.specials]
    engine.fall_anew(sea.game, sea.state, 1)
    again = [buried.card for buried in sea.state.specials]
    assert again[:3] == places[:3] and again[-1] == places[-1] and again != places


def test_a_secret_choice_is_not_seen_before_all_have_chosen() -> None:
    """R16.1: only that a player has answered."""
    sea = dealt(2)
    sea.play("A: " + " ".join(sea.of("A").keys[:3]))
    assert sea.events == [] and sea.view("B").players[0].hand == 6


def test_the_next_production_and_the_score_can_be_seen() -> None:
    """R16.4: kelp after feeding included."""
    sea = scene(plots="S1:farm S2:farm^", goods="1ke", cities="H F", tunnels="H-S F-S")
    player = sea.view("B").players[0]
    assert player.forecast.made == {"ke": 2, "vp": 1, "cr": 2}
    assert (player.forecast.cities, player.forecast.eaten) == (3, {"ke": 3, "bi": 0, "vp": 0})
    assert player.lines == {"track": 0, "metropolis": 0, "cards": 0, "cities": 7, "goods": 0}


def test_the_slots_a_card_would_match_are_marked_for_its_owner() -> None:
    """R16.4: free ones of its colour of which something can be used."""
    sea = scene(hand="dredger toll_keeper", goods="1st", tiles="R2:B")
    assert {card.key: card.slots for card in sea.view("A").hand} == {
        "dredger": ("R1", "R4"),
        "toll_keeper": ("Y1", "Y3", "Y4"),
    }
