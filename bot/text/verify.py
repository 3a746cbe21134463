"""Whether a finished match fell as its sealed seed says: every seat, shuffle and die is computed again.

docs/FAIRNESS.md says what this proves and what it does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from msgspec import Struct

from bot.match.record import Record, RecordRow, check_of
from bot.match.rules import AnyGame
from bot.text import record_file
from bot.text.words import Wording, bot_words
from games import home
from games.core import engine, notation, seal
from games.core.data import HASH
from games.core.first_match import first_match
from games.core.model import BadSetup, EngineBug, Event, RuleError, Say, say

NOTHING = Say("verify-nothing")


class Verdict(Struct, frozen=True):
    """What came of it."""

    rows: int
    differs: Say | None  # the first place that is not as the seed says
    unproven: tuple[Say, ...]  # what the file cannot prove even so


def verify(record: Record, game: AnyGame) -> Verdict:
    """Compute a match again from its seed; `game` is the match's, over the data it is to be checked with."""
    differs = next(_differences(record, game), None)
    return Verdict(len(record.rows), differs, tuple(_unproven(record)))


def verdict_lines(verdict: Verdict, record: Record, words: Wording) -> list[str]:
    """A verdict in words."""
    names = record.names

    def named(sentence: Say) -> str:
        return words.say(sentence, lambda seat: names[seat] if seat < len(names) else str(seat))

    yes = "verify-replays" if record.seal is None else "verify-yes"
    first = say(yes, rows=verdict.rows) if verdict.differs is None else verdict.differs
    return [named(first), *map(named, verdict.unproven)]


def _differences(record: Record, game: AnyGame) -> Iterator[Say]:
    yield from _data(record, game)
    yield from _seal(record)
    yield from _seats(record, game)
    yield from _rows(record, game)
    yield from _for_people(record, game)


def _data(record: Record, game: AnyGame) -> Iterator[Say]:
    """The facts the match was dealt from must be those it is checked with, file by file."""
    ours = {name: game.data_set.file_digest(name) for name in game.data_set.files}
    for name in sorted({*ours, *record.data}):
        if ours.get(name) != record.data.get(name):
            yield say("verify-data", file=name)
    if record.setup.data != game.data_set.hash:
        yield say("verify-data-hash", told=record.setup.data, found=game.data_set.hash)


def _seal(record: Record) -> Iterator[Say]:
    sealed = record.seal
    if sealed is None or record.commitment is None:
        return
    if not _is_hex(sealed.secret):
        yield say("verify-commitment", told=record.commitment, found="?")
        return
    if sealed.commitment != record.commitment:
        yield say("verify-commitment", told=record.commitment, found=sealed.commitment)
    if sealed.game != record.setup.game:
        yield say("verify-game", told=record.setup.game, found=sealed.game)
    if sealed.rules == record.setup.rules and sealed.data[:HASH] != record.setup.data:
        yield say("verify-data-hash", told=record.setup.data, found=sealed.data[:HASH])
    seed = sealed.seed(record.options, record.joined)
    if seed != record.setup.seed:
        yield say("verify-seed", told=record.setup.seed, found=seed)


def _seats(record: Record, game: AnyGame) -> Iterator[Say]:
    places = [one.place for one in record.joined]
    if sorted(places) != sorted(record.seats):
        yield say("verify-seats", told=_listed(record.seats), found=_listed(places))
        return
    if record.seal is not None and record.repeats is None:
        drawn = seal.seat_order(record.setup.seed, places)
        if drawn != list(record.seats):
            yield say("verify-seats", told=_listed(record.seats), found=_listed(drawn))
    if record.seal is not None and record.seal.rules == record.setup.rules:
        chosen = _chosen(record, game, places)
        if chosen != record.setup.variants:
            yield say("verify-options", told=_words(record.setup.variants), found=_words(chosen))


def _chosen(record: Record, game: AnyGame, places: list[int]) -> tuple[str, ...]:
    """The options with the seats that were drawn, as a setup has them."""
    found = dict(record.options)
    for variant in game.meta.variants:
        choice = found.get(variant.name, variant.default)
        if variant.seats and choice.isdecimal() and 0 < int(choice) <= len(places):
            found[variant.name] = str(record.seats.index(places[int(choice) - 1]) + 1)
    return tuple(sorted(f"{name}={choice}" for name, choice in found.items()))


def _rows(record: Record, game: AnyGame) -> Iterator[Say]:
    """Play the match again; every row must be possible and be followed by what was told."""
    try:
        history: engine.History[Any] = engine.History(game, record.setup)
    except BadSetup as error:
        yield say("verify-setup", reason=error.say)
        return
    checks = _Checks(record)
    yield from _told(0, record.rows[0], history.change)
    yield from checks.differ(0, history.change.state)
    for number, row in enumerate(record.rows[1:], 1):
        try:
            change = history.add(notation.read_row(number, row.row.split()))
        except (RuleError, EngineBug):
            yield say("verify-impossible", row=number, said=row.row)
            return
        yield from _told(number, row, change)
        yield from checks.differ(number, change.state)
    if history.change.state.ending != record.ending:
        yield say("verify-ending")


def _told(number: int, row: RecordRow, change: engine.Change[Any]) -> Iterator[Say]:
    for told, fell in zip_longest(row.events, change.events):
        if told != fell:
            yield say("verify-row", row=number, said=row.row, told=_sentence(told), found=_sentence(fell))


class _Checks:
    """The chain of checks: whatever else was changed shows in the row where it was."""

    def __init__(self, record: Record) -> None:
        self._rows = record.rows if _same_edition(record) else ()
        self._before = ""

    def differ(self, number: int, state: Any) -> Iterator[Say]:
        if not self._rows:
            return
        row = self._rows[number]
        self._before = check_of(self._before, row.row, state)
        if self._before != row.check:
            yield say("verify-position", row=number, said=row.row)


def _for_people(record: Record, game: AnyGame) -> Iterator[Say]:
    """What people read must say the same as the rows that were played again."""
    if not _same_edition(record):
        return
    words = bot_words(record.language, record.setup.game)
    sheet = record_file.sheet_lines(game, record.ending, record.names, words)
    log = record_file.log_lines(record_file.standing_events(record), record.names, words)
    for told, found in zip_longest((*record.sheet, *record.log), (*sheet, *log)):
        if told != found:
            yield say("verify-line", told=told or NOTHING, found=found or NOTHING)


def _unproven(record: Record) -> Iterator[Say]:
    if record.seal is None or record.commitment is None:
        yield say("unproven-first" if _is_first(record) else "unproven-seal")
    elif record.repeats is not None:
        yield say("unproven-seats", match=str(record.repeats))
    if record.seal is not None and record.seal.rules != record.setup.rules:
        yield say("unproven-rules", then=record.seal.rules, now=record.setup.rules)
    if not _same_edition(record):
        yield say("unproven-edition")


def _is_first(record: Record) -> bool:
    """Whether it is somebody's first match of the game, whose deal was chosen to teach it."""
    first = first_match(home(record.setup.game))
    return first is not None and record.setup.seed == first.seed


def _same_edition(record: Record) -> bool:
    return record.edition == record_file.edition(record.setup.game)


def _sentence(event: Event | None) -> Say:
    return NOTHING if event is None else event.say


def _listed(places: tuple[int, ...] | list[int]) -> str:
    return " ".join(map(str, places))


def _words(variants: tuple[str, ...]) -> str:
    return ",".join(variants) or "-"


def _is_hex(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == seal.SECRET_BYTES
    except ValueError:
        return False
