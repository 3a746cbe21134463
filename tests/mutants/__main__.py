"""`python -m tests.mutants [TABLE | NAME ...]`: plant every fault, and say which were not noticed.

The exit code is 1 if a fault survived that its row does not explain, 2 if a row no longer fits the code.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants import ROOT, Mutant, mutants
from tests.packaging.clone import clone

ONE_FAILED = 1  # pytest's exit code
WORKERS = 2
LONGEST = 300  # seconds; a fault that makes its tests hang was noticed too


class Field:
    """A copy of the repository to plant faults in, one after the other."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._planted = 0
        clone(folder)

    def notices(self, mutant: Mutant) -> bool:
        """Whether a test goes red with the fault planted."""
        file = self._folder / mutant.file
        source = file.read_text(encoding="utf-8")
        self._write(file, mutant.planted(source))
        try:
            return self._red(mutant.tests)
        finally:
            self._write(file, source)

    def _red(self, tests: tuple[str, ...]) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        environment = {**os.environ, "PYTHONPATH": str(self._folder)}
        environment.pop("LOCAL_DISCORD_SCHEMAS", None)  # read for seconds in every run
        try:
            done = subprocess.run(
                command, cwd=self._folder, env=environment, capture_output=True, text=True, timeout=LONGEST
            )
        except subprocess.TimeoutExpired:
            return True
        if done.returncode not in (0, ONE_FAILED):
            raise RuntimeError(f"pytest could not run {tests}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.returncode == ONE_FAILED

    def _write(self, file: Path, source: str) -> None:
        """Write with a time of its own, so that no compiled file is taken for up to date."""
        file.write_text(source, encoding="utf-8")
        self._planted += 1
        os.utime(file, (self._planted, self._planted))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("wanted", nargs="*", help="tables or names; all if left out")
    wanted = parser.parse_args().wanted
    rows = [row for name in wanted for row in mutants(name)] if wanted else mutants()
    rows = rows or [row for row in mutants() if row.name in wanted]
    if stale := [said for row in rows if (said := _stale(row))]:
        print("\n".join(stale), file=sys.stderr)
        return 2
    survivors = _survivors(rows)
    print(f"{len(rows)} planted, {len(rows) - len(survivors)} noticed, {len(survivors)} survived")
    return 1 if any(not row.equivalent for row in survivors) else 0


def _stale(row: Mutant) -> str:
    try:
        row.planted((ROOT / row.file).read_text(encoding="utf-8"))
    except (ValueError, OSError) as error:
        return str(error)
    return ""


def _survivors(rows: list[Mutant]) -> list[Mutant]:
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(WORKERS) as pool:
        fields: SimpleQueue[Field] = SimpleQueue()
        for number in range(WORKERS):
            fields.put(Field(Path(folder) / str(number)))

        def tried(row: Mutant) -> bool:
            field = fields.get()
            try:
                return field.notices(row)
            finally:
                fields.put(field)

        survivors = []
        for number, (row, noticed) in enumerate(zip(rows, pool.map(tried, rows), strict=True), 1):
            verdict = "noticed" if noticed else row.equivalent or "SURVIVED"
            print(f"[{number}/{len(rows)}] {row.name}: {verdict}", flush=True)
            survivors += [] if noticed else [row]
        return survivors


if __name__ == "__main__":
    sys.exit(main())
