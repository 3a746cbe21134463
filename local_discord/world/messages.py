"""All messages of all channels: sending, editing, deleting, history, nonces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from local_discord.message import EPHEMERAL, Json, Message
from local_discord.world import bodies, mentions, shapes
from local_discord.world.errors import ApiError
from local_discord.world.files import Upload
from local_discord.world.history import cut
from local_discord.world.nonces import Nonces
from local_discord.world.snowflakes import moment_of

if TYPE_CHECKING:
    from local_discord.world.world import World

REPLY = 19
PLAIN = (0, 19, 20)
_TWO_WEEKS = 14 * 24 * 3600


class Messages:
    """Messages by channel, oldest first; ephemeral ones are among them, but hidden from the routes."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_channel: dict[str, dict[str, Message]] = {}
        self.nonces = Nonces(world.clock)

    def open_channel(self, channel_id: str) -> None:
        """Make room for a new channel's messages."""
        self._by_channel.setdefault(channel_id, {})

    def close_channel(self, channel_id: str) -> None:
        """Forget a deleted channel's messages."""
        self._by_channel.pop(channel_id, None)
        self._world.pins.forget_channel(channel_id)

    # -- reading ------------------------------------------------------------------------------------

    def get(self, channel_id: str, message_id: str) -> Message:
        """A message everyone in the channel can see, or error 10008."""
        message = self.find(channel_id, message_id)
        if message is None or message.to is not None:
            raise ApiError(10008)
        return message

    def find(self, channel_id: str, message_id: str) -> Message | None:
        """A message, ephemeral or not."""
        return self._by_channel.get(channel_id, {}).get(message_id)

    def shown_to(self, user_id: str, channel_id: str) -> list[Message]:
        """What one person sees in a channel, oldest first."""
        everything = self._by_channel.get(channel_id, {}).values()
        return [message for message in everything if message.to in (None, user_id)]

    def history(self, channel_id: str, query: Mapping[str, str]) -> list[Message]:
        """Newest first, cut by before, after or around."""
        everything = [message for message in self._by_channel[channel_id].values() if message.to is None]
        return cut(everything, query)

    # -- sending ------------------------------------------------------------------------------------

    def send(
        self, channel: Json, author_id: str, payload: Json, uploads: Mapping[str, Upload] | None = None
    ) -> Json:
        """Send a message with all checks: permissions, closed DMs, nonce."""
        uploads = uploads or {}
        self._check_may_send(channel, author_id, payload, uploads)
        nonce = payload.get("nonce")
        if nonce is None:
            return self.create(channel, author_id, payload, uploads)
        key = (channel["id"], author_id, str(nonce))
        first = self.find(channel["id"], self.nonces.first(key)) if payload.get("enforce_nonce") else None
        message = first or self.create(channel, author_id, payload, uploads, nonce=nonce)
        if first is None:
            self.nonces.remember(key, message.id)
        # The nonce comes back to the sender, but is not kept with the message.
        return {**message, "nonce": nonce}

    def create(
        self,
        channel: Json,
        author_id: str,
        payload: Json,
        uploads: Mapping[str, Upload] | None = None,
        *,
        to: str | None = None,
        nonce: Any = None,
        extra: Json | None = None,
    ) -> Message:
        """Create a message and notify everyone who may see it."""
        message = Message(self._blank(channel["id"], author_id))
        message.to = to
        message.files = []
        message.update(extra or {})
        if reference := payload.get("message_reference"):
            self._refer(message, channel, reference)
        bodies.write(message, payload, uploads or {}, self._world.files, edit=False)
        bodies.check_emojis(payload, self._world.emojis)
        if to is None:
            message["flags"] &= ~EPHEMERAL
        if bodies.is_empty(message) and not message.loading and message["type"] in PLAIN:
            raise ApiError(50006)
        self._ping(message, payload)
        if channel["type"] in shapes.THREADS and to is None:
            self._world.threads.wake(channel, author_id)
        self._keep(channel["id"], message)
        self._emit("MESSAGE_CREATE", message, nonce=nonce)
        return message

    def system(self, channel: Json, author_id: str, kind: int, **fields: Any) -> Message:
        """Create a system message, such as for a pin or a new thread."""
        return self.create(channel, author_id, {}, extra={"type": kind, **fields})

    # -- changing -----------------------------------------------------------------------------------

    def edit(
        self,
        message: Message,
        payload: Json,
        uploads: Mapping[str, Upload] | None = None,
        *,
        clear_flags: int = 0,
    ) -> Message:
        """Edit a message."""
        channel = self._world.channel(message.channel_id)
        self._world.threads.may_change(channel)
        changed = message.successor()
        changed["flags"] &= ~clear_flags
        bodies.write(changed, payload, uploads or {}, self._world.files, edit=True)
        bodies.check_emojis(payload, self._world.emojis)
        if bodies.is_empty(changed):
            raise ApiError(50006)
        self._ping(changed, payload)
        # Filling in a deferred answer does not count as an edit.
        if not clear_flags:
            changed["edited_timestamp"] = self._world.clock.iso()
        return self._replace(changed)

    def change(self, message: Message, **fields: Any) -> Message:
        """Replace fields without marking an edit: pinned, has a thread."""
        changed = message.successor()
        changed.update(fields)
        return self._replace(changed)

    def set_reactions(self, message: Message, reactions: list[Json]) -> None:
        """Set a message's reactions and notify people's windows; the bot gets events of its own."""
        changed = message.successor()
        changed["reactions"] = reactions
        self._by_channel[message.channel_id][message.id] = changed
        payload = self.located(dict(changed))
        self._world.emit("MESSAGE_UPDATE", payload, self._audience(changed), to_bot=False)

    def delete(self, message: Message) -> None:
        """Remove a message."""
        channel = self._world.channel(message.channel_id)
        self._world.threads.may_change(channel)
        del self._by_channel[message.channel_id][message.id]
        self._world.pins.forget(message)
        gone = self.located({"id": message.id, "channel_id": message.channel_id})
        self._world.emit("MESSAGE_DELETE", gone, self._audience(message), to_bot=message.to is None)

    def delete_many(self, channel: Json, message_ids: list[str]) -> None:
        """Bulk delete: 2 to 100 messages, none older than two weeks."""
        if not 2 <= len(set(message_ids)) <= 100:
            raise ApiError(50016)
        oldest = self._world.clock.now() - _TWO_WEEKS
        if any(moment_of(message_id) < oldest for message_id in message_ids):
            raise ApiError(50034)
        present = [found for found in message_ids if self.find(channel["id"], found)]
        for message_id in present:
            del self._by_channel[channel["id"]][message_id]
        gone = self.located({"ids": present, "channel_id": channel["id"]})
        self._world.emit("MESSAGE_DELETE_BULK", gone, self._world.audience(channel))

    def renew_addresses(self) -> None:
        """Renew the addresses of files, as Discord does whenever it shows a message."""
        for kept in self._by_channel.values():
            for message in kept.values():
                self._world.files.renew(message)
                self._world.files.renew(message.files)

    # -- keeping ------------------------------------------------------------------------------------

    def dump(self) -> Json:
        """Serialise all messages by channel, and the nonces."""
        by_channel = {
            channel_id: [
                {"shown": message, "to": message.to, "files": message.files} for message in kept.values()
            ]
            for channel_id, kept in self._by_channel.items()
        }
        return {"by_channel": by_channel, "nonces": self.nonces.dump()}

    def load(self, kept: Json) -> None:
        """Restore what `dump` returned."""
        self.nonces.load(kept["nonces"])
        self._by_channel = {}
        for channel_id, entries in kept["by_channel"].items():
            self._by_channel[channel_id] = {}
            for entry in entries:
                message = Message(entry["shown"])
                message.to, message.files = entry["to"], entry["files"]
                self._by_channel[channel_id][message.id] = message

    # -- inside -------------------------------------------------------------------------------------

    def _check_may_send(
        self, channel: Json, author_id: str, payload: Json, uploads: Mapping[str, Upload]
    ) -> None:
        if channel["type"] == shapes.FORUM:
            raise ApiError(50008)
        in_thread = channel["type"] in shapes.THREADS
        wanted = ["SEND_MESSAGES_IN_THREADS" if in_thread else "SEND_MESSAGES"]
        wanted += ["ATTACH_FILES"] if uploads else []
        wanted += ["EMBED_LINKS"] if payload.get("embeds") else []
        self._world.demand(author_id, channel, *wanted)
        if payload.get("message_reference") and not self._world.may(
            author_id, channel, "READ_MESSAGE_HISTORY"
        ):
            raise ApiError(160002)
        if channel["type"] == shapes.DM and author_id == self._world.bot["id"]:
            self._world.direct.check_recipient(channel)

    def _blank(self, channel_id: str, author_id: str) -> Json:
        return {
            "id": self._world.ids.next(),
            "channel_id": channel_id,
            "type": 0,
            "author": self._world.users[author_id],
            "content": "",
            "timestamp": self._world.clock.iso(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": 0,
        }

    def _refer(self, message: Message, channel: Json, reference: Json) -> None:
        target = self.find(channel["id"], str(reference["message_id"]))
        if (target is None or target.to is not None) and reference.get("fail_if_not_exists", True):
            raise ApiError(10008)
        if target is not None:
            message["type"] = REPLY
            message["referenced_message"] = {
                key: value for key, value in target.items() if key != "referenced_message"
            }
        message["message_reference"] = self.located(
            {"type": 0, "channel_id": channel["id"], "message_id": str(reference["message_id"])}
        )

    def _ping(self, message: Message, payload: Json) -> None:
        allowed = payload.get("allowed_mentions")
        text = message.text
        users = mentions.mentioned_users(text, allowed)
        message["mentions"] = [self._world.users[found] for found in users if found in self._world.users]
        message["mention_roles"] = mentions.mentioned_roles(text, allowed)
        channel = self._world.channel(message.channel_id)
        may = self._world.may(message["author"]["id"], channel, "MENTION_EVERYONE")
        message["mention_everyone"] = may and mentions.mentions_everyone(text, allowed)

    def _keep(self, channel_id: str, message: Message) -> None:
        self._by_channel[channel_id][message.id] = message
        if message.to is not None:
            return
        channel = self._world.channels[channel_id]
        fields: Json = {"last_message_id": message.id}
        if channel["type"] in shapes.THREADS:
            fields["message_count"] = channel["message_count"] + 1
            fields["total_message_sent"] = channel["total_message_sent"] + 1
        self._world.channels[channel_id] = {**channel, **fields}

    def _replace(self, message: Message) -> Message:
        self._by_channel[message.channel_id][message.id] = message
        self._emit("MESSAGE_UPDATE", message)
        return message

    def _emit(self, event: str, message: Message, *, nonce: Any = None) -> None:
        payload = self.located(dict(message))
        author = message["author"]["id"]
        if "guild_id" in payload and author in self._world.members:
            member = self._world.members[author]
            payload["member"] = {key: value for key, value in member.items() if key != "user"}
        if nonce is not None:
            payload["nonce"] = nonce
        self._world.emit(event, payload, self._audience(message), to_bot=message.to is None)

    def _audience(self, message: Message) -> frozenset[str] | None:
        if message.to is not None:
            return frozenset({message.to})
        return self._world.audience(self._world.channel(message.channel_id))

    def located(self, payload: Json) -> Json:
        """A payload with its channel's guild, if it has one."""
        channel = self._world.channel(payload["channel_id"])
        return {**payload, "guild_id": channel["guild_id"]} if "guild_id" in channel else payload
