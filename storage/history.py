"""Finished matches, as those who may look back on them find them. Nothing of a match under way is in here."""

from __future__ import annotations

from typing import Any

import msgspec

from storage import matches, results
from storage.matches import Match
from storage.results import Result
from storage.transaction import Transaction, struct_of

PRIVATE = '%"private":true%'
"""How the options of a table by invitation are written."""


class Wanted(msgspec.Struct, frozen=True):
    """Which finished matches somebody looks for: their own, or those of a server that they may see."""

    user: int
    guild: int | None  # None: their own, wherever they were played
    game: str | None = None  # None: of every game


class Past(msgspec.Struct, frozen=True):
    """A finished match and how it ended for the people at it."""

    match: Match
    results: tuple[Result, ...]


class Score(msgspec.Struct, frozen=True):
    """How a match that counts ended for one seat."""

    match: int
    moves: int
    seat: int
    place: int
    points: int


def count(tx: Transaction, wanted: Wanted) -> int:
    where, values = _where(wanted)
    row = tx.one(f"SELECT count(*) AS n FROM matches m WHERE {where}", *values)
    return int(row["n"]) if row else 0


def page(tx: Transaction, wanted: Wanted, first: int, most: int) -> list[Past]:
    """Some of the matches, newest first."""
    where, values = _where(wanted)
    query = f"SELECT m.id FROM matches m WHERE {where} ORDER BY m.touched DESC, m.id DESC LIMIT ? OFFSET ?"
    found = [past(tx, row["id"]) for row in tx.all(query, *values, most, first)]
    return [one for one in found if one is not None]


def games(tx: Transaction, wanted: Wanted) -> list[str]:
    """The games of the matches, the one played most first."""
    where, values = _where(wanted)
    query = (
        f"SELECT m.game, count(*) AS n FROM matches m WHERE {where} GROUP BY m.game ORDER BY n DESC, m.game"
    )
    return [row["game"] for row in tx.all(query, *values)]


def past(tx: Transaction, match: int) -> Past | None:
    """A match that was dealt and is over."""
    found = matches.dealt(tx, match)
    return Past(found, tuple(results.of_match(tx, match))) if found else None


def scores(tx: Transaction, wanted: Wanted) -> list[Score]:
    """The scores of the matches that count, oldest first; on a server, of those that everybody may see."""
    where, values = _where(wanted)
    query = (
        'SELECT m.id AS "match", m.at AS moves, r.seat, r.place, r.points'
        f" FROM matches m JOIN results r ON r.match = m.id WHERE {where}"
        " AND r.rated = 1 AND r.place > 0 AND r.points IS NOT NULL"
    )
    if wanted.guild is not None:
        query, values = f"{query} AND m.options NOT LIKE ?", [*values, PRIVATE]
    return [struct_of(Score, row) for row in tx.all(f"{query} ORDER BY m.id, r.seat", *values)]


def _where(wanted: Wanted) -> tuple[str, list[Any]]:
    """A table by invitation is known to those who sat at it alone."""
    sat = "EXISTS (SELECT 1 FROM players p WHERE p.match = m.id AND p.user = ?)"
    values: list[Any]
    where, values = f"m.phase = 'ended' AND {sat}", [wanted.user]
    if wanted.guild is not None:
        where = f"m.phase = 'ended' AND m.guild = ? AND (m.options NOT LIKE ? OR {sat})"
        values = [wanted.guild, PRIVATE, wanted.user]
    if wanted.game is not None:
        where, values = f"{where} AND m.game = ?", [*values, wanted.game]
    return where, values
