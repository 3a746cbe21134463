"""PostgreSQL: a few connections of each process; transactions are as if one came after the other.

A transaction that would not be (another one wrote what it read) is refused by the server, and its work is run
again from the beginning: it reads what is there now and judges anew. The caller notices nothing.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import psycopg
from psycopg import errors

from storage.address import Server
from storage.attendance import Attendance, news_of
from storage.errors import StorageError
from storage.news import News
from storage.postgresql_link import Link, Translating, connect, explained, prepare
from storage.transaction import ACTING_AS, Notices, Transaction

T = TypeVar("T")

WRITERS, READERS = 4, 2  # connections of a process
TRIES = 30  # of a transaction that others came before
BESIDE_OTHERS = 5  # of these, while others write too; then it lets nobody else begin
SAME_MOMENT = 3  # of these, where a key was taken that was free when it was looked at
LONGEST_PAUSE = 0.05  # seconds between two of these

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITE = "BEGIN ISOLATION LEVEL SERIALIZABLE"
ALONE = f"{WRITE}; LOCK TABLE processes IN ACCESS EXCLUSIVE MODE"  # the table that whoever writes reads first
BEATEN = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)


class PostgresStore:
    """Reads do not wait behind writes: each have connections of their own."""

    shared = True

    def __init__(self, attendance: Attendance, writers: _Pool, readers: _Pool) -> None:
        self._attendance = attendance
        self._writers = writers
        self._readers = readers

    @property
    def process(self) -> int:
        return self._attendance.process

    @property
    def evicted(self) -> asyncio.Event:
        return self._attendance.evicted

    async def read(self, work: Callable[[Transaction], T]) -> T:
        made, _ = await self._readers.run(work)
        return made

    async def write(self, work: Callable[[Transaction], T]) -> tuple[T, Notices]:
        return await self._writers.run(work)

    def keep_place(self, slot: int) -> None:
        self._attendance.keep_place(slot)

    async def size(self) -> int:  # seam: asked for by the host, not by a click
        query = "SELECT pg_database_size(current_database()) AS bytes"
        return int((await self.read(lambda tx: tx.all(query)))[0]["bytes"])

    async def close(self) -> None:  # seam: nothing is under way any more
        await self._attendance.end()
        await self._readers.close()
        await self._writers.close()


async def open_store(server: Server, news: News) -> PostgresStore:  # seam: nothing is under way yet
    """Connect to a server's database, and migrate it as needed; join the processes that use it."""
    await asyncio.to_thread(prepare, server)
    attendance = Attendance(server, news)
    try:
        await attendance.begin()
    except psycopg.Error as error:
        raise explained(error, f"cannot use the database {server}") from error
    return PostgresStore(
        attendance, _Pool(attendance, server, WRITE, WRITERS), _Pool(attendance, server, READ, READERS)
    )


class _Pool:
    """Threads with a connection each; one that is lost is opened anew when it is next needed."""

    def __init__(self, attendance: Attendance, server: Server, begin: str, size: int) -> None:
        self._attendance = attendance
        self._server = server
        self._begin = begin
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="postgresql")
        self._idle: deque[Link] = deque()
        self._closed = False

    async def run(self, work: Callable[[Transaction], T]) -> tuple[T, Notices]:
        if self._closed:
            raise StorageError("the database is closed")
        process = ACTING_AS.get() or self._attendance.process
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._transact, work, process)

    async def close(self) -> None:  # seam: nothing is under way any more
        """Finish what is under way, then close the connections."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        while self._idle:
            self._idle.pop().close()

    def _transact(self, work: Callable[[Transaction], T], process: int) -> tuple[T, Notices]:
        """Run work as a transaction, again and again while others come before it."""
        for left in reversed(range(TRIES)):
            link = self._take()
            try:
                return self._once(link, work, process, alone=left < TRIES - BESIDE_OTHERS)
            except psycopg.Error as error:
                if not left or not (isinstance(error, BEATEN) or link.broken) or _is_taken(error, left):
                    raise explained(error) from error
            finally:
                self._put_back(link)
            time.sleep(random.uniform(0, LONGEST_PAUSE))
        raise AssertionError("the last try returns or raises")

    def _once(
        self, link: Link, work: Callable[[Transaction], T], process: int, *, alone: bool
    ) -> tuple[T, Notices]:
        writes = self._begin is WRITE
        tx = Transaction(Translating(link), process, " FOR UPDATE SKIP LOCKED" if writes else "")
        try:
            if writes:
                _begin_alive(link, process, ALONE if alone else WRITE)
            else:
                link.execute(self._begin)
            made = work(tx)
            if tx.notices:
                news = news_of(process, tx.notices)
                link.execute("SELECT pg_notify($1, $2)", (self._attendance.channel, news))
        except BaseException:
            with suppress(psycopg.Error):
                link.execute("ROLLBACK")  # seam: nothing was written
            raise
        try:
            link.execute("COMMIT")
        except BEATEN:
            raise
        except psycopg.Error as error:  # it may be written or not: whoever asked must look
            raise explained(error) from error
        return made, tx.notices

    def _take(self) -> Link:
        with suppress(IndexError):
            return self._idle.pop()
        return connect(self._server)

    def _put_back(self, link: Link) -> None:
        if link.broken or link.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
            link.close()
        else:
            self._idle.append(link)


def _begin_alive(link: Link, process: int, begin: str) -> None:  # seam: writes nothing
    """Refuse to write for a process that was taken for dead: others go on with what it held."""
    begun = link.execute(f"{begin}; SELECT 1 FROM processes WHERE id = {process}".encode(), prepare=False)
    while begun.nextset():
        continue
    if begun.fetchone() is None:
        raise StorageError("this process was taken for dead while it did this; it is done by another")


def _is_taken(error: psycopg.Error, left: int) -> bool:
    """Whether a key is taken for good, and not by a transaction of the same moment that was not seen yet."""
    return isinstance(error, errors.UniqueViolation) and left < TRIES - SAME_MOMENT
