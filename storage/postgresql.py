"""PostgreSQL: a few connections of each process; transactions are as if one came after the other.

A transaction that would not be (another one wrote what it read) is refused by the server, and its work is run
again from the beginning: it reads what is there now and judges anew. The caller notices nothing.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from storage import dialect, schema
from storage.address import Server
from storage.errors import StorageError, Unusable
from storage.transaction import Answer, Notices, Transaction

try:
    import psycopg
except ModuleNotFoundError as error:
    raise Unusable("PostgreSQL needs its driver: pip install 'bathysphere[postgresql]'") from error
from psycopg import errors
from psycopg.adapt import AdaptersMap, Dumper
from psycopg.rows import dict_row
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumperUnknown

T = TypeVar("T")
Row = dict[str, Any]
Link = psycopg.Connection[Row]

WRITERS, READERS = 4, 2  # connections of a process
TRIES = 30  # of a transaction that others came before; some transaction always gets through
SAME_MOMENT = 3  # of these, where a key was taken that was free when it was looked at
LONGEST_PAUSE = 0.05  # seconds between two of these
CONNECT_SECONDS = 5
OLDEST = 14  # the oldest version of the server that is looked after by its makers
MIGRATING = 0x62617468  # the number of the lock held by whoever migrates

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITE = "BEGIN ISOLATION LEVEL SERIALIZABLE"
BEATEN = (errors.SerializationFailure, errors.DeadlockDetected, errors.UniqueViolation)
TRANSIENT = ("08", "40", "53", "55", "57", "58")  # classes of errors that may go away without anybody's doing
NOT_YET = ("starting up", "shutting down", "recovery", "too many", "connection slots")


class PostgresStore:
    """Reads do not wait behind writes: each have connections of their own."""

    def __init__(self, writers: _Pool, readers: _Pool) -> None:
        self._writers = writers
        self._readers = readers

    async def read(self, work: Callable[[Transaction], T]) -> T:
        made, _ = await self._readers.run(work)
        return made

    async def write(self, work: Callable[[Transaction], T]) -> tuple[T, Notices]:
        return await self._writers.run(work)

    async def size(self) -> int:  # seam: asked for by the host, not by a click
        query = "SELECT pg_database_size(current_database()) AS bytes"
        return int((await self.read(lambda tx: tx.all(query)))[0]["bytes"])

    async def close(self) -> None:  # seam: nothing is under way any more
        await self._readers.close()
        await self._writers.close()


async def open_store(server: Server) -> PostgresStore:  # seam: nothing is under way yet
    """Connect to a server's database; migrate it as needed."""
    await asyncio.to_thread(prepare, server)
    return PostgresStore(_Pool(server, WRITE, WRITERS), _Pool(server, READ, READERS))


class _Pool:
    """Threads with a connection each; one that is lost is opened anew when it is next needed."""

    def __init__(self, server: Server, begin: str, size: int) -> None:
        self._server = server
        self._begin = begin
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="postgresql")
        self._idle: deque[Link] = deque()
        self._closed = False

    async def run(self, work: Callable[[Transaction], T]) -> tuple[T, Notices]:
        if self._closed:
            raise StorageError("the database is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._transact, work)

    async def close(self) -> None:  # seam: nothing is under way any more
        """Finish what is under way, then close the connections."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        while self._idle:
            self._idle.pop().close()

    def _transact(self, work: Callable[[Transaction], T]) -> tuple[T, Notices]:
        """Run work as a transaction, again and again while others come before it."""
        for left in reversed(range(TRIES)):
            link = self._take()
            try:
                return self._once(link, work)
            except psycopg.Error as error:
                if not left or not (isinstance(error, BEATEN) or link.broken) or _is_taken(error, left):
                    raise explained(error) from error
            finally:
                self._put_back(link)
            time.sleep(random.uniform(0, LONGEST_PAUSE))
        raise AssertionError("the last try returns or raises")

    def _once(self, link: Link, work: Callable[[Transaction], T]) -> tuple[T, Notices]:
        link.execute(self._begin)
        tx = Transaction(Translating(link))
        try:
            made = work(tx)
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


class Translating:
    """A connection that is spoken to in SQLite's words."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Answer:
        return self._link.execute(dialect.statement(statement).encode(), values)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Answer:
        cursor = self._link.cursor()
        cursor.executemany(dialect.statement(statement).encode(), rows)
        return cursor

    def renumber(self, table: str) -> None:
        """Let new rows be numbered after those that were copied with their numbers."""
        self._link.execute(dialect.RENUMBER.format(table=table).encode())


class _Flag(Dumper):
    """A boolean, stored as 0 or 1 as SQLite does."""

    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


class _Text(StrDumperUnknown):
    """Text; PostgreSQL keeps no NUL in it."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\ufffd") if "\0" in obj else obj)


ADAPTERS = AdaptersMap(psycopg.adapters)
ADAPTERS.register_dumper(bool, _Flag)
ADAPTERS.register_dumper(int, Int8Dumper)
ADAPTERS.register_dumper(str, _Text)


def connect(server: Server) -> Link:
    """Connect with explicit transactions and with rows that are read by column name."""
    try:
        link = psycopg.Connection.connect(
            server.url,
            autocommit=True,
            row_factory=dict_row,
            cursor_factory=psycopg.RawCursor,
            context=_Context(),
            connect_timeout=CONNECT_SECONDS,
            application_name="bathysphere",
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
            tcp_user_timeout=10_000,
        )
    except psycopg.Error as error:
        raise explained(error, f"cannot use the database {server}") from error
    version = link.info.server_version // 10000
    if version < OLDEST:
        link.close()
        raise Unusable(f"{server} is PostgreSQL {version}; {OLDEST} or newer is needed")
    return link


class _Context:
    """How values are written and read by every connection."""

    adapters = ADAPTERS
    connection = None


def prepare(server: Server) -> None:  # seam: nothing is under way yet
    """Migrate a database; of several processes that start at once, one does."""
    link = connect(server)
    try:
        link.execute("BEGIN")
        link.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})".encode())
        if not (seen := version(link)):
            for part in dialect.LIKE_SQLITE:
                link.execute(part.encode())
        for number, script in schema.missing(seen):
            for part in dialect.migration(number, script):
                link.execute(part.encode())
            link.execute("UPDATE schema_version SET version = $1", (number,))
        link.execute("COMMIT")
    except psycopg.Error as error:
        raise explained(error, f"cannot use the database {server}") from error
    except StorageError as error:
        raise type(error)(f"cannot use the database {server}: {error}") from error
    finally:
        link.close()


def version(link: Link) -> int:  # seam: reads only
    """How many migrations a database has seen."""
    row = link.execute("SELECT to_regclass('schema_version') IS NULL AS is_new").fetchone()
    if row is None or row["is_new"]:
        return 0
    row = link.execute("SELECT version FROM schema_version").fetchone()
    return int(row["version"]) if row else 0


def _is_taken(error: psycopg.Error, left: int) -> bool:
    """Whether a key is taken for good, and not by a transaction of the same moment that was not seen yet."""
    return isinstance(error, errors.UniqueViolation) and left < TRIES - SAME_MOMENT


def explained(error: psycopg.Error, what: str = "the database did not answer") -> StorageError:
    """What went wrong, in one line."""
    return _kind_of(error)(f"{what}: {_line(error)}")


def _kind_of(error: psycopg.Error) -> type[StorageError]:
    """Tell a transient error, such as a full disk, from one that needs somebody to act."""
    if error.sqlstate is not None:
        return StorageError if error.sqlstate.startswith(TRANSIENT) else Unusable
    refused = "FATAL" in str(error) and not any(word in str(error) for word in NOT_YET)
    return Unusable if refused or isinstance(error, psycopg.ProgrammingError) else StorageError


def _line(error: psycopg.Error) -> str:
    """What the server or the driver says, in one line."""
    return " ".join((error.diag.message_primary or str(error)).split())
