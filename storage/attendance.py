"""Several processes at one PostgreSQL: heartbeats, and notifications from one to all.

A process holds what it took up (letters, deadlines, its share of the shards) as long as its row in
`processes` is there. It renews the row every few seconds. Whoever finds a row that was not renewed deletes it
and tells everyone to look: from then on what the dead one held is free, and what it still tries to write is
refused. Its number, the fence, is never given again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any

import psycopg
from psycopg.rows import tuple_row

from storage import schema
from storage.address import Server
from storage.news import MISSED, News
from storage.postgresql_link import NOW, WATCHFUL

log = logging.getLogger(__name__)

SOON = 0.5  # seconds until the next try to reach the server
LONGEST_NEWS = 7000  # bytes; the server takes 8000

LOOK = '[0, [["missed", null]]]'  # news for everyone
JOIN = (
    f"INSERT INTO processes (slot, schema, until) VALUES (%s, %s, {NOW} + %s)"
    " ON CONFLICT (slot) WHERE slot IS NOT NULL DO NOTHING RETURNING id"
)
BEAT_ONCE = f"UPDATE processes SET until = {NOW} + %s WHERE id = %s RETURNING id"
BURY = f"DELETE FROM processes WHERE until < {NOW} RETURNING id"


class Attendance:
    """One connection, served by the event loop: heartbeats go out on it, notifications come in."""

    lease = 12.0  # seconds without a sign of life after which a process is taken for dead
    beat = 3.0  # seconds between two signs of life

    def __init__(self, server: Server, news: News) -> None:
        self._server = server
        self._news = news
        self.process = 0
        self.evicted = asyncio.Event()
        self._slot: int | None = None  # its share of the shards
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Join the other processes, and send heartbeats from now on."""
        self._link = await self._connect()
        try:
            self.channel = await _channel(self._link)
            await self._join(self._link)
        except BaseException:
            await self._link.close()
            raise
        self._task = asyncio.create_task(self._stay())

    def keep_place(self, slot: int) -> None:
        """Remember which share of the shards this process has, for when it must join anew."""
        self._slot = slot

    async def end(self) -> None:
        """Leave: what this process holds is free at once."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            await self._link.close()
            await self._leave()

    async def _stay(self) -> None:
        while True:
            try:
                await self._attend(self._link)
            except psycopg.Error as error:
                log.warning("the database does not answer: %s", " ".join(str(error).split()))
            await self._link.close()
            await asyncio.sleep(SOON)
            with suppress(psycopg.Error):
                self._link = await self._connect()

    async def _attend(self, link: psycopg.AsyncConnection[Any]) -> None:
        """Listen, and send a heartbeat every few seconds; after a gap, notify every subscriber here."""
        await link.execute(f'LISTEN "{self.channel}"'.encode())
        loop = asyncio.get_running_loop()
        patient_until = loop.time() + self.lease  # after an outage the others need time to come back, too
        await self._beat(link)
        self._news.tell(MISSED, None)
        while True:
            async for news in link.notifies(timeout=self.beat):
                self._hear(news.payload)
            await self._beat(link)
            if loop.time() > patient_until:
                await self._bury(link)

    def _hear(self, payload: str) -> None:
        process, news = json.loads(payload)
        if process != self.process:
            for topic, what in news:
                self._news.tell(topic, what)

    async def _beat(self, link: psycopg.AsyncConnection[Any]) -> None:
        row = await (await link.execute(BEAT_ONCE, (self.lease, self.process))).fetchone()
        if row is not None:
            return
        log.warning("this process was taken for dead, and joins anew")
        await self._join(link)
        self._news.tell(MISSED, None)

    async def _join(self, link: psycopg.AsyncConnection[Any]) -> None:
        row = await (await link.execute(JOIN, (self._slot, schema.newest(), self.lease))).fetchone()
        if row is None:  # somebody else has our share of the shards
            self._slot = None
            self.evicted.set()
            await self._join(link)
            return
        self.process = row[0]

    async def _bury(self, link: psycopg.AsyncConnection[Any]) -> None:
        dead = [row[0] for row in await (await link.execute(BURY)).fetchall()]
        if dead:
            log.warning("process %s gave no sign of life; others go on with what it held", dead)
            await link.execute("SELECT pg_notify(%s, %s)", (self.channel, LOOK))

    async def _leave(self) -> None:
        with suppress(psycopg.Error):
            async with await self._connect() as link:
                await link.execute("DELETE FROM processes WHERE id = %s", (self.process,))
                await link.execute("SELECT pg_notify(%s, %s)", (self.channel, LOOK))

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(
            self._server.url,
            autocommit=True,
            row_factory=tuple_row,
            application_name="bathysphere news",
            **WATCHFUL,
        )


async def _channel(link: psycopg.AsyncConnection[Any]) -> str:
    row = await (await link.execute("SELECT current_schema()")).fetchone()
    return f"bathysphere {row[0] if row else ''}"


def news_of(process: int, notices: list[tuple[str, Any]]) -> str:
    """What other processes are told of a transaction."""
    told = json.dumps([process, sorted(set(notices), key=str)])
    return told if len(told) < LONGEST_NEWS else json.dumps([process, [["missed", None]]])
