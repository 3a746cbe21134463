"""Uploaded files and the addresses under which they can be fetched."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from mimetypes import guess_type
from typing import Any
from urllib.parse import quote

from local_discord.world.clock import Clock
from local_discord.world.snowflakes import Snowflakes

_PNG = b"\x89PNG\r\n\x1a\n"
_TYPE = re.compile(r"[\w.+-]+/[\w.+-]+")
_A_DAY = 24 * 3600
_HALF_A_DAY = 12 * 3600


@dataclass(frozen=True)
class Upload:
    """One file of a request."""

    filename: str
    data: bytes
    content_type: str


class Files:
    """Keeps uploads in memory and hands out addresses that cannot be guessed."""

    def __init__(self, clock: Clock, ids: Snowflakes) -> None:
        self._clock = clock
        self._ids = ids
        self.key = secrets.token_bytes(16)
        self.base = ""
        self._renewed_at = clock.now()
        self.kept: dict[str, tuple[bytes, str]] = {}
        self.described: dict[str, dict[str, Any]] = {}

    def keep(self, channel_id: str, upload: Upload, described: dict[str, Any]) -> dict[str, Any]:
        """Store an upload and describe it as an attachment."""
        attachment_id = self._ids.next()
        filename = str(described.get("filename") or upload.filename)
        path = f"attachments/{channel_id}/{attachment_id}/{quote(filename)}"
        content_type = _content_type(filename, upload)
        self.kept[path] = (upload.data, content_type)
        address = self.address(path)
        attachment: dict[str, Any] = {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.data),
            "url": address,
            "proxy_url": address,
            "content_type": content_type,
        }
        if described.get("description"):
            attachment["description"] = described["description"]
        if size := png_size(upload.data):
            attachment["width"], attachment["height"] = size
        self.described[attachment_id] = attachment
        return attachment

    def address(self, path: str) -> str:
        """Make a signed address that is valid for a day, as on Discord."""
        issued = int(self._clock.now())
        times = f"ex={issued + _A_DAY:x}&is={issued:x}"
        return f"{self.base}/cdn/{path}?{times}&hm={self._signature(path, times)}&"

    def fetch(self, path: str, query: Mapping[str, str]) -> tuple[bytes, str] | None:
        """Return the file's bytes and type, if the address is valid."""
        times = f"ex={query.get('ex', '')}&is={query.get('is', '')}"
        if not hmac.compare_digest(query.get("hm", "").encode(), self._signature(path, times).encode()):
            return None
        return self.kept.get(path) if self._clock.now() < int(query["ex"], 16) else None

    @property
    def due(self) -> bool:
        """Whether addresses in messages should be renewed before they expire."""
        return self._clock.now() - self._renewed_at > _HALF_A_DAY

    def renew(self, node: Any) -> None:
        """Renew every address within a JSON value, in place."""
        self._renewed_at = self._clock.now()
        entries = node.items() if isinstance(node, dict) else enumerate(node)
        for key, value in entries:
            if isinstance(value, dict | list):
                self.renew(value)
            elif isinstance(value, str) and value.startswith(self.base + "/cdn/attachments/"):
                node[key] = self.address(value.removeprefix(self.base + "/cdn/").partition("?")[0])

    def _signature(self, path: str, times: str) -> str:
        return hmac.new(self.key, f"{path}?{times}".encode(), hashlib.sha256).hexdigest()


def png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height from a PNG's header."""
    if not data.startswith(_PNG) or len(data) < 24:
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def _content_type(filename: str, upload: Upload) -> str:
    guessed, _ = guess_type(filename)
    said = upload.content_type if _TYPE.fullmatch(upload.content_type) else ""
    return guessed or said or "application/octet-stream"
