"""Standing orders: what a player wants answered in a window, without being asked.

Orders are kept beside the match, never in its state: they are secret and bind nobody. When they are carried
out is the caller's affair (a delay that depends on public facts only, or the answer gives the order away).
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core.model import Action, Decision, Seat

ASK, ALWAYS, NEVER = "ask", "always", "never"
CHOICES = (ASK, ALWAYS, NEVER)

Orders = Mapping[str, str]
"""One seat's orders by window name ("repel:whale"): ask, always or never. Not named: ask."""


def picks(decision: Decision, orders: Orders, orders_only: bool = False) -> tuple[str, ...] | None:
    """What the orders answer to a decision; None: ask the player.

    `always` takes the first thing on offer that is not the default; an order that cannot be carried out now
    falls back to the default, for asking would tell the table that the player cannot. At a table with
    orders only, a window is never asked: no order means the default.
    """
    if not decision.window:
        return None
    order = orders.get(decision.window, ASK)
    if order == ALWAYS:
        return _first(decision)
    if order == NEVER or orders_only:
        return decision.default
    return None


def due(
    asked: tuple[Decision, ...], orders: Mapping[Seat, Orders], orders_only: bool = False
) -> Action | None:
    """The next answer that orders give, if one is due."""
    for decision in asked:
        if decision.answer is not None:
            continue
        chosen = picks(decision, orders.get(decision.seat, {}), orders_only)
        if chosen is not None:
            return Action(decision.seat, decision.step, chosen)
    return None


def _first(decision: Decision) -> tuple[str, ...]:
    wanted = max(1, decision.least)
    others = [key for key in decision.keys if key not in decision.default]
    return tuple(others[:wanted]) if len(others) >= wanted else decision.default
