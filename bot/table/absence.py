"""Somebody is gone, or wants to go: resigning, substitutes, stand-ins, coming back, going on without."""

from __future__ import annotations

from collections.abc import Callable

import aiosqlite
from msgspec.structs import replace

from bot.match import time_control
from bot.match.letters import Notice
from bot.match.position import Position
from bot.match.time_control import DAY
from bot.match.turns import Turns
from bot.table.reminders import Reminding
from bot.table.seating import reseat
from bot.table.votes import AGREED, END, STAND_IN, Agreements, voters_of
from bot.text.messages import naming
from bot.text.words import bot_words
from games.core import engine
from games.core.model import RuleError, Say, Seat, Who, say
from storage import clocks, deadlines, journal, matches, results
from storage.database import Database
from storage.deadlines import Deadline
from storage.proposals import Proposal
from storage.results import Result


class Absences:
    """Changes who plays a seat. Knows nothing of Discord."""

    def __init__(
        self,
        database: Database,
        turns: Turns,
        agreements: Agreements,
        reminding: Reminding,
        now: Callable[[], float],
    ) -> None:
        self._db = database
        self._turns = turns
        self._agreements = agreements
        self._reminding = reminding
        self._now = now
        agreements.handle("absence", self._absent)
        agreements.handle("end", self._ended)

    # -- going --------------------------------------------------------------------------------------

    async def resign(self, match: int, user: int) -> Position:
        """Give up one's seat; the game goes on without it as its rules say."""
        position = await self._turns.live(match)
        seat = position.played_by(user)

        async def note(tx: aiosqlite.Connection) -> None:
            await results.keep(tx, Result(match, user, seat, None, None, False, self._now()))
            await self._hand_over(tx, position, user)

        return await self._turns.leave(match, seat, note)

    async def ask_end(self, match: int, user: int) -> str | None:
        """End the match now, without a result, if everyone agrees."""
        seat = (await self._turns.live(match)).played_by(user)
        return await self._agreements.ask(match, "end", seat, {})

    async def _ended(self, proposal: Proposal, outcome: str, position: Position) -> None:
        async with self._turns.holding(proposal.match), self._db.write() as tx:
            await self._agreements.closing(tx, proposal, outcome)
            if outcome == AGREED:
                await self._end(tx, proposal, position, say("end-agreed"))
            else:
                refused = say("end-refused", who=Who(proposal.seat))
                await self._agreements.tell(tx, position, f"o{proposal.id}", refused)

    # -- somebody does not answer --------------------------------------------------------------------

    async def time_out(self, deadline: Deadline) -> None:
        """A clock has run out: floating vacation, or the others say how to go on."""
        position = await self._turns.live(deadline.match)
        match, now = position.match, self._now()
        gone: list[Seat] = []
        async with self._turns.holding(match.id), self._db.write() as tx:
            await deadlines.drop(tx, match.id, deadline.kind)
            found = await clocks.of_match(tx, match.id)
            for clock in found.values():
                if clock.out is None or clock.out > now:
                    continue
                if not await self._reminding.float_vacation(tx, match.in_seat(clock.seat).user, clock):
                    gone.append(clock.seat)
                    await clocks.put(tx, match.id, replace(clock, bank=0.0, since=None))
                    await deadlines.drop(tx, match.id, f"remind:{clock.seat}")
            await time_control.set_time_out(tx, match.id, await clocks.of_match(tx, match.id))
        for seat in gone:
            await self.gone(match.id, seat)

    async def gone(self, match: int, seat: Seat) -> None:
        """Somebody does not answer, or has left the server: the others are asked how to go on."""
        position = await self._turns.live(match)
        if position.match.in_seat(seat).stand_in or not voters_of(position, seat):
            return  # played for already; or nobody is there to mind
        try:
            await self._agreements.ask(match, "absence", seat, {"at": position.at})
        except RuleError as error:
            if error.say.name not in ("asked-already", "game-over"):
                raise

    async def _absent(self, proposal: Proposal, outcome: str, position: Position) -> None:
        seat = proposal.seat
        async with self._turns.holding(proposal.match):
            position = await self._turns.live(proposal.match)  # they may have answered just now
            waits = seat in engine.waiting(position.asked)
            moved = not waits or await self._has_moved(proposal)
            async with self._db.write() as tx:
                await self._agreements.closing(tx, proposal, "void" if moved else outcome)
                if moved:  # they are back
                    if waits:
                        await self._wait_longer(tx, position, seat)
                    return
                if outcome == END:
                    await self._end(tx, proposal, position, say("end-absence", who=Who(seat)))
                    return
                if outcome == STAND_IN:
                    await self._stand_in(tx, position, seat)
                else:
                    await self._wait_longer(tx, position, seat)
                who = naming(position.match)(seat)
                await self._agreements.tell(
                    tx, position, f"o{proposal.id}", say(f"absence-{outcome}", who=who)
                )

    async def _hand_over(self, tx: aiosqlite.Connection, position: Position, gone: int) -> None:
        """When the host goes, the next in line is host."""
        match = position.match
        staying = [match.in_seat(s).user for s in match.people if match.in_seat(s).user != gone]
        if match.host == gone and staying:
            await matches.set_host(tx, match.id, staying[0])

    async def _has_moved(self, proposal: Proposal) -> bool:
        """Whether somebody has answered after all since the others were asked about them."""
        last = await self._db.read(lambda db: journal.last_of(db, proposal.match, proposal.seat))
        return last > proposal.about["at"]

    async def _wait_longer(self, tx: aiosqlite.Connection, position: Position, seat: Seat) -> None:
        clock = (await clocks.of_match(tx, position.match.id)).get(seat)
        pacing = time_control.pace_of(position.match)
        if clock is not None and pacing is not None:
            more = max(pacing.increment, DAY)
            await clocks.put(tx, position.match.id, replace(clock, bank=more, since=None, reminded=0))
            await time_control.wind(tx, position.match, engine.waiting(position.asked), self._now())

    async def _stand_in(self, tx: aiosqlite.Connection, position: Position, seat: Seat) -> None:
        player = position.match.in_seat(seat)
        name = bot_words(position.match.language).text("stand-in-name", name=player.name)
        await reseat(tx, position, seat, player.user, name, self._now(), stand_in=True)
        await results.keep(tx, Result(position.match.id, player.user, seat, None, None, False, self._now()))
        await self._hand_over(tx, position, player.user)

    # -- coming back ---------------------------------------------------------------------------------

    async def come_back(self, match: int, user: int, name: str) -> Position:
        """Take one's own seat back from the stand-in."""
        async with self._turns.holding(match):
            position = await self._turns.live(match)
            mine = [s for s in position.match.seats_of(user) if position.match.in_seat(s).stand_in]
            if not mine:
                raise RuleError("nothing-to-come-back-to")
            if position.match.phase != "playing":
                raise RuleError("game-over")
            async with self._db.write() as tx:
                for seat in mine:
                    await reseat(tx, position, seat, user, name, self._now(), stand_in=False)
                    await results.drop(tx, match, user, seat)
                back = await matches.get(tx, match)
                assert back is not None
                here = replace(position, match=back)
                await self._agreements.tell(
                    tx, here, f"b{int(self._now())}", say("came-back", who=Who(mine[0]))
                )
        return here

    async def _end(self, tx: aiosqlite.Connection, proposal: Proposal, position: Position, why: Say) -> None:
        letter = Notice(proposal.match, position.at, f"o{proposal.id}", (why,))
        await self._turns.cancel(tx, proposal.match, letter)
