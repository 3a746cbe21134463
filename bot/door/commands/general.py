"""The slash commands, named and described in three languages; each hands over to its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.door.client import Client
from bot.door.handlers.care import Care
from bot.door.handlers.lobby import Tables
from bot.door.handlers.lookups import Looks
from bot.door.handlers.play import Play
from bot.door.handlers.settings import Settings
from bot.door.reply import Interaction, Reply
from bot.door.which_match import Meant
from bot.limits import CHOICE_NAME, CHOICES
from bot.text.words import bot_words
from games import GAMES
from storage.matches import Options, Phase

Word = app_commands.Range[str, 1, 100]  # a table, a chapter, a place: the client lets nobody type more
Phrase = app_commands.Range[str, 1, 500]  # several options with commas
TITLES = [Choice(name=game.meta.title, value=key) for key, game in GAMES.items()]


def said(id: str) -> locale_str:
    """A description by its id."""
    return locale_str(bot_words("en").text(id), id=id)


def name(word: str) -> locale_str:
    """A command's or option's name; `name-<word>` in the other languages."""
    return locale_str(word, id=f"name-{word}")


def add_commands(
    client: Client,
    tables: Tables,
    play: Play,
    looks: Looks,
    settings: Settings,
    care: Care,
    meant: Meant,
) -> None:
    """All commands of the bot."""
    _playing(client, tables, play, meant)
    _looking(client, play, looks, meant)
    _rules_and_help(client, looks)
    _settings(client, settings)
    _table(client, settings, care, meant)
    _own_time(client, care)


async def in_private(client: Client, interaction: Interaction, answer: Callable[[], Awaitable[None]]) -> None:
    """Only the asker will see the answer."""
    await client.answering(interaction, answer, Reply(interaction, client.line, updates=False))


def choices(found: list[tuple[str, str]]) -> list[Choice[str]]:
    return [Choice(name=label[:CHOICE_NAME], value=value) for label, value in found[:CHOICES]]


def _languages(*keys: str) -> list[Choice[str]]:
    return [Choice(name=said(f"language-{key}"), value=key) for key in keys]


def tables_of(meant: Meant, *phases: Phase) -> Any:
    async def suggest(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices(await meant.suggestions(interaction, typed, phases or (Phase.PLAYING, Phase.ENDED)))

    return suggest


def _playing(client: Client, tables: Tables, play: Play, meant: Meant) -> None:
    @client.tree.command(name=name("play"), description=said("cmd-play"))
    @app_commands.rename(
        game=name("game"), seats=name("seats"), language=name("language"), private=name("private")
    )
    @app_commands.describe(
        game=said("cmd-play-game"),
        seats=said("cmd-play-seats"),
        language=said("cmd-play-language"),
        private=said("cmd-play-private"),
    )
    @app_commands.choices(game=TITLES, language=_languages("en", "fr", "it"))
    async def play_command(
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 8] | None = None,
        language: str | None = None,
        private: bool = False,
    ) -> None:
        options = Options(size=seats, private=private)
        await client.answering(interaction, lambda: tables.open(interaction, game, language, options))

    @client.tree.command(name=name("move"), description=said("cmd-move"))
    @app_commands.rename(what=name("what"), table=name("table"))
    @app_commands.describe(what=said("cmd-move-what"), table=said("cmd-table"))
    async def move_command(interaction: Interaction, what: Phrase, table: Word | None = None) -> None:
        await in_private(client, interaction, lambda: play.move_command(interaction, what, table))

    async def moves(interaction: Interaction, typed: str) -> list[Choice[str]]:
        table = getattr(interaction.namespace, "table", None)
        return choices(await play.moves(interaction, typed, table))

    move_command.autocomplete("what")(moves)
    move_command.autocomplete("table")(tables_of(meant))


def _looking(client: Client, play: Play, looks: Looks, meant: Meant) -> None:
    def table_command(word: str, handler: Callable[[Interaction, str | None], Awaitable[None]]) -> None:
        @client.tree.command(name=name(word), description=said(f"cmd-{word}"))
        @app_commands.rename(table=name("table"))
        @app_commands.describe(table=said("cmd-table"))
        async def command(interaction: Interaction, table: Word | None = None) -> None:
            await in_private(client, interaction, lambda: handler(interaction, table))

        command.autocomplete("table")(tables_of(meant))

    @client.tree.command(name=name("board"), description=said("cmd-board"))
    @app_commands.rename(table=name("table"), person=name("person"))
    @app_commands.describe(table=said("cmd-table"), person=said("cmd-board-person"))
    async def board(
        interaction: Interaction, table: Word | None = None, person: discord.User | None = None
    ) -> None:
        whose = person.id if person else None
        await in_private(client, interaction, lambda: play.board_command(interaction, table, whose))

    board.autocomplete("table")(tables_of(meant))
    table_command("hand", play.hand_command)
    table_command("text", looks.text)
    table_command("log", looks.log)
    table_command("score", looks.score)
    table_command("left", looks.left)

    @client.tree.command(name=name("turns"), description=said("cmd-turns"))
    async def turns_command(interaction: Interaction) -> None:
        await in_private(client, interaction, lambda: looks.turns(interaction))


def _rules_and_help(client: Client, looks: Looks) -> None:
    @client.tree.command(name=name("rules"), description=said("cmd-rules"))
    @app_commands.rename(game=name("game"), topic=name("topic"))
    @app_commands.describe(game=said("cmd-play-game"), topic=said("cmd-rules-topic"))
    @app_commands.choices(game=TITLES)
    async def rules_command(
        interaction: Interaction, game: str | None = None, topic: Word | None = None
    ) -> None:
        await in_private(client, interaction, lambda: looks.rules(interaction, game, topic))

    async def topics(interaction: Interaction, typed: str) -> list[Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        return choices(await looks.topics(interaction, game, typed))

    rules_command.autocomplete("topic")(topics)

    @client.tree.command(name=name("help"), description=said("cmd-help"))
    async def help_command(interaction: Interaction) -> None:
        await in_private(client, interaction, lambda: looks.help(interaction))

    @client.tree.command(name=name("status"), description=said("cmd-status"))
    async def status_command(interaction: Interaction) -> None:
        await in_private(client, interaction, lambda: looks.status(interaction))


def _settings(client: Client, settings: Settings) -> None:
    group = app_commands.Group(name=name("settings"), description=said("cmd-settings"))
    languages = _languages("auto", "en", "fr", "it")

    @group.command(name=name("me"), description=said("cmd-settings-me"))
    @app_commands.rename(
        language=name("language"),
        private=name("private"),
        palette=name("palette"),
        large=name("large"),
        quiet=name("quiet"),
        remind=name("remind"),
        remind_by=name("remind-by"),
    )
    @app_commands.describe(
        language=said("cmd-settings-language"),
        private=said("cmd-settings-private"),
        palette=said("cmd-settings-palette"),
        large=said("cmd-settings-large"),
        quiet=said("cmd-settings-quiet"),
        remind=said("cmd-settings-remind"),
        remind_by=said("cmd-settings-remind-by"),
    )
    @app_commands.choices(
        language=languages,
        private=[Choice(name=said(f"private-{key}"), value=key) for key in ("dm", "hand")],
        palette=[Choice(name=said(f"palette-{key}"), value=key) for key in ("standard", "contrast")],
        remind_by=[Choice(name=said(f"remind-by-{key}"), value=key) for key in ("ping", "dm")],
    )
    async def mine(
        interaction: Interaction,
        language: str | None = None,
        private: str | None = None,
        palette: str | None = None,
        large: bool | None = None,
        quiet: Word | None = None,
        remind: app_commands.Range[int, 0, 240] | None = None,
        remind_by: str | None = None,
    ) -> None:
        await in_private(
            client,
            interaction,
            lambda: settings.mine(interaction, language, private, palette, large, quiet, remind, remind_by),
        )

    @group.command(name=name("server"), description=said("cmd-settings-server"))
    @app_commands.rename(language=name("language"), channel=name("channel"), who=name("who"))
    @app_commands.describe(
        language=said("cmd-server-language"), channel=said("cmd-server-channel"), who=said("cmd-server-who")
    )
    @app_commands.choices(
        language=languages,
        who=[
            Choice(name=said("who-all"), value="everyone"),
            Choice(name=said("who-mods"), value="moderators"),
        ],
    )
    async def server(
        interaction: Interaction,
        language: str | None = None,
        channel: discord.TextChannel | None = None,
        who: str | None = None,
    ) -> None:
        await in_private(client, interaction, lambda: settings.server(interaction, language, channel, who))

    client.tree.add_command(group)


def _table(client: Client, settings: Settings, care: Care, meant: Meant) -> None:
    group = app_commands.Group(name=name("table"), description=said("cmd-tables"))

    def simple(
        word: str, handler: Callable[[Interaction, str | None], Awaitable[None]], *phases: Phase
    ) -> None:
        @group.command(name=name(word), description=said(f"cmd-table-{word}"))
        @app_commands.rename(table=name("table"))
        @app_commands.describe(table=said("cmd-table"))
        async def command(interaction: Interaction, table: Word | None = None) -> None:
            await in_private(client, interaction, lambda: handler(interaction, table))

        command.autocomplete("table")(tables_of(meant, *phases))

    simple("end", care.end_command, Phase.LOBBY, Phase.PLAYING)
    simple("back", care.back_command)
    simple("pause", care.pause_command)
    simple("resume", care.resume_command)
    simple("resign", care.resign_command)
    _replacing(client, group, care, meant)

    @group.command(name=locale_str("move", id="name-move-table"), description=said("cmd-table-move"))
    @app_commands.rename(table=name("table"))
    @app_commands.describe(table=said("cmd-table-which"))
    async def move(interaction: Interaction, table: Word) -> None:
        await in_private(client, interaction, lambda: settings.move(interaction, table))

    @group.command(name=name("block"), description=said("cmd-table-block"))
    @app_commands.rename(person=name("person"), off=name("off"))
    @app_commands.describe(person=said("cmd-table-person"), off=said("cmd-table-off"))
    async def block(interaction: Interaction, person: discord.User, off: bool = False) -> None:
        await in_private(client, interaction, lambda: settings.block(interaction, person, off=off))

    @group.command(name=name("problem"), description=said("cmd-problem"))
    @app_commands.rename(what=name("what"), table=name("table"))
    @app_commands.describe(what=said("cmd-problem-what"), table=said("cmd-table"))
    async def problem(
        interaction: Interaction, what: app_commands.Range[str, 1, 1000], table: Word | None = None
    ) -> None:
        await in_private(client, interaction, lambda: settings.problem(interaction, what, table))

    move.autocomplete("table")(tables_of(meant, Phase.LOBBY, Phase.PLAYING))
    problem.autocomplete("table")(tables_of(meant))
    client.tree.add_command(group)


def _replacing(client: Client, group: app_commands.Group, care: Care, meant: Meant) -> None:
    @group.command(name=name("replace"), description=said("cmd-table-replace"))
    @app_commands.rename(seat=name("seat"), by=name("by"), table=name("table"))
    @app_commands.describe(seat=said("cmd-replace-seat"), by=said("cmd-replace-by"), table=said("cmd-table"))
    async def replace(
        interaction: Interaction,
        seat: Word | None = None,
        by: discord.User | None = None,
        table: Word | None = None,
    ) -> None:
        await in_private(client, interaction, lambda: care.replace_command(interaction, seat, by, table))

    async def seats(interaction: Interaction, typed: str) -> list[Choice[str]]:
        table = getattr(interaction.namespace, "table", None)
        return choices(await care.seats(interaction, typed, table))

    replace.autocomplete("seat")(seats)

    @group.command(name=name("rewind"), description=said("cmd-table-rewind"))
    @app_commands.rename(to=name("to"), table=name("table"))
    @app_commands.describe(to=said("cmd-rewind-to"), table=said("cmd-table"))
    async def rewind(interaction: Interaction, to: Word, table: Word | None = None) -> None:
        await in_private(client, interaction, lambda: care.rewind_command(interaction, to, table))

    async def turns(interaction: Interaction, typed: str) -> list[Choice[str]]:
        table = getattr(interaction.namespace, "table", None)
        return choices(await care.rewinds(interaction, typed, table))

    rewind.autocomplete("to")(turns)
    rewind.autocomplete("table")(tables_of(meant))
    replace.autocomplete("table")(tables_of(meant))


def _own_time(client: Client, care: Care) -> None:
    @client.tree.command(name=name("away"), description=said("cmd-away"))
    @app_commands.rename(days=name("days"))
    @app_commands.describe(days=said("cmd-away-days"))
    async def away(interaction: Interaction, days: app_commands.Range[int, 0, 30]) -> None:
        await in_private(client, interaction, lambda: care.away_command(interaction, days))

    @client.tree.command(name=name("results"), description=said("cmd-results"))
    async def results(interaction: Interaction) -> None:
        await in_private(client, interaction, lambda: care.results_command(interaction))
