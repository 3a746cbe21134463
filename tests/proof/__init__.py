"""Proof under faults, hostile hands and curious eyes: harnesses that count what they tried and what broke.

`python -m tests.proof` (or `make proof`) runs them; each is seeded and bounded, and saves what it counted.
What is promised, and the figures of the newest long run, stand in docs/PROOF.md.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct, field

HERE = Path(__file__).parent
OUT = HERE / "out"


class Plan(Struct, frozen=True):
    """How much a harness is to do, and where it may write."""

    folder: Path
    seed: int = 1
    quick: bool = False
    seconds: float = 600.0  # no new round is begun after so long
    store: str = "sqlite"
    before: Counter[str] = field(
        default_factory=Counter
    )  # what earlier runs counted, which this one goes on from


class Report(Struct):
    """What a harness counted, and what must not be."""

    counts: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @classmethod
    def read(cls, file: Path) -> Report:
        """What an earlier run has counted."""
        kept = msgspec.json.decode(file.read_bytes())
        return cls(Counter(kept["counts"]), kept["broken"], kept["seconds"])

    def keep(self, file: Path) -> None:
        """Write it down; a run that is killed meanwhile leaves the file whole."""
        file.parent.mkdir(exist_ok=True)
        new = file.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(self)))
        new.replace(file)

    def plus(self, other: Report) -> Report:
        """This run and another together."""
        return Report(self.counts + other.counts, [*self.broken, *other.broken], self.seconds + other.seconds)


Save = Callable[[Report], None]
"""Called after every round: what was counted until then survives a stop."""


class Bar:
    """A line on the terminal that says how far a harness has come."""

    def __init__(self, name: str, goal: int, unit: str, seconds: float) -> None:
        self._name, self._goal, self._unit, self._limit = name, goal, unit, seconds
        self._begun = time.monotonic()

    @property
    def seconds(self) -> float:
        """How long it has been at work."""
        return time.monotonic() - self._begun

    @property
    def out_of_time(self) -> bool:
        """Whether no further round is to be begun."""
        return self.seconds > self._limit

    def show(self, done: int) -> None:
        """Draw the line anew, where somebody watches."""
        if not sys.stderr.isatty():
            return
        part = min(done / self._goal, 1.0) if self._goal else 1.0
        filled = "█" * int(30 * part)
        line = (
            f"\r{self._name:<8} {filled:<30} {done:,} of {self._goal:,} {self._unit}, {self.seconds:.0f} s "
        )
        print(line, end="" if part < 1 else "\n", file=sys.stderr, flush=True)
