"""Pinned messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from local_discord.message import Json, Message
from local_discord.world.errors import ApiError
from local_discord.world.messages import PLAIN

if TYPE_CHECKING:
    from local_discord.world.world import World

_PIN_ADDED = 6
_MOST_PINS = 250


class Pins:
    """Which messages are pinned, by channel, with the date."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_channel: dict[str, dict[str, str]] = {}

    def add(self, message: Message, actor_id: str) -> None:
        """Pin a message and say so in the channel."""
        channel = self._world.channel(message.channel_id)
        self._world.threads.may_change(channel)
        pins = self._by_channel.setdefault(message.channel_id, {})
        if message.id in pins:
            return
        if message["type"] not in PLAIN:
            raise ApiError(50021)
        if len(pins) >= _MOST_PINS:
            raise ApiError(30003)
        pins[message.id] = self._world.clock.iso()
        messages = self._world.messages
        messages.change(message, pinned=True)
        self._tell(channel, pins[message.id])
        place = {"type": 0, "channel_id": message.channel_id, "message_id": message.id}
        messages.system(channel, actor_id, _PIN_ADDED, message_reference=messages.located(place))

    def remove(self, message: Message) -> None:
        """Unpin a message."""
        channel = self._world.channel(message.channel_id)
        self._world.threads.may_change(channel)
        if self.forget(message):
            self._world.messages.change(message, pinned=False)
            self._tell(channel, None)

    def of(self, channel_id: str) -> list[Json]:
        """Pins with their dates, newest first."""
        pins = self._by_channel.get(channel_id, {})
        return [
            {"pinned_at": pinned_at, "message": self._world.messages.get(channel_id, message_id)}
            for message_id, pinned_at in reversed(pins.items())
        ]

    def forget(self, message: Message) -> bool:
        """Remove a message's pin without an event; return whether there was one."""
        return self._by_channel.get(message.channel_id, {}).pop(message.id, None) is not None

    def forget_channel(self, channel_id: str) -> None:
        """Drop all pins of a deleted channel."""
        self._by_channel.pop(channel_id, None)

    def dump(self) -> Json:
        """Serialise all pins."""
        return dict(self._by_channel)

    def load(self, kept: Json) -> None:
        """Restore what `dump` returned."""
        self._by_channel = kept

    def _tell(self, channel: Json, pinned_at: str | None) -> None:
        payload = {"channel_id": channel["id"], "last_pin_timestamp": pinned_at}
        located = self._world.messages.located(payload)
        self._world.emit("CHANNEL_PINS_UPDATE", located, self._world.audience(channel))
