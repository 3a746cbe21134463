"""Time at a table: reminders, vacations, pauses, threads kept open, tables nobody comes back to."""

from __future__ import annotations

from collections.abc import Callable

import aiosqlite
from msgspec.structs import replace

from bot.match import time_control
from bot.match.letters import Button, Notice, Touch
from bot.match.position import Position
from bot.match.time_control import DAY, HOUR
from bot.match.turns import Turns
from bot.presses import Hush
from bot.table.votes import AGREED, Agreements
from games.core import codec, engine
from games.core.model import RuleError, Seat, Who, say
from storage import clocks, deadlines, matches, outbox, people
from storage.clocks import Clock
from storage.database import Database
from storage.deadlines import Deadline
from storage.matches import Match
from storage.people import Settings
from storage.proposals import Proposal

DEAD_AFTER = 30 * DAY  # without a move; then the table is warned
LOBBY_AFTER = 7 * DAY  # without anybody sitting down
GRACE = 7 * DAY  # between the warning and the end
VACATION_STEP = 6 * HOUR  # of floating vacation, taken when a clock would run out
FLOATS = 3 * DAY  # of it at most in one wait; longer ones are announced with /away


class Reminding:
    """What the clock does to people. Knows nothing of Discord."""

    def __init__(
        self,
        database: Database,
        turns: Turns,
        agreements: Agreements,
        now: Callable[[], float],
    ) -> None:
        self._db = database
        self._turns = turns
        self._agreements = agreements
        self._now = now
        agreements.handle("pause", self._paused)

    # -- reminders ----------------------------------------------------------------------------------

    async def remind(self, deadline: Deadline) -> None:
        """Somebody is waited for: a word to them, and the time of the next one. Once."""
        seat = Seat(int(deadline.kind.partition(":")[2]))
        position = await self._turns.live(deadline.match)
        match, now = position.match, self._now()
        async with self._db.write() as tx:
            clock = (await clocks.of_match(tx, match.id)).get(seat)
            pacing = time_control.pace_of(match)
            if clock is None or not clock.waited or clock.since is None or pacing is None:
                await deadlines.drop(tx, match.id, deadline.kind)
                return
            person = await people.get(tx, match.in_seat(seat).user)
            settings = person.settings if person else Settings()
            told = replace(clock, reminded=clock.reminded + 1)
            await clocks.put(tx, match.id, told)
            by_dm = settings.remind_by == "dm" and person is not None and person.dm_open is True
            letter = _reminder(position, told, pacing.strict, by_dm)
            lane = f"dm:{match.in_seat(seat).user}" if by_dm else f"match:{match.id}"
            await outbox.put(tx, match.id, position.at, lane, codec.encode(letter))
            due = time_control.reminder_due(told, settings, pacing, now)
            if due is None:
                await deadlines.drop(tx, match.id, deadline.kind)
            else:
                await deadlines.put(tx, Deadline(match.id, deadline.kind, 0, due))

    async def hush(self, match: int, user: int) -> None:
        """No more reminders in this wait."""
        found = await matches.get(self._db.reader, match)
        if found is None or not found.seats_of(user):
            raise RuleError("not-seated-here")
        async with self._db.write() as tx:
            for seat, clock in (await clocks.of_match(tx, match)).items():
                if seat in found.seats_of(user) and clock.waited:
                    await clocks.put(tx, match, replace(clock, hushed=True))
                    await deadlines.drop(tx, match, f"remind:{seat}")

    # -- vacations ----------------------------------------------------------------------------------

    async def go_away(self, user: int, name: str, days: int) -> float | None:
        """On vacation for so many days, in all matches alike; 0: back. Gives the day of return."""
        now, year = self._now(), time_control.year_of(self._now())
        async with self._db.write() as tx:
            await people.meet(tx, user, name)
            person = await people.get(tx, user)
            assert person is not None
            given_back = max(0.0, person.away - now) if person.away is not None else 0.0
            taken = time_control.VACATION - time_control.vacation_left(person, now)
            used = max(0.0, taken - given_back)
            if days * DAY > time_control.VACATION - used:
                raise RuleError("vacation-spent", days=int((time_control.VACATION - used) // DAY))
            until = now + days * DAY if days else None
            await people.set_away(tx, user, until, year, used + days * DAY)
            await self._rewind_clocks(tx, user)
        return until

    async def returned(self, deadline: Deadline) -> None:
        """A vacation is over: the clocks of this match run again, from its last moment on."""
        position = await self._turns.live(deadline.match)
        async with self._db.write() as tx:
            await deadlines.drop(tx, deadline.match, deadline.kind)
            await time_control.wind(tx, position.match, engine.waiting(position.asked), deadline.due)

    async def float_vacation(self, tx: aiosqlite.Connection, user: int, clock: Clock) -> bool:
        """Somebody's time is out, but they have vacation left: some of it, in all of their matches.

        Only so much in one wait: whoever has vanished should not keep the others waiting for a month.
        """
        person, now = await people.get(tx, user), self._now()
        if (
            person is None
            or time_control.vacation_left(person, now) < VACATION_STEP
            or clock.floated >= FLOATS
        ):
            return False
        used = time_control.VACATION - time_control.vacation_left(person, now) + VACATION_STEP
        await people.set_away(tx, user, person.away, time_control.year_of(now), used)
        for match in await clocks.waited_for(tx, user):
            found = await matches.get(tx, match)
            assert found is not None
            running = await clocks.of_match(tx, match)
            for seat in found.seats_of(user):
                theirs = running.get(seat)
                if theirs is not None and theirs.waited:
                    more, floated = theirs.bank + VACATION_STEP, theirs.floated + VACATION_STEP
                    running[seat] = replace(theirs, bank=more, floated=floated)
                    await clocks.put(tx, match, running[seat])
            await time_control.set_time_out(tx, match, running)
        return True

    async def _rewind_clocks(self, tx: aiosqlite.Connection, user: int) -> None:
        for match in await clocks.waited_for(tx, user):
            found = await matches.get(tx, match)
            assert found is not None
            waited = await clocks.of_match(tx, match)
            waiting = frozenset(seat for seat, clock in waited.items() if clock.waited)
            await time_control.wind(tx, found, waiting, self._now())

    # -- pauses -------------------------------------------------------------------------------------

    async def ask_pause(self, match: int, user: int) -> str | None:
        seat = (await self._turns.live(match)).played_by(user)
        return await self._agreements.ask(match, "pause", seat, {})

    async def _paused(self, proposal: Proposal, outcome: str, position: Position) -> None:
        async with self._turns.holding(proposal.match), self._db.write() as tx:
            await self._agreements.closing(tx, proposal, outcome)
            key, who = f"o{proposal.id}", Who(proposal.seat)
            if outcome != AGREED:
                await self._agreements.tell(tx, position, key, say("pause-refused", who=who))
                return
            await matches.pause(tx, proposal.match, self._now())
            rests = replace(position.match, paused=self._now())
            await time_control.wind(tx, rests, engine.waiting(position.asked), self._now())
            await self._agreements.tell(tx, position, key, say("pause-begun"))

    async def resume(self, match: int, user: int) -> None:
        """Anybody at the table ends a pause."""
        position = await self._turns.live(match)
        seat = position.played_by(user)
        if position.match.paused is None:
            raise RuleError("pause-none")
        waiting = engine.waiting(position.asked)
        goes_on = replace(position.match, paused=None)
        async with self._turns.holding(match), self._db.write() as tx:
            await matches.pause(tx, match, None)
            await time_control.wind(tx, goes_on, waiting, self._now())
            pinged = tuple(goes_on.in_seat(s).user for s in sorted(waiting) if s in goes_on.people)
            key = f"r{int(position.match.paused)}"
            await self._agreements.tell(tx, position, key, say("pause-over", who=Who(seat)), ping=pinged)

    # -- idle tables --------------------------------------------------------------------------------

    async def idle(self, deadline: Deadline) -> None:
        """Nothing has happened for days: the thread is kept open; at last a warning, then the end."""
        match = await matches.get(self._db.reader, deadline.match)
        if match is None or match.phase not in ("lobby", "playing"):
            async with self._db.write() as tx:
                await deadlines.drop(tx, deadline.match, deadline.kind)
        elif deadline.at:
            await self._close(match)
        else:
            await self._still_idle(match)

    async def _still_idle(self, match: Match) -> None:
        now = self._now()
        limit = DEAD_AFTER if match.phase == "playing" else LOBBY_AFTER
        async with self._db.write() as tx:
            if now - match.touched < limit:
                if match.phase == "playing":
                    touch = Touch(match.id, match.at)
                    await outbox.put(tx, match.id, match.at, f"match:{match.id}", codec.encode(touch))
                later = min(now + time_control.IDLE_AFTER, max(match.touched + limit, now + HOUR))
                await deadlines.put(tx, Deadline(match.id, "idle", 0, later))
                return
            await deadlines.put(tx, Deadline(match.id, "idle", 1, now + GRACE))
            letter = Notice(
                match.id,
                match.at,
                f"w{int(match.touched)}",
                (say(f"warn-{match.phase}", until=f"<t:{int(now + GRACE)}:R>"),),
                tuple(sorted({p.user for p in match.players if p.user})),
            )
            await outbox.put(tx, match.id, match.at, f"match:{match.id}", codec.encode(letter))

    async def _close(self, match: Match) -> None:
        letter = Notice(match.id, match.at, "closed", (say(f"closed-{match.phase}"),))
        await self._turns.close(match.id, letter)


def _reminder(position: Position, clock: Clock, strict: bool, by_dm: bool) -> Notice:
    """A word to somebody who is waited for, with a way to have no more of them."""
    match, seat = position.match, clock.seat
    user = match.in_seat(seat).user
    assert clock.out is not None
    words = say("remind-until" if strict else "remind", who=Who(seat), until=f"<t:{int(clock.out)}:R>")
    return Notice(
        match.id,
        position.at,
        f"m{seat}.{clock.reminded}",
        (words,),
        () if by_dm else (user,),
        (Button(Hush(match.id).id, "hush"),),
        to=seat if by_dm else None,
        reminds=seat,
    )
