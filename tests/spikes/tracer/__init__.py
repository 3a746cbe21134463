"""Tracer: a game whose every secret names its owner, so that a secret found anywhere can be judged.

`secret1x4` belongs to seat 1. `half3` is told in the middle of turn 3, for the mover alone until the turn is
settled. Each turn whispers to everyone at once and ends with a question to all.
"""

from __future__ import annotations

from msgspec import Struct, field

from games.core import again
from games.core.data import DataSet
from games.core.game import BASE_SECRECY, Flow, Game, Meta, Secrecy, State
from games.core.model import Ending, Frame, Say, Seat, Setup, SheetLine, Who, say
from games.core.rng import Rng
from tests.spikes.tracer.steps import Echo, Lay, Mark, Round, finish

SECRECY = {**BASE_SECRECY, "hands": Secrecy.OWNER, "given": Secrecy.OPEN, "marks": Secrecy.OPEN}


class TracerState(State, kw_only=True):
    hands: dict[Seat, list[str]]  # secrets, each with the number of its owner
    given: int = 0  # secrets made so far
    marks: list[str] = field(default_factory=list)  # told in the middle of turns

    def secret(self, seat: Seat) -> str:
        """Make a secret of a seat, put it in its hand, and give it back."""
        self.given += 1
        self.hands[seat].append(f"secret{seat}x{self.given}")
        return self.hands[seat][-1]


class TracerView(Struct, frozen=True, tag="tracer"):
    viewer: Seat | None
    on_turn: Seat | None
    left: tuple[Seat, ...]
    marks: tuple[str, ...]
    hand: tuple[str, ...]
    ending: Ending | None


class Tracer(Game[TracerState, TracerView]):
    meta = Meta("tracer", "Tracer", 1, (2, 3, 4), "a game to find leaks with", 5, windows=("echo",))
    state_type = TracerState
    view_type = TracerView
    secrecy = SECRECY

    def __init__(self) -> None:
        self.data_set = DataSet({"tracer.toml": ""})
        self.steps = {"round": Round(), "mark": Mark(), "lay": Lay(), "echo": Echo()}

    def deal(self, setup: Setup) -> TracerState:
        seats = [Seat(n) for n in range(setup.seats)]
        state = TracerState(
            seats=setup.seats,
            rng=Rng(setup.seed),
            stack=[Frame("round")],
            hands={seat: [] for seat in seats},
        )
        for seat in (*seats, *seats):
            state.secret(seat)
        return state

    def view(self, state: TracerState, viewer: Seat | None) -> TracerView:
        return TracerView(
            viewer=viewer,
            on_turn=state.on_turn,
            left=tuple(state.left),
            marks=tuple(state.marks),
            hand=tuple(state.hands[viewer]) if viewer is not None else (),
            ending=state.ending,
        )

    def resample(self, state: TracerState, viewer: Seat | None, rng: Rng) -> None:
        again.chance(state, rng)
        again.answers(self, state, viewer, rng)

    def leave(self, state: TracerState, seat: Seat, flow: Flow) -> None:
        flow.tell("left", who=Who(seat))
        flow.drop(seat)
        if len(state.staying) == 1:
            finish(state, flow, "alone")

    def standing(self, view: TracerView) -> tuple[SheetLine, ...]:
        return view.ending.sheet if view.ending else ()

    def left(self, view: TracerView) -> tuple[Say, ...]:
        """One's own secrets stand here, since the plain look draws no hand."""
        return (say("left-hand", secrets=view.hand, marks=view.marks or ("none",)),)


GAME = Tracer()
