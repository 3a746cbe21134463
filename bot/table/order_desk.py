"""Give standing orders: what may be ordered now, and what becomes of an order."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

from msgspec import Struct

from bot.match import deadlines
from bot.match.deadlines import OrdersDue
from bot.match.position import Position, load
from bot.match.reading import seen_by
from bot.match.standing_orders import ORDERS_AFTER
from bot.text.choices import Naming
from bot.text.typed import in_words, label_of, understood
from bot.text.words import Wording
from games.core import engine
from games.core import orders as standing
from games.core.ahead import FARTHEST, Foreseen, outlook
from games.core.model import RuleError, Seat
from games.core.orders import ALWAYS, MOST, NEXT, Order, OrderKind
from storage import journal, orders
from storage.database import Database
from storage.matches import Phase
from storage.orders import Ahead
from storage.snapshots import LIVE
from storage.transaction import Transaction

_KEY = re.compile(r"[^\s,]{1,60}")


class Desk(Struct):
    """All of one person's orders at a table, and how it stands as far as they may know."""

    position: Position
    seats: tuple[Seat, ...]
    given: Ahead
    dropped: Ahead  # could not be carried out, and were not looked at since

    @property
    def mine(self) -> list[Order]:
        return [order for seat in self.seats for order in self.given.get(seat, [])]


class Outlook(Struct, frozen=True):
    """What may be ordered, soonest first, and for which seat."""

    kind: OrderKind
    seat: Seat
    questions: list[Foreseen]

    def named(self, step: str | None) -> Foreseen | None:
        """The question of that name; the soonest if none is named."""
        return next((each for each in self.questions if step in (None, each.decision.step)), None)


class OrderReceipt(Struct, frozen=True):
    """What became of an order."""

    asked: int | None = None  # it is an answer to the question put then: play it now
    due: float | None = None  # its question is open, and will be answered then


class OrderDesk:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._db = database
        self._now = now

    async def desk(self, match: int, user: int) -> Desk:
        """The orders of somebody who sits at a match under way."""
        return await self._db.read(_desk, match, user)

    async def outlook(self, desk: Desk, kind: OrderKind) -> Outlook:
        """Foresee what may be ordered; off the event loop, for it takes its time.

        Someone with several seats orders for the one that will be asked first.
        """
        position = desk.position
        found = {
            seat: await asyncio.to_thread(
                outlook, position.game, position.state, seat, desk.given.get(seat, []), kind
            )
            for seat in desk.seats
        }
        soonest = min(desk.seats, key=lambda seat: found[seat][0].after if found[seat] else FARTHEST)
        return Outlook(OrderKind(kind), soonest, found[soonest])

    async def give(self, match: int, seat: Seat, order: Order) -> OrderReceipt:
        """Keep an order; one whose question has been open for longer than the delay is simply an answer."""
        return await self._db.write(self._give, match, seat, order)

    def _give(self, tx: Transaction, match: int, seat: Seat, order: Order) -> OrderReceipt:
        live = load(tx, match, LIVE)
        decision = live.decision(seat)
        opened = None
        if decision is not None and standing.coming(decision, [order]):
            opened = journal.made(tx, match, live.asked_at[seat])
        late = opened is not None and self._now() >= opened + ORDERS_AFTER
        if not (late and order.kind == NEXT):
            _keep(tx, live, seat, order, opened)
        if late:
            return OrderReceipt(asked=live.asked_at[seat])
        return OrderReceipt(due=None if opened is None else opened + ORDERS_AFTER)

    async def take_off(self, desk: Desk, number: int) -> None:
        """Remove one order by its number; one that is gone already is no error."""
        await self._db.write(orders.take_off, [order for order in desk.mine if order.id == number])

    async def looked(self, desk: Desk) -> None:
        """Forget the dropped orders: their owner has seen them."""
        seen = [order for seat in desk.seats for order in desk.dropped.get(seat, [])]
        if seen:
            await self._db.write(orders.take_off, seen)


def _desk(tx: Transaction, match: int, user: int) -> Desk:
    position = seen_by(tx, match, user)
    seats = position.match.seats_of(user)
    if not seats:
        raise RuleError("not-seated-here")
    if position.match.phase != Phase.PLAYING:
        raise RuleError("game-over", reason=position.match.phase)
    return Desk(position, seats, orders.ahead(tx, match), orders.ahead(tx, match, dropped=True))


def _keep(tx: Transaction, live: Position, seat: Seat, order: Order, opened: float | None) -> None:
    match = live.match.id
    mine = orders.ahead(tx, match).get(seat, [])
    others = [o for o in mine if o.kind == order.kind and (o.kind == NEXT or o.step != order.step)]
    if len(others) >= MOST:
        raise RuleError("orders-full", most=MOST)
    orders.give(tx, match, seat, order)
    if opened is not None:
        deadlines.save(tx, match, OrdersDue(live.asked_at[seat]), opened + ORDERS_AFTER)


def meant(
    desk: Desk, ahead: Outlook, question: str | None, what: str, words: Wording, names: Naming
) -> Order:
    """The order someone means: by what is on offer in a question foreseen, or by keys for one that is not."""
    chosen = ahead.named(question)
    if chosen is None:
        return _unforeseen(desk, ahead.kind, question, what)
    decision = chosen.decision
    labels = in_words(decision, chosen.question, words, names)
    picks = understood(decision, labels, what) if what else ()
    if picks is None and question is not None and chosen.after:
        return _unforeseen(desk, ahead.kind, question, what)  # who names both by key knows better
    if picks is None:
        raise RuleError("not-understood", typed=what, count=len(decision.options))
    if not standing.fits(decision, picks):
        raise engine.wrong_number(decision, len(picks))
    said = tuple(label_of(chosen.question, key) for key in picks)
    return Order(ahead.kind, decision.step, picks, chosen.question.prompt, said)


def _unforeseen(desk: Desk, kind: OrderKind, question: str | None, what: str) -> Order:
    """An order in the stored notation, for a question that cannot be foreseen."""
    steps = desk.position.game.steps
    if question not in steps and (question is not None or kind == ALWAYS):
        raise RuleError("order-no-question", known=tuple(steps))
    keys = tuple(key.strip() for key in what.split(","))
    if not all(_KEY.fullmatch(key) for key in keys):
        raise RuleError("not-understood", typed=what, count=0)
    return Order(kind, question or "", keys)
