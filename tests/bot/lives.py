"""A box that outlives its bot: the bot is killed (SIGKILL) whenever time passes, and comes back later."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.text.words import bot_words
from games.core import engine
from games.core.model import Seat
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import matches
from storage.database import Database
from storage.matches import Match, Table
from tests.bot.births import Births
from tests.bot.evening import offered, opens, patient

LOCALES = {"en": "en-US", "fr": "fr", "it": "it"}


class Lives:
    """People at a table whose bot dies and comes back."""

    def __init__(self, box: Box, database: Path, births: Births, language: str) -> None:
        self.box, self.database, self._births = box, database, births
        self.language = language
        self.words = bot_words(language)
        self.ahead = 0.0
        self._life = AsyncExitStack()

    # -- living and dying ----------------------------------------------------------------------------

    async def wakes(self) -> None:
        bot = self._births.bot(self.box.url, self.database, ahead=self.ahead, files=[])
        self._death = await self._life.enter_async_context(bot)

    async def dies(self) -> None:
        """Kill the bot (SIGKILL) in the middle of whatever it does."""
        os.kill(self._births.pid, signal.SIGKILL)
        assert await self._death == -signal.SIGKILL, "it was alive until now"
        await self._life.aclose()

    async def later(self, seconds: float) -> None:
        """Kill the bot, and start it again after so long."""
        await self.dies()
        self.box.clock.advance(seconds)
        self.ahead += seconds
        await self.wakes()

    # -- people --------------------------------------------------------------------------------------

    def person(self, name: str) -> Pilot:
        pilot = patient(self.box, name)
        pilot.person.locale = LOCALES[self.language]
        return pilot

    async def sit(self, *names: str, game: str = "nautilus_island", pace: str | None = None) -> list[Pilot]:
        """A match under way in the language of the table; the first is its host."""
        host, *others = [self.person(name) for name in names]
        opened = await host.slash("play", game=game, language=self.language)
        assert opened.message is not None
        if pace is not None:
            panel = await self.presses(host, "options")
            assert panel.message is not None
            form = await host.person.press(panel.message, "options:1:form:0")
            await host.person.submit(form, {"pace": pace})
        for other in others:
            await self.presses(other, "join")
            await other.reads(self.words.text("joined", match="").split(".")[0][:8])
        await self.presses(host, "start")
        await self.box.until(lambda: len(self.posts()) > 0, "the first board", 60.0)
        return [host, *others]

    async def presses(self, pilot: Pilot, word: str) -> Answer:
        """Press a button named by the id of its label."""
        return await pilot.presses(self.words.text(word))

    async def reads(self, pilot: Pilot, word: str, **facts: str | int) -> Message:
        """Wait for a sentence named by its id; only its parts without facts are compared."""
        text = self.words.text(word, **{"who": "\0", "until": "\0", "voters": "\0", "match": "\0", **facts})
        longest = max(text.split("\0"), key=len)
        return await pilot.reads(longest.strip())

    async def mover(self, pilots: list[Pilot]) -> Pilot:
        async with self._reading() as (match, waiting):
            users = {str(match.in_seat(seat).user) for seat in waiting}
        return next(pilot for pilot in pilots if pilot.id in users)

    async def plays(self, pilot: Pilot) -> Answer:
        """A whole turn, always the last thing on offer (in Nautilus Island the open column: no secret)."""
        answer = await opens(pilot)
        while answer.message is not None and (offer := offered(answer.message)):
            answer = await offer.pick(pilot, answer.message, offer.keys[-1])
        return answer

    async def match(self) -> Table:
        async with self._reading() as (match, _):
            return match

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[tuple[Table, frozenset[Seat]]]:
        from bot.match.turns import Turns

        database = await Database.open(self.database)
        try:
            found = await database.read(matches.get, 1)
            assert found is not None
            waiting: frozenset[Seat] = frozenset()
            if isinstance(found, Match):
                position = await Turns(database, lambda: 0.0).live(1)
                waiting = frozenset(engine.waiting(position.asked))
            yield found, waiting
        finally:
            await database.close()

    def posts(self) -> list[Message]:
        """What the bot wrote in threads, oldest first."""
        threads = [c for c in self.box.world.channels.values() if c["type"] == 11]
        return [m for t in threads for m in self.box.people[-1].sees(t) if m["author"].get("bot")]


@asynccontextmanager
async def lives(path: Path, births: Births, language: str) -> AsyncIterator[Lives]:
    box = await Box.start()
    found = Lives(box, path / "lives.db", births, language)
    try:
        await found.wakes()
        yield found
    finally:
        await found.dies()
        await box.stop()
    assert box.violations == []
