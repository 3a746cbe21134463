"""The command line for engines: replay, draw, and list the rules with their tests."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

import render
from bot.cli.rulebook import RulebookError, rulebook
from bot.text import record_file
from bot.text.record_file import NotARecord
from games import GAMES
from games.core import codec, engine, notation
from games.core.data import DataError, load_folder
from games.core.game import Game, State
from games.core.model import Action, BadSetup, Decision, Event, Row, RuleError, Seat, Transcript, Undo
from games.core.words import LANGUAGES, words

MOST_SHOWN = 12

REASONS = {
    "not-your-turn": "seat {seat} is not asked anything",
    "not-this-question": "seat {seat} is not asked {step!r}",
    "not-an-option": "{pick!r} is not on offer",
    "wrong-number": "{given} picks are not the right number",
    "wrong-number-exactly": "{given} picks are not the right number",
    "not-seated": "seat {seat} is not in play",
    "game-over": "the match has ended, nothing more may be played",
}
"""What is wrong with a line, for those who read files; players are told in other words."""

Handler = Callable[[argparse.Namespace], int]
AnyGame = Game[Any, Any]
AnyChange = engine.Change[Any]


class Refusal(Exception):
    """Bad input: what is wrong and what may be done, in one line."""


class Playback(Struct):
    """A match played back: how it stood after each action that still stands."""

    game: AnyGame
    changes: list[AnyChange]
    actions: list[Action] = field(default_factory=list)

    @property
    def state(self) -> State:
        state: State = self.changes[-1].state
        return state


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add replay, picture and rules."""
    replay = add_command(commands, "replay", "check a match and tell how it ended", _replay)
    picture = add_command(commands, "picture", "draw a match as it stood after N actions", _picture)
    for command in (replay, picture):
        command.add_argument(
            "file", metavar="FILE", help="a transcript or a downloaded match; - reads standard input"
        )
        command.add_argument("--data", metavar="FOLDER", help="corrected data files to play by")
    picture.add_argument("--at", required=True, metavar="N", help="0: before the first action")
    picture.add_argument("--seat", metavar="S", help="whose eyes; without it, the public's")
    picture.add_argument("--hand", action="store_true", help="the hand of --seat instead of the board")
    picture.add_argument("--language", default="en", metavar="L", help=", ".join(LANGUAGES))
    picture.add_argument("-o", "--output", required=True, metavar="OUT.png")
    rules = add_command(commands, "rules", "list every rule with the tests that prove it", _rules)
    rules.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")


def add_command(
    commands: argparse._SubParsersAction[Any], name: str, about: str, handler: Handler
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    parser.set_defaults(run=lambda args: _guarded(handler, args))
    return parser


def _guarded(handler: Handler, args: argparse.Namespace) -> int:
    """Bad input ends in one line on stderr and exit code 2."""
    try:
        return handler(args)
    except RuleError as error:
        reason = words("en").say(error.say)
    except OSError as error:
        reason = f"{error.filename or 'output'}: {error.strerror}"
    except (Refusal, RulebookError, DataError) as error:
        reason = str(error)
    print("bathysphere:", " ".join(reason.split()), file=sys.stderr)
    return 2


def _replay(args: argparse.Namespace) -> int:
    history = _played(args)
    print(f"{last_line(history.state, len(history.actions))} state {codec.hash_of(history.state)}")
    return 0


def _picture(args: argparse.Namespace) -> int:
    if args.language not in LANGUAGES:
        raise Refusal(f"--language: {args.language!r} is none of {', '.join(LANGUAGES)}")
    if args.hand and args.seat is None:
        raise Refusal("--hand needs --seat: whose hand?")
    at, history = number_in(args.at, "--at"), _played(args)
    most = len(history.actions)
    if at > most:
        raise Refusal(f"--at {at}: the match has {most} actions; draw it at 0 to {most}")
    viewer = None if args.seat is None else Seat(number_in(args.seat, "--seat"))
    if viewer is not None and viewer not in history.state.everyone:
        raise Refusal(f"--seat {viewer}: the match has seats 0 to {history.state.seats - 1}")
    picture = _drawn(history, at, viewer, args)
    Path(args.output).write_bytes(picture.png)
    print(picture.alt)
    return 0


def _drawn(history: Playback, at: int, viewer: Seat | None, args: argparse.Namespace) -> render.Picture:
    now, game = history.changes[at], history.game
    own = next((asked for asked in now.asked if asked.seat == viewer), None)
    scene = render.Scene(
        names=tuple(f"Seat {seat}" for seat in now.state.everyone),
        language=args.language,
        marks={option.spot: option.spot for option in own.options if option.spot} if own else {},
        trail=tuple(event for event in _trail(history, at, viewer) if event.visible_to(viewer)),
    )
    paint = render.draw_hand if args.hand else render.draw
    return paint(game.meta.key, game.view(now.state, viewer), scene)


def _trail(history: Playback, at: int, viewer: Seat | None) -> list[Event]:
    """What happened since the viewer's last turn; for the public, since that of the one on turn."""
    seat = history.changes[at].state.on_turn if viewer is None else viewer
    first = at
    while first and history.actions[first - 1].seat == seat:
        first -= 1  # the turn under way
    while first and history.actions[first - 1].seat != seat:
        first -= 1
    return [event for change in history.changes[first + 1 : at + 1] for event in change.events]


def _rules(args: argparse.Namespace) -> int:
    book = rulebook(game_named(args.game).meta.key)
    for number in book.rules:
        print(f"{number:7}", ", ".join(book.tests.get(number, ["NO TEST"])))
    for number in book.unknown:
        print(f"{number:7} is no rule, but cited by", ", ".join(book.tests[number]))
    print(f"{len(book.rules)} rules, {len(book.unproved)} without a test")
    return 1 if book.unproved or book.unknown or not book.rules else 0


def game_named(key: str, data: str | None = None) -> AnyGame:
    if key not in GAMES:
        raise Refusal(f"there is no game {key!r}; known: {', '.join(GAMES)}")
    return GAMES[key].using(load_folder(Path(data))) if data else GAMES[key]


def number_in(word: str, name: str) -> int:
    """The number that was given for an argument, or a refusal."""
    if not (word.isascii() and word.isdigit()):
        raise Refusal(f"{name}: {word!r} is not a number")
    return int(word)


def last_line(state: State, count: int) -> str:
    """How a match ended, as the comment behind its last action."""
    if state.ending is None:
        return f"# unfinished after {count} actions"
    return f"# ending {state.ending.reason} scores {' '.join(map(str, state.ending.scores))}"


def text_of(file: str) -> str:
    """A file, or standard input, as text."""
    name = "standard input" if file == "-" else file
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Refusal(f"{name}: line {line}: not readable as UTF-8 text") from error


def _played(args: argparse.Namespace) -> Playback:
    """The match of a file, every line checked where it stands."""
    name, text = "standard input" if args.file == "-" else args.file, text_of(args.file)
    try:
        transcript = _transcript(text)
    except (notation.NotationError, NotARecord) as error:
        raise Refusal(f"{name}: {error}") from error
    head, *lines = _line_numbers(text, transcript)
    try:
        game = game_named(transcript.setup.game, args.data)
        history = Playback(game, [engine.start(game, transcript.setup)])
    except (Refusal, BadSetup) as error:
        reason = words("en").say(error.say) if isinstance(error, BadSetup) else str(error)
        raise Refusal(f"{name}: line {head}: {reason}") from error
    for line, row in zip(lines, transcript.rows, strict=True):
        try:
            _play(history, row)
        except RuleError as error:
            raise Refusal(f"{name}: line {line}: {_wrong(error, row, history)}") from error
    return history


def _transcript(text: str) -> Transcript:
    """The transcript in a file: by itself, or in a downloaded match as text or as JSON."""
    return record_file.read(text).transcript if _is_json(text) else notation.read(text)


def _line_numbers(text: str, transcript: Transcript) -> list[int]:
    """Where the head and the rows stand in a file; the rows of a JSON file are counted."""
    if _is_json(text):
        return list(range(len(transcript.rows) + 1))
    return [n for n, line in enumerate(text.splitlines(), 1) if line.partition("#")[0].strip()]


def _is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def _play(history: Playback, row: Row) -> None:
    if isinstance(row, Undo):
        if row.count:
            del history.changes[-row.count :], history.actions[-row.count :]
        if row.branch:
            anew = engine.fall_anew(history.game, codec.copy(history.state), row.branch)
            history.changes[-1] = replace(history.changes[-1], state=anew.state, asked=anew.asked)
        return
    history.changes.append(engine.apply(history.game, history.state, row))
    history.actions.append(row)


def _wrong(error: RuleError, row: Row, history: Playback) -> str:
    """Why a line cannot be played, and what could be played there."""
    facts = dict(error.say.facts)
    if isinstance(row, Action):
        facts["seat"] = int(row.seat)
    template = REASONS.get(error.say.name)
    reason = template.format(**facts) if template else words("en").say(error.say)
    asked = "; or ".join(_asked(decision) for decision in history.changes[-1].asked)
    return f"{reason}; possible here: {asked}" if asked else reason


def _asked(decision: Decision) -> str:
    keys = decision.keys
    shown = " ".join(keys[:MOST_SHOWN]) + (f" ... ({len(keys)} in all)" if len(keys) > MOST_SHOWN else "")
    number = "" if decision.most == 1 else f" ({decision.least} to {decision.most} of these)"
    return f"{decision.seat} {decision.step} {shown}{number}"
