"""A box, the real bot and a real Chromium, all in the test's own event loop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

import render
from bot.cli.play_at_home import greet
from bot.config import Config
from bot.door.app import App
from bot.match.timed_moves import TimedMoves
from local_discord.box import Box
from local_discord.discord_py import left_as_it_was
from local_discord.tests.browser.windows import Windows, chromium

TimedMoves.pace = 0.0  # stand-ins answer as soon as they can


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests."""
    async with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def warm() -> None:
    """Every background is drawn once, as `make play` does while the first person looks around."""
    render.warm_up()


@pytest_asyncio.fixture(loop_scope="session")
async def club(browser: Browser, warm: None, tmp_path: Path) -> AsyncIterator[Windows]:
    """A fresh box with the real bot, as a newcomer finds it."""
    async with AsyncExitStack() as stack:
        box = await Box.start(bot="Bathysphere")
        stack.push_async_callback(box.stop)
        stack.enter_context(left_as_it_was())
        app = await App.start(Config(box.token, tmp_path / "club.db", box.url), now=box.clock.now)
        stack.push_async_callback(app.stop)
        await greet(box, app)
        windows = Windows(box, browser)
        stack.push_async_callback(windows.leave)
        yield windows
    assert windows.complaints == []
    assert box.violations == []
