"""Comings and goings: people, roles, the bot itself, and a server that is out of reach."""

import discord
import pytest

from local_discord.answers import UNREACHED
from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.little_bot import LittleBot, running


async def test_somebody_without_a_server_in_common_cannot_be_written_to(
    box: Box, bot: LittleBot, bruno: Pilot
) -> None:
    user = await bot.fetch_user(int(bruno.id))
    await user.send("while you are here")
    box.world.membership.kick(bruno.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("too late")
    assert refused.value.code == 50278
    assert [message.text for message in bruno.person.dm] == ["while you are here"]
    box.world.membership.welcome(bruno.id)
    await user.send("welcome back")


async def test_somebody_thrown_out_sees_nothing_of_the_server(box: Box, bot: LittleBot, bruno: Pilot) -> None:
    await bot.table().send("before")
    box.world.membership.kick(bruno.id)
    assert bruno.person.sees("table") == []
    assert [channel["type"] for channel in bruno.person.channels()] == [1] * len(bruno.person.channels())
    assert bruno.person.commands("table") == []


async def test_the_bot_hears_of_members_who_come_and_go(box: Box, bruno: Pilot) -> None:
    bot = LittleBot(discord.Intents(guilds=True, members=True))
    async with running(box.url, bot):
        box.world.membership.kick(bruno.id)
        await box.until(lambda: bot.guilds[0].get_member(int(bruno.id)) is None, "the bot to notice")
        box.world.membership.welcome(bruno.id)
        await box.until(lambda: bot.guilds[0].get_member(int(bruno.id)), "the bot to notice again")


async def test_the_owner_stays(box: Box, ada: Pilot) -> None:
    with pytest.raises(ValueError, match="the owner stays"):
        box.world.membership.kick(ada.id)


async def test_a_removed_bot_is_told_and_locked_out(box: Box, bot: LittleBot, ada: Pilot) -> None:
    table = bot.table()
    box.world.membership.remove_bot()
    await box.until(lambda: not bot.guilds, "the bot to notice")
    with pytest.raises(discord.Forbidden) as refused:
        await table.send("still here?")
    assert refused.value.code == 50001
    with pytest.raises(discord.NotFound):
        await bot.fetch_guild(int(box.world.guild_id))


async def test_buttons_of_a_removed_bot_reach_nobody(box: Box, bot: LittleBot, ada: Pilot) -> None:
    opened = await ada.slash("play")
    box.world.membership.remove_bot()
    before = box.world.interactions.latest
    assert opened.message is not None
    answer = await ada.person.press(opened.message, "Move 1")
    assert (answer.kind, answer.error) == ("failed", UNREACHED)
    assert box.world.interactions.latest is before


async def test_an_invited_bot_plays_on_with_its_old_buttons(box: Box, bot: LittleBot, ada: Pilot) -> None:
    await ada.slash("play")
    box.world.membership.remove_bot()
    box.world.membership.invite_bot()
    await box.until(lambda: bot.guilds, "the bot to be back")
    assert (await ada.presses("Move 1")).text == "Ada made move 1"


async def test_a_bot_that_starts_after_its_removal_finds_no_server(box: Box) -> None:
    box.world.membership.remove_bot()
    async with running(box.url) as bot:
        assert list(bot.guilds) == []


async def test_during_an_outage_nothing_goes_and_afterwards_everything(
    box: Box, bot: LittleBot, ada: Pilot
) -> None:
    table = bot.table()
    box.world.membership.fail()
    await box.until(lambda: all(guild.unavailable for guild in bot.guilds), "the bot to notice")
    with pytest.raises(discord.DiscordServerError):
        await table.send("anyone?")
    assert (await ada.person.slash("ping")).kind == "failed"
    box.world.membership.recover()
    await box.until(lambda: any(not guild.unavailable for guild in bot.guilds), "the end of it")
    await table.send("here again")
    assert (await ada.slash("ping")).text == "pong"


async def test_a_role_gives_its_permissions_and_takes_them_away(
    box: Box, bot: LittleBot, bruno: Pilot
) -> None:
    role = box.world.membership.add_role("Moderators", "MANAGE_MESSAGES")
    table = box.channel("table")
    assert not box.world.may(bruno.id, table, "MANAGE_MESSAGES")
    box.world.membership.give_role(bruno.id, role)
    assert box.world.may(bruno.id, table, "MANAGE_MESSAGES")
    box.world.membership.change_role(role, "MANAGE_THREADS")
    assert not box.world.may(bruno.id, table, "MANAGE_MESSAGES")
    box.world.membership.take_role(bruno.id, role)
    assert not box.world.may(bruno.id, table, "MANAGE_THREADS")


async def test_taking_a_permission_from_everyone_takes_it_from_the_bot(box: Box, bot: LittleBot) -> None:
    box.world.membership.change_role(box.world.guild_id, "VIEW_CHANNEL")
    await box.until(lambda: not bot.guilds[0].default_role.permissions.send_messages, "the bot to notice")
    with pytest.raises(discord.Forbidden) as refused:
        await bot.table().send("x")
    assert refused.value.code == 50013
