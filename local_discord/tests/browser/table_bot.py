"""A small real bot that uses everything the page can show."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from local_discord.tests.little_bot import png

GAMES = ["Reversi", "Reversi Royal", "The Mill", "Chinese Checkers"]
WORDS = {
    "fr": {"Open a table": "Ouvrir une table", "Which game": "Quel jeu", "play": "jouer", "game": "jeu"},
    "it": {"Open a table": "Aprire un tavolo", "Which game": "Quale gioco"},
}
MARKDOWN = """# A heading
Some **bold**, *slanted*, __underlined__ and `coded` words, and snake_case_names 1\\. place.
> a quoted line
- first
- second
<script>alert("no")</script> https://example.org/a_b_c"""


class Words(app_commands.Translator):
    """Knows a few French and Italian words."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        return WORDS.get(locale.value, {}).get(string.message)


def board(label: str) -> discord.File:
    """A board with alt text."""
    return discord.File(
        io.BytesIO(png(900, 700)), "board.png", description=f"A board of nine by seven: {label}."
    )


class Note(discord.ui.Modal, title="A note"):
    """Asks for a few words."""

    words: discord.ui.TextInput[Note] = discord.ui.TextInput(label="Your note", min_length=3, max_length=40)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Noted: {self.words.value}", ephemeral=True)


class TableBot(discord.Client):
    """One guild, a handful of commands."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.thought = asyncio.Event()
        self.picked: list[list[str]] = []
        for name in DESCRIPTIONS:
            self.tree.add_command(_command(self, name))
        self.tree.add_command(_look_group())

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            data: Any = interaction.data
            await self._component(interaction, data["custom_id"], data.get("values", []))

    async def _component(self, interaction: discord.Interaction, custom_id: str, values: list[str]) -> None:
        if custom_id == "join":
            await interaction.response.edit_message(content=f"{interaction.user.display_name} has joined.")
            await interaction.user.send("Your hand", file=board("hand"))
        elif custom_id == "note":
            await interaction.response.send_modal(Note(custom_id=f"note:{interaction.id}"))
        elif custom_id in ("one", "many"):
            self.picked.append(values)
            await interaction.response.edit_message(content=f"Picked {', '.join(values)}.")
        elif custom_id == "slow":
            await interaction.response.defer()
            await self.thought.wait()
            await interaction.edit_original_response(content="At last.")

    async def play(self, interaction: discord.Interaction, game: str, seats: int = 2) -> None:
        view = _buttons(("Join", "join", 3), ("Full", "full", 2), ("Slow", "slow", 1), ("Leave", "silent", 4))
        view.children[1].disabled = True  # type: ignore[attr-defined]
        text = f"A table for {seats} of **{game}**, opened by {interaction.user.mention}."
        await interaction.response.send_message(text, file=board(game), view=view)

    async def panel(self, interaction: discord.Interaction) -> None:
        view = _buttons(("Write a note", "note", 2))
        spots = [
            discord.SelectOption(label=f"Spot {n}", value=f"s{n}", description=f"Row {n}") for n in "123"
        ]
        view.add_item(discord.ui.Select(custom_id="one", placeholder="Pick a spot", options=spots))
        many = discord.ui.Select[Any](
            custom_id="many", placeholder="Discard two", options=spots, max_values=2
        )
        many.min_values = 2
        view.add_item(many)
        await interaction.response.send_message("It is your turn.", view=view, ephemeral=True)

    async def think(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await self.thought.wait()
        await interaction.followup.send("Thought about it.")

    async def silent(self, interaction: discord.Interaction) -> None:
        return

    async def thread(self, interaction: discord.Interaction) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="Match 1", type=discord.ChannelType.public_thread)
        post = await thread.send(
            f"{interaction.user.mention}, your turn. <t:1700000000:D>", file=board("thread")
        )
        await interaction.response.send_message(f"See {post.jump_url}")

    async def words(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(MARKDOWN)

    async def where(self, interaction: discord.Interaction, who: discord.User, twice: bool = False) -> None:
        await interaction.response.send_message(f"{who.display_name} is here{' twice' if twice else ''}.")


def _buttons(*buttons: tuple[str, str, int]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for label, custom_id, style in buttons:
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id, style=discord.ButtonStyle(style)))
    view.stop()  # the bot reads raw interactions; the view is only a drawing
    return view


DESCRIPTIONS = {
    "play": "Open a table",
    "panel": "Show my panel",
    "think": "Take a while",
    "silent": "Never answer",
    "thread": "Open a thread",
    "words": "Show some words",
    "where": "Ask where somebody is",
}


def _command(bot: TableBot, name: str) -> app_commands.Command[Any, ..., Any]:
    if name == "play":
        return _play_command(bot)
    if name == "where":

        @app_commands.command(name="where", description=DESCRIPTIONS["where"])
        async def where(interaction: discord.Interaction, who: discord.User, twice: bool = False) -> None:
            await bot.where(interaction, who, twice)

        return where
    method = getattr(bot, name)

    async def plain(interaction: discord.Interaction) -> None:
        await method(interaction)

    return app_commands.Command(name=name, description=DESCRIPTIONS[name], callback=plain)


def _play_command(bot: TableBot) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(name="play", description=DESCRIPTIONS["play"])
    @app_commands.describe(game="Which game", seats="How many people")
    @app_commands.choices(seats=[app_commands.Choice(name=f"{n} people", value=n) for n in (2, 3, 4)])
    async def play(interaction: discord.Interaction, game: str, seats: int = 2) -> None:
        await bot.play(interaction, game, seats)

    @play.autocomplete("game")
    async def games(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [game for game in GAMES if current.lower() in game.lower()]
        return [app_commands.Choice(name=game, value=game.lower().replace(" ", "_")) for game in found]

    return play


def _look_group() -> app_commands.Group:
    group = app_commands.Group(name="look", description="Look at things")

    @group.command(name="board", description="Look at the board")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("The board.", file=board("look"), ephemeral=True)

    return group
