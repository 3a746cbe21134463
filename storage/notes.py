"""What people wrote down about a match, each for themselves alone."""

from __future__ import annotations

from storage.transaction import Transaction


def get(tx: Transaction, match: int, user: int) -> str:
    """Somebody's own note on a match; empty: none."""
    row = tx.one("SELECT text FROM notes WHERE match = ? AND user = ?", match, user)
    return row["text"] if row else ""


def drop_old(tx: Transaction, before: float) -> int:
    """Delete notes on matches that were over before then; how many they were."""
    return tx.run(
        "DELETE FROM notes WHERE match IN"
        " (SELECT id FROM matches WHERE phase IN ('ended', 'cancelled') AND touched < ?)",
        before,
    )


def keep(tx: Transaction, match: int, user: int, text: str, now: float) -> None:
    """Replace somebody's note; an empty one is deleted."""
    if not text:
        tx.run("DELETE FROM notes WHERE match = ? AND user = ?", match, user)
        return
    tx.run(
        "INSERT INTO notes (match, user, text, made) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match, user) DO UPDATE SET text = excluded.text, made = excluded.made",
        *(match, user, text, now),
    )
