"""What a move costs with many matches under way, on SQLite and on PostgreSQL in one run.

`python -m bench load [postgresql://user:password@host/name | own] [once]`: matches of all games. Turns,
store and outbox are the real ones, Discord is left out. However many matches live, the same moves are made:
in a few of them, spread over all, round robin from the deal on. In half of them a person plays against
another, in half against a stand-in, which answers by default: how long it thinks is for `bench thinking`.
Each figure is the median of several fresh processes, the sizes taking turns. At its end a process is killed
with letters waiting, and another one says them. The database of the URL must be empty, and is emptied after
each process; `own`: a server is started for it. `once`: one process for each figure.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
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
from bot.match.deadlines import StandInMoves
from bot.match.turns import Picked
from bot.table.services import Services
from games import GAMES
from storage import keeping, outbox
from storage.address import Address, Server, address_of
from storage.database import Database
from storage.transaction import Transaction
from tests.kit.postgresql import PostgresServer

SIZES = (10, 100, 1_000, 10_000)
MOVES = 240
WARM = 80  # moves that are not counted
AT_ONCE = 8  # people who click at the same time
PLAYED = 8  # matches that are played on: of each game one of two people, one with a stand-in
LEFT = 40  # letters that wait when a process is killed
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
        self.services.timed_moves.pace = 0.0
        self.clicks = 0
        self.times: list[float] = []  # until a move is stored
        self.told: list[float] = []  # until its letters are marked as said
        self.waiting: list[int] = []  # letters in all queues, looked at after each move

    async def fill(self, count: int) -> None:
        """Two matches of each game are dealt; the others are their copies."""
        lobby = self.services.lobby
        for number, game in enumerate((*GAMES, *GAMES), 1):
            first = 100 + number
            match = await lobby.open(game, user=first, name="Ada", guild=1, channel=number)
            if number <= len(GAMES):
                await lobby.join(match.id, 200 + number, "Bruno")
            else:
                await lobby.add_stand_in(match.id, first)
            await lobby.start(match.id, first)
            await self.services.timed_moves.play_stand_ins(match.id, StandInMoves())
        for table, key in COPIED:
            await self.db.write(_copy, table, key, count)

    async def move(self, match: int) -> None:
        """Somebody answers, then a stand-in if it is asked, and what is to be said is marked as said."""
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
        self.waiting.append(sum((await self.db.read(outbox.tally)).values()))
        if await self.empty(f"match:{match}"):
            self.told.append(time.perf_counter() - began)
        if match in self.with_stand_ins:
            await self.services.timed_moves.play_stand_ins(match, StandInMoves())
            await self.empty(f"match:{match}")

    async def empty(self, queue: str) -> int:
        """Say the letters of a queue; how many there were."""
        said = 0
        while await self.db.write(_deliver, queue):
            said += 1
        return said

    async def play(self, moves: int, count: int) -> None:
        """So many moves round robin, several at once, each in a match of its own."""
        played = [1 + n + PLAYED * (n * (count // PLAYED - 1) // PLAYED) for n in range(PLAYED)]  # over all
        self.with_stand_ins = set(played[len(GAMES) :])
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
    for base in range(1, PLAYED + 1):
        for row in tx.all(f"SELECT * FROM {table} WHERE {key} = ?", base):
            tx.run_each(*copies(table, key, dict(row), range(base + PLAYED, count + 1, PLAYED)))
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
    for kept in (club.times, club.told, club.waiting):
        kept.clear()
    statements = Statements()
    began, cpu = time.perf_counter(), time.process_time()
    await club.play(MOVES, count)
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    await database.write(_leave, LEFT)
    played = len(club.times)
    return {
        "moves a second": played / seconds,
        "median ms": 1000 * median(club.times),
        "p99 ms": 1000 * quantiles(club.times, n=100)[98],
        "to post: median ms": 1000 * median(club.told),
        "to post: p99 ms": 1000 * quantiles(club.told, n=100)[98],
        "letters waiting, most": max(club.waiting),
        "CPU ms": 1000 * cpu / played,
        "statements": statements.count / played,
        "transactions": statements.transactions / played,
        "RSS MB": _peak(),
        "kB a match": empty / 1024 / count,
    }


def _leave(tx: Transaction, count: int) -> None:
    """Letters to the first matches, half of them on the way: what a process that is killed leaves."""
    body = b"x" * 3000
    for number in range(count):
        queue = f"match:{1 + number % PLAYED}"
        outbox.insert(tx, 1 + number % PLAYED, 1_000_000 + number, queue, body)
    for number in range(PLAYED):
        letter = outbox.free(tx, f"match:{1 + number}")
        assert letter is not None
        outbox.sending(tx, letter.id, "n", 0.0)


async def recover(where: str) -> dict[str, float]:
    """Seconds from opening a database that a killed process left until every letter in it is said."""
    began = time.perf_counter()
    database = await Database.open(where)
    club, said = Club(database), 0
    while said < LEFT:  # on a server, letters on the way are free once the dead process is known to be dead
        for queue in await database.read(outbox.queues):
            said += await club.empty(queue)
        await asyncio.sleep(0.0 if said else 0.05)
    seconds = time.perf_counter() - began
    await database.close()
    return {"recovered in s": seconds}


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
    words = sys.argv[2:]
    runs = 1 if "once" in words else RUNS
    own = PostgresServer(fsync="on", synchronous_commit="on") if "own" in words else None
    given = [address_of(word) for word in words if word not in ("own", "once")]
    try:
        _compare(given if own is None else [Server(f"{own.url}/postgres")], runs)
    finally:
        if own is not None:
            own.end()


def _compare(given: list[Address], runs: int) -> None:
    servers = [address for address in given if isinstance(address, Server)]
    stores = ["SQLite", *("PostgreSQL" for _ in servers)]
    if servers and keeping.schema_of(servers[0]):
        sys.exit(f"bench: {servers[0]} is not empty; name a database that may be thrown away")
    found: dict[tuple[int, str], list[dict[str, float]]] = {}
    plan = [(count, store) for _ in range(runs) for count in SIZES for store in stores]
    for done, (count, store) in enumerate(plan):
        _progress(done, len(plan), f"{store}, {count} matches")
        url = servers[0] if store == "PostgreSQL" else None
        found.setdefault((count, store), []).append(_in_a_process(count, url))
    _progress(1, 1, "")
    rows: list[Row] = [
        {
            "store": store,
            "live matches": count,
            **{name: median(run[name] for run in same) for name in same[0]},
        }
        for (count, store), same in found.items()
    ]
    for row in rows:
        first = next(one for one in rows if one["store"] == row["store"])
        row["CPU ratio"] = float(row["CPU ms"]) / float(first["CPU ms"])
    note = f"{MOVES} moves, {AT_ONCE} at once, the median of {runs} runs; CPU of the bot alone" + (
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
        command = [sys.executable, "-m", "bench.load", where]
        killed = subprocess.run([*command, str(count)], stdout=subprocess.PIPE, text=True)
        assert killed.returncode == -signal.SIGKILL
        begun_anew = subprocess.run([*command, "recover"], check=True, stdout=subprocess.PIPE, text=True)
    if server:
        _empty(server)
    measured: dict[str, float] = json.loads(killed.stdout) | json.loads(begun_anew.stdout)
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


async def _one_process(where: str, what: str) -> None:
    """Measure, and die as by accident; or be the process that comes after."""
    if what == "recover":
        print(json.dumps(await recover(where)), flush=True)
        return
    print(json.dumps(await measure(where, int(what))), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    asyncio.run(_one_process(*sys.argv[1:3]))
