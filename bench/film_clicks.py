"""How long a click waits while two films are made, beside the same without: `python -m bench film_clicks`.

The box and its people run in their own process (this module's `people`), as in `bench.move`. Quiet rounds
and rounds with films take turns, each at fresh tables: once with two animated WebPs, once with two GIFs.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.driver import Latency, Table
from bench.table import Row, show
from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.door.floods import Floods
from bot.match.turns import Picked
from bot.ops import loop
from local_discord.box import Box
from local_discord.people.person import Person
from local_discord.pilot import Pilot

FILMED, PLAYED = "underwater_cities", "nautilus_island"
TABLES, TURNS = 6, 30  # of each round; a match is over before
KINDS = ("webp", "gif")
PATIENCE = 600.0  # the workshop steps back behind everything else that runs


async def people() -> None:
    """Run in the other process: open tables, play, press Film; talk to the parent in lines."""
    Person.patience = Pilot.patience = PATIENCE
    box = await Box.start(people=[f"Person {n}" for n in range(2 * (TABLES * 4 + 2) + 1)])
    for room in range(8):
        box.world.add_channel(f"room-{room}")
    print(box.url, flush=True)
    await box.until(lambda: box.gateway.connected, "the bot", PATIENCE)
    filmed = [Table(box, number) for number in range(2)]
    for table in filmed:
        await _open(table)
    await _parent("two tables are open")
    seen: list[dict[str, Any]] = []
    for number in range(4):
        tables = [Table(box, 2 + number * TABLES + n) for n in range(TABLES)]
        for table in tables:
            await table.open(PLAYED, f"room-{1 + number}")
        kind = KINDS[number // 2] if number % 2 else None
        seen.append(await _round(box, tables, filmed if kind else [], kind or ""))
    print(json.dumps(seen), flush=True)
    await box.stop()


async def _open(table: Table) -> None:
    """Begin a match that will be played out by the parent."""
    answer = await table.first.slash("play", game=FILMED, channel="room-0")
    assert answer.message is not None
    table.thread = answer.message.id
    await table.second.person.press(answer.message, "Join")
    await table.first.person.press(answer.message, "Start")


async def _round(box: Box, tables: list[Table], filmed: list[Table], kind: str) -> dict[str, Any]:
    """Play one round; with films, count what was acknowledged until both were delivered."""
    latency, begin = Latency(box), perf_counter()
    presses = [asyncio.create_task(_film(table, kind)) for table in filmed]
    until: list[int] = []
    made = asyncio.gather(*presses)
    made.add_done_callback(lambda _: until.append(len(latency.times)))
    await asyncio.gather(*(table.play(TURNS) for table in tables))
    await made
    counted = sorted(latency.times[: until[0]] if filmed else latency.times)
    return {"films": kind, "times": counted, "seconds": perf_counter() - begin}


async def _film(table: Table, kind: str) -> None:
    """Press Film, or below it as GIF, and wait for the file."""
    before = len(_films(table))
    await table.first.presses("Film" if kind == "webp" else "As a GIF", within=table.thread)
    await table.box.until(lambda: len(_films(table)) > before, "the film", PATIENCE)


def _films(table: Table) -> list[Any]:
    seen = table.box.people[-1].sees(table.thread)
    return [m for m in seen if any("match-" in file["filename"] for file in m["attachments"])]


async def _parent(word: str) -> None:
    print(word, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def measure() -> list[dict[str, Any]]:
    """Run the bot for those people."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.film_clicks"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 26,
    )
    assert child.stdout is not None and child.stdin is not None
    url = (await child.stdout.readline()).decode().strip()
    with tempfile.TemporaryDirectory() as folder:
        Floods.presses = 10**9
        app = await App.start(Config(LOCAL_TOKEN, Path(folder) / "bench.db", url, new_dms_a_day=10_000))
        try:
            await child.stdout.readline()
            for match in (1, 2):
                await _play_out(app, match)
            child.stdin.write(b"they are over\n")
            seen: list[dict[str, Any]] = json.loads(await child.stdout.readline())
        finally:
            await app.stop()
    await child.wait()
    return seen


async def _play_out(app: App, match: int) -> None:
    """Play a match to its end by defaults, without a click."""
    click = 10**15 * match
    while (position := await app.turns.live(match)).asked:
        decision = next(one for one in position.asked if one.answer is None)
        user, asked = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
        click += 1
        await app.turns.take(Picked(match, user, decision.seat, asked, decision.default, click))


def main() -> None:
    rows: list[Row] = []
    quiet = 0.0
    for seen in loop.run(measure()):
        times = seen["times"]
        p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
        quiet = p99 if not seen["films"] else quiet
        rows.append(
            {
                "films": f"two {seen['films']}" if seen["films"] else "none",
                "acknowledged": len(times),
                "median ms": times[len(times) // 2],
                "p99 ms": p99,
                "p99 ratio": p99 / quiet,
                "seconds": seen["seconds"],
            }
        )
    show("film_clicks", "From a click to its acknowledgement, while films are made and while not", rows)


if __name__ == "__main__":
    asyncio.run(people())
