"""Change who plays a seat."""

from __future__ import annotations

from msgspec import structs

from bot.match import deadlines, time_control
from bot.match.deadlines import StandInMoves, VoteLapses
from bot.match.position import Position
from games.core import engine
from games.core.model import Seat
from storage import matches, orders, players, proposals
from storage.proposals import ProposalOutcome
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
    """Give a seat to somebody else, with its clock, reminders, orders and votes; the position after it."""
    match = position.match.id
    players.reseat(tx, match, seat, user, name, stand_in=stand_in)
    orders.forget(tx, match, seat)  # what somebody ordered in secret is nobody else's
    after = matches.dealt(tx, match)
    assert after is not None
    waiting = engine.waiting(position.asked)
    time_control.wind(tx, after, waiting, now)
    if any(after.in_seat(other).stand_in for other in waiting):
        deadlines.save(tx, match, StandInMoves(), now)
    else:
        deadlines.drop(tx, match, StandInMoves())
    for proposal in proposals.open_at(tx, match):
        if proposal.seat == seat:
            proposals.decide(tx, proposal.id, ProposalOutcome.VOID)
            deadlines.drop(tx, match, VoteLapses(proposal.id))
    return structs.replace(position, match=after)
