"""Which handler answers a press, and how it is acknowledged: said beside the handler itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from bot.door.reply import Interaction
from bot.presses.kinds import Press

P = TypeVar("P", bound=Press)
Handler = Callable[[Any, Interaction, P], Awaitable[None]]
"""A method that answers one type of press."""


class Answer(Enum):
    """What the answer to a press becomes."""

    NEW = "a new message for the asker alone"
    UPDATE = "the message that was pressed, changed"
    OWN = "whatever the handler does itself, at once: a form, a message for all"


class Route(NamedTuple):
    answer: Answer
    handler: Callable[[Interaction, Any], Awaitable[None]]


class Outdated(Exception):
    """A press that can be read but names something that is no more: answered like one that cannot be."""


def on(kind: type[P], answer: Answer) -> Callable[[Handler[P]], Handler[P]]:
    """Mark a method as the one that answers a type of press."""

    def mark(handler: Handler[P]) -> Handler[P]:
        setattr(handler, "_answers", (kind, answer))  # noqa: B010
        return handler

    return mark


def routes_of(handlers: tuple[object, ...]) -> dict[type[Press], Route]:
    """The routes of all methods that are marked as answering a press."""
    found: dict[type[Press], Route] = {}
    for each in handlers:
        for name, method in vars(type(each)).items():
            if (marked := getattr(method, "_answers", None)) is not None:
                kind, answer = marked
                found[kind] = Route(answer, getattr(each, name))
    return found
