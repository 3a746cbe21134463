"""Pauses: agreed on by everyone, ended by anyone."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.match import time_control
from bot.match.position import Position, load
from bot.match.turns import Turns
from bot.table.votes import Votes, tell
from games.core import engine
from games.core.model import RuleError, Who, say
from storage import matches
from storage.database import Database
from storage.proposals import Proposal, ProposalKind, ProposalOutcome
from storage.snapshots import LIVE
from storage.transaction import Transaction


class Pauses:
    """Stops and starts the clocks of a match. Knows nothing of Discord."""

    def __init__(self, database: Database, turns: Turns, votes: Votes, now: Callable[[], float]) -> None:
        self._db = database
        self._turns = turns
        self._votes = votes
        self._now = now

    async def ask(self, match: int, user: int) -> ProposalOutcome | None:
        """Ask everyone else for a pause; the outcome, if nobody has to be asked."""
        seat = (await self._turns.live(match)).played_by(user)
        return await self._votes.ask(match, ProposalKind.PAUSE, seat, {})

    def settle(
        self, tx: Transaction, proposal: Proposal, outcome: ProposalOutcome, position: Position
    ) -> None:
        """Pause the match if everyone agreed to that."""
        key, who = f"o{proposal.id}", Who(proposal.seat)
        if outcome != ProposalOutcome.AGREED:
            tell(tx, position, key, say("pause-refused", who=who))
            return
        matches.pause(tx, proposal.match, self._now())
        rests = replace(position.match, paused=self._now())
        time_control.wind(tx, rests, engine.waiting(position.asked), self._now())
        tell(tx, position, key, say("pause-begun"))

    async def resume(self, match: int, user: int) -> None:
        """End a pause; anybody at the table may."""
        async with self._turns.holding(match):
            await self._db.write(self._resume, match, user)

    def _resume(self, tx: Transaction, match: int, user: int) -> None:
        position = load(tx, match, LIVE)
        seat, since = position.played_by(user), position.match.paused
        if since is None:
            raise RuleError("pause-none")
        waiting = engine.waiting(position.asked)
        goes_on = replace(position.match, paused=None)
        matches.pause(tx, match, None)
        time_control.wind(tx, goes_on, waiting, self._now())
        pinged = tuple(goes_on.in_seat(s).user for s in sorted(waiting) if s in goes_on.people)
        tell(tx, position, f"r{int(since)}", say("pause-over", who=Who(seat)), ping=pinged)
