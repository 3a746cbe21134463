"""Sends the slash commands to Discord only when they changed, since Discord limits how often."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from storage import counters
from storage.database import Database

log = logging.getLogger(__name__)

SYNCED = "commands synced"  # the counter that holds the print of what Discord was last sent


async def sync_commands(tree: app_commands.CommandTree[Any], database: Database) -> bool:
    """Send the commands unless Discord has them already; True if they were sent."""
    now = await fingerprint(tree)
    if await database.read(counters.get, SYNCED) == now:
        return False
    sent = await tree.sync()
    await database.write(counters.put, SYNCED, now)
    log.info("%s commands sent to Discord", len(sent))
    return True


async def forget(database: Database) -> None:
    """Have the next start send the commands even if they did not change."""
    await database.write(counters.put, SYNCED, 0)


async def fingerprint(tree: app_commands.CommandTree[Any]) -> int:
    """A number that changes with any command, any translation of it, and the application."""
    translator = tree.translator
    commands = sorted(tree.get_commands(), key=lambda command: command.name)
    payload = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in commands
    ]
    text = json.dumps([tree.client.application_id, payload], sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
