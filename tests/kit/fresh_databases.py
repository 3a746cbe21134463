"""New SQLite files of the tests are copies of a migrated one: 1 ms instead of 28 for all migrations."""

from __future__ import annotations

import sqlite3
import tempfile
from functools import cache
from pathlib import Path

from storage import sqlite

careful = sqlite.for_writing  # as the bot connects


def hasten() -> None:
    """Let new files begin as copies, and commits not wait for the disk: nothing here outlives the tests."""
    sqlite.for_writing = _hastened


def _hastened(path: Path) -> sqlite3.Connection:
    if path.parent.is_dir() and not path.exists():
        path.write_bytes(_migrated())
    connection = careful(path)
    connection.execute("PRAGMA synchronous = OFF")
    return connection


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        careful(path).close()
        return path.read_bytes()
