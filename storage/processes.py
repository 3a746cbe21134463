"""The processes of the bot that share a database, and which share of the shards each has."""

from __future__ import annotations

from storage.transaction import Transaction


def claim_slot(tx: Transaction, slots: int) -> int | None:
    """Take a free share of the shards for this process; None if all are taken, and it stands by."""
    row = tx.one("SELECT slot FROM processes WHERE id = ?", tx.process)
    if row is not None and row["slot"] is not None:
        return int(row["slot"])
    taken = {row["slot"] for row in tx.all("SELECT slot FROM processes WHERE slot IS NOT NULL")}
    slot = next((slot for slot in range(slots) if slot not in taken), None)
    if slot is not None:
        tx.run("UPDATE processes SET slot = ? WHERE id = ?", slot, tx.process)
    return slot


def alive(tx: Transaction) -> int:
    """How many processes share the database now."""
    row = tx.one("SELECT count(*) AS n FROM processes")
    return int(row["n"]) if row else 0
