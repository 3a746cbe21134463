"""Ladders: who may challenge whom, and what becomes of a challenge."""

from __future__ import annotations

from collections.abc import Callable

from bot.match import deadlines
from bot.match.deadlines import ChallengeEnds
from bot.match.seasons import rivals
from bot.match.time_control import DAY, is_away
from bot.table.pairings import NO_MATCH, Pairings
from bot.table.seasons import SeasonState, state_of
from games.core.model import RuleError
from storage import people
from storage.database import Database
from storage.seasons import Entrant, SeasonKind, SeasonPhase
from storage.transaction import Transaction


class Ladders:
    """Lets people on a ladder challenge those above. Knows nothing of Discord."""

    def __init__(self, database: Database, pairings: Pairings, now: Callable[[], float]) -> None:
        self._db = database
        self._pairings = pairings
        self._now = now

    async def rivals(self, season: int, user: int) -> list[Entrant]:  # seam: reads only
        """Whom somebody may challenge now; a refusal where that is nobody."""

        def work(tx: Transaction) -> list[Entrant]:
            return self._rivals(tx, state_of(tx, season, self._now()), user)

        return await self._db.read(work)

    # seam: one transaction, see test_ladders
    async def challenge(self, season: int, user: int, place: int) -> int:
        """Open a table with somebody above, who need not agree to it; the number of their match."""

        def work(tx: Transaction) -> int:
            state = state_of(tx, season, self._now())
            rival = next((one for one in self._rivals(tx, state, user) if one.place == place), None)
            challenger = state.entrant(user)
            if rival is None or challenger is None:
                raise RuleError("ladder-not-them")
            number = state.round + 1
            until = min(self._now() + state.season.days * DAY, state.until or 0.0)
            pair = self._pairings.meet(tx, state.season, challenger, rival, number, until)
            deadlines.save(tx, NO_MATCH, ChallengeEnds(season, number), until)
            tx.notify("seasons", season)
            assert pair.match is not None  # both are there, and neither keeps away from the other
            return pair.match

        return await self._db.write(work)

    # seam: one transaction, see test_ladders
    async def challenge_ends(self, _: int, deadline: ChallengeEnds) -> None:
        def work(tx: Transaction) -> None:
            self._pairings.settle(tx, deadline.season)
            deadlines.drop(tx, NO_MATCH, deadline)
            tx.notify("seasons", deadline.season)

        await self._db.write(work)

    def _rivals(self, tx: Transaction, state: SeasonState, user: int) -> list[Entrant]:
        if state.season.kind is not SeasonKind.LADDER or state.season.phase is not SeasonPhase.PLAYING:
            raise RuleError("ladder-not-now")
        me = state.entrant(user)
        if me is None:
            raise RuleError("ladder-join-first")
        if any(me.place in (one.pair.one, one.pair.other) for one in state.open):
            raise RuleError("ladder-busy")
        by_place = {entrant.place: entrant for entrant in state.entrants}
        places = rivals(state.lines, state.open, me.place, state.season.rungs)
        if not places and state.lines[0].place == me.place:
            raise RuleError("ladder-top")
        found = [by_place[place] for place in places if self._may_meet(tx, user, by_place[place].user)]
        if not found:
            raise RuleError("ladder-nobody", rungs=state.season.rungs)
        return found

    def _may_meet(self, tx: Transaction, user: int, rival: int) -> bool:
        """Whether somebody is there to be challenged; who said they are away keeps their rung meanwhile."""
        return not people.apart(tx, user, rival) and not is_away(people.get(tx, rival), self._now())
