"""Finished matches: listed, looked back on, and counted together. Nothing of a match under way is shown."""

from __future__ import annotations

import asyncio
from typing import get_args

from bot.door.components import files_of, view_of
from bot.door.compose import memory_buttons
from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, Outdated, on
from bot.door.which_match import WhichMatch
from bot.presses.standing import ALL, HistoryMenu, HistoryPage, StatisticsMenu, Where
from bot.text import history, statistics
from bot.text.pages import turning
from bot.text.rows import Row
from bot.text.standing import game_menu
from games import GAMES
from games.core.model import RuleError
from storage import history as stored
from storage.database import Database
from storage.history import Past, Wanted
from storage.matches import Phase
from storage.transaction import Transaction


class HistoryHandlers:
    def __init__(self, database: Database, which_match: WhichMatch) -> None:
        self._db = database
        self._which_match = which_match

    async def history_command(self, interaction: Interaction, where: Where | None, game: str | None) -> None:
        await self._page(interaction, where or "mine", game or ALL, 0)

    @on(HistoryPage, Answer.UPDATE)
    async def turned(self, interaction: Interaction, press: HistoryPage) -> None:
        await self._page(interaction, press.where, press.game, press.page)

    @on(HistoryMenu, Answer.NEW)
    async def picked(self, interaction: Interaction, press: HistoryMenu) -> None:
        """One match, with all that it can be looked back on by."""
        if not press.chosen.isdecimal() or len(press.chosen) > 18:
            raise Outdated
        number, words = int(press.chosen), words_for(interaction)
        match = await self._which_match.numbered(interaction, number)
        hidden = match.options.private and not match.has(interaction.user.id)
        past = None if hidden or match.phase is not Phase.ENDED else await self._db.read(stored.past, number)
        if past is None:
            raise RuleError("no-such-match", match=str(number))
        rows: tuple[Row, ...] = (memory_buttons(past.match, words),)
        await answer(interaction, history.card(past, words), view=view_of(rows))

    async def _page(self, interaction: Interaction, where: Where, game: str, page: int) -> None:
        words, wanted = words_for(interaction), _wanted(interaction, where, game)

        def work(tx: Transaction) -> tuple[int, int, list[Past]]:
            count = stored.count(tx, wanted)
            number = min(page, max(0, (count - 1) // history.PER_PAGE))
            return count, number, stored.page(tx, wanted, number * history.PER_PAGE, history.PER_PAGE)

        count, number, found = await self._db.read(work)
        if not found:
            raise RuleError(f"history-none-{where}")
        lines = [history.title(where, game, count, words), *(history.line(past, words) for past in found)]
        pages = -(-count // history.PER_PAGE)
        buttons = turning(lambda to: HistoryPage(where, game, to), number, pages, words)
        rows: tuple[Row, ...] = (history.menu(where, found, words), *buttons)
        await answer(interaction, "\n".join(lines), view=view_of(rows))

    async def statistics_command(
        self, interaction: Interaction, game: str | None, where: Where | None
    ) -> None:
        """The game that is named, else the first that was played."""
        where = where or ("mine" if interaction.guild_id is None else "here")
        if game is None:
            wanted = _wanted(interaction, where, ALL)
            game = (await self._db.read(stored.games, wanted) or [*GAMES])[0]
        await self._statistics(interaction, where, game)

    @on(StatisticsMenu, Answer.UPDATE)
    async def another_game(self, interaction: Interaction, press: StatisticsMenu) -> None:
        await self._statistics(interaction, press.where, press.chosen)

    async def _statistics(self, interaction: Interaction, where: Where, game: str) -> None:
        words = words_for(interaction)
        found = await self._db.read(stored.scores, _wanted(interaction, where, game))
        menu = game_menu(StatisticsMenu(where).id, game, words, every=False)
        if not found:
            text = words.text("stats-none", game=GAMES[game].meta.title)
            await answer(interaction, text, view=view_of((menu,)), attachments=[])
            return
        picture = await asyncio.to_thread(statistics.drawn, game, where, found, words)
        files = files_of([picture], "statistics")
        await answer(interaction, words.text("stats-title"), view=view_of((menu,)), attachments=files)


def _wanted(interaction: Interaction, where: Where, game: str) -> Wanted:
    """Which matches the asker means and may see."""
    if (game != ALL and game not in GAMES) or where not in get_args(Where):
        raise Outdated
    if where == "here" and interaction.guild_id is None:
        raise RuleError("history-elsewhere")
    guild = interaction.guild_id if where == "here" else None
    return Wanted(interaction.user.id, guild, None if game == ALL else game)
