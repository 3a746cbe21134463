"""More clicks than the bot can take, over the wire: acknowledged in time, turned away kindly, or lost?

`python -m bench overload`: people press **Your turn** at a steady rate, whatever becomes of their earlier
presses, each at a table and in a seat of their own: more pictures than the bot keeps, so each press has one
drawn. The box runs in a process of its own; ten thousand matches live in the bot's database, and everything
that is shared is drawn beforehand, so that its memory is that of a busy bot.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import render
from bench.driver import Latency, Table
from bench.load import COPIED, copies
from bench.table import OUT, Row, show
from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.door.floods import Floods
from bot.ops import loop
from local_discord.box import Box
from local_discord.people.person import Person
from storage.transaction import Transaction

RATES = ((10, 0.0), (40, 0.0), (160, 0.0), (1200, 0.0), (1200, 1.0), (1200, 2.0), (10, 0.0))
"""Clicks a second, and seconds for which the bot stands still meanwhile, as on a machine out of breath: what
piled up comes at once. The box presses some 240 a second at most. At last few, to see that it recovered."""
SECONDS = 4.0
TABLES, MATCHES = 50, 10_000
KIND = "Try again in a few seconds"
IN_TIME = 3000.0  # milliseconds Discord waits for a first answer


# -- the other side: a box and people who press, whatever becomes of it ------------------------------


async def press(box: Box, tables: list[Table], rate: int) -> dict[str, Any]:
    """Press at a rate, and count what came of it."""
    latency, answers = Latency(box), list[asyncio.Task[str]]()
    began = time.perf_counter()
    for number in count():
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        if time.perf_counter() - began >= SECONDS:
            break
        table = tables[number // 2 % len(tables)]
        pilot = table.first if number % 2 else table.second
        answers.append(asyncio.create_task(_outcome(pilot.person, table)))
    seconds = time.perf_counter() - began
    outcomes = Counter(await asyncio.gather(*answers))
    times = sorted(latency.times)
    late = sum(one > IN_TIME for one in times)
    reached = len(answers) / seconds  # the box has one core, and may be slower than it is asked to be
    return {"pressed": len(answers), "rate": reached, "times": times, "late": late, **outcomes}


async def _outcome(person: Person, table: Table) -> str:
    try:
        answer = await person.press(table.newest(), "Your turn")
    except Exception:
        return "failed"
    if KIND in answer.text:
        return "turned away"
    return "answered" if answer.message is not None else "failed"


async def others() -> None:
    Person.patience, Person.settle = 8.0, 8.0
    box = await Box.start(people=[f"Person {n}" for n in range(2 * TABLES + 1)])
    for number in range((TABLES + 7) // 8):
        box.world.add_channel(f"room-{number}")
    print(box.url, flush=True)
    tables = [Table(box, number) for number in range(TABLES)]
    await box.until(lambda: box.gateway.connected, "the bot", 60.0)
    for number, table in enumerate(tables):
        await table.open("nautilus_island", f"room-{number // 8}")
    print("ready", flush=True)
    while line := (await asyncio.to_thread(sys.stdin.readline)).strip():
        print(json.dumps(await press(box, tables, int(line))), flush=True)
    await box.stop()


# -- our side: the bot, measured ----------------------------------------------------------------------


async def measure(folder: Path) -> list[Row]:
    driver = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.overload",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 26,
    )
    assert driver.stdout is not None and driver.stdin is not None
    url = (await driver.stdout.readline()).decode().strip()
    Floods.presses = 10**9  # few people stand for many here
    app = await App.start(Config(LOCAL_TOKEN, folder / "bench.db", url, new_dms_a_day=10_000))
    try:
        assert (await driver.stdout.readline()) == b"ready\n"
        await _fill(app)
        rows = []
        for rate, stall in RATES:
            cpu = time.process_time()
            driver.stdin.write(f"{rate}\n".encode())
            await asyncio.sleep(1.0)
            time.sleep(stall)  # noqa: ASYNC251 - the whole bot stands still
            seen = json.loads(await driver.stdout.readline())
            rows.append(_row(rate, stall, seen, time.process_time() - cpu))
            print(f"{rate} clicks a second done", file=sys.stderr)
    finally:
        driver.stdin.write(b"\n")
        await app.stop()
        await driver.wait()
    return rows


async def _fill(app: App) -> None:
    """Copies of the first table, so that ten thousand matches live; nobody clicks there."""
    for table, key in COPIED:
        await app.database.write(_copies_of_first, table, key)


def _copies_of_first(tx: Transaction, table: str, key: str) -> None:
    for row in tx.all(f"SELECT * FROM {table} WHERE {key} = 1"):
        tx.run_each(*copies(table, key, dict(row), range(TABLES + 1, MATCHES + 1)))
    if key == "id":
        tx.renumber(table)


def _row(rate: int, stall: float, seen: dict[str, Any], cpu: float) -> Row:
    times = seen["times"] or [0.0]
    return {
        "clicks a second": rate,
        "stood still s": stall,
        "reached": seen["rate"],
        "pressed": seen["pressed"],
        "answered": seen.get("answered", 0),
        "turned away": seen.get("turned away", 0),
        "failed": seen.get("failed", 0),
        "late": seen["late"],
        "median ms": times[len(times) // 2],
        "p99 ms": times[int(len(times) * 0.99)],
        "CPU s": cpu,
        "RSS MB": _rss(),
    }


def _rss() -> float:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        OUT.mkdir(exist_ok=True)
        render.warm_up(OUT / "drawings")
        rows = loop.run(measure(Path(folder)))
    note = (
        f"{MATCHES} live matches; late: acknowledged after {IN_TIME / 1000:g} s; box and bot on one machine"
    )
    show("overload", "More and more clicks, each for some seconds", rows, note)


if __name__ == "__main__":
    asyncio.run(others())
