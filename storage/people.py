"""Discord users: their DM channel, their preferences, whom they block."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from storage.transaction import Transaction, json_text, struct_of


class PaletteChoice(StrEnum):
    STANDARD = "standard"
    CONTRAST = "contrast"


class RemindBy(StrEnum):
    PING = "ping"  # in the match's thread
    DM = "dm"


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's preferences; None or the default where nothing was chosen."""

    language: str | None = None  # None: that of their app
    app: str | None = None  # the language of their app, as of their last interaction
    by_dm: bool = True  # private words by DM too, not only under My hand
    palette: PaletteChoice = PaletteChoice.STANDARD
    large: bool = False
    lessons: bool = True  # a question is explained the first time it comes
    quiet: tuple[int, int] | None = None  # hours of the day without a ping, in their zone
    zone: str | None = None  # the name of their time zone; None: UTC
    remind: int = 24  # hours between reminders; 0: none
    remind_by: RemindBy = RemindBy.PING
    standing: bool = False  # matches count for a rating, and it may be shown

    @property
    def spoken(self) -> str | None:
        """The language to use with them; None: unknown."""
        return self.language or self.app


class StoredPerson(msgspec.Struct, frozen=True):
    user: int
    name: str
    dm: int | None
    dm_open: bool | None  # None: not tried
    preferences: Preferences = msgspec.field(name="settings")
    away: float | None = None  # until when
    away_year: int = 0
    away_used: float = 0.0  # seconds of vacation taken in that year


def get(tx: Transaction, user: int) -> StoredPerson | None:
    row = tx.one("SELECT * FROM people WHERE user = ?", user)
    return struct_of(StoredPerson, row, "settings") if row else None


def preferences(tx: Transaction, user: int) -> Preferences:
    person = get(tx, user)
    return person.preferences if person else Preferences()


def meet(tx: Transaction, user: int, name: str) -> None:
    """Insert a person, or update their name."""
    tx.run(
        "INSERT INTO people (user, name) VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET name = excluded.name",
        user,
        name,
    )


def set_dm(tx: Transaction, user: int, dm: int | None, is_open: bool) -> None:
    tx.run("UPDATE people SET dm = coalesce(?, dm), dm_open = ? WHERE user = ?", dm, int(is_open), user)


def set_preferences(tx: Transaction, user: int, chosen: Preferences) -> None:
    tx.run("UPDATE people SET settings = ? WHERE user = ?", json_text(chosen), user)
    tx.notify("settings", user)


def hear(tx: Transaction, user: int, app: str) -> None:
    """Store the language of somebody's app, if the person is known."""
    person = get(tx, user)
    if person is not None:
        set_preferences(tx, user, msgspec.structs.replace(person.preferences, app=app))


def set_away(tx: Transaction, user: int, away: float | None, year: int, used: float) -> None:
    """Set until when somebody is on vacation (None: back), and how much they took this year."""
    tx.run("UPDATE people SET away = ?, away_year = ?, away_used = ? WHERE user = ?", away, year, used, user)


def block(tx: Transaction, owner: int, blocked: int) -> None:
    tx.run("INSERT INTO blocks (owner, blocked) VALUES (?, ?) ON CONFLICT DO NOTHING", owner, blocked)


def unblock(tx: Transaction, owner: int, blocked: int) -> None:
    tx.run("DELETE FROM blocks WHERE owner = ? AND blocked = ?", owner, blocked)


def blocks(tx: Transaction, owner: int, blocked: int) -> bool:
    query = "SELECT 1 FROM blocks WHERE owner = ? AND blocked = ?"
    return tx.one(query, owner, blocked) is not None


def apart(tx: Transaction, one: int, other: int) -> bool:
    """Whether either blocks the other."""
    return blocks(tx, one, other) or blocks(tx, other, one)
