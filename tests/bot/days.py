"""A match of two under way, on a day when things go wrong."""

from __future__ import annotations

from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import journal
from tests.bot.evening import Evening


class Day:
    """A match of two under way, and who must move."""

    def __init__(self, evening: Evening, pilots: list[Pilot]) -> None:
        self.evening, self.pilots = evening, pilots
        self.app = evening.app
        self.box = evening.box

    async def types(self) -> Pilot:
        """Let whoever must move choose a column with /move, from outside the thread."""
        mover = await self.evening.on_turn(self.pilots)
        answer = await mover.slash("move", what=(await self.first_key()), table="1")
        assert answer.ephemeral, answer.text
        return mover

    async def first_key(self) -> str:
        return (await self.app.turns.live(1)).asked[0].keys[0]

    async def rows(self) -> int:
        return len(await self.app.database.read(journal.entries, 1))

    async def thread(self) -> str:
        return str((await self.evening.match()).thread)

    def posts_in(self, place: str) -> list[Message]:
        return [m for m in self.box.people[-1].sees(place) if "turn:1:" in str(m["components"])]

    async def told(self, place: str, count: int) -> list[Message]:
        return await self.box.until(
            lambda: found if len(found := self.posts_in(place)) >= count else None, f"post {count}", 30.0
        )
