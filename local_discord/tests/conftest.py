"""A box for each test, and the little bot in it where asked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import aiohttp
import pytest

from local_discord.box import Box
from local_discord.calm import keep_calm
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot, running

keep_calm()

Call = Callable[..., Awaitable[tuple[int, Any]]]


@pytest.fixture
def planted() -> list[str]:
    """Filled by tests that break Discord's rules on purpose, with words of the violations they expect."""
    return []


@pytest.fixture(autouse=True)
def every_box_is_judged(monkeypatch: pytest.MonkeyPatch, planted: list[str]) -> Iterator[None]:
    """Nothing that any box saw may break a rule but what the test planted, and that must be found."""
    opened: list[Box] = []
    start: Any = Box.start

    async def watched(*arguments: Any, **options: Any) -> Box:
        box: Box = await start(*arguments, **options)
        opened.append(box)
        return box

    monkeypatch.setattr(Box, "start", watched)
    yield
    found = [violation for box in opened for violation in box.violations]
    assert [violation for violation in found if not any(word in violation for word in planted)] == []
    assert [word for word in planted if not any(word in violation for violation in found)] == []


@pytest.fixture
async def box() -> AsyncIterator[Box]:
    """An empty box."""
    opened = await Box.start()
    yield opened
    await opened.stop()


@pytest.fixture
async def bot(box: Box) -> AsyncIterator[LittleBot]:
    """The little bot, ready in the box."""
    async with running(box.url) as ready:
        yield ready


@pytest.fixture
def ada(box: Box) -> Pilot:
    """The first at the table."""
    return Pilot(box, "Ada")


@pytest.fixture
def bruno(box: Box) -> Pilot:
    """The second at the table."""
    return Pilot(box, "Bruno")


@pytest.fixture
async def call(box: Box) -> AsyncIterator[Call]:
    """Ask the box over HTTP as the bot would, without discord.py: gives status and body."""
    headers = {"Authorization": f"Bot {box.token}"}
    async with aiohttp.ClientSession(box.url, headers=headers) as session:

        async def ask(method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
            if body is not None:
                options["json"] = body
            async with session.request(method, "/api/v10" + path, **options) as answer:
                text = await answer.read()
                return answer.status, await answer.json() if text else None

        yield ask
