"""How much time everyone has: clocks that are computed, never ticking; reminders; hours of sleep.

A seat's clock runs while the table waits for it. When its wait is over it gains the increment, up to the cap.
A relaxed pace is the same clock, filled up again with every wait.
"""

from __future__ import annotations

import datetime

from msgspec import Struct
from msgspec.structs import replace

from bot.match import deadlines, zones
from bot.match.deadlines import Remind, TimeOut, VacationEnds
from games.core.model import Seat
from storage import clocks, people
from storage.clocks import Clock
from storage.matches import Match
from storage.people import Preferences, StoredPerson
from storage.transaction import Transaction

HOUR, DAY = 3600.0, 86400.0
REMINDERS = 5  # in one wait; then the table is left in peace
LAST_CALL = 3 * HOUR  # before a clock runs out, somebody who is reminded at all is reminded once more
IDLE_AFTER = 6 * DAY  # Discord puts a thread away after seven
VACATION = 30 * DAY  # of one person in one year


class Pace(Struct, frozen=True):
    """A bank of time to begin with, what every answered wait adds, and how much can be had."""

    bank: float
    increment: float
    cap: float

    @property
    def strict(self) -> bool:
        """Whether time that was used is missed later."""
        return self.increment < self.cap


PACES: dict[str, Pace | None] = {
    "none": None,
    "relaxed": Pace(5 * DAY, 5 * DAY, 5 * DAY),
    "slow": Pace(3 * DAY, 36 * HOUR, 10 * DAY),
    "steady": Pace(3 * DAY, 12 * HOUR, 5 * DAY),
    "brisk": Pace(1 * DAY, 4 * HOUR, 3 * DAY),
}


def pace_of(match: Match) -> Pace | None:
    return PACES.get(match.options.pace, PACES["relaxed"])


def left(clock: Clock, now: float) -> float:
    """Seconds a clock still has."""
    return max(0.0, clock.bank if clock.since is None else clock.bank - (now - clock.since))


def wound(
    pace: Pace, before: dict[Seat, Clock], waited: frozenset[Seat], running: frozenset[Seat], now: float
) -> list[Clock]:
    """The clocks that change when the table waits for `waited`, of whom only `running` lose time."""
    changed = []
    for seat in sorted({*before, *waited}):
        old = before.get(seat) or Clock(seat, pace.bank)
        new = _one(pace, old, seat in waited, seat in running, now)
        if new != before.get(seat):
            changed.append(new)
    return changed


def _one(pace: Pace, old: Clock, waited: bool, runs: bool, now: float) -> Clock:
    if waited and old.waited and runs == (old.since is not None):
        return old
    bank = left(old, now)
    if not waited:
        return Clock(old.seat, min(pace.cap, bank + pace.increment)) if old.waited else old
    since = now if runs else None
    if old.waited:
        return replace(old, bank=bank, since=since)
    return Clock(old.seat, bank, since, waited=True)


def wind(tx: Transaction, match: Match, waiting: frozenset[Seat], now: float) -> None:
    """Set clocks, time-out and reminders for the seats the table waits for now."""
    pace = pace_of(match)
    waited = frozenset(seat for seat in waiting if not match.in_seat(seat).stand_in)
    if pace is None:
        return
    before = clocks.of_match(tx, match.id)
    persons = {seat: people.get(tx, match.in_seat(seat).user) for seat in waited}
    running = frozenset(
        seat for seat, person in persons.items() if match.paused is None and not is_away(person, now)
    )
    _set_return(tx, match, [person for person in persons.values() if is_away(person, now)])
    changed = wound(pace, before, waited, running, now)
    for clock in changed:
        clocks.save(tx, match.id, clock)
        person = persons.get(clock.seat)
        _set_reminder(tx, match, clock, person, pace, now)
    after = {**before, **{clock.seat: clock for clock in changed}}
    set_time_out(tx, match.id, after)


def _set_return(tx: Transaction, match: Match, away: list[StoredPerson | None]) -> None:
    """Set the deadline at which the first of those on vacation is back, to wind the clocks again."""
    backs = [person.away for person in away if person is not None and person.away is not None]
    if backs:
        deadlines.save(tx, match.id, VacationEnds(min(backs)), min(backs))


def until(tx: Transaction, match: Match, waiting: frozenset[Seat]) -> float | None:
    """When the first of those waited for runs out of time, at a table that plays by the clock."""
    pace = pace_of(match)
    if pace is None or not pace.strict or match.paused is not None:
        return None
    found = clocks.of_match(tx, match.id)
    return min((c.out for c in found.values() if c.seat in waiting and c.out is not None), default=None)


def set_time_out(tx: Transaction, match: int, running: dict[Seat, Clock]) -> None:
    """Set the match's time-out to the first clock that will run out."""
    outs = [clock.out for clock in running.values() if clock.out is not None]
    if outs:
        deadlines.save(tx, match, TimeOut(), min(outs))
    else:
        deadlines.drop(tx, match, TimeOut())


def _set_reminder(
    tx: Transaction, match: Match, clock: Clock, person: StoredPerson | None, pace: Pace, now: float
) -> None:
    due = reminder_due(clock, person.preferences if person else Preferences(), pace, now)
    if due is None:
        deadlines.drop(tx, match.id, Remind(clock.seat))
    else:
        deadlines.save(tx, match.id, Remind(clock.seat), due)


def reminder_due(clock: Clock, preferences: Preferences, pace: Pace, now: float) -> float | None:
    """When a seat is reminded next: at its interval or before its time is out, never in its sleep."""
    if clock.since is None or clock.hushed or clock.reminded >= REMINDERS or not preferences.remind:
        return None
    due = now + preferences.remind * HOUR
    last_call = clock.since + clock.bank - LAST_CALL
    if pace.strict and now < last_call < due:
        due = last_call
    return awake(preferences, due)


def is_away(person: StoredPerson | None, now: float) -> bool:
    return person is not None and person.away is not None and now < person.away


def sleeps(preferences: Preferences, now: float) -> bool:
    """Whether it is a person's quiet hour; the hours may reach over midnight."""
    if preferences.quiet is None:
        return False
    begin, end = preferences.quiet
    hour = zones.local(now, preferences.zone).hour
    return begin <= hour < end if begin <= end else hour >= begin or hour < end


def awake(preferences: Preferences, moment: float) -> float:
    """The given moment, or the end of the quiet hours it falls into."""
    if preferences.quiet is None or not sleeps(preferences, moment):
        return moment
    begins = zones.local(moment, preferences.zone)
    ends = begins.replace(hour=preferences.quiet[1], minute=0, second=0, microsecond=0)
    if ends <= begins:
        ends += datetime.timedelta(days=1)
    return ends.timestamp()


def vacation_left(person: StoredPerson, now: float) -> float:
    """Seconds of vacation a person still has this year."""
    return max(0.0, VACATION - (person.away_used if person.away_year == year_of(person, now) else 0.0))


def year_of(person: StoredPerson, now: float) -> int:
    """The year in which a person takes vacation now."""
    return zones.local(now, person.preferences.zone).year
