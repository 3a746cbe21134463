"""The SQLite file: opened, migrated, closed; one writer, one reader."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

import aiosqlite

MIGRATIONS = Path(__file__).parent / "migrations"


class StorageError(Exception):
    """The database cannot be used: one line that says why."""


class Conflict(Exception):
    """Someone else wrote first; nothing was written."""


class Database:
    """One writer connection behind one lock held for the whole transaction; one reader beside it.

    A shared connection would mix transactions silently.
    """

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._lock = asyncio.Lock()
        self.reader = reader

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """The database at `path`, made and migrated as needed."""
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            writer = await _connect(path)
        except (OSError, aiosqlite.Error) as error:
            raise StorageError(f"cannot open the database {path}: {error}") from error
        try:
            await _migrate(writer)
            reader = await _connect(path)
            await reader.execute("PRAGMA query_only = ON")
        except (aiosqlite.Error, StorageError) as error:
            await writer.close()
            raise StorageError(f"cannot use the database {path}: {error}") from error
        return cls(writer, reader)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[aiosqlite.Connection]:
        """One transaction: all of it or nothing."""
        async with self._lock:
            await self._writer.execute("BEGIN IMMEDIATE")
            done = False
            try:
                yield self._writer
                await self._writer.commit()
                done = True
            finally:
                if not done:
                    await self._writer.rollback()

    async def close(self) -> None:
        async with self._lock:
            await self.reader.close()
            await self._writer.close()


async def _connect(path: Path | str) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = aiosqlite.Row
    try:
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "busy_timeout = 5000",
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
        raise StorageError(
            f"it was written by a newer version (schema {done}, this program has {len(files)})"
        )
    for number, file in enumerate(files, 1):
        if number > done:
            script = file.read_text(encoding="utf-8")
            await connection.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )
