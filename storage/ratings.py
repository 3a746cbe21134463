"""Ratings of people: everybody's after each match that counts, game by game and server by server."""

from __future__ import annotations

import msgspec

from storage.people import Preferences
from storage.transaction import Transaction, struct_of

ALL_GAMES = ""
EVERYWHERE = 0


class Scope(msgspec.Struct, frozen=True):
    """Which matches a rating is made of."""

    game: str = ALL_GAMES
    guild: int = EVERYWHERE


class Rating(msgspec.Struct, frozen=True):
    """A person's rating in a scope, after the match of this number among theirs."""

    game: str
    guild: int
    user: int
    number: int
    match: int
    mu: float
    sigma: float
    made: float


class Ranked(Rating, frozen=True):
    """A rating that may be shown, since its person wishes so."""

    name: str


# seam: inside the last move's transaction, see test_standing
def add(tx: Transaction, rating: Rating) -> None:
    tx.run(
        "INSERT INTO ratings (game, guild, user, number, match, mu, sigma, made)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        *msgspec.structs.astuple(rating),
    )


# seam: inside the transaction that writes them anew, see test_standing
def clear(tx: Transaction) -> None:
    tx.run("DELETE FROM ratings")


def latest(tx: Transaction, scope: Scope, user: int) -> Rating | None:
    """A person's rating as it stands."""
    query = "SELECT * FROM ratings WHERE game = ? AND guild = ? AND user = ? ORDER BY number DESC LIMIT 1"
    row = tx.one(query, scope.game, scope.guild, user)
    return struct_of(Rating, row) if row else None


def course(tx: Transaction, scope: Scope, user: int) -> list[Rating]:
    """A person's ratings match by match, oldest first."""
    query = "SELECT * FROM ratings WHERE game = ? AND guild = ? AND user = ? ORDER BY number"
    return [struct_of(Rating, row) for row in tx.all(query, scope.game, scope.guild, user)]


def board(tx: Transaction, scope: Scope) -> list[Ranked]:
    """Everybody's rating as it stands, of those who wish it to be shown."""
    rows = tx.all(
        "SELECT r.*, p.name, p.settings FROM ratings r JOIN people p ON p.user = r.user"
        " WHERE r.game = ? AND r.guild = ? AND r.number ="
        " (SELECT max(number) FROM ratings WHERE game = r.game AND guild = r.guild AND user = r.user)",
        scope.game,
        scope.guild,
    )
    shown = [row for row in rows if msgspec.json.decode(row["settings"], type=Preferences).standing]
    return [struct_of(Ranked, row) for row in shown]


def everything(tx: Transaction) -> list[Rating]:
    rows = tx.all("SELECT * FROM ratings ORDER BY game, guild, user, number")
    return [struct_of(Rating, row) for row in rows]
