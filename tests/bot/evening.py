"""A table for tests: the box, the real bot over the wire, and people who are code."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Self

from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.door.client import Client
from bot.door.floods import Floods
from bot.door.shard_starts import ShardStarts
from bot.match.commit import UNSEEN_AFTER
from bot.match.timed_moves import TimedMoves
from games.core import engine
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage import matches, outbox
from storage.matches import Match, Table
from storage.transaction import Transaction

Client.last_server = 0.01  # there is one server, told at once
TimedMoves.pace = 0.0  # stand-ins answer as soon as they can
ShardStarts.spacing = 0.0  # bots are born by the dozen
Floods.presses = Floods.suggestions = 10**9  # people who are code press faster than any hand


class Evening:
    def __init__(self, box: Box, database: Path) -> None:
        self.box = box
        self.database = database
        self._app: App | None = None

    @classmethod
    async def begin(cls, database: Path) -> Self:
        evening = cls(await Box.start(), database)
        await evening.start_bot()
        return evening

    async def start_bot(self) -> None:
        settings = Config(LOCAL_TOKEN, self.database, self.box.url)
        self.app = await App.start(settings, now=self.box.clock.now)

    async def stop_bot(self) -> None:
        if self._app is not None:
            await self._app.stop()
            self._app = None

    async def end(self) -> None:
        await self.stop_bot()
        await self.box.stop()

    @property
    def app(self) -> App:
        """The bot, which runs."""
        assert self._app is not None
        return self._app

    @app.setter
    def app(self, app: App) -> None:
        self._app = app

    @property
    def runs(self) -> bool:
        return self._app is not None

    def people(self, *names: str) -> list[Pilot]:
        return [patient(self.box, name) for name in names]

    async def open_table(self, *names: str, game: str = "nautilus_island") -> list[Pilot]:
        """A match under way: the first opens and starts, the others join. Given back in seat order."""
        first, *others = self.people(*names)
        await first.slash("play", game=game)
        for other in others:
            await other.presses("Join")
        await first.presses("Start")
        match = await self.match()
        await self.box.until(lambda: first.person.sees(str(match.message)), "the first board", 90.0)
        await self.all_answered()
        return await self.seated(first, *others)

    async def seated(self, *pilots: Pilot) -> list[Pilot]:
        """These people in seat order."""
        by_id = {pilot.id: pilot for pilot in pilots}
        return [by_id[str(player.user)] for player in (await self.match()).players]

    async def match(self, nth: int = 1) -> Table:
        """The table opened first, or second...: their numbers may have gaps over PostgreSQL."""
        rows = await self.app.database.read(Transaction.all, "SELECT id FROM matches ORDER BY id")
        found = await self.app.database.read(matches.get, list(rows)[nth - 1]["id"])
        assert found is not None
        return found

    async def dealt(self, nth: int = 1) -> Match:
        """The match of a table where play has begun."""
        found = await self.match(nth)
        assert isinstance(found, Match)
        return found

    async def mover(self, pilots: list[Pilot], number: int = 1) -> Pilot | None:
        """Who must decide now; None once the match is over."""
        position = await self.app.turns.live(number)
        waiting = sorted(engine.waiting(position.asked))
        return pilots[waiting[0]] if waiting else None

    async def on_turn(self, pilots: list[Pilot], number: int = 1) -> Pilot:
        """Who must decide now, in a match under way."""
        mover = await self.mover(pilots, number)
        assert mover is not None
        return mover

    async def plays(
        self, pilot: Pilot, choose: Choose | None = None, *, within: str | None = None
    ) -> list[str]:
        """One player's turn by clicks alone: opens the panel and answers until no more is asked."""
        clicks: list[str] = []
        answer = await opens(pilot, within)
        while answer.message is not None and (offer := offered(answer.message)):
            keys = (choose or first_on_offer)(offer)
            clicks.append(keys[0])
            answer = await offer.pick(pilot, answer.message, *keys)
        return clicks

    async def misses(self, pilot: Pilot, choose: Choose) -> None:
        """One click whose answer stays away for so long that what it was to tell is written by DM."""
        panel, offer = await asked(pilot)
        answer = self.box.faults.hold("*", r"/(callback|messages/@original)$")
        click = asyncio.create_task(offer.pick(pilot, panel, *choose(offer)))
        while not await self._unseen():
            await self.box.changes.until(lambda: False, 0.02)
        self.box.clock.advance(UNSEEN_AFTER + 1)
        self.app.scheduler.nudge()
        while await self._unseen():
            await self.box.changes.until(lambda: False, 0.02)
        answer.release()
        await click

    async def _unseen(self) -> bool:
        """Whether a mover is to be told what they may not have seen."""
        query = "SELECT 1 FROM deadlines WHERE key LIKE 'unseen:%'"
        return await self.app.database.read(Transaction.one, query) is not None

    async def ends(self, moderator: Pilot, table: str = "1") -> Answer:
        """A moderator ends a match, and is sure."""
        asked = await moderator.slash("table end", table=table)
        assert asked.message is not None
        return await moderator.person.press(asked.message, "Yes, end it")

    async def all_answered(self) -> None:
        """Wait until every press is answered, and what follows it is done."""
        await self.app.client.dispatcher.finish(60.0)

    async def all_said(self) -> None:
        """Wait until every press is answered and every letter sent or parked."""
        await self.all_answered()
        await all_said(self.box, self.app)

    async def until_parked(self) -> None:
        """Wait until a letter is parked."""
        while not await self.app.database.read(outbox.parked):
            await self.box.changes.until(lambda: False, 0.02)

    async def posts(self, number: int = 1) -> list[Message]:
        """The public posts of a match, oldest first."""
        match = await self.match(number)
        everyone = self.box.people[-1].sees(str(match.thread))
        return [message for message in everyone if message["author"].get("bot")]


async def all_said(box: Box, app: App) -> None:
    """Wait until every letter is sent or parked."""
    while await app.database.read(outbox.queues):
        await box.changes.until(lambda: False, 0.02)


async def opens(pilot: Pilot, within: str | None = None) -> Answer:
    """Press the newest Your turn, in whatever language it is written."""

    def newest() -> tuple[Message, str] | None:
        for message in reversed(pilot.visible(within)):
            for button in message.buttons:
                if button["custom_id"].startswith("turn:"):
                    return message, button["custom_id"]
        return None

    message, custom_id = await pilot.box.until(newest, f"a turn button for {pilot.name}", 30.0)
    return await pilot.person.press(message, custom_id)


def patient(box: Box, name: str) -> Pilot:
    """Somebody who waits for the bot however busy the machine is."""
    pilot = Pilot(box, name)
    pilot.patience = 90.0
    return pilot


class Offer:
    """What one panel offers."""

    def __init__(self, menu: str | None, keys: list[str], labels: list[str], most: int) -> None:
        self.menu, self.keys, self.labels, self.most = menu, keys, labels, most

    async def pick(self, pilot: Pilot, panel: Message, *keys: str) -> Answer:
        """Choose these from the menu, or press the button."""
        if self.menu:
            return await pilot.person.choose(panel, self.menu, *keys)
        return await pilot.person.press(panel, keys[0])


Choose = Callable[[Offer], list[str]]


def first_on_offer(offer: Offer) -> list[str]:
    return offer.keys[:1]


def store_when_possible(offer: Offer) -> list[str]:
    """Store and close whenever on offer: this way every kind of question comes up."""
    if offer.menu and offer.most > 1:
        return offer.keys[: offer.most]
    for word in (":close", ":store:", ":lay:"):
        for key in offer.keys:
            if word in key:
                return [key]
    return offer.keys[-1:]


async def asked(pilot: Pilot) -> tuple[Message, Offer]:
    """The panel of somebody who must decide, and the question on it."""
    panel = (await opens(pilot)).message
    assert panel is not None
    offer = offered(panel)
    assert offer is not None
    return panel, offer


def offered(message: Message) -> Offer | None:
    """The question on a panel, if there is one: its menu, or its buttons."""
    for menu in message.menus:
        if menu["custom_id"].startswith("looks:"):
            continue  # things to look at, no question
        values = [option["value"] for option in menu["options"]]
        labels = [option["label"] for option in menu["options"]]
        return Offer(menu["custom_id"], values, labels, menu.get("max_values", 1))
    picks = [button for button in message.buttons if button["custom_id"].startswith(("pick:", "sure:"))]
    if not picks:
        return None
    return Offer(None, [b["custom_id"] for b in picks], [b["label"] for b in picks], 1)
