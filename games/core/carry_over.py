"""Replay matches of an older rules version under today's rules, answer by answer.

Most answers mean today what they meant then. One that is no longer asked for is left out; one whose step or
keys were renamed is translated; a question that was not asked then gets its default, unless it is the last:
then it stays open. A game says in its `former.py` what it left out, renamed and asks anew. Where that does
not lead through the whole match, the match is not carried over at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import product
from typing import Any, NamedTuple

from games.core import codec, engine
from games.core.game import Game
from games.core.model import Action, Row, RuleError, Setup, Undo

MOST_EDITS = 4  # rows left out and questions answered by default between two rows that fit

AnyGame = Game[Any, Any]


class CannotCarryOver(Exception):
    """Today's rules cannot replay a match; the message says where and why."""


class Carried(NamedTuple):
    """A row of the match under today's rules."""

    row: Row | None  # None: the deal
    change: engine.Change[Any]  # its state is shared by all rows and is that of the last one
    source: int | None  # the number of the row it was; None: the deal, or a question not asked then


def carry_over(game: AnyGame, setup: Setup, rows: Sequence[Row]) -> list[Carried]:
    """Replay the standing rows under `setup`, which is of today's rules; the deal comes first.

    Undos that began a branch of chance are among the rows, as in Transcript.standing.
    """
    match = _Match(game, engine.start(game, setup))
    found = [Carried(None, match.change, None)]
    number, idle = 0, game.former.idle(rows)
    while number < len(rows):
        row = rows[number]
        if number in idle:
            number += 1
            continue
        if (today := match.read(row)) is not None:
            found.append(Carried(today, match.play(today), number))
            number += 1
            continue
        for edit in match.way_on(rows[number:]):
            if edit is _Edit.LEAVE_OUT:
                number += 1
            else:
                answer = match.default()
                assert answer is not None
                found.append(Carried(answer, match.play(answer), None))
    while (forced := engine.forced(match.change.asked)) is not None:
        found.append(Carried(forced, match.play(forced), None))
    return found


class _Edit(Enum):
    LEAVE_OUT = "leave out"  # the row at hand
    ANSWER = "answer"  # the open question, by its default


class _Match:
    """A match under today's rules in which old rows are replayed."""

    def __init__(self, game: AnyGame, change: engine.Change[Any]) -> None:
        self._game = game
        self.change = change

    def read(self, row: Row) -> Row | None:
        """Translate an old row for today's rules; None if it answers nothing that is asked."""
        state = self.change.state
        if isinstance(row, Undo):
            return Undo(0, row.branch)
        if state.ending:
            return None
        if row.step == engine.LEAVE:
            return None if row.seat in state.left else row
        former = self._game.former
        row = Action(row.seat, former.steps.get(row.step, row.step), row.picks)
        for decision in self.change.asked:
            if decision.seat == row.seat and (picks := former.answer(row, decision)) is not None:
                return Action(row.seat, decision.step, picks)
        return None

    def play(self, row: Row) -> engine.Change[Any]:
        state, asked = self.change.state, self.change.asked
        if isinstance(row, Undo):
            self.change = engine.fall_anew(self._game, state, row.branch)
        else:
            self.change = engine.play_on(self._game, state, row, asked)
        return self.change

    def default(self) -> Action | None:
        """Answer a question that was not asked then by its default."""
        for decision in self.change.asked:
            if decision.answer is None and (decision.forced or decision.step in self._game.former.anew):
                return Action(decision.seat, decision.step, decision.default)
        return None

    def way_on(self, rows: Sequence[Row]) -> tuple[_Edit, ...]:
        """Find the fewest edits after which a row fits again; the first of `rows` does not."""
        for count in range(1, MOST_EDITS + 1):
            for edits in product(_Edit, repeat=count):
                if self._leads_on(rows, edits):
                    return edits
        raise CannotCarryOver(f"today's rules do not lead on to {_said(rows[0])}")

    def _leads_on(self, rows: Sequence[Row], edits: tuple[_Edit, ...]) -> bool:
        out = edits.count(_Edit.LEAVE_OUT)
        if out > len(rows) or not all(map(self._may_leave_out, rows[:out])):
            return False
        copy = _Match(self._game, self.change)
        if _Edit.ANSWER in edits:
            state = codec.copy(self.change.state)
            copy.change = engine.Change(
                state, (), engine.decisions(self._game, state), engine.Barrier.NONE, False, frozenset()
            )
        for _ in range(len(edits) - out):
            if (answer := copy.default()) is None:
                return False
            copy.play(answer)
        return out == len(rows) or copy.read(rows[out]) is not None

    def _may_leave_out(self, row: Row) -> bool:
        if not isinstance(row, Action):
            return False
        former = self._game.former
        step = former.steps.get(row.step, row.step)
        return bool({step, " ".join((step, *row.picks))} & former.unasked)


def _said(row: Row) -> str:
    if isinstance(row, Undo):
        return f"branch {row.branch}"
    return f"seat {row.seat}'s answer {' '.join((row.step, *row.picks))}"


def reason(error: Exception) -> str:
    """Say why a match cannot be carried over, for the host."""
    if isinstance(error, CannotCarryOver | RuleError):
        return str(error)
    return f"{type(error).__name__}: {error}"
