"""Fault storm: four games at once, and a bot that is killed at seams while everything around it goes wrong.

A *life* is one process of the bot: it is born with something wrong in it, people play at all tables, Discord
stumbles, and it is killed (SIGKILL) at a line where it awaits or writes, or else in the middle of whatever it
does. A *storm* is some lives in a row, then a healthy bot, and then all must be as if nothing had happened.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from bot.match.turns import Turns
from games import GAMES
from games.core.model import RuleError
from local_discord.box import Box
from storage import outbox
from storage.address import Address
from storage.database import Database
from storage.errors import StorageError
from storage.transaction import Transaction
from tests.bot.births import Births
from tests.bot.fleet import LEASE
from tests.bot.test_seams import FILES, Seam, seams_of
from tests.kit import postgresql
from tests.proof import Bar, Plan, Report, Save, judge
from tests.proof.hurts import HURTS
from tests.proof.tables import PEOPLE, Table, reading
from tests.proof.troubles import Troubles

KILLS, QUICK_KILLS = 1000, 3
LIVES = 12  # of one storm
MOVES = 4  # at most, at one table in one life
SPARED = 5  # times that it comes to its line and lives, on the average
DRAWN = 0.2  # of the lives draw every picture; the others show one that was drawn before they were born
HOUR = 3600.0
SQLITE_ONLY = ("full disk",)


class Storm:
    """A box with four tables, and one bot after the other."""

    def __init__(
        self, plan: Plan, box: Box, births: Births, server: postgresql.PostgresServer | None
    ) -> None:
        self._plan, self._box, self._births, self._server = plan, box, births, server
        self._dice = random.Random(plan.seed + plan.before["kills"])
        self._database: Address = plan.folder / "storm.db"
        self._log = plan.folder / "bot.log"
        self._seams: list[Seam] = [seam for file in FILES for seam in seams_of(file) if not seam.explained]
        self.tables = [Table(box, game, self._dice) for game in GAMES]
        self.report = Report()
        self._troubles = Troubles(box, self._dice, self._database, server, self.report)

    # -- lives ----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _bot(self, **order: Any) -> AsyncIterator[asyncio.Future[int]]:
        whole = {
            "files": [],
            "ahead": self._troubles.ahead,
            "log": str(self._log),
            "unseen_after": 0.0,
            "pause": 0.05,
            **(LEASE if self._server is not None else {}),
            **order,
        }
        async with self._births.bot(self._box.url, self._database, **whole) as death:
            yield death

    async def storm(self, lives: int) -> None:
        """Some lives that end badly, and a healthy one in which all is made good."""
        for _ in range(lives):
            await self._life()
            async with reading(self._database) as database:
                await self._judge_journal(database)
        self._troubles.calm()
        await self._recovers()
        self.report.counts["moves confirmed"] = sum(len(table.confirmed) for table in self.tables)
        self.report.counts["storms"] += 1

    async def _life(self) -> None:
        seam = self._dice.choice(self._seams)
        hurts = [name for name in HURTS if self._dice.random() < 0.12 and self._may(name)]
        drawn = self._dice.random() < DRAWN
        wrong = self._dice.choice([0.0, 0.0, 0.0, -HOUR, HOUR])  # its clock
        early = self._dice.random() < 0.1
        order = {
            "files": [seam.file],
            "die": (seam.file, seam.line),
            "spared": int(self._dice.expovariate(1 / SPARED)),
            "hurts": hurts,
            "ahead": self._troubles.ahead + wrong,
            "at_start": early,
            "kept_pictures": not drawn,
        }
        async with self._bot(**order) as death:
            trouble = asyncio.create_task(self._troubles.some())
            play = asyncio.create_task(self._play())
            everything: set[asyncio.Future[Any]] = {death, play}
            await asyncio.wait(everything, return_when=asyncio.FIRST_COMPLETED)
            self.report.counts["kills at a seam" if death.done() else "kills in mid-work"] += 1
            with suppress(ProcessLookupError):
                os.kill(self._births.pid, signal.SIGKILL)
            for task in (play, trouble):
                task.cancel()
            await self._troubles.server_is_back()
            for ended in await asyncio.gather(play, trouble, return_exceptions=True):
                if isinstance(ended, Exception):
                    self.report.broken.append(f"a life ended with {ended!r}")
        self.report.counts["kills"] += 1
        self.report.counts.update(f"lives with a {name}" for name in hurts)
        self.report.counts["lives with a wrong clock"] += wrong != 0
        self.report.counts["lives that draw all pictures"] += drawn

    def _may(self, hurt: str) -> bool:
        return self._server is None or hurt not in SQLITE_ONLY

    async def _play(self) -> None:
        """All tables at once, a few moves each."""
        async with reading(self._database) as database:
            await asyncio.gather(*(self._play_at(table, database) for table in self.tables))
        await self._box.changes.until(lambda: False, 0.1)  # the courier may still be under way

    async def _play_at(self, table: Table, database: Database) -> None:
        for _ in range(self._dice.randint(1, MOVES)):
            with suppress(StorageError):  # its server may be away
                if not await table.move(database):
                    return

    # -- afterwards -----------------------------------------------------------------------------------

    async def _recovers(self) -> None:
        async with self._bot(), reading(self._database) as database:
            await self._said(database)
            for number, table in enumerate(self.tables):
                await self._plays_on(table, number == 1, database)
            self.report.broken += await self._said(database)
            await self._judge_journal(database)
        self.report.broken += judge.nothing_said_twice(self._box)
        unknown = judge.unknown_tracebacks(self._log)
        self.report.broken += [f"a traceback nobody asked for: {line}" for line in unknown]
        if not unknown:  # else it is to be read
            self._log.unlink(missing_ok=True)

    async def _plays_on(self, table: Table, stand_in: bool, database: Database) -> None:
        """A move is counted at every table; one whose match is over is opened again."""
        before, confirmed = table.number, len(table.confirmed)
        try:
            while await table.move(database) and len(table.confirmed) == confirmed:
                pass
        except (AssertionError, RuleError, TimeoutError) as error:
            self.report.broken.append(f"table {before} cannot be played on: {error!r}")
        if not await self._waits(table, database):
            await table.open(stand_in)
            self.report.counts["matches"] += 1

    async def _waits(self, table: Table, database: Database) -> bool:
        if not table.number:
            return False
        position = await Turns(database, lambda: 0.0).live(table.number)
        return position.state.ending is None

    async def _said(self, database: Database) -> list[str]:
        """Wait a minute at most until every letter is sent, or parked with a reason; list those that are not.

        Both are of one moment: the stand-in goes on meanwhile.
        """
        for _ in range(600):
            open_queues, left = await database.read(_letters)
            if not open_queues:
                break
            await self._box.changes.until(lambda: False, 0.1)
        return left

    async def _judge_journal(self, database: Database) -> None:
        self.report.broken += await database.read(judge.confirmed_once, self.tables)
        for table in self.tables:
            self.report.broken += await database.read(judge.replay_equals_snapshot, table.number)

    async def sit_down(self) -> None:
        async with self._bot():
            for number, table in enumerate(self.tables):
                await table.open(number == 1)
                self.report.counts["matches"] += 1


def _letters(tx: Transaction) -> tuple[set[str], list[str]]:
    return outbox.queues(tx), judge.letters_sent_or_parked(tx)


async def run(plan: Plan, save: Save) -> Report:
    """Storm after storm until there were enough kills, or the time is over."""
    server = _server(plan)
    box, births = await Box.start(people=PEOPLE), Births()
    storm = Storm(plan, box, births, server)
    goal = (QUICK_KILLS if plan.quick else KILLS) - plan.before["kills"]
    bar = Bar("storm", goal, "kills", plan.seconds)
    try:
        await storm.sit_down()
        while storm.report.counts["kills"] < goal and not bar.out_of_time:
            await storm.storm(min(LIVES, goal))
            bar.show(storm.report.counts["kills"])
            storm.report.broken += [v for v in box.violations if v not in storm.report.broken]
            storm.report.seconds = bar.seconds
            save(storm.report)
            if storm.report.broken:
                break
    finally:
        births.end()
        await box.stop()
        if server is not None:
            server.end()
    return storm.report


def _server(plan: Plan) -> postgresql.PostgresServer | None:
    """A PostgreSQL server of its own, where the storm is to rage there."""
    if plan.store != "postgresql":
        return None
    server = postgresql.PostgresServer(
        synchronous_commit="on"
    )  # it is stopped as by a crash, and may lose nothing
    os.environ[postgresql.SWITCH], os.environ[postgresql.STARTED] = "postgresql", server.url
    postgresql.redirect()
    return server
