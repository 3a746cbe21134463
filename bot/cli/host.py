"""The host's commands: doctor, check, backup, migrate, ratings, notice, problems, invite."""

from __future__ import annotations

import argparse
import asyncio
import datetime
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bot.config import Config, ConfigError, load, needs_token
from bot.match import ratings
from bot.ops import compatibility, counts, data_overrides, doctor, invitation
from bot.ops.discord_probe import NoAnswer, inquiry
from bot.ops.doctor import Level
from bot.ops.notices import LONGEST, Notices
from games.core import notation
from storage import journal, keeping, matches, problems, transfer
from storage.address import Address, address_of
from storage.database import Database
from storage.errors import StorageError

Handler = Callable[[argparse.Namespace], Coroutine[Any, Any, int]]


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add what a host needs beside the bot itself."""
    _command(commands, "doctor", "look at everything the bot stands on, and say what to do", _doctor)
    check = _command(commands, "check", "can this version play on all matches under way?", _check)
    check.add_argument("--first", action="store_true", help="no database yet is fine: the start makes one")
    backup = _command(commands, "backup", "copy the database, also while the bot runs", _backup)
    backup.add_argument("file", metavar="FILE", type=Path, help="must not exist yet")
    migrate = _command(commands, "migrate", "move the database to PostgreSQL, or back to a file", _migrate)
    migrate.add_argument("--to", metavar="URL", required=True, help="postgresql://..., or a new file")
    _command(commands, "ratings", "compute all ratings anew from the results", _ratings)
    notice = _command(commands, "notice", "tell everyone who plays, once each", _notice)
    notice.add_argument("text", metavar="TEXT", nargs="?", help="without it, the notice as it stands")
    notice.add_argument("--clear", action="store_true", help="take the notice away")
    _command(commands, "problems", "what people reported, newest first, with the match so far", _problems)
    _command(commands, "invite", "print the link that lets the bot into a server", _invite)


def add_config(parser: argparse.ArgumentParser) -> None:
    about = "settings as TOML (BATHYSPHERE_CONFIG names it too); the environment wins"
    parser.add_argument("--config", metavar="FILE", type=Path, help=about)


def config_of(args: argparse.Namespace) -> Config:
    return load(os.environ, args.config)


def _database_of(config: Config) -> Address:
    """The bot's database, which must be there: beside another one nobody would see what is done."""
    if not keeping.is_there(config.database):
        raise ConfigError(f"there is no database {config.database}; name the bot's settings by --config")
    return config.database


def _command(
    commands: argparse._SubParsersAction[Any], name: str, about: str, handler: Handler
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    add_config(parser)
    parser.set_defaults(run=lambda args: asyncio.run(handler(args)))
    return parser


async def _doctor(args: argparse.Namespace) -> int:
    """Examine everything; return 0 if nothing failed, 1 if something did."""
    try:
        config = config_of(args)
    except ConfigError as error:
        print(doctor.Finding(Level.FAIL, "settings", str(error)))
        return 1
    failed = 0
    async for finding in doctor.examine(config):
        print(finding, flush=True)
        failed += finding.level is Level.FAIL
    print(f"{failed} to mend" if failed else "Fit to dive.")
    return 1 if failed else 0


async def _check(args: argparse.Namespace) -> int:
    """Return 0 if every match can be played on; else 1, and print those that cannot."""
    config = config_of(args)
    data_overrides.use(config.data)
    if args.first and not keeping.is_there(config.database):
        print(f"No database {config.database} yet, so no match can break.")
        return 0
    with keeping.reading(_database_of(config)) as tx:
        verdict = compatibility.replay_all(tx)
    if not verdict.broken:
        print(f"{verdict}.")
        return 0
    for match in verdict.broken:
        print(f"BREAKS {match}")
    print(
        f"Do not upgrade: {len(verdict.broken)} of {verdict.sound + len(verdict.broken)} matches would break."
    )
    print("Keep the version they were played with until they have ended.")
    return 1


async def _backup(args: argparse.Namespace) -> int:
    size = keeping.back_up(_database_of(config_of(args)), args.file)
    with keeping.reading(args.file) as tx:
        counted = counts.tally(tx).matches
    told = ", ".join(f"{count:.0f} {phase}" for phase, count in counted.items() if count)
    print(f"{args.file}: {size // 1024} kB, matches: {told or 'none'}. The token and settings are not in it.")
    return 0


async def _migrate(args: argparse.Namespace) -> int:
    """Copy everything, check it, and replay every match under way before any of it is kept."""
    config = config_of(args)
    data_overrides.use(config.data)
    source, target = _database_of(config), address_of(args.to)
    with transfer.moving(source, target) as (tx, counted):
        verdict = compatibility.replay_all(tx)
        if verdict.broken:
            raise StorageError(f"it is not moved: {verdict.broken[0]}; `bathysphere check` lists all")
    rows = sum(counted.values())
    print(f"{rows} rows of {len(counted)} tables are in {target}, and as they were in {source}. {verdict}.")
    print("Set `database` to it and start the bot; what is played at the old one from now on is not in it.")
    return 0


async def _ratings(args: argparse.Namespace) -> int:
    """Compute all ratings anew from the results, and mend those that differed."""
    database = await Database.open(_database_of(config_of(args)))
    try:
        changed = await database.write(ratings.rebuild)
    finally:
        await database.close()
    print(f"{changed} ratings were mended." if changed else "All ratings are as the results say.")
    return 0


async def _notice(args: argparse.Namespace) -> int:
    config = config_of(args)
    _database_of(config)
    notices = Notices(config.beside)
    if args.clear:
        notices.put("")
    elif args.text is not None:
        if not 0 < len(args.text.strip()) <= LONGEST:
            raise ConfigError(f"a notice has 1 to {LONGEST} characters; --clear takes it away")
        notices.put(args.text)
    print(notices.current() or "No notice.")
    return 0


async def _problems(args: argparse.Namespace) -> int:
    """Print the reports, or one with its transcript, which holds every secret of the match."""
    with keeping.reading(_database_of(config_of(args))) as tx:
        found = problems.newest(tx)
        for one in found:
            when = datetime.datetime.fromtimestamp(one.made, datetime.UTC)
            where = f"table {one.match}, position {one.at}" if one.match else "no table"
            print(f"problem {one.id}, {when:%Y-%m-%d %H:%M} UTC, {where}")
            print(_quoted(one.text))
            match = matches.dealt(tx, one.match) if one.match else None
            if match is not None:
                rows = [row for row in journal.entries(tx, match.id) if row.at <= (one.at or 0)]
                print(notation.write(journal.transcript(match.setup, rows)))
    if not found:
        print("Nobody has reported a problem.")
    return 0


def _quoted(text: str) -> str:
    """Somebody's words for a terminal: every line indented, and nothing in them that steers it."""
    lines = ("".join(char if char.isprintable() else "\ufffd" for char in line) for line in text.splitlines())
    return "\n".join(f"  {line}" for line in lines)


async def _invite(args: argparse.Namespace) -> int:
    async with inquiry(needs_token(config_of(args))) as asking:
        try:
            application = await asking.get("/oauth2/applications/@me")
        except NoAnswer as error:
            raise ConfigError(_why(error)) from error
    print(invitation.link(application["id"]))
    return 0


def _why(error: NoAnswer) -> str:
    if error.status == 401:
        return "Discord does not know this DISCORD_TOKEN; copy it anew from the developer portal"
    return str(error)
