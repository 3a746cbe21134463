"""Which questions are explained to whom, cached for every panel."""

from __future__ import annotations

from bot.door.reply import Interaction, settings_of
from bot.match.position import Position
from bot.text.lessons import guide, lesson
from games.core.model import Seat
from storage import lessons
from storage.database import Database
from storage.news import MISSED

MOST = 1000  # people and games remembered


class Lessons:
    """What everyone has learned, as it was read last; somebody's is forgotten when they learn something."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._known: dict[tuple[int, str], frozenset[str]] = {}
        for topic in ("lessons", MISSED):
            database.subscribe(topic, self._forget)

    async def of(self, interaction: Interaction, position: Position, seat: Seat, language: str) -> list[str]:
        """What to say about a seat's question to whoever answers such a one for the first time."""
        decision = position.decision(seat)
        if decision is None or not settings_of(interaction).lessons:
            return []
        game, step = position.match.game, decision.step
        new = step not in await self._learned(interaction.user.id, game)
        told = lesson(game, step, language) if new else None
        led = guide(game, step, language) if position.match.options.first else None
        return [line for line in (told, led) if line]

    async def _learned(self, user: int, game: str) -> frozenset[str]:
        known = self._known  # what is read while somebody learns is put where nobody looks any more
        if (user, game) not in known:
            if len(known) >= MOST:
                known.clear()
            known[user, game] = await self._db.read(lessons.learned, user, game)
        return known[user, game]

    def _forget(self, changed: int | None) -> None:
        """Forget one person's, or everybody's: in a new table, since somebody may be reading for the old."""
        self._known = {key: known for key, known in self._known.items() if changed not in (None, key[0])}
