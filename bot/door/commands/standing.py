"""`/standing`, `/history` and `/statistics`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.door.commands.common import TITLES, Context, name, said
from bot.door.handlers.history import HistoryHandlers
from bot.door.handlers.standing import StandingHandlers
from bot.door.reply import Interaction
from bot.presses.standing import Where


def add_standing_commands(context: Context, standing: StandingHandlers, history: HistoryHandlers) -> None:
    places = [Choice(name=said(f"whose-{key}"), value=key) for key in ("mine", "here")]

    @context.tree.command(name=name("standing"), description=said("cmd-standing"))
    @app_commands.rename(game=name("game"), person=name("person"))
    @app_commands.describe(game=said("cmd-standing-game"), person=said("cmd-standing-person"))
    @app_commands.choices(game=TITLES)
    async def standing_command(
        interaction: Interaction, game: str | None = None, person: discord.User | None = None
    ) -> None:
        whose = (person.id, person.display_name) if person else None
        await context.in_private(interaction, lambda: standing.standing_command(interaction, game, whose))

    @context.tree.command(name=name("history"), description=said("cmd-history"))
    @app_commands.rename(whose=name("whose"), game=name("game"))
    @app_commands.describe(whose=said("cmd-history-whose"), game=said("cmd-standing-game"))
    @app_commands.choices(whose=places, game=TITLES)
    async def history_command(
        interaction: Interaction, whose: Where | None = None, game: str | None = None
    ) -> None:
        await context.in_private(interaction, lambda: history.history_command(interaction, whose, game))

    @context.tree.command(name=name("statistics"), description=said("cmd-statistics"))
    @app_commands.rename(game=name("game"), whose=name("whose"))
    @app_commands.describe(game=said("cmd-statistics-game"), whose=said("cmd-history-whose"))
    @app_commands.choices(whose=places, game=TITLES)
    async def statistics_command(
        interaction: Interaction, game: str | None = None, whose: Where | None = None
    ) -> None:
        await context.in_private(interaction, lambda: history.statistics_command(interaction, game, whose))
