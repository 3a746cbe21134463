"""Whether the matches under way can be played on with this code and data: each is replayed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.match.carry_over import convert
from bot.match.rules import AnyGame, game_of, is_former, stamp
from games import GAMES
from games.core import codec, engine
from games.core.carry_over import CannotCarryOver
from games.core.model import Action, RuleError, Setup
from games.core.words import words
from storage import journal, matches, snapshots
from storage.journal import Entry
from storage.matches import Match
from storage.snapshots import LIVE
from storage.transaction import Transaction


class Broken(Struct, frozen=True):
    """A match that this code would not play on as it was."""

    match: int
    game: str
    why: str

    def __str__(self) -> str:
        return f"table {self.match} ({self.game}): {self.why}"


class Compatibility(Struct, frozen=True):
    sound: int
    broken: tuple[Broken, ...]
    carried: int = 0  # of the sound ones: of older rules, carried over to today's when the bot starts

    def __str__(self) -> str:
        """What the host is told where no match breaks."""
        said = f"{self.sound} matches under way, all of them can be played on"
        if not self.carried:
            return said
        return f"{said}; {self.carried} of them will be carried over to today's rules when the bot starts"


class _Differs(Exception):
    """The replay went another way than the match did."""


def replay_all(tx: Transaction) -> Compatibility:
    """Every match under way, from the deal to its last row."""
    broken: list[Broken] = []
    running, carried = matches.under_way(tx), 0
    for number in running:
        match = matches.dealt(tx, number)
        if match is None:
            continue
        if why := _why_not(tx, match):
            broken.append(Broken(match.id, match.game, why))
        else:
            carried += is_former(match.setup)
    return Compatibility(len(running) - len(broken), tuple(broken), carried)


def _why_not(tx: Transaction, match: Match) -> str:
    """Why a match cannot be played on; empty if it can."""
    if match.game not in GAMES:
        return "this version does not have the game"
    try:
        if is_former(match.setup):
            convert(tx, match, now=0.0)
            return ""
        rows = journal.entries(tx, match.id)
        game = game_of(tx, match.setup)
        change = _replayed(game, match.setup, rows)
        _compare_snapshot(tx, match, game, change)
    except (_Differs, CannotCarryOver) as error:
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
    """Raise if people were told something else then than they would be now."""
    if codec.encode(entry.events) != codec.encode(change.events):
        raise _Differs(f"row {entry.at} would go differently now")


def _compare_snapshot(tx: Transaction, match: Match, game: AnyGame, change: engine.Change[Any]) -> None:
    """Raise if a snapshot that this very code wrote differs from what the journal leads to."""
    snapshot = snapshots.get(tx, match.id, LIVE)
    if snapshot is None or snapshot.stamp != stamp(match.game):
        return  # other code wrote it: it will be built anew from the journal
    if snapshot.state != codec.encode(change.state):
        raise _Differs("its stored position is not what its journal leads to")
