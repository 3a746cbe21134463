"""What presses have in common."""

from __future__ import annotations

from msgspec import field

from bot.id_forms import Coded, Number


class Press(Coded, frozen=True):
    """A button that was pressed, a menu that was picked from, or a form that was sent."""


class AtTable(Press, frozen=True):
    """A press that names its match and, where nothing else is said, nothing more."""

    match: Number


class FilledIn(Press, frozen=True, kw_only=True):
    """A form of several fields that was sent: what was filled in, by the field's id."""

    filled: dict[str, tuple[str, ...]] = field(default_factory=dict)


class Choice(Press, frozen=True, kw_only=True):
    """A menu from which one thing is picked."""

    chosen: str = ""
