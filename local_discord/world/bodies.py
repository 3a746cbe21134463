"""Turn the body that the bot sent into what Discord stores and shows."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from copy import deepcopy
from typing import Any

from local_discord.message import (
    ACTION_ROW,
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SELECTS,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Json,
    Message,
    walk,
)
from local_discord.world.errors import invalid_form
from local_discord.world.files import Files, Upload

_LEGACY = ("content", "embeds", "poll", "sticker_ids")
_SCHEME = "attachment://"
_ON_CREATE = EPHEMERAL | SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
_ON_EDIT = SUPPRESS_EMBEDS | COMPONENTS_V2
_NULLABLE = ("accent_color", "description")
_DEFAULTS: dict[int, Json] = {
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}


def write(
    message: Message, payload: Json, uploads: Mapping[str, Upload], files: Files, *, edit: bool
) -> None:
    """Write the payload's content, embeds, components and files into the message."""
    _write_flags(message, payload, edit=edit)
    _refuse_legacy_beside_v2(message, payload)
    if "content" in payload:
        message["content"] = (payload["content"] or "").strip()
    if "embeds" in payload:
        message["embeds"] = [{"type": "rich", **embed} for embed in deepcopy(payload["embeds"] or [])]
    if "components" in payload:
        message["components"] = deepcopy(payload["components"] or [])
        _refuse_layout_without_v2(message)
        _number(message["components"])
    _write_files(message, payload, uploads, files)
    shown = set(_link_files(message))
    message["attachments"] = [file for file in message.files if file["url"] not in shown]


def is_empty(message: Message) -> bool:
    """Whether there is nothing to see."""
    return not (message["content"] or message["embeds"] or message["components"] or message.files)


def check_emojis(payload: Json, known: Container[str]) -> None:
    """Refuse buttons and menu options whose emoji does not exist."""
    parts = list(walk(payload.get("components") or []))
    parts += [option for part in parts for option in part.get("options") or []]
    ids = [str((part.get("emoji") or {}).get("id") or "") for part in parts]
    if wrong := [id for id in ids if id and id not in known]:
        raise invalid_form(("components", "COMPONENT_INVALID_EMOJI", f"Invalid emoji {wrong[0]}"))


def _write_flags(message: Message, payload: Json, *, edit: bool) -> None:
    given = int(payload.get("flags") or 0)
    if not edit:
        message["flags"] = given & (_ON_CREATE | LOADING)
    elif "flags" in payload:
        kept = message["flags"] & ~SUPPRESS_EMBEDS
        message["flags"] = kept | (given & _ON_EDIT)


def _refuse_legacy_beside_v2(message: Message, payload: Json) -> None:
    if not message["flags"] & COMPONENTS_V2:
        return
    wrong = [field for field in _LEGACY if payload.get(field)]
    wrong += [field for field in ("content", "embeds") if message[field] and field not in payload]
    if wrong:
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        text = "The '{}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        raise invalid_form(*((field, code, text.format(field)) for field in wrong))


def _refuse_layout_without_v2(message: Message) -> None:
    if message["flags"] & COMPONENTS_V2:
        return
    wrong = [position for position, part in enumerate(message["components"]) if part["type"] != ACTION_ROW]
    if wrong:
        text = "Only action rows are allowed without MessageFlags.IS_COMPONENTS_V2"
        raise invalid_form(
            *((f"components.{position}.type", "UNION_TYPE_CHOICES", text) for position in wrong)
        )


def _number(components: list[Json]) -> None:
    taken = {part["id"] for part in walk(components) if part.get("id")}
    fresh = (number for number in range(1, 10_000) if number not in taken)
    for part in walk(components):
        if not part.get("id"):
            part["id"] = next(fresh)
        for key, value in _DEFAULTS.get(part["type"], {}).items():
            part.setdefault(key, value)
        for key in [key for key, value in part.items() if value is None and key not in _NULLABLE]:
            del part[key]
        if part["type"] in SELECTS:
            part.pop("required", None)
            part.setdefault("min_values", 1)
            part.setdefault("max_values", 1)
        for item in part.get("items") or []:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)


def _write_files(message: Message, payload: Json, uploads: Mapping[str, Upload], files: Files) -> None:
    waiting = dict(uploads)
    kept = {file["id"]: file for file in message.files}
    listed: list[Json] = [] if "attachments" in payload else list(kept.values())
    for position, entry in enumerate(payload.get("attachments") or []):
        wanted = str(entry["id"])
        if wanted in kept:
            changed = {key: entry[key] for key in ("description",) if key in entry}
            listed.append({**kept[wanted], **changed})
        elif wanted in waiting:
            listed.append(files.keep(message["channel_id"], waiting.pop(wanted), entry))
        else:
            path = f"attachments.{position}.id"
            raise invalid_form((path, "ATTACHMENT_NOT_FOUND", f"no file {wanted} in the request or message"))
    # Discord takes files that the payload does not mention as well.
    listed += [files.keep(message["channel_id"], upload, {}) for upload in waiting.values()]
    if message["flags"] & EPHEMERAL:
        listed = [{**file, "ephemeral": True} for file in listed]
    message.files = listed


def _link_files(message: Message) -> list[str]:
    """Turn `attachment://name` into addresses; return those shown within the body."""
    by_name = {file["filename"]: file for file in message.files}
    shown = []
    for path, media in _media(message):
        url = media["url"]
        if url.startswith(_SCHEME):
            file = by_name.get(url.removeprefix(_SCHEME))
            if file is None:
                raise invalid_form((path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", url))
            media |= {"url": file["url"], "proxy_url": file["url"]}
            media |= {key: file[key] for key in ("width", "height", "content_type") if key in file}
            if path.startswith("components"):
                media |= {"id": file["id"], "attachment_id": file["id"]}
        shown.append(media["url"])
    return shown


def _media(message: Message) -> Iterator[tuple[str, Json]]:
    """Every object with an address that may name a file."""
    for position, embed in enumerate(message["embeds"]):
        for slot in ("image", "thumbnail"):
            if (embed.get(slot) or {}).get("url"):
                yield f"embeds.{position}.{slot}.url", embed[slot]
    for part in walk(message["components"]):
        candidates: list[Any] = [part.get("media"), part.get("file")]
        candidates += [item.get("media") for item in part.get("items") or []]
        for candidate in candidates:
            if candidate:
                yield "components", candidate
