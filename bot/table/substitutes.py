"""Somebody else plays on: a seat is offered, taken, and its new player gets one look at what it may know."""

from __future__ import annotations

from collections.abc import Callable

import aiosqlite
from msgspec.structs import replace

from bot.match import letters
from bot.match.letters import Button, Notice, Whisper
from bot.match.position import Position
from bot.match.time_control import DAY, HOUR
from bot.match.turns import Turns
from bot.presses import TakeSeat
from bot.table.seating import reseat
from bot.table.votes import AGREED, Agreements
from bot.text.messages import escaped
from games.core import codec, engine
from games.core.model import Event, RuleError, Say, Seat, Who, say
from storage import deadlines, journal, matches, outbox, people, proposals, results
from storage.database import Conflict, Database
from storage.deadlines import Deadline
from storage.proposals import Proposal
from storage.results import Result

OFFER = 7 * DAY  # an open seat waits so long for somebody
ONE_LOOK = 1 * HOUR  # what may not be looked at again is put away after it
ANYBODY = 0


class Substitutes:
    """Hands seats on. Knows nothing of Discord."""

    def __init__(
        self,
        database: Database,
        turns: Turns,
        agreements: Agreements,
        now: Callable[[], float],
    ) -> None:
        self._db = database
        self._turns = turns
        self._agreements = agreements
        self._now = now
        agreements.handle("replace", self._replaced)

    async def replace(self, match: int, user: int, seat: Seat, by: int = ANYBODY) -> str:
        """Offer a seat to somebody, or to anybody: one's own, an absent player's, or after a vote."""
        position = await self._turns.live(match)
        if position.match.phase != "playing":
            raise RuleError("game-over")
        if not position.match.seats_of(user):
            raise RuleError("not-seated-here")
        if by and by in {p.user for p in position.match.players if not p.stand_in}:
            raise RuleError("joined-already")
        player = position.match.in_seat(seat)
        absent = player.stand_in or any(
            p.kind == "absence" and p.seat == seat for p in await proposals.open_at(self._db.reader, match)
        )
        if player.user == user or (absent and position.match.host == user):
            async with self._turns.holding(match), self._db.write() as tx:
                await self._offer(tx, position, seat, by)
            return "offered"
        await self._agreements.ask(match, "replace", seat, {"by": by}, (_whom(by),))
        return "asked"

    async def _replaced(self, proposal: Proposal, outcome: str, position: Position) -> None:
        async with self._turns.holding(proposal.match), self._db.write() as tx:
            await self._agreements.closing(tx, proposal, outcome)
            if outcome == AGREED:
                await self._offer(tx, position, proposal.seat, proposal.about["by"])
            else:
                refused = say("replace-refused", who=Who(proposal.seat))
                await self._agreements.tell(tx, position, f"o{proposal.id}", refused)

    async def _offer(self, tx: aiosqlite.Connection, position: Position, seat: Seat, by: int) -> None:
        match, now = position.match, self._now()
        id = await proposals.make(
            tx, match=match.id, kind="seat", seat=seat, about={"by": by}, made=now, due=now + OFFER
        )
        await deadlines.put(tx, Deadline(match.id, f"offer:{id}", id, now + OFFER))
        until = f"<t:{int(now + OFFER)}:R>"
        named = say("seat-for", who=Who(seat), by=f"<@{by}>", until=until)
        letter = Notice(
            match.id,
            position.at,
            f"p{id}",
            (named if by else say("seat-free", who=Who(seat), until=until),),
            (by,) if by else (),
            (Button(TakeSeat(id).id, "take-seat", "success"),),
        )
        await outbox.put(tx, match.id, position.at, f"match:{match.id}", codec.encode(letter))

    async def lapse_offer(self, deadline: Deadline) -> None:
        """Nobody took the seat."""
        async with self._db.write() as tx:
            await proposals.decide(tx, deadline.at, "lapsed")
            await deadlines.drop(tx, deadline.match, deadline.kind)

    async def take_seat(self, offer: int, user: int, name: str) -> Position:
        """Somebody takes an open seat, and gets one look at what it may know."""
        found = await proposals.get(self._db.reader, offer)
        if found is None or found.outcome is not None:
            raise RuleError("seat-taken")
        if found.about["by"] not in (ANYBODY, user):
            raise RuleError("seat-not-yours")
        async with self._turns.holding(found.match):
            position = await self._turns.live(found.match)
            match, seat = position.match, found.seat
            if match.phase != "playing":
                raise RuleError("game-over")
            if match.seats_of(user) and not match.options.shared and match.in_seat(seat).user != user:
                raise RuleError("joined-already")
            if await people.blocks(self._db.reader, match.host, user):
                raise RuleError("table-private")
            before = match.in_seat(seat)
            async with self._db.write() as tx:
                if not await proposals.decide(tx, offer, "taken"):
                    raise Conflict("somebody else was quicker")
                await deadlines.drop(tx, match.id, f"offer:{offer}")
                await people.meet(tx, user, name)
                if before.user and before.user != user:
                    left = Result(match.id, before.user, seat, None, None, False, self._now())
                    await results.keep(tx, left)
                await reseat(tx, position, seat, user, name, self._now(), stand_in=False)
                if match.host == before.user:
                    await matches.set_host(tx, match.id, user)
                now = await matches.get(tx, match.id)
                assert now is not None
                here = replace(position, match=now)
                await self._one_look(tx, here, seat)
                ping = (user,) if seat in engine.waiting(position.asked) else ()
                took = say("seat-taken-by", who=Who(seat), before=escaped(before.name))
                await self._agreements.tell(tx, here, f"t{offer}", took, ping=ping)
        return here

    async def _one_look(self, tx: aiosqlite.Connection, position: Position, seat: Seat) -> None:
        """Everything the seat was whispered, and its hand; what was put away is put away again soon."""
        match = position.match
        rows = journal.standing(await journal.entries(tx, match.id))
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
        await outbox.put(tx, match.id, position.at, f"dm:{match.in_seat(seat).user}", codec.encode(letter))
        if secret:
            due = self._now() + ONE_LOOK
            await deadlines.put(tx, Deadline(match.id, f"tidy:{seat}", position.at, due))

    async def tidy(self, deadline: Deadline) -> None:
        """The one look is over."""
        seat = Seat(int(deadline.kind.partition(":")[2]))
        match = await matches.get(self._db.reader, deadline.match)
        assert match is not None
        async with self._db.write() as tx:
            await deadlines.drop(tx, match.id, deadline.kind)
            letter = codec.encode(letters.Tidy(match.id, match.at, seat))
            lane = f"dm:{match.in_seat(seat).user}"
            await outbox.never_mind(tx, match.id, lane)
            await outbox.put(tx, match.id, match.at, lane, letter)


def _put_away(heard: list[Event]) -> list[Event]:
    """What was whispered before the last tidying: the board does not show it any more."""
    last = max((n for n, event in enumerate(heard) if event.tidies), default=0)
    return [event for event in heard[:last] if not event.tidies]


def _whom(by: int) -> Say:
    return say("replace-by", by=f"<@{by}>") if by else say("replace-anybody")
