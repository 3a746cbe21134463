"""A question with one answer answers itself only where nobody can tell by it that there was but one."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match.standing_orders import ORDERS_AFTER, by_itself
from games import GAMES
from games.core import codec, engine, orders
from games.core.model import Action, Decision, Seat
from games.core.rng import Rng
from tests.bot.company import ADA, BRUNO, CHIARA, Company
from tests.kit import playouts
from tests.kit.samples import quick_and_dense

LONE = quick_and_dense("each", 12, 400)  # questions of a match that are looked at


async def test_whoever_has_no_card_to_lay_is_waited_for_like_everybody_else(table: Company) -> None:
    """Nautilus Island: that they can do nothing but gather is theirs to know, also by the clock."""
    await table.sits(ADA, BRUNO, CHIARA, game="nautilus_island")
    while orders.only_answer((asked := (await table.live()).asked)[0]) is None:
        await table.plays(key=asked[0].keys[-1])  # whatever can be laid is laid
    posts = len(await table.posts())
    await table.passes(ORDERS_AFTER + 1)
    assert (await table.live()).asked == asked and len(await table.posts()) == posts


@LONE
@pytest.mark.parametrize("name", GAMES)
def test_nobody_else_learns_by_the_clock_that_there_was_one_answer(name: str, each: int) -> None:
    game, setup = GAMES[name], GAMES[name].setup(max(GAMES[name].meta.seats), "alone", {})
    match, looked_at = playouts.play(game, setup), 0
    for moment in match.moments:
        for decision in moment.asked:
            if by_itself(game, decision, ()) is None or looked_at >= each:
                continue
            looked_at += 1
            if game.steps[decision.step].idle:
                _is_public(game, match.state(moment), decision, setup.seats)
            else:
                _shows_nothing(game, match.state(moment), decision)


def _is_public(game: Any, state: Any, decision: Decision, seats: int) -> None:
    """The table hears of the answer: so everybody must be able to see that it is the only one."""
    for viewer in (None, *(Seat(seat) for seat in range(seats) if seat != decision.seat)):
        twin = codec.copy(state)
        game.resample(twin, viewer, Rng("another world"))
        assert [one.keys for one in engine.decisions(game, twin)] == [decision.keys]


def _shows_nothing(game: Any, state: Any, decision: Decision) -> None:
    """The table hears nothing: the same seat is asked on, within the same turn."""
    change = engine.apply(game, state, Action(decision.seat, decision.step, decision.keys))
    assert not change.settled and not any(event.visible_to(None) for event in change.events)
    assert {one.seat for one in change.asked} == {decision.seat} and change.state.turn == state.turn
