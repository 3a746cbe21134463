"""Faults strike where and as often as they were asked to."""

import asyncio

import aiohttp
import discord
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot


async def test_a_refusal_strikes_once_and_is_over(box: Box, bot: LittleBot) -> None:
    box.faults.refuse("POST", r"/messages$", status=503)
    with pytest.raises(discord.DiscordServerError):
        await bot.table().send("refused")
    assert (await bot.table().send("sent")).content == "sent"


async def test_a_refusal_can_carry_a_code(box: Box, bot: LittleBot) -> None:
    box.faults.refuse("POST", r"/messages$", status=403, code=50278)
    with pytest.raises(discord.Forbidden) as refused:
        await bot.table().send("refused")
    assert refused.value.code == 50278


async def test_a_lost_answer_means_the_work_was_done(box: Box, bot: LittleBot, ada: Pilot) -> None:
    box.faults.lose_answer("POST", r"/messages$")
    with pytest.raises(aiohttp.ClientError):
        await bot.table().send("done all the same")
    assert ada.last("table").text == "done all the same"


async def test_a_reset_means_the_work_was_not_done(box: Box, bot: LittleBot, ada: Pilot) -> None:
    box.faults.reset("POST", r"/messages$")
    with pytest.raises(aiohttp.ClientError):
        await bot.table().send("never")
    assert ada.person.sees("table") == []


async def test_a_rate_limit_is_waited_out(box: Box, bot: LittleBot, ada: Pilot) -> None:
    box.faults.rate_limit("POST", r"/messages$", retry_after=0.05)
    await bot.table().send("patient")
    statuses = [entry.status for entry in box.log if entry.path.endswith("/messages")]
    assert statuses == [429, 200]


async def test_a_held_request_goes_on_when_released(box: Box, bot: LittleBot, ada: Pilot) -> None:
    hold = box.faults.hold("POST", r"/messages$")
    sending = asyncio.create_task(bot.table().send("held"))
    await hold.reached()
    assert ada.person.sees("table") == []
    hold.release()
    await sending
    assert ada.last("table").text == "held"


async def test_faults_elsewhere_do_not_strike(box: Box, bot: LittleBot) -> None:
    box.faults.refuse("PATCH", r"/messages$")
    assert (await bot.table().send("sent")).content == "sent"


async def test_an_answer_can_be_held_after_the_work(box: Box, bot: LittleBot, ada: Pilot) -> None:
    hold = box.faults.hold("POST", r"/messages$", after=True)
    sending = asyncio.create_task(bot.table().send("done"))
    await hold.reached()
    assert ada.last("table").text == "done"
    assert not sending.done()
    hold.release()
    await sending


async def test_a_delayed_request_is_done_late(box: Box, bot: LittleBot) -> None:
    box.faults.delay("POST", r"/messages$", seconds=0.2)
    begun = asyncio.get_running_loop().time()
    await bot.table().send("late")
    assert asyncio.get_running_loop().time() - begun >= 0.2


@pytest.mark.parametrize("status", [500, 502])
async def test_a_server_error_is_tried_again_by_the_client(
    box: Box, bot: LittleBot, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    async def at_once(_: float) -> None:
        """discord.py waits a second and more between its attempts."""

    monkeypatch.setattr(asyncio, "sleep", at_once)
    box.faults.refuse("POST", r"/messages$", status=status, times=2)
    await bot.table().send("third time lucky")
    assert [entry.status for entry in box.log if entry.path.endswith("/messages")] == [status, status, 200]


async def test_a_thread_deleted_under_the_bot_is_unknown(box: Box, bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("match thread")
    thread = box.channel("the match")
    box.world.remove_channel(thread["id"])
    with pytest.raises(discord.NotFound) as refused:
        await bot.get_partial_messageable(int(thread["id"])).send("anyone?")
    assert refused.value.code == 10003


async def test_the_bot_comes_back_after_a_restart_of_discord(box: Box, bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    sessions = set(box.gateway.sessions)
    await box.restart()
    await box.until(lambda: box.gateway.connected, "the bot to come back")
    assert not sessions & set(box.gateway.sessions)
    assert (await ada.presses("Move 1")).text == "Ada made move 1"
    assert (await ada.slash("ping")).text == "pong"
