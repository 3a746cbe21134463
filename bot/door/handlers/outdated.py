"""A button that cannot be read, from an older or a newer version: say so, and show how things stand."""

from __future__ import annotations

import discord

from bot.custom_ids import table_of
from bot.door.components import view_of
from bot.door.reply import Interaction, privately, words_for
from bot.door.which_match import WhichMatch
from bot.match.turns import Turns
from bot.presses.playing import Hand, Turn
from bot.text import messages
from bot.text.lookups import link
from bot.text.panel import waiting_text
from bot.text.rows import Button
from storage.matches import Match, Table


class OutdatedPresses:
    def __init__(self, turns: Turns, which_match: WhichMatch) -> None:
        self._turns = turns
        self._which_match = which_match

    async def answer(self, interaction: Interaction, custom_id: str) -> None:
        """Tell the asker how the match stands that is played here or that the id names, and the way on."""
        match = await self._match(interaction, custom_id)
        if match is None:
            await privately(interaction, words_for(interaction).text("outdated"))
            return
        words = words_for(interaction, match.game)
        head = words.text("outdated-match", match=messages.match_name(match, words))
        if not isinstance(match, Match):
            await privately(
                interaction, f"{head}\n{words.text('table-link', link=link(match, match.message))}"
            )
            return
        position = await self._turns.settled(match.id)
        standing = waiting_text(position, words, messages.naming(match))
        buttons = (
            Button(Turn(match.id, f"{position.at}:old").id, words.text("your-turn"), "primary"),
            Button(Hand(match.id).id, words.text("my-hand")),
        )
        rows = (buttons,) if match.has(interaction.user.id) else ()
        view = view_of(rows) or discord.utils.MISSING
        await privately(interaction, f"{head}\n{standing}", view=view)

    async def _match(self, interaction: Interaction, custom_id: str) -> Table | None:
        """The match the id names, if the asker may know of it; else the one played here."""
        named = table_of(custom_id)
        found = await self._which_match.known(interaction, named) if named else None
        return found or await self._which_match.here(interaction)
