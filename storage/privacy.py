"""All that is kept of one person: exported, or taken out with a pseudonym in its place."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import Struct

from storage.transaction import Fields, Transaction

KEPT_LETTERS = 90 * 86400.0
"""Seconds for which what was said at a table is kept once its match is over."""

KEPT_PEOPLE = 2 * 365 * 86400.0
"""Seconds after the last move at any of a person's tables for which the person is remembered."""


KEPT_WISHES = 365 * 86400.0
"""Seconds for which somebody is told of new tables without choosing so again."""


class Holding(Struct, frozen=True):
    """A column that holds people's ids, and what becomes of a row when its person is to be forgotten."""

    table: str
    column: str
    dropped: bool  # the row goes; else a pseudonym takes the person's place, since others need the row


HOLDINGS = (
    Holding("people", "user", dropped=True),
    Holding("blocks", "owner", dropped=True),
    Holding("blocks", "blocked", dropped=True),
    Holding("invitations", "user", dropped=True),
    Holding("problems", "user", dropped=True),
    Holding("lessons", "user", dropped=True),
    Holding("wishes", "user", dropped=True),
    Holding("notes", "user", dropped=True),
    Holding("players", "user", dropped=False),
    Holding("results", "user", dropped=False),
    Holding("ratings", "user", dropped=False),
    Holding("season_people", "user", dropped=False),
    Holding("matches", "host", dropped=False),
)
"""Every column that holds a person's id as such."""

EXPORTED = {
    "person": "SELECT * FROM people WHERE user = ?",
    "blocked": "SELECT blocked FROM blocks WHERE owner = ?",
    "tables": (
        "SELECT m.id, m.game, m.phase, m.guild, m.channel, m.thread, m.created, m.touched, p.seat, p.name"
        " FROM players p JOIN matches m ON m.id = p.match WHERE p.user = ? ORDER BY m.id"
    ),
    "invitations": "SELECT match FROM invitations WHERE user = ?",
    "results": (
        "SELECT match, seat, place, points, rated, counted, made FROM results WHERE user = ? ORDER BY match"
    ),
    "ratings": (
        "SELECT game, guild, number, match, mu, sigma, made FROM ratings WHERE user = ?"
        " ORDER BY game, guild, number"
    ),
    "seasons": (
        "SELECT s.id, s.guild, s.game, s.made, p.place, p.gone FROM season_people p"
        " JOIN seasons s ON s.id = p.season WHERE p.user = ? ORDER BY s.id"
    ),
    "problems": "SELECT id, match, at, text, made FROM problems WHERE user = ?",
    "lessons": "SELECT game, step FROM lessons WHERE user = ?",
    "wishes": "SELECT guild, game, made FROM wishes WHERE user = ? ORDER BY made",
    "notes": "SELECT match, text, made FROM notes WHERE user = ? ORDER BY match",
    "moves": (
        "SELECT j.match, j.at, j.made FROM journal j JOIN players p ON p.match = j.match AND p.seat = j.seat"
        " WHERE p.user = ? ORDER BY j.match, j.at"
    ),
    "orders": (
        "SELECT o.match, o.window, o.choice FROM orders o JOIN players p ON p.match = o.match"
        " AND p.seat = o.seat WHERE p.user = ?"
    ),
}
"""What a person is given of theirs, by what it is."""


def export(tx: Transaction, user: int) -> dict[str, list[Fields]]:
    """Everything that is kept of a person."""
    return {what: [dict(row) for row in tx.all(query, user)] for what, query in EXPORTED.items()}


def seated_at(tx: Transaction, user: int) -> list[Fields]:
    """The tables a person plays at, or waits at to play: id and phase. Who has resigned plays no more."""
    return tx.all(
        "SELECT DISTINCT m.id, m.phase FROM players p JOIN matches m ON m.id = p.match"
        " WHERE p.user = ? AND p.stand_in = 0 AND m.phase IN ('lobby', 'playing') AND NOT EXISTS"
        " (SELECT 1 FROM results r WHERE r.match = m.id AND r.user = p.user AND r.seat = p.seat)"
        " ORDER BY m.id",
        user,
    )


def forget(tx: Transaction, user: int) -> None:
    """Take a person out of everything; others keep their matches, with a pseudonym in the person's place."""
    pseudonym = _pseudonym(tx)
    names = _names(tx, user)
    tx.run("UPDATE players SET name = ? WHERE user = ?", f"N. N. {-pseudonym}", user)
    for holding in HOLDINGS:
        if holding.dropped:
            tx.run(f"DELETE FROM {holding.table} WHERE {holding.column} = ?", user)
        else:
            tx.run(
                f"UPDATE {holding.table} SET {holding.column} = ? WHERE {holding.column} = ?", pseudonym, user
            )
    _forget_letters(tx, user, pseudonym, names)
    _forget_json(tx, "proposals", "about", "id", user, pseudonym)
    _forget_deadlines(tx, user, pseudonym)
    tx.notify("settings", user)
    tx.notify("lessons", user)


# seam: two statements that may be run again, see test_privacy
def mark_idle(tx: Transaction, now: float) -> None:
    """Notice who has had neither a table nor a wish, from now on, and who has again."""
    uses = " EXISTS (SELECT 1 FROM {0} WHERE {0}.user = people.user)"
    either = f"({uses.format('players')} OR{uses.format('wishes')})"
    tx.run(f"UPDATE people SET idle = NULL WHERE idle IS NOT NULL AND {either}")
    tx.run(f"UPDATE people SET idle = ? WHERE idle IS NULL AND NOT {either}", now)


def unused(tx: Transaction, now: float) -> list[int]:
    """People who have not sat at a table in use for so long that they are to be forgotten; idle ones too."""
    rows = tx.all(
        "SELECT p.user AS user FROM players p JOIN matches m ON m.id = p.match WHERE p.user > 0"
        " GROUP BY p.user HAVING max(m.touched) < ?"
        " AND max(CASE WHEN m.phase IN ('lobby', 'playing') THEN 1 ELSE 0 END) = 0"
        " UNION SELECT user FROM people WHERE idle < ?",
        *(now - KEPT_PEOPLE, now - KEPT_PEOPLE),
    )
    return [int(row["user"]) for row in rows]


def drop_old_invitations(tx: Transaction, now: float) -> None:  # seam: one statement that may be run again
    """Delete whom somebody invited to tables that were over long ago: most of them never came."""
    tx.run(
        "DELETE FROM invitations WHERE match IN"
        " (SELECT id FROM matches WHERE phase IN ('ended', 'cancelled') AND touched < ?)",
        now - KEPT_LETTERS,
    )


def drop_old_letters(tx: Transaction, now: float) -> int:
    """Delete what was said at tables that were over long ago; how many letters that were."""
    return tx.run(
        "DELETE FROM outbox WHERE match IN"
        " (SELECT id FROM matches WHERE phase IN ('ended', 'cancelled') AND touched < ?)",
        now - KEPT_LETTERS,
    )


def _pseudonym(tx: Transaction) -> int:
    """A number that nobody has: people of Discord have positive ones."""
    lowest = [
        tx.one(f"SELECT min({holding.column}) AS low FROM {holding.table}")
        for holding in HOLDINGS
        if not holding.dropped
    ]
    return min(0, *(int(row["low"] or 0) for row in lowest if row)) - 1


def _names(tx: Transaction, user: int) -> frozenset[str]:
    query = "SELECT name FROM players WHERE user = ? UNION SELECT name FROM people WHERE user = ?"
    return frozenset(str(row["name"]) for row in tx.all(query, user, user))


def _forget_letters(tx: Transaction, user: int, pseudonym: int, names: frozenset[str]) -> None:
    """Letters to the person go; in those to others, the pseudonym stands for id and name."""
    tx.run("DELETE FROM outbox WHERE queue = ?", f"dm:{user}")
    for row in tx.all("SELECT id, body FROM outbox WHERE status != 'sent'"):
        body = msgspec.msgpack.decode(row["body"])
        changed = _without(body, user, pseudonym, names)
        if changed != body:
            tx.run("UPDATE outbox SET body = ? WHERE id = ?", msgspec.msgpack.encode(changed), row["id"])


def _forget_json(tx: Transaction, table: str, column: str, key: str, user: int, pseudonym: int) -> None:
    query = f"SELECT {key}, {column} FROM {table} WHERE {column} LIKE ?"
    for row in tx.all(query, f"%{user}%"):
        changed = _without(json.loads(row[column]), user, pseudonym, frozenset())
        tx.run(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", json.dumps(changed), row[key])


def _forget_deadlines(tx: Transaction, user: int, pseudonym: int) -> None:
    """A deadline that speaks to the person has nothing left to do."""
    for row in tx.all("SELECT match, key, what FROM deadlines WHERE what LIKE ?", f"%{user}%"):
        what = json.loads(row["what"])
        if _without(what, user, pseudonym, frozenset()) != what:
            tx.run("DELETE FROM deadlines WHERE match = ? AND key = ?", row["match"], row["key"])


def _without(value: Any, user: int, pseudonym: int, names: frozenset[str]) -> Any:
    """A value of plain data with the pseudonym for the person's id and names, however deep they stand."""
    if isinstance(value, dict):
        return {key: _without(part, user, pseudonym, names) for key, part in value.items()}
    if isinstance(value, list):
        return [_without(part, user, pseudonym, names) for part in value]
    if isinstance(value, int) and not isinstance(value, bool) and value == user:
        return pseudonym
    return f"N. N. {-pseudonym}" if isinstance(value, str) and value in names else value
