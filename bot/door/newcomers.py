"""Who is new to a game: in their first three turns they are told what the signs mean and how it is played."""

from __future__ import annotations

from msgspec.structs import replace

from bot.door.reply import Interaction, settings_of, words_for
from bot.limits import ROW_BUTTONS, ROWS
from bot.match.position import Position
from bot.presses.lookups import HowToPlay
from bot.text.cards import legend
from bot.text.rows import Button, Panel, Row
from storage import results
from storage.database import Database

TURNS = 3  # of everyone at the table


class Newcomers:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def helped(
        self, interaction: Interaction, position: Position, panel: Panel
    ) -> tuple[Panel, list[str]]:
        """A panel with **How to play** on it and lines to go above it, for whoever is new to its game."""
        game = position.match.game
        if not await self._is_new(interaction, position):
            return panel, []
        words = words_for(interaction)
        line = legend(game, words.language)
        button = Button(HowToPlay(game).id, words.text("how-to-play"))
        helped = replace(panel, rows=_with(panel.rows, button))
        return helped, [line] if line else []

    async def _is_new(self, interaction: Interaction, position: Position) -> bool:
        early = position.state.turn <= TURNS * len(position.match.players)
        if not early or not settings_of(interaction).lessons:
            return False
        return not await self._db.read(results.has_played, interaction.user.id, position.match.game)


def _with(rows: tuple[Row, ...], button: Button) -> tuple[Row, ...]:
    """One button more in the last row of buttons, or in a row of its own where there is room."""
    last = rows[-1] if rows else None
    if isinstance(last, tuple) and len(last) < ROW_BUTTONS:
        return (*rows[:-1], (*last, button))
    return (*rows, (button,)) if len(rows) < ROWS else rows
