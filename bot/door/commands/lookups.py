"""Commands to look something up: boards, turns, log, score, rules, results, help."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.door.commands.common import TITLES, Context, Word, choices, filled, name, said
from bot.door.handlers.lookups import LookupHandlers
from bot.door.handlers.play import PlayHandlers
from bot.door.reply import Interaction


def add_lookup_commands(context: Context, play: PlayHandlers, lookups: LookupHandlers) -> None:
    _add_matches(context, play, lookups)
    _add_rules_and_help(context, lookups)


def _add_matches(context: Context, play: PlayHandlers, lookups: LookupHandlers) -> None:
    @context.tree.command(name=name("board"), description=said("cmd-board"))
    @app_commands.rename(table=name("table"), person=name("person"))
    @app_commands.describe(table=said("cmd-table"), person=said("cmd-board-person"))
    async def board(
        interaction: Interaction, table: Word | None = None, person: discord.User | None = None
    ) -> None:
        whose = person.id if person else None
        await context.in_private(interaction, lambda: play.board_command(interaction, table, whose))

    board.autocomplete("table")(context.tables())
    found = {
        "hand": play.hand_command,
        "text": lookups.text_command,
        "log": lookups.log_command,
        "score": lookups.score_command,
        "left": lookups.left_command,
    }
    for word, handler in found.items():
        context.table_command(context.tree, word, f"cmd-{word}", handler)

    @context.tree.command(name=name("turns"), description=said("cmd-turns"))
    async def turns_command(interaction: Interaction) -> None:
        await context.in_private(interaction, lambda: lookups.turns_command(interaction))

    @context.tree.command(name=name("results"), description=said("cmd-results"))
    async def results(interaction: Interaction) -> None:
        await context.in_private(interaction, lambda: lookups.results_command(interaction))


def _add_rules_and_help(context: Context, lookups: LookupHandlers) -> None:
    @context.tree.command(name=name("rules"), description=said("cmd-rules"))
    @app_commands.rename(game=name("game"), topic=name("topic"))
    @app_commands.describe(game=said("cmd-play-game"), topic=said("cmd-rules-topic"))
    @app_commands.choices(game=TITLES)
    async def rules_command(
        interaction: Interaction, game: str | None = None, topic: Word | None = None
    ) -> None:
        await context.in_private(interaction, lambda: lookups.rules_command(interaction, game, topic))

    async def topics(interaction: Interaction, typed: str) -> list[Choice[str]]:
        game = filled(interaction, "game")
        return choices(await lookups.suggest_topics(interaction, game, typed))

    rules_command.autocomplete("topic")(topics)

    @context.tree.command(name=name("help"), description=said("cmd-help"))
    async def help_command(interaction: Interaction) -> None:
        await context.in_private(interaction, lambda: lookups.help_command(interaction))

    @context.tree.command(name=name("status"), description=said("cmd-status"))
    async def status_command(interaction: Interaction) -> None:
        await context.in_private(interaction, lambda: lookups.status_command(interaction))
