"""SQLite files of the tests, made in a hurry: a copy of a migrated one takes 1 ms, all migrations 28."""

from __future__ import annotations

import sqlite3
import tempfile
from functools import cache
from pathlib import Path

from storage import sqlite

careful = sqlite.for_writing  # as the bot connects


def hasten() -> None:
    """Let new files begin as copies; nothing here outlives the tests, so no commit waits for the disk."""
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
