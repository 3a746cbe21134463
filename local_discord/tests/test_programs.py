"""A bot that is a program of its own: what goes wrong with it is said."""

from __future__ import annotations

import sys

import pytest

from local_discord.box import Box
from local_discord.programs import program

pytestmark = pytest.mark.programs

CONNECTS = """
import asyncio, os, sys
import aiohttp

async def main():
    gateway = os.environ["DISCORD_API"].replace("http", "ws").replace("/api", "/gateway")
    async with aiohttp.ClientSession() as session, session.ws_connect(gateway) as socket:
        await socket.receive()
        properties = {"os": "", "browser": "", "device": ""}
        told = {"token": os.environ["DISCORD_TOKEN"], "intents": 0, "properties": properties}
        print(os.environ["COMPLAINT"], end="", file=sys.stderr, flush=True)
        await socket.send_json({"op": 2, "d": told})
        async for _ in socket:
            pass

asyncio.run(main())
"""


async def test_one_that_ends_before_it_connects_is_quoted(box: Box) -> None:
    with pytest.raises(AssertionError, match="no token for me"):
        async with program(box, sys.executable, "-c", "raise SystemExit('no token for me')"):
            pytest.fail("it never connected")


@pytest.mark.parametrize("complaint", ["", "out of memory"])
async def test_what_it_complains_of_fails_the_test(box: Box, complaint: str) -> None:
    heard = ""
    try:
        async with program(box, sys.executable, "-c", CONNECTS, extra={"COMPLAINT": complaint}) as process:
            assert box.gateway.connected
    except AssertionError as error:
        heard = str(error)
    assert heard.startswith(complaint) and bool(heard) == bool(complaint)
    assert process.returncode is not None
