"""Floods: whoever presses or types faster than any hand gets a kind answer, and costs next to nothing."""

from __future__ import annotations

import time
from collections import Counter

import discord

from bot.door.dispatcher import error_boundary
from bot.door.preferences import PreferenceCache
from bot.door.reply import Interaction
from games.core.model import RuleError


class Floods:
    """How much each person may ask of this process within a few seconds."""

    seconds = 10.0
    presses = 60  # buttons, menus, forms and commands
    suggestions = 100  # of one's typing, letter by letter

    def __init__(self, preferences: PreferenceCache) -> None:
        self._preferences = preferences
        self._since = 0.0
        self._asked: Counter[tuple[int, bool]] = Counter()

    async def admits(self, interaction: Interaction) -> bool:
        """Whether somebody may ask just now; if not, they are told so."""
        typing = interaction.type is discord.InteractionType.autocomplete
        if self._has_room(interaction.user.id, typing):
            return True
        async with error_boundary(interaction):
            if not typing:
                interaction.extras["settings"] = await self._preferences.of(interaction.user.id)
                raise RuleError("too-fast")
            await interaction.response.autocomplete([])
        return False

    def _has_room(self, user: int, typing: bool) -> bool:
        if time.monotonic() - self._since > self.seconds:
            self._since = time.monotonic()
            self._asked.clear()
        self._asked[user, typing] += 1
        return self._asked[user, typing] <= (self.suggestions if typing else self.presses)
