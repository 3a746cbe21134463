"""The box's clock goes with real time, can be held, and can be pushed forward."""

import asyncio
import time
from typing import cast

import pytest
from aiohttp import web

from local_discord.box import Box
from local_discord.gateway.sessions import Link
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot
from local_discord.world.clock import Clock


def test_it_begins_with_the_time_of_day() -> None:
    before = time.time()
    assert before <= Clock(held=True).now() <= time.time()


def test_it_runs_with_real_time() -> None:
    real = [0.0]
    clock = Clock(real=lambda: real[0])
    begun = clock.now()
    real[0] = 7.0
    assert clock.now() == begun + 7


def test_it_jumps_and_tells_who_watches() -> None:
    clock, told = Clock(held=True), []
    clock.watch(lambda: told.append(clock.now()))
    before = clock.now()
    clock.advance(3600)
    clock.move_to(before + 7200)
    assert told == [before + 3600, before + 7200]


def test_it_never_goes_back() -> None:
    clock = Clock()
    with pytest.raises(ValueError, match="only goes forward"):
        clock.move_to(clock.now() - 10)


def test_held_it_moves_only_when_pushed_and_runs_on_from_there() -> None:
    real = [0.0]
    clock = Clock(real=lambda: real[0])
    begun = clock.now()
    real[0] = 2.0
    clock.hold()
    real[0] = 50.0
    clock.hold()  # twice is once
    assert clock.now() == begun + 2
    clock.advance(10)
    clock.run()
    clock.run()
    real[0] = 51.0
    assert clock.now() == begun + 13
    assert clock.ran == 3, "skipped time is not run"


async def test_a_slow_bot_is_in_time_while_the_clock_is_held(box: Box, bot: LittleBot, ada: Pilot) -> None:
    """By a running clock this answer would come after the three seconds."""
    real = [0.0]
    box.clock._real = lambda: real[0]
    hold = box.faults.hold("POST", r"/callback$", after=False)
    answer = ada.slash("ping")
    asking = asyncio.ensure_future(answer)
    await hold.reached()
    real[0] = 30.0
    hold.release()
    assert (await asking).text == "pong"


async def test_skipped_time_and_a_held_clock_cut_no_connection_but_silence_does() -> None:
    real = [0.0]
    clock = Clock(real=lambda: real[0])
    link = Link(cast(web.WebSocketResponse, None), 1000, clock)
    clock.advance(3600)
    assert link.silence_left == 1.5
    real[0] = 1.25
    assert link.silence_left == 0.25
    link.heartbeat()
    assert link.silence_left == 1.5
    clock.hold()
    real[0] = 60.0
    assert link.silence_left == 1.5
    clock.run()
    real[0] = 62.0
    assert link.silence_left < 0
    await link.stop()
