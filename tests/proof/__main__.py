"""`python -m tests.proof [storm | hands | worlds | letters ...]`: run harnesses, print a table, write JSON.

What a run has counted is kept in tests/proof/out. With `--more` the next run of the same seed goes on from
there: it adds to the counts until the goal is reached, and throws other dice. The exit code is 1 if anything
broke that must not.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.proof import OUT, Plan, Report, Save, hands, letters, storm, worlds

Harness = Callable[[Plan, Save], Coroutine[Any, Any, Report]]
HARNESSES: dict[str, Harness] = {
    "storm": storm.run,
    "hands": hands.run,
    "worlds": worlds.run,
    "letters": letters.run,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__)
    parser.add_argument("wanted", nargs="*", help=f"some of {', '.join(HARNESSES)}; all if left out")
    parser.add_argument("--quick", action="store_true", help="under a minute in all")
    parser.add_argument("--more", action="store_true", help="add to what earlier runs counted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--seconds", type=float, default=600.0, help="for each harness; then no round is begun"
    )
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    given = parser.parse_args()
    reports = {}
    for name in given.wanted or HARNESSES:
        file = _file(name, given)
        before = Report.read(file) if given.more and file.exists() else Report()
        with tempfile.TemporaryDirectory(prefix="proof-") as folder:
            plan = Plan(Path(folder), given.seed, given.quick, given.seconds, given.store, before.counts)
            reports[name] = _ran(name, plan, file, before)
    print(table(reports))
    return 1 if any(report.broken for report in reports.values()) else 0


def _file(name: str, given: argparse.Namespace) -> Path:
    """Where a harness keeps what it counted with a seed."""
    return OUT / f"{name}-{given.store}-{given.seed}{'-quick' if given.quick else ''}.json"


def _ran(name: str, plan: Plan, file: Path, before: Report) -> Report:
    """Run a harness, its figures kept as it goes."""

    def save(report: Report) -> None:
        before.plus(report).keep(file)

    report = asyncio.run(HARNESSES[name](plan, save))
    save(report)
    return before.plus(report)


def table(reports: dict[str, Report]) -> str:
    """What was counted, a line each, and what broke."""
    lines = []
    for name, report in reports.items():
        lines.append(f"{name}: {report.seconds:.0f} s, {len(report.broken)} broken")
        lines += [f"  {count:>10,}  {what}" for what, count in sorted(report.counts.items()) if count]
        lines += [f"  BROKEN: {what}" for what in report.broken[:20]]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
