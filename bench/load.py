"""What a move costs with many matches under way, on SQLite and on PostgreSQL in one run.

`python -m bench load [postgresql://user:password@host/name]`: matches of all games; turns, store and outbox
are the real ones, Discord is left out. However many matches live, the same moves are made: in a few of them,
spread over all, round robin from the deal on. Each figure is the median of several fresh processes, the sizes
taking turns. The database of the URL must be empty, and is emptied again after each process.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from bench.table import OUT, Row, show
from bot.match.turns import Picked
from bot.table.services import Services
from games import GAMES
from storage import keeping, outbox
from storage.address import Server, address_of
from storage.database import Database
from storage.transaction import Transaction

SIZES = (10, 100, 1_000, 10_000)
MOVES = 240
WARM = 80  # moves that are not counted
AT_ONCE = 8  # people who click at the same time
PLAYED = 8  # matches that are played on, two of each game
RUNS = 3  # processes for each figure
COPIED = (
    ("matches", "id"),
    ("players", "match"),
    ("journal", "match"),
    ("snapshots", "match"),
    ("clocks", "match"),
    ("deadlines", "match"),
)


class Club:
    """Many matches under way, and people who answer what they are asked."""

    def __init__(self, database: Database) -> None:
        self.db = database
        self.services = Services(database, lambda: 1_700_000_000.0)
        self.clicks = 0
        self.times: list[float] = []

    async def fill(self, count: int) -> None:
        """One match of each game is dealt; the others are its copies."""
        for number, game in enumerate(GAMES, 1):
            first, second = 100 + number, 200 + number
            match = await self.services.lobby.open(game, user=first, name="Ada", guild=1, channel=number)
            await self.services.lobby.join(match.id, second, "Bruno")
            await self.services.lobby.start(match.id, first)
        for table, key in COPIED:
            await self.db.write(_copy, table, key, count)

    async def move(self, match: int) -> None:
        """Somebody answers, and what is to be said is marked as said."""
        turns, began = self.services.turns, time.perf_counter()
        position = await turns.live(match)
        decision = next((one for one in position.asked if one.answer is None), None)
        if decision is None:
            return
        user = position.match.in_seat(decision.seat).user
        self.clicks += 1
        asked = position.asked_at[decision.seat]
        await turns.take(Picked(match, user, decision.seat, asked, decision.default, self.clicks))
        self.times.append(time.perf_counter() - began)
        while await self.db.write(_deliver, f"match:{match}"):
            continue

    async def play(self, moves: int, count: int) -> None:
        """So many moves round robin, several at once, each in a match of its own."""
        step = max(1, count // PLAYED // len(GAMES)) * len(GAMES)  # so that the games are the same ones
        played = [1 + n % len(GAMES) + n // len(GAMES) * step for n in range(PLAYED)]
        waiting = [match for _ in range(moves // PLAYED) for match in played]

        async def clicker() -> None:
            while waiting:
                await self.move(waiting.pop())

        await asyncio.gather(*(clicker() for _ in range(AT_ONCE)))


class Statements:
    """How many statements and transactions there were; whatever the database, they are counted alike."""

    def __init__(self) -> None:
        self.count = self.transactions = 0
        for name in ("run", "run_each", "insert", "all", "one"):
            setattr(Transaction, name, self._counted(getattr(Transaction, name)))
        begin = Transaction.__init__

        def begun(tx: Transaction, *args: Any) -> None:
            self.transactions += 1
            begin(tx, *args)

        Transaction.__init__ = begun  # type: ignore[method-assign,assignment]

    def _counted(self, verb: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*args: Any) -> Any:
            self.count += 1
            return verb(*args)

        return counting


def _deliver(tx: Transaction, queue: str) -> bool:
    letter = outbox.free(tx, queue)
    if letter is None:
        return False
    outbox.sending(tx, letter.id, "n", 0.0)
    return outbox.sent(tx, letter.id, letter.id, letter.tries + 1)


def _copy(tx: Transaction, table: str, key: str, count: int) -> None:
    for base in range(1, len(GAMES) + 1):
        for row in tx.all(f"SELECT * FROM {table} WHERE {key} = ?", base):
            tx.run_each(*copies(table, key, dict(row), range(base + len(GAMES), count + 1, len(GAMES))))
    if key == "id":
        tx.renumber(table)


def copies(
    table: str, key: str, row: dict[str, Any], numbers: range
) -> tuple[str, Iterator[tuple[Any, ...]]]:
    if table == "journal":
        row["interaction"] = None
    marks = ", ".join("?" for _ in row)
    rows = (tuple({**row, key: number}.values()) for number in numbers)
    return f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", rows


async def measure(where: str, count: int) -> dict[str, float]:
    """One figure, in this process."""
    database = await Database.open(where)
    club = Club(database)
    await club.fill(count)
    if database.shared:
        await asyncio.to_thread(_analyse, where)
    empty = await database.size()
    await club.play(WARM, count)
    club.times.clear()
    statements = Statements()
    began, cpu = time.perf_counter(), time.process_time()
    await club.play(MOVES, count)
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    await database.close()
    played = len(club.times)
    return {
        "moves a second": played / seconds,
        "median ms": 1000 * median(club.times),
        "p99 ms": 1000 * quantiles(club.times, n=100)[98],
        "CPU ms": 1000 * cpu / played,
        "statements": statements.count / played,
        "transactions": statements.transactions / played,
        "RSS MB": _peak(),
        "kB a match": empty / 1024 / count,
    }


def _analyse(where: str) -> None:
    """Update the statistics of PostgreSQL's planner, as the server does by itself after a while."""
    from storage.postgresql_link import connect

    link = connect(Server(where))
    link.execute("ANALYZE")
    link.close()


def _peak() -> float:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


def _empty(server: Server) -> None:
    """Make the server's database as new."""
    from storage.postgresql_link import connect

    link = connect(server)
    row = link.execute("SELECT current_schema() AS name").fetchone()
    name = row["name"] if row else "public"
    link.execute(f"DROP SCHEMA {name} CASCADE".encode())
    link.execute(f"CREATE SCHEMA {name}".encode())
    link.close()


def main() -> None:
    given = [address_of(word) for word in sys.argv[2:]]
    servers = [address for address in given if isinstance(address, Server)]
    stores = ["SQLite", *("PostgreSQL" for _ in servers)]
    if servers and keeping.schema_of(servers[0]):
        sys.exit(f"bench: {servers[0]} is not empty; name a database that may be thrown away")
    found: dict[tuple[int, str], list[dict[str, float]]] = {}
    plan = [(count, store) for _ in range(RUNS) for count in SIZES for store in stores]
    for done, (count, store) in enumerate(plan):
        _progress(done, len(plan), f"{store}, {count} matches")
        url = servers[0] if store == "PostgreSQL" else None
        found.setdefault((count, store), []).append(_in_a_process(count, url))
    _progress(1, 1, "")
    rows: list[Row] = [
        {
            "store": store,
            "live matches": count,
            **{name: median(run[name] for run in runs) for name in runs[0]},
        }
        for (count, store), runs in found.items()
    ]
    for row in rows:
        first = next(one for one in rows if one["store"] == row["store"])
        row["CPU ratio"] = float(row["CPU ms"]) / float(first["CPU ms"])
    note = f"{MOVES} moves, {AT_ONCE} at once, the median of {RUNS} runs; CPU of the bot alone" + (
        "" if servers else "; no URL: no PostgreSQL"
    )
    show(
        "load",
        "A stored move with many live matches (goal: CPU ratio within 1.15, RSS under 300 MB)",
        rows,
        note,
    )
    plot(rows, OUT / "load.png")


def _in_a_process(count: int, server: Server | None) -> dict[str, float]:
    """One measurement, in a process and a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        where = server.url if server else f"{folder}/load.db"
        command = [sys.executable, "-m", "bench.load", where, str(count)]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    if server:
        _empty(server)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def _progress(done: int, all_of_them: int, what: str) -> None:
    width = 24 * done // all_of_them
    print(f"\r[{'#' * width}{'.' * (24 - width)}] {what:40}", end="", file=sys.stderr, flush=True)


def plot(rows: list[Row], file: Path) -> None:
    """Bars: CPU of a move, by number of live matches and store."""
    font, most = ImageFont.load_default(16), max(float(row["CPU ms"]) for row in rows)
    image = Image.new("RGB", (760, 60 + 30 * len(rows)), "white")
    draw = ImageDraw.Draw(image)
    draw.text((16, 14), "CPU of a stored move, in ms", "black", font)
    for line, row in enumerate(rows):
        top = 48 + 30 * line
        draw.text((16, top), f"{row['store']}, {row['live matches']}", "black", font)
        end = 200 + 460 * float(row["CPU ms"]) / most
        draw.rectangle((200, top, end, top + 20), "#1f6f8b" if row["store"] == "SQLite" else "#99a8b2")
        draw.text((end + 8, top), f"{row['CPU ms']:.1f}", "black", font)
    image.save(file)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(sys.argv[1], int(sys.argv[2])))))
