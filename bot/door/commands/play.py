"""`/play` and `/move`."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.door.commands.common import TITLES, Context, Phrase, Word, choices, filled, languages, name, said
from bot.door.handlers.lobby import LobbyHandlers
from bot.door.handlers.play import PlayHandlers
from bot.door.reply import Interaction
from storage.matches import Options


def add_play_commands(context: Context, lobby: LobbyHandlers, play: PlayHandlers) -> None:
    @context.tree.command(name=name("play"), description=said("cmd-play"))
    @app_commands.allowed_installs(guilds=True, users=False)  # others are to find the table
    @app_commands.rename(
        game=name("game"), seats=name("seats"), language=name("language"), private=name("private")
    )
    @app_commands.describe(
        game=said("cmd-play-game"),
        seats=said("cmd-play-seats"),
        language=said("cmd-play-language"),
        private=said("cmd-play-private"),
    )
    @app_commands.choices(game=TITLES, language=languages("en", "fr", "it"))
    async def play_command(
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 8] | None = None,
        language: str | None = None,
        private: bool = False,
    ) -> None:
        options = Options(size=seats, private=private)
        await context.dispatcher.run(
            interaction, lambda: lobby.play_command(interaction, game, language, options)
        )

    @context.tree.command(name=name("move"), description=said("cmd-move"))
    @app_commands.rename(what=name("what"), table=name("table"))
    @app_commands.describe(what=said("cmd-move-what"), table=said("cmd-table"))
    async def move_command(interaction: Interaction, what: Phrase, table: Word | None = None) -> None:
        await context.in_private(interaction, lambda: play.move_command(interaction, what, table))

    async def moves(interaction: Interaction, typed: str) -> list[Choice[str]]:
        table = filled(interaction, "table")
        return choices(await play.suggest_moves(interaction, typed, table))

    move_command.autocomplete("what")(moves)
    move_command.autocomplete("table")(context.tables())
