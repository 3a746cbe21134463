"""Reminders and vacations."""

from __future__ import annotations

from bot.door.handlers.asking import tell
from bot.door.reply import Interaction
from bot.door.routes import Answer, on
from bot.presses.seats import Hush
from bot.table.reminders import Reminders
from bot.text import markup


class ReminderHandlers:
    def __init__(self, reminders: Reminders) -> None:
        self._reminders = reminders

    @on(Hush, Answer.NEW)
    async def hush(self, interaction: Interaction, press: Hush) -> None:
        """Send no more reminders of this turn."""
        await self._reminders.hush(press.match, interaction.user.id)
        await tell(interaction, "hushed")

    async def away_command(self, interaction: Interaction, days: int) -> None:
        user = interaction.user
        until = await self._reminders.go_away(user.id, user.display_name, days)
        if until is None:
            await tell(interaction, "away-over")
        else:
            await tell(interaction, "away-until", until=markup.moment(until, "D"))
