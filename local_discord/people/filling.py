"""Build an interaction's data: the command or form as filled in, and the objects it refers to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from local_discord.message import FILE_UPLOAD, Json, Message, walk
from local_discord.people import forms
from local_discord.world import shapes
from local_discord.world.commands import ON_MESSAGE, ON_USER
from local_discord.world.files import Upload
from local_discord.world.world import World

# Kinds of command options and of menus, by what they name.
_PEOPLE, _ROLES, _CHANNELS, _FILES = "users", "roles", "channels", "attachments"
_OPTIONS = {
    forms.USER: _PEOPLE,
    forms.MENTIONABLE: _PEOPLE,
    forms.ROLE: _ROLES,
    forms.CHANNEL: _CHANNELS,
    forms.ATTACHMENT: _FILES,
}
_MENUS = {5: _PEOPLE, 6: _ROLES, 7: _PEOPLE, 8: _CHANNELS, FILE_UPLOAD: _FILES}


class Filling:
    """Builds interaction data for one person."""

    def __init__(self, world: World, user_id: str) -> None:
        self._world = world
        self._user_id = user_id

    def command(
        self, name: str, place: Json, options: Mapping[str, Any], *, focused: str | None = None
    ) -> Json:
        """A slash command with its options."""
        offered = self._world.commands.offered_in(place, self._user_id)
        locale = self._world.settings[self._user_id].locale
        command, way, known = forms.find_command(offered, name.removeprefix("/").split(), locale)
        plain = {key: self.plain(value, place) for key, value in options.items() if value is not None}
        filled = forms.fill_options(known, plain, focused)
        data = _about(command)
        if wrapped := forms.wrap(way, filled):
            data["options"] = wrapped
        named = [(_OPTIONS[entry["type"]], entry["value"]) for entry in filled if entry["type"] in _OPTIONS]
        return self._with_resolved(data, named)

    def on_target(self, name: str, place: Json, target: Json) -> Json:
        """A command of the menu behind a person or message."""
        is_message = isinstance(target, Message)
        kind = ON_MESSAGE if is_message else ON_USER
        offered = self._world.commands.offered_in(place, self._user_id, kind)
        command, _, _ = forms.find_command(offered, [name], self._world.settings[self._user_id].locale)
        data = {**_about(command), "target_id": target["id"]}
        if is_message:
            return {**data, "resolved": {"messages": {target["id"]: dict(target)}}}
        return self._with_resolved(data, [(_PEOPLE, target["id"])])

    def menu(self, menu: Json, picks: tuple[str, ...]) -> Json:
        """A menu with what was picked from it."""
        values = forms.menu_values(menu, picks)
        data = {"custom_id": menu["custom_id"], "component_type": menu["type"], "values": values}
        kind = _MENUS.get(menu["type"])
        return self._with_resolved(data, [(kind, value) for value in values] if kind else [])

    def modal(self, modal: Json, place: Json, fields: Mapping[str, Any]) -> Json:
        """A form with what was entered."""
        plain = {key: self.plain(value, place) for key, value in fields.items()}
        components = forms.fill_modal(modal, plain)
        named = [
            (_MENUS[part["type"]], value)
            for part in walk(components)
            if part["type"] in _MENUS
            for value in part["values"]
        ]
        return self._with_resolved({"custom_id": modal["custom_id"], "components": components}, named)

    def plain(self, value: Any, place: Json) -> Any:
        """Replace people, channels and files by their ids; files are uploaded."""
        if isinstance(value, Upload):
            return str(self._world.files.keep(place["id"], value, {})["id"])
        if isinstance(value, list | tuple):
            return [self.plain(one, place) for one in value]
        if isinstance(value, dict):
            return value["id"]
        return value if isinstance(value, str | int | float | bool | None) else value.id

    def _with_resolved(self, data: Json, named: Iterable[tuple[str, str]]) -> Json:
        resolved: Json = {}
        for kind, found in named:
            self._resolve(resolved, kind, found)
        return {**data, "resolved": resolved} if resolved else data

    def _resolve(self, resolved: Json, kind: str, found: str) -> None:
        world = self._world
        if kind == _PEOPLE and found in world.roles:
            kind = _ROLES  # a mentionable may be either
        if kind == _PEOPLE:
            resolved.setdefault("users", {})[found] = world.user(found)
            if found in world.members:
                resolved.setdefault("members", {})[found] = self._member(found)
        elif kind == _ROLES:
            if found not in world.roles:
                raise LookupError(f"no role {found!r}")
            resolved.setdefault("roles", {})[found] = world.roles[found]
        elif kind == _CHANNELS:
            resolved.setdefault("channels", {})[found] = self._channel(found)
        else:
            attachment = world.files.described.get(found)
            if attachment is None:
                raise LookupError("that file was not uploaded")
            resolved.setdefault("attachments", {})[found] = {**attachment, "ephemeral": True}

    def _member(self, user_id: str) -> Json:
        member = self._world.members[user_id]
        kept = {key: value for key, value in member.items() if key not in ("user", "deaf", "mute")}
        return {**kept, "permissions": str(self._world.bot_permissions())}

    def _channel(self, channel_id: str) -> Json:
        channel = self._world.channel(channel_id)
        kept: Json = {key: channel[key] for key in ("id", "name", "type")}
        if channel["type"] in shapes.THREADS:
            kept |= {key: channel[key] for key in ("parent_id", "thread_metadata")}
        return {**kept, "permissions": str(self._world.permissions(self._user_id, channel))}


def _about(command: Json) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return {**data, "guild_id": command["guild_id"]} if "guild_id" in command else data
