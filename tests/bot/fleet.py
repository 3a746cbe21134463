"""Two processes of the bot over one PostgreSQL, and others that stand by, for tests."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack

from bot.match.turns import Turns
from games.core import engine
from local_discord.box import Box
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import outbox
from storage.address import Address
from storage.database import Database
from storage.transaction import Transaction
from tests.bot.births import WarmProcesses
from tests.bot.evening import offered, opens, patient

LEASE = {"lease": 5.0, "beat": 0.5}
PLACES, SHARDS = 2, 4


class Fleet:
    """Two processes with two shards each, and others that stand by, over one box and one database."""

    def __init__(
        self, box: Box, server: Address, warm: WarmProcesses, lease: dict[str, float] = LEASE
    ) -> None:
        self.box, self.server, self._warm, self._lease = box, server, warm, lease
        box.world.starts.shards = box.world.starts.required = box.world.starts.max_concurrency = SHARDS
        self.pids: list[int] = []
        self._deaths: list[asyncio.Future[int]] = []
        self._lives = AsyncExitStack()

    async def launch(self) -> None:
        order = {"files": [], "processes": PLACES, "shards": SHARDS, "peacefully": True, **self._lease}
        pid, death = await self._lives.enter_async_context(self._warm.bot(self.box.url, self.server, **order))
        self._deaths.append(death)
        self.pids.append(pid)

    async def end(self) -> None:
        await self._lives.aclose()

    @property
    def ears(self) -> int:
        """Which of the two places hears the server's clicks."""
        return (int(self.box.world.guild_id) >> 22) % SHARDS % PLACES

    def heard(self) -> set[int]:
        """The shards that are connected."""
        sessions = self.box.gateway.sessions.values()
        return {one.shard[0] for one in sessions if one.shard and one.link is not None}

    def connected(self, place: int) -> bool:
        return set(range(place, SHARDS, PLACES)) <= self.heard()

    async def kill(self, which: int) -> None:
        os.kill(self.pids[which], signal.SIGKILL)
        await self.box.until(lambda: not self.connected(which), "its death", 60.0)

    async def retire(self, which: int) -> None:
        """Stop a process as an operator does."""
        os.kill(self.pids[which], signal.SIGTERM)
        assert await asyncio.wait_for(self._deaths[which], 60.0) == 0

    async def sit(self) -> list[Pilot]:
        first, second = patient(self.box, "Ada"), patient(self.box, "Bruno")
        opened = await first.slash("play", game="nautilus_island")
        assert opened.message is not None
        await second.presses("Join")
        await first.presses("Start")
        await self.box.until(lambda: len(self.posts()) > 0, "the first board", 60.0)
        return [first, second]

    async def turn(self, pilots: list[Pilot]) -> None:
        """Let whoever must move play a turn."""
        database = await Database.open(self.server)
        position = await Turns(database, lambda: 0.0).live(1)
        await database.close()
        users = {str(position.match.in_seat(seat).user) for seat in engine.waiting(position.asked)}
        mover = next(pilot for pilot in pilots if pilot.id in users)
        answer = await opens(mover)
        while answer.message is not None and (offer := offered(answer.message)):
            answer = await offer.pick(mover, answer.message, offer.keys[-1])

    def posts(self) -> list[Message]:
        threads = [c for c in self.box.world.channels.values() if c["type"] == 11]
        return [m for t in threads for m in self.box.people[-1].sees(t) if m["author"].get("bot")]

    async def all_said(self) -> None:
        """Check that every letter was delivered once, and nothing else."""
        database = await Database.open(self.server)
        while await database.read(outbox.queues):
            await self.box.changes.until(lambda: False, 0.02)
        query = "SELECT message FROM outbox WHERE queue = 'match:1' AND message > 0 ORDER BY id"
        said = [row["message"] for row in await database.read(Transaction.all, query)]
        await database.close()
        assert said == [int(post["id"]) for post in self.posts()], "in order, each once"
