"""The sealed seeds of tables: secret until the match is over, so kept apart from the tables."""

from __future__ import annotations

from games.core.seal import Seal
from storage.transaction import Transaction, struct_of


# seam: before the match: inside a table's transaction, see test_tables
def keep(tx: Transaction, match: int, seal: Seal) -> None:
    """Keep a table's seal and publish its commitment."""
    statement = "INSERT INTO seals (match, secret, game, rules, data) VALUES (?, ?, ?, ?, ?)"
    tx.run(statement, match, seal.secret, seal.game, seal.rules, seal.data)
    tx.run("UPDATE matches SET commitment = ? WHERE id = ?", seal.commitment, match)


def get(tx: Transaction, match: int) -> Seal | None:
    """The seal of a table; none of those opened before there were seals."""
    row = tx.one("SELECT secret, game, rules, data FROM seals WHERE match = ?", match)
    return struct_of(Seal, row) if row else None
