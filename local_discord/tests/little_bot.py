"""A small real discord.py bot that uses everything a board-game bot would."""

from __future__ import annotations

import io
import re
import struct
import zlib
from contextlib import AbstractAsyncContextManager
from typing import Any, Self

import discord
from discord import app_commands, ui

from local_discord import discord_py

GAMES = ("chess", "checkers", "go", "reversi")


def png(width: int = 4, height: int = 3) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def picture(name: str = "board.png", **size: int) -> discord.File:
    """A picture as a file with alt text."""
    return discord.File(io.BytesIO(png(**size)), name, description="A board.")


class Move(ui.DynamicItem[ui.Button[Any]], template=r"move:(?P<count>\d+)"):
    """A button that counts on, and survives restarts."""

    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label=f"Move {count}", custom_id=f"move:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str], /) -> Self:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(
            content=f"{interaction.user.display_name} made move {self.count}",
            attachments=[picture()],
            view=panel(Move(self.count + 1)),
        )


class Slow(ui.DynamicItem[ui.Button[Any]], template=r"slow:(?P<how>\w+)"):
    """A button that is acknowledged first and answered later."""

    def __init__(self, how: str) -> None:
        super().__init__(ui.Button(label=f"Slow {how}", custom_id=f"slow:{how}"))
        self.how = how

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str], /) -> Self:
        return cls(match["how"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        if self.how == "edit":
            await interaction.edit_original_response(content="edited later")
        elif self.how == "follow":
            await interaction.followup.send("followed up", ephemeral=True)


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"pick"):
    """A menu of ten squares, up to three at once."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"Square {n}", value=str(n)) for n in range(10)]
        super().__init__(
            ui.Select(custom_id="pick", placeholder="Which square?", options=options, max_values=3)
        )

    @classmethod
    async def from_custom_id(cls, _: Any, item: ui.Item[Any], __: re.Match[str], /) -> Self:
        assert isinstance(item, ui.Select)
        self = cls()
        self.item = item
        return self

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"picked {self.item.values}", ephemeral=True)


class Note(ui.Modal):
    """One line to fill in."""

    note: ui.TextInput[Any] = ui.TextInput(label="Your move", custom_id="note", max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"noted {self.note.value}", ephemeral=True)


class Board(ui.LayoutView):
    """A laid-out message: text, picture, button."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: Any = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png"))
        row: Any = ui.ActionRow(Move(1))
        self.add_item(ui.Container(ui.TextDisplay("## The board"), gallery, row))


def panel(*items: ui.Item[Any]) -> ui.View:
    """A fresh view that lives as long as its message."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


class LittleBot(discord.Client):
    """The bot; `became_ready` counts READY events, `resumed` the resumes."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=0.01,
        )
        self.tree = app_commands.CommandTree(self)
        self.resumed = 0
        self.heard: list[discord.Message] = []
        self.errors: list[Exception] = []
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move, Pick, Slow)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No waiting between identifies."""

    async def on_resumed(self) -> None:
        self.resumed += 1

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    def table(self) -> discord.TextChannel:
        """The guild's #table."""
        return discord.utils.get(self.guilds[0].text_channels, name="table")  # type: ignore[return-value]


def add_commands(bot: LittleBot) -> None:
    """Everything the tests use."""

    @bot.tree.command(description="Say hello")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    @bot.tree.command(description="Show a board")
    @app_commands.describe(game="Which game", opponent="Against whom")
    async def board(
        interaction: discord.Interaction, game: str, opponent: discord.Member | None = None
    ) -> None:
        name = opponent.display_name if opponent else "nobody"
        await interaction.response.send_message(f"{game} against {name}", file=picture(width=7, height=5))

    @board.autocomplete("game")
    async def complete(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=game.title(), value=game) for game in GAMES if typed in game]

    @bot.tree.command(description="Think first")
    async def think(interaction: discord.Interaction, secret: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=secret)
        await interaction.followup.send("thought", file=picture())
        await interaction.followup.send("and one thing for you", ephemeral=True)

    @bot.tree.command(description="Whisper")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("only for you", ephemeral=True)

    @bot.tree.command(description="Buttons and a menu")
    async def play(interaction: discord.Interaction) -> None:
        view = panel(Move(1), Slow("edit"), Slow("follow"), Slow("nothing"), Pick())
        await interaction.response.send_message("your turn", view=view)

    @bot.tree.command(description="A form")
    async def note(interaction: discord.Interaction) -> None:
        modal = Note(title="Note", custom_id=f"note:{interaction.id}", timeout=900)
        await interaction.response.send_modal(modal)

    @bot.tree.command(description="A laid-out message")
    async def layout(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=picture())

    @bot.tree.command(description="No answer at all")
    async def silence(_: discord.Interaction) -> None:
        """Nothing."""

    @bot.tree.command(description="A message to you alone")
    async def dm(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            sent = await interaction.user.send("your hand", file=picture("hand.png"))
            await sent.edit(content="your new hand", attachments=[picture("new.png")])
            await interaction.followup.send("sent")
        except discord.Forbidden as error:
            await interaction.followup.send(f"closed {error.code}")

    group = app_commands.Group(name="match", description="Matches")

    @group.command(name="thread", description="Open a thread")
    async def thread(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        assert isinstance(interaction.channel, discord.TextChannel)
        anchor = await interaction.channel.send("anchor")
        opened = await anchor.create_thread(name="the match", auto_archive_duration=1440)
        first = await opened.send("first in thread")
        await first.pin()
        await opened.add_user(interaction.user)
        pins = [pin.id async for pin in opened.pins()]
        await interaction.followup.send(f"pinned {len(pins)}")

    bot.tree.add_command(group)


def running(url: str, bot: LittleBot | None = None) -> AbstractAsyncContextManager[LittleBot]:
    """A ready bot, closed cleanly."""
    return discord_py.running(bot or LittleBot(), url)
