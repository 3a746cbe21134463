"""Hints: who may have one, and when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct

from bot.match.position import Position
from bot.match.turns import Turns
from games.core.hints import Advice
from games.core.model import Decision, RuleError, Seat
from storage.matches import Table

Adviser = Callable[[Position, Decision], Awaitable[tuple[Advice, ...]]]
"""Who is asked for the best answers to a decision; none: none was found."""


async def no_advice(position: Position, decision: Decision) -> tuple[Advice, ...]:
    """An adviser that knows nothing."""
    return ()


def allowed(table: Table) -> bool:
    """Whether hints are given at a table: the one place that says so. A match that counts has none."""
    return table.options.hints


class Hint(Struct, frozen=True):
    """The best answers to what a seat is asked, and the position they are for."""

    position: Position
    seat: Seat
    advice: tuple[Advice, ...]


class Hints:
    def __init__(self, turns: Turns, adviser: Adviser) -> None:
        self._turns = turns
        self._adviser = adviser

    async def of(self, match: int, user: int, seat: Seat, asked: int | None = None) -> Hint | None:
        """A hint for a user who acts for a seat; None if the question they mean (`asked`) is over.

        Refuses everybody else, and wherever there are no hints, before the position is looked at.
        """
        position = await self._turns.acting(match, user, seat)
        if not allowed(position.match):
            raise RuleError("hint-off")
        decision = position.decision(seat)
        if decision is None:
            raise RuleError("hint-not-now")
        if asked is not None and position.asked_at[seat] != asked:
            return None
        advice = await self._adviser(position, decision)
        if not advice:
            raise RuleError("hint-none")
        return Hint(position, seat, advice)
