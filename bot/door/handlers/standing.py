"""Standing: a server's board, and how somebody's rating went. Shown only of those who wish so."""

from __future__ import annotations

import asyncio

from bot.door.components import files_of, view_of
from bot.door.reply import Interaction, answer, words_for
from bot.door.routes import Answer, Outdated, on
from bot.match.rules import game_named
from bot.presses.standing import ALL, ShowStanding, StandingMenu
from bot.text import standing
from bot.text.markup import bold
from bot.text.rows import Button, Row
from bot.text.words import Wording
from games import GAMES
from games.core.model import RuleError
from storage import matches, people, ratings
from storage.database import Database
from storage.ratings import ALL_GAMES, EVERYWHERE, Rating, Scope
from storage.transaction import Transaction


class StandingHandlers:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def standing_command(
        self, interaction: Interaction, game: str | None, person: tuple[int, str] | None
    ) -> None:
        """The board of the server, or somebody's rating; in a DM, one's own."""
        if game not in (None, ALL):
            game_named(game)
        if person is None and interaction.guild_id is not None:
            await self._board(interaction, game or ALL)
        else:
            user, name = person or (interaction.user.id, interaction.user.display_name)
            await self._person(interaction, user, game or ALL, name)

    @on(ShowStanding, Answer.UPDATE)
    async def pressed(self, interaction: Interaction, press: ShowStanding) -> None:
        await self._show(interaction, press.user, press.game)

    @on(StandingMenu, Answer.UPDATE)
    async def picked(self, interaction: Interaction, press: StandingMenu) -> None:
        await self._show(interaction, press.user, press.chosen)

    async def _show(self, interaction: Interaction, user: int, game: str) -> None:
        if game != ALL and game not in GAMES:
            raise Outdated
        if user:
            await self._person(interaction, user, game)
        else:
            await self._board(interaction, game)

    async def _board(self, interaction: Interaction, game: str) -> None:
        words, guild = words_for(interaction), interaction.guild_id
        if guild is None:
            raise RuleError("board-elsewhere")
        found = await self._db.read(ratings.board, Scope(_scoped(game), guild))
        lines = standing.board_lines(found, game, words) if found else [words.text("board-empty")]
        mine = Button(ShowStanding(interaction.user.id, game).id, words.text("my-standing"))
        rows: tuple[Row, ...] = ((mine,), standing.standing_menu(0, game, words))
        await answer(interaction, "\n".join(lines), view=view_of(rows), attachments=[])

    async def _person(self, interaction: Interaction, user: int, game: str, name: str = "") -> None:
        words, guild, own = words_for(interaction), interaction.guild_id, user == interaction.user.id

        def work(tx: Transaction) -> tuple[str, list[Rating] | None, list[Rating], dict[int, str]]:
            person = people.get(tx, user)
            if person is None or not person.preferences.standing:
                raise RuleError("standing-not-mine" if own else "standing-not-theirs", who=bold(name or "?"))
            everywhere = ratings.course(tx, Scope(_scoped(game), EVERYWHERE), user)
            here = None if guild is None else ratings.course(tx, Scope(_scoped(game), guild), user)
            shown = everywhere if here is None else here
            tables = {one.match: matches.get(tx, one.match) for one in shown[-standing.NEWEST :]}
            return person.name, here, everywhere, {n: table.game for n, table in tables.items() if table}

        name, here, everywhere, games = await self._db.read(work)
        course = everywhere if here is None else here
        await self._tell(
            interaction, user, game, (name, course), _lines(name, game, here, everywhere, words), games
        )

    async def _tell(
        self,
        interaction: Interaction,
        user: int,
        game: str,
        rated: tuple[str, list[Rating]],
        lines: list[str],
        games: dict[int, str],
    ) -> None:
        """The lines with their plot; the matches themselves are named to their own player alone."""
        words, (name, course) = words_for(interaction), rated
        pictures = [await asyncio.to_thread(standing.plot, name, game, course, words)] if course else []
        if user == interaction.user.id:
            lines = [*lines, *standing.newest_lines(course, games, words)]
        board = Button(ShowStanding(0, game).id, words.text("the-board"))
        rows: tuple[Row, ...] = (standing.standing_menu(user, game, words),)
        rows = ((board,), *rows) if interaction.guild_id is not None else rows
        files = files_of(pictures, "standing")
        await answer(interaction, "\n".join(lines), view=view_of(rows), attachments=files)


def _lines(
    name: str, game: str, here: list[Rating] | None, everywhere: list[Rating], words: Wording
) -> list[str]:
    found = everywhere if here is None else here
    lines = standing.person_lines(name, game, here, everywhere, words)
    return lines if found else [lines[0], words.text("person-none"), *lines[1:]]


def _scoped(game: str) -> str:
    return ALL_GAMES if game == ALL else game
