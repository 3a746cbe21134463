"""A connection to PostgreSQL: how it is opened, how values are written, what its errors mean, its schema."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from storage import dialect, schema
from storage.address import Server
from storage.errors import StorageError, Unusable
from storage.transaction import Cursor

try:
    import psycopg
except ModuleNotFoundError as error:
    raise Unusable("PostgreSQL needs its driver: pip install 'bathysphere[postgresql]'") from error
from psycopg.adapt import AdaptersMap, Dumper
from psycopg.rows import dict_row
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumperUnknown

Link = psycopg.Connection[dict[str, Any]]

OLDEST = 14  # the oldest version of the server that is looked after by its makers
MIGRATING = 0x62617468  # the number of the lock held by whoever migrates
FIRST_SHARED = 9  # the first schema that knows which processes run
NOW = "extract(epoch FROM clock_timestamp())::double precision"
"""The server's clock, which all processes share."""
TRANSIENT = ("08", "40", "53", "55", "57", "58")  # classes of errors that may go away without anybody's doing
NOT_YET = ("starting up", "shutting down", "recovery", "too many", "connection slots")
BY_INDEX = "SET enable_seqscan = off"
"""Small tables are read by their index too: who reads a whole table is in the way of all who write to it."""
WATCHFUL: dict[str, Any] = {  # a connection that was cut is noticed within seconds
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class Translating:
    """A connection that is spoken to in SQLite's words."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Cursor:
        return self._link.execute(dialect.statement(statement).encode(), values)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Cursor:
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
            application_name="bathysphere",
            **WATCHFUL,
        )
    except psycopg.Error as error:
        raise explained(error, f"cannot use the database {server}") from error
    version = link.info.server_version // 10000
    if version < OLDEST:
        link.close()
        raise Unusable(f"{server} is PostgreSQL {version}; {OLDEST} or newer is needed")
    link.execute(BY_INDEX)  # seam: writes nothing
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
        missing = schema.missing(seen)
        _check_alone(link, [script for _, script in missing], seen)
        for number, script in missing:
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


def _check_alone(link: Link, scripts: list[str], seen: int) -> None:  # seam: reads only
    """Refuse to migrate under processes of the version before, unless the migrations allow both."""
    if seen < FIRST_SHARED or all(schema.BESIDE in script for script in scripts):
        return
    row = link.execute(f"SELECT count(*) AS n FROM processes WHERE until > {NOW}".encode()).fetchone()
    if row and row["n"]:
        raise StorageError(
            f"{row['n']} processes of an older version use it, and this version changes its tables;"
            " this one begins when they have stopped"
        )


def version(link: Link) -> int:  # seam: reads only
    """How many migrations a database has seen."""
    row = link.execute("SELECT to_regclass('schema_version') IS NULL AS is_new").fetchone()
    if row is None or row["is_new"]:
        return 0
    row = link.execute("SELECT version FROM schema_version").fetchone()
    return int(row["version"]) if row else 0


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
