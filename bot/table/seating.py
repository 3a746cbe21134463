"""Who plays a seat, changed: clocks, reminders, orders, votes and stand-ins follow."""

from __future__ import annotations

import aiosqlite

from bot.match import time_control
from bot.match.position import Position
from games.core import engine
from games.core.model import Seat
from storage import deadlines, matches, orders, proposals
from storage.deadlines import Deadline


async def reseat(
    tx: aiosqlite.Connection,
    position: Position,
    seat: Seat,
    user: int,
    name: str,
    now: float,
    *,
    stand_in: bool,
) -> None:
    """Somebody else plays a seat: clocks, reminders and stand-ins follow."""
    match = position.match.id
    await matches.reseat(tx, match, seat, user, name, stand_in=stand_in)
    await orders.forget(tx, match, seat)  # what somebody ordered in secret is nobody else's
    after = await matches.get(tx, match)
    assert after is not None
    waiting = engine.waiting(position.asked)
    await time_control.wind(tx, after, waiting, now)
    if any(after.in_seat(other).stand_in for other in waiting):
        await deadlines.put(tx, Deadline(match, "stand-in", position.at, now))
    else:
        await deadlines.drop(tx, match, "stand-in")
    for proposal in await proposals.open_at(tx, match):
        if proposal.seat == seat:
            await proposals.decide(tx, proposal.id, "void")
            await deadlines.drop(tx, match, f"vote:{proposal.id}")
