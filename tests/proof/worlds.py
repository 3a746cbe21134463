"""Two worlds over the wire: a match and its twin, dealt again in all that a viewer cannot know.

Whatever the viewer asks for, and whatever reaches them when the same is played in both, must be the same byte
for byte: words, buttons, pictures, alt texts, file names, and when it comes by the box's clock, which stands.
"""

from __future__ import annotations

import hashlib
import random
import re
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from bot.custom_ids import kinds
from bot.match.position import Position
from bot.match.standing_orders import ORDERS_AFTER
from bot.presses.seats import End
from games import GAMES
from games.core.model import Action, Decision, Seat
from games.core.orders import ALWAYS, Order
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.message import Json, Message
from local_discord.pilot import Pilot
from storage import journal, orders
from storage.matches import Phase
from storage.transaction import Transaction
from tests.bot.ears import HARMLESS
from tests.bot.evening import Evening
from tests.bot.test_orders_wire import let_pass
from tests.bot.test_two_worlds import TWIN, Worlds
from tests.bot.test_who_may_act import NO_MATCH, kick, made, sends, where
from tests.proof import Bar, Plan, Report, Save
from tests.proof.short_way import ShortWay

DELIVERIES, QUICK_DELIVERIES = 100_000, 60
STEPS, QUICK_STEPS = 40, 3
ACTS = 40  # of one viewer at one moment: most of what can be asked for
WIRE = 10  # every so many moments the asking goes over the wire, at the others the short way
ORDERED = 0.25  # how often a click in one world is a standing order in the other
PEOPLE = ("Ada", "Bruno", "Chiara", "David", "Émile", "Fatou", "Gil", "Hana", "Ina")
MODERATOR, STRANGER, HEIR, KICKED = "Ada", "Fatou", "Gil", "Ina"
UNSEEN = Order(ALWAYS, "no-such-question", ("nothing",))
"""An order that answers nothing: only its owner may know that it is there."""

LOOKS = ("board", "hand", "log", "score", "left", "text", "orders list", "why")


class Twins(Worlds):
    """A match of some seats and its twin, looked at by players and by people without a seat."""

    def __init__(self, evening: Evening, pilots: list[Pilot], outsiders: list[Pilot], seed: str) -> None:
        super().__init__(evening, pilots)
        self._dice = random.Random(seed)
        self._outsiders = outsiders
        self.told_apart: list[str] = []
        self.ordered = 0  # moves that an order made in one world and a click in the other
        self._short, self._looks = ShortWay(evening.box, evening.app.client), 0
        self._fresh = False  # the question was put this very moment

    async def moment(self) -> bool:
        """One question of the match: looked at in both worlds, then answered in both; False at the end."""
        await self.evening.all_said()
        position = await self.app.turns.live(1)
        decision = next((one for one in position.asked if one.answer is None), None)
        if decision is None or position.match.phase != Phase.PLAYING:
            return False
        others = [Seat(seat) for seat in range(len(self.pilots)) if seat != decision.seat]
        viewer = self._dice.choice([None, *others])
        await self.fork(position, viewer, f"twin-{position.at}-{self._dice.random()}")
        if (await self.app.turns.live(1)).at != position.at:
            return True  # what was due was done meanwhile: the twin is of two moments
        if await self._is_between_turns(position):
            await self.app.database.write(orders.give, 1, decision.seat, UNSEEN)  # in one world alone
            with nullcontext() if (self._looks + 1) % WIRE == 0 else self._short.taken():
                await self._all_look(viewer, position)
            await self.app.database.write(_no_orders)
            self._looks += 1
        await self._answer(position, decision, viewer)
        return True

    async def _is_between_turns(self, position: Position) -> bool:
        """Whether everyone has been told how it stands: of half-made turns the twin has no settled state."""
        twin = await self.app.turns.live(TWIN)
        settled = await self.app.turns.settled(1)
        return settled.at == position.at and {one.seat for one in twin.asked} == {*twin.asked_at}

    # -- looking --------------------------------------------------------------------------------------

    async def _all_look(self, viewer: Seat | None, position: Position) -> None:
        """The viewer, and everybody without a seat: what a seat cannot know, they cannot either."""
        if viewer is not None:
            await self._look(self.pilots[viewer], viewer, position)
        for person in self._outsiders:
            await self._look(person, None, position)

    async def _look(self, person: Pilot, viewer: Seat | None, position: Position) -> None:
        acts = [("command", name, None) for name in LOOKS] + [("moves", "", None)]
        acts += [("player", pilot.id, None) for pilot in self.pilots]
        acts += [("press", kind.__name__, kind) for kind in self._kinds(viewer)]
        for way, name, kind in self._dice.sample(acts, min(ACTS, len(acts))):
            one, two = [await self._asks(person, way, name, kind, position, n) for n in (1, TWIN)]
            self._compare(one, two, f"{person.name} asks for {way} {name}")

    def _kinds(self, viewer: Seat | None) -> list[Any]:
        left_out = {*NO_MATCH, End}  # a moderator may end the match, and that would be the end of this
        every = sorted(set(kinds()) - left_out, key=lambda kind: kind.__name__)
        if viewer is None:
            return every
        return [kind for kind in every if kind.form.startswith(HARMLESS)]  # players may change things

    async def _asks(
        self, person: Pilot, way: str, name: str, kind: Any, position: Position, number: int
    ) -> list[str]:
        table, place = str(number), where(self.evening, person)
        if way == "command":
            return [self._told(await person.person.slash(name, table=table, channel=place))]
        if way == "player":
            options = {"table": table} if place else {"table": table, "person": name}
            return [self._told(await person.person.slash("board", options, channel=place))]
        if way == "moves":
            found = await person.person.autocomplete("move", "what", "", {"table": table}, channel=place)
            return [repr(found)]
        presses = made(kind, number, position)
        return [self._told(await sends(self.evening, person, press, *values)) for press, values in presses]

    # -- playing --------------------------------------------------------------------------------------

    async def _answer(self, position: Position, decision: Decision, viewer: Seat | None) -> None:
        picks = tuple(self._dice.sample(decision.keys, max(1, decision.least)))
        twin = await self.app.turns.live(TWIN)
        action = Action(decision.seat, decision.step, picks)
        known = {one.seat for one in twin.asked} == {*twin.asked_at}
        same = known and self._tells_nothing_on_purpose(position, twin, action, viewer)
        same = same and not await self._is_held_back()
        before = self._marks(viewer)
        if not (same and self._fresh and await self._orders(action)):
            await self._sure(1, decision.seat, picks)
        if same:
            await self._sure(TWIN, decision.seat, picks)
        await self.evening.all_said()
        self._arrived(viewer, before, f"after {picks}" if same else "")
        self._fresh = self._dice.random() < ORDERED
        if not self._fresh:
            await self._waits(viewer, f"ten minutes after {picks}", same and not await self._is_held_back())

    async def _orders(self, action: Action) -> bool:
        """What is clicked in the twin is ordered here, until it is due: nobody can tell which it was."""
        what, mover = ",".join(action.picks), self.pilots[action.seat]
        kept = await mover.slash("orders next", what=what, question=action.step, table="1")
        if "Your order is kept" not in kept.text:
            return False
        await let_pass(self.evening, ORDERS_AFTER)
        self.ordered += 1
        return True

    async def _waits(self, viewer: Seat | None, when: str, same: bool) -> None:
        """Ten minutes pass: what answers itself meanwhile does so in both worlds, or unseen."""
        before = self._marks(viewer)
        rows = [len(await self.app.database.read(journal.entries, number)) for number in (1, TWIN)]
        await let_pass(self.evening, ORDERS_AFTER + 5)
        for number, had in zip((1, TWIN), rows, strict=True):
            since = (await self.app.database.read(journal.entries, number))[had:]
            same = same and not any(e.reveals and e.visible_to(viewer) for row in since for e in row.events)
        self._arrived(viewer, before, when if same else "")

    async def _is_held_back(self) -> bool:
        """Whether something will be told later from the journal, which the twin has from the other world."""
        query = "SELECT count(*) AS n FROM deadlines WHERE match IN (1, 2) AND key IN ('held', 'interim')"
        row = await self.app.database.read(Transaction.one, query)
        return row is not None and row["n"] > 0

    async def _sure(self, number: int, seat: Seat, picks: tuple[str, ...]) -> None:
        pilot = self.pilots[seat]
        answer = await pilot.slash("move", what=",".join(picks), table=str(number))
        for button in answer.message.buttons if answer.message else ():
            if button["custom_id"].startswith("sure:") and answer.message is not None:
                await pilot.person.press(answer.message, button["custom_id"])

    def _arrived(self, viewer: Seat | None, before: tuple[int, int, int], when: str) -> None:
        """What has reached the channel and the viewer since then, compared unless it told on purpose."""
        here, there, mine = (m[n:] for m, n in zip(self._places(viewer), before, strict=True))
        if not when:
            return
        dms = {n: [m for m in mine if _table(m) == n] for n in (1, TWIN)}
        one = [self._words(message) for message in [*here, *dms[1]]]
        two = [self._words(message) for message in [*there, *dms[TWIN]]]
        self._compare(one, two, f"{when}, seat {viewer} reads")

    # -- comparing ------------------------------------------------------------------------------------

    def _compare(self, one: list[str], two: list[str], what: str) -> None:
        self.compared += max(len(one), len(two))
        if one != two:
            first = next(((a, b) for a, b in zip(one, two, strict=False) if a != b), (one, two))
            self.told_apart.append(f"{what}: {first[0]!r} is not {first[1]!r}"[:4000])

    def _told(self, answer: Answer) -> str:
        updated = answer.kind == "update"  # pictures, flags and time are those of the pressed message
        said = self._words(answer.message, whole=not updated) if answer.message is not None else ""
        return _same(f"{answer.kind} {answer.error} {_shown(answer.modal)}") + said

    def _words(self, message: Message, *, whole: bool = True) -> str:
        """All that a reader can get out of a message."""
        files = [f"{a['filename']} {a.get('description')} {self._digest(a['url'])}" for a in message.files]
        parts = [_shown(part) for part in (*message.buttons, *message.menus)]
        own = [*files, str(message["flags"]), str(message["timestamp"])[:19]] if whole else []
        return _same("\n".join([message.text, *parts, *own]))

    def _digest(self, url: str) -> str:
        address = urlsplit(url)
        path = address.path.removeprefix("/cdn/")
        found = self.evening.box.world.files.fetch(path, dict(parse_qsl(address.query)))
        return hashlib.sha256(found[0]).hexdigest() if found else "none"


def _no_orders(tx: Transaction) -> None:
    orders.take_off(tx, [order for mine in orders.ahead(tx, 1).values() for order in mine])


def _shown(part: Json | None) -> str:
    """A part of a message without its number in it, which says how many came before."""
    return repr({name: value for name, value in (part or {}).items() if name != "id"})


def _table(message: Message) -> int:
    """The table a message speaks of."""
    ids = [re.search(r":([0-9]+)", button.get("custom_id", "")) for button in message.buttons]
    return next((int(found[1]) for found in ids if found), 0)


def _same(text: str) -> str:
    """A text without numbers of tables, channels, messages and interactions, which differ in the twin."""
    text = re.sub(r"(table |tavolo |:)[12]\b", r"\1N", text)
    return re.sub(r"(<#|/channels/|/|:)[0-9]{15,20}(?:/[0-9]{15,20})*", r"\1ID", text)


async def watched(folder: Path, game: str, seats: int, seed: int) -> tuple[Evening, Twins]:
    """A match of so many seats, one of which has changed hands, and the row of its twin."""
    folder.mkdir(exist_ok=True)
    evening = Evening(await Box.start(people=PEOPLE), folder / "worlds.db")
    evening.box.clock.hold()
    for person in evening.box.people:
        person.patience = 90.0  # an answer that nobody waited for is not told apart, however busy the machine
    await evening.start_bot()
    pilots = await evening.open_table(*PEOPLE[1 : seats + 1], game=game)
    moderator, stranger, heir, kicked = evening.people(MODERATOR, STRANGER, HEIR, KICKED)
    kick(evening, kicked)
    outsiders = [moderator, stranger, kicked]
    if seats > 1:
        leaver = pilots[-1]
        await leaver.slash("table replace", table="1", by=heir.id)
        await leaver.presses("Yes, offer the seat")
        await heir.presses("Take the seat")
        pilots[-1] = heir
        outsiders.append(leaver)
    await evening.all_said()
    await evening.people("Hana")[0].slash("play", game=game)  # the row that twins are made in
    return evening, Twins(evening, pilots, outsiders, f"{seed}-{game}-{seats}")


async def run(plan: Plan, save: Save) -> Report:
    """Match after match of every game and number of seats, until there is enough or the time is over."""
    goal = (QUICK_DELIVERIES if plan.quick else DELIVERIES) - plan.before["deliveries compared"]
    bar, report = Bar("worlds", goal, "deliveries", plan.seconds), Report()
    tables = [(game, seats) for game in GAMES for seats in GAMES[game].meta.seats if seats > 1]
    number = sum(count for what, count in plan.before.items() if what.startswith("matches of"))
    while report.counts["deliveries compared"] < goal and not bar.out_of_time:
        game, seats = tables[(plan.seed + number * 5) % len(tables)]
        evening, twins = await watched(plan.folder / str(number), game, seats, plan.seed + number)
        try:
            for _ in range(QUICK_STEPS if plan.quick else STEPS):
                compared = twins.compared
                if bar.out_of_time or not await twins.moment():
                    break
                report.counts["deliveries compared"] += twins.compared - compared
                report.counts["moments"] += 1
                report.counts["moves by order in one world"] += twins.ordered
                twins.ordered = 0
                bar.show(report.counts["deliveries compared"])
        finally:
            await evening.end()
        report.counts[f"matches of {game} with {seats}"] += 1
        report.broken += [*twins.told_apart, *evening.box.violations]
        report.seconds = bar.seconds
        save(report)
        number += 1
    return report
