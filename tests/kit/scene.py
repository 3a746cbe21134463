"""A match under way for tests: played on by short answers, looked at by everyone."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from msgspec import Struct

from games import words_folder
from games.core import engine
from games.core.engine import LEAVE
from games.core.game import Game
from games.core.model import Action, Decision, Ending, Event, Fact, Seat
from games.core.steps import State
from games.core.words import words

LETTERS = "ABCD"

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)


def seat_of(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))


class Scene(Generic[S, V]):
    """Players are letters; an answer is a letter and its picks: "A swim:h11", "B coat coat/2", "C leaves"."""

    def __init__(self, game: Game[S, V], change: engine.Change[S]) -> None:
        self.game = game
        self.english = words("en", words_folder(game.meta.key))
        self._show(change)

    def play(self, *answers: str) -> Self:
        """Give the answers one after the other, each through the checked engine; events are of the last."""
        for answer in answers:
            letter, *picks = answer.split()
            leaves = picks == ["leaves"]
            step = LEAVE if leaves else self.asked[0].step
            self.act(Action(seat_of(letter), step, () if leaves else tuple(picks)))
        return self

    def act(self, action: Action) -> None:
        self._show(engine.apply(self.game, self.state, action))

    def _show(self, change: engine.Change[S]) -> None:
        self.state, self.asked, self.change = change.state, change.asked, change
        self.events: list[Event] = list(change.events)

    def silent(self, times: int = 1) -> Self:
        """Let whoever is asked not answer: the defaults."""
        for _ in range(times):
            decision = next(decision for decision in self.asked if decision.answer is None)
            self.act(Action(decision.seat, decision.step, decision.default))
        return self

    @property
    def question(self) -> Decision:
        (decision,) = self.asked
        return decision

    @property
    def step(self) -> str:
        return self.asked[0].step

    @property
    def mover(self) -> str:
        return LETTERS[self.question.seat]

    @property
    def offers(self) -> list[str]:
        return list(self.question.keys)

    def label(self, key: str) -> str:
        """What an option says in English."""
        question = engine.question(self.game, self.state, self.asked[0].seat)
        return self.english.say(question.labels[key])

    def prompt(self) -> str:
        """The open question and its status line in English."""
        question = engine.question(self.game, self.state, self.asked[0].seat)
        return " ".join(self.english.say(say) for say in (question.prompt, question.status) if say)

    def view(self, letter: str | None = None) -> V:
        return self.game.view(self.state, seat_of(letter) if letter else None)

    @property
    def ending(self) -> Ending:
        assert self.state.ending, "the match goes on"
        return self.state.ending

    def score(self, letter: str) -> int:
        return self.ending.scores[seat_of(letter)]

    def told(self, name: str) -> list[dict[str, Fact]]:
        """The facts of the events of one name."""
        return [event.say.facts for event in self.events if event.say.name == name]

    def heard_by(self, letter: str | None = None) -> str:
        """The events in English, as one player or the public heard them."""
        viewer = seat_of(letter) if letter else None
        return " ".join(self.english.say(event.say) for event in self.events if event.visible_to(viewer))
