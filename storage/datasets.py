"""The data sets matches were dealt from, by hash, so that they can always be replayed."""

from __future__ import annotations

import json

import aiosqlite

from games.core.data import DataSet


async def keep(tx: aiosqlite.Connection, game: str, data_set: DataSet) -> None:
    await tx.execute(
        "INSERT INTO datasets (hash, game, files) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING",
        (data_set.hash, game, json.dumps(data_set.files, ensure_ascii=False)),
    )


async def get(db: aiosqlite.Connection, hash: str) -> DataSet | None:
    async with db.execute("SELECT files FROM datasets WHERE hash = ?", (hash,)) as cursor:
        row = await cursor.fetchone()
    return DataSet(json.loads(row["files"])) if row else None
