"""The SQLite file: opened, migrated, closed; one writer, one reader."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

T = TypeVar("T")
C = TypeVar("C", bound="Connection")
Work = Callable[[aiosqlite.Connection], Coroutine[Any, Any, T]]
"""Something done with a connection that waits for nothing else."""

News = tuple[str, Any]
"""A table, and what is new in it."""

MIGRATIONS = Path(__file__).parent / "migrations"


PASSING = {  # what keeps a database from being used now, and may not tomorrow
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_PROTOCOL,
}
PASSING_OF_SYSTEM = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.ENOMEM}


class StorageError(Exception):
    """The database cannot be used: one line that says why."""


class Unusable(StorageError):
    """It will not be usable either until a person has mended something."""


class Conflict(Exception):
    """Someone else wrote first; nothing was written."""


class Connection(aiosqlite.Connection):
    """A connection that can do a whole piece of work in its own thread.

    From outside every statement costs a hop to that thread and back, a tenth of a millisecond, and a click
    has dozens of them. All of aiosqlite goes through `_execute`; the library offers no public way to stay
    in the thread, so this is the one place where we look under its lid.
    """

    _home: int | None = None  # the thread, once it has done a piece of work
    news: tuple[News, ...] = ()  # what the transaction under way has written that others wait for

    async def run(self, work: Work[T]) -> T:
        """All of `work` in one hop; in there, the awaits of this connection do not wait."""

        def there() -> T:
            self._home = threading.get_ident()
            return _finished(work(self))

        done: T = await super()._execute(there)  # type: ignore[no-untyped-call]
        return done

    async def ended(self) -> None:
        """Where nothing could be opened, wait for the thread's last words: later there is nobody to hear."""
        await asyncio.to_thread(self._thread.join)

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if threading.get_ident() == self._home:
            return fn(*args, **kwargs)
        return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]


class Reader(Connection):
    """The connection everyone reads by: what is asked from outside is read to its end at once.

    A statement left half read holds the whole connection in the past: others who read meanwhile would not
    see what was written since.
    """

    def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Any:
        if threading.get_ident() == self._home:
            return super().execute(sql, parameters)
        return Fetched(self.execute_fetchall(sql, parameters))


class Fetched:
    """A statement's rows, as a cursor gives them."""

    def __init__(self, reading: Awaitable[Iterable[Any]]) -> None:
        self._reading = reading
        self._rows: Iterator[Any] = iter(())

    async def __aenter__(self) -> Self:
        self._rows = iter(await self._reading)
        return self

    async def __aexit__(self, *error: object) -> None:
        """All is read."""

    def __await__(self) -> Generator[Any, None, Self]:
        return self.__aenter__().__await__()

    async def fetchone(self) -> Any:
        return next(self._rows, None)

    async def fetchall(self) -> list[Any]:
        return list(self._rows)


class Database:
    """One writer connection behind one lock held for the whole transaction; one reader beside it.

    A shared connection would mix transactions silently. `transact` and `read` do a whole piece of work in
    one hop: the way for all that a click does. `write` and `reader` wait statement by statement, for work
    that is rare or waits for other things in between.
    """

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._lock = asyncio.Lock()
        self._wakes: dict[str, Callable[[Any], None]] = {}
        self.reader = reader

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """The database at `path`, made and migrated as needed."""
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            writer = await _connect(path, Connection)
        except (OSError, aiosqlite.Error) as error:
            raise _kind_of(error)(f"cannot open the database {path}: {error}") from error
        try:
            await _migrate(writer)
            reader = await _connect(path, Reader)
            await reader.execute("PRAGMA query_only = ON")
        except (aiosqlite.Error, StorageError) as error:
            await writer.close()
            raise _kind_of(error)(f"cannot use the database {path}: {error}") from error
        return cls(writer, reader)

    def when_written(self, table: str, wake: Callable[[Any], None]) -> None:
        """Wake somebody whenever a transaction has put something new into a table; they are told what."""
        self._wakes[table] = wake

    def _spread(self, news: tuple[News, ...]) -> None:
        for table, what in news:
            if (wake := self._wakes.get(table)) is not None:
                wake(what)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[aiosqlite.Connection]:
        """One transaction: all of it or nothing."""
        async with self._lock:
            done = False
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                self._writer.news = ()
                yield self._writer
                await self._writer.commit()
                done = True
            finally:
                if not done:
                    await self._writer.rollback()
            news = self._writer.news
        self._spread(news)

    async def transact(self, work: Work[T]) -> T:
        """One transaction in one hop: all of it or nothing."""

        async def whole(tx: aiosqlite.Connection) -> tuple[T, tuple[News, ...]]:
            await tx.execute("BEGIN IMMEDIATE")
            self._writer.news = ()
            done = False
            try:
                made = await work(tx)
                await tx.commit()
                done = True
            finally:
                if not done:
                    await tx.rollback()
            return made, self._writer.news

        if self._lock.locked():  # someone writes statement by statement
            async with self._lock:
                made, news = await self._writer.run(whole)
        else:
            made, news = await self._writer.run(whole)  # its thread does one piece after the other
        self._spread(news)
        return made

    async def read(self, work: Work[T]) -> T:
        """Several reads in one hop, all of one moment."""

        async def whole(db: aiosqlite.Connection) -> T:
            await db.execute("BEGIN")
            try:
                return await work(db)
            finally:
                await db.rollback()

        return await self.reader.run(whole)

    async def close(self) -> None:
        async with self._lock:
            await self.reader.close()
            await self._writer.close()


def wrote(tx: aiosqlite.Connection, table: str, what: object) -> None:
    """Something new is in a table: whoever waits for that will be woken once the transaction is whole."""
    assert isinstance(tx, Connection)
    tx.news += ((table, what),)


def _kind_of(error: Exception) -> type[StorageError]:
    """Whether it may pass by itself, such as a full disk."""
    if isinstance(error, sqlite3.Error):  # the extended codes say more in their upper bits
        passing = getattr(error, "sqlite_errorcode", 0) & 0xFF in PASSING
    else:
        passing = isinstance(error, OSError) and error.errno in PASSING_OF_SYSTEM
    return StorageError if passing else Unusable


async def _connect(path: Path | str, kind: type[C]) -> C:
    connection = kind(lambda: sqlite3.connect(path, isolation_level=None), iter_chunk_size=64)
    try:
        await connection
    except aiosqlite.Error:
        await connection.ended()
        raise
    connection.row_factory = aiosqlite.Row
    try:
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "busy_timeout = 2000",  # milliseconds: Discord waits three seconds for a first sign
        ):
            await connection.execute(f"PRAGMA {pragma}")
    except aiosqlite.Error:
        await connection.close()  # its thread would keep the process from ending
        raise
    return connection


async def _migrate(connection: aiosqlite.Connection) -> None:
    """Run the numbered files that have not been run yet, each in one transaction."""
    async with connection.execute("PRAGMA user_version") as cursor:
        row = await cursor.fetchone()
    done = int(row[0]) if row else 0
    files = sorted(MIGRATIONS.glob("[0-9][0-9][0-9]_*.sql"))
    if done > len(files):
        raise Unusable(f"it was written by a newer version (schema {done}, this program has {len(files)})")
    for number, file in enumerate(files, 1):
        if number > done:
            script = file.read_text(encoding="utf-8")
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )


def _finished(work: Coroutine[Any, Any, T]) -> T:
    """What `work` gives; it runs from end to end here and now."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("work in the database's thread may wait for the database alone")
