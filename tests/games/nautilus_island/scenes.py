"""Positions of Nautilus Island in a few words, and playing on from them."""

from __future__ import annotations

from collections.abc import Mapping

from games import words_folder
from games.core import engine
from games.core.model import Frame
from games.core.rng import Rng
from games.core.words import words
from games.nautilus_island import GAME
from games.nautilus_island.state import Collection, NautilusIslandState, Pile
from games.nautilus_island.view import NautilusIslandView
from tests.kit import scene as kit
from tests.kit.scene import seat_of

FACTS = GAME.facts
ENGLISH = words("en", words_folder("nautilus_island"))


class Scene(kit.Scene[NautilusIslandState, NautilusIslandView]):
    """A match under way: answers are "A column:3", "A gather", "A coat coat/2"."""

    def __init__(self, change: engine.Change[NautilusIslandState]) -> None:
        super().__init__(GAME, change)

    @property
    def columns(self) -> list[int]:
        """The columns on offer."""
        return [int(key.removeprefix("column:")) for key in self.offers if key.startswith("column:")]

    def known(self, letter: str) -> list[str]:
        """The cards of a hand that all have seen."""
        return self.state.known[seat_of(letter)]

    def hand(self, letter: str) -> list[str]:
        return self.state.hands[seat_of(letter)]

    def collection(self, letter: str, colour: str) -> Collection:
        return self.state.collections[seat_of(letter)][colour]


def dealt(seats: int = 2, seed: str = "story", **variants: str) -> Scene:
    """A match as it begins."""
    return Scene(engine.start(GAME, GAME.setup(seats, seed, variants)))


def scene(
    seats: int = 2,
    *,
    pawns: str = "",
    hands: dict[str, str] | None = None,
    laid: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    closed: dict[str, int] | None = None,
    camp: Mapping[str, str | None] | None = None,
    bag: str | None = None,
    left: dict[int, int] | None = None,
    tops: dict[int, str] | None = None,
    portholes: dict[int, list[int]] | None = None,
    last: bool = False,
    below: bool = True,
) -> Scene:
    """The beginning of a later round, the pawn nearest the stern to move.

    pawns "A1 B4"; hands, laid {"A": "coat map"}; tokens, closed {"A clothes": ...};
    left {column: cards in each pile}; tops {column: "coat map"} for its face-up piles.
    """
    state = GAME.deal(GAME.setup(seats, "scene"))
    state.round, state.below, state.last = 5, below, last
    _deal_again(state, hands or {}, laid or {}, left or {}, tops or {})
    for place, named in (tokens or {}).items():
        letter, colour = place.split()
        state.collections[seat_of(letter)][colour].tokens = named.split()
    for place, value in (closed or {}).items():
        letter, colour = place.split()
        state.collections[seat_of(letter)][colour].porthole = value
    state.camp.update(camp or {})
    state.bag = state.bag if bag is None else bag.split()
    state.portholes.update(portholes or {})
    _stand(state, pawns or " ".join(f"{letter}{n}" for n, letter in enumerate("ABCD"[:seats], 1)))
    return Scene(
        engine.Change(
            state, (), engine.decisions(GAME, state), engine.Barrier.NONE, settled=False, learned=frozenset()
        )
    )


def _stand(state: NautilusIslandState, pawns: str) -> None:
    for pawn in pawns.split():
        state.pawns[seat_of(pawn[0])] = int(pawn[1:]) - 1
    first, *state.order = sorted(state.everyone, key=state.column)
    state.on_turn, state.turn = first, 20
    state.stack = [Frame("round"), Frame("explore", first)]


def _deal_again(
    state: NautilusIslandState,
    hands: dict[str, str],
    laid: dict[str, str],
    left: dict[int, int],
    tops: dict[int, str],
) -> None:
    """The whole deck dealt once: what is named goes where it is named, the rest where there is room."""
    deck = Rng("deck").shuffled(FACTS.deck)
    for number, piles in enumerate(state.columns, 1):
        named = tops.get(number, "").split()
        for pile in piles:
            pile.cards = [named.pop(0)] if pile.up and named else []
            _take(deck, pile.cards)
    for letter, cards in hands.items():
        state.hands[seat_of(letter)] = sorted(_take(deck, cards.split()))
    for letter, cards in laid.items():
        for card in _take(deck, cards.split()):
            state.collections[seat_of(letter)][FACTS.colour_of[card]].cards.append(card)
    for number, piles in enumerate(state.columns, 1):
        for pile in piles:
            _fill(pile, deck, left.get(number, 4))
    state.spare = deck


def _fill(pile: Pile, deck: list[str], size: int) -> None:
    missing = size - len(pile.cards)
    pile.cards = [deck.pop() for _ in range(missing)] + pile.cards


def _take(deck: list[str], cards: list[str]) -> list[str]:
    for card in cards:
        deck.remove(card)
    return cards
