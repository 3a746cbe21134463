"""A finished match as one piece, to be taken away, checked and looked back on.

Nothing of it may be read before the match is over: it holds the seed and every secret.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.match.rules import AnyGame, game_of, is_former
from games.core import codec, engine, notation
from games.core.data import DataSet
from games.core.model import Ending, Event, RuleError, Setup, Transcript
from games.core.seal import Joined, Seal
from storage import journal, matches, seals
from storage.journal import Entry
from storage.matches import Match, Phase
from storage.transaction import Transaction

FORMAT = 1
DEAL = "deal"
"""The first row of a record."""


class RecordRow(Struct, frozen=True):
    """One row of the journal: what was done, what everyone was told of it, and how the match stood then."""

    row: str  # in the notation of transcripts
    events: tuple[Event, ...]
    check: str  # hash of all rows up to it and of the state after it


class Record(Struct, frozen=True, kw_only=True):
    """A whole match."""

    bathysphere: int = FORMAT
    edition: str  # of the program that wrote it
    table: int
    language: str
    names: tuple[str, ...]  # by seat, as they were at the end
    commitment: str | None  # None: of a table from before there were seals
    seal: Seal | None
    options: dict[str, str]  # as they were chosen before seats were drawn
    joined: tuple[Joined, ...]
    seats: tuple[int, ...]  # the place of joining of each seat
    repeats: int | None = None  # a match whose seats were kept if the same people sat down
    data: dict[str, str]  # the digest of each data file
    setup: Setup
    ending: Ending | None
    rows: tuple[RecordRow, ...] = ()
    sheet: tuple[str, ...] = ()  # the score sheet, for people
    log: tuple[str, ...] = ()  # what happened, for people

    @property
    def transcript(self) -> Transcript:
        rows = (notation.read_row(n, row.row.split()) for n, row in enumerate(self.rows) if n)
        return Transcript(self.setup, tuple(rows))


class Finished(Struct, frozen=True):
    """What a record is made of, as it is stored."""

    match: Match
    game: AnyGame
    seal: Seal | None
    rows: list[Entry]

    @property
    def transcript(self) -> Transcript:
        return journal.transcript(self.match.setup, self.rows)


def finished(tx: Transaction, number: int) -> Finished:
    """A match that is over; one under way is refused before anything of it is looked at."""
    match = matches.dealt(tx, number)
    if match is None:
        raise RuleError("no-such-match", match=str(number))
    if match.phase not in (Phase.ENDED, Phase.CANCELLED):
        raise RuleError("not-over-yet")
    if is_former(match.setup):
        raise RuleError("older-rules")
    rows = journal.entries(tx, number)
    return Finished(match, game_of(tx, match.setup), seals.get(tx, number), rows)


def checked_rows(game: AnyGame, setup: Setup, rows: list[Entry]) -> tuple[tuple[RecordRow, ...], Any]:
    """The rows as they were told, each with its check; and the last state."""
    history: engine.History[Any] = engine.History(game, setup)
    found = [RecordRow(DEAL, rows[0].events, check_of("", DEAL, history.change.state))]
    for entry in rows[1:]:
        assert entry.row is not None
        row, change = notation.write_row(entry.row), history.add(entry.row)
        found.append(RecordRow(row, entry.events, check_of(found[-1].check, row, change.state)))
    return tuple(found), history.change.state


def check_of(before: str, row: str, state: Any) -> str:
    """The check of a row after the row with the check `before`."""
    return codec.hash_of((before, row, state))


def digests(data_set: DataSet) -> dict[str, str]:
    """The digest of each data file."""
    return {name: data_set.file_digest(name) for name in sorted(data_set.files)}
