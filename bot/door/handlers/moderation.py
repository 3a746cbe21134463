"""What moderators and hosts may do with a table, and whom somebody does not want at theirs."""

from __future__ import annotations

import discord

from bot.door.channels import Channels
from bot.door.handlers.asking import make_sure, tell
from bot.door.permissions import may_play
from bot.door.reply import Interaction, answer, is_moderator, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.match.letters import Notice
from bot.match.turns import Turns
from bot.presses.seats import End
from bot.table.absence import Absence
from bot.table.lobby import Lobby
from bot.text import markup, messages
from bot.text.words import bot_words
from games.core.model import RuleError, say
from storage import people
from storage.database import Database
from storage.matches import Phase, Table


class ModerationHandlers:
    def __init__(
        self,
        database: Database,
        turns: Turns,
        lobby: Lobby,
        absence: Absence,
        channels: Channels,
        which_match: WhichMatch,
    ) -> None:
        self._db = database
        self._turns = turns
        self._lobby = lobby
        self._absence = absence
        self._channels = channels
        self._which_match = which_match

    async def end_command(self, interaction: Interaction, table: str | None) -> None:
        """End a match: a moderator alone, a player by asking the others. A waiting table is closed."""
        waiting = await self._which_match.waiting(interaction, table)
        if waiting is not None:
            moderator = _moderates(interaction, waiting)
            await self._lobby.cancel(waiting.id, interaction.user.id, moderator=moderator)
            await tell(interaction, "cancelled")
            await self._channels.redraw_table_of(waiting.id)
            return
        match = await self._which_match.meant(interaction, table)
        if match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        if _moderates(interaction, match):
            await make_sure(interaction, match, "end", End(match.id))
        elif match.seats_of(interaction.user.id):
            outcome = await self._absence.ask_end(match.id, interaction.user.id)
            await tell(interaction, "end-asked" if outcome is None else "end-done")
            await self._channels.redraw_table_of(match.id)
        else:
            raise RuleError("only-moderators")

    @on(End, Answer.UPDATE)
    async def end(self, interaction: Interaction, press: End) -> None:
        """End a match: the moderator was sure."""
        match = await self._which_match.numbered(interaction, press.match)
        if not _moderates(interaction, match):
            raise RuleError("only-moderators")
        if match.phase != Phase.PLAYING:
            raise RuleError("game-over")
        name = messages.match_name(match, bot_words(match.language))
        told = Notice(match.id, match.at, "ended", (say("table-ended", match=name),))
        await self._turns.close(match.id, told)
        await tell(interaction, "table-ended", match=messages.match_name(match, words_for(interaction)))
        await self._channels.redraw_table_of(match.id)

    async def move_command(self, interaction: Interaction, table: str) -> None:
        """Go on with a match in this channel, or show a waiting table here: for moderators and the host."""
        waiting = await self._which_match.waiting(interaction, table)
        match = waiting or await self._which_match.named(interaction, table)
        if match.guild != interaction.guild_id or interaction.channel_id is None:
            raise RuleError("move-elsewhere")
        if not is_moderator(interaction) and match.host != interaction.user.id:
            raise RuleError("only-host-moderators")
        if match.phase not in (Phase.LOBBY, Phase.PLAYING):
            raise RuleError("game-over")
        may_play(interaction)
        if waiting is not None:
            await self._channels.move_table(waiting, interaction.channel_id)
        else:
            await self._turns.move(match.id, interaction.channel_id)
        words = words_for(interaction)
        name = messages.match_name(match, words)
        await answer(interaction, words.text("table-moved", match=name))
        if waiting is None:
            await self._channels.redraw_table_of(match.id)

    async def block_command(
        self, interaction: Interaction, person: discord.abc.Snowflake, *, off: bool
    ) -> None:
        """Keep somebody away from one's tables, or no longer. Only the asker sees it."""
        if person.id == interaction.user.id:
            raise RuleError("block-self")
        await self._db.write(people.unblock if off else people.block, interaction.user.id, person.id)
        name = "block-off" if off else "block-on"
        text = words_for(interaction).text(name, who=markup.person(person.id))
        await answer(interaction, text)


def _moderates(interaction: Interaction, match: Table) -> bool:
    return is_moderator(interaction) and match.guild == interaction.guild_id
