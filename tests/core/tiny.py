"""A game whose steps are small enough to see through, for tests of the engine."""

from __future__ import annotations

from msgspec import Struct

from games.core import engine
from games.core.data import DataSet
from games.core.engine import Change
from games.core.game import BASE_SECRECY, Flow, Game, Meta, State, Step, Together
from games.core.model import (
    Action,
    Decision,
    Ending,
    Frame,
    Option,
    Question,
    Say,
    Seat,
    Setup,
)
from games.core.rng import Rng

A, B, C = Seat(0), Seat(1), Seat(2)


class Nothing(Struct, frozen=True):
    turn: int


class Pick(Step[State]):
    """Asks seat A for one to two of three words; the first word picked is the step that comes next."""

    def decide(self, state: State, frame: Frame) -> tuple[Decision, ...]:
        words = ("again", "pass", "roll", "tell", "tidy", "vote", "stop", "loop", "fall")
        return (Decision(A, "pick", tuple(map(Option, words)), ("again",), 1, 2),)

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        return Question(Say("ask"), Say("wait"), {})

    def resolve(self, state: State, frame: Frame, action: Action, flow: Flow) -> None:
        flow.tell("picked", words=action.picks)
        if action.picks[0] != "again":
            flow.goto(action.picks[0])


class Do(Step[State]):
    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        if frame.step == "roll":
            flow.rng.die()
        elif frame.step == "tell":
            flow.whisper(B, "psst")
        elif frame.step == "tidy":
            flow.tidy(B)
        elif frame.step == "stop":
            flow.finish(Ending("stopped", (0, 0, 0), (A,)))
            return
        elif frame.step == "loop":
            flow.goto("loop")
            return
        elif frame.step == "pass":
            flow.turn(B)
        flow.goto("pick")


class Fall(Step[State]):
    def run(self, state: State, frame: Frame, flow: Flow) -> None:
        flow.end()


class Vote(Together[State]):
    def seats(self, state: State, frame: Frame) -> list[Seat]:
        return [A, B, C]

    def decision(self, state: State, frame: Frame, seat: Seat) -> Decision:
        return Decision(seat, "vote", (Option("no"), Option("yes"), Option("veto")), ("no",), window="vote")

    def ask(self, state: State, frame: Frame, seat: Seat) -> Question:
        return Question(Say("ask"), Say("wait"), {})

    def enough(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]]) -> bool:
        return ("veto",) in answers.values()

    def settle(self, state: State, frame: Frame, answers: dict[Seat, tuple[str, ...]], flow: Flow) -> None:
        flow.reveal("voted", votes=tuple(f"{seat}:{picks[0]}" for seat, picks in answers.items()))
        flow.goto("pick")


class Tiny(Game[State, Nothing]):
    meta = Meta("tiny", "Tiny", 1, (3,), "tests", 1)
    state_type = State
    view_type = Nothing
    secrecy = BASE_SECRECY
    data_set = DataSet({"tiny.toml": ""})

    def __init__(self) -> None:
        do = Do()
        self.steps = {"pick": Pick(), "vote": Vote(), "fall": Fall()}
        self.steps |= dict.fromkeys(("roll", "tell", "tidy", "stop", "loop", "pass"), do)

    def deal(self, setup: Setup) -> State:
        return State(seats=3, rng=Rng(setup.seed), stack=[Frame("pick")])

    def leave(self, state: State, seat: Seat, flow: Flow) -> None:
        flow.tell("left")
        if seat == A:
            state.stack = [Frame("pick")]


GAME = Tiny()


def opened(*picks: str) -> Change[State]:
    change = engine.start(GAME, GAME.setup(3, "x"))
    return engine.play_on(GAME, change.state, Action(A, "pick", picks)) if picks else change


def vote(change: Change[State], seat: Seat, word: str) -> Change[State]:
    return engine.apply(GAME, change.state, Action(seat, "vote", (word,)))
