"""Seasons: opened and begun by moderators, joined and left by anybody."""

from __future__ import annotations

import discord

from bot.door.components import view_of
from bot.door.handlers.asking import tell
from bot.door.permissions import may_open
from bot.door.reply import Interaction, answer, is_moderator, table_language, words_for
from bot.door.routes import Answer, on
from bot.door.table_message import show
from bot.presses.seasons import BeginSeason, JoinSeason, LeaveSeason, OpenChallenge, RivalMenu
from bot.table.ladders import Ladders
from bot.table.season_board import board_rows, board_text, rivals_panel
from bot.table.seasons import MOST, Seasons, SeasonState
from games.core.model import RuleError
from storage import servers
from storage.database import Database
from storage.seasons import SeasonPlan


class SeasonHandlers:
    def __init__(self, database: Database, seasons: Seasons, ladders: Ladders) -> None:
        self._db = database
        self._seasons = seasons
        self._ladders = ladders

    async def season_command(self, interaction: Interaction, plan: SeasonPlan) -> None:
        """Open a season, and show its board to all."""
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise RuleError("season-elsewhere")
        _moderates(interaction)
        server = await self._db.read(servers.get, guild)
        may_open(interaction, server)
        language = server.language or table_language(interaction)
        season = await self._seasons.open(plan, guild=guild, channel=channel, language=language)
        state = await self._seasons.state(season)
        sent = await interaction.response.send_message(
            board_text(state), view=view_of(board_rows(state)) or discord.utils.MISSING
        )
        if sent.message_id is not None:
            await self._seasons.posted(season, sent.message_id)

    @on(JoinSeason, Answer.UPDATE)
    async def join(self, interaction: Interaction, press: JoinSeason) -> None:
        await self._here(interaction, press.season)
        await self._seasons.join(press.season, interaction.user.id, interaction.user.display_name)
        await self._redraw(interaction, press.season)

    @on(LeaveSeason, Answer.UPDATE)
    async def leave(self, interaction: Interaction, press: LeaveSeason) -> None:
        await self._here(interaction, press.season)
        await self._seasons.leave(press.season, interaction.user.id)
        await self._redraw(interaction, press.season)

    @on(BeginSeason, Answer.UPDATE)
    async def begin(self, interaction: Interaction, press: BeginSeason) -> None:
        await self._here(interaction, press.season)
        _moderates(interaction)
        await self._seasons.begin(press.season)
        await self._redraw(interaction, press.season)

    @on(OpenChallenge, Answer.NEW)
    async def choose(self, interaction: Interaction, press: OpenChallenge) -> None:
        await self._here(interaction, press.season)
        rivals = await self._ladders.rivals(press.season, interaction.user.id)
        await show(interaction, rivals_panel(press.season, rivals, words_for(interaction)))

    @on(RivalMenu, Answer.UPDATE)
    async def challenge(self, interaction: Interaction, press: RivalMenu) -> None:
        await self._of_server(interaction, press.season)
        place = int(press.chosen) if press.chosen in map(str, range(1, MOST + 1)) else 0
        match = await self._ladders.challenge(press.season, interaction.user.id, place)
        await tell(interaction, "ladder-opened", match=match)

    async def _here(self, interaction: Interaction, season: int) -> None:
        """Refuse a season of another server; remember its board, if the press came before we knew its id."""
        state = await self._of_server(interaction, season)
        if state.season.message is None and interaction.message is not None:
            await self._seasons.posted(season, interaction.message.id)

    async def _of_server(self, interaction: Interaction, season: int) -> SeasonState:
        """Refuse a season of another server."""
        state = await self._seasons.state(season)
        if state.season.guild != interaction.guild_id:
            raise RuleError("season-none")
        return state

    async def _redraw(self, interaction: Interaction, season: int) -> None:
        state = await self._seasons.state(season)
        await answer(interaction, board_text(state), view=view_of(board_rows(state)))


def _moderates(interaction: Interaction) -> None:
    if not is_moderator(interaction):
        raise RuleError("only-moderators")
