"""Slash commands: registered, offered, filled in, completed."""

import asyncio

import pytest

from local_discord.box import Box
from local_discord.pilot import Pilot
from local_discord.tests.conftest import Call
from local_discord.tests.little_bot import LittleBot


async def test_commands_that_the_bot_syncs_are_offered(box: Box, bot: LittleBot, ada: Pilot) -> None:
    names = {command["name"] for command in ada.person.commands()}
    assert {"ping", "board", "match"} <= names
    assert box.violations == []


async def test_a_slash_command_is_answered(bot: LittleBot, ada: Pilot) -> None:
    answer = await ada.slash("ping")
    assert (answer.kind, answer.text, answer.ephemeral) == ("message", "pong", False)


async def test_a_person_can_be_an_option(bot: LittleBot, ada: Pilot, bruno: Pilot) -> None:
    answer = await ada.slash("board", game="go", opponent=bruno.person)
    assert answer.text == "go against Bruno"


async def test_a_subcommand_is_reached_by_two_words(bot: LittleBot, ada: Pilot) -> None:
    answer = await ada.slash("match thread")
    assert answer.text == "pinned 1"


async def test_autocomplete_gives_what_the_bot_suggests(bot: LittleBot, ada: Pilot) -> None:
    assert await ada.person.autocomplete("board", "game", "ch") == [
        {"name": "Chess", "value": "chess"},
        {"name": "Checkers", "value": "checkers"},
    ]


async def test_a_missing_option_is_not_sent(bot: LittleBot, ada: Pilot) -> None:
    with pytest.raises(ValueError, match="'game' is required"):
        await ada.slash("board")


async def test_an_unknown_option_is_not_sent(bot: LittleBot, ada: Pilot) -> None:
    with pytest.raises(ValueError, match="no option 'colour'"):
        await ada.slash("board", game="go", colour="red")


async def test_a_command_only_for_guilds_is_not_offered_in_a_dm(box: Box, call: Call, ada: Pilot) -> None:
    application = box.world.application_id
    commands = [
        {"name": "here", "description": "x", "contexts": [0]},
        {"name": "there", "description": "x", "contexts": [1]},
    ]
    await call("PUT", f"/applications/{application}/commands", commands)
    assert [command["name"] for command in ada.person.commands("dm")] == ["there"]
    assert [command["name"] for command in ada.person.commands("table")] == ["here"]


async def test_a_command_for_moderators_is_offered_to_the_owner_only(
    box: Box, call: Call, ada: Pilot, bruno: Pilot
) -> None:
    command = {"name": "kick", "description": "x", "default_member_permissions": str(1 << 13)}
    await call("PUT", f"/applications/{box.world.application_id}/commands", [command])
    assert [offered["name"] for offered in ada.person.commands()] == ["kick"]
    assert bruno.person.commands() == []


async def test_a_command_can_be_typed_in_ones_own_language(box: Box, call: Call, ada: Pilot) -> None:
    command = {"name": "board", "description": "x", "name_localizations": {"fr": "plateau"}}
    await call("PUT", f"/applications/{box.world.application_id}/commands", [command])
    ada.person.locale = "fr"
    waiting = asyncio.create_task(ada.slash("plateau"))
    interaction = await box.until(lambda: box.world.interactions.latest, "the command to be sent")
    assert interaction.data["name"] == "board"
    box.clock.advance(4)
    await waiting


async def test_a_command_keeps_its_id_when_it_is_synced_again(box: Box, call: Call) -> None:
    path = f"/applications/{box.world.application_id}/commands"
    _, first = await call("PUT", path, [{"name": "play", "description": "x"}])
    _, second = await call("PUT", path, [{"name": "play", "description": "y"}])
    assert first[0]["id"] == second[0]["id"]
    assert (await call("GET", path))[1] == second
