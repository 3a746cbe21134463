"""Commands are sent to Discord when they changed, and only then."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.config import LOCAL_TOKEN, Config
from bot.door.sync import fingerprint, forget, sync_commands
from bot.ops import doctor
from tests.bot.evening import Evening


def sent(evening: Evening) -> int:
    """How often the commands were sent."""
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in evening.box.log)


async def test_commands_are_sent_once_and_again_only_when_they_changed(evening: Evening) -> None:
    tree, database = evening.app.client.tree, evening.app.database
    await forget(database)
    before = sent(evening)
    assert await sync_commands(tree, database)
    assert not await sync_commands(tree, database)
    assert sent(evening) == before + 1

    @tree.command(name="dive", description="Go deeper")
    async def dive(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("deeper")

    assert await sync_commands(tree, database)
    assert sent(evening) == before + 2


@pytest.mark.programs
@pytest.mark.sqlite  # the doctor opens the file
async def test_a_refused_sync_keeps_nobody_from_playing(evening: Evening) -> None:
    database = evening.app.database
    await forget(database)
    await evening.stop_bot()
    evening.box.faults.refuse("PUT", "/commands$", 400, times=1, code=50035)
    await evening.start_bot()
    config = Config(LOCAL_TOKEN, evening.database, evening.box.url)
    told = [str(finding) async for finding in doctor.examine(config) if finding.what == "sync"]
    assert "WARN" in told[0] and "50035" in told[0]
    await evening.open_table("Ada", "Bruno")
    await evening.stop_bot()
    await evening.start_bot()
    assert [f.level async for f in doctor.examine(config) if f.what == "sync"] == ["OK"]


async def test_the_entry_point_of_activities_is_kept(evening: Evening) -> None:
    evening.box.world.commands.switch_on_activities()
    await forget(evening.app.database)
    assert await sync_commands(evening.app.client.tree, evening.app.database)
    assert "launch" in [command["name"] for command in evening.box.world.commands.of(None)]


async def test_a_translation_alone_changes_the_fingerprint(evening: Evening) -> None:
    class Shouting(app_commands.Translator):
        async def translate(
            self, string: app_commands.locale_str, locale: discord.Locale, context: Any
        ) -> str | None:
            is_french = locale is discord.Locale.french
            described = context.location is app_commands.TranslationContextLocation.command_description
            return str(string).upper() if is_french and described else None

    tree = evening.app.client.tree
    await tree.set_translator(None)
    plain = await fingerprint(tree)
    await tree.set_translator(Shouting())
    assert await fingerprint(tree) != plain


async def test_a_restart_asks_nothing_about_commands(evening: Evening) -> None:
    assert sent(evening) == 1
    await evening.stop_bot()
    await evening.start_bot()
    assert sent(evening) == 1
