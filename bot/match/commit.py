"""Store a move: journal rows, snapshots, letters, deadlines and results in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from msgspec import Struct, structs

from bot.match import deadlines, letters, ratings, time_control
from bot.match import standing_orders as ordered
from bot.match.consequences import Move
from bot.match.deadlines import (
    AnswerUnseen,
    HeldPost,
    InterimPost,
    OrdersDue,
    StandInMoves,
    TableIdle,
    WindowCloses,
)
from bot.match.position import Position, next_asked_at, since
from bot.match.rules import stamp
from bot.match.standing_orders import ORDERS_AFTER
from games.core import codec, engine
from games.core.model import Action, Decision, Event, Say, Seat, Undo
from storage import journal, matches, outbox, proposals, results, snapshots
from storage.journal import Entry
from storage.matches import Phase
from storage.results import Result
from storage.snapshots import LIVE, SETTLED, Snapshot
from storage.transaction import Transaction

SILENCE_AFTER = 12 * 3600.0  # seconds after which silence answers a window
INTERIM_AFTER = 900.0  # seconds after which a reveal is told without waiting for the end of the turn
HELD_FOR = 120.0  # seconds for which a turn is told together with the next one of the same player
UNSEEN_AFTER = 60.0  # seconds after which a mover is written to, unless the answer to their click has arrived
LIVE_EVENING = 600.0  # seconds between moves below which everyone is at the table anyway


class _Click(Struct, frozen=True):
    """Who made a move by hand, and will see the answer to it."""

    seat: Seat
    interaction: int
    at: int  # its first journal row

    @classmethod
    def of(cls, step: Move, at: int, interaction: int | None) -> _Click | None:
        if interaction is None or not isinstance(step.row, Action):
            return None
        return cls(step.row.seat, interaction, at)


class Committer:
    """Writes moves, posts and whispers inside the transaction it is given."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now

    def commit(
        self,
        tx: Transaction,
        before: Position,
        steps: list[Move],
        interaction: int | None,
        sentences: tuple[Say, ...] = (),
        *,
        opening: bool = False,
    ) -> Position:
        """Store some steps with all that follows from them; the position after them.

        Of an `opening`, played for somebody who joins after it, only how the match stands then is told.
        """
        match, game, now = before.match.id, before.game, self._now()
        asked_at, asked, at = before.asked_at, before.asked, before.at
        clicked_by = interaction
        for step in steps:
            at += 1
            change = step.change
            asked_at = next_asked_at(asked_at, asked, change.asked, step.row, at)
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
        snapshot = Snapshot(at, stamp(game.meta.key), codec.encode(last.state), asked_at)
        matches.advance(tx, match, before.at, at, now)
        snapshots.save(tx, match, LIVE, snapshot)
        phase = Phase.ENDED if last.state.ending else Phase.PLAYING
        now_match = structs.replace(before.match, at=at, phase=phase, touched=now)
        after = Position(now_match, game, last.state, at, asked, asked_at)
        by_hand = steps[0].row if clicked_by is not None else None
        click = _Click.of(steps[0], before.at + 1, clicked_by)
        self._set_deadlines(tx, before, last.asked, asked_at, by_hand)
        if engine.waiting(before.asked) != engine.waiting(asked):
            self._wait(tx, after)
        if opening:
            self.post(tx, after, sentences, opening=True)
            snapshots.save(tx, match, SETTLED, snapshot)
            return after
        settled = any(step.change.settled for step in steps)
        if settled and click is not None and _goes_on(after, click.seat):
            deadlines.save(tx, match, HeldPost(at), now + HELD_FOR)
        elif settled and (sentences or _tells(after)):
            self.post(tx, after, sentences, looking=click.seat if click else None)
            snapshots.save(tx, match, SETTLED, snapshot)
            if last.state.ending:
                outbox.insert(tx, match, at, f"match:{match}", codec.encode(letters.Course(match, at)))
        elif any(event.reveals and event.audience is None for step in steps for event in step.change.events):
            deadlines.save(tx, match, InterimPost(at), now + INTERIM_AFTER)
        if last.state.ending:
            self._end(tx, after)
        events = [event for step in steps for event in step.change.events]
        self.whisper(tx, after, events, click)
        return after

    def resume(self, tx: Transaction, position: Position) -> None:
        """Set deadlines and clocks for a match that stands here without a move having been made."""
        nothing = structs.replace(position, at=position.at - 1, asked=(), asked_at={})
        self._set_deadlines(tx, nothing, position.asked, position.asked_at, None)
        if position.state.ending:
            self._end(tx, position)
        else:
            self._wait(tx, position)

    def whisper(
        self,
        tx: Transaction,
        after: Position,
        events: list[Event],
        click: _Click | None = None,
        about: str = "",
    ) -> None:
        """Write to the people who play single seats what they alone were told, or may not look at again.

        Whoever clicked is told by the answer to their click; they are written to only if it does not arrive.
        """
        match, at = after.match.id, after.at
        private: list[letters.Tidy | letters.Whisper] = [
            *letters.tidyings(match, at, events),
            *letters.whispers(after.game, after.state, match, at, after.asked, events, about),
        ]
        for letter in private:
            player = after.match.in_seat(letter.seat)
            if player.stand_in:
                continue
            if isinstance(letter, letters.Tidy):
                outbox.discard(tx, match, f"dm:{player.user}")
                deadlines.drop_unseen(tx, match, letter.seat)
            elif click is not None and click.seat == letter.seat:
                unseen = AnswerUnseen(click.interaction, click.at, at, letter.seat, player.user)
                deadlines.save(tx, match, unseen, self._now() + UNSEEN_AFTER)
                continue
            shows = isinstance(letter, letters.Whisper)
            if isinstance(letter, letters.Whisper) and not about and self._is_here(tx, match, letter.seat):
                letter = structs.replace(letter, silent=True)
            outbox.insert(tx, match, at, f"dm:{player.user}", codec.encode(letter), board=shows)

    def _wait(self, tx: Transaction, after: Position) -> None:
        """Start the clocks of the seats the table waits for now, and call their stand-ins."""
        match, now, waiting = after.match, self._now(), engine.waiting(after.asked)
        time_control.wind(tx, match, waiting, now)
        if any(match.in_seat(seat).stand_in for seat in waiting):
            deadlines.save(tx, match.id, StandInMoves(), now)
        else:
            deadlines.drop(tx, match.id, StandInMoves())
        deadlines.save(tx, match.id, TableIdle(), now + time_control.IDLE_AFTER)

    def _end(self, tx: Transaction, after: Position) -> None:
        """End a match: drop its deadlines and proposals, keep the results of those who stayed."""
        match = after.match
        matches.set_phase(tx, match.id, Phase.ENDED)
        deadlines.drop_all(tx, match.id)
        proposals.void(tx, match.id)
        for result in _results(after, self._now()):
            results.keep(tx, result)
        ratings.count(tx, match)
        if match.options.season is not None:
            tx.notify("seasons", match.options.season)

    def _set_deadlines(
        self,
        tx: Transaction,
        before: Position,
        asked: tuple[Decision, ...],
        asked_at: dict[Seat, int],
        by_hand: Action | Undo | None,
    ) -> None:
        """Set deadlines of questions that orders or silence will answer; drop those of closed windows."""
        match, now = before.match.id, self._now()
        opened = [asked_at[d.seat] for d in asked if d.window and d.answer is None]
        if not opened:
            if any(d.window for d in before.asked):
                deadlines.drop(tx, match, OrdersDue)
                deadlines.drop(tx, match, WindowCloses)
        elif not any(before.asked_at.get(d.seat) == asked_at[d.seat] for d in asked if d.window):
            at = min(opened)
            deadlines.save(tx, match, OrdersDue(at), now + ORDERS_AFTER)
            deadlines.save(tx, match, WindowCloses(at), now + SILENCE_AFTER)
        answered = before.decision(by_hand.seat) if isinstance(by_hand, Action) else None
        ordered.after_move(tx, match, before.game, answered, asked, asked_at, before.at + 1, now)

    def post(
        self,
        tx: Transaction,
        after: Position,
        sentences: tuple[Say, ...],
        *,
        silent: bool = False,
        about: str = "",
        looking: Seat | None = None,
        opening: bool = False,
    ) -> None:
        """Post all that was said since the last post; silently while everyone is at the table anyway."""
        match, state = after.match.id, after.state
        told = snapshots.get(tx, match, SETTLED)
        later = [] if opening else journal.entries(tx, match, after=told.at if told else 0)
        rows = journal.standing([row for row in later if row.at <= after.at])
        said = [*(event for row in rows for event in row.events), *map(Event, sentences)]
        mover = state.on_turn
        moved = [row for row in since(tx, match, mover) if row.at <= after.at]
        trail = [event for row in journal.standing(moved) for event in row.events]
        called = [seat for seat in _called(after) if seat != looking]  # they see their panel
        if told is not None and self._now() - journal.made(tx, match, told.at) < LIVE_EVENING:
            called = [seat for seat in called if not self._is_here(tx, match, seat)]
        silent = silent or not called
        until = time_control.until(tx, after.match, engine.waiting(after.asked))
        post = letters.post(after.game, state, match, after.at, after.asked, said, trail, silent, until)
        post = structs.replace(post, begins=told is None, about=about)
        outbox.insert(tx, match, after.at, f"match:{match}", codec.encode(post), board=True)

    def _is_here(self, tx: Transaction, match: int, seat: Seat) -> bool:
        """Whether a seat has moved so lately that all moves since were minutes apart."""
        own = journal.last_of(tx, match, seat)
        times = [*journal.times(tx, match, own), self._now()] if own else []
        return bool(times) and all(b - a < LIVE_EVENING for a, b in pairwise(times))


def _called(position: Position) -> list[Seat]:
    """The seats of people a post calls: those asked, or everyone when the match is over."""
    seats = position.state.everyone if position.state.ending else engine.waiting(position.asked)
    return [seat for seat in seats if not position.match.in_seat(seat).stand_in]


def _goes_on(position: Position, seat: Seat) -> bool:
    """Whether nobody but the mover is asked next: what they did is told with what they do now."""
    return engine.waiting(position.asked) == {seat}


def _tells(position: Position) -> bool:
    """Whether a person waits to be told; moves of stand-ins alone are told with the next post."""
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
        rated = ratings.counts(match) and place is not None
        found.append(Result(match.id, player.user, seat, place, ending.scores[seat], rated, now))
    return found
