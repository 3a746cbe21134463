"""How late the event loop is while four stand-ins think: delays of a task that only wants to run."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from bench.table import Row, show
from bot.match.stand_in_worker import StandIn
from games import GAMES
from games.core import engine
from games.core.instincts import Strength

DURATION = float(os.environ.get("DURATION", "10"))
THINKERS = 4
PAUSE = 0.005


def main() -> None:
    rows = [asyncio.run(_measure(key)) for key in GAMES]
    note = f"{THINKERS} strong stand-ins, {DURATION:.0f} s a game; the load is the machine's, beside this."
    show("thinking", "Delay of the event loop while stand-ins think, ms", rows, note)


async def _measure(key: str) -> Row:
    """Ask again and again for four seats; how late a short sleep ends then, and while nobody thinks."""
    worker = StandIn()
    await _think(worker, key, 0, 0.0)  # the process has started
    idle = await _delays([asyncio.create_task(asyncio.sleep(DURATION))])
    until = perf_counter() + DURATION
    thinkers = [asyncio.create_task(_think(worker, key, number, until)) for number in range(THINKERS)]
    found = await _delays(thinkers)
    await worker.close()
    return {
        "game": key,
        "answers": sum(one.result() for one in thinkers),
        "median": found[len(found) // 2],
        "p99": found[len(found) * 99 // 100],
        "median, nobody thinks": idle[len(idle) // 2],
        "p99, nobody thinks": idle[len(idle) * 99 // 100],
        "load": os.getloadavg()[0],
    }


async def _delays(tasks: Sequence[asyncio.Task[Any]]) -> list[float]:
    """How late short sleeps end as long as the tasks run, in ms, sorted."""
    found: list[float] = []
    while not all(one.done() for one in tasks):
        before = perf_counter()
        await asyncio.sleep(PAUSE)
        found.append(1e3 * (perf_counter() - before - PAUSE))
    return sorted(found)


async def _think(worker: StandIn, key: str, number: int, until: float) -> int:
    """Answer the first question of a deal until time is up, once at least; how many answers."""
    game, answers = GAMES[key], 0
    while not answers or perf_counter() < until:
        change = engine.start(game, game.setup(2, f"thinking-{number}-{answers}"))
        decision = next(one for one in change.asked if one.answer is None)
        await worker.choose(game, change.state, decision, "seed", Strength.STRONG)
        answers += 1
    return answers
