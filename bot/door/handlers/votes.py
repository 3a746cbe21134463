"""What a table decides together: votes, and the pauses that are voted on."""

from __future__ import annotations

from bot.door.channels import Channels
from bot.door.handlers.asking import tell
from bot.door.reply import Interaction
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.presses.seats import Vote
from bot.table.pauses import Pauses
from bot.table.votes import Votes
from games.core.model import RuleError


class VoteHandlers:
    def __init__(self, votes: Votes, pauses: Pauses, channels: Channels, which_match: WhichMatch) -> None:
        self._votes = votes
        self._pauses = pauses
        self._channels = channels
        self._which_match = which_match

    @on(Vote, Answer.NEW)
    async def vote(self, interaction: Interaction, press: Vote) -> None:
        proposal, outcome = await self._votes.vote(press.proposal, interaction.user.id, press.choice)
        await tell(interaction, "vote-counted" if outcome is None else "vote-settled")
        if outcome is not None:
            await self._channels.redraw_table_of(proposal.match)

    async def pause_command(self, interaction: Interaction, table: str | None) -> None:
        match = await self._which_match.meant(interaction, table)
        if match.paused is not None:
            raise RuleError("pause-already")
        outcome = await self._pauses.ask(match.id, interaction.user.id)
        await tell(interaction, "pause-asked" if outcome is None else "pause-done")

    async def resume_command(self, interaction: Interaction, table: str | None) -> None:
        match = await self._which_match.meant(interaction, table)
        await self._pauses.resume(match.id, interaction.user.id)
        await tell(interaction, "resumed")
