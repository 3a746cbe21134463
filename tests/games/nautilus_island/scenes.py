"""Positions of Nautilus Island in a few words, and playing on from them."""

from __future__ import annotations

from collections.abc import Mapping

from games import words_folder
from games.core import engine
from games.core.model import Action, Decision, Event, Fact, Frame, Seat
from games.core.rng import Rng
from games.core.words import words
from games.nautilus_island import GAME
from games.nautilus_island.state import Collection, NautilusIslandState, Pile
from games.nautilus_island.view import NautilusIslandView

FACTS = GAME.facts
ENGLISH = words("en", words_folder("nautilus_island"))


def seat_of(letter: str) -> Seat:
    return Seat("ABCD".index(letter))


class Scene:
    """A match under way: answers are "A column:3", "A gather", "A coat coat/2"."""

    def __init__(self, change: engine.Change[NautilusIslandState]) -> None:
        self._show(change)

    def play(self, *answers: str) -> Scene:
        """The answers one after the other, each through the checked engine; events are of the last."""
        for answer in answers:
            letter, *picks = answer.split()
            step = "leave" if picks == ["leaves"] else self.question.step
            taken = () if step == "leave" else tuple(picks)
            self._show(engine.apply(GAME, self.state, Action(seat_of(letter), step, taken)))
        return self

    def _show(self, change: engine.Change[NautilusIslandState]) -> None:
        self.state, self.asked, self.change = change.state, change.asked, change
        self.events: list[Event] = list(change.events)

    @property
    def question(self) -> Decision:
        (decision,) = self.asked
        return decision

    @property
    def mover(self) -> str:
        return "ABCD"[self.question.seat]

    @property
    def offers(self) -> list[str]:
        return list(self.question.keys)

    @property
    def columns(self) -> list[int]:
        """The columns on offer."""
        return [int(key.removeprefix("column:")) for key in self.offers if key.startswith("column:")]

    def prompt(self) -> str:
        """The open question and its status line in English."""
        question = engine.question(GAME, self.state, self.question.seat)
        return " ".join(ENGLISH.say(say) for say in (question.prompt, question.status) if say)

    def known(self, letter: str) -> list[str]:
        """The cards of a hand that all have seen."""
        return self.state.known[seat_of(letter)]

    def hand(self, letter: str) -> list[str]:
        return self.state.hands[seat_of(letter)]

    def collection(self, letter: str, colour: str) -> Collection:
        return self.state.collections[seat_of(letter)][colour]

    def view(self, letter: str | None = None) -> NautilusIslandView:
        return GAME.view(self.state, seat_of(letter) if letter else None)

    def score(self, letter: str) -> int:
        assert self.state.ending
        return self.state.ending.scores[seat_of(letter)]

    def told(self, name: str) -> list[dict[str, Fact]]:
        """The facts of the last answer's events of one name."""
        return [event.say.facts for event in self.events if event.say.name == name]

    def heard_by(self, letter: str | None) -> str:
        """The last answer's events in English, as one pair of ears heard them."""
        viewer = seat_of(letter) if letter else None
        return " ".join(ENGLISH.say(event.say) for event in self.events if event.visible_to(viewer))


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
