"""One message: Discord's JSON object, with properties for readers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

Json = dict[str, Any]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
HAS_THREAD = 1 << 5
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

ACTION_ROW = 1
BUTTON = 2
STRING_SELECT = 3
TEXT_INPUT = 4
SELECTS = (3, 5, 6, 7, 8)
SECTION = 9
TEXT_DISPLAY = 10
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
INPUTS = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
LINK_STYLE = 5

_MARKS = re.compile(r"<a?:\w+:\d+>|\*\*")


class Message(Json):
    """A message as it stood at one moment; edits make a new one.

    What Discord does not publish is in attributes, so that it can never get into the JSON:
    `to` is the only person who may see it, `files` are all its files, shown in `attachments` or not.
    """

    to: str | None = None
    files: list[Json]

    def successor(self) -> Message:
        """Copy the message for an edit."""
        return deepcopy(self)

    @property
    def id(self) -> str:
        """The message's snowflake."""
        return str(self["id"])

    @property
    def channel_id(self) -> str:
        """The channel, thread or DM it stands in."""
        return str(self["channel_id"])

    @property
    def ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return bool(self["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still says that the bot is thinking."""
        return bool(self["flags"] & LOADING)

    @property
    def text(self) -> str:
        """All visible text: content, embeds, text displays."""
        parts = [str(self["content"])]
        for embed in self["embeds"]:
            parts += [embed.get("title") or "", embed.get("description") or ""]
            parts += [f"{field['name']}\n{field['value']}" for field in embed.get("fields") or []]
        parts += [part["content"] for part in walk(self["components"]) if part["type"] == TEXT_DISPLAY]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Json]:
        """All buttons, in reading order."""
        return [part for part in walk(self["components"]) if part["type"] == BUTTON]

    @property
    def menus(self) -> list[Json]:
        """All select menus, in reading order."""
        return [part for part in walk(self["components"]) if part["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """The names of the enabled buttons."""
        return [self.names_of(button)[0] for button in self.buttons if not button.get("disabled")]

    def names_of(self, button: Json) -> tuple[str, ...]:
        """What a reader calls a button: the sentence it stands beside, if there is one; its words; its id."""
        beside = [
            sentence
            for part in walk(self["components"])
            if part["type"] == SECTION and part["accessory"].get("custom_id") == button.get("custom_id")
            for sentence in (_plain(part["components"][0]["content"]),)
        ]
        return (*beside, label_of(button), str(button.get("custom_id")))

    @property
    def pictures(self) -> list[Json]:
        """Everything that is shown as a picture, wherever it stands, each with its alt text."""
        files = {file["id"]: file for file in self.files}
        shown = [item for part in walk(self["components"]) for item in part.get("items") or []]
        placed = [{**files[item["media"]["id"]], "description": item["description"]} for item in shown]
        return [*self["attachments"], *placed]


def _plain(text: str) -> str:
    """A sentence as it is read: its first line, without emoji and marks."""
    return _MARKS.sub("", text.partition("\n")[0]).strip()


def label_of(button: Json) -> str:
    """Return a button's label, or its emoji."""
    emoji = button.get("emoji") or {}
    return str(button.get("label") or emoji.get("name") or "")


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Each component, parents before children."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for slot in ("accessory", "component"):
            if slot in component:
                yield from walk([component[slot]])
