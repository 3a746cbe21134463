"""The application's own emojis: uploaded by the bot, usable in its messages everywhere."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING

from local_discord.message import Json
from local_discord.rules.limit_table import LIMITS
from local_discord.world.errors import ApiError, invalid_form

if TYPE_CHECKING:
    from local_discord.world.world import World

_NAME = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)


class Emojis:
    """The emojis of the application, by id."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[str, Json] = {}

    def all(self) -> list[Json]:
        """Every emoji, oldest first."""
        return list(self._by_id.values())

    def get(self, emoji_id: str) -> Json:
        """One emoji, or 10014."""
        if emoji_id not in self._by_id:
            raise ApiError(10014)
        return self._by_id[emoji_id]

    def __contains__(self, emoji_id: object) -> bool:
        return emoji_id in self._by_id

    def create(self, payload: Json) -> Json:
        """A new emoji from a name nobody has and an image as a data address."""
        if len(self._by_id) >= LIMITS["application emojis"].number:
            raise ApiError(30008)
        name = self._free_name(payload.get("name"))
        kind, image = _read(str(payload.get("image") or ""))
        if len(image) > LIMITS["emoji bytes"].number:
            text = "File cannot be larger than 256.0 kb."
            raise invalid_form(("image", "BINARY_TYPE_MAX_SIZE", text))
        emoji: Json = {
            "id": self._world.ids.next(),
            "name": name,
            "roles": [],
            "user": self._world.bot,
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
        self._by_id[emoji["id"]] = emoji
        self._world.files.kept[f"emojis/{emoji['id']}.png"] = (image, kind)
        return emoji

    def rename(self, emoji_id: str, payload: Json) -> Json:
        """Another name for an emoji."""
        emoji = self.get(emoji_id)
        if payload.get("name") != emoji["name"]:
            emoji["name"] = self._free_name(payload.get("name"))
        return emoji

    def delete(self, emoji_id: str) -> None:
        """Remove an emoji; messages that show it keep its id."""
        self.get(emoji_id)
        del self._by_id[emoji_id]

    def dump(self) -> list[Json]:
        """All emojis, for keeping."""
        return self.all()

    def load(self, kept: list[Json]) -> None:
        """What `dump` gave."""
        self._by_id = {emoji["id"]: emoji for emoji in kept}

    def _free_name(self, name: object) -> str:
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            text = "Must be 2 to 32 letters, digits and underscores."
            raise invalid_form(("name", "STRING_TYPE_REGEX", text))
        if any(emoji["name"] == name for emoji in self._by_id.values()):
            raise invalid_form(("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This name is taken."))
        return name


def _read(image: str) -> tuple[str, bytes]:
    """The type and bytes of an image in a data address."""
    found = _IMAGE.fullmatch(image)
    try:
        if found is None:
            raise ValueError
        return found[1], base64.b64decode(found[2], validate=True)
    except (ValueError, binascii.Error):
        raise invalid_form(("image", "BASE_TYPE_IMAGE", "Not a valid image.")) from None
