"""Replays and undos, on steps small enough to see through."""

from __future__ import annotations

import pytest

from games.core import codec, engine
from games.core.engine import Barrier, Change
from games.core.game import State
from games.core.model import (
    Action,
    EngineBug,
    Transcript,
    Undo,
)
from games.core.rng import Rng
from tests.core.tiny import GAME, A, B, opened


def test_a_match_is_replayed_from_what_still_stands() -> None:
    rows = (Action(A, "pick", ("stop",)), Undo(1), Action(A, "pick", ("vote",)), Action(B, "vote", ("yes",)))
    change = engine.replay(GAME, Transcript(GAME.setup(3, "x"), rows))
    assert change.state.answers == {B: ("yes",)}


def taken_back(*words: str, undo: Undo) -> Change[State]:
    """After so many picks of seat A, an undo."""
    rows = tuple(Action(A, "pick", (word,)) for word in words)
    return engine.take_back(GAME, Transcript(GAME.setup(3, "x"), rows), undo)


def test_what_is_taken_back_within_a_turn_is_not_told() -> None:
    change = taken_back("roll", "again", "again", undo=Undo(2))
    assert codec.encode(change.state) == codec.encode(opened("roll").state)
    assert (change.events, change.barrier, change.settled) == ((), Barrier.NONE, False)


def test_what_is_taken_back_past_a_barrier_is_told() -> None:
    rows = (Action(A, "pick", ("vote",)), Action(B, "vote", ("yes",)))
    change = engine.take_back(GAME, Transcript(GAME.setup(3, "x"), rows), Undo(2))
    assert (change.asked, change.barrier, change.settled) == (opened().asked, Barrier.NONE, True)


def test_on_a_new_branch_chance_falls_anew_and_no_undo_passes_it() -> None:
    change = taken_back("again", "roll", undo=Undo(1, 1))
    assert (change.barrier, change.settled) == (Barrier.HARD, True)
    assert change.state.rng == Rng("x", 1, 0)
    assert change.asked == opened().asked


def test_the_match_goes_on_from_where_the_branch_began() -> None:
    again, roll = Action(A, "pick", ("again",)), Action(A, "pick", ("roll",))
    rows = (again, roll, roll, Undo(2, 1), roll, again, Undo(1))
    change = engine.replay(GAME, Transcript(GAME.setup(3, "x"), rows))
    assert change.state.rng == Rng("x", 1, 1)


def test_only_a_new_branch_goes_back_behind_a_branch() -> None:
    roll = Action(A, "pick", ("roll",))
    rows = (roll, roll, Undo(1, 1), roll)
    taped = Transcript(GAME.setup(3, "x"), rows)
    assert engine.take_back(GAME, taped, Undo(1)).state.rng == Rng("x", 1, 1)
    with pytest.raises(EngineBug, match="only a new branch goes back behind branch 1"):
        engine.take_back(GAME, taped, Undo(2))
    with pytest.raises(EngineBug, match="does not come after"):
        engine.take_back(GAME, taped, Undo(2, 1))
    assert engine.take_back(GAME, taped, Undo(2, 2)).state.rng == Rng("x", 2, 0)
