"""All commands of the bot, in all languages, without a bot that runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from discord import app_commands

from bot.config import Config
from bot.door.client import Client
from bot.door.translator import Translator
from bot.ops.notices import Notices
from bot.table.services import Services
from storage.database import Database
from storage.news import News


async def command_tree() -> app_commands.CommandTree[Any]:
    """The commands as they are sent to Discord."""
    nothing, file = Database(cast(Any, None), News()), Path("x.db")
    client = Client(nothing, Services(nothing, lambda: 0.0), lambda: 0.0, Config("", file), Notices(file))
    await client.tree.set_translator(Translator())
    return client.tree
