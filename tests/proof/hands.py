"""Hostile hands: forged presses by people who have no business at a table; races for seats, and floods.

Every twentieth batch, every race and every flood goes over the wire, the others go the short way
(`short_way.py`).
Nothing they do may move anything at the others' tables, and every press gets an answer that is neither a
traceback nor "Something went wrong".
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager

from bot.table.admission import CLOSED, HOUR
from bot.text.words import bot_words
from games import GAMES
from local_discord.box import Box
from local_discord.message import Json, Message
from local_discord.pilot import Pilot
from local_discord.world.interaction_shapes import COMPONENT, MODAL_SUBMIT, Interaction
from storage.transaction import Transaction
from tests.bot.evening import Evening, patient
from tests.proof import Bar, Plan, Report, Save
from tests.proof.forging import Forger, Target
from tests.proof.short_way import ShortWay

PRESSES, QUICK_PRESSES = 1_000_000, 600
AT_ONCE = 60
WIRE = 20  # every so many batches one goes over the wire, the others go the short way
VICTIMS = ("Ada", "Bruno")
HOSTILE = (
    "[y](https://e.vil) @everyone **x**",
    "\u202eEvil\u2066",
    "A\u200bd\u200da",
    "Fatou",
    "`x` ||y|| <@1>",
)
TABLES = ("journal", "players", "snapshots", "proposals", "orders", "clocks", "results")
OURS = ("bot", "storage", "games", "render", "discord.app_commands", "discord.client", "asyncio")
SORRY = bot_words("en").text("sorry").split(".")[0]


class Hands:
    """Tables of all four games, and people around them who mean no good."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening, self.box = evening, evening.box
        self._dice = random.Random(seed)
        self._forger = Forger(evening.box, seed)
        self._hostile = [patient(evening.box, name) for name in HOSTILE]
        self._messages: list[Message] = []
        self._numbers: list[int] = []
        self.report = Report()
        self._short = ShortWay(evening.box, evening.app.client)

    async def sit_down(self) -> None:
        """The victims play all four games; the first of the hostile has a table of his own."""
        host, other = (patient(self.box, name) for name in VICTIMS)
        for game in GAMES:
            self._numbers.append(await self._deal(host, other, game))
        await self._deal(self._hostile[0], self._hostile[3], "nautilus_island")
        await self.evening.all_said()
        await self.evening.app.database.write(
            Transaction.run, "UPDATE matches SET guild = 1 WHERE id = ?", self._numbers[-1]
        )  # a match of another server
        for number in self._numbers:
            position = await self.evening.app.turns.live(number)
            self._messages.append(self._hostile[0].person.sees(str(position.match.thread))[-1])
        await self._take_aim()

    async def _take_aim(self) -> None:
        """Look what is on offer to the victims now."""
        found: list[Target] = []
        for number in self._numbers:
            position = await self.evening.app.turns.live(number)
            found += [
                Target(number, position.asked_at[decision.seat], decision.seat, key)
                for decision in position.asked
                for key in decision.keys[:20]
            ]
        self._forger.targets = found or self._forger.targets

    async def _deal(self, host: Pilot, other: Pilot, game: str) -> int:
        table = (await host.slash("play", game=game)).message
        assert table is not None
        start = next(b["custom_id"] for b in table.buttons if b["custom_id"].startswith("start:"))
        number = int(start.partition(":")[2])
        await other.person.press(table, f"join:{number}")
        await host.person.press(table, start)
        return number

    # -- forged presses -------------------------------------------------------------------------------

    async def forge(self, *, over_the_wire: bool) -> None:
        """Some dozens of forged acts at once; the victims' tables stay as they are."""
        before = await self._fingerprint()
        opened = [self._open(over_the_wire) for _ in range(AT_ONCE)]
        if not over_the_wire:
            await self._short.answered()
        await self._answered(opened)
        self._short.forget(opened)
        if await self._fingerprint() != before:
            acts = [(one.user_id, one.data) for one in opened]
            self.report.broken.append(f"something moved at another's table, by one of {acts}")
        self.report.counts["presses"] += len(opened)
        self.report.counts["of them over the wire"] += len(opened) * over_the_wire

    def _open(self, over_the_wire: bool) -> Interaction:
        world, pilot = self.box.world, self._dice.choice(self._hostile)
        message = self._dice.choice(self._messages)
        place = world.channels[message["channel_id"]]
        kind, data = self._forger.act(pilot.id, place)
        self.report.counts[f"of them {_KINDS[kind]}"] += 1
        parent = self._old_press(pilot, message) if kind == MODAL_SUBMIT else None
        source = message if kind in (COMPONENT, MODAL_SUBMIT) else None
        opens = world.interactions.open if over_the_wire else self._short.open
        return opens(kind, pilot.id, place, data, message=source, parent=parent)

    def _old_press(self, pilot: Pilot, message: Message) -> Interaction:
        """The press that opened a form, long ago."""
        world, data = self.box.world, {"custom_id": "type:1:1.0", "component_type": 2}
        return Interaction(
            world.ids.next(), "of-an-old-press", COMPONENT, pilot.id, message["channel_id"],
            world.clock.now(), data, message.id,
        )  # fmt: skip

    async def _answered(self, opened: list[Interaction]) -> None:
        """Every act gets an answer, and it is not that something went wrong."""
        await self.box.changes.until(lambda: all(one.answered_with for one in opened), 60.0)
        await self.evening.all_answered()
        for one in opened:
            if not one.answered_with:
                self.report.broken.append(f"no answer to {one.kind} {_shown(one.data)}")
            elif SORRY in self._told(one):
                self.report.broken.append(f"something went wrong with {one.kind} {_shown(one.data)}")

    def _told(self, one: Interaction) -> str:
        found = self.box.world.messages.find(one.channel_id, one.original_id or "")
        later = [self.box.world.messages.find(one.channel_id, id) for id in one.follow_ups]
        return "\n".join(message.text for message in (found, *later) if message is not None)

    async def _fingerprint(self) -> str:
        """All that is stored of the victims' tables, in one word."""

        def work(tx: Transaction) -> str:
            digest = hashlib.sha256()
            for number in self._numbers:
                for table in TABLES:
                    rows = tx.all(f"SELECT * FROM {table} WHERE match = ?", number)
                    digest.update(repr([tuple(dict(row).items()) for row in rows]).encode())
                row = tx.one("SELECT phase, host, options, variants, at FROM matches WHERE id = ?", number)
                digest.update(repr(dict(row) if row else None).encode())
            return digest.hexdigest()

        return await self.evening.app.database.read(work)

    # -- races and floods -----------------------------------------------------------------------------

    async def race(self) -> None:
        """Everybody wants the last seat at once: one gets it."""
        host = patient(self.box, VICTIMS[0])
        self.box.clock.advance(HOUR)  # so that nobody opens too much within one
        table = (await host.slash("play", game="nautilus_island", seats=2)).message
        if table is None:
            self.report.broken.append("no table was opened for a race")
            return
        join = next(b["custom_id"] for b in table.buttons if b["custom_id"].startswith("join:"))
        number = int(join.partition(":")[2])
        place = self.box.world.channels[table["channel_id"]]
        data = {"custom_id": join, "component_type": 2}
        opened = [
            self.box.world.interactions.open(COMPONENT, pilot.id, place, data, message=table)
            for _ in range(3)
            for pilot in self._hostile
        ]
        await self._answered(opened)
        sitting = len((await self.evening.app.lobby.get(number)).players)
        if sitting != 2:
            self.report.broken.append(f"{sitting} people sit at a table for two")
        await self.evening.app.lobby.cancel(number, int(host.id))
        self.report.counts["races for a seat"] += 1
        self._count_on_the_wire(opened)

    async def circle(self) -> None:
        """Somebody opens and cancels tables in a circle, until they are asked to wait."""
        self.box.clock.advance(2 * HOUR)
        pilot, opened = self._hostile[4], 0
        for _ in range(CLOSED + 3):
            answer = await pilot.slash("play", game="the_island")
            cancel = [b["custom_id"] for b in answer.message.buttons] if answer.message else []
            cancel = [custom_id for custom_id in cancel if custom_id.startswith("cancel:")]
            if not cancel or answer.ephemeral:
                break
            await self.evening.app.lobby.cancel(int(cancel[0].partition(":")[2]), int(pilot.id))
            opened += 1
        if opened > CLOSED:
            self.report.broken.append(f"{opened} tables were opened and closed within an hour")
        self.report.counts["circles of tables"] += 1

    async def flood(self) -> None:
        """The mover's own click, dozens of times at once: it counts once."""
        positions = [await self.evening.app.turns.live(number) for number in self._numbers]
        position = next((one for one in positions if one.asked), None)
        if position is None:  # time has passed, and every match is over
            return
        decision = position.asked[0]
        user = str(position.match.in_seat(decision.seat).user)
        at = position.asked_at[decision.seat]
        custom_id = f"sure:{position.match.id}:{at}.{decision.seat}:{decision.keys[0]}"
        message = self._messages[self._numbers.index(position.match.id)]
        place = self.box.world.channels[message["channel_id"]]
        data: Json = {"custom_id": custom_id, "component_type": 2}
        opened = [
            self.box.world.interactions.open(COMPONENT, user, place, data, message=message)
            for _ in range(AT_ONCE)
        ]
        await self._answered(opened)
        query = "SELECT count(*) AS n FROM journal WHERE match = ? AND interaction IS NOT NULL AND at > ?"
        row = await self.evening.app.database.read(Transaction.one, query, position.match.id, position.at)
        if row is None or row["n"] > 1:
            self.report.broken.append(f"a click counted {row['n'] if row else 0} times")
        await self._take_aim()
        self.report.counts["floods"] += 1
        self._count_on_the_wire(opened)

    def _count_on_the_wire(self, opened: list[Interaction]) -> None:
        self.report.counts["presses"] += len(opened)
        self.report.counts["of them over the wire"] += len(opened)


_KINDS = {2: "commands", 3: "buttons and menus", 4: "autocompletes", 5: "forms"}


def _shown(data: Json) -> str:
    return repr(data)[:300]


class _Faults(logging.Handler):
    """Remembers every traceback of ours."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.found.append(f"{record.name}: {record.getMessage()[:200]}: {error!r}"[:600])


@contextmanager
def tracebacks() -> Iterator[list[str]]:
    """What is logged as a mistake meanwhile."""
    handler = _Faults()
    logging.getLogger().addHandler(handler)
    try:
        yield handler.found
    finally:
        logging.getLogger().removeHandler(handler)


async def run(plan: Plan, save: Save) -> Report:
    """Batch after batch until there were enough presses, or the time is over."""
    goal = (QUICK_PRESSES if plan.quick else PRESSES) - plan.before["presses"]
    bar = Bar("hands", goal, "presses", plan.seconds)
    evening = Evening(await Box.start(people=(*VICTIMS, *HOSTILE)), plan.folder / "hands.db")
    await evening.start_bot()
    evening.box.clock.hold()
    hands = Hands(evening, plan.seed + plan.before["presses"])
    try:
        with tracebacks() as found:
            await hands.sit_down()
            await _rounds(hands, bar, goal, save, found)
        hands.report.broken += evening.box.violations
    finally:
        await evening.end()
    return hands.report


async def _rounds(hands: Hands, bar: Bar, goal: int, save: Save, found: list[str]) -> None:
    number = 0
    while hands.report.counts["presses"] < goal and not bar.out_of_time:
        if number % 50 == 0:
            await hands.race()
            await hands.circle()
            await hands.flood()
        await hands.forge(over_the_wire=number % WIRE == 0)
        number += 1
        hands.report.broken += [f"a traceback: {line}" for line in found]
        found.clear()
        hands.report.seconds = bar.seconds
        bar.show(hands.report.counts["presses"])
        if number % 10 == 0:
            save(hands.report)
            await asyncio.sleep(0)
