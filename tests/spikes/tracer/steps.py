"""A turn of two questions to one seat, then one question to all."""

from __future__ import annotations

from typing import Any

from games.core.game import Flow, Step, Together
from games.core.model import Action, Decision, Ending, Frame, Option, Question, Say, Seat, SheetLine, Who, say

ROUNDS = 3


class Round(Step[Any]):
    def run(self, state: Any, frame: Frame, flow: Flow) -> None:
        if state.turn >= ROUNDS * state.seats:
            finish(state, flow, "last_round")
            return
        seat = state.staying[0] if state.on_turn is None else state.after(state.on_turn)[0]
        flow.turn(seat)
        flow.call("mark", seat)


class Mark(Step[Any]):
    """The first half of a turn: whispers to the mover, and tells what nobody else may know yet."""

    def decide(self, state: Any, frame: Frame) -> tuple[Decision, ...]:
        options = tuple(Option(f"mark:{secret}") for secret in state.hands[frame.mover])
        return (Decision(frame.mover, "mark", options, (options[0].key,)),)

    def ask(self, state: Any, frame: Frame, seat: Seat) -> Question:
        labels = {f"mark:{secret}": say("mark", secret=secret) for secret in state.hands[seat]}
        return Question(Say("ask-mark"), say("wait", who=Who(seat)), labels)

    def resolve(self, state: Any, frame: Frame, action: Action, flow: Flow) -> None:
        state.marks.append(f"half{state.turn}")
        flow.tell("marked", who=Who(frame.mover), mark=state.marks[-1])
        flow.whisper(frame.mover, "found", secret=state.secret(frame.mover))
        flow.goto("lay", frame.mover)


class Lay(Step[Any]):
    """The second half: two open options; whispers to everybody, and the turn is settled."""

    def decide(self, state: Any, frame: Frame) -> tuple[Decision, ...]:
        options = Option("lay:high"), Option("lay:low")
        return (Decision(frame.mover, "lay", options, (options[0].key,)),)

    def ask(self, state: Any, frame: Frame, seat: Seat) -> Question:
        labels = {"lay:high": Say("high"), "lay:low": Say("low")}
        return Question(Say("ask-lay"), say("wait", who=Who(seat)), labels)

    def resolve(self, state: Any, frame: Frame, action: Action, flow: Flow) -> None:
        flow.tell("laid", who=Who(frame.mover))
        for seat in state.staying:
            flow.whisper(seat, "found", secret=state.secret(seat))
        flow.goto("echo")


class Echo(Together[Any]):
    """A question to all, answered in secret; then what was whispered is put away, and more is whispered."""

    def seats(self, state: Any, frame: Frame) -> list[Seat]:
        return list(state.staying)

    def decision(self, state: Any, frame: Frame, seat: Seat) -> Decision:
        options = tuple(Option(f"echo:{secret}") for secret in state.hands[seat][:3])
        return Decision(seat, "echo", options, (options[0].key,), window="echo")

    def ask(self, state: Any, frame: Frame, seat: Seat) -> Question:
        labels = {f"echo:{secret}": say("echo", secret=secret) for secret in state.hands[seat][:3]}
        return Question(Say("ask-echo"), Say("wait-echo"), labels)

    def settle(self, state: Any, frame: Frame, answers: dict[Seat, tuple[str, ...]], flow: Flow) -> None:
        flow.tell("echoed", count=len(answers))
        for seat in state.staying:
            flow.tidy(seat)
            flow.whisper(seat, "found", secret=state.secret(seat))
        flow.end()


def finish(state: Any, flow: Flow, reason: str) -> None:
    scores = tuple(0 for _ in state.everyone)
    flow.finish(Ending(reason, scores, tuple(state.staying), (SheetLine(Say("sheet"), scores),)))
