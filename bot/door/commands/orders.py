"""`/orders`: the slash commands for standing orders."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.door.commands.common import Context, Phrase, Word, choices, filled, name, said
from bot.door.handlers.orders import OrderHandlers
from bot.door.reply import Interaction
from games.core.orders import CHOICES, OrderKind


def add_order_commands(context: Context, orders: OrderHandlers) -> None:
    group = app_commands.Group(name=name("orders"), description=said("cmd-orders"))
    context.table_command(group, "list", "cmd-orders-list", orders.show_command)
    for kind in OrderKind:
        _give(context, orders, group, kind)
    _react(context, orders, group)
    context.tree.add_command(group)


def _give(context: Context, orders: OrderHandlers, group: app_commands.Group, kind: OrderKind) -> None:
    """`next` and `always` are given alike: an answer, and for which question."""

    @group.command(name=name(kind), description=said(f"cmd-orders-{kind}"))
    @app_commands.rename(what=name("what"), question=name("question"), table=name("table"))
    @app_commands.describe(
        what=said("cmd-orders-what"), question=said("cmd-orders-question"), table=said("cmd-table")
    )
    async def give(
        interaction: Interaction, what: Phrase, question: Word | None = None, table: Word | None = None
    ) -> None:
        await context.in_private(
            interaction, lambda: orders.give_command(interaction, kind, what, question, table)
        )

    async def answers(interaction: Interaction, typed: str) -> list[Choice[str]]:
        question, table = filled(interaction, "question"), filled(interaction, "table")
        return choices(await orders.suggest_answers(interaction, kind, typed, question, table))

    async def questions(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices(await orders.suggest_questions(interaction, kind, typed, filled(interaction, "table")))

    give.autocomplete("what")(answers)
    give.autocomplete("question")(questions)
    give.autocomplete("table")(context.tables())


def _react(context: Context, orders: OrderHandlers, group: app_commands.Group) -> None:
    @group.command(name=name("react"), description=said("cmd-orders-react"))
    @app_commands.rename(order=name("order"), window=name("when"), table=name("table"))
    @app_commands.describe(
        order=said("cmd-orders-order"), window=said("cmd-orders-when"), table=said("cmd-table")
    )
    @app_commands.choices(order=[Choice(name=said(f"order-{key}"), value=key) for key in CHOICES])
    async def react(
        interaction: Interaction, order: str, window: Word | None = None, table: Word | None = None
    ) -> None:
        await context.in_private(interaction, lambda: orders.react_command(interaction, window, order, table))

    async def windows(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices(await orders.suggest_windows(interaction, typed, filled(interaction, "table")))

    react.autocomplete("window")(windows)
    react.autocomplete("table")(context.tables())
