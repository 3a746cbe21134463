"""Kinds of questions that people have answered before, game by game."""

from __future__ import annotations

from storage.transaction import Transaction


def learn(tx: Transaction, user: int, game: str, step: str) -> None:
    """Remember that somebody has answered such a question."""
    query = "INSERT INTO lessons (user, game, step) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    if tx.run(query, user, game, step):
        tx.notify("lessons", user)


def learned(tx: Transaction, user: int, game: str) -> frozenset[str]:
    """The steps whose questions somebody has answered."""
    rows = tx.all("SELECT step FROM lessons WHERE user = ? AND game = ?", user, game)
    return frozenset(row["step"] for row in rows)
