"""How light a turn is: clicks, questions with one answer, posts, DMs, pings, and heights of posts on a phone.

One seeded player sits in every seat and plays whole matches over the wire: the real bot, the box in place of
Discord. It chooses a turn first, answer by answer and by the position alone, and then the fewest clicks that
play it on the panels it is shown; so two versions of the code are measured by the same turns. Opening the
panel is a click, a button is one, a pick from a menu two, and one more for each further pick of that menu.

    python -m bench clicks [GAME ...] [--json] [--heights] [--seats N] [--turns N]

To measure an older version: this file and `clicker.py` in a worktree of it, or PYTHONPATH on that worktree.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.clicker import SEED, Clicker, Quiet, Tally, intended
from bench.table import Row, show
from bot.config import LOCAL_TOKEN, Config
from bot.door.app import App
from bot.door.client import Client
from bot.door.floods import Floods
from bot.match.position import Position
from bot.text.pictures import Pictures
from games import GAMES
from games.core.model import Decision
from games.core.seal import Seal
from local_discord.box import Box
from local_discord.message import SUPPRESS_NOTIFICATIONS, Message
from local_discord.people.person import Person
from local_discord.pilot import Pilot
from local_discord.rest.server import Request
from render import Picture
from storage import outbox

NAMES = ("Ada", "Bruno", "Chiara", "David")
PAUSE = 3600.0  # seconds between two turns: a match by message, not a sitting
SETTING_UP = {"the_island": ("choose", "place", "launch", "rank")}  # not yet a turn of the game
HELLO = "You joined"  # everyone is told so once, at their first table: it shows whether their DM is open
PHONE = {"width": 390, "height": 844}


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
        await self.settled()
        position = await self.app.turns.live(1)
        while position.asked and len(self.tally.turns) < self.most:
            await self._turn(position)
            await self.settled()  # what an answer showed is noted before time passes
            self.box.clock.advance(PAUSE)
            await self.app.scheduler.fire()  # a turn with nothing left to do ends by itself
            await self.settled()
            position = await self.app.turns.live(1)

    async def _turn(self, position: Position) -> None:
        """Somebody who is asked opens the panel, and answers until nothing more is asked of them."""
        decision = next(d for d in position.asked if d.answer is None)
        seat = decision.seat
        clicker = Clicker(self.pilots[position.match.in_seat(seat).user], self.tally)
        panel, opening = await self.opened(clicker.pilot), 1
        while panel is not None:
            turn = (int(seat), position.state.turn)
            self._note(turn, decision)
            answer, clicks = await clicker.click(panel, intended(position, seat), decision)
            if not decision.window:
                self.tally.turns[turn] += clicks + opening
            opening, panel = 0, answer.message
            position = await self.app.turns.live(1)
            mine = next((d for d in position.asked if d.seat == seat and d.answer is None), None)
            if mine is None or self._ends_by_itself(position, mine):
                return
            decision = mine

    def _ends_by_itself(self, position: Position, decision: Decision) -> bool:
        """Whether nothing is left but to take something back, which the player does not want."""
        return len(decision.options) == 1 and position.game.steps[decision.step].idle

    def _note(self, turn: tuple[int, int], decision: Decision) -> None:
        self.tally.asked += 1
        self.tally.alone += decision.least == len(decision.options)
        if decision.step in SETTING_UP.get(self.game, ()):
            self.tally.placing.add(turn)

    async def opened(self, pilot: Pilot) -> Message | None:
        for message in reversed(pilot.visible()):
            for button in message.buttons:
                if str(button.get("custom_id", "")).startswith("turn:") and not message.ephemeral:
                    return (await pilot.person.press(message, button["custom_id"])).message
        raise Quiet(f"{pilot.name} has no button to open a panel")

    async def settled(self) -> None:
        """Wait until every press is answered and every letter delivered or parked."""
        await self.app.client.dispatcher.finish(120.0)
        for _ in range(2000):
            if not await self.app.database.read(outbox.queues):
                return
            self.box.clock.advance(0.1)
            await self.box.changes.until(lambda: False, 0.01)

    def row(self) -> Row:
        messages = [message for channel in self.box.world.channels.values() for message in self._in(channel)]
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
            "DMs": sum(HELLO not in str(call.payload) for call in self._private("POST")),
            "DMs edited": len(self._private("PATCH")),
        }

    def _private(self, method: str) -> list[Request]:
        """What the bot sent to DMs, or changed there."""
        places = {id for id, channel in self.box.world.channels.items() if channel["type"] == 1}
        found = [call for call in self.box.log if call.method == method and call.status == 200]
        return [call for call in found if (call.path.split("/messages")[0]).split("/")[-1] in places]

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
    Floods.presses = 10**9
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
