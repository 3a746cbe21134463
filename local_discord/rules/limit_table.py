"""Discord's numbers, each with the page of its documentation that gives it."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any, NamedTuple


class Limit(NamedTuple):
    """A number and where Discord says it."""

    number: int
    source: str


class Violation(NamedTuple):
    """Where in the request, Discord's code, and what is wrong."""

    path: str
    code: str
    message: str


_MESSAGE = "resources/message: create message"
_EMBED = "resources/message: embed limits"
_COMPONENTS = "components/reference"
_MODAL = "interactions/receiving-and-responding: modal"
_COMMAND = "interactions/application-commands: registering a command"
_CHANNEL = "resources/channel"
_EMOJI = "resources/emoji"
_FILES = "reference: uploading files"

LIMITS: dict[str, Limit] = {
    "content": Limit(2000, _MESSAGE),
    "nonce": Limit(25, _MESSAGE),
    "embeds": Limit(10, _MESSAGE),
    "stickers": Limit(3, _MESSAGE),
    "allowed mentions": Limit(100, "resources/message: allowed mentions object"),
    "embed title": Limit(256, _EMBED),
    "embed description": Limit(4096, _EMBED),
    "embed fields": Limit(25, _EMBED),
    "embed field name": Limit(256, _EMBED),
    "embed field value": Limit(1024, _EMBED),
    "embed footer": Limit(2048, _EMBED),
    "embed author": Limit(256, _EMBED),
    "embed sum": Limit(6000, _EMBED),
    "files": Limit(10, _FILES),
    "file bytes": Limit(10 * 2**20, _FILES),
    "request bytes": Limit(25 * 2**20, _FILES),
    "alt text": Limit(1024, "resources/message: attachment object"),
    "rows": Limit(5, _COMPONENTS + ": legacy message component behaviour"),
    "buttons in a row": Limit(5, _COMPONENTS + ": action row"),
    "button label": Limit(80, _COMPONENTS + ": button"),
    "button url": Limit(512, _COMPONENTS + ": button"),
    "custom_id": Limit(100, _COMPONENTS + ": custom id"),
    "select placeholder": Limit(150, _COMPONENTS + ": string select"),
    "select options": Limit(25, _COMPONENTS + ": string select"),
    "select values": Limit(25, _COMPONENTS + ": string select"),
    "option label": Limit(100, _COMPONENTS + ": select option"),
    "option value": Limit(100, _COMPONENTS + ": select option"),
    "option description": Limit(100, _COMPONENTS + ": select option"),
    "components": Limit(40, _COMPONENTS + ": component object"),
    "application emojis": Limit(2000, _EMOJI),
    "emoji bytes": Limit(256 * 1024, _EMOJI),
    "component text": Limit(4000, _COMPONENTS + ": text display"),
    "section texts": Limit(3, _COMPONENTS + ": section"),
    "gallery items": Limit(10, _COMPONENTS + ": media gallery"),
    "gallery alt text": Limit(1024, _COMPONENTS + ": media gallery"),
    "modal title": Limit(45, _MODAL),
    "modal components": Limit(5, _MODAL),
    "input label": Limit(45, _COMPONENTS + ": text input"),
    "input placeholder": Limit(100, _COMPONENTS + ": text input"),
    "input length": Limit(4000, _COMPONENTS + ": text input"),
    "group options": Limit(10, _COMPONENTS + ": radio group, checkbox group"),
    "label description": Limit(100, _COMPONENTS + ": label"),
    "commands": Limit(100, _COMMAND),
    "command name": Limit(32, "interactions/application-commands: naming"),
    "command description": Limit(100, _COMMAND),
    "command options": Limit(25, _COMMAND),
    "command choices": Limit(25, _COMMAND),
    "choice name": Limit(100, _COMMAND),
    "choice value": Limit(100, _COMMAND),
    "command sum": Limit(8000, _COMMAND),
    "autocomplete choices": Limit(25, "interactions/receiving-and-responding: autocomplete"),
    "channel name": Limit(100, _CHANNEL),
    "channel topic": Limit(1024, _CHANNEL),
    "slow mode": Limit(21_600, _CHANNEL),
    "history": Limit(100, "resources/message: get channel messages"),
}

ARCHIVE_MINUTES = (60, 1440, 4320, 10_080)

# reference: locales
LOCALES = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no"}
    | {"pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN"}
    | {"ja", "zh-TW", "ko"}
)


class Findings(list[Violation]):
    """The violations found in one request."""

    def bad(self, path: str, code: str, message: str) -> None:
        """Note a violation."""
        self.append(Violation(path, code, message))

    def needed(self, path: str) -> None:
        """Note that something required is missing."""
        self.bad(path, "BASE_TYPE_REQUIRED", "This field is required")

    def longest(self, path: str, text: Any, limit: str, least: int = 0) -> None:
        """Check a text's length: at most so many characters, and at least `least` if it is there."""
        if text is None:
            return
        most = LIMITS[limit].number
        if not isinstance(text, str):
            self.bad(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif len(text) > most and least:
            self.bad(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        elif len(text) > most:
            self.bad(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(text) < least:
            self.bad(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def most(self, path: str, entries: Sized | None, limit: str, least: int = 0) -> None:
        """Check that a list has at most so many entries."""
        count = len(entries or ())
        number = LIMITS[limit].number
        if count > number or count < least:
            self.bad(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {number} in length.")

    def within(self, path: str, value: Any, low: int, high: int) -> None:
        """Check that a number lies between two others."""
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.bad(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            self.bad(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        elif value > high:
            self.bad(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
