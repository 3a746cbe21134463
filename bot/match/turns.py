"""One writer per match: picks become actions, actions become journal rows and letters."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import aiosqlite
from msgspec import Struct, structs

from bot.match import letters, takeback
from bot.match import standing_orders as ordered
from bot.match.commit import Writing
from bot.match.consequences import (
    Move,
    answered,
    asked_after,
    follow,
    for_stand_in,
    heard,
    orders_only,
    play_forced,
    played,
    silence,
    state_after,
    still,
)
from bot.match.position import DEAL, Position, load, rebuild, since
from bot.match.rules import AnyGame, stamp
from games.core import codec, engine
from games.core import orders as standing_orders
from games.core.model import Action, Decision, Event, RuleError, Say, Seat, Setup, Undo, Who, say
from storage import datasets, deadlines, journal, matches, orders, outbox, proposals, snapshots
from storage.database import Database
from storage.deadlines import Deadline
from storage.journal import Entry
from storage.matches import Match
from storage.snapshots import LIVE, SETTLED, Snapshot

LOOK_BACK = 40  # rows in which something to take back is looked for: clicks, and clicks on Back
STAND_IN_CLICKS = 200  # answers of stand-ins in one go; then others get their turn at the machine


class Pick(Struct, frozen=True):
    """What was clicked or typed, and by whom."""

    match: int
    user: int
    seat: Seat
    asked: int  # when the question on the panel was put
    picks: tuple[str, ...]
    interaction: int


class Opened(Struct, frozen=True):
    """A match for somebody who opens their panel: live if they must decide, settled if they wait."""

    position: Position
    seat: Seat | None
    asked: bool = False
    trail: list[Event] = []  # what happened since they last moved
    back: bool = False  # whether they may take something back


class Outcome(Struct, frozen=True):
    """What became of a pick."""

    kind: str  # played, done (the same click again), stale (an old panel), confirm (sure?), refused
    position: Position  # how the match stands now
    say: Say | None = None
    learned: tuple[Say, ...] = ()  # what the mover alone was told
    back: bool = False  # whether the mover may take back what was played


Chooser = Callable[[Position, Decision], Awaitable[tuple[str, ...]]]
"""A stand-in: what it answers for the decision's seat."""

Also = Callable[[aiosqlite.Connection], Awaitable[None]]
"""What is written in the same transaction as a change."""


class Turns:
    """Takes picks. Knows nothing of Discord."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._db = database
        self._now = now
        self._writing = Writing(now)
        self.stand_in: Chooser = _default
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def begin(self, match: Match, game: AnyGame, setup: Setup, seats: list[int]) -> None:
        """Deal the match; `seats` are the places of joining, by seat."""
        async with self._lock(match.id):
            steps = [Move(None, engine.start(game, setup))]
            play_forced(game, steps)
            async with self._db.write() as tx:
                await matches.begin(tx, match.id, setup, seats, self._now())
                await datasets.keep(tx, match.game, game.data_set)
                empty = Position(match=match, game=game, state=None, at=DEAL - 1, asked=(), put={})
                await self._writing.commit(tx, empty, steps, None)

    async def take(self, pick: Pick, *, sure: bool = True) -> Outcome:
        """Play a pick, or say why not. What is confirmed here is in the journal."""
        async with self._lock(pick.match):
            return await self._db.transact(lambda tx: self._take(tx, pick, sure))

    async def back(
        self, match: int, user: int, seat: Seat, asked: int, interaction: int, *, whole_turn: bool = False
    ) -> Outcome:
        """Take back my last click, or all of them up to the last barrier; from an old panel, nothing."""
        async with self._lock(match):
            position, rows = await self._db.read(lambda db: self._with_journal(db, match))
            refusal = await self._db.read(lambda db: self._barred(db, position, user, seat, interaction))
            if refusal is not None:
                return refusal
            if position.put.get(seat) != asked:
                return Outcome("stale", position)
            count = takeback.freely(rows, seat, whole_turn=whole_turn)
            if not count:
                return Outcome("refused", position, Say("nothing-to-take-back"))
            undo = Undo(count)
            setup = position.match.setup
            assert setup is not None
            change = engine.take_back(position.game, journal.transcript(setup, rows), undo)
            was_told = any(row.settled for row in journal.standing(rows)[-count:])  # a turn of the same seat
            step = Move(undo, structs.replace(change, settled=change.settled or was_told))
            said = (Say("took-back", {"who": Who(seat)}),) if was_told else ()
            after = await self._db.transact(
                lambda tx: self._writing.commit(tx, position, [step], interaction, said)
            )
        left = journal.standing(rows)[:-count]
        return Outcome("played", after, back=bool(takeback.freely(left, seat, whole_turn=False)))

    async def undo(
        self,
        match: int,
        undo: Undo,
        *,
        at: int,
        sentences: tuple[Say, ...],
        also: Also,
        misled: tuple[Seat, ...] = (),
    ) -> Position | None:
        """Take back what everyone agreed on or the host rewinds, and show the board anew; None: too late.

        Whoever was whispered something that is no longer so is put right.
        """
        async with self._lock(match):
            position, rows = await self._db.read(lambda db: self._with_journal(db, match))
            if position.at != at or position.match.phase != "playing":
                return None
            setup = position.match.setup
            assert setup is not None
            change = engine.take_back(position.game, journal.transcript(setup, rows), undo)
            told = structs.replace(change, settled=True)
            async with self._db.write() as tx:
                after = await self._writing.commit(tx, position, [Move(undo, told)], None, sentences)
                corrected = [Event(Say("whisper-taken-back"), frozenset((seat,))) for seat in misled]
                await self._writing.whisper(tx, after, corrected)
                await also(tx)
        return after

    async def leave(self, match: int, seat: Seat, also: Also) -> Position:
        """A seat's player gives up; the game goes on without them as its rules say."""
        async with self._lock(match):
            position = await self.live(match)
            if position.match.phase != "playing":
                raise RuleError("game-over")
            steps = played(position, Action(seat, engine.LEAVE, ()))
            async with self._db.write() as tx:
                after = await self._writing.commit(tx, position, steps, None)
                await also(tx)
        return after

    async def play_stand_ins(self, match: int) -> None:
        """Stand-ins answer until a person must choose; all of it in one go."""
        async with self._lock(match):
            position = await self.live(match)
            steps: list[Move] = []
            now = position
            while (decision := for_stand_in(now)) is not None and len(steps) < STAND_IN_CLICKS:
                picks = await self.stand_in(now, decision)
                steps.append(answered(now, decision, picks))
                play_forced(now.game, steps)
                last = steps[-1].change
                now = structs.replace(now, state=last.state, asked=last.asked)
            async with self._db.write() as tx:
                if steps:
                    await self._writing.commit(tx, position, steps, None)
                else:
                    await deadlines.drop(tx, match, "stand-in")

    async def interim(self, deadline: Deadline) -> None:
        """The mover stays away mid-turn after something was revealed: the table is told as far as that.

        What was clicked since may still be taken back, and is nobody's business yet.
        """
        async with self._lock(deadline.match):
            position, rows = await self._db.read(lambda db: self._with_journal(db, deadline.match))
            told = await self.settled(deadline.match)
            hard = [row.at for row in journal.standing(rows) if row.barrier == engine.Barrier.HARD.value]
            await self._db.transact(
                lambda tx: self._tell_so_far(tx, deadline, position, rows, told.at, max(hard, default=0))
            )

    async def _tell_so_far(
        self,
        tx: aiosqlite.Connection,
        deadline: Deadline,
        position: Position,
        rows: list[Entry],
        told: int,
        reached: int,
    ) -> None:
        match = position.match
        await deadlines.drop(tx, match.id, deadline.kind)
        if reached <= told or match.phase != "playing":
            return  # the turn was settled meanwhile
        then = rebuild(match, position.game, [row for row in rows if row.at <= reached])
        await self._writing.post(tx, then, (), silent=True)  # it is the same player's turn
        snapshot = Snapshot(then.at, stamp(match.game), codec.encode(then.state), then.put)
        await snapshots.put(tx, match.id, SETTLED, snapshot)

    async def close(self, match: int, letter: letters.Notice | None) -> None:
        """The match ends here without a result; its journal is kept."""
        async with self._lock(match), self._db.write() as tx:
            await self.cancel(tx, match, letter)

    async def cancel(self, tx: aiosqlite.Connection, match: int, letter: letters.Notice | None) -> None:
        """The same, for those who are holding the match."""
        await matches.set_phase(tx, match, "cancelled")
        await deadlines.drop(tx, match)
        await proposals.void(tx, match)
        if letter is not None:
            await outbox.put(tx, match, letter.at, f"match:{match}", codec.encode(letter))

    async def move(self, match: int, place: int) -> None:
        """The match goes on in another channel: what could not be said is said there, then comes the board.

        It rings for nobody: those asked were called when their turn began.
        """
        async with self._lock(match):
            position = await self.settled(match)
            before = position.match.thread or position.match.channel
            async with self._db.write() as tx:
                await matches.set_thread(tx, match, place)
                await outbox.wake_lane(tx, f"match:{match}")
                if place == before:
                    return
                await outbox.left_behind(tx, match)
                if await snapshots.get(tx, match, SETTLED) is not None:  # else the first post is to come
                    moved = say("moved-here", place=f"<#{before}>")
                    about = f"moved{int(self._now())}"
                    await self._writing.post(tx, position, (moved,), silent=True, about=about)

    def holding(self, match: int) -> asyncio.Lock:
        """Nobody moves in this match while it is held: for those who change who sits there."""
        return self._lock(match)

    async def in_time(self, deadline: Deadline) -> None:
        """A deadline has come: standing orders are carried out, or silence is an answer. Once."""
        async with self._lock(deadline.match):
            position = await self.live(deadline.match)
            steps: list[Move] = []
            due = None
            if position.match.phase == "playing":
                if deadline.kind == ordered.KIND:
                    due = await self._carry_out(position, steps, deadline.at)
                else:
                    follow(position, steps, lambda asked: silence(still(asked, position.asked)))
            async with self._db.write() as tx:
                await deadlines.drop(tx, deadline.match, deadline.kind)  # the moves may set a new one
                if due is not None:
                    await due.settle(tx)
                after = await self._writing.commit(tx, position, steps, None) if steps else position
                if due is not None:
                    await due.tell(tx, after.match, after.game, after.state, after.at)

    async def _carry_out(self, position: Position, steps: list[Move], at: int) -> ordered.Due:
        """Play what orders answer to the questions that were put by then."""
        waiting = tuple(d for d in position.asked if position.put[d.seat] <= at)
        turn, only = position.state.turn, orders_only(position)
        due = await ordered.due(self._db.reader, position.match.id, waiting, turn, only)
        follow(position, steps, lambda asked: due.answer(asked, state_after(position, steps).turn))
        return due

    async def _follow_orders(self, db: aiosqlite.Connection, position: Position, steps: list[Move]) -> None:
        """Where the table plays by orders only, they answer windows at once."""
        if not orders_only(position) or not any(d.window for d in asked_after(position, steps)):
            return
        standing = await orders.of_match(db, position.match.id)
        follow(position, steps, lambda asked: standing_orders.due(asked, standing, True))

    async def opened(self, match: int, user: int) -> Opened:
        """All that a user's panel is made of."""

        async def read(db: aiosqlite.Connection) -> Opened:
            position = await load(db, match, LIVE)
            seat = position.seat_for(user)
            if seat is None or position.decision(seat) is None or position.match.phase != "playing":
                return Opened(await load(db, match, SETTLED), seat)
            trail = await _trail(db, position, seat)
            return Opened(position, seat, True, trail, await _may_take_back(db, position, seat))

        return await self._db.read(read)

    async def may_take_back(self, position: Position, seat: Seat) -> bool:
        """Whether Back would do something."""
        return await self._db.read(lambda db: _may_take_back(db, position, seat))

    async def live(self, match: int) -> Position:
        """The match as it stands, half-made turns included: for the mover."""
        return await self._db.read(lambda db: load(db, match, LIVE))

    async def acting(self, match: int, user: int, seat: Seat) -> Position:
        """The live match for a user who acts for a seat; anybody else is refused before it is looked at."""
        position = await self.live(match)
        position.admit(user, seat)
        return position

    async def settled(self, match: int) -> Position:
        """The match as the channel was last told: for everyone else."""
        return await self._db.read(lambda db: load(db, match, SETTLED))

    async def seen_by(self, match: int, user: int) -> Position:
        """The live match for those who must decide, the settled one for the others."""

        async def read(db: aiosqlite.Connection) -> Position:
            position = await load(db, match, LIVE)
            if position.decision(position.seat_for(user)) is not None:
                return position
            return await load(db, match, SETTLED)

        return await self._db.read(read)

    async def trail(self, position: Position, seat: Seat | None) -> list[Event]:
        """What happened since a seat last moved (or, for the public, since the asked seat did)."""
        return await self._db.read(lambda db: _trail(db, position, seat))

    async def _take(self, tx: aiosqlite.Connection, pick: Pick, sure: bool) -> Outcome:
        """Load, judge, play and store: all that a click does, in one hop to the database."""
        position = await load(tx, pick.match, LIVE)
        refusal = await self._refusal(tx, position, pick)
        if refusal is not None:
            return refusal
        decision = position.decision(pick.seat)
        assert decision is not None
        if decision.answer is not None and set(decision.answer) == set(pick.picks):
            return Outcome("done", position)  # the same answer once more changes nothing
        if not sure and any(o.confirm for o in decision.options if o.key in pick.picks):
            return Outcome("confirm", position)
        try:
            steps = played(position, Action(pick.seat, decision.step, pick.picks))
            await self._follow_orders(tx, position, steps)
        except RuleError as error:
            return Outcome("refused", position, error.say)
        after = await self._writing.commit(tx, position, steps, pick.interaction)
        free = all(step.change.barrier is engine.Barrier.NONE for step in steps)
        return Outcome("played", after, learned=heard(steps, pick.seat), back=free)

    async def _with_journal(self, db: aiosqlite.Connection, match: int) -> tuple[Position, list[Entry]]:
        return await load(db, match, LIVE), await journal.entries(db, match)

    async def _barred(
        self, db: aiosqlite.Connection, position: Position, user: int, seat: Seat, interaction: int
    ) -> Outcome | None:
        """Why a user's click on a seat's panel does nothing, whatever it asks for."""
        if await journal.from_interaction(db, interaction):
            return Outcome("done", position)
        barred = position.barred(user, seat)
        return None if barred is None else Outcome("refused", position, barred)

    async def _refusal(self, db: aiosqlite.Connection, position: Position, pick: Pick) -> Outcome | None:
        barred = await self._barred(db, position, pick.user, pick.seat, pick.interaction)
        if barred is not None:
            return barred
        if position.put.get(pick.seat) == pick.asked:
            return None
        rows = await journal.entries(db, pick.match, after=pick.asked)
        mine = (e.row for e in rows if isinstance(e.row, Action) and e.row.seat == pick.seat)
        first = next(mine, None)
        same = first is not None and first.picks == pick.picks  # the same click twice
        return Outcome("done" if same else "stale", position)

    def _lock(self, match: int) -> asyncio.Lock:
        return self._locks.setdefault(match, asyncio.Lock())


async def _may_take_back(db: aiosqlite.Connection, position: Position, seat: Seat) -> bool:
    match = position.match.id
    last = await journal.entries(db, match, position.at - 1)
    if any(isinstance(row.row, Action) and row.row.seat != seat for row in last):
        return False  # someone else came after: the common case, and it is seen at once
    rows = await journal.entries(db, match, position.at - LOOK_BACK)
    return bool(takeback.freely(rows, seat, whole_turn=False))


async def _trail(db: aiosqlite.Connection, position: Position, seat: Seat | None) -> list[Event]:
    rows = await since(db, position.match.id, position.state.on_turn if seat is None else seat)
    standing = (row for row in journal.standing(rows) if row.at <= position.at)
    return [event for row in standing for event in row.events if event.visible_to(seat)]


async def _default(position: Position, decision: Decision) -> tuple[str, ...]:
    """The least a stand-in can do."""
    return decision.default
