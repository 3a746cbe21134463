"""A little knowledge of a game, for stand-ins: what a position promises, what one would answer in a hurry.

Each game has its own in `games/<game>/instincts.py`, with its weights named in `instincts.toml` beside it:
not among the printed facts, for they change no rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.core import again
from games.core.model import Decision, Seat
from games.core.rng import Rng
from games.core.steps import S

F = TypeVar("F")
W = TypeVar("W", bound="Weights")

Picks = tuple[str, ...]


class Strength(Enum):
    """How well a stand-in plays."""

    EASY = "easy"
    STEADY = "steady"
    STRONG = "strong"


class Effort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hard to think."""

    playouts: int  # 0: answer by instinct
    worlds: int = 8
    ahead: int = 0  # turns played on by instinct after one's own
    rivals: int = 0  # answers of instinct that are compared, played on by instinct; 0: all answers, in a tree
    doubt: float = (
        0.0  # how blurred answers are told apart, in spreads; by instinct, how often anything is said
    )
    seconds: float = 0.0  # stop then, with what was found; 0: never, and any machine finds the same answer


EFFORTS = {
    Strength.EASY: Effort(playouts=16, worlds=2, doubt=0.15),
    Strength.STEADY: Effort(playouts=120, worlds=4),
    Strength.STRONG: Effort(playouts=400, worlds=16),
}
"""For a game of which nothing else is known."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table `instincts.toml` of a game, which adds its own weights."""

    strengths: dict[Strength, Effort]
    shown: tuple[Strength, ...]
    win: float


class Instincts(Generic[S]):
    """Without any knowledge: every position promises the same, and any answer will do."""

    efforts: Mapping[Strength, Effort] = EFFORTS
    shown: Sequence[Strength] = (
        Strength.STEADY,
    )  # strengths that contests have told apart: bench/stand_ins.md
    aimless: Sequence[str] = ()  # answers that only take back a click: not worth a thought
    win = 20.0  # points that a match won is worth beyond its lead, and one not won is less

    def hopes(self, state: S) -> Sequence[float]:
        """Guess the final points, seat by seat, of a match that is not over."""
        return [0.0] * state.seats

    def answer(self, state: S, decision: Decision, rng: Rng) -> Picks:
        """Answer like somebody in a hurry: quick, legal, and not always the same."""
        return any_answer(decision, rng)

    def weighs(self, decision: Decision) -> bool:
        """Tell whether some answers to a question could be rash: only then is each tried."""
        return False

    def rash(self, before: S, after: S, seat: Seat) -> bool:
        """Tell whether what a seat had for certain is given away."""
        return False

    def lead(self, state: S, seat: Seat) -> float:
        """Estimate how far a seat is ahead of the others, in points, with what winning is worth."""
        ending = state.ending
        hopes = self.hopes(state) if ending is None else ending.scores
        won = 0.0
        if ending is not None:
            won = self.win if ending.winners == (seat,) else -self.win
        others = [hopes[other] for other in state.staying if other != seat]
        if not others:
            return hopes[seat] + won
        return hopes[seat] - (max(others) + sum(others) / len(others)) / 2 + won


class Weighted(Instincts[S], Generic[S, F, W]):
    """Instincts of a game by its facts and weights; a tuner tries others than the shipped ones."""

    shipped: ClassVar[Any]  # weights, as `weights` read them

    def __init__(self, facts: F, knows: W | None = None) -> None:
        self.facts = facts
        self.knows: W = self.shipped if knows is None else knows
        self.efforts, self.shown, self.win = self.knows.strengths, self.knows.shown, self.knows.win


def any_answer(decision: Decision, rng: Rng) -> Picks:
    """Pick any answer; one of many without a shuffle, for that is nearly always asked."""
    if decision.least == decision.most == 1:
        return (decision.options[rng.below(len(decision.options))].key,)
    return again.picks(decision, rng)


def weights(kind: type[W], module: str) -> W:
    """Read the weights in the table `instincts.toml` beside a module."""
    return msgspec.toml.decode((Path(module).parent / "instincts.toml").read_bytes(), type=kind)
