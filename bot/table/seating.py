"""Who plays a seat, changed: clocks, reminders, orders, votes and stand-ins follow."""

from __future__ import annotations

from msgspec import structs

from bot.match import time_control
from bot.match.position import Position
from games.core import engine
from games.core.model import Seat
from storage import deadlines, matches, orders, players, proposals
from storage.deadlines import Deadline
from storage.transaction import Transaction


def reseat(
    tx: Transaction,
    position: Position,
    seat: Seat,
    user: int,
    name: str,
    now: float,
    *,
    stand_in: bool,
) -> Position:
    """Somebody else plays a seat: clocks, reminders and stand-ins follow. Gives the match with them in it."""
    match = position.match.id
    players.reseat(tx, match, seat, user, name, stand_in=stand_in)
    orders.forget(tx, match, seat)  # what somebody ordered in secret is nobody else's
    after = matches.dealt(tx, match)
    assert after is not None
    waiting = engine.waiting(position.asked)
    time_control.wind(tx, after, waiting, now)
    if any(after.in_seat(other).stand_in for other in waiting):
        deadlines.put(tx, Deadline(match, "stand-in", position.at, now))
    else:
        deadlines.drop(tx, match, "stand-in")
    for proposal in proposals.open_at(tx, match):
        if proposal.seat == seat:
            proposals.decide(tx, proposal.id, "void")
            deadlines.drop(tx, match, f"vote:{proposal.id}")
    return structs.replace(position, match=after)
