"""The command line for finished matches: check a downloaded one against its seal."""

from __future__ import annotations

import argparse
from typing import Any

from bot.cli.engine import Refusal, add_command, game_named, text_of
from bot.match.record import Record
from bot.text import record_file
from bot.text.record_file import NotARecord
from bot.text.verify import verdict_lines, verify
from bot.text.words import bot_words


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add verify."""
    check = add_command(commands, "verify", "check that a match fell as its sealed seed says", _verify)
    check.add_argument("file", metavar="FILE", help="a downloaded match; - reads standard input")
    check.add_argument("--data", metavar="FOLDER", help="corrected data files the match was dealt from")


def record_of(file: str) -> Record:
    """The record in a file, or a refusal."""
    try:
        return record_file.read(text_of(file))
    except NotARecord as error:
        raise Refusal(f"{'standard input' if file == '-' else file}: {error}") from error


def _verify(args: argparse.Namespace) -> int:
    record = record_of(args.file)
    game = game_named(record.setup.game, args.data)
    if record.setup.rules > game.meta.rules:
        raise Refusal(
            f"{args.file}: played by newer rules ({record.setup.rules}); this program has {game.meta.rules}"
        )
    verdict = verify(record, game)
    print("\n".join(verdict_lines(verdict, record, bot_words("en", record.setup.game))))
    return 0 if verdict.differs is None else 1
