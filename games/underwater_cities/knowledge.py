"""Deal hidden things of Underwater Cities again."""

from __future__ import annotations

from games.core import again
from games.core.model import Seat
from games.core.rng import Rng
from games.underwater_cities.facts import ERAS, Facts
from games.underwater_cities.state import Buried
from games.underwater_cities.state import UnderwaterCitiesState as State


def resample(facts: Facts, state: State, viewer: Seat | None, rng: Rng) -> None:
    """Deal again what the viewer cannot know: hands by their backs, decks, special cards, tiles, chance."""
    others = [seat for seat in state.everyone if seat != viewer]
    hidden = {seat: [c for c in state.hands[seat] if c not in state.known[seat]] for seat in others}
    for era in ERAS:
        _deal_era(facts, state, hidden, era, rng)
    _deal_specials(facts, state, hidden, viewer, rng)
    for seat in others:
        state.hands[seat] = sorted([*state.known[seat], *hidden[seat]])
    for seat in others:
        if seat in state.chosen:  # any card it holds
            state.chosen[seat] = rng.choice(state.hands[seat])
    again.cards(rng, state.blue)
    again.chance(state, rng)


def deal_again(state: State) -> None:
    """Deal again what no seat has seen: the deck's order, special cards, metropolis tiles left."""
    again.cards(state.rng, state.deck)
    places = [n for n, buried in enumerate(state.specials) if not buried.open and not buried.seen]
    lying = [state.specials[n].card for n in places]
    again.cards(state.rng, lying)
    for n, card in zip(places, lying, strict=True):
        state.specials[n] = Buried(card)
    again.cards(state.rng, state.blue)


def _deal_era(facts: Facts, state: State, hidden: dict[Seat, list[str]], era: int, rng: Rng) -> None:
    """The unseen cards of one era: in hands, in the deck, or gone with it."""
    held = {seat: [c for c in cards if facts.cards[c].era == era] for seat, cards in hidden.items()}
    piles = [held[seat] for seat in sorted(held)]
    again.cards(rng, *piles, state.deck if era == state.era else state.box.get(era, []))
    for seat, cards in held.items():
        hidden[seat] = [c for c in hidden[seat] if facts.cards[c].era != era] + cards


def _deal_specials(
    facts: Facts, state: State, hidden: dict[Seat, list[str]], viewer: Seat | None, rng: Rng
) -> None:
    """Special cards taken from the deck unseen, looked at, or lying where the viewer does not know."""
    held = {seat: [c for c in cards if not facts.cards[c].era] for seat, cards in hidden.items()}
    places = [n for n, b in enumerate(state.specials) if not b.open and viewer not in b.seen]
    lying = [state.specials[n].card for n in places]
    looked = [cards for seat, cards in sorted(state.looking.items()) if seat != viewer]
    again.cards(rng, *(held[seat] for seat in sorted(held)), *looked, lying)
    for cards in looked:
        cards.sort()
    for n, card in zip(places, lying, strict=True):
        state.specials[n] = Buried(card, seen=state.specials[n].seen)
    for seat, cards in held.items():
        hidden[seat] = [c for c in hidden[seat] if facts.cards[c].era] + cards
