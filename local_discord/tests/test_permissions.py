"""What the bot may do, channel by channel."""

from typing import Any

import discord
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot, picture, running


async def sends(bot: LittleBot) -> Any:
    return await bot.table().send("x")


async def attaches(bot: LittleBot) -> Any:
    return await bot.table().send(file=picture())


async def embeds(bot: LittleBot) -> Any:
    return await bot.table().send(embed=discord.Embed(title="x"))


async def opens_thread(bot: LittleBot) -> Any:
    return await bot.table().create_thread(name="x", type=discord.ChannelType.public_thread)


async def reads_one(bot: LittleBot) -> Any:
    return await bot.table().fetch_message(bot.table().last_message_id or 1)


async def looks(bot: LittleBot) -> Any:
    return await bot.fetch_channel(bot.table().id)


@pytest.mark.parametrize(
    ("permission", "act", "code"),
    [
        ("SEND_MESSAGES", sends, 50013),
        ("ATTACH_FILES", attaches, 50013),
        ("EMBED_LINKS", embeds, 50013),
        ("CREATE_PUBLIC_THREADS", opens_thread, 50013),
        ("READ_MESSAGE_HISTORY", reads_one, 50013),
        ("VIEW_CHANNEL", sends, 50001),
        ("VIEW_CHANNEL", looks, 50001),
        ("VIEW_CHANNEL", opens_thread, 50001),
    ],
)
async def test_a_permission_that_was_taken_away_is_missed(
    box: Box, bot: LittleBot, permission: str, act: Any, code: int
) -> None:
    box.world.deny("table", permission)
    with pytest.raises(discord.Forbidden) as refused:
        await act(bot)
    assert refused.value.code == code


async def test_a_permission_can_be_given_back(box: Box, bot: LittleBot, ada: Pilot) -> None:
    box.world.deny("table", "SEND_MESSAGES")
    box.world.allow("table", "SEND_MESSAGES")
    await sends(bot)
    assert ada.last("table").text == "x"


async def test_sending_in_threads_is_a_permission_of_its_own(box: Box, bot: LittleBot) -> None:
    thread = await opens_thread(bot)
    box.world.deny("table", "SEND_MESSAGES")
    await thread.send("allowed")
    box.world.deny("table", "SEND_MESSAGES_IN_THREADS")
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("refused")
    assert refused.value.code == 50013


async def test_without_read_history_the_past_is_empty(box: Box, bot: LittleBot) -> None:
    await sends(bot)
    box.world.deny("table", "READ_MESSAGE_HISTORY")
    assert [message async for message in bot.table().history()] == []


async def test_an_interaction_is_answered_where_the_bot_may_not_send(
    box: Box, bot: LittleBot, ada: Pilot
) -> None:
    box.world.deny("table", "SEND_MESSAGES", "VIEW_CHANNEL")
    assert (await ada.slash("ping")).text == "pong"


async def test_the_bot_learns_of_the_change(box: Box, bot: LittleBot) -> None:
    box.world.deny("table", "SEND_MESSAGES")
    await box.until(
        lambda: not bot.table().permissions_for(bot.guilds[0].me).send_messages, "the channel's update"
    )


async def test_a_person_who_may_not_look_sees_nothing(box: Box, bot: LittleBot, bruno: Pilot) -> None:
    await sends(bot)
    box.world.deny("table", "VIEW_CHANNEL", who=bruno.id)
    assert bruno.person.sees("table") == []
    assert box.channel("table") not in bruno.person.channels()


async def test_moderating_others_needs_manage_messages(box: Box, bot: LittleBot, ada: Pilot) -> None:
    said = await ada.says("table", "mine")
    box.world.deny("table", "MANAGE_MESSAGES")
    with pytest.raises(discord.Forbidden):
        await bot.table().get_partial_message(int(said.id)).delete()
    box.world.allow("table", "MANAGE_MESSAGES")
    await bot.table().get_partial_message(int(said.id)).delete()
    assert ada.person.sees("table") == []


async def test_the_bot_hears_nothing_from_channels_it_cannot_see(box: Box, ada: Pilot) -> None:
    bot = LittleBot(discord.Intents(guilds=True, guild_messages=True, message_content=True))
    async with running(box.url, bot):
        box.world.deny("table", "VIEW_CHANNEL")
        await ada.says("table", "unheard")
        await ada.says("lounge", "heard")
        await box.until(lambda: bot.heard, "a message")
        assert [message.content for message in bot.heard] == ["heard"]
