"""How matches of a game's older rules versions are read; each game's `former.py` fills this in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from games.core.data import DataSet
from games.core.model import Action, Decision, Row, Setup


def same_answer(action: Action, decision: Decision) -> tuple[str, ...] | None:
    """Keep the picks as they were, if they answer this question."""
    fits = action.step == decision.step and set(action.picks) <= set(decision.keys)
    return action.picks if fits else None


def none_idle(rows: Sequence[Row]) -> set[int]:
    """Report no idle rows."""
    return set()


def same_table(setup: Setup, data_set: DataSet) -> tuple[tuple[str, ...], DataSet]:
    """Keep the variants and the data as they were."""
    return setup.variants, data_set


class Former(Struct, frozen=True):
    """How the matches of a game's older rules versions (`Meta.carried`) are read today."""

    steps: Mapping[str, str] = {}  # renamed: the old name -> today's
    unasked: frozenset[str] = frozenset()  # answers perhaps no longer asked for: "walk" any, "build done" one
    anew: frozenset[str] = frozenset()  # steps that may ask where nothing was asked
    idle: Callable[[Sequence[Row]], set[int]] = none_idle
    """The numbers of rows that left everything as it was, and would not today."""
    answer: Callable[[Action, Decision], tuple[str, ...] | None] = same_answer
    """What an old answer, its step renamed, means for the question its seat is asked now; None: nothing."""
    table: Callable[[Setup, DataSet], tuple[tuple[str, ...], DataSet]] = same_table
    """Today's variants and data for those a match was dealt by."""
