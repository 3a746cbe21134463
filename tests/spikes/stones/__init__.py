"""Stones: the smallest sound game. No chance, no secrets, nobody may leave, over after a few clicks; all who
sit at the table win or lose together."""

from __future__ import annotations

from msgspec import Struct

from games.core.data import DataSet
from games.core.game import BASE_SECRECY, Flow, Game, Meta, Secrecy, State, Step
from games.core.model import Action, Decision, Ending, Frame, Option, Question, Say, Seat, Setup, Who, say
from games.core.rng import Rng

SECRECY = {**BASE_SECRECY, "heap": Secrecy.OPEN}


class StonesState(State):
    heap: int = 4


class StonesView(Struct, frozen=True):
    heap: int


class Take(Step[StonesState]):
    """Take one stone or two; the table wins if the last one is taken alone."""

    def decide(self, state: StonesState, frame: Frame) -> tuple[Decision, ...]:
        options = tuple(Option(f"take:{count}") for count in (1, 2) if count <= state.heap)
        return (Decision(frame.mover, "take", options, ("take:1",), forced=state.heap == 1),)

    def ask(self, state: StonesState, frame: Frame, seat: Seat) -> Question:
        labels = {f"take:{count}": say("take", count=count) for count in (1, 2)}
        return Question(Say("ask-take"), say("wait-take", who=Who(seat)), labels)

    def resolve(self, state: StonesState, frame: Frame, action: Action, flow: Flow) -> None:
        count = int(action.picks[0].removeprefix("take:"))
        state.heap -= count
        flow.tell("took", who=Who(frame.mover), count=count)
        if state.heap:
            following = state.after(frame.mover)[0]
            flow.turn(following)
            flow.goto("take", following)
        else:
            winners = tuple(state.everyone) if count == 1 else ()
            flow.finish(Ending("empty", (int(count == 1),) * state.seats, winners, ()))


class Stones(Game[StonesState, StonesView]):
    meta = Meta("stones", "Stones", 1, (2,), "a spike", 1)
    state_type = StonesState
    view_type = StonesView
    secrecy = SECRECY

    def __init__(self) -> None:
        self.data_set = DataSet({})
        self.steps = {"take": Take()}

    def deal(self, setup: Setup) -> StonesState:
        return StonesState(
            seats=setup.seats, rng=Rng(setup.seed), on_turn=Seat(0), stack=[Frame("take", Seat(0))]
        )

    def view(self, state: StonesState, viewer: Seat | None) -> StonesView:
        return StonesView(state.heap)


GAME = Stones()
