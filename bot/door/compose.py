"""Letters put into words and pictures for their readers."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord
import msgspec
from msgspec import Struct, structs

from bot.door.channels import Unwanted
from bot.door.components import files_of
from bot.door.preferences import PreferenceCache
from bot.limits import CONTENT
from bot.match.letters import Call, Course, Letter, Notice, Post, Sendable, TableMessage, Whisper
from bot.match.record import finished
from bot.match.rules import game_of, shipped
from bot.match.time_control import sleeps
from bot.presses.memories import Download, Fair, Film, OpenHands, WhatIf
from bot.presses.playing import Hand, Turn
from bot.presses.tables import Rematch
from bot.table.admission import host_name
from bot.table.lobby_panel import table_text
from bot.table.waiting_tables import call_marker, call_panel
from bot.text import messages
from bot.text.look import look_button
from bot.text.lookups import link
from bot.text.pictures import Pictures
from bot.text.rows import Button, cut
from bot.text.words import Wording, bot_words
from games.core import codec
from games.core.data import DataError
from games.core.model import EngineBug, RuleError
from storage import outbox
from storage.database import Database
from storage.matches import Match, Phase, Table
from storage.transaction import Transaction

log = logging.getLogger(__name__)


class Written(Struct):
    """A letter ready to be sent."""

    text: str
    users: list[int]  # who is pinged
    files: list[discord.File]
    rows: tuple[tuple[Button, ...], ...]
    silent: bool


class Letters:
    def __init__(
        self,
        database: Database,
        preferences: PreferenceCache,
        pictures: Pictures,
        now: Callable[[], float],
    ) -> None:
        self._db = database
        self._preferences = preferences
        self._pictures = pictures
        self._now = now

    async def write(self, match: Table, body: Sendable, *, picture: bool) -> Written:
        if isinstance(body, Notice):
            # seam: a reminder or a question to the table, see test_time_and_kills
            return await self._notice(match, body)
        if isinstance(body, Call):
            # seam: reads only, for a call, see test_finding
            return await self._call(match, body)
        if isinstance(body, TableMessage):
            turn = Button(marker(body), bot_words(match.language).text("your-turn"), "primary")
            return Written(table_text(match, host_name(match)), [], [], ((turn,),), silent=True)
        assert isinstance(match, Match)  # only what was dealt is told by posts and whispers
        if isinstance(body, Course):
            # seam: reads only, when a match is over, see test_memories
            return await self._course(match, body)
        if isinstance(body, Post):
            return await self._post(match, body, picture)
        return await self._whisper(match, body, picture)

    async def _post(self, match: Match, body: Post, picture: bool) -> Written:
        text, users = messages.post(match, body)
        view = await self._view(match, body.view)
        drawn = None
        if picture and view is not None:
            trail = list(body.trail)
            drawn = await self._pictures.board(match, view, match.language, trail=trail, awaited=False)
            drawn = structs.replace(drawn, alt=messages.alt_text(match, body, drawn.alt))
        silent = body.silent or await self._all_sleep(users)
        files = files_of(await self._pictures.sized(drawn, None), "board")
        if picture and not files:
            # seam: reads only, where the painter failed, see test_bad_machine
            text = await self.without_picture(match, text)
        return Written(text, users, files, rows_of(match, body, match.language), silent)

    async def _whisper(self, match: Match, body: Whisper, picture: bool) -> Written:
        settings = await self._preferences.of(match.in_seat(body.seat).user)
        language = settings.spoken or match.language
        view = await self._view(match, body.view)
        drawn = None
        if picture and view is not None:
            drawn = await self._pictures.hand(match, view, language, settings, awaited=False)
        silent = not body.rings or sleeps(settings, self._now())
        board = await self._board(match) if body.your_turn else ""
        text = messages.whisper(match, body, language, board)
        return Written(
            text,
            [],
            files_of(await self._pictures.sized(drawn, settings), "hand"),
            rows_of(match, body, language),
            silent,
        )

    # seam: reads only, when a match is over, see test_memories
    async def _course(self, match: Match, body: Course) -> Written:
        """The plot of a match; Unwanted where nothing was scored."""
        try:
            plot = await self._pictures.plot(await self._db.read(finished, match.id), match.language)
        except RuleError as error:  # of rules that are no more
            raise Unwanted from error
        if not plot:
            raise Unwanted
        words = bot_words(match.language)
        text = words.text("course-title", match=messages.match_name(match, words))
        look = Button(marker(body), words.text("look"))
        return Written(text, [], files_of(plot, "course"), ((look,),), silent=True)

    # seam: reads only, for a reminder or a question to the table, see test_time_and_kills
    async def _notice(self, match: Table, body: Notice) -> Written:
        if body.to is None:
            language = match.language
        else:
            settings = await self._preferences.of(match.in_seat(body.to).user)
            language = settings.spoken or match.language
        words = bot_words(language)
        buttons = tuple(Button(b.id, words.text(b.label), b.style) for b in body.buttons)
        playing, reminds = match.phase == Phase.PLAYING, body.reminds is not None
        turn = Button(
            marker(body),
            words.text("your-turn" if playing else "table-here"),
            "primary" if reminds else "secondary",
        )
        row = (turn, *buttons) if reminds else (*buttons, turn)
        silent = await self._all_sleep(list(body.ping)) if body.ping else body.to is None
        text = messages.notice(match, body, language)
        if reminds:
            text += f"\n{messages.latest_board(words, await self._board(match))}"
        return Written(text, list(body.ping), [], (row,), silent)

    async def _call(self, match: Table, body: Call) -> Written:  # seam: reads only, see test_finding
        settings = await self._preferences.of(body.user)
        panel = call_panel(match, bot_words(settings.spoken or match.language))
        rows = tuple(row for row in panel.rows if isinstance(row, tuple))
        return Written(panel.text, [], [], rows, sleeps(settings, self._now()))

    async def without_picture(self, match: Table, text: str) -> str:  # seam: reads only, see test_bad_machine
        """Add to a post that its picture is missing, and where the last one is."""
        words = bot_words(match.language)
        lines = [text, f"-# {words.text('picture-missing')}"]
        post = await self._db.read(outbox.latest_post, match.id)
        if post is not None:
            lines.append(messages.latest_board(words, link(match, post)))
        return cut("\n".join(lines), CONTENT)

    async def _board(self, match: Table) -> str:  # seam: reads only
        """The link to the newest board; while it is on its way, to where the match is played."""

        def read(tx: Transaction) -> int | None:
            return None if outbox.board_waits(tx, match.id) else outbox.latest_post(tx, match.id)

        return link(match, await self._db.read(read))

    async def _all_sleep(self, users: list[int]) -> bool:  # seam: reads only
        """Whether it is a quiet hour for everyone who would be pinged."""
        chosen = [await self._preferences.of(user) for user in users]
        return bool(chosen) and all(sleeps(settings, self._now()) for settings in chosen)

    async def _view(self, match: Match, encoded: bytes) -> object | None:
        """The view of a letter; None for one of other rules, which cannot be drawn: its words go alone."""
        try:
            game = shipped(match.setup)
            if game is None:
                # seam: reads only, for a match over other facts than the shipped ones
                game = await self._db.read(game_of, match.setup)
            view: object = codec.decode(game.view_type, encoded)
        except (msgspec.DecodeError, DataError, EngineBug) as error:
            log.warning("a view of table %s cannot be read: %s", match.id, error)
            return None
        return view


def marker(body: Letter) -> str:
    """The custom id that only this letter's message has, by which it is found in a channel's history."""
    if isinstance(body, Notice):
        return Turn(body.match, f"{body.at}:{body.key}").id
    if isinstance(body, Call):
        return call_marker(body.match)
    if isinstance(body, TableMessage | Course):
        return Turn(body.match, f"{body.at}:{'table' if isinstance(body, TableMessage) else 'course'}").id
    kind = "" if isinstance(body, Post) else ":dm"
    about = f":{body.about}" if isinstance(body, Post | Whisper) and body.about else ""
    return Turn(body.match, f"{body.at}{kind}{about}").id


def rows_of(match: Match, body: Post | Whisper, language: str) -> tuple[tuple[Button, ...], ...]:
    """What stands under a post or a private word."""
    words = bot_words(language)
    if isinstance(body, Post) and body.ending:
        again = Button(Rematch(match.id).id, words.text("rematch"), "success")
        film, hands, download, what_if, _ = memory_buttons(match, words)  # fairness is under **Look**
        return (again, film, what_if), (hands, download, Button(marker(body), words.text("look")))
    turn = Button(marker(body), words.text("your-turn"), "primary")
    return ((turn, Button(Hand(match.id).id, words.text("my-hand")), look_button(match.id, words)),)


def memory_buttons(match: Match, words: Wording) -> tuple[Button, ...]:
    """What a match can be looked back on by."""
    presses = {
        "film": Film(match.id),
        "open-hands": OpenHands(match.id),
        "download": Download(match.id),
        "what-if": WhatIf(match.id),
        "fair": Fair(match.id),
    }
    return tuple(Button(press.id, words.text(label)) for label, press in presses.items())
