"""Discord's letter: every kind of message, of every game, in every language, as long and as large as it gets.

People with the longest names sit at a table with the most seats, one of them sees everything in large print,
and they ask for all that can be asked for and press all that can be pressed: before the match, in the middle
of it and after its end. The box judges each request by Discord's limits, and by its schemas where they are.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path

from bot.custom_ids import kinds
from bot.limits import MENU_ITEMS
from bot.match.position import Position
from bot.match.turns import Picked
from bot.table.services import Services
from games import GAMES
from games.core.model import Decision
from games.core.words import LANGUAGES
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.pilot import Pilot
from storage.database import Database
from storage.transaction import Transaction
from tests.bot.evening import Evening, patient
from tests.bot.test_orders_wire import let_pass
from tests.proof import HERE, Bar, Plan, Report, Save
from tests.proof.browsing import OF_GAME, Browser, offered, offers
from tests.proof.left_out import CLOSING

WIDE = "ＷＭ@￦鷹籠龍鬱"
PEOPLE = tuple((letter * 31 + str(number)) for number, letter in enumerate(WIDE[:6]))
"""Names as long and as wide as Discord allows."""

LOCALES = {"en": "en-US", "fr": "fr", "it": "it"}
MIDDLE = 60  # moves until everything is looked at
DAY = 86400.0
SHOWN = "shown: "  # begins the count of a kind of message

ALONE = (
    "help",
    "turns",
    "results",
    "status",
    "tables",
    "privacy",
    "practise",
    "settings me",
    "settings server",
)
OF_TABLE = ("board", "hand", "text", "left", "log", "score", "orders list", "why", "note", "table resume")
TO_ALL = ("table back", "table pause", "table replace", "hint")
"""Commands by what they want named; those of the last row ask or tell others."""


class Story(Browser):
    """One table of a game in a language, from its lobby to its end."""

    def __init__(self, evening: Evening, game: str, language: str) -> None:
        super().__init__(game, language)
        self.evening = evening
        self.people = [patient(evening.box, name) for name in PEOPLE]
        self._rare: set[str] = set()  # kinds of panels that were looked at as soon as there was one

    async def tell(self, *, film: bool) -> None:
        """Lobby, first turns, the middle, a quiet week, and the end: all looked at."""
        host, *others = self.people
        most = max(GAMES[self.game].meta.seats)
        for pilot in self.people:
            pilot.person.locale = LOCALES[self.language]
        self.evening.box.world.guild_locale = LOCALES[self.language]
        await host.slash("settings me", palette="contrast", large=True, standing=True)
        opened = await host.slash("play", game=self.game, language=self.language)
        await self._browse(host, "play", opened)
        await self._commands(host, (*ALONE, *OF_GAME))
        await self._command(host, "season", {"game": self.game})
        table = opened.message
        assert table is not None
        for other in others[: most - 1]:
            await other.person.press(table, "join:1")
        await host.person.press(table, "start:1")
        await self.evening.all_said()
        await self._looks(host)
        await self._plays(MIDDLE)
        for pilot in await self._different(most):
            await self._looks(pilot)
        await self._commands(host, TO_ALL, {"table": "1"})
        for _ in range(6):
            await let_pass(self.evening, DAY)
        await self._plays(2000)
        await self._is_over(host, self.people[most], film)
        await self._practises(host)
        await self._climbs()

    async def _looks(self, pilot: Pilot) -> None:
        """What somebody may ask of a match under way, and their panel with all its pages."""
        await self._commands(pilot, OF_TABLE, {"table": "1"})
        await self._command(pilot, "board", {"table": "1", "person": self.people[0].id})
        await self._command(pilot, "move", {"what": "Ｗ" * 100, "table": "1"})
        for option in ("what", "table"):
            await pilot.person.autocomplete("move", option, "", {"table": "1"} if option == "what" else {})
        post = (await self.evening.posts())[-1]
        await self._browse(pilot, "post", Answer("message", post))

    async def _different(self, seated: int) -> list[Pilot]:
        """Who must move, somebody who waits, and somebody without a seat, to whom all is new again."""
        self._done.clear()
        mover = await self.evening.mover(await self.evening.seated(*self.people[:seated]))
        assert mover is not None
        waits = [pilot for pilot in self.people[:seated] if pilot.id != mover.id][:1]
        return [mover, *waits, self.people[seated]]

    async def _is_over(self, player: Pilot, stranger: Pilot, film: bool) -> None:
        self._done.clear()
        posts = await self.evening.posts()  # after the last one comes how the match went
        last = next(post for post in reversed(posts) if "film:" in str(post["components"]))
        for pilot in (player, stranger):
            await self._browse(pilot, "course", Answer("message", posts[-1]))
            await self._browse(pilot, "end", Answer("message", last), film=film and pilot is player)
            await self._commands(pilot, ("results", *OF_GAME))
        await self._commands(player, ("board", "log", "score", "text"), {"table": "1"})

    async def _practises(self, pilot: Pilot) -> None:
        """A match against stand-ins, where there are hints and reasons."""
        self._done.clear()
        before = await self.evening.app.database.read(_newest)
        opened = await pilot.slash("practise", {"game": self.game})
        assert opened.message is not None
        begun = await pilot.person.press(opened.message, offered(opened.message, ":begin"))
        self._note("BeginPractice", begun)
        await self.evening.all_said()
        number = await self.evening.app.database.read(_newest)
        if number == before:
            self.broken.append(f"{self.game} {self.language}: nothing to practise at: {begun.text}")
            return
        await self._stand_ins_have_moved(number)
        await self._commands(pilot, ("board", "hint", "why"), {"table": str(number)})
        post = (await self.evening.posts(number))[-1]
        await self._browse(pilot, "post", Answer("message", post))

    async def _stand_ins_have_moved(self, number: int) -> None:
        """Until a person is asked."""
        while True:
            await self.evening.all_said()
            position = await self.evening.app.turns.live(number)
            if any(not position.match.in_seat(one.seat).stand_in for one in position.asked):
                return
            await self.evening.box.changes.until(lambda: False, 0.05)

    async def _climbs(self) -> None:
        """A ladder of three, on which the last challenges somebody."""
        host, *others = self.people[:3]
        opened = await self._command(host, "season", {"game": self.game, "kind": "ladder"})
        board = opened.message
        assert board is not None
        for pilot in (host, *others):
            await pilot.person.press(board, offered(board, ":join"))
        await host.person.press(board, offered(board, ":begin"))
        await self.evening.all_said()
        self._done.clear()
        board = self.evening.box.world.messages.find(board["channel_id"], board.id)
        assert board is not None
        challenge = await others[-1].person.press(board, offered(board, ":challenge"))
        await self._browse(others[-1], "OpenChallenge", challenge)

    # -- playing --------------------------------------------------------------------------------------

    async def _plays(self, moves: int) -> None:
        """Some moves, stored beside the bot; of what would have been told, it tells the last."""
        app, dice = self.evening.app, random.Random(f"{self.game}-{moves}")
        assert app is not None
        await self.evening.all_said()
        beside = await Database.open(self.evening.database)
        try:
            turns = Services(beside, self.evening.box.clock.now).turns
            for number in range(moves):
                position = await turns.live(1)
                decision = next((one for one in position.asked if one.answer is None), None)
                if decision is None:
                    break
                await self._rarely(decision, position)
                user, asked = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
                picks = tuple(dice.sample(decision.keys, max(1, decision.least)))
                await turns.take(Picked(1, user, decision.seat, asked, picks, moves * 10**9 + number))
            await beside.write(_leave_the_last)
        finally:
            await beside.close()
        app.client.courier.look_everywhere()
        await self.evening.all_said()

    async def _rarely(self, decision: Decision, position: Position) -> None:
        """Look at panels that few questions have: with places to type, or an answer that does harm."""
        wide = len(decision.options) > MENU_ITEMS and any(option.spot for option in decision.options)
        harm = next((option.key for option in decision.options if option.confirm), None)
        user = str(position.match.in_seat(decision.seat).user)
        pilot = next(one for one in self.people if one.id == user)
        if wide and "wide" not in self._rare:
            self._rare.add("wide")
            post = (await self.evening.posts())[-1]
            turn = next(id for id, _ in offers(post) if id.startswith("turn:"))
            await self._browse(pilot, "panel with places", await pilot.person.press(post, turn))
        if harm is not None and "harm" not in self._rare:
            self._rare.add("harm")
            await self._command(pilot, "move", {"what": harm, "table": "1"})


def _newest(tx: Transaction) -> int:
    row = tx.one("SELECT max(id) AS id FROM matches")
    return int(row["id"] or 0) if row else 0


def _leave_the_last(tx: Transaction) -> None:
    """Forget what would have been said but the newest, so that few pictures are drawn."""
    newest = "SELECT id FROM outbox ORDER BY id DESC LIMIT 6"
    tx.run(f"DELETE FROM outbox WHERE status = 'waiting' AND id NOT IN ({newest})")


def never_shown(seen: set[str]) -> set[str]:
    """The kinds of presses that nobody pressed, and that are not said to be left out."""
    named = {name.split()[0] for name in seen}
    return {kind.__name__ for kind in kinds()} - named - {kind.__name__ for kind in CLOSING}


async def told(folder: Path, game: str, language: str, *, film: bool = False) -> tuple[Story, list[str]]:
    """One story, and the breaches of Discord's letter in it."""
    folder.mkdir(exist_ok=True)
    os.environ.setdefault("DISCORD_SCHEMAS", str(HERE.parents[2] / "shared" / "discord"))
    judged = (Path(os.environ["DISCORD_SCHEMAS"]) / "openapi.json").exists()
    evening = Evening(await Box.start(people=PEOPLE, schemas=judged), folder / "letters.db")
    evening.box.clock.hold()
    await evening.start_bot()
    story = Story(evening, game, language)
    try:
        await story.tell(film=film)
        return story, [*story.broken, *evening.box.violations]
    finally:
        await evening.end()


async def run(plan: Plan, save: Save) -> Report:
    """Every game in every language, each once; those that an earlier run has told are not told again."""
    stories = [(game, language) for game in GAMES for language in LANGUAGES]
    if plan.quick:
        stories = [("nautilus_island", "fr")]
    left = [one for one in stories if not plan.before[_table(*one)]]
    bar, report = Bar("letters", len(left), "tables", plan.seconds), Report()
    for number, (game, language) in enumerate(left, 1):
        if bar.out_of_time:
            return report
        film = game == "nautilus_island" and not plan.quick
        story, broken = await told(plan.folder / str(number), game, language, film=film)
        report.broken += broken
        _count(report.counts, story, plan.before)
        report.seconds = bar.seconds
        bar.show(number)
        save(report)
    if not plan.quick:
        shown = {name.removeprefix(SHOWN) for name in report.counts + plan.before if name.startswith(SHOWN)}
        report.broken += [f"nobody was shown a {kind}" for kind in sorted(never_shown(shown))]
    return report


def _count(counts: Counter[str], story: Story, before: Counter[str]) -> None:
    """Count a story; of what is no number of things the most is kept, all runs together."""
    counts[_table(story.game, story.language)] += 1
    counts["messages and forms asked for"] += len(story.seen)
    counts.update(f"{SHOWN}{one.kind.split()[0]}" for one in story.seen)
    for what, sizes in (
        ("longest text", [one.words for one in story.seen]),
        ("bytes of the largest picture", [one.picture for one in story.seen]),
    ):
        counts[what] = max(counts[what], max(sizes) - before[what])


def _table(game: str, language: str) -> str:
    return f"tables of {game} in {language}"
