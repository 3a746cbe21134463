"""The state every match has, and the steps it moves through."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from games.core.model import (
    Action,
    Decision,
    Ending,
    EngineBug,
    Event,
    Fact,
    Frame,
    Option,
    Question,
    Say,
    Seat,
)
from games.core.rng import Rng

Memo = str | int | list[str]


class State(Struct, kw_only=True):
    """The whole truth of a match. Each game adds its own fields: ids and counts, never objects."""

    seats: int
    rng: Rng
    turn: int = 0  # counts turns; grows when a new one begins
    on_turn: Seat | None = None
    stack: list[Frame] = field(default_factory=list)
    answers: dict[Seat, tuple[str, ...]] = field(default_factory=dict)  # to a question asked of several seats
    left: list[Seat] = field(default_factory=list)  # seats whose player left for good
    ending: Ending | None = None

    @property
    def frame(self) -> Frame:
        return self.stack[-1]

    @property
    def everyone(self) -> list[Seat]:
        return [Seat(number) for number in range(self.seats)]

    @property
    def staying(self) -> list[Seat]:
        """The seats whose player has not left."""
        return [seat for seat in self.everyone if seat not in self.left]

    def after(self, seat: Seat) -> list[Seat]:
        """The others still playing, clockwise from `seat`."""
        places = (Seat((seat + n) % self.seats) for n in range(1, self.seats))
        return [other for other in places if other not in self.left]


S = TypeVar("S", bound=State)


class Secrecy(Enum):
    """Who may see a field of the state."""

    OPEN = "open"  # everyone
    OWNER = "owner"  # the seat it belongs to
    REMEMBERED = "remembered"  # its owner saw it once; not shown again
    NOBODY = "nobody"  # decks, seeds


BASE_SECRECY = {
    "seats": Secrecy.OPEN,
    "rng": Secrecy.NOBODY,
    "turn": Secrecy.OPEN,
    "on_turn": Secrecy.OPEN,
    "stack": Secrecy.OPEN,
    "answers": Secrecy.OWNER,
    "left": Secrecy.OPEN,
    "ending": Secrecy.OPEN,
}
"""The secrecy of the fields that every state has; a game adds its own."""


class Flow:
    """What steps use to move a match on: call steps, begin turns, tell events."""

    __slots__ = ("_state", "_under_way", "events")

    def __init__(self, state: State) -> None:
        self._state = state
        self._under_way = state.stack[-1] if state.stack else None
        self.events: list[Event] = []

    @property
    def rng(self) -> Rng:
        return self._state.rng

    def enter(self, frame: Frame) -> None:
        """Set the frame that `end` and `goto` refer to, whatever is called meanwhile."""
        self._under_way = frame

    def call(self, step: str, seat: Seat | None = None, **memo: Memo) -> None:
        """Run `step` before the step under way goes on; the last one called runs first."""
        self._state.stack.append(Frame(step, seat, memo))

    def goto(self, step: str, seat: Seat | None = None, **memo: Memo) -> None:
        """Replace the step under way by `step`; whatever it called still runs first."""
        self._state.stack[self._place()] = Frame(step, seat, memo)
        self._under_way = None

    def end(self) -> None:
        """End the step under way; whatever it called still runs."""
        del self._state.stack[self._place()]
        self._under_way = None

    def drop(self, seat: Seat) -> None:
        """End every step under way that belongs to `seat`, whose player leaves."""
        self._state.stack = [frame for frame in self._state.stack if frame.seat != seat]

    def turn(self, seat: Seat | None) -> None:
        """Begin a new turn."""
        self._state.turn += 1
        self._state.on_turn = seat

    def finish(self, ending: Ending) -> None:
        self._state.ending = ending
        self._state.on_turn = None
        self._state.stack.clear()
        self._state.answers.clear()

    def tell(self, name: str, /, **facts: Fact) -> None:
        """Tell everyone something that reveals no secret."""
        self.events.append(Event(Say(name, facts)))

    def whisper(self, seat: Seat, name: str, /, **facts: Fact) -> None:
        """Tell one seat something secret: it goes by DM."""
        self.events.append(Event(Say(name, facts), frozenset((seat,)), reveals=True))

    def tidy(self, seat: Seat) -> None:
        """Delete the DMs that the seat got so far: it may not look at them again."""
        self.events.append(Event(Say("tidied"), frozenset((seat,)), tidies=True))

    def reveal(self, name: str, /, **facts: Fact) -> None:
        """Show everyone, on purpose: a die, a turned tile."""
        self.events.append(Event(Say(name, facts), reveals=True))

    def _place(self) -> int:
        """Find the frame of the step under way: on top, or just under what it called."""
        stack = self._state.stack
        for place in range(len(stack) - 1, -1, -1):
            if stack[place] is self._under_way:
                return place
        raise EngineBug("the step under way has ended already")


class Step(Generic[S]):
    """One box of the rulebook's flow chart."""

    follows: ClassVar[tuple[str, ...]] = ()  # the questions that may be answered in one go with this one
    along: ClassVar[str] = ""  # an answer that a plan gives behind this one where it is the only one then
    idle: ClassVar[bool] = (
        False  # asked only so that the click before can be taken back: where it cannot, not
    )
    passes: ClassVar[str] = ""  # an answer that only leads on: one is shown the question behind it at once

    def decide(self, state: S, frame: Frame) -> tuple[Decision, ...]:
        """List the decisions; none if nobody is asked. Must be cheap: keys and spots only."""
        return ()

    def ask(self, state: S, frame: Frame, seat: Seat) -> Question:
        """Put the question into words, on request."""
        raise EngineBug(f"{frame.step} asks nothing")

    def likely(self, state: S, frame: Frame, options: list[Option]) -> list[Option]:
        """The options most often meant first: what plans offer where not all of them have room."""
        return options

    def leads(self, option: Option) -> bool:
        """Whether a plan may go on behind this option."""
        return True

    def resolve(self, state: S, frame: Frame, action: Action, flow: Flow) -> None:
        """Carry out an answer; several picks come in the order of the options."""
        raise EngineBug(f"{frame.step} was asked nothing")

    def run(self, state: S, frame: Frame, flow: Flow) -> None:
        """Go on without an answer; must call, goto, end or finish."""
        raise EngineBug(f"{frame.step} does not move on")


class Together(Step[S]):
    """A question asked of several seats at once; settled when the last answer is in.

    Until then an answer is secret and may be changed. That a seat has answered is public.
    """

    def decide(self, state: S, frame: Frame) -> tuple[Decision, ...]:
        seats = [seat for seat in self.seats(state, frame) if seat not in state.left]
        if all(seat in state.answers for seat in seats) or self.enough(state, frame, state.answers):
            return ()
        return tuple(self._put(state, frame, seat) for seat in seats)

    def _put(self, state: S, frame: Frame, seat: Seat) -> Decision:
        decision = self.decision(state, frame, seat)
        if seat not in state.answers:
            return decision
        return replace(decision, answer=state.answers[seat])

    def resolve(self, state: S, frame: Frame, action: Action, flow: Flow) -> None:
        state.answers[action.seat] = action.picks

    def run(self, state: S, frame: Frame, flow: Flow) -> None:
        answers = dict(sorted(state.answers.items()))
        state.answers.clear()
        self.settle(state, frame, answers, flow)

    def seats(self, state: S, frame: Frame) -> list[Seat]:
        """List the seats to ask, by public facts alone; those who left are filtered out later."""
        raise EngineBug(f"{frame.step} asks nobody")

    def decision(self, state: S, frame: Frame, seat: Seat) -> Decision:
        """Make the decision for this seat."""
        raise EngineBug(f"{frame.step} asks nothing")

    def enough(self, state: S, frame: Frame, answers: dict[Seat, tuple[str, ...]]) -> bool:
        """Whether the answers so far settle it, so that the others need not be waited for.

        A default answer must never do so. While the question stays open, everyone may conclude that
        the answers given did not settle it: `again.answers` respects that.
        """
        return False

    def settle(self, state: S, frame: Frame, answers: dict[Seat, tuple[str, ...]], flow: Flow) -> None:
        """Carry out all answers; must call, goto, end or finish."""
        raise EngineBug(f"{frame.step} settles nothing")
