"""Time at a table: reminders, vacations, threads kept open, tables nobody comes back to."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.match import deadlines, time_control, zones
from bot.match.deadlines import Remind, TableIdle, VacationEnds
from bot.match.letters import Notice, NoticeButton, Touch
from bot.match.position import Position, load
from bot.match.time_control import DAY, HOUR
from bot.match.turns import Turns
from bot.presses.seats import Hush
from games.core import codec, engine
from games.core.model import Moment, RuleError, Who, say
from storage import clocks, matches, outbox, people
from storage.clocks import Clock
from storage.database import Database
from storage.matches import Phase, Table
from storage.people import Preferences, RemindBy
from storage.snapshots import LIVE
from storage.transaction import Transaction

DEAD_AFTER = 30 * DAY  # without a move; then the table is warned
LOBBY_AFTER = 7 * DAY  # without anybody sitting down
GRACE = 7 * DAY  # between the warning and the end
VACATION_STEP = 6 * HOUR  # of floating vacation, taken when a clock would run out
FLOATS = 3 * DAY  # of it at most in one wait; longer ones are announced with /away


class Reminders:
    """Reminds people, counts their vacations, closes tables that nobody comes back to."""

    def __init__(self, database: Database, turns: Turns, now: Callable[[], float]) -> None:
        self._db = database
        self._turns = turns
        self._now = now

    # -- reminders ----------------------------------------------------------------------------------

    async def remind(self, match: int, deadline: Remind) -> None:
        """Remind somebody who is waited for, and set the time of the next reminder."""
        await self._db.write(self._remind, match, deadline)

    def _remind(self, tx: Transaction, id: int, deadline: Remind) -> None:
        seat = deadline.seat
        position = load(tx, id, LIVE)
        match, now = position.match, self._now()
        clock = clocks.of_match(tx, match.id).get(seat)
        pacing = time_control.pace_of(match)
        if clock is None or not clock.waited or clock.since is None or pacing is None:
            deadlines.drop(tx, match.id, deadline)
            return
        person = people.get(tx, match.in_seat(seat).user)
        preferences = person.preferences if person else Preferences()
        told = replace(clock, reminded=clock.reminded + 1)
        clocks.save(tx, match.id, told)
        by_dm = preferences.remind_by == RemindBy.DM and person is not None and person.dm_open is True
        letter = _reminder(position, told, pacing.strict, by_dm)
        queue = f"dm:{match.in_seat(seat).user}" if by_dm else f"match:{match.id}"
        outbox.insert(tx, match.id, position.at, queue, codec.encode(letter))
        due = time_control.reminder_due(told, preferences, pacing, now)
        if due is None:
            deadlines.drop(tx, match.id, deadline)
        else:
            deadlines.save(tx, match.id, deadline, due)

    async def hush(self, match: int, user: int) -> None:
        """Send no more reminders in this wait."""
        await self._db.write(_hush, match, user)

    # -- vacations ----------------------------------------------------------------------------------

    async def go_away(self, user: int, name: str, days: int) -> float | None:
        """Go on vacation in all matches, or come back (0 days); the moment of return."""
        return await self._db.write(self._go_away, user, name, days)

    def _go_away(self, tx: Transaction, user: int, name: str, days: int) -> float | None:
        now = self._now()
        people.meet(tx, user, name)
        person = people.get(tx, user)
        assert person is not None
        given_back = max(0.0, person.away - now) if person.away is not None else 0.0
        taken = time_control.VACATION - time_control.vacation_left(person, now)
        used = max(0.0, taken - given_back)
        if days * DAY > time_control.VACATION - used:
            raise RuleError("vacation-spent", days=int((time_control.VACATION - used) // DAY))
        until = zones.days_later(now, days, person.preferences.zone) if days else None
        people.set_away(tx, user, until, time_control.year_of(person, now), used + days * DAY)
        self._rewind_clocks(tx, user)
        return until

    async def returned(self, match: int, deadline: VacationEnds) -> None:
        """Let the clocks of this match run again, from the end of a vacation on."""

        def work(tx: Transaction) -> None:
            position = load(tx, match, LIVE)
            deadlines.drop(tx, match, deadline)
            time_control.wind(tx, position.match, engine.waiting(position.asked), deadline.at)

        await self._db.write(work)

    def float_vacation(self, tx: Transaction, user: int, clock: Clock) -> bool:
        """Add some of a person's vacation to their clocks in all matches; False if none is left.

        Only so much in one wait: whoever has vanished should not keep the others waiting for a month.
        """
        person, now = people.get(tx, user), self._now()
        if (
            person is None
            or time_control.vacation_left(person, now) < VACATION_STEP
            or clock.floated >= FLOATS
        ):
            return False
        used = time_control.VACATION - time_control.vacation_left(person, now) + VACATION_STEP
        people.set_away(tx, user, person.away, time_control.year_of(person, now), used)
        for match in clocks.waited_for(tx, user):
            found = matches.dealt(tx, match)
            assert found is not None
            running = clocks.of_match(tx, match)
            for seat in found.seats_of(user):
                theirs = running.get(seat)
                if theirs is not None and theirs.waited:
                    more, floated = theirs.bank + VACATION_STEP, theirs.floated + VACATION_STEP
                    running[seat] = replace(theirs, bank=more, floated=floated)
                    clocks.save(tx, match, running[seat])
            time_control.set_time_out(tx, match, running)
        return True

    def _rewind_clocks(self, tx: Transaction, user: int) -> None:
        for match in clocks.waited_for(tx, user):
            found = matches.dealt(tx, match)
            assert found is not None
            waited = clocks.of_match(tx, match)
            waiting = frozenset(seat for seat, clock in waited.items() if clock.waited)
            time_control.wind(tx, found, waiting, self._now())

    # -- idle tables --------------------------------------------------------------------------------

    async def idle(self, match: int, deadline: TableIdle) -> None:
        """Keep the thread of a quiet table open; after weeks warn its people, then close it."""
        async with self._turns.holding(match):
            await self._db.write(self._idle, match, deadline)

    def _idle(self, tx: Transaction, match: int, deadline: TableIdle) -> None:
        table, now = matches.get(tx, match), self._now()
        if table is None or table.phase not in (Phase.LOBBY, Phase.PLAYING):
            deadlines.drop(tx, match, deadline)
        elif deadline.warned:
            closed = Notice(table.id, table.at, "closed", (say(f"closed-{table.phase}"),))
            self._turns.cancel(tx, table.id, closed)
        elif now - table.touched < (limit := DEAD_AFTER if table.phase == Phase.PLAYING else LOBBY_AFTER):
            if table.phase == Phase.PLAYING:
                touch = codec.encode(Touch(table.id, table.at))
                outbox.insert(tx, table.id, table.at, f"match:{table.id}", touch)
            later = min(now + time_control.IDLE_AFTER, max(table.touched + limit, now + HOUR))
            deadlines.save(tx, table.id, TableIdle(), later)
        else:
            deadlines.save(tx, table.id, TableIdle(warned=True), now + GRACE)
            warning = codec.encode(_warning(table, now + GRACE))
            outbox.insert(tx, table.id, table.at, f"match:{table.id}", warning)


def _warning(table: Table, until: float) -> Notice:
    """The warning before a table that nobody comes back to is closed."""
    return Notice(
        table.id,
        table.at,
        f"w{int(table.touched)}",
        (say(f"warn-{table.phase}", until=Moment(until)),),
        tuple(sorted({p.user for p in table.players if p.user})),
    )


def _hush(tx: Transaction, match: int, user: int) -> None:
    found = matches.get(tx, match)
    if found is None or not found.seats_of(user):
        raise RuleError("not-seated-here")
    for seat, clock in clocks.of_match(tx, match).items():
        if seat in found.seats_of(user) and clock.waited:
            clocks.save(tx, match, replace(clock, hushed=True))
            deadlines.drop(tx, match, Remind(seat))


def _reminder(position: Position, clock: Clock, strict: bool, by_dm: bool) -> Notice:
    """The reminder for somebody who is waited for, with a button against more of them."""
    match, seat = position.match, clock.seat
    user = match.in_seat(seat).user
    assert clock.out is not None
    words = say("remind-until" if strict else "remind", who=Who(seat), until=Moment(clock.out))
    return Notice(
        match.id,
        position.at,
        f"m{seat}.{clock.reminded}",
        (words,),
        () if by_dm else (user,),
        (NoticeButton(Hush(match.id).id, "hush"),),
        to=seat if by_dm else None,
        reminds=seat,
    )
