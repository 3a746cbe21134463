"""What a seat will probably be asked next, imagined from what it knows: so nothing is given away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from games.core import codec, engine, orders
from games.core.game import Game, S
from games.core.model import Action, Decision, Question, Seat
from games.core.orders import Order
from games.core.rng import Rng

FARTHEST = 80  # answers imagined before giving up: some rounds of a full table
SEED = "ahead"  # any would do; always the same, so that looking twice shows the same


class Foreseen(Struct, frozen=True):
    """A question that may come, or the one open now."""

    decision: Decision
    question: Question
    ordered: bool  # an order answers it already
    after: int  # how many answers away it is; 0: it is open now


def ahead(game: Game[S, Any], state: S, seat: Seat, given: Sequence[Order] = ()) -> Iterator[Foreseen]:
    """The questions a seat would come to, soonest first, within bounds.

    The state is dealt again as the seat might imagine it, chance to come included. From there everybody
    answers what silence means, and the seat what it has ordered; windows never count, they have orders
    of their own.
    """
    twin = codec.copy(state)
    game.resample(twin, seat, Rng(SEED))
    asked, left = engine.decisions(game, twin), list(given)
    for after in range(FARTHEST):
        mine = next((d for d in asked if d.seat == seat and _open(d)), None)
        decision = mine or next((d for d in asked if d.answer is None), None)
        if decision is None:
            return
        picks = decision.default
        if mine is not None:
            order = _fitting(mine, left)
            yield Foreseen(mine, engine.question(game, twin, seat), order is not None, after)
            if order is not None:
                picks = order.picks
                left = [other for other in left if other is not order or order.kind != orders.NEXT]
        asked = engine.play_on(game, twin, Action(decision.seat, decision.step, picks), asked).asked


def _open(decision: Decision) -> bool:
    return decision.answer is None and not decision.window and not decision.forced


def _fitting(decision: Decision, given: Sequence[Order]) -> Order | None:
    order = orders.coming(decision, given)
    return order if order is not None and orders.fits(decision, order.picks) else None
