"""Carry out standing orders.

**Timing tells nothing.** An order answers ORDERS_AFTER its question was asked: the same for every seat, every
question and every order, counted from what everyone can see. Never at once, or haste would give away what a
seat holds or had planned; the one exception is a window at a table that chose orders only, where everybody's
are resolved at once. Who holds a watch can tell that an answer after exactly ten minutes was ordered, but not
since when, nor whether the order named this question or every one like it.

**A turn of several clicks waits once.** Each click is a question of its own, and ten minutes for each would
make an ordered turn last an hour. Nobody but the mover sees the questions inside a turn: the table is told
when it settles. So once the first of them was due, the whole chain of small questions to that seat goes in
one go, as far as orders answer it and as long as it is the same turn and nobody else is asked. A new turn, a
question to others, a window that opens on the way: all these are asked anew, and wait their own ten minutes.

**A question with one answer answers itself** in the same ten minutes, but only where nobody else can tell
that it did: it is put since not asking would tell something, and so would an answer that the table hears of.
So it must be one that only leads on to the next question of the same turn, and nothing must be ordered that
would follow. One that is put for taking back alone, when nothing else is left of a turn, answers itself in
two minutes, and the table hears of it: everyone can see that nothing is left.

**An order comes up when it is due**, not before: a player who is clicking may pass a question, take it back
and come to it again, and loses no order by it. An answer by hand takes the place of the `next` meant for that
question. What is not legal when it comes up is dropped, and its owner, nobody else, is told by DM; windows
answer their default instead, for asking would tell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.match import deadlines
from bot.match.deadlines import OrdersDue
from bot.match.letters import Whisper
from bot.match.rules import AnyGame
from games.core import codec
from games.core import orders as standing
from games.core.model import Action, Decision, Say, Seat
from games.core.orders import NEXT, Order, Orders
from storage import orders, outbox
from storage.matches import Match
from storage.orders import Ahead
from storage.transaction import Transaction

ORDERS_AFTER = 600.0  # seconds after which standing orders answer a question: the same for every question
ENDS_AFTER = 120.0  # seconds to take something back when nothing else is left of a turn
CHAIN = 100  # clicks that orders make in one go; a turn that goes on longer asks its player
ABOUT = "orders"
"""What a whisper about dropped orders is about."""


class Due:
    """What orders answer now that a deadline has come, and what becomes of the orders."""

    def __init__(
        self,
        game: AnyGame,
        waiting: tuple[Decision, ...],
        turn: int,
        windows: Mapping[Seat, Orders],
        given: Ahead,
        orders_only: bool,
    ) -> None:
        self._game = game
        self._waiting = {decision.seat: decision for decision in waiting}  # open for long enough
        self._turn = turn
        self._windows = windows
        self._given = {seat: list(mine) for seat, mine in given.items()}
        self._only = orders_only
        self._chain: Seat | None = None
        self._clicks = 0
        self._spent: list[Order] = []
        self.dropped: dict[Seat, list[Order]] = {}

    def answer(self, asked: tuple[Decision, ...], turn: int) -> Action | None:
        """The next answer that orders give, if one is due."""
        for decision in asked:
            if decision.answer is not None or not self._is_due(decision, asked, turn):
                continue
            picks = (
                self._window(decision) if decision.window else self._ahead(decision, alone=len(asked) == 1)
            )
            if picks is not None:
                return Action(decision.seat, decision.step, picks)
        return None

    def settle(self, tx: Transaction) -> None:
        """Remove the orders that were used up, mark those that were dropped."""
        orders.take_off(tx, self._spent)
        for mine in self.dropped.values():
            orders.drop(tx, mine)

    def tell(self, tx: Transaction, match: Match, game: AnyGame, state: Any, at: int) -> None:
        """Tell the owner of every dropped order, and nobody else."""
        for seat, mine in self.dropped.items():
            said = tuple(Say("order-dropped", words(order)) for order in mine)
            view = codec.encode(game.view(state, seat))
            sentences = (*said, Say("order-asked"))
            letter = Whisper(match.id, at, seat, sentences, view, your_turn=True, about=ABOUT)
            queue = f"dm:{match.in_seat(seat).user}"
            outbox.insert(tx, match.id, at, queue, codec.encode(letter), board=True)

    def _is_due(self, decision: Decision, asked: tuple[Decision, ...], turn: int) -> bool:
        if self._waiting.get(decision.seat) == decision or (decision.window and self._only):
            return True
        alone = len(asked) == 1 and decision.seat == self._chain
        return alone and turn == self._turn and self._clicks < CHAIN

    def _window(self, decision: Decision) -> tuple[str, ...] | None:
        return standing.picks(decision, self._windows.get(decision.seat, {}), self._only)

    def _ahead(self, decision: Decision, *, alone: bool) -> tuple[str, ...] | None:
        seat = decision.seat
        mine = self._given.get(seat, [])
        order = standing.coming(decision, mine)
        self._waiting.pop(seat, None)
        self._chain = None
        if order is None:
            only = by_itself(self._game, decision, mine)
            if only is not None:
                self._chain, self._clicks = seat if alone else None, self._clicks + 1
            return only
        if not standing.fits(decision, order.picks):
            self.dropped[seat] = standing.spoiled(order, mine)
            return None
        if order.kind == NEXT:
            mine.remove(order)
            self._spent.append(order)
        self._chain, self._clicks = seat if alone else None, self._clicks + 1
        return order.picks


def by_itself(game: AnyGame, decision: Decision, given: Sequence[Order]) -> tuple[str, ...] | None:
    """The one answer to a question, if it may be given without a click: nobody learns by it that it is."""
    only = standing.only_answer(decision)
    if only is None:
        return None
    step = game.steps[decision.step]
    unseen = only == (step.passes,) and not given
    return only if step.idle or unseen else None


def due(
    tx: Transaction,
    match: int,
    game: AnyGame,
    waiting: tuple[Decision, ...],
    turn: int,
    orders_only: bool,
) -> Due:
    """The orders of a match, ready to answer questions that have been open for long enough."""
    windows, given = orders.of_match(tx, match), orders.ahead(tx, match)
    return Due(game, waiting, turn, windows, given, orders_only)


def after_move(
    tx: Transaction,
    match: int,
    game: AnyGame,
    by_hand: Decision | None,
    asked: tuple[Decision, ...],
    asked_at: Mapping[Seat, int],
    fresh: int,
    now: float,
) -> None:
    """Set the deadline of questions that orders will answer, after a move by hand in answer to `by_hand`.

    Only questions asked since (`fresh`) get one, and of those without an order what answers itself.
    """
    given = orders.ahead(tx, match)
    lone = [d for d in asked if by_itself(game, d, given.get(d.seat, [])) is not None]
    if not given and not lone:
        return
    if not asked:
        orders.take_off(tx, [order for mine in given.values() for order in mine])
        return
    if by_hand is not None:
        mine = given.get(by_hand.seat, [])
        order = standing.coming(by_hand, mine)
        if order is not None and order.kind == NEXT:  # the answer it was meant to be has been given
            mine.remove(order)
            orders.take_off(tx, [order])
    opened = [
        asked_at[d.seat]
        for d in asked
        if asked_at[d.seat] >= fresh and (d in lone or standing.coming(d, given.get(d.seat, [])))
    ]
    if opened:
        over = all(d in lone and game.steps[d.step].idle for d in asked)
        deadlines.save(tx, match, OrdersDue(max(opened)), now + (ENDS_AFTER if over else ORDERS_AFTER))


def words(order: Order) -> dict[str, Any]:
    """An order as facts of a sentence: its question and its answer, as they were when it was given."""
    labels = order.labels or tuple(Say("option-unnamed", {"key": key}) for key in order.picks)
    question = order.question or Say("order-any-question")
    return {"question": question, "answer": labels}
