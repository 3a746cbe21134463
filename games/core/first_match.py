"""A first match: a chosen deal, joined where it gets lively, so that a newcomer sees a whole end in minutes.

What comes before is played by instinct, for both seats; the rules are those of any match.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from games.core import engine
from games.core.engine import Change
from games.core.game import Game
from games.core.model import Action, Seat, Setup
from games.core.rng import Rng

SEATS = 2
NEWCOMER = Seat(0)


class FirstMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: str
    joined: int = 0  # the turn from which the newcomer plays; 0: from the deal on
    variants: dict[str, str] = {}

    def setup(self, game: Game[Any, Any]) -> Setup:
        return game.setup(SEATS, self.seed, self.variants)

    def opening(self, rng: Rng, game: Game[Any, Any], change: Change[Any]) -> Action | None:
        """What is played for whoever is asked, before the newcomer joins; None once they do."""
        state = change.state
        decision = next((one for one in change.asked if one.answer is None), None)
        if state.ending is not None or state.turn >= self.joined or decision is None:
            return None
        return Action(decision.seat, decision.step, game.instincts.answer(state, decision, rng))

    @property
    def rng(self) -> Rng:
        """The chance by which instinct answers: the same every time."""
        return Rng(f"{self.seed}/opening")


@cache
def first_match(home: Path) -> FirstMatch | None:
    """The first match of the game in a folder, if somebody has chosen one."""
    file = home / "first_match.toml"
    return msgspec.toml.decode(file.read_bytes(), type=FirstMatch) if file.is_file() else None


def joined(game: Game[Any, Any], first: FirstMatch) -> Change[Any]:
    """The match as the newcomer finds it."""
    change, rng = engine.start(game, first.setup(game)), first.rng
    while (action := engine.forced(change.asked) or first.opening(rng, game, change)) is not None:
        change = engine.play_on(game, change.state, action, change.asked)
    return change
