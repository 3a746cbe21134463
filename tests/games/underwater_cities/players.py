"""A player at random who builds: deeper positions than pure chance reaches."""

from __future__ import annotations

from random import Random

from games.core.again import picks
from games.core.model import Action, Decision
from games.core.rng import Rng
from tests.kit.playouts import Chooser

IDLE = ("done", "always", "slot-only", "bi-for-ke", "bi-for-st")


def eager(seed: str) -> Chooser:
    """Nine times in ten something that gets on; several picks wholly at random."""
    dice = Random(seed)

    def choose(asked: tuple[Decision, ...]) -> Action:
        decision = dice.choice([decision for decision in asked if decision.answer is None])
        if decision.most > 1 or decision.least == 0:
            return Action(decision.seat, decision.step, picks(decision, Rng(str(dice.random()))))
        busy = [key for key in decision.keys if not key.startswith(IDLE)]
        keys = busy if busy and dice.random() < 0.9 else list(decision.keys)
        return Action(decision.seat, decision.step, (dice.choice(keys),))

    return choose
