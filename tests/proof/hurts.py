"""What may go wrong inside a bot's own process: each is planted in a bot that is born to die."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import render
from bot.door.app import App
from storage.transaction import Transaction


def fainting_painter(app: App) -> None:
    """No picture can be drawn."""

    def faint(*args: object) -> None:
        raise ZeroDivisionError("no paint left")

    for name in ("draw", "draw_hand", "draw_player"):
        setattr(render, name, faint)


def dying_worker(app: App) -> None:
    """The stand-ins' process dies whenever there is one."""

    async def kills() -> None:
        while True:
            pid = app._stand_in.pid
            if pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.05)

    app._tasks.append(asyncio.create_task(kills()))


def slow_disk(app: App) -> None:
    """Every piece of work that writes takes its time."""
    store: Any = app.database._store
    honest = store.write

    async def slow(work: Callable[[Transaction], Any]) -> Any:
        def late(tx: Transaction) -> Any:
            time.sleep(0.03)
            return work(tx)

        return await honest(late)

    store.write = slow


def full_disk(app: App) -> None:
    """SQLite's file may not grow any more."""
    store: Any = app.database._store
    app._tasks.append(asyncio.create_task(_no_more_pages(store._writer)))


async def _no_more_pages(writer: Any) -> None:
    async with writer.execute("PRAGMA page_count") as cursor:
        (pages,) = await cursor.fetchone()
    await writer.execute(f"PRAGMA max_page_count = {pages}")


HURTS: dict[str, Callable[[App], None]] = {
    "fainting painter": fainting_painter,
    "dying worker": dying_worker,
    "slow disk": slow_disk,
    "full disk": full_disk,
}
