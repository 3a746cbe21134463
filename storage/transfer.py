"""Move everything from SQLite to PostgreSQL or back, and check that it arrived."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from storage import schema, sqlite
from storage.address import Address, Server
from storage.errors import StorageError
from storage.transaction import Transaction

AT_ONCE = 500  # rows
OF_THE_MOMENT = ("processes",)
"""Tables that say which processes run now: they stay where they are."""


class SqlTable(Struct, frozen=True):
    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


@contextmanager
def moving(source: Address, target: Address) -> Iterator[tuple[Transaction, dict[str, int]]]:
    """Copy all rows into an empty database; yield it, for more checks, and the number of rows by table.

    Nothing is written to the source meanwhile, and the target is complete when this ends well, else empty.
    """
    with _read_locked(source) as (before, version), _empty(target, version) as after:
        yield after, {table.name: _copy(before, after, table) for table in tables(version)}


def tables(version: int) -> list[SqlTable]:
    """The tables of a schema; those that others refer to come first."""
    with closing(sqlite.connect(":memory:")) as db:
        schema.migrate(db, version)
        names = [row["name"] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        refers = {
            name: {row["table"] for row in db.execute(f"PRAGMA foreign_key_list({name})")} for name in names
        }
        found: list[SqlTable] = []
        while len(found) < len(names):
            there = {table.name for table in found}
            found += [_table(db, name) for name in names if name not in there and refers[name] <= there]
    return [table for table in found if table.name not in OF_THE_MOMENT]


def _table(db: sqlite3.Connection, name: str) -> SqlTable:
    columns = db.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((column["pk"], column["name"]) for column in columns if column["pk"])
    return SqlTable(name, tuple(column["name"] for column in columns), tuple(column for _, column in key))


def _copy(source: Transaction, target: Transaction, table: SqlTable) -> int:
    """Copy a table; a StorageError if it is not the same afterwards."""
    marks = ", ".join("?" for _ in table.columns)
    insert = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})"
    count, print_of_source = 0, 0
    for rows in pages(source, table):
        target.run_each(insert, rows)
        count += len(rows)
        print_of_source += sum(map(_print, rows))
    arrived = [row for rows in pages(target, table) for row in map(_print, rows)]
    if (len(arrived), sum(arrived)) != (count, print_of_source):
        raise StorageError(f"{table.name} did not arrive as it was; nothing is kept of the copy")
    if "id" in table.key:
        target.renumber(table.name)
    return count


def pages(tx: Transaction, table: SqlTable) -> Iterator[list[tuple[Any, ...]]]:
    """All rows of a table, some at once, by its key."""
    key, marks = ", ".join(table.key), ", ".join("?" for _ in table.key)
    columns, last = ", ".join(table.columns), None
    while True:
        after = f"WHERE ({key}) > ({marks})" if last else ""
        query = f"SELECT {columns} FROM {table.name} {after} ORDER BY {key} LIMIT {AT_ONCE}"
        rows = tx.all(query, *(last or ()))
        if not rows:
            return
        last = tuple(rows[-1][column] for column in table.key)
        yield [tuple(row[column] for column in table.columns) for row in rows]


def _print(row: tuple[Any, ...]) -> int:
    return int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(row)).digest())


def _names(version: int) -> list[str]:
    return [table.name for table in tables(version)]


@contextmanager
def _read_locked(source: Address) -> Iterator[tuple[Transaction, int]]:
    """Read a database that nobody writes to meanwhile."""
    if isinstance(source, Server):
        from storage import server_keeping

        with server_keeping.read_locked(source, _names) as found:
            yield found
        return
    if not source.exists():
        raise StorageError(f"there is no database {source}")
    try:
        with closing(sqlite.connect(source)) as db:
            db.execute("BEGIN IMMEDIATE")
            yield Transaction(db), schema.version(db)
            db.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise StorageError(f"{source}: {error}") from error


@contextmanager
def _empty(target: Address, version: int) -> Iterator[Transaction]:
    """A new database, kept if all goes well."""
    if isinstance(target, Server):
        from storage import server_keeping

        if version != schema.newest():
            raise StorageError("it is of an older version; start this version with it once, then move it")
        with server_keeping.empty(target, _names(version)) as tx:
            yield tx
        return
    with _new_file(target) as part, closing(sqlite.connect(part)) as db:
        schema.migrate(db, version)
        db.execute("BEGIN")
        yield Transaction(db)
        db.execute("COMMIT")
        schema.migrate(db)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file that gets its name when it is complete."""
    part = target.with_name(f"{target.name}.part")
    if target.exists():
        raise StorageError(f"{target} exists already; name another file")
    with ExitStack() as cleaning:
        try:
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds people's secrets
            cleaning.callback(part.unlink, missing_ok=True)
            yield part
            part.replace(target)
        except FileExistsError as error:
            raise StorageError(f"{part} is there: another copy is under way, or remove it") from error
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{target} could not be written: {error}") from error
