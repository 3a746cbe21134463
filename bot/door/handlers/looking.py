"""Looking around at a table: a private page with a menu of boards, rules, log and score."""

from __future__ import annotations

from bot.door.handlers.how_to_play import CardHandlers
from bot.door.handlers.lookups import LookupHandlers
from bot.door.handlers.memories import MemoryHandlers
from bot.door.handlers.notes import NoteHandlers
from bot.door.handlers.panels import Panels
from bot.door.reply import Interaction, words_for
from bot.door.routes import Answer, Outdated, on
from bot.door.which_match import WhichMatch
from bot.match.turns import Turns
from bot.presses.lookups import Look, LookMenu, PlayerBoard, Sight
from bot.text.look import look_menu
from games.core.model import RuleError
from storage.matches import Match


class LookHandlers:
    def __init__(
        self,
        turns: Turns,
        panels: Panels,
        lookups: LookupHandlers,
        notes: NoteHandlers,
        memories: MemoryHandlers,
        cards: CardHandlers,
        which_match: WhichMatch,
    ) -> None:
        self._memories = memories
        self._cards = cards
        self._turns = turns
        self._panels = panels
        self._lookups = lookups
        self._notes = notes
        self._which_match = which_match

    @on(Look, Answer.NEW)
    async def look(self, interaction: Interaction, press: Look) -> None:
        await self._show(interaction, press.match, Sight.BOARD)

    @on(LookMenu, Answer.UPDATE)
    async def look_at(self, interaction: Interaction, press: LookMenu) -> None:
        """Show what was picked; everyone sees a player's board as everyone at the table does."""
        player = PlayerBoard.parse(press.chosen)
        if player is None:
            if press.chosen not in list(Sight):
                raise Outdated
            await self._show(interaction, press.match, Sight(press.chosen))
            return
        match = await self._match(interaction, press.match)
        if player.seat >= len(match.players):
            raise RuleError("not-at-this-table")
        position = await self._turns.seen_by(match.id, interaction.user.id)
        await self._panels.show_player(interaction, position, player.seat)

    async def _show(self, interaction: Interaction, number: int, sight: Sight) -> None:
        match = await self._match(interaction, number)
        if sight is Sight.BOARD:
            position = await self._turns.seen_by(match.id, interaction.user.id)
            await self._panels.show_board(interaction, position, None)
            return
        if sight is Sight.COURSE:
            await self._memories.course(interaction, match.id)
            return
        if sight is Sight.SIGNS:
            menu = look_menu(match, words_for(interaction), sight)
            await self._cards.show_signs(interaction, match.game, (menu,))
            return
        show = {
            Sight.RULE: self._lookups.rules_of_question,
            Sight.LOG: self._lookups.log,
            Sight.SCORE: self._lookups.score,
            Sight.LEFT: self._lookups.left,
            Sight.WORDS: self._lookups.board_in_words,
            Sight.NOTE: self._notes.show,
            Sight.RULES: self._lookups.all_rules,
        }[sight]
        await show(interaction, match)

    async def _match(self, interaction: Interaction, number: int) -> Match:
        match = await self._which_match.numbered(interaction, number)
        if not isinstance(match, Match):
            raise RuleError("look-later")
        return match
