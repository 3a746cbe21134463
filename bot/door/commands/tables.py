"""`/table`: what may be done with a table and its seats."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.door.commands.common import Context, Word, choices, filled, name, said
from bot.door.handlers import Handlers
from bot.door.handlers.moderation import ModerationHandlers
from bot.door.handlers.problems import ProblemHandlers
from bot.door.handlers.seats import SeatHandlers
from bot.door.handlers.takebacks import TakebackHandlers
from bot.door.reply import Interaction
from storage.matches import Phase


def add_table_commands(context: Context, handlers: Handlers) -> None:
    group = app_commands.Group(name=name("table"), description=said("cmd-tables"))

    votes, seats, moderation = handlers.votes, handlers.seats, handlers.moderation
    context.table_command(group, "end", "cmd-table-end", moderation.end_command, Phase.LOBBY, Phase.PLAYING)
    context.table_command(group, "back", "cmd-table-back", handlers.takebacks.back_command)
    context.table_command(group, "pause", "cmd-table-pause", votes.pause_command)
    context.table_command(group, "resume", "cmd-table-resume", votes.resume_command)
    context.table_command(group, "resign", "cmd-table-resign", seats.resign_command)
    _add_replace(context, group, seats)
    _add_rewind(context, group, handlers.takebacks)
    _add_moderation(context, group, moderation)
    _add_problem(context, group, handlers.problems)
    context.tree.add_command(group)


def _add_moderation(context: Context, group: app_commands.Group, moderation: ModerationHandlers) -> None:
    @group.command(name=locale_str("move", id="name-move-table"), description=said("cmd-table-move"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=said("cmd-table-which"))
    async def move(interaction: Interaction, table: Word) -> None:
        await context.in_private(interaction, lambda: moderation.move_command(interaction, table))

    @group.command(name=name("block"), description=said("cmd-table-block"))
    @app_commands.rename(person=name("person"), off=name("off"))
    @app_commands.describe(person=said("cmd-table-person"), off=said("cmd-table-off"))
    async def block(interaction: Interaction, person: discord.User, off: bool = False) -> None:
        await context.in_private(interaction, lambda: moderation.block_command(interaction, person, off=off))

    move.autocomplete("table")(context.tables(Phase.LOBBY, Phase.PLAYING))


def _add_problem(context: Context, group: app_commands.Group, problems: ProblemHandlers) -> None:
    @group.command(name=name("problem"), description=said("cmd-problem"))
    @app_commands.rename(what=name("what"), table=name("table"))
    @app_commands.describe(what=said("cmd-problem-what"), table=said("cmd-table"))
    async def problem(
        interaction: Interaction, what: app_commands.Range[str, 1, 1000], table: Word | None = None
    ) -> None:
        await context.in_private(interaction, lambda: problems.problem_command(interaction, what, table))

    problem.autocomplete("table")(context.tables())


def _add_replace(context: Context, group: app_commands.Group, seats: SeatHandlers) -> None:
    @group.command(name=name("replace"), description=said("cmd-table-replace"))
    @app_commands.rename(seat=name("seat"), by=name("by"), table=name("table"))
    @app_commands.describe(seat=said("cmd-replace-seat"), by=said("cmd-replace-by"), table=said("cmd-table"))
    async def replace(
        interaction: Interaction,
        seat: Word | None = None,
        by: discord.User | None = None,
        table: Word | None = None,
    ) -> None:
        await context.in_private(interaction, lambda: seats.replace_command(interaction, seat, by, table))

    async def suggest(interaction: Interaction, typed: str) -> list[Choice[str]]:
        table = filled(interaction, "table")
        return choices(await seats.suggest_seats(interaction, typed, table))

    replace.autocomplete("seat")(suggest)
    replace.autocomplete("table")(context.tables())


def _add_rewind(context: Context, group: app_commands.Group, takebacks: TakebackHandlers) -> None:
    @group.command(name=name("rewind"), description=said("cmd-table-rewind"))
    @app_commands.rename(to=name("to"), table=name("table"))
    @app_commands.describe(to=said("cmd-rewind-to"), table=said("cmd-table"))
    async def rewind(interaction: Interaction, to: Word, table: Word | None = None) -> None:
        await context.in_private(interaction, lambda: takebacks.rewind_command(interaction, to, table))

    async def turns(interaction: Interaction, typed: str) -> list[Choice[str]]:
        table = filled(interaction, "table")
        return choices(await takebacks.suggest_turns(interaction, typed, table))

    rewind.autocomplete("to")(turns)
    rewind.autocomplete("table")(context.tables())
