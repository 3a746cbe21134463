"""One painter: pictures somebody waits for come before the others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.text.paint_thread import Studio


@asynccontextmanager
async def busy(studio: Studio) -> AsyncIterator[None]:
    """The painter has a picture under way all the while."""
    loop, begun, go_on = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def picture() -> None:
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(60)

    under_way = asyncio.create_task(studio.draw(picture, awaited=True))
    await begun.wait()
    try:
        yield
        await asyncio.sleep(0)  # what was asked for meanwhile is in the queue
    finally:
        go_on.set()
        await under_way


async def test_a_picture_somebody_waits_for_is_drawn_before_those_to_be_posted() -> None:
    studio, drawn = Studio(), list[str]()
    async with busy(studio):
        posts = [asyncio.create_task(studio.draw(lambda: drawn.append("post"), awaited=False)) for _ in "12"]
        panel = asyncio.create_task(studio.draw(lambda: drawn.append("panel"), awaited=True))
    await asyncio.gather(*posts, panel)
    assert drawn == ["panel", "post", "post"]


async def test_what_goes_wrong_is_told_to_whoever_waits_and_the_painter_goes_on() -> None:
    studio = Studio()
    with pytest.raises(ZeroDivisionError):
        await studio.draw(lambda: 1 // 0, awaited=True)
    assert await studio.draw(lambda: "a picture", awaited=True) == "a picture"


async def test_a_picture_nobody_waits_for_any_more_is_not_drawn() -> None:
    studio, drawn = Studio(), list[str]()
    async with busy(studio):
        given_up = asyncio.create_task(studio.draw(lambda: drawn.append("given up"), awaited=True))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
    assert await studio.draw(lambda: "the next", awaited=True) == "the next"
    assert drawn == []
