"""The seats' clocks: the time left when a clock last stopped, and when it started again."""

from __future__ import annotations

import msgspec

from games.core.model import Seat
from storage.transaction import Transaction, struct_of


class Clock(msgspec.Struct, frozen=True):
    seat: Seat
    bank: float
    since: float | None = None  # when it was started; None: stopped
    waited: bool = False
    reminded: int = 0  # reminders sent in this wait
    hushed: bool = False  # the player asked for no more reminders in this wait
    floated: float = 0.0  # seconds of vacation credited during this wait

    @property
    def out(self) -> float | None:
        """When the time runs out; None while the clock is stopped."""
        return None if self.since is None else self.since + self.bank


def of_match(tx: Transaction, match: int) -> dict[Seat, Clock]:
    rows = tx.all("SELECT * FROM clocks WHERE match = ?", match)
    return {clock.seat: clock for clock in (struct_of(Clock, row) for row in rows)}


def save(tx: Transaction, match: int, clock: Clock) -> None:
    tx.run(
        "INSERT INTO clocks (match, seat, bank, since, waited, reminded, hushed, floated)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (match, seat) DO UPDATE SET bank = excluded.bank, since = excluded.since,"
        " waited = excluded.waited, reminded = excluded.reminded, hushed = excluded.hushed,"
        " floated = excluded.floated",
        match,
        clock.seat,
        clock.bank,
        clock.since,
        clock.waited,
        clock.reminded,
        clock.hushed,
        clock.floated,
    )


def waited_for(tx: Transaction, user: int) -> list[int]:
    """The matches under way that wait for a user."""
    query = (
        "SELECT DISTINCT c.match FROM clocks c JOIN players p ON p.match = c.match AND p.seat = c.seat"
        " JOIN matches m ON m.id = c.match"
        " WHERE p.user = ? AND c.waited = 1 AND m.phase = 'playing' ORDER BY c.match"
    )
    return [row["match"] for row in tx.all(query, user)]
