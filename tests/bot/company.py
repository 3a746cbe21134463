"""A table without Discord, for tests: real rules, real SQLite, and a clock that stands until it is moved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.match import letters
from bot.match.letters import Letter, Notice, Post
from bot.match.position import Position
from bot.match.timed_moves import TimedMoves
from bot.match.turns import Outcome, Picked
from bot.table.services import Services
from games.core import engine
from games.core.model import Seat
from storage import deadlines, matches, people
from storage.address import Address
from storage.database import Database
from storage.matches import Match, Options, Table
from storage.people import Preferences
from storage.transaction import Transaction

TimedMoves.pace = 0.0  # stand-ins answer as soon as they can

HOUR, DAY = 3600.0, 86400.0
NAMES = {11: "Ada", 12: "Bruno", 13: "Chiara", 14: "David"}
ADA, BRUNO, CHIARA, DAVID = NAMES

L = TypeVar("L")


class Company(Services):
    """Some people, their tables, and the bot's services for them."""

    def __init__(self, database: Database) -> None:
        self.now = 1_000_000.0
        super().__init__(database, lambda: self.now)
        database.subscribe("outbox", self._courier_is_woken)
        self.database = database
        self.woken = 0  # how often the courier was told that letters wait
        self.clicks = 1000

    def _courier_is_woken(self, queue: str) -> None:
        self.woken += 1

    async def sits(
        self, *users: int, game: str = "nautilus_island", pace: str = "relaxed", stand_ins: int = 0
    ) -> Match:
        """A match under way; the first user is its host."""
        host, *others = users
        match = await self.lobby.open(
            game, user=host, name=NAMES[host], guild=1, channel=2, options=Options(pace=pace)
        )
        for user in others:
            await self.lobby.join(match.id, user, NAMES[user])
        for _ in range(stand_ins):
            await self.lobby.add_stand_in(match.id, host)
        await self.lobby.start(match.id, host)
        return await self.dealt(match.id)

    async def passes(self, seconds: float) -> None:
        """Move the clock on; whatever falls due on the way happens at its time."""
        end = self.now + seconds
        while (due := await self.database.read(deadlines.first)) is not None and due.due <= end:
            self.now = max(self.now, due.due)
            await self.scheduler.fire()
        self.now = end

    async def match(self, number: int = 1) -> Table:
        found = await self.database.read(matches.get, number)
        assert found is not None
        return found

    async def dealt(self, number: int = 1) -> Match:
        """The match of a table where play has begun."""
        found = await self.match(number)
        assert isinstance(found, Match)
        return found

    async def live(self, number: int = 1) -> Position:
        return await self.turns.live(number)

    async def mover(self, number: int = 1) -> int:
        """The user who is waited for."""
        position = await self.live(number)
        return position.match.in_seat(min(engine.waiting(position.asked))).user

    async def other(self, number: int = 1) -> int:
        """A user who is not waited for."""
        mover = await self.mover(number)
        return next(p.user for p in (await self.match(number)).players if p.user not in (0, mover))

    async def plays(self, number: int = 1, key: str | None = None) -> Outcome:
        """Whoever must decide picks `key`, or the default."""
        position = await self.live(number)
        decision = next(d for d in position.asked if d.answer is None)
        user = position.match.in_seat(decision.seat).user
        self.clicks += 1
        picks = (key,) if key else decision.default
        pick = Picked(number, user, decision.seat, position.asked_at[decision.seat], picks, self.clicks)
        return await self.turns.take(pick)

    async def plays_turn(self, number: int = 1) -> None:
        """Defaults until another seat is waited for."""
        waiting = engine.waiting((await self.live(number)).asked)
        while engine.waiting((await self.live(number)).asked) == waiting:
            await self.plays(number)

    async def seat_of(self, user: int, number: int = 1) -> Seat:
        return (await self.match(number)).seats_of(user)[0]

    async def letters(self, kind: type[L], queue: str = "match:1") -> list[L]:
        """What was written down to be said, oldest first."""
        query = "SELECT body FROM outbox WHERE queue = ? AND body != x'' ORDER BY id"
        rows = await self.database.read(Transaction.all, query, queue)
        found: list[Letter] = [letters.read(row["body"]) for row in rows]
        return [letter for letter in found if isinstance(letter, kind)]

    async def notices(self, queue: str = "match:1") -> list[str]:
        """The notices by the names of their first sentences."""
        return [notice.sentences[0].name for notice in await self.letters(Notice, queue)]

    async def posts(self, number: int = 1) -> list[Post]:
        return await self.letters(Post, f"match:{number}")

    async def prefers(self, user: int, settings: Preferences) -> None:

        def work(tx: Transaction) -> None:
            people.meet(tx, user, NAMES[user])
            people.set_preferences(tx, user, settings)

        await self.database.write(work)

    async def vote(self, user: int, choice: str) -> str | None:
        """Vote on the newest question put to a table."""
        rows = await self.database.read(Transaction.all, "SELECT max(id) AS id FROM proposals")
        _, outcome = await self.votes.vote(next(iter(rows))["id"], user, choice)
        return outcome


@asynccontextmanager
async def company(path: Address) -> AsyncIterator[Company]:
    database = await Database.open(path)
    try:
        yield Company(database)
    finally:
        await database.close()
