"""One painter: pictures somebody waits for come before the others."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.studio import Studio


async def test_a_picture_somebody_waits_for_is_drawn_before_those_to_be_posted() -> None:
    studio, drawn = Studio(), list[str]()
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def first() -> None:
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(60)

    under_way = asyncio.create_task(studio.draw(first, awaited=False))
    await begun.wait()
    posts = [asyncio.create_task(studio.draw(lambda: drawn.append("post"), awaited=False)) for _ in "12"]
    panel = asyncio.create_task(studio.draw(lambda: drawn.append("panel"), awaited=True))
    await asyncio.sleep(0)  # all of them are in the queue
    go_on.set()
    await asyncio.gather(under_way, *posts, panel)
    assert drawn == ["panel", "post", "post"]


async def test_what_goes_wrong_is_told_to_whoever_waits_and_the_painter_goes_on() -> None:
    studio = Studio()
    with pytest.raises(ZeroDivisionError):
        await studio.draw(lambda: 1 // 0, awaited=True)
    assert await studio.draw(lambda: "a picture", awaited=True) == "a picture"


async def test_a_picture_nobody_waits_for_any_more_is_not_drawn() -> None:
    studio, drawn = Studio(), list[str]()
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def first() -> None:
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(60)

    under_way = asyncio.create_task(studio.draw(first, awaited=True))
    await begun.wait()
    given_up = asyncio.create_task(studio.draw(lambda: drawn.append("given up"), awaited=True))
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    go_on.set()
    await under_way
    assert await studio.draw(lambda: "the next", awaited=True) == "the next"
    assert drawn == []
