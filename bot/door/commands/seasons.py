"""`/season`: a round robin of a server."""

from __future__ import annotations

from discord import app_commands

from bot.door.commands.common import TITLES, Context, name, said
from bot.door.handlers.seasons import SeasonHandlers
from bot.door.reply import Interaction


def add_season_commands(context: Context, seasons: SeasonHandlers) -> None:
    @context.tree.command(name=name("season"), description=said("cmd-season"))
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.rename(game=name("game"), days=name("days"))
    @app_commands.describe(game=said("cmd-play-game"), days=said("cmd-season-days"))
    @app_commands.choices(game=TITLES)
    async def season_command(
        interaction: Interaction, game: str, days: app_commands.Range[int, 1, 30] = 7
    ) -> None:
        await context.dispatcher.run(interaction, lambda: seasons.season_command(interaction, game, days))
