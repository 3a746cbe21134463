"""What every step of Nautilus knows."""

from __future__ import annotations

from games.core.game import Step
from games.core.model import Option, Say, Seat, Who, say
from games.nautilus.board import row
from games.nautilus.facts import Facts
from games.nautilus.state import NautilusState as State

STAY = Option("stay")
NO_MORE = Option("no-more")


class NautilusStep(Step[State]):
    """A step that knows the printed facts, with options for squares made once."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.board = facts.board

    def at_squares(self, verb: str, group: str = "") -> dict[str, Option]:
        """An option for every square of the sea; without a group they come by rows."""
        return {spot: Option(f"{verb}:{spot}", spot, group or row(spot)) for spot in self.board.spots}

    def benefit(self, state: State, seat: Seat, kind: str) -> int:
        """R6.8: what a seat's running stations of a kind are good for now."""
        return self.facts.benefit(kind, state.players[seat].tracks[kind])

    def waiting(self, state: State, seat: Seat) -> Say:
        return Say(f"waiting-{state.phase}", {"who": Who(seat)})

    def purse(self, state: State, seat: Seat) -> Say:
        return say("purse", nemos=state.players[seat].money)


def target(pick: str) -> str:
    """What an option key is about: the part after the colon."""
    return pick.partition(":")[2]
