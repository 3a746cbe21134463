"""Standing orders in the turn manager, without Discord: when they answer, and what becomes of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.match import letters
from bot.match import standing_orders as ordered
from bot.match.deadlines import OrdersDue
from bot.match.letters import Whisper
from bot.match.position import Position
from bot.match.standing_orders import ORDERS_AFTER
from bot.table.order_desk import OrderReceipt
from games.core.ahead import Foreseen, ahead
from games.core.model import Action, Decision, RuleError, Seat
from games.core.orders import MOST, NEXT, Order, OrderKind
from storage import journal, orders, outbox
from storage.database import Database
from storage.transaction import Transaction
from tests.bot.chance import certain
from tests.bot.company import ADA, BRUNO, Company

A, B = Seat(0), Seat(1)


class Ordering(Company):
    """Two at Nautilus Island who give standing orders."""

    async def asked(self) -> Decision:
        return (await self.live()).asked[0]

    async def gives(self, seat: Seat, kind: str, step: str, *picks: str) -> OrderReceipt:
        return await self.order_desk.give(1, seat, Order(OrderKind(kind), step, picks))

    async def rows_in(self, seconds: float) -> int:
        """How many rows of the journal are written while time goes by."""
        before = (await self.live()).at
        await self.passes(seconds)
        return (await self.live()).at - before

    async def answers(self) -> list[Action]:
        rows = await self.database.read(journal.entries, 1)
        return [row.row for row in rows if isinstance(row.row, Action) and not row.forced]

    async def given(self, seat: Seat) -> list[tuple[str, ...]]:
        return [o.picks for o in (await self.database.read(orders.ahead, 1)).get(seat, [])]

    async def words_to(self, user: int) -> list[str]:
        """The sentences of all DMs to somebody."""
        return [say.name for letter in await self.letters(Whisper, f"dm:{user}") for say in letter.sentences]

    async def until(self, seat: Seat, step: str) -> None:
        while (decision := await self.asked()).seat != seat or decision.step != step:
            await self.plays()

    async def until_a_turn_of_two_clicks(self) -> Decision:
        """On to somebody's turn in which, after the first column, there is something to choose."""
        while True:
            decision = await self.asked()
            if decision.step == "explore":
                foreseen = [f.decision.step for f in self._ahead(await self.live(), decision)]
                if foreseen[1:2] == ["act"]:
                    return decision
            await self.plays()

    def _ahead(self, position: Position, decision: Decision) -> list[Foreseen]:
        plan = [Order(NEXT, "explore", decision.keys[:1])]
        return list(ahead(position.game, position.state, decision.seat, plan))


@pytest.fixture
async def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Ordering]:
    certain(monkeypatch, "orders")  # the same match every time
    database = await Database.open(tmp_path / "orders.db")
    table = Ordering(database)
    await table.sits(ADA, BRUNO)
    yield table
    await database.close()


# -- when ------------------------------------------------------------------------------------------------


async def test_an_order_answers_ten_minutes_after_its_question_and_not_before(table: Ordering) -> None:
    decision = await table.asked()
    given = await table.gives(decision.seat, "next", "explore", decision.keys[1])
    assert given == OrderReceipt(due=table.now + ORDERS_AFTER)
    assert await table.rows_in(ORDERS_AFTER - 1) == 0
    assert await table.rows_in(1) > 0
    assert (await table.answers())[0] == Action(decision.seat, "explore", decision.keys[1:2])
    assert await table.given(decision.seat) == [], "used once"


async def test_it_counts_from_the_question_not_from_the_order(table: Ordering) -> None:
    decision = await table.asked()
    await table.passes(ORDERS_AFTER - 10)
    await table.gives(decision.seat, "next", "explore", decision.keys[1])
    assert await table.rows_in(10) > 0


async def test_given_when_its_question_has_been_open_longer_it_is_simply_an_answer(
    table: Ordering,
) -> None:
    decision = await table.asked()
    await table.passes(ORDERS_AFTER)
    put = (await table.live()).asked_at[decision.seat]
    assert await table.gives(decision.seat, "next", "explore", decision.keys[1]) == OrderReceipt(asked=put)
    assert await table.given(decision.seat) == [], "played by its owner, not kept"
    assert await table.gives(decision.seat, "always", "explore", decision.keys[1]) == OrderReceipt(asked=put)
    assert await table.given(decision.seat) == [decision.keys[1:2]], "always means the next time, too"


async def test_a_turn_of_several_clicks_waits_once(table: Ordering) -> None:
    decision = await table.until_a_turn_of_two_clicks()
    before = len(await table.answers())
    await table.gives(decision.seat, "next", "explore", decision.keys[0])
    await table.gives(decision.seat, "next", "act", "gather")
    await table.passes(ORDERS_AFTER)
    assert [(a.seat, a.step) for a in (await table.answers())[before : before + 2]] == [
        (decision.seat, "explore"),
        (decision.seat, "act"),
    ]


async def test_the_others_wait_their_own_ten_minutes(table: Ordering) -> None:
    first = await table.asked()
    other = Seat(1 - first.seat)
    for seat, column in ((first.seat, first.keys[0]), (other, first.keys[1])):
        await table.gives(seat, "always", "explore", column)
        await table.gives(seat, "always", "act", "gather")
    await table.passes(ORDERS_AFTER)
    assert {action.seat for action in await table.answers()} == {first.seat}
    assert await table.rows_in(ORDERS_AFTER - 1) == 0
    await table.passes(1)
    assert {action.seat for action in await table.answers()} == {first.seat, other}


async def test_an_order_for_a_seat_not_yet_asked_waits_for_its_question(table: Ordering) -> None:
    first = await table.asked()
    other = Seat(1 - first.seat)
    assert await table.gives(other, "next", "explore", first.keys[-1]) == OrderReceipt()
    assert await table.rows_in(3 * ORDERS_AFTER) == 0
    while (await table.asked()).seat == first.seat:
        await table.plays()
    assert await table.rows_in(ORDERS_AFTER - 1) == 0
    assert await table.rows_in(1) > 0


async def test_a_deadline_of_an_older_question_answers_no_newer_one(table: Ordering) -> None:
    decision = await table.asked()
    await table.gives(decision.seat, "next", "explore", decision.keys[1])
    at = (await table.live()).asked_at[decision.seat]
    await table.timed_moves.carry_out_orders(1, OrdersDue(at - 1))
    assert await table.answers() == []


@pytest.mark.parametrize("order_first", [True, False])
async def test_an_order_given_while_its_question_is_being_put_is_not_forgotten(
    table: Ordering, order_first: bool
) -> None:
    first = await table.asked()

    async def turn() -> None:
        while (await table.asked()).seat == first.seat:
            await table.plays()

    both = [table.gives(Seat(1 - first.seat), "next", "explore", first.keys[-1]), turn()]
    await asyncio.gather(*(both if order_first else reversed(both)))
    assert await table.rows_in(ORDERS_AFTER) > 0


# -- what becomes of them --------------------------------------------------------------------------------


async def test_always_answers_again_and_again_until_it_is_taken_off(table: Ordering) -> None:
    await table.gives(A, "always", "act", "gather")
    for _ in range(2):
        await table.until(A, "act")
        assert await table.rows_in(ORDERS_AFTER) > 0
    desk = await table.order_desk.desk(1, (await table.live()).match.in_seat(A).user)
    await table.order_desk.take_off(desk, desk.mine[0].id)
    await table.until(A, "act")
    assert await table.rows_in(ORDERS_AFTER) == 0


async def test_nobody_takes_off_what_is_anothers(table: Ordering) -> None:
    seat = (await table.asked()).seat
    await table.gives(seat, "always", "explore", (await table.asked()).keys[0])
    match = (await table.live()).match
    number = (await table.database.read(orders.ahead, 1))[seat][0].id
    await table.order_desk.take_off(
        await table.order_desk.desk(1, match.in_seat(Seat(1 - seat)).user), number
    )
    assert await table.given(seat) != []


async def test_an_answer_by_hand_takes_the_place_of_the_next(table: Ordering) -> None:
    decision = await table.asked()
    await table.gives(decision.seat, "next", "explore", decision.keys[0])
    await table.gives(decision.seat, "next", "explore", decision.keys[1])
    await table.plays(key=decision.keys[2])
    assert await table.given(decision.seat) == [decision.keys[1:2]]


async def test_what_is_not_legal_when_it_comes_up_is_dropped_with_a_word(table: Ordering) -> None:
    decision = await table.asked()
    owner = (await table.live()).match.in_seat(decision.seat).user
    await table.gives(decision.seat, "next", "explore", "column:99")
    await table.gives(decision.seat, "next", "act", "gather")
    await table.gives(decision.seat, "always", "close", "close")
    assert await table.rows_in(ORDERS_AFTER) == 0
    assert await table.asked() == decision, "asked as usual"
    assert await table.words_to(owner) == ["order-dropped", "order-dropped", "order-asked"]
    assert await table.words_to(ADA + BRUNO - owner) == []
    assert await table.given(decision.seat) == [("close",)], "the plan is gone, the standing order stands"
    assert await table.rows_in(ORDERS_AFTER) == 0 and len(await table.words_to(owner)) == 3, "told once"


async def test_the_words_of_a_dropped_order_follow_those_of_the_move_before_it(table: Ordering) -> None:
    decision = await table.until_a_turn_of_two_clicks()
    owner = (await table.live()).match.in_seat(decision.seat).user
    await table.gives(decision.seat, "next", "explore", decision.keys[0])
    await table.gives(decision.seat, "always", "act", "no:such")
    assert await table.rows_in(ORDERS_AFTER) == 1
    assert (await table.asked()).step == "act"
    assert (await table.words_to(owner))[-2:] == ["order-dropped", "order-asked"]


async def test_the_owner_reads_once_in_the_list_what_was_dropped(table: Ordering) -> None:
    decision = await table.asked()
    owner = (await table.live()).match.in_seat(decision.seat).user
    await table.gives(decision.seat, "always", "explore", "column:99")
    await table.passes(ORDERS_AFTER)
    desk = await table.order_desk.desk(1, owner)
    assert [order.picks for order in desk.dropped[decision.seat]] == [("column:99",)]
    await table.order_desk.looked(desk)
    assert (await table.order_desk.desk(1, owner)).dropped == {}


async def test_a_seat_has_at_most_five_of_a_kind_and_one_always_for_each_question(table: Ordering) -> None:
    for number in range(MOST):
        await table.gives(A, "next", "explore", f"column:{number}")
        await table.gives(A, "always", "close", ("close", "leave-open")[number % 2])
    with pytest.raises(RuleError) as refused:
        await table.gives(A, "next", "explore", "column:1")
    assert refused.value.say.name == "orders-full"
    assert (await table.given(A))[MOST:] == [("close",)]


async def test_orders_go_when_the_match_is_over_and_with_their_owner(table: Ordering) -> None:
    await table.gives(A, "always", "close", "close")
    await table.gives(B, "always", "close", "close")
    await table.database.write(orders.forget, 1, B)
    assert (await table.given(A), await table.given(B)) == ([("close",)], [])
    while (await table.live()).asked:
        await table.plays()
    assert await table.given(A) == []


async def test_a_move_without_orders_about_sets_no_deadline(table: Ordering) -> None:
    await table.plays()
    rows = await table.database.read(Transaction.all, "SELECT key FROM deadlines")
    assert "orders" not in [row["key"] for row in rows]


async def test_the_letters_of_a_dropped_order_have_a_mark_of_their_own(table: Ordering) -> None:
    decision = await table.asked()
    owner = (await table.live()).match.in_seat(decision.seat).user
    await table.gives(decision.seat, "always", "explore", "column:99")
    await table.passes(ORDERS_AFTER)
    letter = await table.database.read(outbox.first, f"dm:{owner}")
    assert letter is not None
    body = letters.read(letter.body)
    assert isinstance(body, Whisper) and body.about == ordered.ABOUT and body.your_turn
