"""Substitutes: a seat is offered and taken; its new player gets one look at what it may know."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from bot.match import deadlines, letters
from bot.match.deadlines import OfferLapses, OneLookEnds, VoteLapses
from bot.match.letters import Notice, NoticeButton, Whisper
from bot.match.position import Position, load
from bot.match.time_control import DAY, HOUR
from bot.match.turns import Turns
from bot.presses.seats import TakeSeat
from bot.table.seating import reseat
from bot.table.votes import Votes, tell
from games.core import codec, engine
from games.core.model import Event, Moment, Named, Person, RuleError, Say, Seat, Who, say
from storage import journal, matches, outbox, people, proposals, results
from storage.database import Database
from storage.matches import Phase
from storage.proposals import Proposal, ProposalKind, ProposalOutcome
from storage.results import Result
from storage.snapshots import LIVE
from storage.transaction import Transaction

OFFER = 7 * DAY  # an open seat waits so long for somebody
ONE_LOOK = 1 * HOUR  # what may not be looked at again is put away after it
ANYBODY = 0
WITHDRAWABLE = (ProposalKind.SEAT, ProposalKind.REPLACE)


class Replacing(StrEnum):
    """What became of the wish that somebody else plays a seat."""

    OFFERED = "offered"
    ASKED = "asked"  # the table votes on it


class Substitutes:
    """Hands seats on. Knows nothing of Discord."""

    def __init__(
        self,
        database: Database,
        turns: Turns,
        votes: Votes,
        now: Callable[[], float],
    ) -> None:
        self._db = database
        self._turns = turns
        self._votes = votes
        self._now = now

    async def replace(self, match: int, user: int, seat: Seat, by: int = ANYBODY) -> Replacing:
        """Offer a seat to somebody, or to anybody: one's own, an absent player's, or after a vote."""
        async with self._turns.holding(match):
            return await self._db.write(self._replace, match, user, seat, by)

    def _replace(self, tx: Transaction, match: int, user: int, seat: Seat, by: int) -> Replacing:
        position = load(tx, match, LIVE)
        if position.match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        if not position.match.seats_of(user):
            raise RuleError("not-seated-here")
        if seat not in (player.seat for player in position.match.players):
            raise RuleError("not-at-this-table")
        if by and by in {p.user for p in position.match.players if not p.stand_in}:
            raise RuleError("joined-already")
        player = position.match.in_seat(seat)
        absent = player.stand_in or any(
            p.kind == ProposalKind.ABSENCE and p.seat == seat for p in proposals.open_at(tx, match)
        )
        if player.user == user or (absent and position.match.host == user):
            self._offer(tx, position, seat, by, user)
            return Replacing.OFFERED
        about = {"by": by, "asker": user}
        self._votes.ask_in(tx, match, ProposalKind.REPLACE, seat, about, (_whom(by),))
        return Replacing.ASKED

    async def withdraw(self, match: int, user: int, seat: Seat) -> None:
        """Take an offer back that nobody has taken, or the question whether somebody else shall play."""
        async with self._turns.holding(match):
            await self._db.write(self._withdraw, match, user, seat)

    def _withdraw(self, tx: Transaction, match: int, user: int, seat: Seat) -> None:
        position = load(tx, match, LIVE)
        open_now = [p for p in proposals.open_at(tx, match) if p.seat == seat and p.kind in WITHDRAWABLE]
        owners = [player.user for player in position.match.players if player.seat == seat]
        mine = [p for p in open_now if user in (p.about.get("asker"), *owners)]
        if not mine:
            raise RuleError("nothing-to-withdraw")
        for proposal in mine:
            proposals.decide(tx, proposal.id, ProposalOutcome.VOID)
            deadlines.drop(tx, match, OfferLapses(proposal.id))
            deadlines.drop(tx, match, VoteLapses(proposal.id))
        tell(tx, position, f"w{mine[0].id}", say("seat-withdrawn", who=Who(seat)))

    def settle(
        self, tx: Transaction, proposal: Proposal, outcome: ProposalOutcome, position: Position
    ) -> None:
        """Offer the seat if the table agreed to that."""
        if outcome == ProposalOutcome.AGREED:
            by, asker = proposal.about["by"], proposal.about.get("asker", ANYBODY)
            self._offer(tx, position, proposal.seat, by, asker)
        else:
            tell(tx, position, f"o{proposal.id}", say("replace-refused", who=Who(proposal.seat)))

    def _offer(self, tx: Transaction, position: Position, seat: Seat, by: int, asker: int) -> None:
        match, now = position.match, self._now()
        about = {"by": by, "asker": asker} if asker else {"by": by}
        id = proposals.make(
            tx, match=match.id, kind=ProposalKind.SEAT, seat=seat, about=about, made=now, due=now + OFFER
        )
        deadlines.save(tx, match.id, OfferLapses(id), now + OFFER)
        until = Moment(now + OFFER)
        named = say("seat-for", who=Who(seat), by=Person(by), until=until)
        letter = Notice(
            match.id,
            position.at,
            f"p{id}",
            (named if by else say("seat-free", who=Who(seat), until=until),),
            (by,) if by else (),
            (NoticeButton(TakeSeat(id).id, "take-seat", "success"),),
        )
        outbox.insert(tx, match.id, position.at, f"match:{match.id}", codec.encode(letter))

    async def lapse_offer(self, match: int, deadline: OfferLapses) -> None:
        """Close an offer that nobody took."""

        def work(tx: Transaction) -> None:
            proposals.decide(tx, deadline.proposal, ProposalOutcome.LAPSED)
            deadlines.drop(tx, match, deadline)

        await self._db.write(work)

    async def take_seat(self, offer: int, user: int, name: str) -> Position:
        """Take an offered seat, and get one look at what it may know."""
        found = await self._db.read(proposals.get, offer)
        if found is None or found.outcome is not None:
            raise RuleError("seat-taken")
        async with self._turns.holding(found.match):
            return await self._db.write(self._take_seat, found, user, name)

    def _take_seat(self, tx: Transaction, offer: Proposal, user: int, name: str) -> Position:
        if offer.about["by"] not in (ANYBODY, user):
            raise RuleError("seat-not-yours")
        position = load(tx, offer.match, LIVE)
        match, seat = position.match, offer.seat
        if match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        if match.seats_of(user) and not match.options.shared and match.in_seat(seat).user != user:
            raise RuleError("joined-already")
        if people.blocks(tx, match.host, user):
            raise RuleError("table-private")
        if not proposals.decide(tx, offer.id, ProposalOutcome.TAKEN):
            raise RuleError("seat-taken")  # somebody else was quicker
        deadlines.drop(tx, match.id, OfferLapses(offer.id))
        before = match.in_seat(seat)
        people.meet(tx, user, name)
        if before.user and before.user != user:
            results.keep(tx, Result(match.id, before.user, seat, None, None, False, self._now()))
        if match.host == before.user:
            matches.set_host(tx, match.id, user)
        here = reseat(tx, position, seat, user, name, self._now(), stand_in=False)
        self._one_look(tx, here, seat)
        ping = (user,) if seat in engine.waiting(position.asked) else ()
        took = say("seat-taken-by", who=Who(seat), before=Named(before.name, before.stand_in))
        tell(tx, here, f"t{offer.id}", took, ping=ping)
        return here

    def _one_look(self, tx: Transaction, position: Position, seat: Seat) -> None:
        """Whisper all that the seat was told, and its hand; what was tidied away is deleted again soon."""
        match = position.match
        rows = journal.standing(journal.entries(tx, match.id))
        heard = [event for row in rows for event in row.events if seat in (event.audience or ())]
        secret = _put_away(heard)
        letter = Whisper(
            match.id,
            position.at,
            seat,
            (say("one-look"), *(event.say for event in secret)),
            codec.encode(position.game.view(position.state, seat)),
            seat in engine.waiting(position.asked),
        )
        outbox.insert(tx, match.id, position.at, f"dm:{match.in_seat(seat).user}", codec.encode(letter))
        if secret:
            deadlines.save(tx, match.id, OneLookEnds(seat), self._now() + ONE_LOOK)

    async def tidy(self, match: int, deadline: OneLookEnds) -> None:
        """Have the one look deleted: its hour is over."""
        await self._db.write(_tidy, match, deadline)


def _tidy(tx: Transaction, id: int, deadline: OneLookEnds) -> None:
    seat, match = deadline.seat, matches.dealt(tx, id)
    assert match is not None
    deadlines.drop(tx, match.id, deadline)
    queue = f"dm:{match.in_seat(seat).user}"
    outbox.discard(tx, match.id, queue)
    outbox.insert(tx, match.id, match.at, queue, codec.encode(letters.Tidy(match.id, match.at, seat)))


def _put_away(heard: list[Event]) -> list[Event]:
    """What was whispered before the last tidying: the board does not show it any more."""
    last = max((n for n, event in enumerate(heard) if event.tidies), default=0)
    return [event for event in heard[:last] if not event.tidies]


def _whom(by: int) -> Say:
    return say("replace-by", by=Person(by)) if by else say("replace-anybody")
