"""What one can look up: turns, log, score, what is left, the rules. Texts in plain lines."""

from __future__ import annotations

import re
import textwrap
import tomllib
from collections.abc import Iterable
from functools import cache

import games
from bot.match.position import Position
from bot.text import markup
from bot.text.choices import Naming
from bot.text.markup import escaped
from bot.text.messages import match_name, naming
from bot.text.words import Wording
from games.core import engine
from games.core.model import Event, Seat, SheetLine
from storage.matches import Table

PHONE = 40  # letters of fixed width in a line on a phone
LABEL, NAME = 16, 8  # of them for what is counted, at least, and for a player's name, at most

_CHAPTER = re.compile(r"^## (R\d+) (.+)$", re.MULTILINE)
_NUMBERED = re.compile(r"R?\s*([0-9]+(?:\.[0-9]+)?)", re.IGNORECASE)  # "R4", "r 4.1", "4"
_RULE = re.compile(r"^\*\*(R\d+\.\d+)\*\*", re.MULTILINE)


def link(match: Table, message: int | None = None) -> str:
    """Where a match is played; Discord opens such links in its app."""
    place = match.thread or match.channel
    tail = f"/{message}" if message else ""
    return f"https://discord.com/channels/{match.guild or '@me'}/{place}{tail}"


def waits_for(position: Position, user: int) -> bool:
    """Whether it is a user's turn."""
    return any(seat in engine.waiting(position.asked) for seat in position.match.seats_of(user))


def turn_line(position: Position, user: int, since: float, message: int | None, words: Wording) -> str:
    """One match in the list of a user's: whose turn, since when, where."""
    match = position.match
    waiting = sorted(engine.waiting(position.asked))
    who = words.join([naming(match)(seat) for seat in waiting])
    said = words.text("turns-mine") if waits_for(position, user) else words.text("turns-theirs", who=who)
    return _listed(match, said, since, message, words)


def waiting_line(match: Table, words: Wording) -> str:
    """One table that has not begun, in the list of a user's."""
    return _listed(match, words.text("turns-waiting"), match.touched, match.message, words)


def since_your_move(events: list[Event], words: Wording, names: Naming, most: int = 30) -> list[str]:
    """What happened since the reader's last move, as quoted lines."""
    lines = [f"> {words.say(event.say, names)}" for event in events if event.audience is None]
    if len(lines) > most:
        lines = ["> …", *lines[-most:]]
    return [words.text("since-your-move"), *lines] if lines else []


def score_lines(sheet: tuple[SheetLine, ...], names: tuple[str, ...], words: Wording) -> list[str]:
    """A score sheet as a table in fixed width, names as columns, as wide as a phone at most."""
    seats = range(len(names))
    column = min(NAME, (PHONE - LABEL) // len(seats) - 1)
    added = [line for line in sheet if line.adds]
    told: list[tuple[str, Iterable[str | int]]] = [
        ("", [_plain(name)[:column] for name in names]),
        *((words.say(line.label), line.points) for line in sheet),
    ]
    if added:
        told.append((words.text("score-total"), [sum(line.points[seat] for line in added) for seat in seats]))
    width = min(max(len(label) for label, _ in told), PHONE - len(seats) * (column + 1))
    rows = []
    for label, cells in told:
        *above, last = textwrap.wrap(label, width, subsequent_indent=" ", break_on_hyphens=False) or [""]
        rows += [*above, last.ljust(width) + "".join(f" {cell:>{column}}" for cell in cells)]
    return ["```", *rows, "```"]


def left_lines(position: Position, viewer: Seat | None, words: Wording) -> list[str]:
    """What is left, from what the viewer may see; nothing comes after the end."""
    if position.state.ending:
        return [words.text("match-over")]
    view = position.game.view(position.state, viewer)
    lines = [f"- {words.say(say)}" for say in position.game.left(view)]
    return lines or [words.text("left-nothing")]


def chapters(game: str, language: str) -> dict[str, str]:
    """The chapters of a game's rules by number, with their titles; none where no rules are written."""
    return dict(_CHAPTER.findall(_rules(game, language)))


def rule_lines(game: str, language: str, topic: str) -> list[str]:
    """A chapter ("R4"), a rule ("R4.1"), or the rules that hold a word."""
    text = _rules(game, language)
    numbered = _NUMBERED.fullmatch(topic.strip())
    wanted = f"R{numbered[1]}" if numbered else ""
    if numbered and "." not in wanted:
        begin = re.search(rf"^## {wanted} ", text, re.MULTILINE)
        if begin is None:
            return []
        end = text.find("\n## ", begin.end())
        return _tidy(text[begin.start() : end if end > 0 else len(text)])
    paragraphs = [p for p in text.split("\n\n") if _RULE.match(p)]
    if numbered:
        return _tidy("\n\n".join(p for p in paragraphs if p.startswith(f"**{wanted}**")))
    return _tidy("\n\n".join(p for p in paragraphs if topic.strip().casefold() in p.casefold()))


def rules_of_step(game: str, language: str, step: str) -> list[str]:
    """The rules that the question of a step is about, number by number."""
    return [line for number in _asked(game).get(step, ()) for line in rule_lines(game, language, number)]


@cache
def _asked(game: str) -> dict[str, list[str]]:
    """Which rules each question is about, by step; none where a game has no such table."""
    path = games.home(game) / "questions.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _listed(match: Table, said: str, since: float, message: int | None, words: Wording) -> str:
    return words.text(
        "turns-line",
        match=match_name(match, words),
        said=said,
        since=markup.moment(since),
        link=link(match, message),
    )


def _rules(game: str, language: str) -> str:
    folder = games.home(game)
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    path = folder / name if (folder / name).exists() else folder / "RULES.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _tidy(text: str) -> list[str]:
    return [line for line in text.strip().splitlines() if line]


def _plain(name: str) -> str:
    return escaped(name).replace("\\", "").replace("`", "'")
