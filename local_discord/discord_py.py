"""A discord.py bot in the box. Nothing else in the package needs discord.py."""

from __future__ import annotations

import asyncio
import contextlib
import warnings
from collections.abc import AsyncIterator, Iterator
from typing import TypeVar

import yarl

with warnings.catch_warnings():
    # discord.py imports audioop, which Python 3.11 and 3.12 call deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord

C = TypeVar("C", bound=discord.Client)
READY_SECONDS = 10.0
LAST_SERVER = 0.05  # seconds: the box tells of its server at once, where Discord has two for the next
POINTERS = (
    (discord.http.Route, "BASE"),
    (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
    (discord.asset.Asset, "BASE"),
    (discord.VoiceClient, "warn_nacl"),
    (discord.VoiceClient, "warn_dave"),
)


def point_at(url: str) -> None:
    """Send discord.py to the box instead of to Discord."""
    discord.http.Route.BASE = url + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws") + "/gateway")
    discord.asset.Asset.BASE = url + "/cdn"
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


@contextlib.contextmanager
def left_as_it_was() -> Iterator[None]:
    """Wherever discord.py is sent meanwhile, afterwards it goes where it went before."""
    before = [(holder, name, getattr(holder, name)) for holder, name in POINTERS]
    try:
        yield
    finally:
        for holder, name, value in before:
            setattr(holder, name, value)


@contextlib.asynccontextmanager
async def running(client: C, url: str, token: str = "local.token") -> AsyncIterator[C]:
    """The bot, ready in the box at this address; closed cleanly."""
    with left_as_it_was():
        point_at(url)
        client._connection.guild_ready_timeout = LAST_SERVER
        task = asyncio.create_task(client.start(token))
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=READY_SECONDS)
            if task.done():
                task.result()
            assert client.is_ready(), f"the bot was not ready within {READY_SECONDS:g} s"
            yield client
        finally:
            ready.cancel()
            await client.close()
            await task
