"""A warm process that forks one bot after another, each told at which line to kill itself.

Reads lines of JSON: url, database, ahead, and either `die` (file, line) or `record` (a file to write the
lines reached to, when asked to stop); `spared`: how often it comes to that line and lives; `at_start`: it may
die before it is up;
`unseen_after`: how soon a mover is written to whose answer has not arrived; `log`: a file for its log;
`hurts`: what goes wrong inside it, see `tests/proof/hurts.py`; `pause`: before a letter is tried again;
`kept_pictures`: every view is shown by the picture that was drawn to warm up;
`processes`, `shards`: how many share how many shards; `peacefully`: asked to stop, it ends as the bot does.
Prints `pid N`, then the bot prints `ready`, then `died STATUS`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
import threading
import time
from pathlib import Path
from types import FrameType
from typing import Any

import render
from bot.config import LOCAL_TOKEN, Config, Shards
from bot.door.app import App
from bot.door.client import Client
from bot.door.courier import Courier
from bot.door.shard_starts import ShardStarts
from bot.door.sync import fingerprint
from bot.match import commit
from bot.match.timed_moves import TimedMoves
from bot.text.words import bot_words
from games import GAMES
from games.core import engine
from games.core.words import LANGUAGES
from render.scene import Scene
from storage.address import address_of
from storage.attendance import Attendance
from tests.kit import postgresql
from tests.kit.command_tree import command_tree
from tests.proof.hurts import HURTS

ROOT = Path(__file__).parent.parent.parent
Client.last_server = 0.01  # there is one server, told at once
TimedMoves.pace = 0.0  # stand-ins answer as soon as they can
ShardStarts.spacing = 0.0  # bots are born by the dozen
postgresql.redirect()
DRAWN: dict[str, render.Picture] = {}  # a board of each game


def watch(order: dict[str, Any], reached: set[tuple[str, int]], armed: threading.Event) -> None:
    """Once armed, die at a line, or remember every line reached of the files named; in every thread."""
    files = {str(ROOT / file): file for file in order["files"]}
    target = tuple(order["die"]) if "die" in order else None
    spared = order.get("spared", 0)

    def lines(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal spared
        if event == "line":
            here = (files[frame.f_code.co_filename], frame.f_lineno)
            if here == target and spared == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            spared -= here == target
            reached.add(here)
        return lines

    def calls(frame: FrameType, event: str, argument: Any) -> Any:
        return lines if armed.is_set() and frame.f_code.co_filename in files else None

    threading.settrace(calls)
    sys.settrace(calls)


async def run(order: dict[str, Any]) -> None:
    reached: set[tuple[str, int]] = set()
    ahead = float(order["ahead"])
    commit.UNSEEN_AFTER = order.get("unseen_after", commit.UNSEEN_AFTER)
    Attendance.lease, Attendance.beat = (
        order.get("lease", Attendance.lease),
        order.get("beat", Attendance.beat),
    )
    Courier.first_pause = order.get("pause", Courier.first_pause)
    settings = Config(
        LOCAL_TOKEN,
        address_of(order["database"]),
        order["url"],
        processes=order.get("processes", 1),
        shards=Shards(tuple(range(order["shards"])), order["shards"]) if "shards" in order else None,
    )
    armed = threading.Event()
    if order["files"]:
        watch(order, reached, armed)
    if order.get("at_start"):
        print("ready", flush=True)
        armed.set()
    if "log" in order:
        logging.basicConfig(filename=order["log"], level=logging.WARNING, force=True)
    app = await App.start(settings, now=lambda: time.time() + ahead)
    if order.get("kept_pictures"):
        keep_pictures()
    for name in order.get("hurts", ()):
        HURTS[name](app)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    if not armed.is_set():
        print("ready", flush=True)
        armed.set()
    await stop.wait()
    sys.settrace(None)
    assert app.database is not None  # kept alive to the end
    if "record" in order:
        Path(order["record"]).write_text(json.dumps(sorted(reached)))
    if order.get("peacefully"):
        await app.stop()
    os._exit(0)


def keep_pictures() -> None:
    """Draw nothing: a board that was drawn before stands for all of its game."""
    for name in ("draw", "draw_hand", "draw_player"):
        setattr(render, name, lambda game, *seen: DRAWN[game])


async def speak() -> None:
    """Put all commands into all languages, as every bot that is born does before it logs in."""
    await fingerprint(await command_tree())


def warm() -> None:
    """Read all words and draw every board once, so that no bot that is born has to."""
    asyncio.run(speak())
    for name, game in GAMES.items():
        for language in LANGUAGES:
            bot_words(language, name)
        view = game.view(engine.start(game, game.setup(2, "warm", {})).state, None)
        DRAWN[name] = render.draw(name, view, Scene(("A", "B")))


def main() -> None:
    warm()
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            print(f"pid {os.getpid()}", flush=True)  # by itself, so that it comes before `ready`
            asyncio.run(run(json.loads(line)))
            os._exit(1)
        _, status = os.waitpid(pid, 0)
        print(f"died {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    main()
