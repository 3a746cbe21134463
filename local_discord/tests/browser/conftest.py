"""A box, a bot and a real Chromium, all in the test's own event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest_asyncio
from playwright.async_api import Browser

from local_discord.box import Box
from local_discord.discord_py import running
from local_discord.tests.browser.table_bot import TableBot
from local_discord.tests.browser.windows import Windows, chromium


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
    """One Chromium for all tests."""
    async with chromium() as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def room(browser: Browser) -> AsyncIterator[Room]:
    """A fresh box with the small bot."""
    async with AsyncExitStack() as stack:
        box = await Box.start()
        stack.push_async_callback(box.stop)
        bot = await stack.enter_async_context(running(TableBot(), box.url))
        stack.callback(bot.thought.set)
        room = Room(box, browser, bot=bot)
        stack.push_async_callback(room.leave)
        yield room
    assert room.complaints == []
    assert box.violations == []
