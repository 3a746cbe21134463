"""What all steps share: the printed facts, options made once, what can be stored."""

from __future__ import annotations

from games.core.game import Step
from games.core.model import Option, Seat
from games.nautilus_island.facts import Facts
from games.nautilus_island.state import NautilusIslandState as State


class NautilusStep(Step[State]):
    """A step that knows the printed facts, with its options made once."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.colour_of = facts.colour_of
        self.storable = facts.storable
        self.columns = [Option(f"column:{n + 1}", spot=str(n + 1)) for n in range(len(facts.columns))]
        self.stores = {colour: Option(f"store:{colour}") for colour in self.storable}
        self.lays = {card: Option(f"lay:{card}") for card in self.colour_of}

    def can_store(self, state: State, seat: Seat) -> list[str]:
        """R5.1, R5.5, R5.6: the colours a seat could store now."""
        held = {self.colour_of[card] for card in state.hands[seat]}
        collections = state.collections[seat]
        return [c for c in self.storable if c in held and collections[c].porthole is None]

    def held(self, state: State, seat: Seat, colour: str) -> list[str]:
        return [card for card in state.hands[seat] if self.colour_of[card] == colour]

    def layable(self, state: State, seat: Seat, colour: str) -> list[str]:
        """The cards to choose from; no more copies of one object than could be laid."""
        cards, places = self.held(state, seat, colour), state.places(seat)
        return [card for n, card in enumerate(cards) if cards[:n].count(card) < places]

    def nothing_to_store(self, state: State, seat: Seat) -> bool:
        """R4.7: whether everyone can see that a seat cannot store."""
        if all(c.porthole is not None for c in state.collections[seat].values()):
            return True
        return hand_seen(state, seat) and not self.can_store(state, seat)


def hand_seen(state: State, seat: Seat) -> bool:
    """Whether everyone has seen every card of a hand."""
    return len(state.known[seat]) == len(state.hands[seat])
