"""How light a turn is: clicks, questions with one answer, posts, DMs, pings, and heights of posts on a phone.

One seeded player sits in every seat and plays whole matches over the wire: the real bot, the box in place of
Discord. It chooses a turn first, answer by answer and by the position alone, and then the fewest clicks that
play it on the panels it is shown; so two versions of the code are measured by the same turns. Opening the
panel is a click, a button is one, a pick from a menu two, and one more for each further pick of that menu.

    python -m bench clicks [GAME ...] [--json] [--heights] [--seats N] [--turns N]

To measure an older version: the same file in a worktree of it, or PYTHONPATH on that worktree.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bench.table import Row, show
from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.door.client import Client
from bot.match.position import Position
from bot.text.pictures import Pictures
from games import GAMES
from games.core import codec, engine
from games.core.game import State
from games.core.model import Action, Decision, Question, Seat
from games.core.seal import Seal
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.message import SUPPRESS_NOTIFICATIONS, Message
from local_discord.people import Person
from local_discord.pilot import Pilot
from render import Picture
from storage import outbox

NAMES = ("Ada", "Bruno", "Chiara", "David")
SEED = "clicks"
PAUSE = 3600.0  # seconds between two turns: a match by message, not a sitting
BACK = ("back", "take-up", "give-back", "rank", "rest")  # leads nowhere, or takes back
LEAVING = ("done", "no-more", "stay", "keep", "nothing", "enough", "slot-only")  # one in four times
SETTING_UP = {"the_island": ("choose", "place", "launch", "rank")}  # not yet a turn of the game
THEN, AND, LAST = ">", "&", "?"  # how a plan is written; no key of an older version has these
PHONE = {"width": 390, "height": 844}

Picks = tuple[str, ...]


@dataclass
class Tally:
    """What one match was like."""

    turns: dict[tuple[int, int], int] = field(default_factory=lambda: defaultdict(int))
    alone: int = 0  # questions with one answer
    asked: int = 0
    placing: set[tuple[int, int]] = field(default_factory=set)

    @property
    def clicks(self) -> list[int]:
        return sorted(count for turn, count in self.turns.items() if turn not in self.placing)


class Quiet(Exception):
    """The panel does not offer what was chosen."""


# -- the player's turn ---------------------------------------------------------------------------------


def intended(position: Position, seat: Seat) -> list[Picks]:
    """What the player is going to answer, until something becomes known or somebody else is asked."""
    game, state, asked = position.game, codec.copy(position.state), position.asked
    found: list[Picks] = []
    at = position.at
    while (decision := next((d for d in asked if d.seat == seat and d.answer is None), None)) is not None:
        picks = choice(decision, engine.question(game, state, seat), _dice(state, decision, at))
        found.append(picks)
        change = engine.play_on(game, state, Action(seat, decision.step, picks), asked)
        asked, at = change.asked, at + 1
        while (forced := engine.forced(asked)) is not None:
            change = engine.play_on(game, state, forced, asked)
            asked, at = change.asked, at + 1
        if change.barrier is not engine.Barrier.NONE or len(asked) > 1:
            break
    return found


def choice(decision: Decision, question: Question, dice: Random) -> Picks:
    """A sensible answer by chance: how far first, then where; rarely nothing, never back, no harm."""
    if decision.most > 1:
        count = dice.randint(max(1, decision.least), decision.most)
        return tuple(dice.sample(sorted(decision.keys), count))
    keys = [option.key for option in decision.options if option.key not in BACK and not option.confirm]
    leaving = [key for key in keys if key in LEAVING]
    others = sorted(key for key in keys if key not in LEAVING and not key.startswith("ability:"))
    if not others or (leaving and dice.random() < 0.25):
        return (dice.choice(leaving or others or sorted(decision.keys)),)
    by_steps: dict[int, list[str]] = defaultdict(list)
    for key in others:
        label = question.labels.get(key)
        by_steps[int(str(label.facts["count"])) if label and label.name == "far" else 1].append(key)
    return (dice.choice(by_steps[dice.choice(sorted(by_steps))]),)


def _dice(state: State, decision: Decision, at: int) -> Random:
    """Of the position and the question alone, so that every version throws the same."""
    return Random(f"{SEED}/{state.turn}/{decision.seat}/{decision.step}/{at}")


# -- clicking ------------------------------------------------------------------------------------------


class Clicker:
    """Plays what was chosen by what a panel shows, in the fewest clicks."""

    def __init__(self, pilot: Pilot, tally: Tally) -> None:
        self.pilot, self.tally = pilot, tally

    async def click(self, panel: Message, wanted: list[Picks], decision: Decision) -> tuple[Answer, int]:
        """One answer or plan that begins what is wanted; what came of it, and the clicks it took."""
        best: tuple[int, int, str, tuple[str, ...]] | None = None
        for cost, custom_id, values, offered in _offers(panel, wanted[0]):
            answers = _given(offered, wanted)
            if list(answers) == wanted[: len(answers)]:
                rated = (len(answers), -cost, custom_id, values)
                best = max(best, rated) if best else rated
        if best is None:
            return await self._by_group(panel, wanted, decision)
        _, cost, custom_id, values = best
        answer = await self._use(panel, custom_id, values)
        return await self._sure(answer, -cost)

    async def _sure(self, answer: Answer, clicks: int) -> tuple[Answer, int]:
        ids = [button["custom_id"] for button in answer.message.buttons] if answer.message else []
        yes = next((id for id in ids if id.startswith("sure:")), None)
        if yes is None or answer.message is None:
            return answer, clicks
        return await self._use(answer.message, yes, ()), clicks + 1

    async def _by_group(self, panel: Message, wanted: list[Picks], decision: Decision) -> tuple[Answer, int]:
        option = next(one for one in decision.options if one.key == wanted[0][0])
        for menu in panel.menus:
            for entry in menu["options"]:
                if entry["value"] == f"group:{option.group}":
                    opened = await self._use(panel, menu["custom_id"], (entry["value"],))
                    assert opened.message is not None
                    answer, clicks = await self.click(opened.message, wanted, decision)
                    return answer, clicks + 2
        raise Quiet(f"{wanted[0]} is not on the panel: {self.pilot.offer()}")

    async def _use(self, panel: Message, custom_id: str, values: tuple[str, ...]) -> Answer:
        if values:
            return await self.pilot.person.choose(panel, custom_id, *values)
        return await self.pilot.person.press(panel, custom_id)


def _offers(panel: Message, first: Picks) -> list[tuple[int, str, tuple[str, ...], tuple[Picks, ...]]]:
    """What a panel offers: clicks, custom id, values, and the answers it stands for."""
    found: list[tuple[int, str, tuple[str, ...], tuple[Picks, ...]]] = []
    for button in panel.buttons:
        custom_id = str(button.get("custom_id", ""))
        if custom_id.startswith("pick:"):
            found.append((1, custom_id, (), _answers(custom_id.split(":", 3)[3])))
    for menu in panel.menus:
        values = [entry["value"] for entry in menu.get("options") or []]
        if menu.get("max_values", 1) > 1 or menu.get("min_values", 1) != 1:
            if set(first) <= set(values):
                found.append((1 + max(1, len(first)), menu["custom_id"], first, (first,)))
        else:
            found += [(2, menu["custom_id"], (value,), _answers(value)) for value in values]
    return found


def _given(answers: tuple[Picks, ...], wanted: list[Picks]) -> tuple[Picks, ...]:
    """Without its last answer if that is only given where there is no other, and another is wanted."""
    if not answers[-1][-1].endswith(LAST):
        return answers
    whole = (*answers[:-1], (answers[-1][-1].removesuffix(LAST),))
    return whole if list(whole) == wanted[: len(whole)] else answers[:-1]


def _answers(key: str) -> tuple[Picks, ...]:
    return tuple(tuple(part.split(AND)) for part in key.split(THEN))


# -- a match -------------------------------------------------------------------------------------------


class Sitting:
    """One match of the seeded player against itself."""

    def __init__(self, box: Box, app: App, game: str, seats: int, most: int) -> None:
        self.box, self.app, self.game, self.seats, self.most = box, app, game, seats, most
        self.tally = Tally()
        self.pilots: dict[int, Pilot] = {}

    async def play(self) -> None:
        first, *others = [Pilot(self.box, name) for name in NAMES[: max(1, self.seats)]]
        self.pilots = {int(pilot.id): pilot for pilot in (first, *others)}
        table = (await first.slash("play", game=self.game)).message
        assert table is not None
        for other in others:
            await other.person.press(table, "join:1")
        await first.person.press(table, "start:1")
        await self._settled()
        position = await self.app.turns.live(1)
        while position.asked and len(self.tally.turns) < self.most:
            await self._turn(position)
            self.box.clock.advance(PAUSE)
            await self._settled()
            position = await self.app.turns.live(1)

    async def _turn(self, position: Position) -> None:
        """Somebody who is asked opens the panel, and answers until nothing more is asked of them."""
        decision = next(d for d in position.asked if d.answer is None)
        seat = decision.seat
        clicker = Clicker(self.pilots[position.match.in_seat(seat).user], self.tally)
        panel, opening = await self._opened(clicker.pilot), 1
        while panel is not None:
            turn = (int(seat), position.state.turn)
            self._note(turn, decision)
            answer, clicks = await clicker.click(panel, intended(position, seat), decision)
            if not decision.window:
                self.tally.turns[turn] += clicks + opening
            opening, panel = 0, answer.message
            position = await self.app.turns.live(1)
            mine = next((d for d in position.asked if d.seat == seat and d.answer is None), None)
            if mine is None:
                return
            decision = mine

    def _note(self, turn: tuple[int, int], decision: Decision) -> None:
        self.tally.asked += 1
        self.tally.alone += decision.least == len(decision.options)
        if decision.step in SETTING_UP.get(self.game, ()):
            self.tally.placing.add(turn)

    async def _opened(self, pilot: Pilot) -> Message | None:
        for message in reversed(pilot.visible()):
            for button in message.buttons:
                if str(button.get("custom_id", "")).startswith("turn:") and not message.ephemeral:
                    return (await pilot.person.press(message, button["custom_id"])).message
        raise Quiet(f"{pilot.name} has no button to open a panel")

    async def _settled(self) -> None:
        """Until every answer is given and every letter delivered or put aside."""
        await self.app.client.dispatcher.finish(120.0)
        for _ in range(2000):
            if not await self.app.database.read(outbox.queues):
                return
            self.box.clock.advance(0.1)
            await self.box.changes.until(lambda: False, 0.01)

    def row(self) -> Row:
        messages = [message for channel in self.box.world.channels.values() for message in self._in(channel)]
        private = [m for m in messages if self.box.world.channels[m.channel_id]["type"] == 1]
        posts = [m for m in messages if self.box.world.channels[m.channel_id]["type"] in (11, 12)]
        loud = [m for m in posts if m.get("mentions") and not m["flags"] & SUPPRESS_NOTIFICATIONS]
        clicks = self.tally.clicks or [0]
        return {
            "game": self.game,
            "seats": self.seats,
            "turns": len(clicks),
            "clicks": float(median(clicks)),
            "p90": clicks[int(len(clicks) * 0.9)] if len(clicks) > 1 else clicks[0],
            "one answer": self.tally.alone,
            "questions": self.tally.asked,
            "posts": len(posts),
            "pings": len(loud),
            "DMs": len(private),
        }

    def _in(self, channel: dict[str, Any]) -> list[Message]:
        found = self.box.world.messages.shown_to("", channel["id"])
        return [message for message in found if message["author"].get("bot") and not message.ephemeral]

    async def heights(self) -> Row:
        """How tall the posts are on a phone, in a real browser on the box's own page."""
        from playwright.async_api import async_playwright

        thread = next(c for c in self.box.world.channels.values() if c["type"] in (11, 12))
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium")
            page = await browser.new_page(viewport=PHONE)  # type: ignore[arg-type]
            await page.goto(f"{self.box.url}/?person=Ada")
            await page.locator("#open-side").click()
            await page.locator("#side .place", has_text=str(thread["name"])).last.click()
            await page.wait_for_function(
                "() => [...document.querySelectorAll('.message img')].every((one) => one.complete)"
            )
            tall = await page.evaluate(
                "() => [...document.querySelectorAll('.message:not(.ephemeral)')].map((m) => m.offsetHeight)"
            )
            await browser.close()
        tall = sorted(tall) or [0]
        return {"median px": float(median(tall)), "tallest px": int(tall[-1])}


async def measure(game: str, seats: int, *, heights: bool, most: int) -> Row:
    """One whole match of a game."""
    Person.settle = Person.patience = Pilot.patience = 60.0
    Client.last_server = 0.01
    Seal.seed = lambda *_: f"{SEED}-{game}-{seats}"  # type: ignore[method-assign]
    with tempfile.TemporaryDirectory() as folder:
        box = await Box.start(people=NAMES)
        app = await App.start(Config(LOCAL_TOKEN, Path(folder) / "bot.db", box.url), now=box.clock.now)
        try:
            box.clock.hold()  # nothing expires because the machine is busy
            sitting = Sitting(box, app, game, seats, most)
            await sitting.play()
            return sitting.row() | (await sitting.heights() if heights else {})
        finally:
            await app.stop()
            await box.stop()


def _without_pictures() -> None:
    """Answers as they are, but for the pictures: they take most of the time, and no click depends on them."""

    async def none(*_: Any, **__: Any) -> Picture:
        return Picture(b"", "", str)

    for name in ("board", "hand", "player"):
        if hasattr(Pictures, name):
            setattr(Pictures, name, none)


def main() -> None:
    words = sys.argv[2:]
    numbers = {w: int(words[words.index(w) + 1]) for w in ("--seats", "--turns") if w in words}
    games = [word for word in words if word in GAMES] or list(GAMES)
    if "--heights" not in words:
        _without_pictures()
    rows: list[Row] = []
    for game in games:
        for seats in GAMES[game].meta.seats:
            if numbers.get("--seats", seats) != seats:
                continue
            wanted = measure(game, seats, heights="--heights" in words, most=numbers.get("--turns", 10_000))
            rows.append(asyncio.run(wanted))
            print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    if "--json" in words:
        print(json.dumps(rows, indent=1))
    else:
        show("clicks", "Clicks a turn (median), and what a match says", rows)
