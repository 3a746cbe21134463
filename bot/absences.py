"""Somebody is gone, or wants to go: resigning, substitutes, stand-ins, coming back, going on without."""

from __future__ import annotations

from collections.abc import Callable

import aiosqlite
from msgspec.structs import replace

from bot import pace, reports
from bot.agreeing import AGREED, END, STAND_IN, Agreements, voters_of
from bot.pace import DAY, HOUR
from bot.positions import Position
from bot.reminding import Reminding
from bot.reports import Button, Notice, Whisper
from bot.turns import Turns
from bot.words import bot_words
from games.core import codec, engine
from games.core.model import Event, RuleError, Say, Seat, Who, say
from storage import clocks, deadlines, journal, matches, orders, outbox, people, proposals, results
from storage.database import Conflict, Database
from storage.deadlines import Deadline
from storage.proposals import Proposal
from storage.results import Result

OFFER = 7 * DAY  # an open seat waits so long for somebody
ONE_LOOK = 1 * HOUR  # what may not be looked at again is put away after it
ANYBODY = 0


class Absences:
    """Changes who plays a seat. Knows nothing of Discord."""

    def __init__(
        self,
        database: Database,
        turns: Turns,
        agreements: Agreements,
        reminding: Reminding,
        now: Callable[[], float],
        nudge: Callable[[], None],
    ) -> None:
        self._db = database
        self._turns = turns
        self._agreements = agreements
        self._reminding = reminding
        self._now = now
        self._nudge = nudge
        agreements.handle("absence", self._absent)
        agreements.handle("end", self._ended)
        agreements.handle("replace", self._replaced)

    # -- going --------------------------------------------------------------------------------------

    async def resign(self, match: int, user: int) -> Position:
        """Give up one's seat; the game goes on without it as its rules say."""
        position = await self._turns.live(match)
        seat = position.played_by(user)

        async def note(tx: aiosqlite.Connection) -> None:
            await results.keep(tx, Result(match, user, seat, None, None, False, self._now()))

        return await self._turns.leave(match, seat, note)

    async def ask_end(self, match: int, user: int) -> str | None:
        """End the match now, without a result, if everyone agrees."""
        seat = (await self._turns.live(match)).played_by(user)
        return await self._agreements.ask(match, "end", seat, {})

    async def _ended(self, proposal: Proposal, outcome: str, position: Position) -> None:
        if outcome == AGREED:
            await self._close(proposal, outcome, position, say("end-agreed"))
            return
        async with self._db.write() as tx:
            await self._agreements.closing(tx, proposal, outcome)
            refused = say("end-refused", who=Who(proposal.seat))
            await self._agreements.tell(tx, position, f"o{proposal.id}", refused)

    # -- somebody does not answer --------------------------------------------------------------------

    async def time_out(self, deadline: Deadline) -> None:
        """A clock has run out: floating vacation, or the others say how to go on."""
        position = await self._turns.live(deadline.match)
        match, now = position.match, self._now()
        gone: list[Seat] = []
        async with self._turns.holding(match.id), self._db.write() as tx:
            await deadlines.drop(tx, match.id, deadline.kind)
            found = await clocks.of_match(tx, match.id)
            for clock in found.values():
                if clock.out is None or clock.out > now:
                    continue
                if not await self._reminding.float_vacation(tx, match.in_seat(clock.seat).user):
                    gone.append(clock.seat)
                    await clocks.put(tx, match.id, replace(clock, bank=0.0, since=None))
                    await deadlines.drop(tx, match.id, f"remind:{clock.seat}")
            await pace.set_time_out(tx, match.id, await clocks.of_match(tx, match.id))
        for seat in gone:
            await self.gone(match.id, seat)

    async def gone(self, match: int, seat: Seat) -> None:
        """Somebody does not answer, or has left the server: the others are asked how to go on."""
        position = await self._turns.live(match)
        if position.match.in_seat(seat).stand_in or not voters_of(position, seat):
            return  # played for already; or nobody is there to mind
        try:
            await self._agreements.ask(match, "absence", seat, {"at": position.put.get(seat, position.at)})
        except RuleError as error:
            if error.say.name not in ("asked-already", "game-over"):
                raise

    async def _absent(self, proposal: Proposal, outcome: str, position: Position) -> None:
        seat, match = proposal.seat, position.match
        moved = position.put.get(seat) != proposal.about["at"] or seat not in engine.waiting(position.asked)
        if outcome == END and not moved:
            await self._close(proposal, outcome, position, say("end-absence", who=Who(seat)))
            return
        async with self._turns.holding(match.id), self._db.write() as tx:
            await self._agreements.closing(tx, proposal, "void" if moved else outcome)
            if moved:
                return  # they are back
            if outcome == STAND_IN:
                await self._stand_in(tx, position, seat)
            else:
                await self._wait_longer(tx, position, seat)
            await self._agreements.tell(
                tx, position, f"o{proposal.id}", say(f"absence-{outcome}", who=Who(seat))
            )

    async def _wait_longer(self, tx: aiosqlite.Connection, position: Position, seat: Seat) -> None:
        clock = (await clocks.of_match(tx, position.match.id)).get(seat)
        pacing = pace.pace_of(position.match)
        if clock is not None and pacing is not None:
            more = max(pacing.increment, DAY)
            await clocks.put(tx, position.match.id, replace(clock, bank=more, since=None, reminded=0))
            await pace.wind(tx, position.match, engine.waiting(position.asked), self._now())

    async def _stand_in(self, tx: aiosqlite.Connection, position: Position, seat: Seat) -> None:
        player = position.match.in_seat(seat)
        name = bot_words(position.match.language).text("stand-in-name", name=player.name)
        await self._seat(tx, position, seat, player.user, name, stand_in=True)
        await results.keep(tx, Result(position.match.id, player.user, seat, None, None, False, self._now()))

    async def _seat(
        self,
        tx: aiosqlite.Connection,
        position: Position,
        seat: Seat,
        user: int,
        name: str,
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
        await pace.wind(tx, after, waiting, self._now())
        if any(after.in_seat(other).stand_in for other in waiting):
            await deadlines.put(tx, Deadline(match, "stand-in", position.at, self._now()))
        else:
            await deadlines.drop(tx, match, "stand-in")
        for proposal in await proposals.open_at(tx, match):
            if proposal.seat == seat:
                await proposals.decide(tx, proposal.id, "void")
                await deadlines.drop(tx, match, f"vote:{proposal.id}")

    # -- coming back ---------------------------------------------------------------------------------

    async def come_back(self, match: int, user: int, name: str) -> Position:
        """Take one's own seat back from the stand-in."""
        async with self._turns.holding(match):
            position = await self._turns.live(match)
            mine = [s for s in position.match.seats_of(user) if position.match.in_seat(s).stand_in]
            if not mine:
                raise RuleError("nothing-to-come-back-to")
            if position.match.phase != "playing":
                raise RuleError("game-over")
            async with self._db.write() as tx:
                for seat in mine:
                    await self._seat(tx, position, seat, user, name, stand_in=False)
                    await results.drop(tx, match, user, seat)
                back = await matches.get(tx, match)
                assert back is not None
                here = replace(position, match=back)
                await self._agreements.tell(
                    tx, here, f"b{int(self._now())}", say("came-back", who=Who(mine[0]))
                )
        self._nudge()
        return here

    # -- substitutes ---------------------------------------------------------------------------------

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
            self._nudge()
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
            (Button(f"take:{id}", "take-seat", "success"),),
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
                await self._seat(tx, position, seat, user, name, stand_in=False)
                if match.host == before.user:
                    await matches.set_host(tx, match.id, user)
                now = await matches.get(tx, match.id)
                assert now is not None
                here = replace(position, match=now)
                await self._one_look(tx, here, seat)
                ping = (user,) if seat in engine.waiting(position.asked) else ()
                took = say("seat-taken-by", who=Who(seat), before=before.name)
                await self._agreements.tell(tx, here, f"t{offer}", took, ping=ping)
        self._nudge()
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
            letter = codec.encode(reports.Tidy(match.id, match.at, seat))
            await outbox.put(tx, match.id, match.at, f"dm:{match.in_seat(seat).user}", letter)
        self._nudge()

    async def _close(self, proposal: Proposal, outcome: str, position: Position, why: Say) -> None:
        async def note(tx: aiosqlite.Connection) -> None:
            await self._agreements.closing(tx, proposal, outcome)

        letter = Notice(proposal.match, position.at, f"o{proposal.id}", (why,))
        await self._turns.close(proposal.match, letter, note)


def _put_away(heard: list[Event]) -> list[Event]:
    """What was whispered before the last tidying: the board does not show it any more."""
    last = max((n for n, event in enumerate(heard) if event.tidies), default=0)
    return [event for event in heard[:last] if not event.tidies]


def _whom(by: int) -> Say:
    return say("replace-by", by=f"<@{by}>") if by else say("replace-anybody")
