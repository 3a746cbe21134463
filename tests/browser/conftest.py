"""A box, a bot and a real Chromium, all in the test's own event loop."""

from __future__ import annotations

import asyncio
import shutil
import warnings
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
import yarl
from playwright.async_api import Browser, async_playwright, expect

from local_discord.box import Box

with warnings.catch_warnings():
    # discord.py still imports the standard library's audioop, which warns of its own removal.
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord

import render
from bot.cli.play_at_home import greet
from bot.config import Config
from bot.door.app import App
from bot.match.timed_moves import TimedMoves
from tests.browser.table_bot import TableBot
from tests.browser.windows import Windows

TimedMoves.pace = 0.0  # stand-ins answer as soon as they can

CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Conditions are looked at again and again until then; a busy machine draws its first board slowly.
expect.set_options(timeout=20_000)


@dataclass
class Room(Windows):
    """Windows onto a box with the small bot of these tests."""

    bot: TableBot | None = None

    @property
    def thought(self) -> asyncio.Event:
        """Lets the bot's slow answers come."""
        assert self.bot is not None
        return self.bot.thought

    @property
    def picked(self) -> list[list[str]]:
        """What was chosen from the bot's menus."""
        assert self.bot is not None
        return self.bot.picked


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests; each window has a context of its own."""
    program = shutil.which("chromium")
    assert program, "these tests need Chromium on the PATH"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=CHROMIUM)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def room(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A fresh box with the small bot."""
    async with AsyncExitStack() as stack:
        box = await Box.start()
        stack.push_async_callback(box.stop)
        _leave_discord_as_it_was(monkeypatch)
        bot = await stack.enter_async_context(_running_bot(box))
        room = Room(box, browser, bot=bot)
        stack.push_async_callback(room.leave)
        yield room
    assert room.complaints == []
    assert box.violations == []


@pytest.fixture(scope="session")
def warm() -> None:
    """Every background is drawn once, as `make play` does while the first person looks around."""
    render.warm_up()


@pytest_asyncio.fixture(loop_scope="session")
async def club(
    browser: Browser, warm: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[Windows]:
    """A fresh box with the real bot, as a newcomer finds it."""
    async with AsyncExitStack() as stack:
        box = await Box.start(bot="Bathysphere")
        stack.push_async_callback(box.stop)
        _leave_discord_as_it_was(monkeypatch)
        app = await App.start(Config(box.token, tmp_path / "club.db", box.url), now=box.clock.now)
        stack.push_async_callback(app.stop)
        await greet(box, app)
        windows = Windows(box, browser)
        stack.push_async_callback(windows.leave)
        yield windows
    assert windows.complaints == []
    assert box.violations == []


def _leave_discord_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where discord.py is pointed to is undone after the test."""
    for holder, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
        (discord.VoiceClient, "warn_nacl"),
        (discord.VoiceClient, "warn_dave"),
    ):
        monkeypatch.setattr(holder, name, getattr(holder, name))


@asynccontextmanager
async def _running_bot(box: Box) -> AsyncIterator[TableBot]:
    discord.http.Route.BASE = f"{box.url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.url.replace("http", "ws") + "/gateway")
    discord.asset.Asset.BASE = f"{box.url}/cdn"
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    bot = TableBot()
    await bot.login(box.token)
    running = asyncio.create_task(bot.connect())
    try:
        async with asyncio.timeout(10):
            await bot.wait_until_ready()
        yield bot
    finally:
        bot.thought.set()
        await bot.close()
        await running
