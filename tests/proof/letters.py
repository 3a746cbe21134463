"""Discord's letter: every kind of message, of every game, in every language, as long and as large as it gets.

People with the longest names sit at a table with the most seats, one of them sees everything in large print,
and they ask for all that can be asked for and press all that can be pressed: before the match, in the middle
of it and after its end. The box judges each request by Discord's limits, and by its schemas where they are.
"""

from __future__ import annotations

import os
import random
from collections import deque
from pathlib import Path
from typing import NamedTuple

from bot.custom_ids import kinds, read
from bot.match.turns import Picked
from bot.presses import (
    finding,
    lookups,
    memories,
    orders,
    playing,
    practice,
    seasons,
    seats,
    settings,
    standing,
    tables,
)
from bot.presses.kinds import Press
from bot.table.services import Services
from bot.text.words import bot_words
from games import GAMES
from games.core.words import LANGUAGES
from local_discord.answers import Answer
from local_discord.box import Box
from local_discord.message import Json, Message, walk
from local_discord.pilot import Pilot
from storage.database import Database
from storage.transaction import Transaction
from tests.bot.evening import Evening, patient
from tests.bot.test_orders_wire import let_pass
from tests.proof import HERE, Bar, Plan, Report, Save

WIDE = "ＷＭ@￦鷹籠龍鬱"
PEOPLE = tuple((letter * 31 + str(number)) for number, letter in enumerate(WIDE[:6]))
"""Names as long and as wide as Discord allows."""

LOCALES = {"en": "en-US", "fr": "fr", "it": "it"}
MIDDLE = 60  # moves until everything is looked at
DAY = 86400.0
LONGEST = "鬱" * 4000

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
OF_GAME = ("rules", "standing", "history", "statistics")
OF_TABLE = ("board", "hand", "text", "left", "log", "score", "orders list", "why", "note", "table resume")
TO_ALL = ("table back", "table pause", "table replace", "hint")
"""Commands by what they want named; those of the last row ask or tell others."""

CLOSING: dict[type[Press], str] = {
    tables.Start: "begins the match; the story does so itself",
    tables.Leave: "the seat is needed",
    tables.CancelForSure: "closes the table",
    tables.ChangeStandIns: "takes a person's seat",
    tables.AcceptInvitation: "stands in a DM; its message is judged",
    tables.JoinAgain: "only where somebody was asked whether they are sure",
    tables.OptionsMenu: "of older messages",
    tables.TableOptionMenu: "of older messages",
    tables.VariantMenu: "of older messages",
    tables.BackToOptions: "of older messages",
    tables.GuestsMenu: "a menu of people, which Discord fills",
    seats.Resign: "gives up a seat that the story needs",
    seats.End: "ends the match",
    seats.ComeBack: "only where a seat was lost",
    seats.TakeSeat: "only where a seat was offered",
    seats.OfferSeat: "gives up a seat that the story needs",
    seats.WithdrawSeat: "only where a seat was offered",
    seats.AskBack: "asks the table, as /table back does",
    seats.Hush: "stands in a reminder; its message is judged",
    seats.Vote: "what comes of votes has tests of its own; the question is judged",
    playing.Pick: "plays on; the story plays by itself, and its posts are judged",
    playing.Sure: "as Pick",
    playing.PickMenu: "as Pick",
    playing.Back: "only where somebody clicked",
    practice.BeginPractice: "opens another match",
    practice.BeginFirstMatch: "opens another match",
    practice.Practise: "opens another match",
    memories.PlayOn: "opens another match",
    settings.PrivacyPress: "deletes what the story still needs",
    seasons.BeginSeason: "opens the tables of a season",
    orders.DropOrder: "only where there are orders",
    orders.OrderQuestionMenu: "of older messages",
    orders.OrderAnswerMenu: "of older messages",
    orders.BackToOrders: "of older messages",
    lookups.TurnsPage: "only with more matches than fit on a page",
    standing.HistoryPage: "only with more matches than fit on a page",
    finding.StopCalls: "stands in a call by DM",
}
"""Presses that are shown and judged, and not pressed, with the reason."""


class Seen(NamedTuple):
    """What was shown: the kind of act, its words, its largest picture in bytes."""

    kind: str
    words: int
    picture: int


class Story:
    """One table of a game in a language, from its lobby to its end."""

    def __init__(self, evening: Evening, game: str, language: str) -> None:
        self.evening, self.game, self.language = evening, game, language
        self._sorry = bot_words(language).text("sorry").split(".")[0]
        self.people = [patient(evening.box, name) for name in PEOPLE]
        self.seen: list[Seen] = []
        self.broken: list[str] = []
        self._done: set[tuple[str, str]] = set()  # by whom, what; of this stage of the match

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
        last = (await self.evening.posts())[-1]
        for pilot in (player, stranger):
            await self._browse(pilot, "end", Answer("message", last), film=film and pilot is player)
            await self._commands(pilot, ("results", *OF_GAME))
        await self._commands(player, ("board", "log", "score", "text"), {"table": "1"})

    # -- asking ---------------------------------------------------------------------------------------

    async def _commands(self, pilot: Pilot, names: tuple[str, ...], options: Json | None = None) -> None:
        for name in names:
            await self._command(pilot, name, {"game": self.game} if name in OF_GAME else options or {})

    async def _command(self, pilot: Pilot, name: str, options: Json) -> None:
        await self._browse(pilot, name, await pilot.slash(name, options))

    async def _browse(self, pilot: Pilot, kind: str, first: Answer, *, film: bool = False) -> None:
        """Press all buttons and pick from all menus of an answer, and of what they show; each kind once."""
        waiting = deque([(kind, first)])
        while waiting:
            name, answer = waiting.popleft()
            self._note(name, answer)
            if answer.kind == "modal":
                form = read(answer.modal["custom_id"], [""], {})
                waiting.append((type(form).__name__, await self._sends(pilot, answer)))
            for custom_id, value in _offers(answer.message):
                press = read(custom_id, [value] if value else [], {})
                step = f"{type(press).__name__} {value or ''}".strip()
                skipped = press is None or type(press) in CLOSING or (pilot.id, step) in self._done
                if skipped or (isinstance(press, memories.Film) and not film):
                    continue
                self._done.add((pilot.id, step))
                assert answer.message is not None
                waiting.append((step, await self._uses(pilot, answer.message, custom_id, value)))

    async def _uses(self, pilot: Pilot, message: Message, custom_id: str, value: str | None) -> Answer:
        try:
            if value is None:
                return await pilot.person.press(message, custom_id)
            return await pilot.person.choose(message, custom_id, value)
        except LookupError:  # the message was written anew meanwhile
            return Answer("update", None)

    async def _sends(self, pilot: Pilot, answer: Answer) -> Answer:
        """A form with the longest text in every field that takes one."""
        texts = {
            part["custom_id"]: LONGEST[: part.get("max_length", 4000)]
            for part in walk(answer.modal["components"])
            if part.get("type") == 4
        }
        return await pilot.person.submit(answer, texts)

    def _note(self, kind: str, answer: Answer) -> None:
        message = answer.message
        if message is not None and self._sorry in message.text:
            self.broken.append(f"{self.game} {self.language}: something went wrong with {kind}")
        if answer.kind == "failed" and answer.interaction is not None:
            self.broken.append(f"{self.game} {self.language}: no answer to {kind}")
        picture = max((file["size"] for file in message.files), default=0) if message else 0
        self.seen.append(Seen(kind, len(message.text) if message else 0, picture))

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
                user, asked = position.match.in_seat(decision.seat).user, position.asked_at[decision.seat]
                picks = tuple(dice.sample(decision.keys, max(1, decision.least)))
                await turns.take(Picked(1, user, decision.seat, asked, picks, moves * 10**9 + number))
            await beside.write(_leave_the_last)
        finally:
            await beside.close()
        app.client.courier.look_everywhere()
        await self.evening.all_said()


def _leave_the_last(tx: Transaction) -> None:
    """Forget what would have been said but the newest, so that few pictures are drawn."""
    newest = "SELECT id FROM outbox ORDER BY id DESC LIMIT 6"
    tx.run(f"DELETE FROM outbox WHERE status = 'waiting' AND id NOT IN ({newest})")


def _offers(message: Message | None) -> list[tuple[str, str | None]]:
    """The buttons of a message, and its menus with each of their values."""
    if message is None:
        return []
    buttons = [(b["custom_id"], None) for b in message.buttons if "custom_id" in b and not b.get("disabled")]
    menus = [
        (menu["custom_id"], option["value"])
        for menu in message.menus
        if menu["type"] == 3
        for option in menu["options"]
    ]
    return [*buttons, *menus]


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
    """Every game in every language, each once."""
    stories = [(game, language) for game in GAMES for language in LANGUAGES]
    if plan.quick:
        stories = [("nautilus_island", "fr")]
    bar, report = Bar("letters", len(stories), "tables", plan.seconds), Report()
    seen: set[str] = set()
    for number, (game, language) in enumerate(stories, 1):
        film = game == "nautilus_island"
        story, broken = await told(plan.folder / str(number), game, language, film=film)
        report.broken += broken
        seen |= {one.kind for one in story.seen}
        report.counts["messages and forms asked for"] += len(story.seen)
        report.counts["kinds of them"] = len(seen)
        for what, size in (
            ("longest text", _most(story, 1)),
            ("bytes of the largest picture", _most(story, 2)),
        ):
            report.counts[what] = max(report.counts[what], size)
        report.counts["tables"] += 1
        report.seconds = bar.seconds
        bar.show(number)
        save(report)
    if not plan.quick:
        report.broken += [f"nobody was shown a {kind}" for kind in sorted(never_shown(seen))]
    return report


def _most(story: Story, field: int) -> int:
    return max(int(one[field]) for one in story.seen)
