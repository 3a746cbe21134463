"""The boards of seasons: drawn anew whenever something came of a match or of a round."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.door.channels import TRANSIENT, Channels
from bot.door.components import view_of
from bot.table.season_board import board_rows, board_text
from bot.table.seasons import Seasons
from games.core.model import RuleError

log = logging.getLogger(__name__)


class SeasonBoards:
    """A board shows what is stored; one that could not be drawn is drawn at the next change or start."""

    def __init__(self, seasons: Seasons, channels: Channels) -> None:
        self._seasons = seasons
        self._channels = channels
        self._stale: set[int] = set()
        self._wake = asyncio.Event()

    def changed(self, season: int) -> None:
        self._stale.add(season)
        self._wake.set()

    async def run(self) -> None:
        """Run until cancelled; what changed while nobody ran is drawn first."""
        for season in await self._seasons.under_way():
            self.changed(season)
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._stale:
                await self._redraw(self._stale.pop())

    async def _redraw(self, season: int) -> None:
        try:
            state = await self._seasons.state(season)
            if state.season.message is None:
                return
            channel = self._channels.channel(state.season.channel, state.season.guild)
            message = channel.get_partial_message(state.season.message)
            await message.edit(content=board_text(state), view=view_of(board_rows(state)))
        except (*TRANSIENT, discord.HTTPException, RuleError) as error:
            log.warning("the board of season %s could not be drawn: %s", season, error)
