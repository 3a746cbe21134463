"""How long nobody answers after a SIGKILL, over the wire, with the leases that a host has.

`python -m bench failover [times]`: a PostgreSQL of its own on loopback, two processes with two shards each
and a third that stands by. Right after a move, with its letters on the way, the process that hears the clicks
is killed; then, another time, the one that does not. Measured from the kill: until the new process is on the
shards, until a press is answered, until the letters that waited are said. And over SQLite: the only process
is killed, and begun anew at once, as systemd does.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from bench.table import Row, show
from local_discord.box import Box
from local_discord.people.person import Person
from local_discord.pilot import Pilot
from storage.address import Address, Server
from storage.attendance import Attendance
from storage.database import Database
from storage.transaction import Fields, Transaction
from tests.bot.births import Births, WarmProcesses
from tests.bot.evening import opens
from tests.bot.fleet import Fleet
from tests.kit.postgresql import PostgresServer

TIMES = 3
LEASE = {"lease": Attendance.lease, "beat": Attendance.beat}
KILLED, UP = "killed: the one that", "new process up, s"
ANSWERED, SAID = "a press answered, s", "letters said, s"
PATIENCE = 5.0  # seconds after which a person presses again


class Watch:
    """What came back when, in seconds since a kill; and how many letters waited at most meanwhile."""

    def __init__(self, box: Box, database: Address) -> None:
        self._box, self._where = box, database
        self._began = time.perf_counter()
        self.most = 0

    def now(self) -> float:
        return time.perf_counter() - self._began

    async def answered(self, pilot: Pilot) -> float:
        """Press until somebody answers; the presses that nobody hears are lost, as in the app."""
        while True:
            try:
                if (await opens(pilot)).message is not None:
                    return self.now()
            except (AssertionError, TimeoutError):
                continue

    async def said(self) -> float:
        """Look at the queues until no letter waits in them."""
        database = await Database.open(self._where)
        try:
            while waiting := len(await database.read(_open_letters)):
                self.most = max(self.most, waiting)
                await self._box.changes.until(lambda: False, 0.02)
        finally:
            await database.close()
        return self.now()


def _open_letters(tx: Transaction) -> list[Fields]:
    return tx.all("SELECT id FROM outbox WHERE status IN ('waiting', 'sending')")


async def of_two(server: Server, hears: bool) -> Row:
    """One of two processes is killed, and a third stands by."""
    box = await Box.start()
    warm = WarmProcesses()
    fleet = Fleet(box, server, warm, LEASE)
    try:
        await fleet.launch()
        await fleet.launch()
        pilots = await fleet.sit()
        standing_by = asyncio.create_task(fleet.launch())
        await fleet.turn(pilots)
        victim = fleet.ears if hears else 1 - fleet.ears
        os.kill(fleet.pids[victim], signal.SIGKILL)
        watch = Watch(box, server)
        said = asyncio.create_task(watch.said())
        answered = asyncio.create_task(watch.answered(pilots[0]))
        await standing_by
        await box.until(lambda: fleet.connected(victim), "the new process", 60.0)
        up = watch.now()
        who = "hears the clicks" if hears else "does not"
        row = _row("PostgreSQL", who, up, await answered, await said, watch.most)
        await fleet.turn(pilots)
        await fleet.all_said()
    finally:
        await fleet.end()
        warm.end()
        await box.stop()
    assert box.violations == [], box.violations
    return row


async def of_one(folder: Path) -> Row:
    """The only process is killed, and begun anew at once."""
    box, database = await Box.start(), folder / "failover.db"
    births = Births()
    try:
        async with births.bot(box.url, database, files=[]) as death:
            fleet = Fleet(box, database, WarmProcesses())
            pilots = await fleet.sit()
            await fleet.turn(pilots)
            os.kill(births.pid, signal.SIGKILL)
            watch = Watch(box, database)
            said = asyncio.create_task(watch.said())
            await death
        async with births.bot(box.url, database, files=[], peacefully=True):
            up = watch.now()
            answered = await watch.answered(pilots[0])
            row = _row("SQLite", "is the only one", up, answered, await said, watch.most)
            await fleet.turn(pilots)
            await fleet.all_said()
    finally:
        births.end()
        await box.stop()
    assert box.violations == [], box.violations
    return row


def _row(store: str, killed: str, up: float, answered: float, said: float, waited: int) -> Row:
    return {"store": store, KILLED: killed, UP: up, ANSWERED: answered, SAID: said, "letters": waited}


async def measure(times: int) -> list[Row]:
    found: list[Row] = []
    Person.patience = PATIENCE
    for number in range(times):
        for hears in (True, False):
            own = PostgresServer(fsync="on", synchronous_commit="on")
            try:
                found.append(await of_two(Server(f"{own.url}/postgres"), hears))
            finally:
                own.end()
            print(f"{number + 1} of {times}: {found[-1]}", file=sys.stderr)
        with tempfile.TemporaryDirectory() as folder:
            found.append(await of_one(Path(folder)))
            print(f"{number + 1} of {times}: {found[-1]}", file=sys.stderr)
    return found


def main() -> None:
    times = int(sys.argv[2]) if len(sys.argv) > 2 else TIMES
    runs = asyncio.run(measure(times))
    rows: list[Row] = []
    for store, killed in dict.fromkeys((row["store"], row[KILLED]) for row in runs):
        same = [row for row in runs if (row["store"], row[KILLED]) == (store, killed)]
        found: Row = {"store": store, KILLED: killed, "kills": len(same)}
        for name in (UP, ANSWERED, SAID):
            found[name] = median(float(row[name]) for row in same)
            found[f"worst {name.split(',')[0]}"] = max(float(row[name]) for row in same)
        rows.append(found | {"letters waiting, most": max(int(row["letters"]) for row in same)})
    note = (
        f"a lease of {Attendance.lease:g} s, a sign of life every {Attendance.beat:g} s; "
        "new processes are warm;\n"
        "after each kill the match was played on, and every letter was said once and in order"
    )
    show("failover", "From a SIGKILL to the next answer (goal: within 30 s)", rows, note)
