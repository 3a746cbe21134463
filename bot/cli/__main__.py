"""The `bathysphere` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from bot import __version__
from bot.cli import engine, host, playout, records
from bot.config import ConfigError, needs_token
from bot.ops import logs, loop
from storage.database import StorageError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand; bad input ends in one line and exit code 2."""
    args = parser().parse_args(arguments)
    try:
        return int(args.run(args))
    except (ConfigError, StorageError) as error:
        print("bathysphere:", " ".join(str(error).split()), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    """Every subcommand there is."""
    whole = argparse.ArgumentParser(prog="bathysphere", description="Deep-sea board games on Discord.")
    whole.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    bot = commands.add_parser("bot", help="run on Discord (needs DISCORD_TOKEN)")
    host.add_config(bot)
    bot.add_argument("--resync", action="store_true", help="send the commands even if they did not change")
    bot.set_defaults(run=_run_bot)
    play = commands.add_parser("play", help="open a local table in the browser; no Discord account needed")
    play.add_argument("--port", type=int, default=_number("PORT", 8642), help="0: any free port")
    play.add_argument("--no-open", action="store_true", default=os.environ.get("OPEN") == "0")
    play.set_defaults(run=_run_play)
    host.add_commands(commands)
    playout.add_commands(commands)
    engine.add_commands(commands)
    records.add_commands(commands)
    return whole


def _run_bot(args: argparse.Namespace) -> int:
    config = needs_token(host.config_of(args))
    logs.configure(config.log, config.log_level, (config.token,))
    from bot.door import service

    if args.resync:
        loop.run(service.resync(config))
    loop.run(service.serve(config))
    return 0


def _run_play(args: argparse.Namespace) -> int:
    from bot.cli.play_at_home import play

    logs.configure("text", "warning")
    return loop.run(play(args.port, open_browser=not args.no_open))


def _number(name: str, otherwise: int) -> int:
    word = os.environ.get(name, "")
    return int(word) if word.isascii() and word.isdigit() else otherwise


if __name__ == "__main__":
    sys.exit(main())
