"""`/season`: a round robin or a ladder of a server."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice, Range

from bot.door.commands.common import TITLES, Context, name, said
from bot.door.handlers.seasons import SeasonHandlers
from bot.door.handlers.settings import among
from bot.door.reply import Interaction
from storage.seasons import SeasonKind, SeasonPlan

KINDS = [
    Choice(name=said("season-kind-robin"), value=SeasonKind.ROUND_ROBIN.value),
    Choice(name=said("season-kind-ladder"), value=SeasonKind.LADDER.value),
]


def add_season_commands(context: Context, seasons: SeasonHandlers) -> None:
    @context.tree.command(name=name("season"), description=said("cmd-season"))
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.rename(
        game=name("game"), kind=name("kind"), days=name("days"), weeks=name("weeks"), rungs=name("rungs")
    )
    @app_commands.describe(
        game=said("cmd-play-game"),
        kind=said("cmd-season-kind"),
        days=said("cmd-season-days"),
        weeks=said("cmd-season-weeks"),
        rungs=said("cmd-season-rungs"),
    )
    @app_commands.choices(game=TITLES, kind=KINDS)
    async def season_command(
        interaction: Interaction,
        game: str,
        kind: str = SeasonKind.ROUND_ROBIN.value,
        days: Range[int, 1, 30] = 7,
        weeks: Range[int, 1, 26] = 4,
        rungs: Range[int, 1, 5] = 3,
    ) -> None:
        async def opened() -> None:
            chosen = SeasonKind(among(SeasonKind, kind, "/season"))
            await seasons.season_command(interaction, SeasonPlan(game, days, chosen, rungs, weeks))

        await context.dispatcher.run(interaction, opened)
