"""Commands are sent to Discord when they changed, and only then."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.door.sync import fingerprint, forget, sync_commands
from tests.bot.evening import Evening


def sent(evening: Evening) -> int:
    """How often the commands were sent."""
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in evening.box.log)


async def test_commands_are_sent_once_and_again_only_when_they_changed(evening: Evening) -> None:
    assert evening.app is not None
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


async def test_a_translation_alone_changes_the_fingerprint(evening: Evening) -> None:
    class Shouting(app_commands.Translator):
        async def translate(
            self, string: app_commands.locale_str, locale: discord.Locale, context: Any
        ) -> str | None:
            is_french = locale is discord.Locale.french
            described = context.location is app_commands.TranslationContextLocation.command_description
            return str(string).upper() if is_french and described else None

    assert evening.app is not None
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
