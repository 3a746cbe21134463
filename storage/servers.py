"""Discord servers: what their moderators have chosen."""

from __future__ import annotations

import msgspec

from storage.transaction import Transaction, json_text


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    language: str | None = None  # else the one Discord says
    channels: tuple[int, ...] = ()  # where tables may be opened; none named: everywhere
    moderators_only: bool = False  # who may open tables


def get(tx: Transaction, guild: int | None) -> ServerSettings:
    row = tx.one("SELECT settings FROM servers WHERE guild = ?", guild)
    return msgspec.json.decode(row["settings"], type=ServerSettings) if row else ServerSettings()


def save(tx: Transaction, guild: int, server: ServerSettings) -> None:
    tx.run(
        "INSERT INTO servers (guild, settings) VALUES (?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings",
        guild,
        json_text(server),
    )
