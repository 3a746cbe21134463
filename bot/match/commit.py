"""What a move leaves behind, all in one transaction: journal rows, snapshots, letters, deadlines, results."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from msgspec import structs

from bot.match import letters, time_control
from bot.match import standing_orders as ordered
from bot.match.consequences import Move
from bot.match.position import Position, put_after, since
from bot.match.rules import stamp
from bot.match.standing_orders import ORDERS_AFTER
from games.core import codec, engine
from games.core.model import Action, Decision, Event, Say, Seat, Undo
from storage import deadlines, journal, matches, outbox, proposals, results, snapshots
from storage.deadlines import Deadline
from storage.journal import Entry
from storage.matches import Phase
from storage.results import Result
from storage.snapshots import LIVE, SETTLED, Snapshot
from storage.transaction import Transaction

SILENCE_AFTER = 12 * 3600.0  # seconds after which silence answers a window
INTERIM_AFTER = 900.0  # seconds after which a reveal is told without waiting for the end of the turn
LIVE_EVENING = 600.0  # seconds between moves below which everyone is at the table anyway


class Writing:
    """Writes inside the transaction it is given."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now

    def commit(
        self,
        tx: Transaction,
        before: Position,
        steps: list[Move],
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
            put = put_after(put, asked, change.asked, step.row, at)
            asked = change.asked
            journal.append(
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
        matches.advance(tx, match, before.at, at, now)
        snapshots.put(tx, match, LIVE, snapshot)
        phase = Phase.ENDED if last.state.ending else Phase.PLAYING
        now_match = structs.replace(before.match, at=at, phase=phase, touched=now)
        after = Position(now_match, game, last.state, at, asked, put)
        by_hand = steps[0].row if clicked else None
        self._set_deadlines(tx, before, last.asked, put, by_hand)
        if engine.waiting(before.asked) != engine.waiting(asked):
            self._wait(tx, after)
        if any(step.change.settled for step in steps) and _tells(after):
            self.post(tx, after, sentences)
            snapshots.put(tx, match, SETTLED, snapshot)
        elif any(event.reveals and event.audience is None for step in steps for event in step.change.events):
            deadlines.put(tx, Deadline(match, "interim", at, now + INTERIM_AFTER))
        if last.state.ending:
            self._end(tx, after)
        self.whisper(tx, after, [event for step in steps for event in step.change.events])
        return after

    def whisper(self, tx: Transaction, after: Position, events: list[Event]) -> None:
        """What single seats were told or may not look at again, as letters to the people who play them."""
        match, at = after.match.id, after.at
        private: list[letters.Tidy | letters.Whisper] = [
            *letters.tidyings(match, at, events),
            *letters.whispers(after.game, after.state, match, at, after.asked, events),
        ]
        for letter in private:
            player = after.match.in_seat(letter.seat)
            if not player.stand_in:
                lane = f"dm:{player.user}"
                if isinstance(letter, letters.Tidy):
                    outbox.never_mind(tx, match, lane)
                shows = isinstance(letter, letters.Whisper)
                outbox.put(tx, match, at, lane, codec.encode(letter), board=shows)

    def _wait(self, tx: Transaction, after: Position) -> None:
        """The table waits for other seats than before: their clocks run, stand-ins are called."""
        match, now, waiting = after.match, self._now(), engine.waiting(after.asked)
        time_control.wind(tx, match, waiting, now)
        if any(match.in_seat(seat).stand_in for seat in waiting):
            deadlines.put(tx, Deadline(match.id, "stand-in", after.at, now))
        else:
            deadlines.drop(tx, match.id, "stand-in")
        deadlines.put(tx, Deadline(match.id, "idle", 0, now + time_control.IDLE_AFTER))

    def _end(self, tx: Transaction, after: Position) -> None:
        """Nothing is waited for any more; the result counts for those who stayed."""
        match = after.match
        matches.set_phase(tx, match.id, Phase.ENDED)
        deadlines.drop(tx, match.id)
        proposals.void(tx, match.id)
        for result in _results(after, self._now()):
            results.keep(tx, result)

    def _set_deadlines(
        self,
        tx: Transaction,
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
                deadlines.drop(tx, match, ordered.KIND)
                deadlines.drop(tx, match, "window")
        elif not any(before.put.get(d.seat) == put[d.seat] for d in asked if d.window):
            at = min(opened)
            deadlines.put(tx, Deadline(match, ordered.KIND, at, now + ORDERS_AFTER))
            deadlines.put(tx, Deadline(match, "window", at, now + SILENCE_AFTER))
        answered = before.decision(by_hand.seat) if isinstance(by_hand, Action) else None
        ordered.after_move(tx, match, answered, asked, put, before.at + 1, now)

    def post(
        self,
        tx: Transaction,
        after: Position,
        sentences: tuple[Say, ...],
        *,
        silent: bool = False,
        about: str = "",
    ) -> None:
        """All that was said since the last post; within a live evening nobody's phone rings."""
        match, state = after.match.id, after.state
        told = snapshots.get(tx, match, SETTLED)
        later = journal.entries(tx, match, after=told.at if told else 0)
        rows = journal.standing([row for row in later if row.at <= after.at])
        said = [*(event for row in rows for event in row.events), *map(Event, sentences)]
        mover = state.on_turn
        moved = [row for row in since(tx, match, mover) if row.at <= after.at]
        trail = [event for row in journal.standing(moved) for event in row.events]
        if told is not None and self._now() - journal.made(tx, match, told.at) < LIVE_EVENING:
            called = [seat for seat in engine.waiting(after.asked) if not after.match.in_seat(seat).stand_in]
            silent = silent or all(self._is_here(tx, match, seat) for seat in called)
        until = time_control.until(tx, after.match, engine.waiting(after.asked))
        post = letters.post(after.game, state, match, after.at, after.asked, said, trail, silent, until)
        post = structs.replace(post, begins=told is None, about=about)
        outbox.put(tx, match, after.at, f"match:{match}", codec.encode(post), board=True)

    def _is_here(self, tx: Transaction, match: int, seat: Seat) -> bool:
        """Whether a seat has moved in this live evening: since then, moves were minutes apart."""
        own = journal.last_of(tx, match, seat)
        times = [*journal.times(tx, match, own), self._now()] if own else []
        return bool(times) and all(b - a < LIVE_EVENING for a, b in pairwise(times))


def _tells(position: Position) -> bool:
    """Whether a person is to be told: what stand-ins do among themselves is told with the next post."""
    waiting = engine.waiting(position.asked)
    return not waiting or any(not position.match.in_seat(seat).stand_in for seat in waiting)


def _results(position: Position, now: float) -> list[Result]:
    """Everyone's result; whoever left or was stood in for has no place, nor has anyone where nobody won."""
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
        place = None if player.stand_in else better + 1 if ending.winners else 0
        rated = match.rated and place is not None
        found.append(Result(match.id, player.user, seat, place, ending.scores[seat], rated, now))
    return found
