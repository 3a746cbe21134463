"""Open, migrate, read, write and close the SQLite database."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

from storage import schema
from storage.errors import Conflict, StorageError, Unusable
from storage.transaction import Transaction

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate[Transaction, P], T]
"""A plain function that is handed a transaction. It runs in the database's thread, so it awaits nothing."""

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


__all__ = ["Conflict", "Database", "StorageError", "Unusable"]


class Database:
    """Two verbs, `read` and `write`. Each runs one piece of work as one transaction, in one hop.

    One connection writes and one reads, each with a thread of its own (aiosqlite's). A statement sent from
    the event loop costs a hop to that thread and back, a tenth of a millisecond, and a click needs dozens of
    statements; so functions are sent instead. A thread runs one at a time: that keeps transactions apart.
    """

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._subscribers: dict[str, Callable[[Any], None]] = {}

    @classmethod
    async def open(cls, path: Path | str) -> Self:  # seam: nothing is under way yet
        """Open the database at `path`; create and migrate it as needed."""
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            writer = await _connected(lambda: _for_writing(path))
        except (OSError, sqlite3.Error) as error:
            raise _kind_of(error)(f"cannot open the database {path}: {error}") from error
        except StorageError as error:
            raise type(error)(f"cannot use the database {path}: {error}") from error
        try:
            reader = await _connected(lambda: _for_reading(path))
        except sqlite3.Error as error:
            await writer.close()
            raise _kind_of(error)(f"cannot use the database {path}: {error}") from error
        return cls(writer, reader)

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work(tx, *args)` in one transaction, so that all it reads is consistent."""
        made, _ = await _run(self._reader, "BEGIN", lambda tx: work(tx, *args, **kwargs))
        return made

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work(tx, *args)` and commit; if it raises, nothing is written."""
        made, notices = await _run(self._writer, "BEGIN IMMEDIATE", lambda tx: work(tx, *args, **kwargs))
        for topic, what in notices:
            if (notify := self._subscribers.get(topic)) is not None:
                notify(what)
        return made

    def subscribe(self, topic: str, notify: Callable[[Any], None]) -> None:
        """Call `notify` after each commit of a transaction that notified this topic."""
        self._subscribers[topic] = notify

    async def close(self) -> None:  # seam: nothing is under way any more
        await self._reader.close()
        await self._writer.close()


async def _run(
    connection: aiosqlite.Connection, begin: str, work: Callable[[Transaction], T]
) -> tuple[T, list[tuple[str, Any]]]:
    """Run one transaction in the connection's thread; return its result and its notifications."""

    def transaction() -> tuple[T, list[tuple[str, Any]]]:
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
        done: tuple[T, list[tuple[str, Any]]] = await connection._execute(transaction)  # type: ignore[no-untyped-call]
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


def _for_writing(path: Path | str) -> sqlite3.Connection:
    sqlite = connect(path)
    try:
        sqlite.execute("PRAGMA journal_mode = WAL")
        sqlite.execute("PRAGMA synchronous = FULL")
        sqlite.execute("PRAGMA foreign_keys = ON")
        schema.migrate(sqlite)
    except BaseException:
        sqlite.close()
        raise
    return sqlite


def _for_reading(path: Path | str) -> sqlite3.Connection:
    sqlite = connect(path)
    sqlite.execute("PRAGMA query_only = ON")
    return sqlite


def connect(path: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    """Connect with explicit transactions and with rows that are read by column name."""
    sqlite = sqlite3.connect(path, uri=uri, isolation_level=None, timeout=BUSY)
    sqlite.row_factory = sqlite3.Row
    return sqlite
