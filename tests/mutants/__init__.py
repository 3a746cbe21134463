"""Faults planted on purpose, one at a time: each must be noticed by the tests that its row names.

A row of `*.toml` beside this file says which file changes, what is found there and by what it is replaced,
and which tests must go red. `python -m tests.mutants` (or `make mutants`) plants them in copies of the
repository.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


class Mutant(Struct, frozen=True, forbid_unknown_fields=True):
    """One planted fault."""

    name: str
    file: str
    find: str  # stands in the file exactly once
    replace: str
    tests: tuple[str, ...]  # paths or ids for pytest
    equivalent: str = ""  # why no test can notice it, if none can

    def planted(self, source: str) -> str:
        """The file with the fault in it; ValueError if the row no longer fits."""
        if source.count(self.find) != 1:
            raise ValueError(f"{self.name}: found {source.count(self.find)} times in {self.file}, not once")
        return source.replace(self.find, self.replace)


def mutants(table: str = "*") -> list[Mutant]:
    """All rows of a table, or of all."""
    found = []
    for path in sorted(HERE.glob(f"{table}.toml")):
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
        found += msgspec.convert(rows, list[Mutant])
    return found
