"""Hints, for the asker alone; and why a stand-in did what it did."""

from __future__ import annotations

from bot.door.handlers.panels import seat_of
from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, on
from bot.door.which_match import WhichMatch
from bot.match.hints import Hint, Hints
from bot.match.turns import Turns
from bot.presses.playing import AskHint, AskWhy
from bot.text import messages
from bot.text.reasons import hint_lines, why_line
from games.core.model import RuleError
from storage.matches import Table


class HintHandlers:
    def __init__(self, turns: Turns, hints: Hints, which_match: WhichMatch) -> None:
        self._turns = turns
        self._hints = hints
        self._which_match = which_match

    async def hint_command(self, interaction: Interaction, table: str | None) -> None:
        match = await self._which_match.meant(interaction, table)
        position = await self._turns.seen_by(match.id, interaction.user.id)
        seat = seat_of(position, interaction)
        await self._show(interaction, await self._hints.of(match.id, interaction.user.id, seat))

    @on(AskHint, Answer.NEW)
    async def hint(self, interaction: Interaction, press: AskHint) -> None:
        user = interaction.user.id
        await self._show(interaction, await self._hints.of(press.match, user, press.seat, press.asked))

    async def why_command(self, interaction: Interaction, table: str | None) -> None:
        await self._explain(interaction, await self._which_match.meant(interaction, table))

    @on(AskWhy, Answer.NEW)
    async def why(self, interaction: Interaction, press: AskWhy) -> None:
        await self._explain(interaction, await self._which_match.numbered(interaction, press.match))

    async def _explain(self, interaction: Interaction, match: Table) -> None:
        """Say what the stand-ins' last turns were good for, from what everyone may see."""
        if not any(player.stand_in for player in match.players):
            raise RuleError("why-nobody")
        words, names = words_for(interaction, match.game), messages.naming(match)
        done = await self._turns.turns_of_stand_ins(match.id)
        lines = [why_line(one.before, one.after, one.seat, words, names) for one in done]
        await answer(interaction, "\n".join(lines or [words.text("why-nothing")]))

    async def _show(self, interaction: Interaction, hint: Hint | None) -> None:
        if hint is None:
            await answer(interaction, words_for(interaction).text("hint-stale"))
            return
        match = hint.position.match
        words = words_for(interaction, match.game)
        await answer(interaction, "\n".join(hint_lines(hint, words, messages.naming(match))))
