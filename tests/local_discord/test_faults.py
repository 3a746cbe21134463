"""Faults strike where and as often as they were asked to."""

import asyncio

import aiohttp
import discord
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from tests.local_discord.little_bot import LittleBot


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
