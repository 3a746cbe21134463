"""Matches as people may see them: live for the mover, settled for everyone else."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from bot.match import takeback
from bot.match.position import Position, load, rebuild, since
from games.core.engine import Barrier
from games.core.model import Action, Event, Seat
from storage import journal, outbox, snapshots
from storage.database import Database
from storage.journal import Entry
from storage.matches import Phase
from storage.snapshots import LIVE, SETTLED
from storage.transaction import Transaction

LOOK_BACK = 40  # rows in which something to take back is looked for: clicks, and clicks on Back


class Opened(Struct, frozen=True):
    """A match for somebody who opens their panel: live if they must decide, settled if they wait."""

    position: Position
    seat: Seat | None
    asked: bool = False
    trail: list[Event] = []  # what happened since their last turn
    told: int = 0  # the journal row of the newest post
    back: bool = False  # whether they may take something back


class Rest(NamedTuple):
    """A match for a seat that has moved and waits."""

    position: Position
    board: int | None  # the message with the newest board; None while it is on its way
    may_ask: bool  # whether the others could let the seat take its last move back


class TurnDone(NamedTuple):
    """What a seat did in a turn: how the match stood before it, and after it."""

    seat: Seat
    before: Position
    after: Position


class Reading:
    """Reads positions; each read is of one moment."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def live(self, match: int) -> Position:  # seam: reads only
        """The match as it stands, half-made turns included: for the mover."""
        return await self._db.read(load, match, LIVE)

    async def acting(self, match: int, user: int, seat: Seat) -> Position:  # seam: reads only
        """The live match for a user who acts for a seat; anybody else is refused before it is looked at."""
        position = await self.live(match)
        position.admit(user, seat)
        return position

    async def settled(self, match: int) -> Position:  # seam: reads only
        """The match as the channel was last told: for everyone else."""
        return await self._db.read(load, match, SETTLED)

    async def seen_by(self, match: int, user: int) -> Position:  # seam: reads only
        """The live match for those who must decide, the settled one for the others."""
        return await self._db.read(seen_by, match, user)

    async def opened(self, match: int, user: int) -> Opened:  # seam: reads only
        """All that a user's panel is made of."""
        return await self._db.read(_opened, match, user)

    async def may_take_back(self, position: Position, seat: Seat) -> bool:  # seam: reads only
        """Whether Back would do something."""
        return await self._db.read(_may_take_back, position, seat)

    async def board(self, match: int) -> int | None:  # seam: reads only
        """The message with the newest board; None while it is on its way."""
        return await self._db.read(_board, match)

    async def rest(self, position: Position, seat: Seat) -> Rest:  # seam: reads only
        """All that a seat is told that has moved, at the position after its move."""
        return await self._db.read(rest_of, position, seat)

    async def settled_rest(self, match: int, seat: Seat) -> Rest:  # seam: reads only
        """Read what a seat is told that has moved, of the match as the channel was last told."""
        return await self._db.read(lambda tx: rest_of(tx, load(tx, match, SETTLED), seat))

    async def trail(self, position: Position, seat: Seat | None) -> list[Event]:  # seam: reads only
        """What happened since a seat's last turn (or, for the public, since the asked seat last moved)."""
        return await self._db.read(trail_of, position, seat)

    async def turns_of_stand_ins(self, match: int) -> list[TurnDone]:  # seam: reads only
        """The last turn of each stand-in that the table was told of: before it, and after it."""
        return await self._db.read(_turns_of_stand_ins, match)


def seen_by(tx: Transaction, match: int, user: int) -> Position:
    """The live match for those who must decide, the settled one for the others."""
    position = load(tx, match, LIVE)
    if position.decision(position.seat_for(user)) is not None:
        return position
    return load(tx, match, SETTLED)


def _opened(tx: Transaction, match: int, user: int) -> Opened:
    position = load(tx, match, LIVE)
    seat = position.seat_for(user)
    if seat is None or position.decision(seat) is None or position.match.phase != Phase.PLAYING:
        return Opened(load(tx, match, SETTLED), seat)
    told = snapshots.get(tx, match, SETTLED)
    return Opened(
        position,
        seat,
        asked=True,
        trail=trail_of(tx, position, seat),
        told=told.at if told else 0,
        back=_may_take_back(tx, position, seat),
    )


def _board(tx: Transaction, match: int) -> int | None:
    return None if outbox.board_waits(tx, match) else outbox.latest_post(tx, match)


def rest_of(tx: Transaction, position: Position, seat: Seat) -> Rest:
    """All that a seat is told that has moved and waits."""
    return Rest(position, _board(tx, position.match.id), _may_ask(tx, position, seat))


def _may_ask(tx: Transaction, position: Position, seat: Seat) -> bool:
    match, at = position.match, position.at
    if match.phase != Phase.PLAYING:
        return False
    last = journal.entries(tx, match.id, at - 1)[:1]
    if last and isinstance(last[0].row, Action) and last[0].barrier == Barrier.HARD.value:
        return False  # something became known: the common case, and it is seen at once
    rows = journal.entries(tx, match.id, at - LOOK_BACK)
    known = [row for row in rows if row.at <= at]  # half a turn made since is the mover's own
    return takeback.by_consent(known, seat) is not None


def _may_take_back(tx: Transaction, position: Position, seat: Seat) -> bool:
    match = position.match.id
    last = journal.entries(tx, match, position.at - 1)
    if any(isinstance(row.row, Action) and row.row.seat != seat for row in last):
        return False  # someone else came after: the common case, and it is seen at once
    rows = journal.entries(tx, match, position.at - LOOK_BACK)
    return bool(takeback.freely(rows, seat, whole_turn=False))


def trail_of(tx: Transaction, position: Position, seat: Seat | None) -> list[Event]:
    """What a seat may know of what happened since its last turn, or the public since the asked seat moved."""
    match = position.match.id
    if seat is None:
        rows = since(tx, match, position.state.on_turn)
    else:
        rows = journal.entries(tx, match, after=journal.last_turn_of(tx, match, seat))
    standing = (row for row in journal.standing(rows) if row.at <= position.at)
    return [event for row in standing for event in row.events if event.visible_to(seat)]


def _turns_of_stand_ins(tx: Transaction, match: int) -> list[TurnDone]:
    told = load(tx, match, SETTLED)
    rows = [row for row in journal.entries(tx, match) if row.at <= told.at]
    found = []
    for player in told.match.players:
        own = [row.at for row in rows if isinstance(row.row, Action) and row.row.seat == player.seat]
        if player.stand_in and player.seat is not None and own:
            began = _began(rows, player.seat, own)
            before = rebuild(told.match, told.game, [row for row in rows if row.at < began])
            after = rebuild(told.match, told.game, [row for row in rows if row.at <= own[-1]])
            found.append(TurnDone(player.seat, before, after))
    return found


def _began(rows: list[Entry], seat: Seat, own: list[int]) -> int:
    """The row with which a seat's last turn began: back to the last of somebody else's."""
    others = [
        row.at for row in rows if isinstance(row.row, Action) and row.row.seat != seat and row.at < own[-1]
    ]
    return next(at for at in own if at > max(others, default=0))
