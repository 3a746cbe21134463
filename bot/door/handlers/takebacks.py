"""Moves that are taken back after others have seen them: asked for, or rewound by the host."""

from __future__ import annotations

from bot.door.handlers.asking import tell
from bot.door.reply import Interaction, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.limits import CHOICE_NAME
from bot.match.turns import Turns
from bot.presses.seats import AskBack
from bot.table.takeback_requests import TakebackRequests
from bot.text import messages
from bot.text.rows import cut
from games.core.model import RuleError


class TakebackHandlers:
    def __init__(self, turns: Turns, takeback_requests: TakebackRequests, which_match: WhichMatch) -> None:
        self._turns = turns
        self._takeback_requests = takeback_requests
        self._which_match = which_match

    @on(AskBack, Answer.UPDATE)
    async def ask_back(self, interaction: Interaction, press: AskBack) -> None:
        await self._ask(interaction, press.match)

    async def back_command(self, interaction: Interaction, table: str | None) -> None:
        await self._ask(interaction, (await self._which_match.meant(interaction, table)).id)

    async def rewind_command(self, interaction: Interaction, to: str, table: str | None) -> None:
        """Set a match back to an earlier turn, for all to see. Only the host may."""
        match = await self._which_match.meant(interaction, table)
        if not to.isascii() or not to.isdigit():
            raise RuleError("rewind-where")
        await self._takeback_requests.rewind(match.id, interaction.user.id, int(to))
        await tell(interaction, "rewound")

    async def suggest_turns(
        self, interaction: Interaction, typed: str, table: str | None
    ) -> list[tuple[str, str]]:
        """The turns a match may be set back to, newest first, for autocomplete."""
        try:
            match = await self._which_match.meant(interaction, table)
            position = await self._turns.live(match.id)
            found = await self._takeback_requests.turns_back(position)
        except RuleError:
            return []
        words, names = words_for(interaction, match.game), messages.naming(match)
        lines = [
            (cut(" ".join(words.say(s, names) for s in turn.said).replace("*", ""), CHOICE_NAME), turn.at)
            for turn in found
        ]
        return [(line or "…", str(at)) for line, at in lines if typed.casefold() in line.casefold()]

    async def _ask(self, interaction: Interaction, match: int) -> None:
        """Ask the others whether the asker's last move may be taken back."""
        outcome = await self._takeback_requests.ask_back(match, interaction.user.id)
        await tell(interaction, "takeback-asked" if outcome is None else "takeback-done")
