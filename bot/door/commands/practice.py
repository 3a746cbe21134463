"""`/practise`: a match against stand-ins, at any hour and anywhere; `/hint` and `/why`."""

from __future__ import annotations

from discord import app_commands

from bot.door.commands.common import TITLES, Context, name, said
from bot.door.handlers.hints import HintHandlers
from bot.door.handlers.practice import PracticeHandlers
from bot.door.reply import Interaction
from storage.matches import Phase


def add_practice_commands(context: Context, practice: PracticeHandlers, hints: HintHandlers) -> None:
    @context.tree.command(name=name("practise"), description=said("cmd-practise"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.rename(game=name("game"))
    @app_commands.describe(game=said("cmd-play-game"))
    @app_commands.choices(game=TITLES)
    async def practise_command(interaction: Interaction, game: str | None = None) -> None:
        await context.in_private(interaction, lambda: practice.practise_command(interaction, game))

    context.table_command(context.tree, "hint", "cmd-hint", hints.hint_command, Phase.PLAYING)
    context.table_command(context.tree, "why", "cmd-why", hints.why_command)
