"""A simulated community: how many of the matches people start come to their end, and why the rest do not.

Two hundred people over sixty days: each looks in a few times a day, plays when it is their turn, votes when
asked, opens and joins tables. Some take a break without a word, some vanish for good. Rules, storage, clocks,
votes and stand-ins are the real ones; only Discord is left out, and time is made to pass.
"""

from __future__ import annotations

import asyncio
import heapq
import tempfile
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from random import Random

from msgspec import Struct

from bench.table import Row, show
from bot.match.stand_in_worker import StandIn, chooser
from bot.match.timed_moves import Chooser
from bot.match.turns import OutcomeKind, Picked
from bot.table.services import Services
from games.core import again, engine
from games.core.model import RuleError
from games.core.rng import Rng
from storage import clocks, deadlines, matches
from storage.database import Database
from storage.matches import Options, Phase
from storage.transaction import Transaction

HOUR, DAY = 3600.0, 86400.0
PEOPLE, DAYS = 200, 60
OPENING = 30  # days on which tables are opened; a long match begun later could not end in time
LOOKS_IN = 4 * HOUR  # between two looks of one person, on average
VANISHES = 0.004  # for good, on any day: about one in five within the time
PAUSES = 0.01  # a break of three to twelve days without a word, on any day
TABLES = 2  # matches one person likes to have
GAMES = (
    "nautilus_island",
    "nautilus_island",
    "nautilus_island",
    "the_island",
    "nautilus",
    "underwater_cities",
)
PACES = ("relaxed", "relaxed", "slow", "steady", "brisk")
CHOICES = ("stand-in", "stand-in", "stand-in", "wait", "end")  # what people say about somebody absent


class Member(Struct):
    user: int
    gone: bool = False
    away_until: float = 0.0


class Community:
    def __init__(self, database: Database, seed: str, stand_in: Chooser) -> None:
        self.now = 1_700_000_000.0
        self.begun = self.now
        self.services = Services(database, lambda: self.now, stand_in)
        self.db = database
        self.dice, self.rng = Random(seed), Rng(seed)
        self.members = [Member(1000 + n) for n in range(PEOPLE)]
        self.clicks = 0
        self.lobbies: list[int] = []

    async def live(self) -> None:
        """Simulate sixty days."""
        looks = [(self.now + self.dice.uniform(0, DAY), n) for n in range(PEOPLE)]
        heapq.heapify(looks)
        end = self.now + DAYS * DAY
        while looks[0][0] < end:
            moment, number = heapq.heappop(looks)
            await self._until(moment)
            member = self.members[number]
            await self._looks_in(member)
            if not member.gone:
                pause = self.dice.expovariate(1 / LOOKS_IN)
                heapq.heappush(looks, (max(moment + pause, member.away_until), number))
        await self._until(end)

    async def _until(self, moment: float) -> None:
        """Move the clock on; whatever falls due on the way happens at its time."""
        while (due := await self.db.read(deadlines.first)) is not None and due.due <= moment:
            self.now = max(self.now, due.due)
            await self.services.scheduler.fire()
        self.now = moment

    async def _looks_in(self, member: Member) -> None:
        share = LOOKS_IN / DAY
        if self.dice.random() < VANISHES * share:
            member.gone = True
            return
        if self.dice.random() < PAUSES * share:
            member.away_until = self.now + self.dice.uniform(3, 12) * DAY
            return
        for match in await self._rows(
            "SELECT match AS id FROM players WHERE user = ? AND stand_in = 1", member
        ):
            await self._try(self.services.absence.come_back(match, member.user, f"Person {member.user}"))
        await self._votes(member)
        for match in await self.db.read(clocks.waited_for, member.user):
            await self._plays(member, match)
        if self.now < self.begun + OPENING * DAY:
            await self._sits_down(member)

    async def _votes(self, member: Member) -> None:
        query = (
            "SELECT DISTINCT r.id FROM proposals r JOIN players p ON p.match = r.match"
            " WHERE p.user = ? AND r.outcome IS NULL AND r.kind = 'absence'"
        )
        for proposal in await self._rows(query, member):
            await self._try(self.services.votes.vote(proposal, member.user, self.dice.choice(CHOICES)))

    async def _plays(self, member: Member, match: int) -> None:
        """Answers until somebody else is asked."""
        while True:
            position = await self.services.turns.live(match)
            mine = position.match.seats_of(member.user)
            decision = next((d for d in position.asked if d.seat in mine and d.answer is None), None)
            if decision is None or position.match.in_seat(decision.seat).stand_in:
                return
            self.clicks += 1
            picks = again.picks(decision, self.rng)
            pick = Picked(
                match, member.user, decision.seat, position.asked_at[decision.seat], picks, self.clicks
            )
            outcome = await self.services.turns.take(pick)
            if outcome.kind != OutcomeKind.PLAYED:
                return

    async def _sits_down(self, member: Member) -> None:
        if len(await self.db.read(matches.of_user, member.user, (Phase.PLAYING, Phase.LOBBY))) >= TABLES:
            return
        name = f"Person {member.user}"
        self.lobbies = [match for match in self.lobbies if await self._waits(match)]
        for match in self.lobbies:
            if await self._try(self.services.lobby.join(match, member.user, name)):
                return
        game, pace = self.dice.choice(GAMES), self.dice.choice(PACES)
        options = Options(size=self.dice.choice((2, 2, 3, 4)), start_full=True, pace=pace)
        channel = 10_000 + self.clicks
        opened = await self.services.lobby.open(
            game, user=member.user, name=name, guild=1, channel=channel, options=options
        )
        self.lobbies.append(opened.id)

    async def _waits(self, match: int) -> bool:
        found = await self.db.read(matches.get, match)
        return found is not None and found.phase == "lobby"

    async def _rows(self, query: str, member: Member) -> list[int]:
        return [row["id"] for row in await self.db.read(Transaction.all, query, member.user)]

    async def _try(self, doing: Awaitable[object]) -> bool:
        """Do something; whether the bot allowed it."""
        try:
            await doing
        except RuleError:
            return False
        return True


async def measure(seed: str = "community") -> tuple[Row, Counter[str]]:
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "community.db")
        stand_in = StandIn()
        try:
            community = Community(database, seed, chooser(stand_in))
            await community.live()
            return await _told(database, community)
        finally:
            await stand_in.close()
            await database.close()


async def _told(database: Database, community: Community) -> tuple[Row, Counter[str]]:
    query = "SELECT id, phase FROM matches WHERE setup IS NOT NULL"
    begun = {row["id"]: row["phase"] for row in await database.read(Transaction.all, query)}
    finished = sum(phase == "ended" for phase in begun.values())
    helped = {
        row["match"]
        for row in await database.read(
            Transaction.all,
            "SELECT DISTINCT match FROM proposals WHERE kind = 'absence' AND outcome = 'stand-in'",
        )
    }
    why: Counter[str] = Counter()
    for match, phase in begun.items():
        if phase == "playing":
            position = await community.services.turns.live(match)
            why["under way on the last day" if engine.waiting(position.asked) else "stuck"] += 1
        elif phase == "cancelled":
            rows = await database.read(
                Transaction.all,
                "SELECT 1 FROM proposals WHERE match = ? AND kind = 'absence' AND outcome = 'end'",
                match,
            )
            why["ended by a vote about somebody absent" if list(rows) else "closed: nobody moved"] += 1
    row: Row = {
        "people": PEOPLE,
        "days": DAYS,
        "vanished": sum(member.gone for member in community.members),
        "matches started": len(begun),
        "finished": finished,
        "finished %": 100 * finished / len(begun),
        "of them with a stand-in": sum(begun[match] == "ended" for match in helped if match in begun),
        "answers": community.clicks,
    }
    return row, why


def main() -> None:
    row, why = asyncio.run(measure())
    show("community", "Matches that come to their end in a community with vanishing people", [row])
    reasons: list[Row] = [{"why not": reason, "matches": count} for reason, count in why.most_common()]
    if reasons:
        show("unfinished", "Why the others did not", reasons)
