"""SQLite: one file, one connection that writes and one that reads."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from storage import schema
from storage.errors import StorageError, Unusable
from storage.transaction import Notices, Transaction

T = TypeVar("T")

BUSY = 2.0  # seconds to wait for another process that writes; Discord allows three for a first answer

TRANSIENT = {  # SQLite's codes for errors that may go away without anybody's doing
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_PROTOCOL,
}
TRANSIENT_OF_SYSTEM = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.ENOMEM}


class SqliteStore:
    """Each connection has a thread of its own (aiosqlite's), which runs one transaction at a time."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._path = path
        self._writer = writer
        self._reader = reader
        self.shared = False
        self.process = 0
        self.evicted = asyncio.Event()

    async def read(self, work: Callable[[Transaction], T]) -> T:
        made, _ = await _run(self._reader, "BEGIN", work)
        return made

    async def write(self, work: Callable[[Transaction], T]) -> tuple[T, Notices]:
        return await _run(self._writer, "BEGIN IMMEDIATE", work)

    def keep_place(self, slot: int) -> None:
        """Nothing to keep: no other process shares the shards."""

    async def size(self) -> int:  # seam: asked for by the host, not by a click
        files = [self._path, self._path.with_name(f"{self._path.name}-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    async def close(self) -> None:  # seam: nothing is under way any more
        try:
            await self._reader.close()
        finally:
            await self._writer.close()


async def open_store(path: Path) -> SqliteStore:  # seam: nothing is under way yet
    """Open the database at `path`; create and migrate it as needed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = await _connected(lambda: for_writing(path))
    except (OSError, sqlite3.Error) as error:
        raise _kind_of(error)(f"cannot open the database {path}: {error}") from error
    except StorageError as error:
        raise type(error)(f"cannot use the database {path}: {error}") from error
    try:
        reader = await _connected(lambda: _for_reading(path))
    except BaseException as error:
        await writer.close()
        if not isinstance(error, sqlite3.Error):
            raise
        raise _kind_of(error)(f"cannot use the database {path}: {error}") from error
    return SqliteStore(path, writer, reader)


async def _run(
    connection: aiosqlite.Connection, begin: str, work: Callable[[Transaction], T]
) -> tuple[T, Notices]:
    """Run one transaction in the connection's thread; return its result and its notifications."""

    def transaction() -> tuple[T, Notices]:
        sqlite = connection._conn
        sqlite.execute(begin)
        try:
            tx = Transaction(sqlite)
            made = work(tx)
            sqlite.commit()
        finally:
            if sqlite.in_transaction:
                sqlite.rollback()
        return made, tx.notices

    try:
        # aiosqlite has no public way to run a function in its thread; its version is bounded for this line.
        done: tuple[T, Notices] = await connection._execute(transaction)  # type: ignore[no-untyped-call]
    except sqlite3.Error as error:
        raise _kind_of(error)(f"the database did not answer: {error}") from error
    except ValueError as error:
        if connection._connection is not None:
            raise
        raise StorageError("the database is closed") from error
    return done


def _kind_of(error: Exception) -> type[StorageError]:
    """Tell a transient error, such as a full disk, from one that needs somebody to act."""
    if isinstance(error, sqlite3.Error):  # the extended codes say more in their upper bits
        transient = getattr(error, "sqlite_errorcode", 0) & 0xFF in TRANSIENT
    else:
        transient = isinstance(error, OSError) and error.errno in TRANSIENT_OF_SYSTEM
    return StorageError if transient else Unusable


# seam: nothing is under way yet
async def _connected(connector: Callable[[], sqlite3.Connection]) -> aiosqlite.Connection:
    connection = aiosqlite.Connection(connector, iter_chunk_size=64)
    try:
        return await connection
    except BaseException:
        await asyncio.to_thread(connection._thread.join)  # else it would report to a closed loop
        raise


def for_writing(path: Path) -> sqlite3.Connection:
    """Connect to the file, and run the migrations it has not seen."""
    sqlite = connect(path)
    try:
        sqlite.execute("PRAGMA journal_mode = WAL")
        sqlite.execute("PRAGMA secure_delete = ON")  # of whoever is deleted nothing stays in the file
        sqlite.execute("PRAGMA synchronous = FULL")
        sqlite.execute("PRAGMA foreign_keys = ON")
        schema.migrate(sqlite)
    except BaseException:
        sqlite.close()
        raise
    return sqlite


def _for_reading(path: Path) -> sqlite3.Connection:
    sqlite = connect(path)
    sqlite.execute("PRAGMA query_only = ON")
    return sqlite


def connect(path: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    """Connect with explicit transactions and with rows that are read by column name."""
    sqlite = sqlite3.connect(path, uri=uri, isolation_level=None, timeout=BUSY)
    sqlite.row_factory = sqlite3.Row
    return sqlite
