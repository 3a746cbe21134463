"""A table at home: the local Discord and the real bot in one process, and a browser to sit at it."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import webbrowser
from pathlib import Path
from threading import Thread

import render
from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.ops.signals import asking_to_stop
from bot.text.words import bot_words
from local_discord.box import Box


async def play(port: int, *, open_browser: bool) -> int:
    """Serve the table until interrupted; a port in use is said in one line."""
    try:
        box = await Box.start(port, bot="Bathysphere")
    except OSError as error:
        reason = f"port {port} cannot be used ({error.strerror})"
        print(f"bathysphere: {reason}; try another: make play PORT={port + 1}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="bathysphere-") as folder:
        try:
            await _sit(box, Path(folder) / "table.db", open_browser)
        finally:
            await box.stop()
    return 0


async def _sit(box: Box, database: Path, open_browser: bool) -> None:
    config = Config(LOCAL_TOKEN, database, box.url, several_seats=True)
    app = await App.start(config, now=box.clock.now)
    try:
        await greet(box, app)
        app.client.icons.begin()
        print(f"Table ready: {box.url}", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, box.url)
        Thread(target=render.warm_up, daemon=True).start()  # while the first person looks around
        await _interrupted()
    finally:
        await app.stop()


async def greet(box: Box, app: App) -> None:
    """Say what to type, where everyone looks first; one press begins a match against stand-ins."""
    channel = app.client.get_partial_messageable(int(box.channel("table")["id"]))
    await app.client.greet(channel, "en", bot_words("en").text("greeting-local"))


async def _interrupted() -> None:
    stop = asyncio.Event()
    with asking_to_stop(stop.set):
        await stop.wait()
