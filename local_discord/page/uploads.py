"""Files that a window sends ahead of the command or form they belong to."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from local_discord.message import Json
from local_discord.page.guards import check_origin
from local_discord.world.files import Upload

FILE_BYTES = 10 * 2**20
MOST_WAITING = 20
_NAME_LENGTH = 100


class Uploads:
    """The newest few uploads, by a key that cannot be guessed; each is used once."""

    def __init__(self) -> None:
        self._waiting: dict[str, Upload] = {}

    async def take(self, request: web.Request) -> web.Response:
        """POST of one file's bytes; the name is only a label and never becomes a path."""
        check_origin(request)
        if (request.content_length or 0) > FILE_BYTES:
            raise web.HTTPRequestEntityTooLarge(FILE_BYTES, request.content_length or 0)
        data = await request.read()
        if len(data) > FILE_BYTES:
            raise web.HTTPRequestEntityTooLarge(FILE_BYTES, len(data))
        name = request.query.get("name", "file").replace("/", "_").replace("\\", "_")[-_NAME_LENGTH:]
        key = secrets.token_urlsafe(16)
        self._waiting[key] = Upload(name or "file", data, request.content_type)
        while len(self._waiting) > MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
        return web.json_response({"upload": key})

    def put_in(self, values: Mapping[str, Any]) -> Json:
        """Replace the keys of uploads in a command's or form's values by the files."""
        return {name: self._meant(value) for name, value in values.items()}

    def _meant(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._meant(one) for one in value]
        if isinstance(value, dict) and "upload" in value:
            if value["upload"] not in self._waiting:
                raise LookupError("That file is not here any more; please choose it again.")
            return self._waiting.pop(value["upload"])
        return value
