"""The flow chart: rounds, and the turn in which a shell is laid."""

from __future__ import annotations

from games.core.game import Flow, Step
from games.core.model import Action, Decision, Frame, Option, Question, Say, Seat, Who, say
from tests.spikes.first_dive import scoring
from tests.spikes.first_dive.facts import Facts
from tests.spikes.first_dive.state import FirstDiveState as State


class Round(Step[State]):
    """R2.1: everyone lays once a round; R4.1: after the last round the match is over."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if state.order:
            seat = state.order.pop(0)
            flow.turn(seat)
            flow.call("lay", seat)
        elif state.round == self.facts.rounds:
            scoring.finish(state, flow, "last_round")
        else:
            self._begin(state, flow)

    def _begin(self, state: State, flow: Flow) -> None:
        state.round += 1
        if state.round > 1:
            state.first = Seat((state.first + 1) % state.seats)  # R2.2
        state.table.clear()
        clockwise = [Seat((state.first + n) % state.seats) for n in range(state.seats)]
        state.order = [seat for seat in clockwise if seat not in state.left]
        flow.tell("round-begins", round=state.round)


class Lay(Step[State]):
    """R2.3: lay a shell; R3.1: once a match, swap one first."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        seat = frame.mover
        shells = list(dict.fromkeys(state.hands[seat]))
        options = [Option(f"lay:{shell}") for shell in shells]
        if not state.aside[seat] and state.pile:
            options += [Option(f"swap:{shell}") for shell in shells]
        last = len(state.hands[seat]) == 1 and bool(state.aside[seat])  # everyone can count
        return (Decision(seat, "lay", tuple(options), (options[0].key,), forced=last),)  # R4.4

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        labels = {}
        for shell in state.hands[seat]:
            worth = 0 if shell in state.table else int(shell)
            labels[f"lay:{shell}"] = say("lay", shell=shell, points=worth)
            labels[f"swap:{shell}"] = say("swap", shell=shell)
        status = say("status", round=state.round, table=tuple(state.table) or (Say("nothing"),))
        return Question(Say("ask-lay"), say("wait-lay", who=Who(seat)), labels, status)

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        verb, _, shell = action.picks[0].partition(":")
        seat = frame.mover
        state.hands[seat].remove(shell)
        if verb == "swap":
            self._swap(state, seat, shell, flow)
        else:
            self._lay(state, seat, shell, flow)

    def _swap(self, state: State, seat: Seat, shell: str, flow: Flow) -> None:
        """R3.2: that it was done is told to all, what came is whispered."""
        state.aside[seat].append(shell)
        drawn = state.pile.pop()
        state.hands[seat] = sorted([*state.hands[seat], drawn])
        flow.tell("swapped", who=Who(seat))
        flow.whisper(seat, "drew", shell=drawn)

    def _lay(self, state: State, seat: Seat, shell: str, flow: Flow) -> None:
        points = 0 if shell in state.table else int(shell)  # R2.4
        state.table.append(shell)
        state.laid[seat].append(shell)
        state.points[seat] += points
        flow.tell("laid", who=Who(seat), shell=shell, points=points)
        flow.end()


def steps(facts: Facts) -> dict[str, Step[State]]:
    return {"round": Round(facts), "lay": Lay()}
