"""Sends the slash commands to Discord only when they changed, since Discord limits how often."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.door.channels import TRANSIENT
from bot.limits import ENTRY_POINT
from storage import counters
from storage.counters import COMMANDS_REFUSED
from storage.database import Database
from storage.transaction import Transaction

log = logging.getLogger(__name__)

SYNCED = "commands synced"  # the counter that holds the print of what Discord was last sent


async def sync_commands(tree: app_commands.CommandTree[Any], database: Database) -> bool:
    """Send the commands unless Discord has them already; True if it took them.

    A refusal keeps nobody from playing: Discord goes on with the commands it has, and the next start tries
    again. `bathysphere doctor` tells of it.
    """
    payload = await _payload(tree)
    now = _fingerprint(tree, payload)
    if await database.read(counters.get, SYNCED) == now:
        return False
    try:
        sent = await _send(tree, payload)
    except (discord.HTTPException, *TRANSIENT) as error:
        log.error("Discord did not take the commands, those it has stay: %s", error)
        code = error.code or error.status if isinstance(error, discord.HTTPException) else 1
        await database.write(counters.save, COMMANDS_REFUSED, code)
        return False
    await database.write(_taken, now)
    log.info("%s commands sent to Discord", sent)
    return True


async def forget(database: Database) -> None:
    """Have the next start send the commands even if they did not change."""
    await database.write(counters.save, SYNCED, 0)


async def fingerprint(tree: app_commands.CommandTree[Any]) -> int:
    """A number that changes with any command, any translation of it, and the application."""
    return _fingerprint(tree, await _payload(tree))


def _fingerprint(tree: app_commands.CommandTree[Any], payload: list[Any]) -> int:
    text = json.dumps([tree.client.application_id, payload], sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


async def _payload(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Every command, slash and context menu alike, as Discord is told it."""
    translator = tree.translator
    commands = sorted(tree.get_commands(), key=lambda command: (command.name, str(type(command))))
    return [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in commands
    ]


async def _send(tree: app_commands.CommandTree[Any], payload: list[Any]) -> int:
    """Overwrite all commands but the Entry Point of Activities, which Discord made and wants to see again."""
    http, application = tree.client.http, tree.client.application_id
    assert application is not None
    known: list[Any] = await http.get_global_commands(application)
    kept = [_again(command) for command in known if command["type"] == ENTRY_POINT]
    return len(await http.bulk_upsert_global_commands(application, [*payload, *kept]))


def _again(command: dict[str, Any]) -> dict[str, Any]:
    """A command that Discord told us of, as it takes it back."""
    fields = ("id", "type", "name", "name_localizations", "handler", "integration_types", "contexts")
    return {field: command[field] for field in fields if command.get(field) is not None}


def _taken(tx: Transaction, now: int) -> None:
    counters.save(tx, SYNCED, now)
    counters.save(tx, COMMANDS_REFUSED, 0)
