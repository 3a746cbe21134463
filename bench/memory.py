"""Memory of store and turns with ten and with ten thousand stored matches, each in a fresh process."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.table import Row, show
from bot.match.turns import Picked, Turns
from bot.table.lobby import Lobby
from storage.database import Database
from storage.transaction import Transaction

SIZES = (10, 10_000)


async def fill_and_play(folder: Path, count: int) -> None:
    """A database of many matches; then a bot's worth of work in a few of them."""
    database = await Database.open(folder / "many.db")
    turns = Turns(database, lambda: 1.0)
    lobby = Lobby(database, turns, lambda: 1.0)
    await lobby.open("nautilus_island", user=1, name="Ada", guild=1, channel=1)
    await lobby.join(1, 2, "Bruno")
    await lobby.start(1, 1)

    def work(tx: Transaction) -> None:
        for table, key in (
            ("matches", "id"),
            ("players", "match"),
            ("journal", "match"),
            ("snapshots", "match"),
        ):
            for row in tx.all(f"SELECT * FROM {table} WHERE {key} = 1"):
                tx.run_each(*_copies(table, key, dict(row), count))

    await database.write(work)
    for number in range(1, 11):
        position = await turns.live(number)
        decision = position.asked[0]
        user = position.match.in_seat(decision.seat).user
        await turns.take(
            Picked(number, user, decision.seat, position.asked_at[decision.seat], decision.default, number)
        )
    await database.close()


def _copies(table: str, key: str, row: dict[str, Any], count: int) -> tuple[str, Iterator[tuple[Any, ...]]]:
    """The statement, and its rows one by one: they must not weigh on what is measured."""
    marks = ", ".join("?" for _ in row)
    rows = (tuple({**row, key: number}.values()) for number in range(2, count + 1))
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", rows


def _peak() -> float:
    """Peak memory of this process in megabytes, as the kernel counts it (its parent's excluded)."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


def measure(count: int) -> float:
    """Megabytes at the most, of a process that does just that."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.memory", str(count)], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def main() -> None:
    sizes = {count: measure(count) for count in SIZES}
    first = sizes[SIZES[0]]
    rows: list[Row] = [
        {"stored matches": count, "RSS MB": megabytes, "ratio": megabytes / first}
        for count, megabytes in sizes.items()
    ]
    show("memory", "Memory by number of stored matches (goal: within 10 %)", rows)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        matches = int(sys.argv[1])
        asyncio.run(fill_and_play(Path(folder), matches))
        print(_peak())
