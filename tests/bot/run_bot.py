"""The bot as a process of its own: `python -m tests.bot.run_bot URL DATABASE SECONDS_AHEAD`."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from tests.kit import postgresql


async def main(url: str, database: str, ahead: str) -> None:
    settings = Config(LOCAL_TOKEN, Path(database), url)
    app = await App.start(settings, now=lambda: time.time() + float(ahead))
    print("ready", flush=True)
    await app.run()


if __name__ == "__main__":
    postgresql.redirect()
    asyncio.run(main(*sys.argv[1:4]))
