"""The schema: numbered files, each run once, in one transaction."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from storage.errors import Unusable

MIGRATIONS = Path(__file__).parent / "migrations"
BESIDE = "-- runs beside the version before"
"""A line of a migration that changes nothing the version before uses: its processes may go on."""


def newest() -> int:
    """How many migrations this program has."""
    return len(_files())


def version(sqlite: sqlite3.Connection) -> int:
    """How many migrations a database has seen."""
    return int(sqlite.execute("PRAGMA user_version").fetchone()[0])


def migrate(sqlite: sqlite3.Connection, to: int | None = None) -> None:
    """Run the files that have not been run yet, all or up to one."""
    for number, script in missing(version(sqlite)):
        if to is not None and number > to:
            return
        sqlite.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def missing(done: int) -> list[tuple[int, str]]:
    """The migrations, by number, that a database has not seen yet."""
    files = _files()
    if done > len(files):
        raise Unusable(f"it was written by a newer version (schema {done}, this program has {len(files)})")
    return [
        (number, file.read_text(encoding="utf-8")) for number, file in enumerate(files, 1) if number > done
    ]


def _files() -> list[Path]:
    return sorted(MIGRATIONS.glob("[0-9][0-9][0-9]_*.sql"))
