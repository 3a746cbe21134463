"""Inspect a PostgreSQL database from outside, and move one, while the bot may be using it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import psycopg

from storage.address import Server
from storage.errors import StorageError
from storage.postgresql import READ
from storage.postgresql_link import Link, Translating, connect, explained, prepare
from storage.postgresql_link import version as version_of
from storage.transaction import Transaction

MOVING = 0x6D6F7665  # the number of the lock held by whoever moves a database here


def schema_of(server: Server) -> int:
    """Return how many migrations a database has seen."""
    with _connected(server) as link:
        return version_of(link)


def try_writing(server: Server) -> None:
    """Make a table and take it back; a StorageError if that cannot be done."""
    with _connected(server) as link:
        link.execute("BEGIN")
        link.execute("CREATE TABLE a_trial_of_writing (x BIGINT)")
        link.execute("ROLLBACK")


@contextmanager
def reading(server: Server) -> Iterator[Transaction]:
    """Read a database as it is at this moment."""
    with _connected(server) as link:
        link.execute(READ)
        yield Transaction(Translating(link))
        link.execute("ROLLBACK")


@contextmanager
def read_locked(server: Server, tables_of: Callable[[int], list[str]]) -> Iterator[tuple[Transaction, int]]:
    """Read a database that nobody writes to meanwhile."""
    with _connected(server) as link:
        version = version_of(link)
        link.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
        if names := tables_of(version):
            link.execute(f"LOCK TABLE {', '.join(names)} IN SHARE MODE".encode())
        yield Transaction(Translating(link)), version
        link.execute("ROLLBACK")


@contextmanager
def empty(server: Server, names: list[str]) -> Iterator[Transaction]:
    """A migrated database without rows, committed if all goes well."""
    prepare(server)
    with _connected(server) as link:
        link.execute("BEGIN")
        row = link.execute("SELECT pg_try_advisory_xact_lock($1) AS free", (MOVING,)).fetchone()
        if row is None or not row["free"]:
            raise StorageError(f"something is being moved to {server} already; wait until that is done")
        for name in names:
            if link.execute(f"SELECT 1 FROM {name} LIMIT 1".encode()).fetchone():
                raise StorageError(f"{server} is not empty (there are {name}); name an empty database")
        yield Transaction(Translating(link))
        link.execute("COMMIT")


@contextmanager
def _connected(server: Server) -> Iterator[Link]:
    with closing(connect(server)) as link:
        try:
            yield link
        except psycopg.Error as error:
            raise explained(error, f"{server}") from error
