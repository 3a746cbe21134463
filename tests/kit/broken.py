"""Versions of Dome that each break the contract in one point, to see that the contract tests notice."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from games.core.game import Flow, Secrecy
from games.core.model import Action, Decision, Ending, Frame, Option, Question, Seat
from games.core.rng import Rng
from tests.kit.planted import Worse
from tests.spikes.dome import Dome
from tests.spikes.dome.state import DomeState, DomeView


class Patched(Dome):
    """A game with one step wrapped in a faulty one."""

    def __init__(self, step: str, worse: type[Worse]) -> None:
        super().__init__()
        steps: dict[str, Any] = dict(self.steps)
        steps[step] = worse(steps[step])
        self.steps = steps


class Changed(Worse):
    """A step that changes the decision of the step it wraps."""

    def decide(self, state: Any, frame: Frame) -> tuple[Decision, ...]:
        return tuple(self.change(decision, state) for decision in super().decide(state, frame))

    def change(self, decision: Decision, state: DomeState) -> Decision:
        return decision


class DefaultNotOnOffer(Changed):
    def change(self, decision: Decision, state: DomeState) -> Decision:
        return replace(decision, default=("elsewhere",))


class KeyWithASpace(Changed):
    def change(self, decision: Decision, state: DomeState) -> Decision:
        return replace(decision, options=(*decision.options, Option("two words")))


class TwiceTheSameKey(Changed):
    def change(self, decision: Decision, state: DomeState) -> Decision:
        return replace(decision, options=(*decision.options, decision.options[0]))


class ManyInNoGroup(Changed):
    def change(self, decision: Decision, state: DomeState) -> Decision:
        return replace(decision, options=(*decision.options, *(Option(f"x{n}") for n in range(30))))


class LosesACard(Worse):
    def resolve(self, state: DomeState, frame: Frame, action: Action, flow: Flow) -> None:
        super().resolve(state, frame, action, flow)
        if state.deck:
            state.deck.pop()


class ForgetsALabel(Worse):
    def ask(self, state: DomeState, frame: Frame, seat: Seat) -> Question:
        return replace(super().ask(state, frame, seat), labels={})


class NeverMovesOn(Worse):
    def resolve(self, state: DomeState, frame: Frame, action: Action, flow: Flow) -> None:
        """Ask the same question for ever."""


class Scoreless(Worse):
    def run(self, state: DomeState, frame: Frame, flow: Flow) -> None:
        flow.finish(Ending("rounds", (1,), (Seat(0),)))


class LooksWithItsHands(Dome):
    """Changes the state when its view is made."""

    def view(self, state: DomeState, viewer: Seat | None) -> DomeView:
        state.taken.append("market")
        return super().view(state, viewer)


class HidesTheOwnHand(Dome):
    def view(self, state: DomeState, viewer: Seat | None) -> DomeView:
        return super().view(state, None)


class AsksTheGone(Dome):
    """Asks seats that have left."""

    def leave(self, state: DomeState, seat: Seat, flow: Flow) -> None:
        if len(state.staying) > 1:
            state.order.append(seat)
        else:
            super().leave(state, seat, flow)


class NewField(Dome):
    secrecy: ClassVar = {name: kept for name, kept in Dome.secrecy.items() if name != "limit"}


class OpenDeck(Dome):
    """Declares a hidden field open."""

    secrecy: ClassVar = {**Dome.secrecy, "deck": Secrecy.OPEN}


class SystemChance(Dome):
    """Chance that depends on the process and not on the seed."""

    def deal(self, setup: Any) -> DomeState:
        state = super().deal(setup)
        state.rng = Rng(f"{setup.seed}-{id(state)}")
        return state
