"""Moves and posts that nobody clicks for: standing orders, silence, stand-ins, a word in mid-turn."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from msgspec import structs

from bot.match import deadlines
from bot.match import standing_orders as ordered
from bot.match.commit import Committer
from bot.match.consequences import (
    Move,
    answered,
    follow,
    for_stand_in,
    orders_only,
    play_forced,
    silence,
    state_after,
    still,
)
from bot.match.deadlines import AnswerUnseen, HeldPost, InterimPost, OrdersDue, StandInMoves, WindowCloses
from bot.match.position import Position, load, rebuild
from bot.match.reading import seen_by
from bot.match.rules import stamp
from bot.match.turns import Turns
from games.core import codec, engine
from games.core.model import Action, Decision, Event
from storage import journal, snapshots
from storage.database import Database
from storage.matches import Phase
from storage.snapshots import LIVE, SETTLED, Snapshot
from storage.transaction import Transaction

STAND_IN_CLICKS = 200  # answers of stand-ins in one go; then others get their turn at the machine

Chooser = Callable[[Position, Decision], Awaitable[tuple[str, ...]]]
"""A stand-in: what it answers for the decision's seat."""


async def default_answer(position: Position, decision: Decision) -> tuple[str, ...]:
    """A stand-in that always gives the default answer."""
    return decision.default


class Ready(NamedTuple):
    """Answers of stand-ins that wait for their time; what is lost in a crash is thought out anew."""

    at: int
    steps: list[Move]

    def fits(self, position: Position) -> bool:
        """Whether the match stands where they were thought out, and stand-ins still play those seats."""
        movers = [step.row.seat for step in self.steps if isinstance(step.row, Action) and not step.forced]
        return self.at == position.at and all(position.match.in_seat(seat).stand_in for seat in movers)


def patience(row: int, thought: float, pace: float) -> float:
    """Seconds from a question to a stand-in's answer: by the number of the journal row, which all can see.

    What took longer to think out is given at the next whole multiple of the pace.
    """
    usual = pace * (1 + row % 3 / 2)
    return usual if thought <= usual else pace * math.ceil(thought / pace)


class TimedMoves:
    """Does what is due in a match. Each call drops its deadline in the transaction that does the work."""

    pace = 2.0  # seconds a stand-in takes at least, like somebody who looks at the board first

    def __init__(
        self,
        database: Database,
        turns: Turns,
        now: Callable[[], float],
        stand_in: Chooser = default_answer,
    ) -> None:
        self._db = database
        self._turns = turns
        self._now = now
        self._committer = Committer(now)
        self._stand_in = stand_in
        self._ready: dict[int, Ready] = {}  # by match

    # seam: a window's deadline: one transaction like any move
    async def carry_out_orders(self, match: int, deadline: OrdersDue) -> None:
        """Answer by standing orders the questions that were asked by then."""
        async with self._turns.holding(match):
            await self._db.write(self._carry_out, match, deadline)

    def _carry_out(self, tx: Transaction, match: int, deadline: OrdersDue) -> None:
        position = load(tx, match, LIVE)
        deadlines.drop(tx, match, deadline)  # the moves may set a new one
        if position.match.phase != Phase.PLAYING:
            return
        steps: list[Move] = []
        waiting = tuple(d for d in position.asked if position.asked_at[d.seat] <= deadline.asked)
        due = ordered.due(tx, match, position.game, waiting, position.state.turn, orders_only(position))
        follow(position, steps, lambda asked: due.answer(asked, state_after(position, steps).turn))
        due.settle(tx)
        after = self._committer.commit(tx, position, steps, None) if steps else position
        due.tell(tx, after.match, after.game, after.state, after.at)

    # seam: a window's deadline: one transaction like any move
    async def close_window(self, match: int, deadline: WindowCloses) -> None:
        """Take silence for an answer wherever a window is still open."""
        async with self._turns.holding(match):
            await self._db.write(self._close_window, match, deadline)

    def _close_window(self, tx: Transaction, match: int, deadline: WindowCloses) -> None:
        position = load(tx, match, LIVE)
        deadlines.drop(tx, match, deadline)  # the moves may set a new one
        if position.match.phase != Phase.PLAYING:
            return
        steps: list[Move] = []
        follow(position, steps, lambda asked: silence(still(asked, position.asked)))
        if steps:
            self._committer.commit(tx, position, steps, None)

    # seam: a stand-in's turn: one transaction, called again by its deadline, see test_time_and_kills
    async def play_stand_ins(self, match: int, deadline: StandInMoves) -> None:
        """Let stand-ins answer until a person must choose; all of it in one transaction.

        What was thought out is given when its time has come, and that tells nothing of how long it took.
        """
        async with self._turns.holding(match):
            position = await self._turns.live(match)
            ready = self._ready.pop(match, None)
            if ready is not None and ready.fits(position):
                await self._db.write(self._committer.commit, position, ready.steps, None)
                return
            steps = await self._think(position)
            if not steps:
                await self._db.write(deadlines.drop, match, deadline)
            elif self.pace:
                asked = await self._db.read(journal.made, match, position.at)
                self._ready[match] = Ready(position.at, steps)
                due = asked + patience(position.at, self._now() - asked, self.pace)
                await self._db.write(deadlines.save, match, deadline, due)
            else:
                await self._db.write(self._committer.commit, position, steps, None)

    async def _think(self, position: Position) -> list[Move]:  # seam: reads only
        """What stand-ins answer until a person must choose."""
        steps: list[Move] = []
        now = position
        while (decision := for_stand_in(now)) is not None and len(steps) < STAND_IN_CLICKS:
            picks = await self._stand_in(now, decision)
            steps.append(answered(now, decision, picks))
            play_forced(now.game, steps)
            last = steps[-1].change
            now = structs.replace(now, state=last.state, asked=last.asked)
        return steps

    # seam: an answer that did not arrive: one transaction, called again by its deadline, see test_killed
    async def tell_unseen(self, match: int, deadline: AnswerUnseen) -> None:
        """Whisper to a mover what they were not shown, unless it was taken back or another plays the seat."""
        await self._db.write(self._tell_unseen, match, deadline)

    def _tell_unseen(self, tx: Transaction, match: int, deadline: AnswerUnseen) -> None:
        position, seat = seen_by(tx, match, deadline.user), deadline.seat
        deadlines.drop(tx, match, deadline)
        if position.match.in_seat(seat).user != deadline.user:
            return
        rows = journal.standing(journal.entries(tx, match, after=deadline.at - 1))
        missed = [event for row in rows if row.at <= deadline.until for event in row.events]
        alone = [Event(event.say, frozenset((seat,))) for event in missed if seat in (event.audience or ())]
        self._committer.whisper(tx, position, alone, about=f"unseen{deadline.at}")

    # seam: a word in the middle of a turn: one transaction, called again by its deadline
    async def post_interim(self, match: int, deadline: InterimPost | HeldPost) -> None:
        """Tell the table what was done or revealed by a mover who goes on, and stays away in mid-turn.

        What was clicked since may still be taken back, and is nobody's business yet.
        """
        async with self._turns.holding(match):
            await self._db.write(self._post_interim, match, deadline)

    def _post_interim(self, tx: Transaction, match: int, deadline: InterimPost | HeldPost) -> None:
        position, told = load(tx, match, LIVE), load(tx, match, SETTLED)
        rows = journal.entries(tx, match)
        hard = engine.Barrier.HARD.value
        final = [row.at for row in journal.standing(rows) if row.settled or row.barrier == hard]
        reached = max(final, default=0)
        deadlines.drop(tx, match, deadline)
        if reached <= told.at or position.match.phase != Phase.PLAYING:
            return  # the turn was settled meanwhile
        then = rebuild(position.match, position.game, [row for row in rows if row.at <= reached])
        self._committer.post(tx, then, (), silent=True)  # it is the same player's turn
        snapshot = Snapshot(then.at, stamp(position.match.game), codec.encode(then.state), then.asked_at)
        snapshots.save(tx, match, SETTLED, snapshot)
