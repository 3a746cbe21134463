"""Discord people: their DM channel, how they like things, whom they do not want at their tables."""

from __future__ import annotations

import aiosqlite
import msgspec

from storage.database import wrote


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person has chosen; None or the default where nothing was."""

    language: str | None = None  # else the one of their app
    app: str | None = None  # the language of their app, as it was heard last
    by_dm: bool = True  # private words by DM too, not only under My hand
    palette: str = "standard"  # or "contrast"
    large: bool = False
    quiet: tuple[int, int] | None = None  # hours of the day without a ping, in UTC
    remind: int = 24  # hours between reminders; 0: none
    remind_by: str = "ping"  # in the match's thread; or "dm"

    @property
    def spoken(self) -> str | None:
        """The language to speak with them in; None: not known."""
        return self.language or self.app


class Person(msgspec.Struct, frozen=True):
    user: int
    name: str
    dm: int | None
    dm_open: bool | None  # None: not tried
    settings: Settings
    away: float | None = None  # until when
    away_year: int = 0
    away_used: float = 0.0  # seconds of vacation taken in that year


async def get(db: aiosqlite.Connection, user: int) -> Person | None:
    async with db.execute("SELECT * FROM people WHERE user = ?", (user,)) as cursor:
        row = await cursor.fetchone()
    if row is None:
        return None
    is_open = None if row["dm_open"] is None else bool(row["dm_open"])
    return Person(
        user=row["user"],
        name=row["name"],
        dm=row["dm"],
        dm_open=is_open,
        settings=_read(row["settings"]),
        away=row["away"],
        away_year=row["away_year"],
        away_used=row["away_used"],
    )


async def settings(db: aiosqlite.Connection, user: int) -> Settings:
    person = await get(db, user)
    return person.settings if person else Settings()


async def meet(tx: aiosqlite.Connection, user: int, name: str) -> None:
    """Remember a person by their name of today."""
    await tx.execute(
        "INSERT INTO people (user, name) VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET name = excluded.name",
        (user, name),
    )


async def set_dm(tx: aiosqlite.Connection, user: int, dm: int | None, is_open: bool) -> None:
    await tx.execute(
        "UPDATE people SET dm = coalesce(?, dm), dm_open = ? WHERE user = ?", (dm, int(is_open), user)
    )


async def set_settings(tx: aiosqlite.Connection, user: int, chosen: Settings) -> None:
    text = msgspec.json.encode(chosen).decode()
    await tx.execute("UPDATE people SET settings = ? WHERE user = ?", (text, user))
    wrote(tx, "settings", user)


async def hear(tx: aiosqlite.Connection, user: int, app: str) -> None:
    """Remember the language of somebody's app, if we know them."""
    person = await get(tx, user)
    if person is not None:
        await set_settings(tx, user, msgspec.structs.replace(person.settings, app=app))


async def set_away(tx: aiosqlite.Connection, user: int, away: float | None, year: int, used: float) -> None:
    """On vacation until then (None: back), with so much of it taken this year."""
    await tx.execute(
        "UPDATE people SET away = ?, away_year = ?, away_used = ? WHERE user = ?", (away, year, used, user)
    )


async def block(tx: aiosqlite.Connection, owner: int, blocked: int) -> None:
    await tx.execute(
        "INSERT INTO blocks (owner, blocked) VALUES (?, ?) ON CONFLICT DO NOTHING", (owner, blocked)
    )


async def unblock(tx: aiosqlite.Connection, owner: int, blocked: int) -> None:
    await tx.execute("DELETE FROM blocks WHERE owner = ? AND blocked = ?", (owner, blocked))


async def blocks(db: aiosqlite.Connection, owner: int, blocked: int) -> bool:
    query = "SELECT 1 FROM blocks WHERE owner = ? AND blocked = ?"
    async with db.execute(query, (owner, blocked)) as cursor:
        return await cursor.fetchone() is not None


async def apart(db: aiosqlite.Connection, one: int, other: int) -> bool:
    """Whether either blocks the other."""
    return await blocks(db, one, other) or await blocks(db, other, one)


def _read(text: str) -> Settings:
    return msgspec.json.decode(text, type=Settings)
