"""Save the box's state in a folder, so that a table survives a restart."""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Protocol

from local_discord.world.world import Change, Settings, World

_FORMAT = 2
_SOON_SECONDS = 2.0
_PLAIN = (
    "application_id",
    "guild_locale",
    "users",
    "people_ids",
    "guild_id",
    "owner_id",
    "roles",
    "members",
    "channels",
)


class Kept(Protocol):
    """A part of the state that can be serialised and restored."""

    def dump(self) -> Any: ...

    def load(self, kept: Any, /) -> None: ...


class Keeper:
    """Restores a world from its folder and saves it again soon after each change."""

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder
        self._due: asyncio.TimerHandle | None = None
        self._others: dict[str, Kept] = {}
        self._restored = restore(world, folder)
        world.listeners.append(self._on_change)

    def also(self, name: str, part: Kept) -> None:
        """Save a further part of the state; what was saved of it is restored at once."""
        self._others[name] = part
        if name in self._restored:
            part.load(self._restored[name])

    def close(self) -> None:
        """Save and stop."""
        if self._due is not None:
            self._due.cancel()
        self._save()

    def _on_change(self, change: Change) -> None:
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(_SOON_SECONDS, self._save)

    def _save(self) -> None:
        self._due = None
        save(self._world, self._folder, {name: part.dump() for name, part in self._others.items()})


def save(world: World, folder: Path, others: dict[str, Any]) -> None:
    """Save everything; the old files stay until the new ones are complete."""
    uploads = folder / "files"
    uploads.mkdir(parents=True, exist_ok=True)
    index = {}
    for path, (data, content_type) in world.files.kept.items():
        name = hashlib.sha256(path.encode()).hexdigest()
        index[path] = [name, content_type]
        if not (uploads / name).exists():
            (uploads / name).write_bytes(data)
    fresh = folder / "box.json.new"
    fresh.write_text(json.dumps({**_state(world, index), **others}), encoding="utf-8")
    fresh.replace(folder / "box.json")


def restore(world: World, folder: Path) -> dict[str, Any]:
    """Restore a new world from what was saved, before anybody listens; return the saved data."""
    kept = folder / "box.json"
    if not kept.exists():
        return {}
    text = kept.read_text(encoding="utf-8")
    state: dict[str, Any] = json.loads(text)
    if state["format"] != _FORMAT:
        raise ValueError(
            f"{kept} has format {state['format']}, this box reads {_FORMAT}; remove it to start anew"
        )
    # Addresses of files carry the port, which may be another one now.
    state = json.loads(text.replace(state["base"] + "/cdn/", world.files.base + "/cdn/"))
    _load(world, state)
    for path, (name, content_type) in state["files"].items():
        world.files.kept[path] = ((folder / "files" / name).read_bytes(), content_type)
    return state


def _parts(world: World) -> dict[str, Kept]:
    return {
        "messages": world.messages,
        "pins": world.pins,
        "reactions": world.reactions,
        "threads": world.threads,
        "commands": world.commands,
        "emojis": world.emojis,
        "interactions": world.interactions,
        "membership": world.membership,
        "direct": world.direct,
    }


def _state(world: World, files: dict[str, list[str]]) -> dict[str, Any]:
    return {
        "format": _FORMAT,
        "base": world.files.base,
        "now": world.clock.now(),
        "last_id": world.ids.last,
        "key": world.files.key.hex(),
        "files": files,
        "settings": {user_id: asdict(settings) for user_id, settings in world.settings.items()},
        "parts": {name: part.dump() for name, part in _parts(world).items()},
        **{name: getattr(world, name) for name in _PLAIN},
    }


def _load(world: World, state: dict[str, Any]) -> None:
    for name in _PLAIN:
        setattr(world, name, state[name])
    world.bot = world.users[world.application_id]
    world.settings = {user_id: Settings(**chosen) for user_id, chosen in state["settings"].items()}
    world.ids.last = state["last_id"]
    world.files.key = bytes.fromhex(state["key"])
    for name, part in _parts(world).items():
        if name in state["parts"]:  # a box of an older version has none of what came since
            part.load(state["parts"][name])
    # Time that was skipped before stays skipped: the clock never goes back.
    world.clock.advance(max(0.0, state["now"] - world.clock.now()))
