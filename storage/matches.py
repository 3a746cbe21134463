"""Matches and who sits at them."""

from __future__ import annotations

import json
from collections.abc import Iterable

import aiosqlite
import msgspec

from games.core.model import Seat, Setup
from storage.database import Conflict


class Player(msgspec.Struct, frozen=True):
    user: int
    name: str
    seat: Seat | None
    place: int = 0  # order of joining
    stand_in: bool = False  # a program plays this seat; user 0: for nobody


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table is kept; the rules' own options are its variants."""

    size: int | None = None  # seats wanted; None: as many as the game takes
    start_full: bool = False  # start by itself when all seats are taken
    private: bool = False  # only those invited may sit down
    shared: bool = False  # one person may take several seats
    pace: str = "relaxed"  # how much time everyone has: see bot/match/time_control.py
    rematch: int | None = None  # the match that this one repeats


class Title(msgspec.Struct, frozen=True):
    """What a match is called by."""

    id: int
    game: str


class Match(msgspec.Struct, frozen=True):
    id: int
    game: str
    phase: str  # lobby, playing, ended, cancelled
    language: str
    host: int
    guild: int | None
    channel: int
    message: int | None
    thread: int | None
    setup: Setup | None
    variants: dict[str, str]
    options: Options
    at: int
    touched: float
    players: tuple[Player, ...]  # by seat once started, else in order of joining
    paused: float | None = None  # since when, by agreement
    rated: bool = True  # False: its host rewound it

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        """The seats a user has: one, unless the table lets one person take several."""
        return tuple(p.seat for p in self.players if p.user == user and p.seat is not None)

    def has(self, user: int) -> bool:
        return any(player.user == user for player in self.players)

    def in_seat(self, seat: Seat) -> Player:
        return next(player for player in self.players if player.seat == seat)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats a person plays."""
        return tuple(p.seat for p in self.players if p.seat is not None and not p.stand_in)


async def create(
    tx: aiosqlite.Connection,
    *,
    game: str,
    language: str,
    host: int,
    guild: int | None,
    channel: int,
    variants: dict[str, str],
    options: Options,
    now: float,
) -> int:
    cursor = await tx.execute(
        "INSERT INTO matches"
        " (game, phase, language, host, guild, channel, variants, options, created, touched)"
        " VALUES (?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?)",
        (game, language, host, guild, channel, json.dumps(variants), _text(options), now, now),
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


async def get(db: aiosqlite.Connection, match: int) -> Match | None:
    return await _one(db, "id = ?", match)


async def at_message(db: aiosqlite.Connection, message: int) -> Match | None:
    return await _one(db, "message = ?", message)


async def in_thread(db: aiosqlite.Connection, thread: int, user: int) -> Match | None:
    """The match played there: one that the user plays, else the newest."""
    plays = "phase = 'playing' AND EXISTS (SELECT 1 FROM players WHERE match = matches.id AND user = ?)"
    return await _one(db, f"thread = ? ORDER BY {plays} DESC, id DESC LIMIT 1", thread, user)


async def in_place(db: aiosqlite.Connection, channel: int) -> list[int]:
    """The matches that are told in a thread or channel, or have their table there."""
    query = (
        "SELECT id FROM matches WHERE thread = ?1"
        " UNION SELECT id FROM matches WHERE phase = 'playing' AND channel = ?1"
    )
    async with db.execute(query, (channel,)) as cursor:
        return [row["id"] for row in await cursor.fetchall()]


async def of_user(db: aiosqlite.Connection, user: int, phases: Iterable[str] = ("playing",)) -> list[Match]:
    """The matches a user sits at, newest first."""
    found = [await get(db, title.id) for title in await titles(db, user, phases)]
    return [match for match in found if match is not None]


async def titles(db: aiosqlite.Connection, user: int, phases: Iterable[str], most: int = -1) -> list[Title]:
    """The same by their titles, up to so many (-1: all): ended ones pile up over the years."""
    marks = ", ".join("?" for _ in phases)
    query = (
        "SELECT DISTINCT m.id, m.game, m.touched FROM matches m JOIN players p ON p.match = m.id"
        f" WHERE p.user = ? AND m.phase IN ({marks}) ORDER BY m.touched DESC, m.id DESC LIMIT ?"
    )
    async with db.execute(query, (user, *phases, most)) as cursor:
        return [Title(row["id"], row["game"]) for row in await cursor.fetchall()]


async def rematch_of(db: aiosqlite.Connection, match: int) -> Match | None:
    """The table that repeats a match, as long as it waits or plays."""
    return await _one(
        db, "phase IN ('lobby', 'playing') AND json_extract(options, '$.rematch') = ? LIMIT 1", match
    )


async def in_channel(db: aiosqlite.Connection, channel: int, phase: str) -> int:
    """How many matches of a phase were opened in a channel."""
    query = "SELECT count(*) AS n FROM matches WHERE channel = ? AND phase = ?"
    async with db.execute(query, (channel, phase)) as cursor:
        row = await cursor.fetchone()
    return int(row["n"]) if row else 0


async def count(db: aiosqlite.Connection, phase: str) -> int:
    async with db.execute("SELECT count(*) AS n FROM matches WHERE phase = ?", (phase,)) as cursor:
        row = await cursor.fetchone()
    return int(row["n"]) if row else 0


async def sit(
    tx: aiosqlite.Connection, match: int, user: int, name: str, now: float, *, stand_in: bool = False
) -> None:
    await tx.execute(
        "INSERT INTO players (match, place, user, name, stand_in)"
        " VALUES (?1, (SELECT coalesce(max(place), 0) + 1 FROM players WHERE match = ?1), ?2, ?3, ?4)",
        (match, user, name, stand_in),
    )
    await tx.execute("UPDATE matches SET touched = ? WHERE id = ?", (now, match))


async def stand_up(tx: aiosqlite.Connection, match: int, user: int) -> None:
    """Leave the last seat taken."""
    await tx.execute(
        "DELETE FROM players WHERE match = ?1 AND place ="
        " (SELECT max(place) FROM players WHERE match = ?1 AND user = ?2)",
        (match, user),
    )


async def reseat(
    tx: aiosqlite.Connection, match: int, seat: Seat, user: int, name: str, *, stand_in: bool
) -> None:
    """Somebody else plays a seat from now on: a substitute, a stand-in, or its player again."""
    await tx.execute(
        "UPDATE players SET user = ?, name = ?, stand_in = ? WHERE match = ? AND seat = ?",
        (user, name, stand_in, match, seat),
    )


async def pause(tx: aiosqlite.Connection, match: int, since: float | None) -> None:
    """The match rests since then; None: it goes on."""
    await tx.execute("UPDATE matches SET paused = ? WHERE id = ?", (since, match))


async def unrate(tx: aiosqlite.Connection, match: int) -> None:
    """Its result will not count."""
    await tx.execute("UPDATE matches SET rated = 0 WHERE id = ?", (match,))


async def invite(tx: aiosqlite.Connection, match: int, user: int) -> None:
    await tx.execute(
        "INSERT INTO invitations (match, user) VALUES (?, ?) ON CONFLICT DO NOTHING", (match, user)
    )


async def invited(db: aiosqlite.Connection, match: int) -> set[int]:
    async with db.execute("SELECT user FROM invitations WHERE match = ?", (match,)) as cursor:
        return {row["user"] for row in await cursor.fetchall()}


async def set_variants(tx: aiosqlite.Connection, match: int, variants: dict[str, str]) -> None:
    await tx.execute("UPDATE matches SET variants = ? WHERE id = ?", (json.dumps(variants), match))


async def set_options(tx: aiosqlite.Connection, match: int, options: Options) -> None:
    await tx.execute("UPDATE matches SET options = ? WHERE id = ?", (_text(options), match))


async def set_host(tx: aiosqlite.Connection, match: int, host: int) -> None:
    await tx.execute("UPDATE matches SET host = ? WHERE id = ?", (host, match))


async def set_message(tx: aiosqlite.Connection, match: int, message: int) -> None:
    """The table's first message; one that was moved meanwhile has another."""
    await tx.execute("UPDATE matches SET message = ? WHERE id = ? AND message IS NULL", (message, match))


async def set_table(tx: aiosqlite.Connection, match: int, channel: int, message: int) -> None:
    await tx.execute("UPDATE matches SET channel = ?, message = ? WHERE id = ?", (channel, message, match))


async def set_thread(tx: aiosqlite.Connection, match: int, thread: int) -> None:
    await tx.execute("UPDATE matches SET thread = ? WHERE id = ?", (thread, match))


async def set_phase(tx: aiosqlite.Connection, match: int, phase: str) -> None:
    await tx.execute("UPDATE matches SET phase = ? WHERE id = ?", (phase, match))


async def begin(tx: aiosqlite.Connection, match: int, setup: Setup, seats: list[int], now: float) -> None:
    """The lobby becomes a match: `seats` are the places of joining, by seat. Only once."""
    cursor = await tx.execute(
        "UPDATE matches SET phase = 'playing', setup = ?, touched = ? WHERE id = ? AND phase = 'lobby'",
        (_text(setup), now, match),
    )
    if cursor.rowcount != 1:
        raise Conflict(f"match {match} has begun already")
    for seat, place in enumerate(seats):
        await tx.execute("UPDATE players SET seat = ? WHERE match = ? AND place = ?", (seat, match, place))


async def advance(tx: aiosqlite.Connection, match: int, before: int, after: int, now: float) -> None:
    """The match's version moves on; a Conflict if someone else moved it first."""
    cursor = await tx.execute(
        "UPDATE matches SET at = ?, touched = ? WHERE id = ? AND at = ?", (after, now, match, before)
    )
    if cursor.rowcount != 1:
        raise Conflict(f"match {match} is no longer at {before}")


async def tally(db: aiosqlite.Connection) -> dict[str, int]:
    """How many matches there are of each phase."""
    async with db.execute("SELECT phase, count(*) AS n FROM matches GROUP BY phase") as cursor:
        return {row["phase"]: row["n"] for row in await cursor.fetchall()}


async def under_way(db: aiosqlite.Connection) -> list[int]:
    """The matches being played, oldest first."""
    async with db.execute("SELECT id FROM matches WHERE phase = 'playing' ORDER BY id") as cursor:
        return [row["id"] for row in await cursor.fetchall()]


async def _one(db: aiosqlite.Connection, where: str, *values: int) -> Match | None:
    async with db.execute(f"SELECT * FROM matches WHERE {where}", values) as cursor:
        row = await cursor.fetchone()
    return await _read(db, row) if row else None


async def _read(db: aiosqlite.Connection, row: aiosqlite.Row) -> Match:
    query = "SELECT user, name, seat, place, stand_in FROM players WHERE match = ? ORDER BY seat, place"
    async with db.execute(query, (row["id"],)) as cursor:
        players = tuple(
            Player(p["user"], p["name"], p["seat"], p["place"], bool(p["stand_in"]))
            for p in await cursor.fetchall()
        )
    return Match(
        id=row["id"],
        game=row["game"],
        phase=row["phase"],
        language=row["language"],
        host=row["host"],
        guild=row["guild"],
        channel=row["channel"],
        message=row["message"],
        thread=row["thread"],
        setup=msgspec.json.decode(row["setup"], type=Setup) if row["setup"] else None,
        variants=json.loads(row["variants"]),
        options=msgspec.json.decode(row["options"], type=Options),
        at=row["at"],
        touched=row["touched"],
        players=players,
        paused=row["paused"],
        rated=bool(row["rated"]),
    )


def _text(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()
