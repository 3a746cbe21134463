"""What every step of Nautilus knows."""

from __future__ import annotations

from games.core.game import Step
from games.core.model import Frame, Option, Say, Seat, Who, say
from games.nautilus.board import row
from games.nautilus.facts import Facts
from games.nautilus.state import NautilusState as State
from games.nautilus.view import AskView

STAY = Option("stay", aside=True)
NO_MORE = Option("no-more", aside=True)
BACK = Option("back", aside=True)


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

    def topic(self, frame: Frame) -> str:
        """What the question is about, by the name its words and pictures have."""
        return frame.step

    def left(self, state: State, frame: Frame) -> int | None:
        """Steps, range or looks that are left, where the question is about any."""
        return None

    def asked(self, state: State, frame: Frame) -> AskView:
        """The question under way, for the view."""
        words = {name: value for name, value in frame.memo.items() if isinstance(value, str) and value}
        spot = words.get("spot") or words.get("origin") or words.get("sub")
        return AskView(self.topic(frame), frame.mover, spot, words.get("piece"), self.left(state, frame))

    def waiting(self, state: State, seat: Seat) -> Say:
        return Say(f"waiting-{state.phase}", {"who": Who(seat)})

    def purse(self, state: State, seat: Seat) -> Say:
        return say("purse", nemos=state.players[seat].money)

    def warned(self, state: State, status: Say) -> Say:
        """R12.3: a status line, with a warning while the match is about to end."""
        if not state.quiet:
            return status
        return say("quiet" if state.buying_counts else "quiet-french", status=status)


def target(pick: str) -> str:
    """What an option key is about: the part after the colon."""
    return pick.partition(":")[2]
