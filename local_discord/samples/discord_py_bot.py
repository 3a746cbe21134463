import discord
from discord import app_commands


class Counter(discord.Client):
    """Counts how often anybody pressed."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="count", description="Count presses")(self.count)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def count(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("0 presses", view=More())


class More(discord.ui.View):
    presses = 0

    @discord.ui.button(label="More")
    async def more(self, interaction: discord.Interaction, _: discord.ui.Button["More"]) -> None:
        self.presses += 1
        await interaction.response.edit_message(content=f"{self.presses} presses", view=self)
