"""Threads: opened, archived by the clock, locked, gone."""

from typing import Literal

import discord
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot, Move, panel


async def open_thread(bot: LittleBot, minutes: Literal[60, 1440] = 1440) -> discord.Thread:
    anchor = await bot.table().send("anchor")
    return await anchor.create_thread(name="the match", auto_archive_duration=minutes)


def is_archived(box: Box, thread: discord.Thread) -> bool:
    return bool(box.world.channels[str(thread.id)]["thread_metadata"]["archived"])


async def test_a_thread_has_the_id_of_its_message(box: Box, bot: LittleBot, ada: Pilot) -> None:
    thread = await open_thread(bot)
    await thread.send("first")
    assert str(thread.id) == ada.last("table").id
    assert ada.last("the match").text == "first"


async def test_a_message_has_one_thread_only(bot: LittleBot) -> None:
    anchor = await bot.table().send("anchor")
    await anchor.create_thread(name="one")
    with pytest.raises(discord.HTTPException) as refused:
        await anchor.create_thread(name="two")
    assert refused.value.code == 160004


async def test_a_public_thread_without_a_message_is_announced(bot: LittleBot, ada: Pilot) -> None:
    thread = await bot.table().create_thread(name="alone", type=discord.ChannelType.public_thread)
    announcement = ada.last("table")
    assert (announcement["type"], announcement["content"]) == (18, "alone")
    assert announcement["message_reference"]["channel_id"] == str(thread.id)


async def test_a_private_thread_is_seen_by_its_members_only(box: Box, bot: LittleBot, bruno: Pilot) -> None:
    thread = await bot.table().create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.send("hidden")
    assert bruno.person.sees(thread.id) == []
    await thread.add_user(discord.Object(int(bruno.id)))
    assert bruno.last(thread.id).text == "hidden"
    await thread.remove_user(discord.Object(int(bruno.id)))
    assert bruno.person.sees(thread.id) == []


async def test_an_idle_thread_is_archived_by_the_clock(box: Box, bot: LittleBot) -> None:
    thread = await open_thread(bot, minutes=60)
    box.clock.advance(59 * 60)
    assert not is_archived(box, thread)
    box.clock.advance(2 * 60)
    assert is_archived(box, thread)


async def test_use_puts_archiving_off(box: Box, bot: LittleBot) -> None:
    thread = await open_thread(bot, minutes=60)
    box.clock.advance(59 * 60)
    await thread.send("still here")
    box.clock.advance(59 * 60)
    assert not is_archived(box, thread)


async def test_sending_opens_an_archived_thread(box: Box, bot: LittleBot) -> None:
    thread = await open_thread(bot)
    box.world.threads.archive(str(thread.id))
    await thread.send("back")
    assert not is_archived(box, thread)


async def test_an_archived_thread_refuses_edits_with_50083(box: Box, bot: LittleBot) -> None:
    thread = await open_thread(bot)
    sent = await thread.send("old")
    box.world.threads.archive(str(thread.id))
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="new")
    assert refused.value.code == 50083
    with pytest.raises(discord.HTTPException) as refused:
        await thread.edit(name="another name")
    assert refused.value.code == 50083


async def test_buttons_in_an_archived_thread_fail_before_the_bot_hears(
    box: Box, bot: LittleBot, ada: Pilot
) -> None:
    thread = await open_thread(bot)
    await thread.send("go", view=panel(Move(1)))
    box.world.threads.archive(str(thread.id))
    answer = await ada.presses("Move 1")
    assert answer.kind == "failed"
    assert box.world.interactions.latest is None


async def test_a_locked_thread_refuses_with_160005(box: Box, bot: LittleBot) -> None:
    thread = await open_thread(bot)
    box.world.threads.archive(str(thread.id), locked=True)
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("hello?")
    assert refused.value.code == 160005


async def test_a_deleted_thread_is_an_unknown_channel(box: Box, bot: LittleBot) -> None:
    thread = await open_thread(bot)
    box.world.remove_channel(str(thread.id))
    with pytest.raises(discord.NotFound) as refused:
        await thread.send("hello?")
    assert refused.value.code == 10003


async def test_the_bot_archives_and_renames_its_thread(box: Box, bot: LittleBot) -> None:
    thread = await open_thread(bot)
    await thread.edit(name="finished", archived=True, locked=True)
    stored = box.world.channels[str(thread.id)]
    assert (stored["name"], stored["thread_metadata"]["locked"]) == ("finished", True)
    await thread.edit(archived=False)
    assert not is_archived(box, thread)
