"""A match as it stands: loaded from its snapshot or its journal, never kept."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.match.rules import AnyGame, game_of, is_former, stamp
from games.core import codec, engine
from games.core.model import Action, Decision, RuleError, Say, Seat, Undo
from storage import journal, matches, snapshots
from storage.journal import Entry
from storage.matches import Match, Phase
from storage.snapshots import SETTLED, SnapshotKind
from storage.transaction import Transaction

DEAL = 1
"""The journal row of the deal."""


class Position(Struct):
    """A match as it stands: loaded, never kept."""

    match: Match
    game: AnyGame
    state: Any
    at: int
    asked: tuple[Decision, ...]
    asked_at: dict[Seat, int]  # when each seat's open question was asked

    def decision(self, seat: Seat | None) -> Decision | None:
        return next((d for d in self.asked if d.seat == seat), None)

    def seat_for(self, user: int) -> Seat | None:
        """The seat a user looks from: one that must decide, else their first."""
        mine = self.match.seats_of(user)
        due = [d.seat for d in self.asked if d.seat in mine and d.answer is None]
        return next(iter((*due, *mine)), None)

    def barred(self, user: int, seat: Seat) -> Say | None:
        """Why a user may not act for a seat now, judged by who they are alone; None: they may."""
        if seat not in self.match.seats_of(user):
            return Say("not-seated-here")
        if self.match.phase != Phase.PLAYING:
            return Say("game-over")
        return Say("stand-in-plays") if self.match.in_seat(seat).stand_in else None

    def admit(self, user: int, seat: Seat) -> None:
        """Refuse whoever may not act for a seat: to be asked before anything about the seat is looked at."""
        if (barred := self.barred(user, seat)) is not None:
            raise RuleError(barred.name, **barred.facts)

    def played_by(self, user: int) -> Seat:
        """A seat somebody plays themselves in a match under way, or a refusal."""
        if self.match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        for seat in self.match.seats_of(user):
            if not self.match.in_seat(seat).stand_in and seat not in self.state.left:
                return seat
        raise RuleError("not-seated-here")


def load(tx: Transaction, match: int, kind: SnapshotKind) -> Position:
    """Load a match from its snapshot, or from its journal if the code has changed since."""
    found = matches.dealt(tx, match)
    if found is None:
        raise RuleError("no-such-match", match=str(match))
    if is_former(found.setup):  # carrying it over has not come to it yet, or could not
        raise RuleError("older-rules")
    game = game_of(tx, found.setup)
    snapshot = snapshots.get(tx, match, kind)
    if snapshot is None or snapshot.stamp != stamp(found.game):
        return _replayed(tx, found, game, kind, snapshot.at if snapshot else None)
    state = codec.decode(game.state_type, snapshot.state)
    return Position(found, game, state, snapshot.at, engine.decisions(game, state), snapshot.asked)


def rebuild(match: Match, game: AnyGame, rows: list[Entry]) -> Position:
    """A position from its journal rows."""
    history: engine.History[Any] = engine.History(game, match.setup)
    change = history.change
    asked_at = next_asked_at({}, (), change.asked, None, DEAL)
    for entry in rows[1:]:
        assert entry.row is not None
        before, change = change.asked, history.add(entry.row)
        asked_at = next_asked_at(asked_at, before, change.asked, entry.row, entry.at)
    return Position(match, game, change.state, rows[-1].at, change.asked, asked_at)


def since(tx: Transaction, match: int, seat: Seat | None) -> list[Entry]:
    """The rows since a seat last acted; all rows if no seat is given."""
    return journal.entries(tx, match, after=0 if seat is None else journal.last_of(tx, match, seat))


def next_asked_at(
    asked_at: dict[Seat, int],
    before: tuple[Decision, ...],
    after: tuple[Decision, ...],
    row: Action | Undo | None,
    at: int,
) -> dict[Seat, int]:
    """When each open question was asked: one that stayed as it was keeps its number."""
    actor = row.seat if isinstance(row, Action) else None
    same = {
        now.seat
        for now in after
        for was in before
        if now.seat == was.seat != actor and isinstance(row, Action) and now == was
    }
    return {d.seat: asked_at[d.seat] if d.seat in same and d.seat in asked_at else at for d in after}


def _replayed(
    tx: Transaction, match: Match, game: AnyGame, kind: SnapshotKind, stood_at: int | None
) -> Position:
    """The position from the journal alone: the code has changed since the snapshot, which stood at a row."""
    rows = journal.entries(tx, match.id)
    if kind == SETTLED:
        last = stood_at or max(row.at for row in rows if row.settled)  # a turn that is held is not told yet
        rows = [row for row in rows if row.at <= last]
    return rebuild(match, game, rows)
