"""One writer per match: picks become actions, actions become journal rows and letters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

import aiosqlite
from msgspec import Struct, structs

from bot import reports
from bot.catalog import AnyGame, game_of, stamp
from games.core import codec, engine
from games.core import orders as standing_orders
from games.core.model import Action, Decision, Event, RuleError, Say, Seat, Setup, Undo
from storage import datasets, deadlines, journal, matches, orders, outbox, snapshots
from storage.database import Conflict, Database
from storage.deadlines import Deadline
from storage.journal import Entry
from storage.matches import Match
from storage.snapshots import LIVE, SETTLED, Snapshot

ORDERS_AFTER = 600.0  # seconds after which standing orders answer a window: the same for every window
SILENCE_AFTER = 12 * 3600.0  # seconds after which silence answers a window
LIVE_EVENING = 600.0  # seconds between moves below which everyone is at the table anyway
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


class Outcome(Struct, frozen=True):
    """What became of a pick."""

    kind: str  # played, done (the same click again), stale (an old panel), confirm (sure?), refused
    position: Position  # how the match stands now
    say: Say | None = None
    learned: tuple[Say, ...] = ()  # what the mover alone was told
    back: bool = False  # whether the mover may take it back


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
            position, refusal = await self._db.read(lambda db: self._judged(db, pick))
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
                await self._follow_orders(position, steps)
            except RuleError as error:
                return Outcome("refused", position, error.say)
            try:
                after = await self._db.transact(
                    lambda tx: self._commit(tx, position, steps, pick.interaction)
                )
            except Conflict:
                return Outcome("stale", await self.live(pick.match))
        self._nudge()
        free = all(step.change.barrier is engine.Barrier.NONE for step in steps)
        return Outcome("played", after, learned=_heard(steps, pick.seat), back=free)

    async def back(
        self, match: int, user: int, seat: Seat, interaction: int, *, whole_turn: bool = False
    ) -> Outcome:
        """Take back my last click, or all of them up to the last barrier."""
        async with self._lock(match):
            position, rows = await self._db.read(lambda db: self._with_journal(db, match))
            if seat not in position.match.seats_of(user):
                return Outcome("refused", position, Say("not-seated-here"))
            count = _takeable(rows, seat, whole_turn)
            if not count:
                return Outcome("refused", position, Say("nothing-to-take-back"))
            undo = Undo(count)
            setup = position.match.setup
            assert setup is not None
            kept = journal.transcript(setup, rows)
            change = engine.replay(position.game, type(kept)(kept.setup, (*kept.rows, undo)))
            step = _Step(
                undo, engine.Change(change.state, (), change.asked, engine.Barrier.NONE, False, frozenset())
            )
            after = await self._db.transact(lambda tx: self._commit(tx, position, [step], interaction))
        left = len(journal.standing(rows)) - count
        return Outcome("played", after, back=bool(_takeable(journal.standing(rows)[:left], seat, False)))

    async def in_time(self, deadline: Deadline) -> None:
        """A deadline has come: standing orders are carried out, or silence is an answer. Once."""
        async with self._lock(deadline.match):
            position = await self.live(deadline.match)
            steps: list[_Step] = []
            if any(d.window for d in position.asked) and position.match.phase == "playing":
                if deadline.kind == "orders":
                    await self._follow_orders(position, steps, at_once=True)
                else:
                    _follow(position, steps, _silence)
            async with self._db.write() as tx:
                if steps:
                    await self._commit(tx, position, steps, None)
                await deadlines.drop(tx, deadline.match, deadline.kind)
        self._nudge()

    async def _follow_orders(self, position: Position, steps: list[_Step], *, at_once: bool = False) -> None:
        """Standing orders answer windows: at their time, or at once where the table plays by orders only."""
        only = _orders_only(position)
        if not (only or at_once) or not any(d.window for d in _asked_after(position, steps)):
            return
        standing = await self._db.read(lambda db: orders.of_match(db, position.match.id))
        _follow(position, steps, lambda asked: standing_orders.due(asked, standing, only))

    async def may_take_back(self, position: Position, seat: Seat) -> bool:
        """Whether Back would do something."""
        match, after = position.match.id, position.at - 4
        rows = await self._db.read(lambda db: journal.entries(db, match, after))
        return bool(_takeable(rows, seat, False))

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
        viewer = position.state.on_turn if seat is None else seat
        rows = await self._db.read(lambda db: _since(db, position.match.id, viewer))
        return [
            e
            for row in journal.standing(rows)
            if row.at <= position.at
            for e in row.events
            if e.visible_to(seat)
        ]

    async def _judged(self, db: aiosqlite.Connection, pick: Pick) -> tuple[Position, Outcome | None]:
        position = await self._load(db, pick.match, LIVE)
        return position, await self._refusal(db, position, pick)

    async def _with_journal(self, db: aiosqlite.Connection, match: int) -> tuple[Position, list[Entry]]:
        return await self._load(db, match, LIVE), await journal.entries(db, match)

    async def _refusal(self, db: aiosqlite.Connection, position: Position, pick: Pick) -> Outcome | None:
        if await journal.from_interaction(db, pick.interaction):
            return Outcome("done", position)
        if pick.seat not in position.match.seats_of(pick.user):
            return Outcome("refused", position, Say("not-seated-here"))
        if position.match.phase != "playing":
            return Outcome("refused", position, Say("game-over"))
        if position.put.get(pick.seat) == pick.asked:
            return None
        rows = await journal.entries(db, pick.match, after=pick.asked)
        mine = (e.row for e in rows if isinstance(e.row, Action) and e.row.seat == pick.seat)
        first = next(mine, None)
        same = first is not None and first.picks == pick.picks  # the same click twice
        return Outcome("done" if same else "stale", position)

    async def _commit(
        self, tx: aiosqlite.Connection, before: Position, steps: list[_Step], interaction: int | None
    ) -> Position:
        """Journal rows, snapshots and letters of some steps: all in one transaction."""
        match, game, now = before.match.id, before.game, self._now()
        put, asked, at = before.put, before.asked, before.at
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
        if any(step.change.settled for step in steps):
            await self._post(tx, before, steps, at)
            await snapshots.put(tx, match, SETTLED, snapshot)
        if last.state.ending:
            await matches.set_phase(tx, match, "ended")
        await self._set_deadlines(tx, before, last.asked, put)
        events = [event for step in steps for event in step.change.events]
        private: list[reports.Tidy | reports.Whisper] = [
            *reports.tidyings(match, at, events),
            *reports.whispers(game, last.state, match, at, last.asked, events),
        ]
        for letter in private:
            user = before.match.in_seat(letter.seat).user
            await outbox.put(tx, match, at, f"dm:{user}", codec.encode(letter))
        phase = "ended" if last.state.ending else "playing"
        now_match = structs.replace(before.match, at=at, phase=phase, touched=now)
        return Position(now_match, game, last.state, at, asked, put)

    async def _set_deadlines(
        self, tx: aiosqlite.Connection, before: Position, asked: tuple[Decision, ...], put: dict[Seat, int]
    ) -> None:
        """A window that opens gets its deadlines; one that is gone loses them."""
        match, now = before.match.id, self._now()
        opened = [put[d.seat] for d in asked if d.window and d.answer is None]
        if not opened:
            if any(d.window for d in before.asked):
                await deadlines.drop(tx, match)
        elif not any(before.put.get(d.seat) == put[d.seat] for d in asked if d.window):
            at = min(opened)
            await deadlines.put(tx, Deadline(match, "orders", at, now + ORDERS_AFTER))
            await deadlines.put(tx, Deadline(match, "window", at, now + SILENCE_AFTER))

    async def _post(self, tx: aiosqlite.Connection, before: Position, steps: list[_Step], at: int) -> None:
        match, last = before.match.id, steps[-1].change
        told = await snapshots.get(tx, match, SETTLED)
        rows = journal.standing(await journal.entries(tx, match, after=told.at if told else 0))
        said = [event for row in rows for event in row.events]
        mover = last.state.on_turn
        trail = [e for row in journal.standing(await _since(tx, match, mover)) for e in row.events]
        silent = told is not None and self._now() - before.match.touched < LIVE_EVENING
        post = reports.post(before.game, last.state, match, at, last.asked, said, trail, silent)
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


async def _since(db: aiosqlite.Connection, match: int, seat: Seat | None) -> list[Entry]:
    """The rows since a seat last acted; all of them where nobody is meant."""
    return await journal.entries(
        db, match, after=0 if seat is None else await journal.last_of(db, match, seat)
    )


def rebuild(match: Match, game: AnyGame, rows: list[Entry]) -> Position:
    """A position from its journal rows."""
    assert match.setup is not None
    change: engine.Change[Any] = engine.start(game, match.setup)
    put = _put({}, (), change.asked, None, DEAL)
    history = [codec.encode(change.state)]
    for entry in rows[1:]:
        before = change.asked
        if isinstance(entry.row, Undo):
            del history[len(history) - entry.row.count :]
            state = codec.decode(game.state_type, history[-1])
            asked = engine.decisions(game, state)
            change = engine.Change(state, (), asked, engine.Barrier.NONE, False, frozenset())
        else:
            assert entry.row is not None
            change = engine.play_on(game, change.state, entry.row, change.asked)
            history.append(codec.encode(change.state))
        put = _put(put, before, change.asked, entry.row, entry.at)
    return Position(match, game, change.state, rows[-1].at, change.asked, put)


def _played(position: Position, action: Action) -> list[_Step]:
    steps = [_Step(action, engine.apply(position.game, position.state, action))]
    _play_forced(position.game, steps)
    return steps


def _asked_after(position: Position, steps: list[_Step]) -> tuple[Decision, ...]:
    return steps[-1].change.asked if steps else position.asked


def _follow(
    position: Position, steps: list[_Step], answer: Callable[[tuple[Decision, ...]], Action | None]
) -> None:
    """Play what `answer` gives, and what is forced after it, as long as it gives something."""
    while (action := answer(_asked_after(position, steps))) is not None:
        state = steps[-1].change.state if steps else position.state
        steps.append(_Step(action, engine.apply(position.game, state, action)))
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


def _takeable(rows: list[Entry], seat: Seat, whole_turn: bool) -> int:
    """How many standing actions a seat may take back without asking anyone."""
    count = chosen = 0
    for number, entry in enumerate(reversed(journal.standing(rows)), 1):
        mine = isinstance(entry.row, Action) and entry.row.seat == seat
        if not mine or entry.barrier != engine.Barrier.NONE.value or (chosen and not whole_turn):
            break
        if not entry.forced:
            count, chosen = number, chosen + 1
    return count
