"""Whether the matches under way can be played on with this code and data: each is replayed."""

from __future__ import annotations

from typing import Any

import aiosqlite
from msgspec import Struct

from bot.match.rules import AnyGame, game_of, stamp
from games import GAMES
from games.core import codec, engine
from games.core.model import Action, RuleError, Setup
from games.core.words import words
from storage import journal, matches, snapshots
from storage.journal import Entry
from storage.matches import Match
from storage.snapshots import LIVE


class Broken(Struct, frozen=True):
    """A match that this code would not play on as it was."""

    match: int
    game: str
    why: str

    def __str__(self) -> str:
        return f"table {self.match} ({self.game}): {self.why}"


class Verdict(Struct, frozen=True):
    sound: int
    broken: tuple[Broken, ...]


class _Differs(Exception):
    """The replay went another way than the match did."""


async def replay_all(db: aiosqlite.Connection) -> Verdict:
    """Every match under way, from the deal to its last row."""
    broken: list[Broken] = []
    running = await matches.under_way(db)
    for number in running:
        match = await matches.get(db, number)
        if match is not None and (why := await _why_not(db, match)):
            broken.append(Broken(match.id, match.game, why))
    return Verdict(len(running) - len(broken), tuple(broken))


async def _why_not(db: aiosqlite.Connection, match: Match) -> str:
    """Why a match cannot be played on; empty if it can."""
    if match.game not in GAMES or match.setup is None:
        return "this version does not have the game"
    try:
        rows = await journal.entries(db, match.id)
        game = await game_of(db, match.setup)
        change = _replayed(game, match.setup, rows)
        await _compare_snapshot(db, match, game, change)
    except _Differs as error:
        return str(error)
    except RuleError as error:
        return words("en").say(error.say)
    except Exception as error:  # whatever new code does with an old match is the finding
        return f"{type(error).__name__}: {error}"
    return ""


def _replayed(game: AnyGame, setup: Setup, rows: list[Entry]) -> engine.Change[Any]:
    history: engine.History[Any] = engine.History(game, setup)
    _compare(rows[0], history.change)
    for entry in rows[1:]:
        assert entry.row is not None
        try:
            change = history.add(entry.row)
        except RuleError as error:
            raise _Differs(f"row {entry.at} is no longer allowed ({error.say.name})") from error
        if isinstance(entry.row, Action):
            _compare(entry, change)
    return history.change


def _compare(entry: Entry, change: engine.Change[Any]) -> None:
    """What people were told then must be what would be told now."""
    if codec.encode(entry.events) != codec.encode(change.events):
        raise _Differs(f"row {entry.at} would go differently now")


async def _compare_snapshot(
    db: aiosqlite.Connection, match: Match, game: AnyGame, change: engine.Change[Any]
) -> None:
    """A snapshot written by this very code must be what the journal leads to."""
    snapshot = await snapshots.get(db, match.id, LIVE)
    if snapshot is None or snapshot.stamp != stamp(match.game):
        return  # other code wrote it: it will be built anew from the journal
    if snapshot.state != codec.encode(change.state):
        raise _Differs("its stored position is not what its journal leads to")
