"""What a right click offers: on a message of a match, and on a person."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.custom_ids import table_of
from bot.door.commands.common import Context
from bot.door.handlers import Handlers
from bot.door.reply import Interaction
from bot.presses.lookups import ReportProblem
from bot.text.words import bot_words


def add_context_menus(context: Context, handlers: Handlers) -> None:
    async def board_in_words(interaction: Interaction, message: discord.Message) -> None:
        table = _table(interaction, message)
        await context.in_private(interaction, lambda: handlers.lookups.text_command(interaction, table))

    async def my_hand(interaction: Interaction, message: discord.Message) -> None:
        table = _table(interaction, message)
        await context.in_private(interaction, lambda: handlers.play.hand_command(interaction, table))

    async def report(interaction: Interaction, message: discord.Message) -> None:
        press = ReportProblem(int(_table(interaction, message) or 0))
        await context.dispatcher.run(interaction, lambda: handlers.problems.ask(interaction, press))

    async def invite(interaction: Interaction, person: discord.Member) -> None:
        await context.in_private(interaction, lambda: handlers.invitations.invite_person(interaction, person))

    context.tree.add_command(app_commands.ContextMenu(name=_name("menu-text"), callback=board_in_words))
    context.tree.add_command(app_commands.ContextMenu(name=_name("menu-hand"), callback=my_hand))
    context.tree.add_command(app_commands.ContextMenu(name=_name("menu-problem"), callback=report))
    context.tree.add_command(app_commands.ContextMenu(name=_name("menu-invite"), callback=invite))


def _name(id: str) -> locale_str:
    return locale_str(bot_words("en").text(id), id=id)


def _table(interaction: Interaction, message: discord.Message) -> str | None:
    """The table that a message of ours speaks of, by its buttons; None: whichever is meant here."""
    if message.author.id != interaction.application_id:
        return None
    ids = [getattr(part, "custom_id", None) for row in message.components for part in _parts(row)]
    found = (table_of(id) for id in ids if id)
    return next((str(table) for table in found if table), None)


def _parts(row: object) -> list[object]:
    return list(getattr(row, "children", ())) or [row]
