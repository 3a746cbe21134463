"""R1.2, R2, R12: placing the base, the order of play, how the match ends."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Action, Decision, Frame, Question, Say, Seat, Who, say
from games.nautilus import scoring
from games.nautilus.facts import Facts
from games.nautilus.sentences import rows_said
from games.nautilus.state import Module
from games.nautilus.state import NautilusState as State
from games.nautilus.steps.aquanauts import AT_ONCE
from games.nautilus.steps.common import NautilusStep, target

BUILDING, AQUANAUTS, SUBMARINES = 1, 2, 3
FIRST_STEP = {BUILDING: "buy", AQUANAUTS: "walk", SUBMARINES: "launch"}


class PlaceBase(NautilusStep):
    """R1.2: where the table chose so, the first player places the base."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        squares = self.at_squares("base")
        self.options = tuple(squares[spot] for spot in self.board.bases)

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        return (Decision(frame.mover, "base", self.options, (f"base:{self.facts.base}",)),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {option.key: say("base-at", spot=option.spot) for option in self.options}
        groups = rows_said(self.options)
        return Question(Say("ask-base"), self.waiting(state, seat), labels, groups=groups)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        spot = target(action.picks[0])
        state.city[spot] = Module("base", 0, None, [0] * state.seats)
        flow.tell("base-placed", who=Who(frame.mover), spot=spot)
        flow.end()


class Round(NautilusStep):
    """R2.1: phase by phase, each in turn."""

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if state.order:
            self._next_seat(state, state.order.pop(0), flow)
        elif state.phase < SUBMARINES:
            state.phase += 1
            state.order = state.from_first()
        else:
            self._round_over(state, flow)

    def _next_seat(self, state: State, seat: Seat, flow: Flow) -> None:
        flow.turn(seat)
        if state.phase == AQUANAUTS:
            flow.call("walk", seat, people=AT_ONCE, used=0, last="", reward=0)
            return
        if state.phase == SUBMARINES:
            for sub in state.players[seat].subs:
                sub.fresh = sub.pinged = sub.moved = False
        flow.call(FIRST_STEP[state.phase], seat)

    def _round_over(self, state: State, flow: Flow) -> None:
        reason = self._over(state)
        if reason:
            scoring.finish(self.facts, state, flow, reason)
            return
        state.round += 1
        state.phase = 0
        state.first = state.after(state.first)[0]  # R2.2
        state.stirred = False
        if state.round == state.last:
            flow.tell("last-round", round=state.round)

    def _over(self, state: State) -> str | None:
        if len(state.ruins) == len(self.facts.ruin_zone):  # R12.2
            return "all_found"
        if state.last == state.round:  # R12.1
            return "last_ruins"
        if not state.stirred:  # R12.3
            return "stalled" if state.buying_counts else "nothing_built"
        if state.round == state.options.cap:  # R12.6
            return "round_cap"
        return None
