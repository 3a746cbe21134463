"""Listening at a table of Tracer, a game whose secrets name their owners: what reaches people is judged."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from typing import Any

from discord.app_commands import Choice

import games
from bot.door.commands import common
from games.core.model import Seat
from local_discord.answers import Answer
from local_discord.message import Message
from local_discord.pilot import Pilot
from storage.transaction import Transaction
from tests.bot.evening import Evening
from tests.spikes import tracer

SECRET = re.compile(r"secret(\d+)x\d+")
HALF = re.compile(r"half\d+")
OURS = ("bot", "storage", "games", "render")
LOOKS = (
    "board",
    "hand",
    "log",
    "score",
    "left",
    "text",
    "turns",
    "orders list",
    "results",
    "standing",
    "history",
    "statistics",
    "status",
    "help",
    "tables",
    "why",
)
"""Commands that anybody may try at any time, since they change nothing."""

ALONE = ("turns", "results", "standing", "history", "statistics", "status", "help", "tables")
"""Those of them that name no table."""

CHANGES = (
    "away",
    "hint",
    "move",
    "note",
    "orders",
    "play",
    "practise",
    "privacy",
    "rules",
    "season",
    "settings",
    "table",
)
"""Commands that change something, have a test of two worlds of their own, or tell of no match."""

HARMLESS = (
    "turn:",
    "hand:",
    "look:",
    "looks:",
    "log:",
    "twin:",
    "orders:",
    "page:",
    "howto:",
    "rules:",
    "why:",
)
"""Presses that only show something."""


def playable(monkeypatch: Any) -> None:
    """Let the bot in this process play Tracer."""
    monkeypatch.setitem(games.GAMES, "tracer", tracer.GAME)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(games.HERE.parent / "tests" / "spikes")])
    common.TITLES.append(Choice(name="Tracer", value="tracer"))


def forgotten() -> None:
    """Take Tracer off the list of games again."""
    common.TITLES[:] = [choice for choice in common.TITLES if choice.value != "tracer"]


class Ears:
    """The people around a table, each with the seat they play, if any."""

    def __init__(self, evening: Evening, players: dict[Pilot, Seat], others: list[Pilot]) -> None:
        self.evening, self.players, self.others = evening, players, others
        self.heard = 0

    async def listen(self) -> None:
        """Everybody tries everything that shows something, and reads all that was written."""
        await self.evening.all_said()
        for person in (*self.players, *self.others):
            async for what, told in self._tries(person):
                await self._judge(person, what, told)

    async def _tries(self, person: Pilot) -> Any:
        for command in LOOKS:
            options = {} if command in ALONE else {"table": "1"}
            yield f"/{command}", _all(await person.slash(command, options))
        for player in self.players:
            yield "/board person", _all(await person.slash("board", table="1", person=player.id))
        for option in ("what", "table"):
            found = await person.person.autocomplete(
                "move", option, "", {"table": "1"} if option == "what" else {}
            )
            yield f"suggestions for {option}", json.dumps(found)
        for message in list(person.visible(None)):
            yield "a message", _all(message)
            for button in message.buttons:
                if button.get("custom_id", "").startswith(HARMLESS) and not message.ephemeral:
                    pressed = await person.person.press(message, button["custom_id"])
                    yield f"the button {button['custom_id']}", _all(pressed)
        for post in (await self.evening.posts())[-1:]:
            for menu in ("Board in words", "My hand"):
                yield f"right click, {menu}", _all(await person.person.use_on(menu, post))

    async def _judge(self, person: Pilot, what: str, told: str) -> None:
        self.heard += 1
        seat = self.players.get(person)
        foreign = {found[0] for found in SECRET.finditer(told) if seat is None or int(found[1]) != seat}
        assert not foreign, f"{person.name} learns {sorted(foreign)} from {what}"
        early = set(HALF.findall(told)) - await self._known_marks(seat)
        assert not early, f"{person.name} learns {sorted(early)} from {what}, and the turn is not over"

    async def _known_marks(self, seat: Seat | None) -> set[str]:
        """What was told in turns that are settled; the mover knows their own turn."""
        app = self.evening.app
        assert app is not None
        live = await app.turns.live(1)
        mine = seat is not None and live.decision(seat) is not None
        return set(live.state.marks if mine else (await app.turns.settled(1)).state.marks)

    async def letters_to_everyone(self) -> list[str]:
        """What is stored to be said to everyone and is not said yet."""
        app = self.evening.app
        assert app is not None
        rows = await app.database.read(Transaction.all, "SELECT body FROM outbox WHERE queue LIKE 'match:%'")
        return [bytes(row["body"] or b"").decode("utf-8", "replace") for row in rows]


def secrets_in_log(records: list[logging.LogRecord]) -> list[str]:
    """Lines of our own log that hold a secret."""
    lines = [record.getMessage() for record in records if record.name.partition(".")[0] in OURS]
    return [line for line in lines if SECRET.search(line)]


def unsorted(person: Pilot) -> set[str]:
    """Commands on offer that nobody has said of whether they show or change something."""
    offered = {command["name"] for command in person.person.commands() if command.get("type", 1) == 1}
    return offered - {command.split()[0] for command in LOOKS} - {*CHANGES}


def _all(told: Answer | Message) -> str:
    """All that a reader could get out of a message or an answer: words, alt texts, ids, file names."""
    if isinstance(told, Message):
        return json.dumps(told, default=str)
    parts: Iterator[Any] = iter((told.message, told.modal, told.choices, told.error))
    return json.dumps(list(parts), default=str)
