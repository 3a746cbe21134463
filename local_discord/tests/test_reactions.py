"""Emoji under messages."""

import discord
import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot, running


async def test_the_bot_reacts_and_people_see_it(box: Box, bot: LittleBot, ada: Pilot) -> None:
    sent = await bot.table().send("ready?")
    await sent.add_reaction("👍")
    await ada.person.react(ada.last("table"), "👍")
    shown = ada.last("table")["reactions"]
    assert [(entry["emoji"]["name"], entry["count"], entry["me"]) for entry in shown] == [("👍", 2, True)]
    users = [user.display_name async for user in (await sent.fetch()).reactions[0].users()]
    assert sorted(users) == ["Ada", "bot"]
    assert bot.user is not None
    await sent.remove_reaction("👍", bot.user)
    await ada.person.react(ada.last("table"), "👍")
    assert ada.last("table")["reactions"] == []


async def test_the_bot_hears_of_reactions_if_it_asked_to(box: Box, ada: Pilot) -> None:
    bot = LittleBot(discord.Intents(guilds=True, guild_reactions=True))
    heard: list[str] = []

    @bot.event
    async def on_raw_reaction_add(payload: discord.RawReactionActionEvent) -> None:
        heard.append(f"{payload.emoji} {payload.user_id}")

    async with running(box.url, bot):
        sent = await ada.says("table", "hello")
        await ada.person.react(sent, "🦈")
        await box.until(lambda: heard, "the bot to hear")
    assert heard == [f"🦈 {ada.id}"]


async def test_all_reactions_are_cleared_at_once(box: Box, bot: LittleBot, ada: Pilot) -> None:
    sent = await bot.table().send("ready?")
    for emoji in ("👍", "👎"):
        await sent.add_reaction(emoji)
    await sent.clear_reactions()
    assert ada.last("table")["reactions"] == []


async def test_words_are_no_emoji(box: Box, bot: LittleBot) -> None:
    sent = await bot.table().send("ready?")
    with pytest.raises(discord.NotFound) as refused:
        await sent.add_reaction("yes")
    assert refused.value.code == 10014
