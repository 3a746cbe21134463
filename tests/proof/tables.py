"""Tables of all four games at once, played by people who only type; read beside a bot that may be dead."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

from bot.match.position import Position
from bot.match.turns import Turns
from bot.text.words import bot_words
from games import GAMES
from games.core.model import Decision
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.message import COMPONENTS_V2
from local_discord.pilot import Pilot
from storage.address import Address
from storage.database import Database
from storage.errors import StorageError
from tests.bot.evening import patient

PATIENCE = 300  # tenths of a second
try:
    from psycopg import OperationalError

    AWAY: tuple[type[Exception], ...] = (OperationalError,)
except ImportError:  # without PostgreSQL
    AWAY = ()
STALE, DONE = (bot_words("en").text(name) for name in ("stale", "done-already"))
NOT_UNDERSTOOD = bot_words("en").text("nothing-understood", typed="…").partition("…")[0]
PEOPLE = (*(f"{game} {number}" for game in GAMES for number in (1, 2)), "Stranger")


class Table:
    """One game's table: two people, and at one table a stand-in."""

    def __init__(self, box: Box, game: str, dice: random.Random) -> None:
        self.game = game
        self.pilots = [patient(box, name) for name in PEOPLE if name.startswith(f"{game} ")]
        self.number = 0
        self.confirmed: list[int] = []  # clicks whose answer said that they were played
        self.told: dict[int, str] = {}  # that answer
        self._dice = dice

    async def open(self, stand_in: bool) -> None:
        """A new match of the same people."""
        host, other = self.pilots
        table = (await host.slash("play", game=self.game)).message
        assert table is not None, "no table was opened"
        start = next(b["custom_id"] for b in table.buttons if b["custom_id"].startswith("start:"))
        self.number = int(start.partition(":")[2])
        await other.person.press(table, f"join:{self.number}")
        if stand_in:
            await host.person.press(table, f"standin:{self.number}:add")
        await host.person.press(table, start)

    async def move(self, database: Database) -> bool:
        """One answer of somebody who is asked; False if nobody of flesh and blood is."""
        position = await Turns(database, lambda: 0.0).live(self.number)
        found = next(iter(self._due(position)), None)
        if found is None:
            return False
        decision, pilot = found
        picks = self._dice.sample(decision.keys, max(1, decision.least))
        answer = await pilot.slash("move", what=",".join(picks), table=str(self.number))
        self._note(answer)
        for button in answer.message.buttons if answer.message else ():
            if button["custom_id"].startswith("sure:") and answer.message is not None:
                self._note(await pilot.person.press(answer.message, button["custom_id"]))
        return True

    def _due(self, position: Position) -> Iterable[tuple[Decision, Pilot]]:
        by_user = {int(pilot.id): pilot for pilot in self.pilots}
        for decision in position.asked:
            player = position.match.in_seat(decision.seat)
            if decision.answer is None and not player.stand_in:
                yield decision, by_user[player.user]

    def _note(self, answer: Answer) -> None:
        """Remember a click that the person was told is played: they see the panel or hand that follows."""
        message = answer.message
        if message is None or answer.interaction is None or not message["flags"] & COMPONENTS_V2:
            return
        asked_again = any(b["custom_id"].startswith("sure:") for b in message.buttons)
        refused = STALE in answer.text or DONE in answer.text
        refused = refused or any(line.startswith(NOT_UNDERSTOOD) for line in answer.text.splitlines())
        if not asked_again and not message.loading and not refused:
            self.confirmed.append(int(answer.interaction.id))
            self.told[self.confirmed[-1]] = answer.text


@asynccontextmanager
async def reading(database: Address) -> AsyncIterator[Database]:
    """The database, opened beside the bot's own connections, once its server is there."""
    found = await _opened(database)
    try:
        yield found
    finally:
        await found.close()


async def _opened(database: Address) -> Database:
    for _ in range(PATIENCE):
        with suppress(StorageError, OSError, *AWAY):  # the storm restarts the server
            return await Database.open(database)
        await asyncio.sleep(0.1)
    return await Database.open(database)
