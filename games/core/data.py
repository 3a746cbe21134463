"""Load a game's facts from TOML files, check them, and identify them by hash."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

HASH = 10
"""Hex digits of a data set's digest that identify it."""


class DataError(Exception):
    """A data file is wrong; the message names file, entry and reason."""


class DataSet(msgspec.Struct, frozen=True):
    """The data files of one game, as text by file name."""

    files: dict[str, str]

    @property
    def hash(self) -> str:
        """A few hex digits that change with any fact (not with comments or layout)."""
        return self.digest[:HASH]

    @property
    def digest(self) -> str:
        """The whole hash, 64 hex digits."""
        return _digest(tuple(sorted(self.files.items())))

    def file_digest(self, name: str) -> str:
        """The hash of one file's facts."""
        return _digest(((name, self.files[name]),))

    def read(self, name: str, kind: type[T]) -> T:
        """Parse one file as `kind`; a DataError says what is wrong and where."""
        if name not in self.files:
            raise DataError(f"{name} is missing")
        try:
            return msgspec.convert(_facts(name, self.files[name]), kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise DataError(f"{name}: {_readable(str(error))}") from error


def load_folder(folder: Path) -> DataSet:
    """Load all data files of a folder."""
    if not folder.is_dir():
        raise DataError(f"there is no data folder {folder}")
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}
    if not texts:
        raise DataError(f"{folder} has no .toml files")
    return DataSet(texts)


@cache
def _digest(files: tuple[tuple[str, str], ...]) -> str:
    facts = {name: _facts(name, text) for name, text in files}
    return hashlib.sha256(msgspec.json.encode(facts, order="deterministic")).hexdigest()


@lru_cache(maxsize=64)
def _facts(name: str, text: str) -> dict[str, Any]:
    """Parse a file, once for its hash and for all who read it; nobody changes what they are given."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: not readable as TOML: {error}") from error


def _readable(message: str) -> str:
    """Rewrite msgspec's message with the entry first: "entry columns[2].piles: Expected `int`"."""
    reason, _, where = message.partition(" - at ")
    entry = where.replace("`", "").replace("$.", "").replace("$", "")
    return f"entry {entry or '(top)'}: {reason}"
