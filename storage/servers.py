"""Discord servers: what their moderators have chosen."""

from __future__ import annotations

import aiosqlite
import msgspec


class Server(msgspec.Struct, frozen=True, omit_defaults=True):
    language: str | None = None  # else the one Discord says
    channels: tuple[int, ...] = ()  # where tables may be opened; none named: everywhere
    moderators_only: bool = False  # who may open tables


async def get(db: aiosqlite.Connection, guild: int | None) -> Server:
    async with db.execute("SELECT settings FROM servers WHERE guild = ?", (guild,)) as cursor:
        row = await cursor.fetchone()
    return msgspec.json.decode(row["settings"], type=Server) if row else Server()


async def put(tx: aiosqlite.Connection, guild: int, server: Server) -> None:
    await tx.execute(
        "INSERT INTO servers (guild, settings) VALUES (?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings",
        (guild, msgspec.json.encode(server).decode()),
    )
