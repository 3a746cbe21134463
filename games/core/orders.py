"""Standing orders: what a player wants answered without being asked.

Two kinds, kept beside the match and never in its state: they are secret and bind nobody.

* For a **window** (a reaction out of turn): ask, always or never, by the window's name. One that cannot be
  carried out answers the default, for asking would tell the table that the player cannot.
* For **any other question**, an `Order`: `always` these picks to this question until it is taken off, or
  `next`, an answer in advance that is used once. One that is not legal when it comes up is dropped.

When they are carried out is the caller's affair (a delay that depends on public facts only, or the answer
gives the order away).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from games.core.model import Action, Decision, Say, Seat


class OrderKind(StrEnum):
    ALWAYS = "always"  # until it is taken off
    NEXT = "next"  # once


ALWAYS, NEXT = OrderKind.ALWAYS, OrderKind.NEXT
ASK, NEVER = "ask", "never"
CHOICES = (ASK, ALWAYS.value, NEVER)
MOST = 5  # orders of one kind that a seat may have at a time

Orders = Mapping[str, str]
"""One seat's orders by window name ("repel:whale"): ask, always or never. Not named: ask."""


class Order(Struct, frozen=True):
    """An answer given before its question is asked."""

    kind: OrderKind
    step: str  # the question it answers; "" (next only): whichever comes
    picks: tuple[str, ...]
    question: Say | None = None  # the question and the picks in words, as they were when it was given
    labels: tuple[Say, ...] = ()
    id: int = 0  # orders given later have greater ones


def coming(decision: Decision, given: Sequence[Order]) -> Order | None:
    """Find the order for a question: the oldest `next` for it, else the `always`.

    Windows have orders of their own; what is forced or answered needs none.
    """
    if decision.window or decision.forced or decision.answer is not None:
        return None
    meant = [order for order in given if order.step in ("", decision.step)]
    once = (order for order in meant if order.kind == NEXT)
    return next(once, None) or next(iter(meant), None)


def only_answer(decision: Decision) -> tuple[str, ...] | None:
    """The one answer that a question has, asked since not asking would tell; None: there are more.

    Windows have their own time.
    """
    alone = decision.least == decision.most == len(decision.options)
    return decision.keys if alone and not decision.window and decision.answer is None else None


def fits(decision: Decision, picks: tuple[str, ...]) -> bool:
    """Whether picks are a legal answer to a decision."""
    alone = len(set(picks)) == len(picks)
    return alone and set(picks) <= set(decision.keys) and decision.least <= len(picks) <= decision.most


def spoiled(order: Order, given: Sequence[Order]) -> list[Order]:
    """What goes when an order turns out not to be legal: an `always` alone; with a `next` all that were
    lined up behind it, for a plan whose beginning failed had better be made again than half played."""
    return [other for other in given if other.kind == NEXT] if order.kind == NEXT else [order]


def picks(decision: Decision, orders: Orders, orders_only: bool = False) -> tuple[str, ...] | None:
    """Answer a window from its orders; None: ask the player.

    `always` takes the first thing on offer that is not the default; an order that cannot be carried out now
    falls back to the default. At a table with orders only, a window is never asked: no order means the
    default.
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
    """Return the next answer that window orders give, if one is due."""
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
