"""The command line for finished matches: check a downloaded one against its seal, make a film of any."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot import limits
from bot.cli.engine import Refusal, add_command, game_named, text_of
from bot.match.record import Record
from bot.text import film, record_file
from bot.text.record_file import NotARecord
from bot.text.verify import verdict_lines, verify
from bot.text.words import bot_words
from games.core import notation
from games.core.model import EngineBug, RuleError, Transcript
from render.film import FilmKind, TooLarge

BAR = 40  # signs of the progress bar


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add verify and film."""
    check = add_command(commands, "verify", "check that a match fell as its sealed seed says", _verify)
    check.add_argument("file", metavar="FILE", help="a downloaded match; - reads standard input")
    check.add_argument("--data", metavar="FOLDER", help="corrected data files the match was dealt from")
    shot = add_command(commands, "film", "draw a match as a film", _film)
    shot.add_argument(
        "file", metavar="FILE", help="a downloaded match or a transcript; - reads standard input"
    )
    shot.add_argument("-o", "--output", required=True, metavar="OUT.webp", help="or OUT.gif")
    shot.add_argument(
        "--most", type=int, default=limits.FILE_BYTES, metavar="BYTES", help="no larger than this"
    )
    shot.add_argument("--data", metavar="FOLDER", help="corrected data files the match was dealt from")


class FilmInput(Struct, frozen=True):
    """What a film is made of."""

    names: tuple[str, ...]
    language: str
    transcript: Transcript


def record_of(file: str, text: str) -> Record:
    """The record in a file's text, or a refusal."""
    try:
        return record_file.read(text)
    except NotARecord as error:
        raise Refusal(f"{_shown(file)}: {error}") from error


def _played(file: str) -> FilmInput:
    """The match in a file: as it was downloaded, or as `playout` printed it, where seats have no names."""
    text = text_of(file)
    if record_file.is_record(text):
        record = record_of(file, text)
        return FilmInput(record.names, record.language, record.transcript)
    try:
        transcript = notation.read(text)
    except notation.NotationError as error:
        raise Refusal(f"{_shown(file)}: {error}") from error
    return FilmInput(tuple(f"Seat {seat}" for seat in range(transcript.setup.seats)), "en", transcript)


def _shown(file: str) -> str:
    return "standard input" if file == "-" else file


def _verify(args: argparse.Namespace) -> int:
    record = record_of(args.file, text_of(args.file))
    game = game_named(record.setup.game, args.data)
    if record.setup.rules > game.meta.rules:
        raise Refusal(
            f"{args.file}: played by newer rules ({record.setup.rules}); this program has {game.meta.rules}"
        )
    verdict = verify(record, game)
    print("\n".join(verdict_lines(verdict, record, bot_words("en", record.setup.game))))
    return 0 if verdict.differs is None else 1


def _film(args: argparse.Namespace) -> int:
    out = Path(args.output)
    if out.suffix[1:] not in list(FilmKind):
        raise Refusal(f"--output: {args.output!r} should end in .webp or .gif")
    played = _played(args.file)
    game = game_named(played.transcript.setup.game, args.data)
    try:
        made = film.script_of(game, played.names, played.language, played.transcript)
        out.write_bytes(film.shoot(made, FilmKind(out.suffix[1:]), args.most, _bar))
    except (RuleError, EngineBug) as error:
        raise Refusal(f"{args.file}: it cannot be played again; `verify` says where it differs") from error
    except TooLarge as error:
        raise Refusal(f"--most: {error}") from error
    finally:
        print(file=sys.stderr)
    print(f"{out}: {len(made.shots)} pictures, {out.stat().st_size} bytes")
    return 0


def _bar(done: int, of: int) -> None:
    """How far the film is, on one line."""
    full = done * BAR // of
    print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{of}", end="", file=sys.stderr, flush=True)
