"""A bot that is a program of its own, in whatever language: told where the box is, awaited, ended."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from local_discord.box import Box

ENDING_SECONDS = 10.0


@asynccontextmanager
async def program(
    box: Box, *command: str, at: Path | None = None, extra: Mapping[str, str] | None = None
) -> AsyncIterator[Process]:
    """The program, once it has connected; it reads DISCORD_API and DISCORD_TOKEN from its environment.

    What it says on its standard error fails the test.
    """
    environment = {**os.environ, "DISCORD_API": f"{box.url}/api", "DISCORD_TOKEN": box.token, **(extra or {})}
    process = await asyncio.create_subprocess_exec(*command, cwd=at, env=environment, stderr=PIPE)
    said = asyncio.create_task(_all_of(process))
    said.add_done_callback(lambda _: box.changes.notify())
    try:
        await box.until(lambda: box.gateway.connected or said.done(), f"{command[0]} to connect")
        assert not said.done(), f"{command[0]} ended: {await said}"
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        complaints = await asyncio.wait_for(said, ENDING_SECONDS)
        await process.wait()
    assert complaints == "", complaints


async def _all_of(process: Process) -> str:
    assert process.stderr is not None
    return (await process.stderr.read()).decode()
