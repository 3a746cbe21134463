"""What all commands share: words in three languages, suggestions, and the way to their answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.door.dispatcher import Dispatcher
from bot.door.reply import Interaction
from bot.door.which_match import WhichMatch
from bot.limits import CHOICE_NAME, CHOICES
from bot.text.cards import titled
from bot.text.words import bot_words
from games import GAMES
from storage.matches import Phase

Word = app_commands.Range[str, 1, 100]  # a table, a chapter, a place: the client lets nobody type more
Phrase = app_commands.Range[str, 1, 500]  # several options with commas
TITLES = [Choice(name=locale_str(titled(key, "en"), game=key), value=key) for key in GAMES]

TableCommand = Callable[[Interaction, str | None], Awaitable[None]]
"""A handler of a command whose one option is the table."""


class Context(NamedTuple):
    """What every command needs to be added and answered."""

    tree: app_commands.CommandTree[Any]
    dispatcher: Dispatcher
    which_match: WhichMatch

    async def in_private(self, interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
        """Answer for the asker alone."""
        await self.dispatcher.in_private(interaction, work)

    def tables(self, *phases: Phase) -> Any:
        """Suggestions for the option that names a table."""

        async def suggest(interaction: Interaction, typed: str) -> list[Choice[str]]:
            wanted = phases or (Phase.PLAYING, Phase.ENDED)
            return choices(await self.which_match.suggestions(interaction, typed, wanted))

        return suggest

    def table_command(
        self,
        parent: app_commands.CommandTree[Any] | app_commands.Group,
        word: str,
        description: str,
        handler: TableCommand,
        *phases: Phase,
    ) -> None:
        """Add a command whose one option is the table."""

        @parent.command(name=name(word), description=said(description))
        @app_commands.rename(table=name("table"))
        @app_commands.describe(table=said("cmd-table"))
        async def command(interaction: Interaction, table: Word | None = None) -> None:
            await self.in_private(interaction, lambda: handler(interaction, table))

        command.autocomplete("table")(self.tables(*phases))


def said(id: str) -> locale_str:
    """A description by its id."""
    return locale_str(bot_words("en").text(id), id=id)


def name(word: str) -> locale_str:
    """A command's or option's name; `name-<word>` in the other languages."""
    return locale_str(word, id=f"name-{word}")


def choices(found: list[tuple[str, str]]) -> list[Choice[str]]:
    return [Choice(name=label[:CHOICE_NAME], value=value) for label, value in found[:CHOICES]]


def languages(*keys: str) -> list[Choice[str]]:
    return [Choice(name=said(f"language-{key}"), value=key) for key in keys]


def filled(interaction: Interaction, option: str) -> str | None:
    """What was filled in so far into an option, by its name in our own language."""
    return getattr(interaction.namespace, option, None) or None
