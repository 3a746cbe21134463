"""One writer per match: picks become actions, actions become journal rows and letters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import StrEnum
from weakref import WeakValueDictionary

from msgspec import Struct, structs

from bot.match import deadlines, letters, takeback
from bot.match.commit import Committer
from bot.match.consequences import (
    Move,
    asked_after,
    follow,
    heard,
    orders_only,
    pass_idle,
    play_forced,
    play_opening,
    play_plan,
    played,
    told,
)
from bot.match.position import DEAL, Position, load
from bot.match.reading import Reading, Rest, rest_of, trail_of
from bot.match.rules import AnyGame
from games.core import codec, engine
from games.core import orders as standing_orders
from games.core.model import Action, Event, Place, RuleError, Say, Seat, Undo, Who, say
from storage import datasets, journal, lessons, matches, orders, outbox, proposals, snapshots
from storage.database import Database
from storage.matches import Match, Phase
from storage.snapshots import LIVE, SETTLED
from storage.transaction import Transaction


class Picked(Struct, frozen=True):
    """What was clicked or typed, and by whom."""

    match: int
    user: int
    seat: Seat
    asked: int  # when the question on the panel was asked
    picks: tuple[str, ...]
    interaction: int
    then: tuple[tuple[str, ...], ...] = ()  # answers to what follows, as far as nothing surprises


class OutcomeKind(StrEnum):
    PLAYED = "played"
    DONE = "done"  # the same click again
    STALE = "stale"  # from an old panel
    CONFIRM = "confirm"  # harmful enough to ask once more
    REFUSED = "refused"


class Outcome(Struct, frozen=True):
    """What became of a pick."""

    kind: OutcomeKind
    position: Position  # how the match stands now
    say: Say | None = None
    learned: tuple[Say, ...] = ()  # what the mover alone was told
    back: bool = False  # whether the mover may take back what was played
    trail: list[Event] | None = None  # what happened since the mover's last turn, if they go on
    rest: Rest | None = None  # what they are told if they do not
    left: int = 0  # answers of a plan that were not given, since something came between
    done: tuple[Say, ...] = ()  # what a plan did that was not played to its end


class Turns(Reading):
    """Plays picks, takes them back, ends and moves matches. Knows nothing of Discord."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        super().__init__(database)
        self._now = now
        self._committer = Committer(now)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def holding(self, match: int) -> asyncio.Lock:
        """The lock of a match: held by whoever changes the match or who sits there."""
        return self._locks.setdefault(match, asyncio.Lock())

    # -- dealing and playing ------------------------------------------------------------------------

    # seam: dealing: killed in test_killed by hand; one transaction like any move
    async def begin(self, match: Match, game: AnyGame, seats: list[int]) -> None:
        """Deal the match; `seats` are the places of joining, by seat."""
        async with self.holding(match.id):
            await self._db.write(self.begin_in, match, game, seats)

    def begin_in(self, tx: Transaction, match: Match, game: AnyGame, seats: list[int]) -> None:
        """Deal the match inside a transaction that nobody else can come between."""
        steps = [Move(None, engine.start(game, match.setup))]
        play_forced(game, steps)
        dealt = len(steps)
        if match.options.first:
            play_opening(game, steps)
        matches.begin(tx, match.id, match.setup, seats, self._now())
        datasets.keep(tx, match.game, game.data_set)
        empty = Position(match=match, game=game, state=None, at=DEAL - 1, asked=(), asked_at={})
        self._committer.commit(tx, empty, steps, None, opening=len(steps) > dealt)

    async def take(self, pick: Picked, *, sure: bool = True) -> Outcome:
        """Play a pick, or say why not. What is confirmed here is in the journal."""
        async with self.holding(pick.match):
            return await self._db.write(self._take, pick, sure)

    def _take(self, tx: Transaction, pick: Picked, sure: bool) -> Outcome:
        position = load(tx, pick.match, LIVE)
        refusal = _refusal(tx, position, pick)
        if refusal is not None:
            return refusal
        decision = position.decision(pick.seat)
        assert decision is not None
        if decision.answer is not None and set(decision.answer) == set(pick.picks):
            return Outcome(OutcomeKind.DONE, position)  # the same answer once more changes nothing
        if not sure and any(o.confirm for o in decision.options if o.key in pick.picks):
            return Outcome(OutcomeKind.CONFIRM, position)
        try:
            steps = played(position, Action(pick.seat, decision.step, pick.picks))
            left = len(pick.then) - play_plan(position, steps, pick.seat, pick.then)
            pass_idle(position, steps, pick.seat)
            _follow_orders(tx, position, steps)
        except RuleError as error:
            return Outcome(OutcomeKind.REFUSED, position, error.say)
        after = self._committer.commit(tx, position, steps, pick.interaction)
        lessons.learn(tx, pick.user, position.match.game, decision.step)
        free = all(step.change.barrier is engine.Barrier.NONE for step in steps)
        done = told(steps) if left else ()
        learned = heard(steps, pick.seat)
        goes_on = after.decision(pick.seat) is not None
        trail = trail_of(tx, after, pick.seat) if goes_on else None  # their panel will need it
        rest = None if goes_on else rest_of(tx, after, pick.seat)
        return Outcome(OutcomeKind.PLAYED, after, None, learned, free, trail, rest, left, done)

    # seam: one statement that may be run again; killed before it, the mover is told twice, see test_killed
    async def seen(self, pick: Picked) -> None:
        """The answer to a pick has arrived: what it told the mover need not be written to them."""
        await self._db.write(deadlines.answer_seen, pick.match, pick.seat, pick.interaction)

    def leave_in(self, tx: Transaction, position: Position, seat: Seat) -> Position:
        """Let a seat's player give up; the game goes on without them as its rules say.

        In a transaction of somebody who holds the match.
        """
        steps = played(position, Action(seat, engine.LEAVE, ()))
        return self._committer.commit(tx, position, steps, None)

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
        if position.asked_at.get(seat) != asked:
            return Outcome(OutcomeKind.STALE, position)
        rows = journal.entries(tx, match)
        count = takeback.freely(rows, seat, whole_turn=whole_turn)
        if not count:
            return Outcome(OutcomeKind.REFUSED, position, Say("nothing-to-take-back"))
        undo = Undo(count)
        change = engine.take_back(position.game, journal.transcript(position.match.setup, rows), undo)
        told = snapshots.get(tx, match, SETTLED)
        gone = journal.standing(rows)[-count:]
        was_told = any(row.settled and told and row.at <= told.at for row in gone)  # a turn of the same seat
        step = Move(undo, structs.replace(change, settled=change.settled or was_told))
        said = (Say("took-back", {"who": Who(seat)}),) if was_told else ()
        after = self._committer.commit(tx, position, [step], interaction, said)
        left = journal.standing(rows)[:-count]
        return Outcome(OutcomeKind.PLAYED, after, back=bool(takeback.freely(left, seat, whole_turn=False)))

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
        after = self._committer.commit(tx, position, [Move(undo, told)], None, sentences)
        corrected = [Event(Say("whisper-taken-back"), frozenset((seat,))) for seat in misled]
        self._committer.whisper(tx, after, corrected)
        return True

    # -- ending without a result, moving house ------------------------------------------------------

    # seam: a match without a result: one transaction
    async def close(self, match: int, letter: letters.Notice | None) -> None:
        """End a match without a result; its journal is kept."""
        async with self.holding(match):
            await self._db.write(self.cancel, match, letter)

    def cancel(self, tx: Transaction, match: int, letter: letters.Notice | None) -> None:
        """End a match without a result, in a transaction of somebody who holds the match."""
        matches.set_phase(tx, match, Phase.CANCELLED)
        deadlines.drop_all(tx, match)
        proposals.void(tx, match)
        if letter is not None:
            outbox.insert(tx, match, letter.at, f"match:{match}", codec.encode(letter))
        found = matches.get(tx, match)
        if found is not None and found.options.season is not None:
            tx.notify("seasons", found.options.season)

    # seam: going on in another channel: one transaction, called again by whoever asked
    async def move(self, match: int, place: int) -> None:
        """Go on in another channel: what could not be said is said there, then comes the board.

        It rings for nobody: those asked were called when their turn began.
        """
        async with self.holding(match):
            await self._db.write(self._move, match, place)

    def _move(self, tx: Transaction, match: int, place: int) -> None:
        position = load(tx, match, SETTLED)
        before = position.match.thread or position.match.channel
        matches.set_thread(tx, match, place)
        outbox.wake_queue(tx, f"match:{match}")
        if place == before:
            return
        outbox.left_behind(tx, match)
        if snapshots.get(tx, match, SETTLED) is not None:  # else the first post is to come
            moved = say("moved-here", place=Place(before))
            about = f"moved{int(self._now())}"
            self._committer.post(tx, position, (moved,), silent=True, about=about)


def _barred(tx: Transaction, position: Position, user: int, seat: Seat, interaction: int) -> Outcome | None:
    """Why a user's click on a seat's panel does nothing, whatever it asks for."""
    if journal.from_interaction(tx, interaction):
        return Outcome(OutcomeKind.DONE, position)
    barred = position.barred(user, seat)
    return None if barred is None else Outcome(OutcomeKind.REFUSED, position, barred)


def _refusal(tx: Transaction, position: Position, pick: Picked) -> Outcome | None:
    barred = _barred(tx, position, pick.user, pick.seat, pick.interaction)
    if barred is not None:
        return barred
    if position.asked_at.get(pick.seat) == pick.asked:
        return None
    rows = journal.entries(tx, pick.match, after=pick.asked)
    mine = (e.row for e in rows if isinstance(e.row, Action) and e.row.seat == pick.seat)
    first = next(mine, None)
    same = first is not None and first.picks == pick.picks  # the same click twice
    return Outcome(OutcomeKind.DONE if same else OutcomeKind.STALE, position)


def _follow_orders(tx: Transaction, position: Position, steps: list[Move]) -> None:
    """Answer windows by orders at once, at a table that plays by orders only."""
    if not orders_only(position) or not any(d.window for d in asked_after(position, steps)):
        return
    standing = orders.of_match(tx, position.match.id)
    follow(position, steps, lambda asked: standing_orders.due(asked, standing, True))
