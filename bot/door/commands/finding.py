"""`/tables`: what waits for players here; `/note`: what one writes down about a match."""

from __future__ import annotations

from discord import app_commands

from bot.door.commands.common import Context, Word, name, said
from bot.door.handlers.finding import FindingHandlers
from bot.door.handlers.notes import NoteHandlers
from bot.door.reply import Interaction


def add_finding_commands(context: Context, finding: FindingHandlers, notes: NoteHandlers) -> None:
    @context.tree.command(name=name("tables"), description=said("cmd-waiting-tables"))
    async def tables_command(interaction: Interaction) -> None:
        await context.in_private(interaction, lambda: finding.tables_command(interaction))

    @context.tree.command(name=name("note"), description=said("cmd-note"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=said("cmd-table"))
    async def note_command(interaction: Interaction, table: Word | None = None) -> None:
        await context.dispatcher.run(interaction, lambda: notes.note_command(interaction, table))

    note_command.autocomplete("table")(context.tables())
