"""The bot as a process of its own, which may be told to die at a certain line.

`python -m tests.bot.run_bot URL DATABASE SECONDS_AHEAD [FILE TEXT [TIMES]]`: when the line of FILE that
contains TEXT is about to run for the TIMES-th time, the process kills itself as hard as it can.
"""

from __future__ import annotations

import asyncio
import linecache
import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any

from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from storage.database import Database


def die_at(file: str, text: str, times: int) -> Any:
    """Arrange for death just before a line runs; gives the trace function."""
    left = times

    def lines(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal left
        if event == "line" and text in linecache.getline(frame.f_code.co_filename, frame.f_lineno):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return lines

    def calls(frame: FrameType, event: str, argument: Any) -> Any:
        return lines if frame.f_code.co_filename.endswith(file) else None

    sys.settrace(calls)
    return calls


async def also_in_its_threads(database: Database, trace: Any) -> None:
    """A transaction runs in its connection's thread."""

    async def there(connection: object) -> None:
        sys.settrace(trace)

    await database.read(there)
    await database.transact(there)


async def main(url: str, database: str, ahead: str, trace: Any) -> None:
    settings = Config(LOCAL_TOKEN, Path(database), url)
    app = await App.start(settings, now=lambda: time.time() + float(ahead))
    if trace is not None:
        await also_in_its_threads(app.database, trace)
    print("ready", flush=True)
    await app.run()


if __name__ == "__main__":
    trace = None
    if len(sys.argv) > 4:
        trace = die_at(sys.argv[4], sys.argv[5], int(sys.argv[6]) if len(sys.argv) > 6 else 1)
    asyncio.run(main(*sys.argv[1:4], trace))
