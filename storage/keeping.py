"""Back up and inspect the database file from outside, while the bot may be using it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import ModuleType

from storage import schema, transfer
from storage.address import Address, Server
from storage.errors import StorageError
from storage.sqlite import connect
from storage.transaction import Transaction

PATIENCE = 5.0  # seconds for the running bot to finish a transaction


def is_there(where: Address) -> bool:
    """Whether a database was made there; a server is asked only when it is used."""
    return isinstance(where, Server) or where.exists()


def schema_of(path: Address) -> int:
    """Return how many migrations a database has seen."""
    if isinstance(path, Server):
        return int(_server().schema_of(path))
    with _explained(path), closing(_read_only(path)) as db:
        return schema.version(db)


def flaws(path: Address) -> list[str]:
    """Return what SQLite finds wrong with the file; empty if it is sound. A server looks after its own."""
    if isinstance(path, Server):
        return []
    with _explained(path), closing(_read_only(path)) as db:
        return [row[0] for row in db.execute("PRAGMA quick_check(5)") if row[0] != "ok"]


def try_writing(path: Address) -> None:
    """Take the write lock and give it back; a StorageError if that cannot be done."""
    if isinstance(path, Server):
        _server().try_writing(path)
        return
    rw = _uri(path, "rw")
    connection = sqlite3.connect(rw, uri=True, timeout=PATIENCE, isolation_level=None)
    with _explained(path), closing(connection) as db:
        db.execute("BEGIN IMMEDIATE")
        db.execute("CREATE TABLE a_trial_of_writing (x)")
        db.execute("ROLLBACK")


def back_up(database: Address, target: Path) -> int:
    """Copy a database in use to a file; return its size. The file appears only when it is complete."""
    if isinstance(database, Server):
        with transfer.moving(database, target):
            pass
        return target.stat().st_size
    if target.exists():
        raise StorageError(f"{target} exists already; name another file")
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))  # it holds people's secrets
        _copy(database, part)
        if found := flaws(part):
            raise StorageError(f"the copy is not sound: {found[0]}")
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{database} could not be copied to {target}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


@contextmanager
def reading(path: Address) -> Iterator[Transaction]:
    """Open the database for reading; an older schema is migrated in a copy, never in place."""
    if isinstance(path, Server) and schema_of(path) == schema.newest():
        with _server().reading(path) as tx:
            yield tx
        return
    if isinstance(path, Server):
        with _copied(path) as tx:
            yield tx
        return
    if not path.exists():
        raise StorageError(f"there is no database {path}")
    with tempfile.TemporaryDirectory(prefix="bathysphere-") as folder:
        if schema_of(path) == schema.newest():
            sqlite = connect(_uri(path, "ro"), uri=True)
        else:
            copy = Path(folder) / "copy.db"
            back_up(path, copy)
            sqlite = connect(copy)
        with _explained(path), closing(sqlite):
            schema.migrate(sqlite)
            sqlite.execute("BEGIN")
            yield Transaction(sqlite)


@contextmanager
def _copied(server: Server) -> Iterator[Transaction]:
    with tempfile.TemporaryDirectory(prefix="bathysphere-") as folder:
        back_up(server, copy := Path(folder) / "copy.db")
        with reading(copy) as tx:
            yield tx


def _server() -> ModuleType:
    """Import what works on a server: for a file its driver is not needed."""
    from storage import server_keeping

    return server_keeping


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turn what SQLite says into a StorageError that names the file."""
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(f"{path}: {error}") from error


def _copy(database: Path, target: Path) -> None:
    with closing(_read_only(database)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it


def _read_only(path: Path) -> sqlite3.Connection:
    try:
        return sqlite3.connect(_uri(path, "ro"), uri=True, timeout=PATIENCE)
    except sqlite3.Error as error:
        raise StorageError(f"cannot open the database {path}: {error}") from error


def _uri(path: Path, mode: str) -> str:
    return f"{path.resolve().as_uri()}?mode={mode}"
