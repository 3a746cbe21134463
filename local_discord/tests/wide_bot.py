"""The little bot with the rarer things: options of every kind, long forms, menus behind things."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from local_discord.tests.little_bot import LittleBot


class Form(ui.Modal):
    """One of each input that is not a line of text."""

    def __init__(self, number: int) -> None:
        super().__init__(title="A long form", custom_id=f"form:{number}", timeout=900)
        pace = [discord.RadioGroupOption(label=word.title(), value=word) for word in ("slow", "fast")]
        extras = [
            discord.CheckboxGroupOption(label=word.title(), value=word) for word in ("sharks", "whales")
        ]
        self.pace: Any = ui.RadioGroup(custom_id="pace", options=pace)
        self.extras: Any = ui.CheckboxGroup(custom_id="extras", options=extras, required=False, min_values=0)
        self.open: Any = ui.Checkbox(custom_id="open", default=True)
        self.guests: Any = ui.UserSelect(custom_id="guests", max_values=2)
        self.log: Any = ui.FileUpload(custom_id="log", required=False, min_values=0)
        for text, part in (
            ("Pace", self.pace),
            ("Extras", self.extras),
            ("Open", self.open),
            ("Guests", self.guests),
            ("Log", self.log),
        ):
            self.add_item(ui.Label(text=text, component=part))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        guests = [guest.display_name for guest in self.guests.values]
        files = [(file.filename, (await file.read()).decode()) for file in self.log.values]
        said = (self.pace.value, self.extras.values, self.open.value, guests, files)
        await interaction.response.send_message(str(said), ephemeral=True)


class WideBot(LittleBot):
    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents)
        _options(self)
        _menus(self)


def _options(bot: LittleBot) -> None:
    @bot.tree.command(description="Settings of the server")
    async def settings(
        interaction: discord.Interaction,
        channel: discord.TextChannel,
        role: discord.Role | None = None,
        log: discord.Attachment | None = None,
    ) -> None:
        words = (await log.read()).decode() if log else ""
        said = f"{channel.name} {role.name if role else ''} {log.filename if log else ''} {words}"
        await interaction.response.send_message(said.strip(), ephemeral=True)

    @bot.tree.command(description="A long form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form(interaction.id))


def _menus(bot: LittleBot) -> None:
    @bot.tree.context_menu(name="Who is this")
    async def who(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"This is {member.display_name}", ephemeral=True)

    @bot.tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"“{message.content}”")
