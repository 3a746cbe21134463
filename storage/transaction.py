"""A transaction as `Database.read` and `Database.write` hand it to their work: statements in, rows out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextvars import ContextVar
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")
Fields = Mapping[str, Any]
"""A row of a table or of an answer, by column."""
Notices = list[tuple[str, Any]]
"""Whom to notify of what: topic and news."""


FREE = "(holder IS NULL OR holder = ? OR NOT EXISTS (SELECT 1 FROM processes WHERE id = holder))"
"""Nobody else who lives holds this row; its parameter is our own process."""


ACTING_AS: ContextVar[int] = ContextVar("ACTING_AS", default=0)
"""The process on whose behalf something is written; 0: whichever number this one has now."""


class Cursor(Protocol):
    """What a statement found or changed: both drivers' cursors."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Connection(Protocol):
    """What takes statements: SQLite's own connection, or PostgreSQL's behind a translation."""

    def execute(self, statement: str, values: Sequence[Any], /) -> Cursor: ...

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Cursor: ...


class Transaction:
    """All that is read in it is of one moment; all that is written in it stands or falls together.

    It lives in a thread of the database, and only as long as the work it was handed to.
    """

    def __init__(self, connection: Connection, process: int = 0, lock: str = "") -> None:
        self._connection = connection
        self.process = process  # 0: the only one
        self.lock = lock  # ends a statement whose row no other process may take at the same time
        self.notices: Notices = []

    def run(self, statement: str, *values: Any) -> int:
        """Execute a statement; return the number of rows changed."""
        return self._connection.execute(statement, values).rowcount

    def run_each(self, statement: str, rows: Iterable[tuple[Any, ...]]) -> None:
        """Execute a statement for each row of values."""
        self._connection.executemany(statement, rows)

    def insert(self, statement: str, *values: Any) -> int:
        """Insert one row and return its id; the statement ends in RETURNING id."""
        (row,) = self._connection.execute(statement, values).fetchall()
        return int(row["id"])

    def all(self, statement: str, *values: Any) -> list[Fields]:
        return self._connection.execute(statement, values).fetchall()

    def one(self, statement: str, *values: Any) -> Fields | None:
        """The first row, if there is one."""
        row: Fields | None = self._connection.execute(statement, values).fetchone()
        return row

    def renumber(self, table: str) -> None:
        """Let new rows of a table be numbered after those that were copied with their ids."""
        if (renumber := getattr(self._connection, "renumber", None)) is not None:
            renumber(table)

    def notify(self, topic: str, what: object) -> None:
        """Notify the subscribers of a topic once the transaction is committed."""
        self.notices.append((topic, what))


def struct_of(kind: type[T], row: Fields, *json_columns: str) -> T:
    """A row as a struct with fields of the same names; some columns hold JSON."""
    fields = dict(row)
    for column in json_columns:
        if fields[column] is not None:
            fields[column] = msgspec.json.decode(fields[column])
    return msgspec.convert(fields, kind, strict=False)  # not strict: booleans are stored as 0 and 1


def json_text(value: object) -> str:
    """A value as the JSON that `struct_of` reads."""
    return msgspec.json.encode(value).decode()
