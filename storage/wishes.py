"""Who wants to be told when a table of a game opens in a server, and when they were told last."""

from __future__ import annotations

from collections.abc import Iterable

from storage.transaction import Transaction


def choose(tx: Transaction, user: int, guild: int, games: Iterable[str], now: float) -> None:
    """Set the games of whose tables in a server somebody is told; none: of no tables there."""
    tx.run("DELETE FROM wishes WHERE user = ? AND guild = ?", user, guild)
    tx.run_each(
        "INSERT INTO wishes (user, guild, game, made) VALUES (?, ?, ?, ?)",
        [(user, guild, game, now) for game in games],
    )


def of_user(tx: Transaction, user: int, guild: int) -> frozenset[str]:
    """The games of whose tables in a server somebody is told."""
    rows = tx.all("SELECT game FROM wishes WHERE user = ? AND guild = ?", user, guild)
    return frozenset(row["game"] for row in rows)


def wanting(tx: Transaction, guild: int, game: str) -> list[int]:
    """Who is told of tables of a game in a server, whoever has waited longest first."""
    query = "SELECT user FROM wishes WHERE guild = ? AND game = ? ORDER BY made, user"
    return [int(row["user"]) for row in tx.all(query, guild, game)]


def called(tx: Transaction, user: int) -> float | None:
    """When somebody was last told of a table."""
    row = tx.one("SELECT called FROM people WHERE user = ?", user)
    return row["called"] if row else None


def set_called(tx: Transaction, user: int, now: float) -> None:
    tx.run("UPDATE people SET called = ? WHERE user = ?", now, user)


def drop_old(tx: Transaction, before: float) -> int:
    """Forget wishes that were made before then; how many they were."""
    return tx.run("DELETE FROM wishes WHERE made < ?", before)
