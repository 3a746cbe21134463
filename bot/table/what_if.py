"""What if: a finished match played on from one of its turns, by one person against stand-ins, in private.

It is a match of its own, whose journal begins with the rows of the other one up to that turn; then a new
branch of chance begins, and what nobody knew is dealt again. The other match is only read; this one never
counts.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from bot.match.commit import Committer
from bot.match.position import Position, load
from bot.match.record import Finished, finished
from bot.match.rules import stamp
from bot.match.turns import Turns
from bot.table.admission import not_too_many
from bot.table.lobby import NOBODY, STAND_INS
from games.core import codec
from games.core.instincts import Strength
from games.core.model import RuleError, Seat, Undo, say
from storage import journal, matches, people, players, snapshots
from storage.database import Database
from storage.journal import Entry
from storage.matches import Options
from storage.snapshots import LIVE, SETTLED, Snapshot
from storage.transaction import Transaction


class WhatIfs:
    """Opens such matches. Knows nothing of Discord."""

    def __init__(self, database: Database, turns: Turns, now: Callable[[], float]) -> None:
        self._db = database
        self._turns = turns
        self._now = now

    async def begin(
        self, match: int, rows: int, seat: int, *, user: int, name: str, channel: int, language: str
    ) -> int:
        """Play on after so many standing rows, in a channel of one's own; the number of the new match."""

        def work(tx: Transaction) -> int:
            not_too_many(tx, user, None)
            source = finished(tx, match)
            told = _rows(source, rows)
            number = self._open(tx, source, user, channel, language)
            self._sit(tx, number, source, Seat(seat), user, name)
            self._deal(tx, number, source, told)
            position = load(tx, number, LIVE)
            if position.state.ending is not None:
                raise RuleError("what-if-over")
            self._branch(tx, position, Undo(0, source.transcript.branch + number), match)
            return number

        return await self._db.write(work)

    def _open(self, tx: Transaction, source: Finished, user: int, channel: int, language: str) -> int:
        number = matches.create(
            tx,
            game=source.match.game,
            language=language,
            host=user,
            guild=None,
            channel=channel,
            variants=source.match.variants,
            options=Options(private=True),
            now=self._now(),
        )
        matches.unrate(tx, number)
        return number

    def _sit(self, tx: Transaction, number: int, source: Finished, own: Seat, user: int, name: str) -> None:
        people.meet(tx, user, name)
        for seat in range(len(source.match.players)):
            if seat == own:
                players.sit(tx, number, user, name, self._now())
            else:
                stand_in = STAND_INS[seat % len(STAND_INS)]
                players.sit(tx, number, NOBODY, stand_in, self._now(), Strength.STEADY)

    def _deal(self, tx: Transaction, number: int, source: Finished, told: list[Entry]) -> None:
        """Begin the match with what was played in the other one."""
        setup, now = source.match.setup, self._now()
        matches.begin(tx, number, setup, [seat + 1 for seat in range(setup.seats)], now)
        for entry in told:
            journal.append(tx, number, entry, now)
        matches.advance(tx, number, 0, len(told), now)

    def _branch(self, tx: Transaction, position: Position, undo: Undo, source: int) -> None:
        """Let chance fall anew from here on; what was told before counts as told."""
        match = position.match
        state = codec.encode(position.state)
        told = Snapshot(position.at, stamp(match.game), state, position.asked_at)
        snapshots.save(tx, match.id, SETTLED, told)
        sentences = (say("what-if-begun", match=str(source)),)
        self._turns.undo_in(tx, position, undo, at=position.at, sentences=sentences)
        Committer(self._now).resume(tx, load(tx, match.id, LIVE))


def _rows(source: Finished, count: int) -> list[Entry]:
    """The deal and the first standing rows of a match, numbered anew; nobody clicked for them here."""
    found = []
    for number, entry in enumerate(journal.standing(source.rows)[: count + 1], 1):
        row = Undo(0, entry.row.branch) if isinstance(entry.row, Undo) else entry.row
        found.append(structs.replace(entry, at=number, row=row, interaction=None))
    return found
