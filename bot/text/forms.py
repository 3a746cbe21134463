"""Forms as plain data: a question a field, at most five, what stands now filled in beforehand."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.limits import (
    FORM_DESCRIPTION,
    FORM_FIELDS,
    FORM_LABEL,
    FORM_TITLE,
    GROUP_ITEMS,
    MENU_ITEMS,
    MENU_LABEL,
)
from bot.text.rows import cut

Filled = Mapping[str, tuple[str, ...]]
"""What was filled in, by the field's id; nothing where nothing was chosen or written."""


class FormChoice(Struct, frozen=True):
    value: str
    label: str
    description: str = ""
    chosen: bool = False


class OneOf(Struct, frozen=True):
    """One of a few as radio buttons, of more as a menu. Nothing chosen: it stays as it is."""

    id: str
    label: str
    choices: tuple[FormChoice, ...]
    description: str = ""

    @property
    def as_menu(self) -> bool:
        return not 2 <= len(self.choices) <= GROUP_ITEMS


class AnyOf(Struct, frozen=True):
    """Boxes to tick, or a menu to pick several from; none is fine."""

    id: str
    label: str
    choices: tuple[FormChoice, ...]
    description: str = ""


class TextField(Struct, frozen=True):
    id: str
    label: str
    text: str = ""
    description: str = ""
    longest: int = 100
    several_lines: bool = False


class ChannelsOf(Struct, frozen=True):
    """Channels of the server, by their ids; none is fine."""

    id: str
    label: str
    chosen: tuple[int, ...] = ()
    description: str = ""


Field = OneOf | AnyOf | TextField | ChannelsOf


class Form(Struct, frozen=True):
    id: str
    title: str
    fields: tuple[Field, ...]


def form(id: str, title: str, fields: tuple[Field, ...]) -> Form:
    """A form within Discord's limits; words that are too long are cut."""
    assert 0 < len(fields) <= FORM_FIELDS, f"{len(fields)} fields in {id}"
    return Form(id, cut(title, FORM_TITLE), fields)


def label(text: str) -> str:
    return cut(text, FORM_LABEL)


def hint(text: str) -> str:
    return cut(text, FORM_DESCRIPTION)


def choice(value: str, text: str, description: str = "", *, chosen: bool = False) -> FormChoice:
    """A choice in a word or two; what does not fit on its line goes on below."""
    if len(text) > MENU_LABEL:
        text, description = cut(text, MENU_LABEL), text
    return FormChoice(value, text, hint(description), chosen)


def one(filled: Filled, field: str) -> str | None:
    """What was chosen or written in a field that takes one thing; None: nothing."""
    given = filled.get(field, ())
    return given[0] if len(given) == 1 and given[0] else None


def offered(choices: tuple[FormChoice, ...]) -> tuple[FormChoice, ...]:
    """The choices, cut to as many as a menu holds."""
    return choices[:MENU_ITEMS]
