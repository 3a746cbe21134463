"""The deck as a whole: no twins, no card that is never the better choice, cards with a character."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.underwater_cities import GAME
from games.underwater_cities.facts import Card
from tests.games.underwater_cities.dominance import no_better
from tests.games.underwater_cities.scenes import PROBE, scene, with_card

CARDS = [card for key, card in GAME.facts.cards.items() if key != "assistant"]
BY_NUMBER = {card.no: card for card in CARDS}
PRINTED = (14, 19, 28, 34, 35, 37, 70, 86, 124, 146)  # as in the box, whatever we think of them
STRENGTH = ("yellow", "red", "green")  # R1.2: of cards, the weakest first


def name(card: Card) -> str:
    return f"{card.no} {card.key}"


def test_no_two_cards_of_the_box_do_the_same() -> None:
    """R1.2: whatever their colour and era."""
    pairs = combinations(CARDS, 2)
    assert [(name(a), name(b)) for a, b in pairs if no_better(a, b) and no_better(b, a)] == []


@pytest.mark.parametrize("twins", [(110, 134), (32, 74, 135), (43, 82), (103, 142), (14, 77)])
def test_cards_that_were_alike_differ(twins: tuple[int, ...]) -> None:
    """R1.2: no later one does less than an earlier one."""
    for earlier, later in combinations(twins, 2):
        assert not no_better(BY_NUMBER[later], BY_NUMBER[earlier])


def should_be_weaker(card: Card, other: Card) -> bool:
    """Whether a card is of the same or a weaker colour and of the same or an earlier era than another."""
    if not other.era:  # a special card is paid for
        return bool(card.era)
    return 0 < card.era <= other.era and STRENGTH.index(card.colour) <= STRENGTH.index(other.colour)


def test_no_card_does_less_than_one_that_should_be_weaker() -> None:
    """R1.2: so no yellow card of era III does less than one of era II either."""
    ours = [card for card in CARDS if card.no not in PRINTED]
    pairs = [(a, b) for a in ours for b in CARDS if a is not b and should_be_weaker(b, a)]
    assert [(name(a), name(b)) for a, b in pairs if no_better(a, b)] == []


STANDING = ("per(hand,", "per(ahead,", "per(taken,", "per(contract,", "per(brown,", "per(metro,")
CHARACTER = (*STANDING, "hand(", "slot(other", "slot(notmine", "metro")


def texts() -> list[str]:
    return [" ".join(effect.text for effect in card.effects) for card in CARDS]


@pytest.mark.parametrize("word", STANDING)
def test_some_cards_count_how_their_owner_stands_among_the_others(word: str) -> None:
    """R8.20: hand, order of play, slots taken, contracts, metropolises."""
    assert any(word in text for text in texts())


def test_a_dozen_cards_have_a_character() -> None:
    """R8.20: they look beyond one's own board, or at what is in hand."""
    assert sum(any(word in text for word in CHARACTER) for text in texts()) >= 12


def test_cards_in_hand_are_counted_without_the_one_being_played() -> None:
    """R8.20: two are left of three."""
    sea = scene(game=with_card("per(hand, 1, 1vp)"), hand=f"{PROBE} toll_keeper scholar")
    assert sea.play(PROBE, "G1", "slot-first").points() == 2


def test_players_ahead_are_those_before_one_in_the_order_of_play() -> None:
    """R8.20: nobody is ahead of the first; the third of three has two ahead."""
    sea = scene(3)
    assert [sea.counts(letter)["ahead"] for letter in "ABC"] == [0, 1, 2]


def test_slots_taken_by_others_are_coloured_and_not_ones_own() -> None:
    """R8.20: neither mine nor the one that is always free; neutral tiles count."""
    sea = scene(3, tiles="R1:B Y1:C always:B G2:A")
    assert sea.counts("A")["taken"] == 2
    assert sea.counts("B")["taken"] == 2
