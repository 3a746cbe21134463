"""Standing orders."""

from __future__ import annotations

from bot.id_forms import Number
from bot.presses.kinds import AtTable, Choice
from games.core.orders import OrderKind


class OpenOrders(AtTable, frozen=True):
    form = "orders:{match}"


class BackToOrders(AtTable, frozen=True):
    form = "orders:{match}:again"


class GiveOrder(AtTable, frozen=True):
    form = "order:{match}:{kind}"
    kind: OrderKind


class DropOrder(AtTable, frozen=True):
    form = "unorder:{match}:{number}"
    number: Number


class OrderQuestionMenu(Choice, frozen=True):
    """Which step's question the order is for."""

    form = "menu:{match}:orders:{kind}"
    match: Number
    kind: OrderKind


class OrderAnswerMenu(AtTable, frozen=True):
    form = "menu:{match}:order:{kind}:{step}:{number}"
    kind: OrderKind
    step: str
    number: Number
    values: tuple[str, ...] = ()
