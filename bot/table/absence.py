"""Players who leave or do not answer: resigning, time-outs, stand-ins, coming back, ending the match."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from bot.match import deadlines, time_control
from bot.match.deadlines import Remind, TimeOut
from bot.match.letters import Notice
from bot.match.position import Position, load
from bot.match.time_control import DAY
from bot.match.turns import Turns
from bot.table.reminders import Reminders
from bot.table.seating import reseat
from bot.table.votes import AskedAlready, Votes, tell, voters_of
from games.core import engine
from games.core.model import GameOver, Named, RuleError, Say, Seat, Who, say
from storage import clocks, journal, matches, proposals, results
from storage.database import Database
from storage.matches import Phase
from storage.proposals import Proposal, ProposalKind, ProposalOutcome
from storage.results import Result
from storage.snapshots import LIVE
from storage.transaction import Transaction


class Absence:
    """Changes who plays a seat. Knows nothing of Discord."""

    def __init__(
        self,
        database: Database,
        turns: Turns,
        votes: Votes,
        reminders: Reminders,
        now: Callable[[], float],
    ) -> None:
        self._db = database
        self._turns = turns
        self._votes = votes
        self._reminders = reminders
        self._now = now

    # -- going --------------------------------------------------------------------------------------

    async def resign(self, match: int, user: int) -> Position:
        """Give up one's seat; the game goes on without it as its rules say."""
        async with self._turns.holding(match):
            return await self._db.write(self._resign, match, user)

    def _resign(self, tx: Transaction, match: int, user: int) -> Position:
        position = load(tx, match, LIVE)
        seat = position.played_by(user)
        results.keep(tx, Result(match, user, seat, None, None, False, self._now()))
        after = self._turns.leave_in(tx, position, seat)
        self._hand_over(tx, position, user)
        return after

    async def ask_end(self, match: int, user: int) -> ProposalOutcome | None:
        """Ask everyone else to end the match now, without a result."""
        seat = (await self._turns.live(match)).played_by(user)
        return await self._votes.ask(match, ProposalKind.END, seat, {})

    def settle_end(
        self, tx: Transaction, proposal: Proposal, outcome: ProposalOutcome, position: Position
    ) -> None:
        """End the match if everyone agreed to that."""
        if outcome == ProposalOutcome.AGREED:
            self._end(tx, proposal, position, say("end-agreed"))
        else:
            tell(tx, position, f"o{proposal.id}", say("end-refused", who=Who(proposal.seat)))

    # -- somebody does not answer --------------------------------------------------------------------

    async def time_out(self, match: int, deadline: TimeOut) -> None:
        """Spend floating vacation for whoever's clock has run out, or ask the others how to go on."""
        async with self._turns.holding(match):
            await self._db.write(self._time_out, match, deadline)

    def _time_out(self, tx: Transaction, id: int, deadline: TimeOut) -> None:
        match, now = load(tx, id, LIVE).match, self._now()
        deadlines.drop(tx, match.id, deadline)
        gone: list[Seat] = []
        for clock in clocks.of_match(tx, match.id).values():
            if clock.out is None or clock.out > now:
                continue
            if not self._reminders.float_vacation(tx, match.in_seat(clock.seat).user, clock):
                gone.append(clock.seat)
                clocks.save(tx, match.id, replace(clock, bank=0.0, since=None))
                deadlines.drop(tx, match.id, Remind(clock.seat))
        time_control.set_time_out(tx, match.id, clocks.of_match(tx, match.id))
        for seat in gone:
            self._gone(tx, match.id, seat)

    async def gone(self, match: int, seat: Seat) -> None:
        """Ask the others how to go on without somebody who does not answer or has left the server."""
        async with self._turns.holding(match):
            await self._db.write(self._gone, match, seat)

    def _gone(self, tx: Transaction, match: int, seat: Seat) -> None:
        position = load(tx, match, LIVE)
        if position.match.in_seat(seat).stand_in or not voters_of(position, seat):
            return  # played for already; or nobody is there to mind
        with suppress(AskedAlready, GameOver):
            self._votes.ask_in(tx, match, ProposalKind.ABSENCE, seat, {"at": position.at})

    def settle_absence(
        self, tx: Transaction, proposal: Proposal, outcome: ProposalOutcome, position: Position
    ) -> None:
        """Wait longer, let a stand-in play, or end the match; nothing of that if the player is back."""
        seat = proposal.seat
        waits = seat in engine.waiting(position.asked)
        if not waits or journal.last_of(tx, proposal.match, seat) > proposal.about["at"]:  # they are back
            proposals.revise(tx, proposal.id, ProposalOutcome.VOID)
            if waits:
                self._wait_longer(tx, position, seat)
            return
        if outcome == ProposalOutcome.END:
            self._end(tx, proposal, position, say("end-absence", who=Who(seat)))
            return
        if outcome == ProposalOutcome.STAND_IN:
            self._stand_in(tx, position, seat)
        else:
            self._wait_longer(tx, position, seat)
        who = Named(position.match.in_seat(seat).name)
        tell(tx, position, f"o{proposal.id}", say(f"absence-{outcome}", who=who))

    def _hand_over(self, tx: Transaction, position: Position, gone: int) -> None:
        """Make the next in line host if the host goes."""
        match = position.match
        staying = [match.in_seat(s).user for s in match.people if match.in_seat(s).user != gone]
        if match.host == gone and staying:
            matches.set_host(tx, match.id, staying[0])

    def _wait_longer(self, tx: Transaction, position: Position, seat: Seat) -> None:
        clock = clocks.of_match(tx, position.match.id).get(seat)
        pacing = time_control.pace_of(position.match)
        if clock is not None and pacing is not None:
            more = max(pacing.increment, DAY)
            clocks.save(tx, position.match.id, replace(clock, bank=more, since=None, reminded=0))
            time_control.wind(tx, position.match, engine.waiting(position.asked), self._now())

    def _stand_in(self, tx: Transaction, position: Position, seat: Seat) -> None:
        player = position.match.in_seat(seat)
        reseat(tx, position, seat, player.user, player.name, self._now(), stand_in=True)
        results.keep(tx, Result(position.match.id, player.user, seat, None, None, False, self._now()))
        self._hand_over(tx, position, player.user)

    # -- coming back ---------------------------------------------------------------------------------

    async def come_back(self, match: int, user: int, name: str) -> Position:
        """Take one's own seat back from the stand-in."""
        async with self._turns.holding(match):
            return await self._db.write(self._come_back, match, user, name)

    def _come_back(self, tx: Transaction, match: int, user: int, name: str) -> Position:
        position = load(tx, match, LIVE)
        mine = [s for s in position.match.seats_of(user) if position.match.in_seat(s).stand_in]
        if not mine:
            raise RuleError("nothing-to-come-back-to")
        if position.match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        for seat in mine:
            position = reseat(tx, position, seat, user, name, self._now(), stand_in=False)
            results.drop(tx, match, user, seat)
        tell(tx, position, f"b{int(self._now())}", say("came-back", who=Who(mine[0])))
        return position

    def _end(self, tx: Transaction, proposal: Proposal, position: Position, why: Say) -> None:
        letter = Notice(proposal.match, position.at, f"o{proposal.id}", (why,))
        self._turns.cancel(tx, proposal.match, letter)
