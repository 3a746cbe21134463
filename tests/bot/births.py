"""Bots that are to be killed: a warm process forks them, one at a time, for all tests of a worker."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from storage.address import Address, Server
from tests.bot.zygote import ROOT

Exit = asyncio.Future[int]


class Births:
    pid = 0  # of the newest bot

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.bot.zygote"]
        self._zygote = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )

    @asynccontextmanager
    async def bot(self, url: str, database: Address, **order: Any) -> AsyncIterator[Exit]:
        """Run a bot in a process of its own and stop it in the end; yields a future of its exit."""
        assert self._zygote.stdin is not None
        whole = {
            "url": url,
            "database": database.url if isinstance(database, Server) else str(database),
            "ahead": 0,
            **order,
        }
        self._zygote.stdin.write(json.dumps(whole) + "\n")
        self._zygote.stdin.flush()
        self.pid = pid = int((await self._line()).removeprefix("pid "))
        assert await self._line() == "ready"
        death = asyncio.ensure_future(self._death())
        try:
            yield death
        finally:
            if not death.done():
                with suppress(ProcessLookupError):  # dead already, and its death on the way to us
                    os.kill(pid, signal.SIGTERM)
            await death

    async def _death(self) -> int:
        return int((await self._line()).removeprefix("died "))

    async def _line(self) -> str:
        assert self._zygote.stdout is not None
        return (await asyncio.to_thread(self._zygote.stdout.readline)).strip()

    def end(self) -> None:
        self._zygote.kill()
        self._zygote.communicate()


def line_of(file: str, text: str) -> tuple[str, int]:
    """The one line of a file that holds a text."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    (found,) = [number for number, line in enumerate(lines, 1) if text in line]
    return file, found


class WarmProcesses:
    """Processes that fork bots, one at a time each, kept for the next test."""

    def __init__(self) -> None:
        self._idle: list[Births] = []

    @asynccontextmanager
    async def bot(self, url: str, database: Address, **order: Any) -> AsyncIterator[tuple[int, Exit]]:
        """Run a bot in a process of its own and stop it in the end; yields its pid and its exit to come."""
        births = self._idle.pop() if self._idle else Births()
        try:
            async with births.bot(url, database, **order) as death:
                yield births.pid, death
        except BaseException:
            births.end()
            raise
        self._idle.append(births)

    def end(self) -> None:
        for births in self._idle:
            births.end()
