"""Two worlds that differ in nothing but a standing order: nobody can tell it from a click at that moment."""

from __future__ import annotations

import pytest

from bot.match.standing_orders import ORDERS_AFTER
from games.core.model import Seat
from local_discord.message import Message
from storage.transaction import Transaction
from tests.bot.evening import Evening
from tests.bot.test_orders_wire import let_pass
from tests.bot.test_two_worlds import TWIN, Worlds

SAME_STATE = (
    "UPDATE snapshots SET state = (SELECT state FROM snapshots AS real WHERE real.match = 1 AND "
    "real.kind = snapshots.kind) WHERE match = 2"
)


async def ordered(evening: Evening) -> tuple[Worlds, Seat, tuple[str, ...]]:
    """A match where the mover has ordered their whole turn, and its twin, where they have ordered nothing."""
    pilots = await evening.open_table("Ada", "Bruno", "Chiara")
    await evening.people("David")[0].slash("play", game="nautilus_island")  # the row of the twin
    worlds = Worlds(evening, pilots)
    position = await worlds.app.turns.live(1)
    decision = position.asked[0]
    column = decision.keys[0]
    await worlds.fork(position, None, "the same")
    await worlds.app.database.write(Transaction.run, SAME_STATE)
    mover = pilots[decision.seat]
    for question, what in ((decision.step, column), ("act", "gather")):
        kept = await mover.slash("orders always", what=what, question=question, table="1")
        assert "Your order is kept" in kept.text
    await evening.all_said()
    return worlds, decision.seat, (column, "gather")


def arrived(worlds: Worlds, viewer: Seat | None, before: tuple[int, int, int]) -> tuple[list[str], list[str]]:
    """What has reached the channels of both worlds since then, each with its time."""
    here, there, _ = (m[n:] for m, n in zip(worlds._places(viewer), before, strict=True))
    one, two = worlds._received(viewer, before)
    return [*one, *map(_when, here)], [*two, *map(_when, there)]


def _when(message: Message) -> str:
    return str(message["timestamp"])[:19]


@pytest.mark.parametrize("watching", ["a player", "everybody"])
async def test_an_order_comes_like_a_click_at_that_moment(evening: Evening, watching: str) -> None:
    worlds, mover, picks = await ordered(evening)
    viewer = Seat((mover + 1) % 3) if watching == "a player" else None
    before = worlds._marks(viewer)
    await let_pass(evening, ORDERS_AFTER - 5)
    assert arrived(worlds, viewer, before) == ([], []), "an order is not to be seen before its time"
    await let_pass(evening, 5)
    for pick in picks:
        await worlds._plays(TWIN, mover, (pick,))
    await evening.all_said()
    one, two = arrived(worlds, viewer, before)
    assert one and one == two
