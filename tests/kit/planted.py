"""Games with one bug each, planted to see that the leak tests find it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.core.game import Flow, Step
from games.core.model import Action, Decision, Event, Frame, Question, Say, Seat
from games.core.rng import Rng
from games.nautilus_island import NautilusIsland
from games.nautilus_island.facts import shipped
from games.nautilus_island.state import NautilusIslandState as State
from games.nautilus_island.view import NautilusIslandView as View
from tests.spikes.dome import Dome
from tests.spikes.dome.state import DomeState, DomeView
from tests.spikes.shore import Shore
from tests.spikes.shore.state import ShoreState, ShoreView
from tests.spikes.shore.steps import Repel


class Clean(NautilusIsland):
    """Nautilus Island as it is; what everyone saw taken must be in the hand."""

    def __init__(self) -> None:
        super().__init__(shipped())

    def flaws(self, state: State) -> list[str]:
        return [
            f"seat {seat} was seen taking {card} and does not hold it"
            for seat in state.everyone
            for card in state.known[seat]
            if state.known[seat].count(card) > state.hands[seat].count(card)
        ]


class Patched(Clean):
    """A game with one step wrapped in a faulty one."""

    def __init__(self, step: str, worse: type[Worse]) -> None:
        super().__init__()
        steps: dict[str, Step[Any]] = dict(self.steps)
        steps[step] = worse(steps[step])
        self.steps = steps


class Worse(Step[Any]):
    """A step that passes everything on; each bug changes one thing."""

    def __init__(self, inner: Step[Any]) -> None:
        self.inner = inner

    def decide(self, state: Any, frame: Frame) -> tuple[Decision, ...]:
        return self.inner.decide(state, frame)

    def ask(self, state: Any, frame: Frame, seat: Seat) -> Question:
        return self.inner.ask(state, frame, seat)

    def resolve(self, state: Any, frame: Frame, action: Action, flow: Flow) -> None:
        self.inner.resolve(state, frame, action, flow)

    def run(self, state: Any, frame: Frame, flow: Flow) -> None:
        self.inner.run(state, frame, flow)


class ShowsAHand(Clean):
    def view(self, state: State, viewer: Seat | None) -> View:
        return replace(super().view(state, viewer), hand=tuple(state.hands[Seat(0)]))


class Forgets(Clean):
    """What others took face up is dealt again as if nobody had looked."""

    def resample(self, state: State, viewer: Seat | None, rng: Rng) -> None:
        known, state.known = state.known, {seat: [] for seat in state.everyone}
        super().resample(state, viewer, rng)
        state.known = known


class LeavesTheBag(Clean):
    """The bag is hidden from everyone and never dealt again."""

    def resample(self, state: State, viewer: Seat | None, rng: Rng) -> None:
        bag = list(state.bag)
        super().resample(state, viewer, rng)
        state.bag = bag


class ShufflesUnsorted(Clean):
    """The bag is shuffled from its hidden order, so the result still depends on it."""

    def resample(self, state: State, viewer: Seat | None, rng: Rng) -> None:
        bag = list(state.bag)
        super().resample(state, viewer, rng)
        state.bag = Rng("unsorted").shuffled(bag)


class DealsTheViewerAgain(Clean):
    """The viewer's own hand is treated like everybody else's."""

    def resample(self, state: State, viewer: Seat | None, rng: Rng) -> None:
        super().resample(state, None, rng)


class NamesWhatWasFound(Worse):
    """Whatever is whispered is then told to everyone."""

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        super().resolve(state, frame, action, flow)
        whispered = [event.say for event in flow.events if event.audience]
        flow.events += [Event(sentence) for sentence in whispered]


class RollsInSilence(Worse):
    """Chance decides something visible, and nobody says so."""

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        super().resolve(state, frame, action, flow)
        state.order = flow.rng.shuffled(state.order)


class WaitsTooLoudly(Worse):
    """The line for those who wait counts the treasures in hand."""

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        question = super().ask(state, frame, seat)
        return replace(question, waiting=Say(question.waiting.name, {"hand": len(set(state.hands[seat]))}))


class HurriesByHand(Worse):
    """A decision plays itself when the hidden hand leaves one option only."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        asked = super().decide(state, frame)
        return tuple(replace(decision, forced=len(decision.options) < 3) for decision in asked)


class AsksTheHolder(Repel):
    """Only the seat that holds the answering tile is asked: asking gives it away."""

    def seats(self, state: ShoreState, frame: Frame) -> list[Seat]:
        tile = f"repel-{frame.word('kind')}"
        return [seat for seat in super().seats(state, frame) if tile in state.hands[seat]]


class OnlyTheHolderIsAsked(Shore):
    def __init__(self) -> None:
        super().__init__()
        self.steps = {**self.steps, "repel": AsksTheHolder()}


class ShowsTheAnswers(Dome):
    """Answers to an open question are on show."""

    def view(self, state: DomeState, viewer: Seat | None) -> DomeView:
        said = (" ".join(picks) for _, picks in sorted(state.answers.items()))
        return replace(super().view(state, viewer), taken=tuple(said))


class ShowsTheChoice(Shore):
    """A value chosen and not yet placed is on show."""

    def view(self, state: ShoreState, viewer: Seat | None) -> ShoreView:
        return replace(super().view(state, viewer), chosen=next(iter(state.chosen.values()), None))
