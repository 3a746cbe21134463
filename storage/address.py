"""Where a database is: a file, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

from storage.errors import Unusable

SCHEMES = ("postgresql", "postgres")


class Server(Struct, frozen=True):
    """A database of a PostgreSQL server; as a string it shows no password."""

    url: str  # with the password

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        port = f":{parts.port}" if parts.port else ""
        return f"postgresql://{parts.hostname or 'localhost'}{port}{parts.path}"

    def __repr__(self) -> str:
        return f"Server({self})"


Address: TypeAlias = Path | Server


def address_of(text: str) -> Address:
    """Read a file's path or a server's URL; an Unusable says what is wrong with a URL."""
    scheme, colon, _ = text.partition("://")
    if not colon:
        return Path(text)
    if scheme not in SCHEMES:
        raise Unusable(f"a database is a file, or a URL that begins with postgresql://, not {scheme}://")
    try:
        parts = urlsplit(text)
        named = bool(parts.path.strip("/")) and (parts.port or True)
    except ValueError as error:
        raise Unusable(
            "the database's URL cannot be read; it is postgresql://user:password@host/name"
        ) from error
    if not named:
        raise Unusable(
            "the database's URL lacks the database's name; it is postgresql://user:password@host/name"
        )
    return Server(text)
