"""One writer per match: picks become actions, actions become journal rows and letters."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

import aiosqlite
from msgspec import Struct, structs

from bot import orders as ordered
from bot import pace, reports, undoing
from bot.catalog import AnyGame, game_of, stamp
from bot.orders import ORDERS_AFTER as ORDERS_AFTER
from games.core import codec, engine
from games.core import orders as standing_orders
from games.core.model import Action, Decision, Event, RuleError, Say, Seat, Setup, Undo, Who
from storage import datasets, deadlines, journal, matches, orders, outbox, proposals, results, snapshots
from storage.database import Database
from storage.deadlines import Deadline
from storage.journal import Entry
from storage.matches import Match
from storage.results import Result
from storage.snapshots import LIVE, SETTLED, Snapshot

SILENCE_AFTER = 12 * 3600.0  # seconds after which silence answers a window
LIVE_EVENING = 600.0  # seconds between moves below which everyone is at the table anyway
LOOK_BACK = 40  # rows in which something to take back is looked for: clicks, and clicks on Back
STAND_IN_CLICKS = 200  # answers of stand-ins in one go; then others get their turn at the machine
DEAL = 1
"""The journal row of the deal."""


class Pick(Struct, frozen=True):
    """What was clicked or typed, and by whom."""

    match: int
    user: int
    seat: Seat
    asked: int  # when the question on the panel was put
    picks: tuple[str, ...]
    interaction: int


class Position(Struct):
    """A match as it stands: loaded, never kept."""

    match: Match
    game: AnyGame
    state: Any
    at: int
    asked: tuple[Decision, ...]
    put: dict[Seat, int]  # when each seat's open question was put

    def decision(self, seat: Seat | None) -> Decision | None:
        return next((d for d in self.asked if d.seat == seat), None)

    def seat_for(self, user: int) -> Seat | None:
        """The seat a user looks from: one that must decide, else their first."""
        mine = self.match.seats_of(user)
        due = [d.seat for d in self.asked if d.seat in mine and d.answer is None]
        return next(iter((*due, *mine)), None)

    def played_by(self, user: int) -> Seat:
        """A seat somebody plays themselves in a match under way, or a refusal."""
        if self.match.phase != "playing":
            raise RuleError("game-over")
        for seat in self.match.seats_of(user):
            if not self.match.in_seat(seat).stand_in and seat not in self.state.left:
                return seat
        raise RuleError("not-seated-here")


class Opened(Struct, frozen=True):
    """A match for somebody who opens their panel."""

    position: Position
    seat: Seat | None
    trail: list[Event] = []  # what happened since they last moved
    back: bool = False  # whether they may take something back


class Outcome(Struct, frozen=True):
    """What became of a pick."""

    kind: str  # played, done (the same click again), stale (an old panel), confirm (sure?), refused
    position: Position  # how the match stands now
    say: Say | None = None
    learned: tuple[Say, ...] = ()  # what the mover alone was told
    back: bool = False  # whether the mover may take it back


Chooser = Callable[[Position, Decision], Awaitable[tuple[str, ...]]]
"""A stand-in: what it answers for the decision's seat."""

Also = Callable[[aiosqlite.Connection], Awaitable[None]]
"""What is written in the same transaction as a change."""


class _Step(Struct):
    """A journal row about to be written."""

    row: Action | Undo | None
    change: engine.Change[Any]
    forced: bool = False


class Turns:
    """Takes picks. Knows nothing of Discord."""

    def __init__(self, database: Database, now: Callable[[], float], nudge: Callable[[], None]) -> None:
        self._db = database
        self._now = now
        self._nudge = nudge  # letters wait: wake the courier
        self.stand_in: Chooser = _default
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def begin(self, match: Match, game: AnyGame, setup: Setup, seats: list[int]) -> None:
        """Deal the match; `seats` are the places of joining, by seat."""
        async with self._lock(match.id):
            steps = [_Step(None, engine.start(game, setup))]
            _play_forced(game, steps)
            async with self._db.write() as tx:
                await matches.begin(tx, match.id, setup, seats, self._now())
                await datasets.keep(tx, match.game, game.data_set)
                empty = Position(match=match, game=game, state=None, at=DEAL - 1, asked=(), put={})
                await self._commit(tx, empty, steps, None)
        self._nudge()

    async def take(self, pick: Pick, *, sure: bool = True) -> Outcome:
        """Play a pick, or say why not. What is confirmed here is in the journal."""
        async with self._lock(pick.match):
            outcome = await self._db.transact(lambda tx: self._take(tx, pick, sure))
        if outcome.kind == "played":
            self._nudge()
        return outcome

    async def back(
        self, match: int, user: int, seat: Seat, interaction: int, *, whole_turn: bool = False
    ) -> Outcome:
        """Take back my last click, or all of them up to the last barrier."""
        async with self._lock(match):
            position, rows = await self._db.read(lambda db: self._with_journal(db, match))
            if seat not in position.match.seats_of(user):
                return Outcome("refused", position, Say("not-seated-here"))
            count = undoing.freely(rows, seat, whole_turn=whole_turn)
            if not count:
                return Outcome("refused", position, Say("nothing-to-take-back"))
            undo = Undo(count)
            setup = position.match.setup
            assert setup is not None
            change = engine.take_back(position.game, journal.transcript(setup, rows), undo)
            was_told = any(row.settled for row in journal.standing(rows)[-count:])  # a turn of the same seat
            step = _Step(undo, structs.replace(change, settled=change.settled or was_told))
            said = (Say("took-back", {"who": Who(seat)}),) if was_told else ()
            after = await self._db.transact(lambda tx: self._commit(tx, position, [step], interaction, said))
        self._nudge()
        left = journal.standing(rows)[:-count]
        return Outcome("played", after, back=bool(undoing.freely(left, seat, whole_turn=False)))

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
                after = await self._commit(tx, position, [_Step(undo, told)], None, sentences)
                corrected = [Event(Say("whisper-taken-back"), frozenset((seat,))) for seat in misled]
                await self._whisper(tx, after, corrected)
                await also(tx)
        self._nudge()
        return after

    async def leave(self, match: int, seat: Seat, also: Also) -> Position:
        """A seat's player gives up; the game goes on without them as its rules say."""
        async with self._lock(match):
            position = await self.live(match)
            if position.match.phase != "playing":
                raise RuleError("game-over")
            steps = _played(position, Action(seat, engine.LEAVE, ()))
            async with self._db.write() as tx:
                after = await self._commit(tx, position, steps, None)
                await also(tx)
        self._nudge()
        return after

    async def play_stand_ins(self, match: int) -> None:
        """Stand-ins answer until a person must choose; all of it in one go."""
        async with self._lock(match):
            position = await self.live(match)
            steps: list[_Step] = []
            now = position
            while (decision := _for_stand_in(now)) is not None and len(steps) < STAND_IN_CLICKS:
                picks = await self.stand_in(now, decision)
                steps.append(_answered(now, decision, picks))
                _play_forced(now.game, steps)
                last = steps[-1].change
                now = structs.replace(now, state=last.state, asked=last.asked)
            async with self._db.write() as tx:
                if steps:
                    await self._commit(tx, position, steps, None)
                else:
                    await deadlines.drop(tx, match, "stand-in")
        self._nudge()

    async def close(self, match: int, letter: reports.Notice | None, also: Also | None = None) -> None:
        """The match ends here without a result; its journal is kept."""
        async with self._lock(match), self._db.write() as tx:
            await matches.set_phase(tx, match, "cancelled")
            await deadlines.drop(tx, match)
            if also is not None:
                await also(tx)
            await proposals.void(tx, match)
            if letter is not None:
                await outbox.put(tx, match, letter.at, f"match:{match}", codec.encode(letter))
        self._nudge()

    def holding(self, match: int) -> asyncio.Lock:
        """Nobody moves in this match while it is held: for those who change who sits there."""
        return self._lock(match)

    async def in_time(self, deadline: Deadline) -> None:
        """A deadline has come: standing orders are carried out, or silence is an answer. Once."""
        async with self._lock(deadline.match):
            position = await self.live(deadline.match)
            steps: list[_Step] = []
            due = None
            if position.match.phase == "playing":
                if deadline.kind == ordered.KIND:
                    due = await self._carry_out(position, steps, deadline.at)
                else:
                    _follow(position, steps, lambda asked: _silence(_still(asked, position.asked)))
            async with self._db.write() as tx:
                await deadlines.drop(tx, deadline.match, deadline.kind)  # the moves may set a new one
                if due is not None:
                    await due.settle(tx)
                after = await self._commit(tx, position, steps, None) if steps else position
                if due is not None:
                    await due.tell(tx, after.match, after.game, after.state, after.at)
        self._nudge()

    async def _carry_out(self, position: Position, steps: list[_Step], at: int) -> ordered.Due:
        """Play what orders answer to the questions that were put by then."""
        waiting = tuple(d for d in position.asked if position.put[d.seat] <= at)
        turn, only = position.state.turn, _orders_only(position)
        due = await ordered.due(self._db.reader, position.match.id, waiting, turn, only)
        _follow(position, steps, lambda asked: due.answer(asked, _state_after(position, steps).turn))
        return due

    async def _follow_orders(self, db: aiosqlite.Connection, position: Position, steps: list[_Step]) -> None:
        """Where the table plays by orders only, they answer windows at once."""
        if not _orders_only(position) or not any(d.window for d in _asked_after(position, steps)):
            return
        standing = await orders.of_match(db, position.match.id)
        _follow(position, steps, lambda asked: standing_orders.due(asked, standing, True))

    async def opened(self, match: int, user: int) -> Opened:
        """All that a user's panel is made of, the match as it stands first."""

        async def read(db: aiosqlite.Connection) -> Opened:
            position = await self._load(db, match, LIVE)
            seat = position.seat_for(user)
            if seat is None or position.decision(seat) is None:
                return Opened(position, seat)
            trail = await _trail(db, position, seat)
            return Opened(position, seat, trail, await _may_take_back(db, position, seat))

        return await self._db.read(read)

    async def may_take_back(self, position: Position, seat: Seat) -> bool:
        """Whether Back would do something."""
        return await self._db.read(lambda db: _may_take_back(db, position, seat))

    async def live(self, match: int) -> Position:
        """The match as it stands, half-made turns included: for the mover."""
        return await self._db.read(lambda db: self._load(db, match, LIVE))

    async def settled(self, match: int) -> Position:
        """The match as the channel was last told: for everyone else."""
        return await self._db.read(lambda db: self._load(db, match, SETTLED))

    async def seen_by(self, match: int, user: int) -> Position:
        """The live match for those who must decide, the settled one for the others."""
        position = await self.live(match)
        if position.decision(position.seat_for(user)) is not None:
            return position
        return await self.settled(match)

    async def trail(self, position: Position, seat: Seat | None) -> list[Event]:
        """What happened since a seat last moved (or, for the public, since the asked seat did)."""
        return await self._db.read(lambda db: _trail(db, position, seat))

    async def _take(self, tx: aiosqlite.Connection, pick: Pick, sure: bool) -> Outcome:
        """Load, judge, play and store: all that a click does, in one hop to the database."""
        position = await self._load(tx, pick.match, LIVE)
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
            steps = _played(position, Action(pick.seat, decision.step, pick.picks))
            await self._follow_orders(tx, position, steps)
        except RuleError as error:
            return Outcome("refused", position, error.say)
        after = await self._commit(tx, position, steps, pick.interaction)
        free = all(step.change.barrier is engine.Barrier.NONE for step in steps)
        return Outcome("played", after, learned=_heard(steps, pick.seat), back=free)

    async def _with_journal(self, db: aiosqlite.Connection, match: int) -> tuple[Position, list[Entry]]:
        return await self._load(db, match, LIVE), await journal.entries(db, match)

    async def _refusal(self, db: aiosqlite.Connection, position: Position, pick: Pick) -> Outcome | None:
        if await journal.from_interaction(db, pick.interaction):
            return Outcome("done", position)
        if pick.seat not in position.match.seats_of(pick.user):
            return Outcome("refused", position, Say("not-seated-here"))
        if position.match.phase != "playing":
            return Outcome("refused", position, Say("game-over"))
        if position.match.in_seat(pick.seat).stand_in:
            return Outcome("refused", position, Say("stand-in-plays"))
        if position.put.get(pick.seat) == pick.asked:
            return None
        rows = await journal.entries(db, pick.match, after=pick.asked)
        mine = (e.row for e in rows if isinstance(e.row, Action) and e.row.seat == pick.seat)
        first = next(mine, None)
        same = first is not None and first.picks == pick.picks  # the same click twice
        return Outcome("done" if same else "stale", position)

    async def _commit(
        self,
        tx: aiosqlite.Connection,
        before: Position,
        steps: list[_Step],
        interaction: int | None,
        sentences: tuple[Say, ...] = (),
    ) -> Position:
        """Journal rows, snapshots and letters of some steps: all in one transaction."""
        match, game, now = before.match.id, before.game, self._now()
        put, asked, at = before.put, before.asked, before.at
        clicked = interaction is not None
        for step in steps:
            at += 1
            change = step.change
            put = _put(put, asked, change.asked, step.row, at)
            asked = change.asked
            await journal.append(
                tx,
                match,
                Entry(
                    at,
                    step.row,
                    change.events,
                    change.barrier.value,
                    change.settled,
                    step.forced,
                    interaction,
                ),
                now,
            )
            interaction = None  # the click made the first row; forced ones followed
        last = steps[-1].change
        snapshot = Snapshot(at, stamp(game.meta.key), codec.encode(last.state), put)
        await matches.advance(tx, match, before.at, at, now)
        await snapshots.put(tx, match, LIVE, snapshot)
        phase = "ended" if last.state.ending else "playing"
        now_match = structs.replace(before.match, at=at, phase=phase, touched=now)
        after = Position(now_match, game, last.state, at, asked, put)
        by_hand = steps[0].row if clicked else None
        await self._set_deadlines(tx, before, last.asked, put, by_hand)
        if engine.waiting(before.asked) != engine.waiting(asked):
            await self._wait(tx, after)
        if any(step.change.settled for step in steps) and _tells(after):
            await self._post(tx, before, steps, at, sentences)
            await snapshots.put(tx, match, SETTLED, snapshot)
        if last.state.ending:
            await self._end(tx, after)
        await self._whisper(tx, after, [event for step in steps for event in step.change.events])
        return after

    async def _whisper(self, tx: aiosqlite.Connection, after: Position, events: list[Event]) -> None:
        """What single seats were told or may not look at again, as letters to the people who play them."""
        match, at = after.match.id, after.at
        private: list[reports.Tidy | reports.Whisper] = [
            *reports.tidyings(match, at, events),
            *reports.whispers(after.game, after.state, match, at, after.asked, events),
        ]
        for letter in private:
            player = after.match.in_seat(letter.seat)
            if not player.stand_in:
                await outbox.put(tx, match, at, f"dm:{player.user}", codec.encode(letter))

    async def _wait(self, tx: aiosqlite.Connection, after: Position) -> None:
        """The table waits for other seats than before: their clocks run, stand-ins are called."""
        match, now, waiting = after.match, self._now(), engine.waiting(after.asked)
        await pace.wind(tx, match, waiting, now)
        if any(match.in_seat(seat).stand_in for seat in waiting):
            await deadlines.put(tx, Deadline(match.id, "stand-in", after.at, now))
        else:
            await deadlines.drop(tx, match.id, "stand-in")
        await deadlines.put(tx, Deadline(match.id, "idle", 0, now + pace.IDLE_AFTER))

    async def _end(self, tx: aiosqlite.Connection, after: Position) -> None:
        """Nothing is waited for any more; the result counts for those who stayed."""
        match = after.match
        await matches.set_phase(tx, match.id, "ended")
        await deadlines.drop(tx, match.id)
        await proposals.void(tx, match.id)
        for result in _results(after, self._now()):
            await results.keep(tx, result)

    async def _set_deadlines(
        self,
        tx: aiosqlite.Connection,
        before: Position,
        asked: tuple[Decision, ...],
        put: dict[Seat, int],
        by_hand: Action | Undo | None,
    ) -> None:
        """What orders or silence will answer gets its deadlines; a window that is gone loses them."""
        match, now = before.match.id, self._now()
        opened = [put[d.seat] for d in asked if d.window and d.answer is None]
        if not opened:
            if any(d.window for d in before.asked):
                await deadlines.drop(tx, match, ordered.KIND)
                await deadlines.drop(tx, match, "window")
        elif not any(before.put.get(d.seat) == put[d.seat] for d in asked if d.window):
            at = min(opened)
            await deadlines.put(tx, Deadline(match, ordered.KIND, at, now + ORDERS_AFTER))
            await deadlines.put(tx, Deadline(match, "window", at, now + SILENCE_AFTER))
        answered = before.decision(by_hand.seat) if isinstance(by_hand, Action) else None
        await ordered.after_move(tx, match, answered, asked, put, before.at + 1, now)

    async def _post(
        self,
        tx: aiosqlite.Connection,
        before: Position,
        steps: list[_Step],
        at: int,
        sentences: tuple[Say, ...],
    ) -> None:
        match, last = before.match.id, steps[-1].change
        told = await snapshots.get(tx, match, SETTLED)
        rows = journal.standing(await journal.entries(tx, match, after=told.at if told else 0))
        said = [*(event for row in rows for event in row.events), *map(Event, sentences)]
        mover = last.state.on_turn
        trail = [e for row in journal.standing(await _since(tx, match, mover)) for e in row.events]
        silent = told is not None and self._now() - before.match.touched < LIVE_EVENING
        until = await pace.until(tx, before.match, engine.waiting(last.asked))
        post = reports.post(before.game, last.state, match, at, last.asked, said, trail, silent, until)
        await outbox.put(tx, match, at, f"match:{match}", codec.encode(post))

    async def _load(self, db: aiosqlite.Connection, match: int, kind: str) -> Position:
        found = await matches.get(db, match)
        if found is None or found.setup is None:
            raise RuleError("no-such-match", match=str(match))
        game = await game_of(db, found.setup)
        snapshot = await snapshots.get(db, match, kind)
        if snapshot is None or snapshot.stamp != stamp(found.game):
            return await self._rebuild(db, found, game, kind)
        state = codec.decode(game.state_type, snapshot.state)
        return Position(found, game, state, snapshot.at, engine.decisions(game, state), snapshot.asked)

    async def _rebuild(self, db: aiosqlite.Connection, match: Match, game: AnyGame, kind: str) -> Position:
        """The position from the journal alone: the code has changed since the snapshot."""
        rows = await journal.entries(db, match.id)
        if kind == SETTLED:
            last = max(row.at for row in rows if row.settled)
            rows = [row for row in rows if row.at <= last]
        return rebuild(match, game, rows)

    def _lock(self, match: int) -> asyncio.Lock:
        return self._locks.setdefault(match, asyncio.Lock())


async def _may_take_back(db: aiosqlite.Connection, position: Position, seat: Seat) -> bool:
    rows = await journal.entries(db, position.match.id, position.at - LOOK_BACK)
    return bool(undoing.freely(rows, seat, whole_turn=False))


async def _trail(db: aiosqlite.Connection, position: Position, seat: Seat | None) -> list[Event]:
    rows = await _since(db, position.match.id, position.state.on_turn if seat is None else seat)
    standing = (row for row in journal.standing(rows) if row.at <= position.at)
    return [event for row in standing for event in row.events if event.visible_to(seat)]


async def _since(db: aiosqlite.Connection, match: int, seat: Seat | None) -> list[Entry]:
    """The rows since a seat last acted; all of them where nobody is meant."""
    return await journal.entries(
        db, match, after=0 if seat is None else await journal.last_of(db, match, seat)
    )


def rebuild(match: Match, game: AnyGame, rows: list[Entry]) -> Position:
    """A position from its journal rows."""
    assert match.setup is not None
    history: engine.History[Any] = engine.History(game, match.setup)
    change = history.change
    put = _put({}, (), change.asked, None, DEAL)
    for entry in rows[1:]:
        assert entry.row is not None
        before, change = change.asked, history.add(entry.row)
        put = _put(put, before, change.asked, entry.row, entry.at)
    return Position(match, game, change.state, rows[-1].at, change.asked, put)


async def _default(position: Position, decision: Decision) -> tuple[str, ...]:
    """The least a stand-in can do."""
    return decision.default


def _tells(position: Position) -> bool:
    """Whether a person is to be told: what stand-ins do among themselves is told with the next post."""
    waiting = engine.waiting(position.asked)
    return not waiting or any(not position.match.in_seat(seat).stand_in for seat in waiting)


def _for_stand_in(position: Position) -> Decision | None:
    """A question a stand-in must answer now."""
    for decision in position.asked:
        if decision.answer is None and position.match.in_seat(decision.seat).stand_in:
            return decision
    return None


def _answered(position: Position, decision: Decision, picks: tuple[str, ...]) -> _Step:
    """A stand-in's answer; one that the rules refuse falls back to the default."""
    action = Action(decision.seat, decision.step, picks)
    try:
        return _Step(action, engine.apply(position.game, position.state, action))
    except RuleError:
        action = Action(decision.seat, decision.step, decision.default)
        return _Step(action, engine.apply(position.game, position.state, action))


def _results(position: Position, now: float) -> list[Result]:
    """Everyone's result; whoever left or was stood in for has no place in it."""
    ending, match = position.state.ending, position.match
    found = []
    for player in match.players:
        seat = player.seat
        if not player.user or seat is None or seat in position.state.left:
            continue
        better = sum(
            (other in ending.winners, ending.scores[other]) > (seat in ending.winners, ending.scores[seat])
            for other in position.state.everyone
        )
        place = None if player.stand_in else better + 1
        rated = match.rated and place is not None
        found.append(Result(match.id, player.user, seat, place, ending.scores[seat], rated, now))
    return found


def _played(position: Position, action: Action) -> list[_Step]:
    steps = [_Step(action, engine.apply(position.game, position.state, action))]
    _play_forced(position.game, steps)
    return steps


def _asked_after(position: Position, steps: list[_Step]) -> tuple[Decision, ...]:
    return steps[-1].change.asked if steps else position.asked


def _state_after(position: Position, steps: list[_Step]) -> Any:
    return steps[-1].change.state if steps else position.state


def _still(asked: tuple[Decision, ...], before: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """The questions that are as they were: one put since waits its own time."""
    return tuple(decision for decision in asked if decision in before)


def _follow(
    position: Position, steps: list[_Step], answer: Callable[[tuple[Decision, ...]], Action | None]
) -> None:
    """Play what `answer` gives, and what is forced after it, as long as it gives something."""
    while (action := answer(_asked_after(position, steps))) is not None:
        steps.append(_Step(action, engine.apply(position.game, _state_after(position, steps), action)))
        _play_forced(position.game, steps)


def _silence(asked: tuple[Decision, ...]) -> Action | None:
    """The default of a window that nobody answered in time."""
    for decision in asked:
        if decision.window and decision.answer is None:
            return Action(decision.seat, decision.step, decision.default)
    return None


def _orders_only(position: Position) -> bool:
    assert position.match.setup is not None
    return "orders_only=on" in position.match.setup.variants


def _play_forced(game: AnyGame, steps: list[_Step]) -> None:
    """Answers that are publicly the only one are given by themselves."""
    while (action := engine.forced(steps[-1].change.asked)) is not None:
        steps.append(_Step(action, engine.apply(game, steps[-1].change.state, action), forced=True))


def _put(
    put: dict[Seat, int],
    before: tuple[Decision, ...],
    after: tuple[Decision, ...],
    row: Action | Undo | None,
    at: int,
) -> dict[Seat, int]:
    """When each open question was put: one that stayed as it was keeps its number."""
    actor = row.seat if isinstance(row, Action) else None
    same = {
        now.seat
        for now in after
        for was in before
        if now.seat == was.seat != actor and isinstance(row, Action) and now == was
    }
    return {d.seat: put[d.seat] if d.seat in same and d.seat in put else at for d in after}


def _heard(steps: list[_Step], seat: Seat) -> tuple[Say, ...]:
    events = (event for step in steps for event in step.change.events)
    return tuple(e.say for e in events if e.audience and seat in e.audience and not e.tidies)
