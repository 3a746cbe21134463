"""A stand-in plays to win: it does not end a match early just because it is not behind."""

from __future__ import annotations

import pytest

from games.core import engine, stand_in
from games.core.model import Action, Seat
from games.core.rng import Rng
from games.nautilus import GAME

MORE = (pytest.param(seed, marks=pytest.mark.programs) for seed in ("two", "three"))


@pytest.mark.parametrize("seed", ["one", *MORE])
def test_it_does_not_let_the_first_round_stall_for_a_shared_victory(seed: str) -> None:
    change = engine.start(GAME, GAME.setup(2, seed))
    program = Seat(1)
    for _ in range(60):
        if change.state.ending or change.state.turn > 6:
            break
        decision = next(one for one in change.asked if one.answer is None)
        picks = decision.default  # the other one does nothing at all
        if decision.seat == program and not decision.forced:
            world = stand_in.resampled(GAME, change.state, program, Rng(seed))
            picks = stand_in.choose(GAME, world, program, Rng(seed))
        change = engine.play_on(GAME, change.state, Action(decision.seat, decision.step, picks), change.asked)
    assert change.state.ending is None
