"""What goes wrong around a bot: Discord stumbles, DMs are closed, the database is away, hours pass."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any

from local_discord.box import Box
from storage.address import Address
from tests.kit.postgresql import PostgresServer
from tests.proof import Report
from tests.proof.tables import reading

HOUR = 3600.0
PLACES = (r"/messages$", r"/callback$", r"/messages/@original$", r"/users/@me/channels$")


class Troubles:
    """Faults that are asked for while a bot lives, counted."""

    def __init__(
        self, box: Box, dice: random.Random, database: Address, server: PostgresServer | None, report: Report
    ) -> None:
        self._box, self._dice, self._database, self._server = box, dice, database, server
        self._report = report
        self._restarts: asyncio.Task[None] | None = None  # of the database's server
        self.ahead = 0.0  # seconds that were skipped

    async def some(self) -> None:
        """A few faults of Discord's, of the people's and of the database's, one after the other."""
        kinds = [
            self._refusals, self._rate_limits, self._resets, self._lost_answers, self._gateway_drops,
            self._closed_dms, self._database_trouble, self._later,
        ]  # fmt: skip
        for trouble in self._dice.sample(kinds, 3):
            await trouble()
            self._report.counts[trouble.__name__.strip("_").replace("_", " ")] += 1
            await asyncio.sleep(self._dice.random() * 0.3)
        if self._dice.random() < 0.03:
            await self._deleted_thread()

    async def _refusals(self) -> None:
        self._box.faults.refuse("*", self._place(), status=self._dice.choice([500, 502, 503]), times=2)

    async def _rate_limits(self) -> None:
        self._box.faults.rate_limit("*", self._place(), 0.05, times=2)

    async def _resets(self) -> None:
        self._box.faults.reset("*", self._place(), times=2)

    async def _lost_answers(self) -> None:
        self._box.faults.lose_answer("POST", self._place(), times=1)

    async def _gateway_drops(self) -> None:
        await (self._box.gateway.drop() if self._dice.random() < 0.5 else self._box.gateway.invalidate())

    async def _closed_dms(self) -> None:
        person = self._dice.choice(self._box.people)
        person.dms_open = not person.dms_open

    async def _later(self) -> None:
        """Minutes or hours pass."""
        seconds = self._dice.choice([30.0, 150.0, 900.0, 5 * HOUR])
        self._box.clock.advance(seconds)
        self.ahead += seconds

    async def _database_trouble(self) -> None:
        """Somebody else holds the file, or the server is restarted."""
        if self._server is not None:
            self._restarts = asyncio.create_task(asyncio.to_thread(_restart, self._server))
            await asyncio.shield(self._restarts)  # even if the bot dies meanwhile
            return
        async with reading(self._database) as other:
            writer: Any = other._store._writer  # type: ignore[attr-defined]
            with suppress(Exception):
                await writer.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(0.2)
                await writer.execute("ROLLBACK")

    async def _deleted_thread(self) -> None:
        threads = [place for place in self._box.world.channels.values() if place["type"] == 11]
        if threads:
            self._box.world.remove_channel(self._dice.choice(threads)["id"])
            self._report.counts["deleted threads"] += 1

    def _place(self) -> str:
        return self._dice.choice(PLACES)

    async def server_is_back(self) -> None:
        """Until the database's server runs again, if it was stopped."""
        if self._restarts is not None:
            await self._restarts

    def calm(self) -> None:
        """No trouble from now on."""
        self._box.faults.clear()
        for person in self._box.people:
            person.dms_open = True


def _restart(server: PostgresServer) -> None:
    server.stop("immediate")
    server.start()
