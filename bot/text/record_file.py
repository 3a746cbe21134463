"""A finished match as a file: text that people can read and `replay` can play, or JSON.

The text is a transcript in the notation of games/core/notation.py; all else stands in its comments:

    #= KEY VALUE    a fact of the record, its value as JSON; `#= end N` is the last line, N its rows
    #> EVENTS       what the row above was followed by, as JSON
    #| LINE         the score sheet        #: LINE         what happened, for people

Behind each row, and behind the head, which is the deal, stands a hash of the rows so far and the state then.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from bot.match.record import DEAL, FORMAT, Finished, Record, checked_rows, digests
from bot.match.rules import AnyGame, stamp
from bot.text.lookups import score_lines
from bot.text.markup import seen
from bot.text.messages import shown_names
from bot.text.words import FOLDER, Wording, bot_words
from games import words_folder
from games.core import notation
from games.core.model import Action, Ending, Event, Seat
from games.core.notation import NotationError
from games.core.seal import Joined
from games.core.words import CORE
from storage import journal

FACTS = ("bathysphere", "edition", "table", "language", "names", "commitment", "seal", "options", "joined")
MORE_FACTS = ("seats", "repeats", "data", "ending")


class NotARecord(Exception):
    """A file that is no whole record; the message names the reason and what may be done."""


def make(source: Finished, language: str) -> Record:
    """The record of a finished match, for a reader of this language."""
    match, game = source.match, source.game
    rows, state = checked_rows(game, match.setup, source.rows)
    words = bot_words(language, match.game)
    names = tuple(seen(name) for name in shown_names(match, language))
    joined = sorted(match.players, key=lambda player: player.place)
    standing = tuple(event for entry in journal.standing(source.rows) for event in entry.events)
    return Record(
        edition=edition(match.game),
        table=match.id,
        language=language,
        names=names,
        commitment=match.commitment,
        seal=source.seal,
        options=match.variants,
        joined=tuple(Joined(player.place, player.value) for player in joined),
        seats=tuple(player.place for player in match.players),
        repeats=match.options.rematch,
        data=digests(game.data_set),
        setup=match.setup,
        ending=state.ending,
        rows=rows,
        sheet=sheet_lines(game, state.ending, names, words),
        log=log_lines(standing, names, words),
    )


def sheet_lines(
    game: AnyGame, ending: Ending | None, names: tuple[str, ...], words: Wording
) -> tuple[str, ...]:
    """The score sheet of a match that has one."""
    sheet = game.final_sheet(ending) if ending else ()
    return tuple(score_lines(sheet, names, words)[1:-1]) if sheet else ()


def log_lines(events: tuple[Event, ...], names: tuple[str, ...], words: Wording) -> tuple[str, ...]:
    """All that was told and whispered, sentence by sentence."""
    lines = []
    for event in events:
        said = words.say(event.say, lambda seat: names[seat])
        if event.audience is not None:
            heard = words.join([names[seat] for seat in sorted(event.audience)])
            said = words.text("record-whispered", who=heard, said=said)
        lines.append(" ".join(said.split()))
    return tuple(lines)


def standing_events(record: Record) -> tuple[Event, ...]:
    """What was told of the rows that stand."""
    found: list[tuple[bool, tuple[Event, ...]]] = []
    for number, row in enumerate(record.rows):
        done = notation.read_row(number, row.row.split()) if number else None
        if done is None or isinstance(done, Action):
            found.append((done is not None, row.events))
            continue
        left = done.count
        while left and found:
            left -= found.pop()[0]
        if done.branch:
            found.append((False, row.events))
    return tuple(event for _, events in found for event in events)


@cache
def edition(game: str) -> str:
    """Name the code and the words of a game: another edition may tell the same match otherwise."""
    hashed = hashlib.sha256(stamp(game).encode())
    for folder in (CORE, FOLDER, words_folder(game)):
        for path in sorted(folder.glob("*.ftl")):
            hashed.update(path.read_bytes())
    return hashed.hexdigest()[:12]


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def to_text(record: Record) -> str:
    return "\n".join([*_text_lines(record), ""])


def is_record(text: str) -> bool:
    """Whether a file means to be a record, whole or not, rather than a bare transcript."""
    return _is_json(text) or any(line.startswith("#=") for line in text.splitlines())


def read(text: str) -> Record:
    """The record in a file of either kind."""
    facts = _json_facts(text) if _is_json(text) else _text_facts(text)
    _known(facts)
    try:
        record = msgspec.convert(facts, Record)
        _whole(record)
    except (msgspec.ValidationError, NotationError) as error:
        raise NotARecord(f"it is damaged: {error}") from error
    return record


def _is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def _text_lines(record: Record) -> Iterator[str]:
    words = bot_words(record.language, record.setup.game)
    yield f"# {words.text('record-title', match=record.table, names=words.join(list(record.names)))}"
    yield f"# {words.text('record-check')}"
    yield from (_fact(record, name) for name in (*FACTS, *MORE_FACTS))
    yield ""
    for number, row in enumerate(record.rows):
        yield f"{row.row if number else notation.write_head(record.setup)} # {row.check}"
        if row.events:
            yield f"#> {_json(row.events)}"
    yield ""
    yield from (f"#| {line}" for line in record.sheet)
    yield "#"
    yield from (f"#: {line}" for line in record.log)
    yield f"#= end {len(record.rows)}"


def _fact(record: Record, name: str) -> str:
    return f"#= {name} {_json(getattr(record, name))}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _json_facts(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise NotARecord(f"it is cut short or damaged: {error}") from error


def _text_facts(text: str) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    rows: list[dict[str, Any]] = []
    people: dict[str, list[str]] = {"#|": [], "#:": []}
    for number, line in enumerate(text.splitlines(), 1):
        sign, _, rest = line.partition(" ")
        if sign in people:
            people[sign].append(rest)
        elif sign == "#=":
            name, _, value = rest.partition(" ")
            facts[name] = _read(number, value)
        elif sign == "#>" and rows:
            rows[-1]["events"] = _read(number, rest)
        elif line.strip() and not line.startswith("#"):
            said, _, check = line.partition("#")
            if not rows and "bathysphere" in facts:
                facts["setup"] = _head(number, said)
            rows.append({"row": said.strip() if rows else DEAL, "events": [], "check": check.strip()})
    if "bathysphere" in facts and facts.pop("end", None) != len(rows):
        raise NotARecord("it is cut short: its last line should say how many rows it has")
    return {**facts, "rows": rows, "sheet": people["#|"], "log": people["#:"]}


def _read(number: int, text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise NotARecord(f"line {number} is damaged: {error}") from error


def _head(number: int, text: str) -> Any:
    try:
        return msgspec.to_builtins(notation.read_head(number, text.split()))
    except NotationError as error:
        raise NotARecord(str(error)) from error


def _known(facts: dict[str, Any]) -> None:
    """Refuse what is none of ours, and what a newer program wrote."""
    version = facts.get("bathysphere")
    if not isinstance(version, int):
        raise NotARecord("it is no match that was downloaded from Bathysphere")
    if version > FORMAT:
        raise NotARecord(f"a newer Bathysphere wrote it (format {version}, this one reads {FORMAT})")


def _whole(record: Record) -> None:
    if not record.rows or record.rows[0].row != DEAL:
        raise NotARecord("it is cut short: it has no deal")
    if len(record.names) != record.setup.seats or len(record.seats) != record.setup.seats:
        raise NotARecord("it is damaged: names and seats are not as many as the match has")
    for number, row in enumerate(record.rows[1:], 1):
        notation.read_row(number, row.row.split())
    for event in (event for row in record.rows for event in row.events):
        if any(seat not in range(record.setup.seats) for seat in event.audience or ()):
            raise NotARecord(f"it is damaged: there is no seat {max(event.audience or (Seat(0),))}")
