"""What a move costs with many matches under way, on SQLite and on PostgreSQL in one run.

`python -m bench load [postgresql://user:password@host/name]`: matches of all games; turns, store and outbox
are the real ones, Discord is left out. Each figure comes from a fresh process. The database of the URL
must be empty, and is emptied again after each figure.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
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
MOVES = 600
WARM = 60  # moves that are not counted
AT_ONCE = 8  # people who click at the same time
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

    async def play(self, moves: int, count: int, dice: Random) -> None:
        """So many moves, several at once, each in a match of its own."""
        waiting = [dice.randrange(1, count + 1) for _ in range(moves)]

        async def clicker() -> None:
            while waiting:
                await self.move(waiting.pop())

        await asyncio.gather(*(clicker() for _ in range(AT_ONCE)))


def _deliver(tx: Transaction, queue: str) -> bool:
    letter = outbox.free(tx, queue)
    if letter is None:
        return False
    outbox.sending(tx, letter.id, "n", 0.0)
    return outbox.sent(tx, letter.id, letter.id, letter.tries + 1)


def _copy(tx: Transaction, table: str, key: str, count: int) -> None:
    for base in range(1, len(GAMES) + 1):
        for row in tx.all(f"SELECT * FROM {table} WHERE {key} = ?", base):
            tx.run_each(*_copies(table, key, dict(row), range(base + len(GAMES), count + 1, len(GAMES))))
    if key == "id":
        tx.renumber(table)


def _copies(
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
    empty, dice = await database.size(), Random("load")
    await club.play(WARM, count, dice)
    club.times.clear()
    began, cpu = time.perf_counter(), time.process_time()
    await club.play(MOVES, count, dice)
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    await database.close()
    played = len(club.times)
    return {
        "moves a second": played / seconds,
        "median ms": 1000 * median(club.times),
        "p99 ms": 1000 * quantiles(club.times, n=100)[98],
        "CPU ms": 1000 * cpu / played,
        "RSS MB": _peak(),
        "kB a match": empty / 1024 / count,
    }


def _analyse(where: str) -> None:
    """As the server does by itself after a while."""
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
    rows: list[Row] = []
    for done, (count, store) in enumerate((count, store) for count in SIZES for store in stores):
        _progress(done, len(SIZES) * len(stores), f"{store}, {count} matches")
        with tempfile.TemporaryDirectory() as folder:
            where = f"{folder}/load.db" if store == "SQLite" else servers[0].url
            command = [sys.executable, "-m", "bench.load", where, str(count)]
            found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        if store == "PostgreSQL":
            _empty(servers[0])
        rows.append({"store": store, "live matches": count, **json.loads(found.stdout)})
    _progress(1, 1, "")
    for row in rows:
        first = next(one for one in rows if one["store"] == row["store"])
        row["CPU ratio"] = float(row["CPU ms"]) / float(first["CPU ms"])
    note = f"{MOVES} moves, {AT_ONCE} at once; CPU of the bot alone" + (
        "" if servers else "; no URL: no PostgreSQL"
    )
    show(
        "load",
        "A stored move with many live matches (goal: CPU ratio within 1.15, RSS under 300 MB)",
        rows,
        note,
    )
    plot(rows, OUT / "load.png")


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
