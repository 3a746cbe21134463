"""Tell people of tables they wished for: by DM, at most once a day, in nobody's sleep, past no block."""

from __future__ import annotations

from collections.abc import Callable

from bot.match import deadlines, time_control
from bot.match.deadlines import CallPeople
from bot.match.letters import Call
from bot.match.time_control import DAY
from bot.table.admission import size
from games.core import codec
from storage import matches, outbox, people, wishes
from storage.database import Database
from storage.matches import Phase, Table
from storage.people import StoredPerson
from storage.transaction import Transaction

CALL_AFTER = 60.0
"""Seconds a table has stood before anybody is called: its message is there, its host has chosen options."""


class Calls:
    """Keeps wishes and calls those who made them."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._db = database
        self._now = now

    async def wished(self, user: int, guild: int) -> frozenset[str]:
        """The games of whose tables in a server somebody is told."""
        return await self._db.read(wishes.of_user, user, guild)

    async def wish(self, user: int, name: str, guild: int, games: list[str]) -> None:
        """Choose the games of whose tables in a server somebody is told; none: no more calls from there."""

        def work(tx: Transaction) -> None:
            people.meet(tx, user, name)
            wishes.choose(tx, user, guild, games, self._now())

        await self._db.write(work)

    async def call(self, match: int, deadline: CallPeople) -> None:
        """Call everyone who wished for such a table and is awake; the others when they wake up."""
        await self._db.write(self._call, match, deadline)

    def _call(self, tx: Transaction, match: int, deadline: CallPeople) -> None:
        table, now = matches.get(tx, match), self._now()
        later = self._call_now(tx, table, now) if table is not None and _calls(table) else []
        if later:
            deadlines.save(tx, match, deadline, min(later))
        else:
            deadlines.drop(tx, match, deadline)

    def _call_now(self, tx: Transaction, table: Table, now: float) -> list[float]:
        """Write to those who are awake; the moments at which the others will be."""
        later = []
        for user in wishes.wanting(tx, table.guild or 0, table.game):
            person = people.get(tx, user)
            if person is None or not _wants(tx, table, person, now):
                continue
            if (awake := time_control.awake(person.preferences, now)) > now:
                later.append(awake)
                continue
            outbox.insert(tx, table.id, table.at, f"dm:{user}", codec.encode(Call(table.id, table.at, user)))
            wishes.set_called(tx, user, now)
        return later


def announce(tx: Transaction, table: Table, now: float) -> None:
    """Set the time to call people to a table that was just opened, if anybody wished for it."""
    if table.guild is not None and wishes.wanting(tx, table.guild, table.game):
        deadlines.save(tx, table.id, CallPeople(), now + CALL_AFTER)


def still_calls(table: Table, user: int) -> bool:
    """Whether a call that was written some time ago is still worth sending."""
    return _calls(table) and not table.has(user)


def _calls(table: Table) -> bool:
    """Whether strangers may sit down at a table, and somebody must."""
    waits = table.phase == Phase.LOBBY and len(table.players) < size(table)
    return waits and not table.options.private and not table.options.first


def _wants(tx: Transaction, table: Table, person: StoredPerson, now: float) -> bool:
    """Whether somebody should be called: not seated, not away, not called today, and no block between."""
    last = wishes.called(tx, person.user)
    if table.has(person.user) or time_control.is_away(person, now) or (last is not None and now - last < DAY):
        return False
    others = {player.user for player in table.players if player.user} | {table.host}
    return not any(people.apart(tx, other, person.user) for other in others)
