"""The data sets matches were dealt from, by hash, so that they can always be replayed."""

from __future__ import annotations

import json

from games.core.data import DataSet
from storage.transaction import Transaction


def keep(tx: Transaction, game: str, data_set: DataSet) -> None:
    tx.run(
        "INSERT INTO datasets (hash, game, files) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING",
        data_set.hash,
        game,
        json.dumps(data_set.files, ensure_ascii=False),
    )


def get(tx: Transaction, hash: str) -> DataSet | None:
    row = tx.one("SELECT files FROM datasets WHERE hash = ?", hash)
    return DataSet(json.loads(row["files"])) if row else None
