"""What a settled move costs through the wire: CPU of the bot alone, split by part; time to acknowledge; and
who used the machine meanwhile, since the box and people who never pause stand on it too.

The box runs in a process of its own (bench.driver). Parts: `engine` (rules and codec, in any thread),
`render` and `encode` (in their worker), `store` (the rest of SQLite's threads), `discord` (the rest of the
main thread: discord.py, asyncio and our own glue).
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from statistics import median
from typing import Any

import render
import render.png
from bench.pictures import NAMES, pillow_encode, positions
from bench.table import Row, show
from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.door.floods import Floods
from bot.ops import loop
from games.core import codec, engine
from render import Scene
from storage.transaction import Transaction

GAME = "nautilus_island"

CORES = len(os.sched_getaffinity(0))
HALF = 50.0

ROUNDS = (("just started", 1, 24), ("", 50, 4), ("warm", 1, 48), ("warm", 10, 10), ("warm", 50, 6))
"""How the bot is, tables, turns of each. The nameless round is there to warm it, and is not shown."""


class Parts:
    """CPU seconds by part, counted where the outermost call of each part runs."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(("engine", "render", "encode"), 0.0)
        self.in_main = 0.0  # those of them spent in the main thread
        self._inside = threading.local()

    def count(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def counted(*args: Any, **kwargs: Any) -> Any:
            outer = getattr(self._inside, "part", None)
            if outer == part:
                return function(*args, **kwargs)
            self._inside.part = part
            begin = time.thread_time()
            try:
                return function(*args, **kwargs)
            finally:
                spent = time.thread_time() - begin
                self.seconds[part] += spent
                if outer is not None:
                    self.seconds[outer] -= spent
                elif threading.current_thread() is threading.main_thread():
                    self.in_main += spent
                self._inside.part = outer

        return counted

    def instrument(self) -> None:
        for module, names, part in (
            (engine, ("apply", "play_on", "decisions", "question", "start"), "engine"),
            (codec, ("encode", "decode"), "engine"),
            (render, ("draw", "draw_hand"), "render"),
            (render.png, ("pack",), "encode"),
        ):
            for name in names:
                setattr(module, name, self.count(part, getattr(module, name)))


async def measure(tables: int, turns: int, parts: Parts) -> tuple[dict[str, float], dict[str, Any]]:
    """CPU seconds by part, and what the other side saw."""
    driver = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.driver",
        str(tables),
        str(turns),
        GAME,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 26,
    )
    assert driver.stdout is not None and driver.stdin is not None
    url = (await driver.stdout.readline()).decode().strip()
    with tempfile.TemporaryDirectory() as folder:
        settings = Config(LOCAL_TOKEN, Path(folder) / "bench.db", url, new_dms_a_day=10_000)
        Floods.presses = 10**9
        app = await App.start(settings)
        try:
            assert (await driver.stdout.readline()) == b"ready\n"
            before = await _settled(app)
            parts.seconds, parts.in_main = dict.fromkeys(parts.seconds, 0.0), 0.0
            whole, main = time.process_time(), time.thread_time()
            driver.stdin.write(b"go\n")
            seen = json.loads(await driver.stdout.readline())
            whole, main = time.process_time() - whole, time.thread_time() - main
            seen["turns"] = await _settled(app) - before
        finally:
            await app.stop()
    driver.stdin.write(b"bye\n")
    await driver.wait()
    spent = dict(parts.seconds)
    spent["discord"] = main - parts.in_main
    spent["store"] = whole - main - (sum(parts.seconds.values()) - parts.in_main)
    spent["whole"] = whole
    return spent, seen


async def _settled(app: App) -> int:
    """The settled moves so far, of all matches."""
    row = await app.database.read(Transaction.one, "SELECT count(*) AS n FROM journal WHERE settled")
    assert row is not None
    return int(row["n"])


def _board() -> bytes:
    view = positions(GAME, 0)[-1]
    return render.draw(GAME, view, Scene(names=NAMES)).png  # type: ignore[arg-type]


def _one_encode(board: bytes) -> float:
    """CPU seconds of Pillow's own RGB level-6 encode of one board: the median of a few."""
    return median(pillow_encode(board) for _ in range(9))


def main() -> None:
    parts = Parts()
    render.warm_up()
    board = _board()
    before = _one_encode(board)
    parts.instrument()
    rows: list[Row] = []
    waits: list[Row] = []
    used: list[Row] = []
    for bot, tables, turns in ROUNDS:
        spent, seen = loop.run(measure(tables, turns, parts))
        assert not seen["violations"], seen["violations"]
        after = _one_encode(board)  # a busy machine makes all dearer, so it is measured beside each round
        pillow, before = (before + after) / 2, after
        if not bot:
            continue
        moves = seen["turns"]
        row: Row = {
            "bot": bot,
            "matches in flight": tables,
            "settled moves": moves,
            "clicks/move": seen["clicks"] / moves,
        }
        for name in ("engine", "store", "render", "encode", "discord", "whole"):
            row[f"{name} ms"] = spent[name] * 1000 / moves
        row["Pillow ms"] = pillow * 1000
        row["of Pillow"] = spent["whole"] / moves / pillow
        row["ms/click"] = spent["whole"] * 1000 / (seen["clicks"] + moves)  # opening the panel is one too
        rows.append(row)
        waits.append(_waits(bot, tables, seen))
        used.append(_used(bot, tables, spent["whole"], seen))
    note = (
        "panels are pictures too: a settled move redraws the mover's panel once a click, the board once;\n"
        "warm: after some 250 moves, most of a process's first times behind it;\n"
        "of Pillow: a move as a multiple of its RGB level-6 encode of one board, before and after (goal 0.2)"
    )
    show("move", f"CPU per settled move of {GAME}, bot process alone", rows, note)
    title = (
        "From a click to its acknowledgement, and from a move to its post; box and bot on the same machine"
    )
    note = (
        "goal: p99 under 250 ms at 50 in flight; of the bot's CPU: how much of it lay between click and\n"
        "acknowledgement, whatever else ran; time beyond it was spent by box, people and other programs"
    )
    show("latency", title, waits, note)
    note = (
        f"{CORES} cores; nobody or others: what was left for other programs, or unused;"
        f" the machine's load at the end: {os.getloadavg()[0]:.1f}\n{_verdict(used)}"
    )
    show("shares", "Who used the cores while moves were made", used, note)


def _waits(bot: str, tables: int, seen: dict[str, Any]) -> Row:
    times, told, worked = seen["latencies"], seen["told"], seen["worked"]
    return {
        "bot": bot,
        "matches in flight": tables,
        "acknowledged": len(times),
        "median ms": _share(times, 0.5),
        "p99 ms": _share(times, 0.99),
        "of the bot's CPU: median ms": _share(worked, 0.5),
        "of the bot's CPU: p99 ms": _share(worked, 0.99),
        "posts": len(told),
        "to post: median ms": _share(told, 0.5),
        "to post: p99 ms": _share(told, 0.99),
    }


def _used(bot: str, tables: int, whole: float, seen: dict[str, Any]) -> Row:
    """Shares of all cores, in percent."""
    spent = {"bot": whole, "box": seen["box"], "people": seen["people"]}
    shares = {f"{name} %": 100 * cpu / (seen["seconds"] * CORES) for name, cpu in spent.items()}
    return {
        "bot": bot,
        "matches in flight": tables,
        "seconds": seen["seconds"],
        **{f"{name} CPU s": cpu for name, cpu in spent.items()},
        **shares,
        "nobody or others %": 100 - sum(shares.values()),
    }


def _verdict(used: list[Row]) -> str:
    """Say whether the bench itself took so much that the times are not the bot's alone."""
    most = max(used, key=lambda row: float(row["box %"]) + float(row["people %"]))
    share = float(most["box %"]) + float(most["people %"])
    than = "more" if share > HALF else "less"
    return f"box and people took {share:.0f} % of all cores at most, {than} than half of them"


def _share(times: list[float], share: float) -> float:
    """So many of the sorted times are shorter."""
    return times[min(len(times) - 1, int(len(times) * share))] if times else 0.0
