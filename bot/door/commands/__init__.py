"""The slash commands, named and described in three languages; each hands over to its handler."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.door.commands.common import Context
from bot.door.commands.context_menus import add_context_menus
from bot.door.commands.finding import add_finding_commands
from bot.door.commands.lookups import add_lookup_commands
from bot.door.commands.orders import add_order_commands
from bot.door.commands.play import add_play_commands
from bot.door.commands.practice import add_practice_commands
from bot.door.commands.seasons import add_season_commands
from bot.door.commands.settings import add_settings_commands
from bot.door.commands.standing import add_standing_commands
from bot.door.commands.tables import add_table_commands
from bot.door.dispatcher import Dispatcher
from bot.door.handlers import Handlers
from bot.door.which_match import WhichMatch


def add_commands(
    tree: app_commands.CommandTree[Any], dispatcher: Dispatcher, handlers: Handlers, which_match: WhichMatch
) -> None:
    """Add all commands of the bot."""
    context = Context(tree, dispatcher, which_match)
    add_play_commands(context, handlers.lobby, handlers.play)
    add_practice_commands(context, handlers.practice, handlers.hints)
    add_lookup_commands(context, handlers.play, handlers.lookups)
    add_settings_commands(context, handlers.settings, handlers.reminders, handlers.privacy)
    add_table_commands(context, handlers)
    add_finding_commands(context, handlers.finding, handlers.notes)
    add_order_commands(context, handlers.orders)
    add_standing_commands(context, handlers.standing, handlers.history)
    add_season_commands(context, handlers.seasons)
    add_context_menus(context, handlers)
