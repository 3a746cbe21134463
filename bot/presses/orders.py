"""Standing orders."""

from __future__ import annotations

from bot.id_forms import Number
from bot.presses.kinds import AtTable, Choice, FilledIn
from games.core.orders import OrderKind


class OpenOrders(AtTable, frozen=True):
    form = "orders:{match}"


class BackToOrders(AtTable, frozen=True):
    form = "orders:{match}:again"


class GiveOrder(AtTable, frozen=True):
    form = "order:{match}:{kind}"
    kind: OrderKind


class OpenOrderForm(AtTable, frozen=True):
    form = "order:{match}:{kind}:form"
    kind: OrderKind


class OrderForm(FilledIn, frozen=True):
    """Answers ordered in one go, each to the question whose step its field is called by."""

    form = "order:{match}:{kind}:form:{interaction}"
    match: Number
    kind: OrderKind
    interaction: Number  # makes each form's id another one


class OpenReactions(AtTable, frozen=True):
    form = "react:{match}"


class ReactionsForm(FilledIn, frozen=True):
    """What is answered when others move, by the reaction."""

    form = "react:{match}:{interaction}"
    match: Number
    interaction: Number


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
