"""`/orders`: the slash commands for standing orders."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.door.client import Client
from bot.door.commands.general import Phrase, Word, choices, in_private, name, said, tables_of
from bot.door.handlers.orders import Orders
from bot.door.reply import Interaction
from bot.door.which_match import Meant
from games.core.orders import ALWAYS, CHOICES, NEXT


def add_order_commands(client: Client, orders: Orders, meant: Meant) -> None:
    group = app_commands.Group(name=name("orders"), description=said("cmd-orders"))
    _show(client, orders, meant, group)
    for kind in (NEXT, ALWAYS):
        _give(client, orders, meant, group, kind)
    _react(client, orders, meant, group)
    client.tree.add_command(group)


def _show(client: Client, orders: Orders, meant: Meant, group: app_commands.Group) -> None:
    @group.command(name=name("list"), description=said("cmd-orders-list"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=said("cmd-table"))
    async def show(interaction: Interaction, table: Word | None = None) -> None:
        await in_private(client, interaction, lambda: orders.show_command(interaction, table))

    show.autocomplete("table")(tables_of(meant))


def _give(client: Client, orders: Orders, meant: Meant, group: app_commands.Group, kind: str) -> None:
    """`next` and `always` are given alike: an answer, and for which question."""

    @group.command(name=name(kind), description=said(f"cmd-orders-{kind}"))
    @app_commands.rename(what=name("what"), question=name("question"), table=name("table"))
    @app_commands.describe(
        what=said("cmd-orders-what"), question=said("cmd-orders-question"), table=said("cmd-table")
    )
    async def give(
        interaction: Interaction, what: Phrase, question: Word | None = None, table: Word | None = None
    ) -> None:
        await in_private(
            client, interaction, lambda: orders.give_command(interaction, kind, what, question, table)
        )

    async def answers(interaction: Interaction, typed: str) -> list[Choice[str]]:
        question, table = _filled(interaction, "question"), _filled(interaction, "table")
        return choices(await orders.answers(interaction, kind, typed, question, table))

    async def questions(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices(await orders.questions(interaction, kind, typed, _filled(interaction, "table")))

    give.autocomplete("what")(answers)
    give.autocomplete("question")(questions)
    give.autocomplete("table")(tables_of(meant))


def _react(client: Client, orders: Orders, meant: Meant, group: app_commands.Group) -> None:
    @group.command(name=name("react"), description=said("cmd-orders-react"))
    @app_commands.rename(order=name("order"), window=name("when"), table=name("table"))
    @app_commands.describe(
        order=said("cmd-orders-order"), window=said("cmd-orders-when"), table=said("cmd-table")
    )
    @app_commands.choices(order=[Choice(name=said(f"order-{key}"), value=key) for key in CHOICES])
    async def react(
        interaction: Interaction, order: str, window: Word | None = None, table: Word | None = None
    ) -> None:
        await in_private(client, interaction, lambda: orders.react_command(interaction, window, order, table))

    async def windows(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices(await orders.windows(interaction, typed, _filled(interaction, "table")))

    react.autocomplete("window")(windows)
    react.autocomplete("table")(tables_of(meant))


def _filled(interaction: Interaction, option: str) -> str | None:
    """What was filled in so far; by the option's name in our own language."""
    return getattr(interaction.namespace, option, None) or None
