"""Tables and matches. A table waits for players; once dealt it is a match."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

import msgspec

from games.core.model import Seat, Setup
from storage.errors import Conflict
from storage.players import Player
from storage.transaction import Fields, Transaction, json_text, struct_of

EVERY = 2**62  # as many as there are


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    ENDED = "ended"
    CANCELLED = "cancelled"


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """Options of a table; those of the rules are its variants."""

    size: int | None = None  # seats wanted; None: as many as the game takes
    start_full: bool = False  # start by itself when all seats are taken
    private: bool = False  # only those invited may sit down
    shared: bool = False  # one person may take several seats
    pace: str = "relaxed"  # how much time everyone has: see bot/match/time_control.py
    rematch: int | None = None  # the match that this one repeats
    first: bool = False  # somebody's first match of the game: see games/core/first_match.py
    season: int | None = None  # the season that this match is of
    hints: bool = False  # whoever must decide may ask what would be best; such a match does not count


class Title(msgspec.Struct, frozen=True):
    """What identifies a match in a list."""

    id: int
    game: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its players, dealt or still waiting."""

    id: int
    game: str
    phase: Phase
    language: str
    host: int
    guild: int | None
    channel: int
    message: int | None
    thread: int | None
    variants: dict[str, str]
    options: Options
    at: int
    touched: float
    players: tuple[Player, ...]  # by seat once dealt, else in order of joining
    paused: float | None = None  # when it was paused, by agreement
    rated: bool = True  # False: its host rewound it
    commitment: str | None = None  # to the seed that was sealed when it opened

    def has(self, user: int) -> bool:
        return any(player.user == user for player in self.players)

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        """The seats a user has: none before the deal; one, unless the table lets one person take several."""
        return tuple(p.seat for p in self.players if p.user == user and p.seat is not None)

    def in_seat(self, seat: Seat) -> Player:
        return next(player for player in self.players if player.seat == seat)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)


class Match(Table, frozen=True, kw_only=True):
    """A table that was dealt."""

    setup: Setup

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats a person plays."""
        return tuple(p.seat for p in self.players if p.seat is not None and not p.stand_in)


# seam: before the match: inside a table's transaction, see test_tables
def create(
    tx: Transaction,
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
    return tx.insert(
        "INSERT INTO matches"
        " (game, phase, language, host, guild, channel, variants, options, created, touched)"
        " VALUES (?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        *(game, language, host, guild, channel, json_text(variants), json_text(options), now, now),
    )


def get(tx: Transaction, match: int) -> Table | None:
    """The table of this number; a Match if it was dealt."""
    return _one(tx, "id = ?", match)


def dealt(tx: Transaction, match: int) -> Match | None:
    """The match of this number, if it was dealt."""
    found = get(tx, match)
    return found if isinstance(found, Match) else None


def at_message(tx: Transaction, message: int) -> Table | None:
    return _one(tx, "message = ?", message)


def in_thread(tx: Transaction, thread: int, user: int) -> Table | None:
    """The match played there: one that the user plays, else the newest."""
    plays = "phase = 'playing' AND EXISTS (SELECT 1 FROM players WHERE match = matches.id AND user = ?)"
    return _one(tx, f"thread = ? ORDER BY {plays} DESC, id DESC LIMIT 1", thread, user)


def in_place(tx: Transaction, channel: int) -> list[int]:
    """The matches that are told in a thread or channel, or have their table there."""
    query = (
        "SELECT id FROM matches WHERE thread = ?"
        " UNION SELECT id FROM matches WHERE phase = 'playing' AND channel = ?"
    )
    return [row["id"] for row in tx.all(query, channel, channel)]


def of_user(tx: Transaction, user: int, phases: Iterable[Phase] = (Phase.PLAYING,)) -> list[Table]:
    """The matches a user sits at, newest first."""
    found = [get(tx, title.id) for title in titles(tx, user, phases)]
    return [match for match in found if match is not None]


def titles(tx: Transaction, user: int, phases: Iterable[Phase], most: int = EVERY) -> list[Title]:
    """The titles of a user's matches, at most so many, since ended ones add up over the years."""
    marks = ", ".join("?" for _ in phases)
    query = (
        "SELECT DISTINCT m.id, m.game, m.touched FROM matches m JOIN players p ON p.match = m.id"
        f" WHERE p.user = ? AND m.phase IN ({marks}) ORDER BY m.touched DESC, m.id DESC LIMIT ?"
    )
    return [Title(row["id"], row["game"]) for row in tx.all(query, user, *phases, most)]


def rematch_of(tx: Transaction, match: int) -> Table | None:
    """The table that repeats a match, as long as it waits or plays."""
    return _one(tx, "phase IN ('lobby', 'playing') AND json_extract(options, '$.rematch') = ? LIMIT 1", match)


def waiting(tx: Transaction, guild: int) -> list[Table]:
    """The tables of a server that have not begun, the newest first."""
    rows = tx.all("SELECT * FROM matches WHERE phase = 'lobby' AND guild = ? ORDER BY id DESC", guild)
    return [_read(tx, row) for row in rows]


def in_channel(tx: Transaction, channel: int, phase: Phase) -> int:
    """How many matches of a phase were opened in a channel."""
    query = "SELECT count(*) AS n FROM matches WHERE channel = ? AND phase = ?"
    row = tx.one(query, channel, phase)
    return int(row["n"]) if row else 0


def closed_since(tx: Transaction, host: int, since: float) -> list[float]:
    """When a host opened the tables that were opened since then and closed again, oldest first."""
    query = (
        "SELECT created FROM matches WHERE host = ? AND phase = 'cancelled' AND created > ? ORDER BY created"
    )
    return [float(row["created"]) for row in tx.all(query, host, since)]


def count(tx: Transaction, phase: Phase) -> int:
    row = tx.one("SELECT count(*) AS n FROM matches WHERE phase = ?", phase)
    return int(row["n"]) if row else 0


# seam: inside a transaction with its notice, see test_time_and_kills
def pause(tx: Transaction, match: int, since: float | None) -> None:
    """Pause a match from this time on; None: resume it."""
    tx.run("UPDATE matches SET paused = ? WHERE id = ?", since, match)


# seam: inside a transaction with its notice, see test_time_and_kills
def unrate(tx: Transaction, match: int) -> None:
    """Exclude the match's result from the records."""
    tx.run("UPDATE matches SET rated = 0 WHERE id = ?", match)


# seam: before the match: inside a table's transaction, see test_tables
def set_variants(tx: Transaction, match: int, variants: dict[str, str]) -> None:
    tx.run("UPDATE matches SET variants = ? WHERE id = ?", json_text(variants), match)


# seam: before the match: inside a table's transaction, see test_tables
def set_options(tx: Transaction, match: int, options: Options) -> None:
    tx.run("UPDATE matches SET options = ? WHERE id = ?", json_text(options), match)


# seam: before the match: inside a table's transaction, see test_tables
def set_host(tx: Transaction, match: int, host: int) -> None:
    tx.run("UPDATE matches SET host = ? WHERE id = ?", host, match)


# seam: before the match: inside a table's transaction, see test_tables
def set_message(tx: Transaction, match: int, message: int) -> None:
    """The table's first message; one that was moved meanwhile has another."""
    tx.run("UPDATE matches SET message = ? WHERE id = ? AND message IS NULL", message, match)


# seam: one statement that may be run again: where a table waits
def set_table(tx: Transaction, match: int, channel: int, message: int | None) -> None:
    tx.run("UPDATE matches SET channel = ?, message = ? WHERE id = ?", channel, message, match)


# seam: one statement that may be run again: where the match is told from now on
def set_thread(tx: Transaction, match: int, thread: int) -> None:
    tx.run("UPDATE matches SET thread = ? WHERE id = ?", thread, match)


# seam: inside the last move's transaction
def set_phase(tx: Transaction, match: int, phase: Phase) -> None:
    tx.run("UPDATE matches SET phase = ? WHERE id = ?", phase, match)


# seam: dealing: inside its transaction
def begin(tx: Transaction, match: int, setup: Setup, seats: list[int], now: float) -> None:
    """Turn a waiting table into a match, once: `seats` holds each seat's place of joining."""
    changed = tx.run(
        "UPDATE matches SET phase = 'playing', setup = ?, touched = ? WHERE id = ? AND phase = 'lobby'",
        json_text(setup),
        now,
        match,
    )
    if changed != 1:
        raise Conflict(f"match {match} has begun already")
    for seat, place in enumerate(seats):
        tx.run("UPDATE players SET seat = ? WHERE match = ? AND place = ?", seat, match, place)


# seam: inside the transaction that writes its journal anew, see test_carry_over
def deal_anew(tx: Transaction, match: int, setup: Setup, after: int) -> None:
    """Give the match another setup and raise its version."""
    tx.run("UPDATE matches SET setup = ?, at = ? WHERE id = ?", json_text(setup), after, match)


def advance(tx: Transaction, match: int, before: int, after: int, now: float) -> None:
    """Raise the match's version; raise Conflict if someone else did so first."""
    changed = tx.run(
        "UPDATE matches SET at = ?, touched = ? WHERE id = ? AND at = ?", after, now, match, before
    )
    if changed != 1:
        raise Conflict(f"match {match} is no longer at {before}")


def tally(tx: Transaction) -> dict[str, int]:
    """Count the matches of each phase."""
    return {
        row["phase"]: row["n"] for row in tx.all("SELECT phase, count(*) AS n FROM matches GROUP BY phase")
    }


def under_way(tx: Transaction) -> list[int]:
    """The matches being played, oldest first."""
    return [row["id"] for row in tx.all("SELECT id FROM matches WHERE phase = 'playing' ORDER BY id")]


def setups(tx: Transaction, phase: Phase) -> list[tuple[int, Setup]]:
    """By what the matches of a phase were dealt, oldest first."""
    query = "SELECT id, setup FROM matches WHERE phase = ? AND setup IS NOT NULL ORDER BY id"
    return [(row["id"], msgspec.json.decode(row["setup"], type=Setup)) for row in tx.all(query, phase)]


def _one(tx: Transaction, where: str, *values: Any) -> Table | None:
    row = tx.one(f"SELECT * FROM matches WHERE {where}", *values)
    return _read(tx, row) if row else None


def _read(tx: Transaction, row: Fields) -> Table:
    query = (
        "SELECT user, name, seat, place, stand_in, strength, changed, value FROM players"
        " WHERE match = ? ORDER BY seat, place"
    )
    fields = {**row, "players": [dict(player) for player in tx.all(query, row["id"])]}
    return struct_of(Match if row["setup"] else Table, fields, "setup", "variants", "options")
