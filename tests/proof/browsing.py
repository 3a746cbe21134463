"""Somebody who presses all that can be pressed on what they are shown, and remembers what they saw."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from bot.custom_ids import read
from bot.presses import memories
from bot.presses.kinds import Press
from bot.presses.playing import Group, PickMenu
from bot.text.words import bot_words
from local_discord.answers import Answer
from local_discord.message import Json, Message, walk
from local_discord.pilot import Pilot
from tests.proof.left_out import CLOSING

OF_GAME = ("rules", "standing", "history", "statistics")
LONGEST = "鬱" * 4000


class Seen(NamedTuple):
    """What was shown: the kind of act, its words, its largest picture in bytes."""

    kind: str
    words: int
    picture: int


class Browser:
    """Asks and presses, at the tables of one game and in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game, self.language = game, language
        self._sorry = bot_words(language).text("sorry").split(".")[0]
        self.seen: list[Seen] = []
        self.broken: list[str] = []
        self._done: set[tuple[str, str]] = set()  # by whom, what; of this stage of the match

    async def _commands(self, pilot: Pilot, names: tuple[str, ...], options: Json | None = None) -> None:
        for name in names:
            await self._command(pilot, name, {"game": self.game} if name in OF_GAME else options or {})

    async def _command(self, pilot: Pilot, name: str, options: Json) -> Answer:
        answer = await pilot.slash(name, options)
        await self._browse(pilot, name, answer)
        return answer

    async def _browse(self, pilot: Pilot, kind: str, first: Answer, *, film: bool = False) -> None:
        """Press all buttons and pick from all menus of an answer, and of what they show; each kind once."""
        waiting = deque([(kind, first)])
        while waiting:
            name, answer = waiting.popleft()
            self._note(name, answer)
            if answer.kind == "modal":
                form = read(answer.modal["custom_id"], [""], {})
                waiting.append((type(form).__name__, await self._sends(pilot, answer)))
            for custom_id, value in offers(answer.message):
                press = read(custom_id, [value] if value else [], {})
                step = f"{type(press).__name__} {value or ''}".strip()
                skipped = press is None or _closes(press) or (pilot.id, step) in self._done
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


def _closes(press: Press) -> bool:
    """Whether it is not to be pressed; a menu's group is opened, its answers would play on."""
    opens = isinstance(press, PickMenu) and any(Group.parse(value) for value in press.values)
    return type(press) in CLOSING and not opens


def offers(message: Message | None) -> list[tuple[str, str | None]]:
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


def offered(message: Message, end: str) -> str:
    """The button of a message whose id ends so."""
    return next(custom_id for custom_id, _ in offers(message) if custom_id.endswith(end))
