"""One writer per match: picks become actions, actions become journal rows and letters."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

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
from bot.match.position import DEAL, Position, load, rebuild
from bot.match.reading import Reading
from bot.match.rules import AnyGame, stamp
from games.core import codec, engine
from games.core import orders as standing_orders
from games.core.model import Action, Decision, Event, RuleError, Say, Seat, Undo, Who, say
from storage import datasets, deadlines, journal, matches, orders, outbox, proposals, snapshots
from storage.database import Database
from storage.deadlines import Deadline
from storage.matches import Match, Phase
from storage.snapshots import LIVE, SETTLED, Snapshot
from storage.transaction import Transaction

STAND_IN_CLICKS = 200  # answers of stand-ins in one go; then others get their turn at the machine


class Pick(Struct, frozen=True):
    """What was clicked or typed, and by whom."""

    match: int
    user: int
    seat: Seat
    asked: int  # when the question on the panel was put
    picks: tuple[str, ...]
    interaction: int


class Outcome(Struct, frozen=True):
    """What became of a pick."""

    kind: str  # played, done (the same click again), stale (an old panel), confirm (sure?), refused
    position: Position  # how the match stands now
    say: Say | None = None
    learned: tuple[Say, ...] = ()  # what the mover alone was told
    back: bool = False  # whether the mover may take back what was played


Chooser = Callable[[Position, Decision], Awaitable[tuple[str, ...]]]
"""A stand-in: what it answers for the decision's seat."""


async def default_answer(position: Position, decision: Decision) -> tuple[str, ...]:
    """The least a stand-in can do."""
    return decision.default


class Turns(Reading):
    """Takes picks; reads like everybody else. Knows nothing of Discord."""

    def __init__(
        self, database: Database, now: Callable[[], float], stand_in: Chooser = default_answer
    ) -> None:
        super().__init__(database)
        self._now = now
        self._writing = Writing(now)
        self._stand_in = stand_in
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def holding(self, match: int) -> asyncio.Lock:
        """Nobody moves in this match while it is held: for those who change who sits there."""
        return self._locks.setdefault(match, asyncio.Lock())

    # -- dealing and playing ------------------------------------------------------------------------

    # seam: dealing: killed in test_killed by hand; one transaction like any move
    async def begin(self, match: Match, game: AnyGame, seats: list[int]) -> None:
        """Deal the match; `seats` are the places of joining, by seat."""
        async with self.holding(match.id):
            await self._db.write(self._begin, match, game, seats)

    def _begin(self, tx: Transaction, match: Match, game: AnyGame, seats: list[int]) -> None:
        steps = [Move(None, engine.start(game, match.setup))]
        play_forced(game, steps)
        matches.begin(tx, match.id, match.setup, seats, self._now())
        datasets.keep(tx, match.game, game.data_set)
        empty = Position(match=match, game=game, state=None, at=DEAL - 1, asked=(), put={})
        self._writing.commit(tx, empty, steps, None)

    async def take(self, pick: Pick, *, sure: bool = True) -> Outcome:
        """Play a pick, or say why not. What is confirmed here is in the journal."""
        async with self.holding(pick.match):
            return await self._db.write(self._take, pick, sure)

    def _take(self, tx: Transaction, pick: Pick, sure: bool) -> Outcome:
        position = load(tx, pick.match, LIVE)
        refusal = _refusal(tx, position, pick)
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
            _follow_orders(tx, position, steps)
        except RuleError as error:
            return Outcome("refused", position, error.say)
        after = self._writing.commit(tx, position, steps, pick.interaction)
        free = all(step.change.barrier is engine.Barrier.NONE for step in steps)
        return Outcome("played", after, learned=heard(steps, pick.seat), back=free)

    def leave_in(self, tx: Transaction, position: Position, seat: Seat) -> Position:
        """A seat's player gives up; the game goes on without them as its rules say.

        In a transaction of somebody who holds the match.
        """
        steps = played(position, Action(seat, engine.LEAVE, ()))
        return self._writing.commit(tx, position, steps, None)

    # seam: a stand-in's turn: one transaction, called again by its deadline, see test_care
    async def play_stand_ins(self, match: int) -> None:
        """Stand-ins answer until a person must choose; all of it in one go."""
        async with self.holding(match):
            position = await self.live(match)
            steps: list[Move] = []
            now = position
            while (decision := for_stand_in(now)) is not None and len(steps) < STAND_IN_CLICKS:
                picks = await self._stand_in(now, decision)
                steps.append(answered(now, decision, picks))
                play_forced(now.game, steps)
                last = steps[-1].change
                now = structs.replace(now, state=last.state, asked=last.asked)
            if steps:
                await self._db.write(self._writing.commit, position, steps, None)
            else:
                await self._db.write(deadlines.drop, match, "stand-in")

    # -- taking back --------------------------------------------------------------------------------

    # seam: taking back: one transaction like any move
    async def back(
        self, match: int, user: int, seat: Seat, asked: int, interaction: int, *, whole_turn: bool = False
    ) -> Outcome:
        """Take back my last click, or all of them up to the last barrier; from an old panel, nothing."""
        async with self.holding(match):
            return await self._db.write(self._back, match, user, seat, asked, interaction, whole_turn)

    def _back(
        self,
        tx: Transaction,
        match: int,
        user: int,
        seat: Seat,
        asked: int,
        interaction: int,
        whole_turn: bool,
    ) -> Outcome:
        position = load(tx, match, LIVE)
        refusal = _barred(tx, position, user, seat, interaction)
        if refusal is not None:
            return refusal
        if position.put.get(seat) != asked:
            return Outcome("stale", position)
        rows = journal.entries(tx, match)
        count = takeback.freely(rows, seat, whole_turn=whole_turn)
        if not count:
            return Outcome("refused", position, Say("nothing-to-take-back"))
        undo = Undo(count)
        change = engine.take_back(position.game, journal.transcript(position.match.setup, rows), undo)
        was_told = any(row.settled for row in journal.standing(rows)[-count:])  # a turn of the same seat
        step = Move(undo, structs.replace(change, settled=change.settled or was_told))
        said = (Say("took-back", {"who": Who(seat)}),) if was_told else ()
        after = self._writing.commit(tx, position, [step], interaction, said)
        left = journal.standing(rows)[:-count]
        return Outcome("played", after, back=bool(takeback.freely(left, seat, whole_turn=False)))

    def undo_in(
        self,
        tx: Transaction,
        position: Position,
        undo: Undo,
        *,
        at: int,
        sentences: tuple[Say, ...],
        misled: tuple[Seat, ...] = (),
    ) -> bool:
        """Take back what everyone agreed on or the host rewinds, and show the board anew; False: too late.

        In a transaction of somebody who holds the match. Whoever was whispered something that is no longer
        so is put right.
        """
        match = position.match
        if position.at != at or match.phase != Phase.PLAYING:
            return False
        done = journal.transcript(match.setup, journal.entries(tx, match.id))
        told = structs.replace(engine.take_back(position.game, done, undo), settled=True)
        after = self._writing.commit(tx, position, [Move(undo, told)], None, sentences)
        corrected = [Event(Say("whisper-taken-back"), frozenset((seat,))) for seat in misled]
        self._writing.whisper(tx, after, corrected)
        return True

    # -- by itself ----------------------------------------------------------------------------------

    # seam: a window's deadline: one transaction like any move
    async def in_time(self, deadline: Deadline) -> None:
        """A deadline has come: standing orders are carried out, or silence is an answer. Once."""
        async with self.holding(deadline.match):
            await self._db.write(self._in_time, deadline)

    def _in_time(self, tx: Transaction, deadline: Deadline) -> None:
        position = load(tx, deadline.match, LIVE)
        steps: list[Move] = []
        due = None
        if position.match.phase == Phase.PLAYING:
            if deadline.kind == ordered.KIND:
                due = _carry_out(tx, position, steps, deadline.at)
            else:
                follow(position, steps, lambda asked: silence(still(asked, position.asked)))
        deadlines.drop(tx, deadline.match, deadline.kind)  # the moves may set a new one
        if due is not None:
            due.settle(tx)
        after = self._writing.commit(tx, position, steps, None) if steps else position
        if due is not None:
            due.tell(tx, after.match, after.game, after.state, after.at)

    # seam: a word in the middle of a turn: one transaction, called again by its deadline
    async def interim(self, deadline: Deadline) -> None:
        """The mover stays away mid-turn after something was revealed: the table is told as far as that.

        What was clicked since may still be taken back, and is nobody's business yet.
        """
        async with self.holding(deadline.match):
            await self._db.write(self._interim, deadline)

    def _interim(self, tx: Transaction, deadline: Deadline) -> None:
        position, told = load(tx, deadline.match, LIVE), load(tx, deadline.match, SETTLED)
        rows = journal.entries(tx, deadline.match)
        hard = [row.at for row in journal.standing(rows) if row.barrier == engine.Barrier.HARD.value]
        reached = max(hard, default=0)
        match = position.match
        deadlines.drop(tx, match.id, deadline.kind)
        if reached <= told.at or match.phase != Phase.PLAYING:
            return  # the turn was settled meanwhile
        then = rebuild(match, position.game, [row for row in rows if row.at <= reached])
        self._writing.post(tx, then, (), silent=True)  # it is the same player's turn
        snapshot = Snapshot(then.at, stamp(match.game), codec.encode(then.state), then.put)
        snapshots.put(tx, match.id, SETTLED, snapshot)

    # -- ending without a result, moving house ------------------------------------------------------

    # seam: a match without a result: one transaction
    async def close(self, match: int, letter: letters.Notice | None) -> None:
        """The match ends here without a result; its journal is kept."""
        async with self.holding(match):
            await self._db.write(self.cancel, match, letter)

    def cancel(self, tx: Transaction, match: int, letter: letters.Notice | None) -> None:
        """The same, for those who are holding the match."""
        matches.set_phase(tx, match, Phase.CANCELLED)
        deadlines.drop(tx, match)
        proposals.void(tx, match)
        if letter is not None:
            outbox.put(tx, match, letter.at, f"match:{match}", codec.encode(letter))

    # seam: going on in another channel: one transaction, called again by whoever asked
    async def move(self, match: int, place: int) -> None:
        """The match goes on in another channel: what could not be said is said there, then comes the board.

        It rings for nobody: those asked were called when their turn began.
        """
        async with self.holding(match):
            await self._db.write(self._move, match, place)

    def _move(self, tx: Transaction, match: int, place: int) -> None:
        position = load(tx, match, SETTLED)
        before = position.match.thread or position.match.channel
        matches.set_thread(tx, match, place)
        outbox.wake_lane(tx, f"match:{match}")
        if place == before:
            return
        outbox.left_behind(tx, match)
        if snapshots.get(tx, match, SETTLED) is not None:  # else the first post is to come
            moved = say("moved-here", place=f"<#{before}>")
            about = f"moved{int(self._now())}"
            self._writing.post(tx, position, (moved,), silent=True, about=about)


def _barred(tx: Transaction, position: Position, user: int, seat: Seat, interaction: int) -> Outcome | None:
    """Why a user's click on a seat's panel does nothing, whatever it asks for."""
    if journal.from_interaction(tx, interaction):
        return Outcome("done", position)
    barred = position.barred(user, seat)
    return None if barred is None else Outcome("refused", position, barred)


def _refusal(tx: Transaction, position: Position, pick: Pick) -> Outcome | None:
    barred = _barred(tx, position, pick.user, pick.seat, pick.interaction)
    if barred is not None:
        return barred
    if position.put.get(pick.seat) == pick.asked:
        return None
    rows = journal.entries(tx, pick.match, after=pick.asked)
    mine = (e.row for e in rows if isinstance(e.row, Action) and e.row.seat == pick.seat)
    first = next(mine, None)
    same = first is not None and first.picks == pick.picks  # the same click twice
    return Outcome("done" if same else "stale", position)


def _carry_out(tx: Transaction, position: Position, steps: list[Move], at: int) -> ordered.Due:
    """Play what orders answer to the questions that were put by then."""
    waiting = tuple(d for d in position.asked if position.put[d.seat] <= at)
    due = ordered.due(tx, position.match.id, waiting, position.state.turn, orders_only(position))
    follow(position, steps, lambda asked: due.answer(asked, state_after(position, steps).turn))
    return due


def _follow_orders(tx: Transaction, position: Position, steps: list[Move]) -> None:
    """Where the table plays by orders only, they answer windows at once."""
    if not orders_only(position) or not any(d.window for d in asked_after(position, steps)):
        return
    standing = orders.of_match(tx, position.match.id)
    follow(position, steps, lambda asked: standing_orders.due(asked, standing, True))
