"""Reactions: who set which emoji under which message."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote

from local_discord.message import Json, Message
from local_discord.world.errors import ApiError

if TYPE_CHECKING:
    from local_discord.world.world import World

_MOST_EMOJI = 20


class Reactions:
    """Emoji by message, in the order they were first set, each with its people."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_message: dict[str, dict[str, list[str]]] = {}

    def add(self, message: Message, user_id: str, emoji: str) -> None:
        """Add a reaction; a new emoji needs a permission, an existing one does not."""
        set_before = self._by_message.setdefault(message.id, {})
        name = _name(emoji)
        if name not in set_before:
            channel = self._world.channel(message.channel_id)
            self._world.demand(user_id, channel, "ADD_REACTIONS", "READ_MESSAGE_HISTORY")
            if len(set_before) >= _MOST_EMOJI:
                raise ApiError(30010)
        people = set_before.setdefault(name, [])
        if user_id not in people:
            people.append(user_id)
            self._tell("MESSAGE_REACTION_ADD", message, user_id, name)

    def remove(self, message: Message, user_id: str, emoji: str) -> None:
        """Take one person's reaction back."""
        name = _name(emoji)
        people = self._by_message.get(message.id, {}).get(name, [])
        if user_id not in people:
            return
        people.remove(user_id)
        if not people:
            del self._by_message[message.id][name]
        self._tell("MESSAGE_REACTION_REMOVE", message, user_id, name)

    def clear(self, message: Message) -> None:
        """Take all reactions off a message."""
        self._by_message.pop(message.id, None)
        self._show(message)
        place = self._world.messages.located({"channel_id": message.channel_id, "message_id": message.id})
        self._world.emit("MESSAGE_REACTION_REMOVE_ALL", place, to_people=False)

    def users(self, message: Message, emoji: str) -> list[Json]:
        """Who set this emoji."""
        people = self._by_message.get(message.id, {}).get(_name(emoji), [])
        return [self._world.users[user_id] for user_id in people]

    def set_by(self, user_id: str, message_id: str) -> set[str]:
        """The emoji somebody set under a message."""
        return {name for name, people in self._by_message.get(message_id, {}).items() if user_id in people}

    def dump(self) -> Json:
        """Serialise all reactions."""
        return dict(self._by_message)

    def load(self, kept: Json) -> None:
        """Restore what `dump` returned."""
        self._by_message = kept

    def _tell(self, event: str, message: Message, user_id: str, name: str) -> None:
        self._show(message)
        payload: Json = {
            "user_id": user_id,
            "channel_id": message.channel_id,
            "message_id": message.id,
            "emoji": {"id": None, "name": name},
            "burst": False,
            "type": 0,
        }
        located = self._world.messages.located(payload)
        if event == "MESSAGE_REACTION_ADD":
            located["message_author_id"] = message["author"]["id"]
            if "guild_id" in located and user_id in self._world.members:
                located["member"] = self._world.members[user_id]
        self._world.emit(event, located, to_people=False)

    def _show(self, message: Message) -> None:
        """Write the counts into the message and notify people's windows; the bot gets events of its own."""
        shown = [
            {
                "emoji": {"id": None, "name": name},
                "count": len(people),
                "count_details": {"normal": len(people), "burst": 0},
                "me": self._world.bot["id"] in people,
                "me_burst": False,
                "burst_colors": [],
            }
            for name, people in self._by_message.get(message.id, {}).items()
        ]
        self._world.messages.set_reactions(message, shown)


def _name(emoji: str) -> str:
    """Read an emoji from the path; custom emoji need ids, which the box does not have."""
    name = unquote(emoji)
    if not name or name.isascii():
        raise ApiError(10014)
    return name
