"""Threads: opening, archiving by the clock, locking, membership."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from local_discord.message import HAS_THREAD, Json
from local_discord.world import shapes
from local_discord.world.errors import ApiError

if TYPE_CHECKING:
    from local_discord.world.world import World

_THREAD_CREATED = 18
_MOST_ACTIVE = 1000
_METADATA = ("archived", "locked", "auto_archive_duration", "invitable")


class Threads:
    """All threads of the guild, and when each was last used."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._members: dict[str, dict[str, Json]] = {}
        self._last_use: dict[str, float] = {}

    def open(self, parent: Json, owner_id: str, payload: Json, message_id: str | None = None) -> Json:
        """Start a thread, from a message or on its own."""
        if parent["type"] != shapes.TEXT:
            raise ApiError(50024)
        kind = shapes.PUBLIC_THREAD if message_id else payload.get("type") or shapes.PRIVATE_THREAD
        wanted = "CREATE_PUBLIC_THREADS" if kind == shapes.PUBLIC_THREAD else "CREATE_PRIVATE_THREADS"
        self._world.demand(owner_id, parent, wanted)
        if message_id and message_id in self._world.channels:
            raise ApiError(160004)
        message = self._world.messages.get(parent["id"], message_id) if message_id else None
        thread = self.begin(parent, owner_id, payload, kind, message_id)
        if message is not None:
            self._world.messages.change(message, thread=thread, flags=message["flags"] | HAS_THREAD)
        elif kind == shapes.PUBLIC_THREAD:
            self._announce(parent, thread, owner_id)
        return self.seen_by_bot(thread)

    def begin(
        self,
        parent: Json,
        owner_id: str,
        payload: Json,
        kind: int,
        id: str | None = None,
        tags: list[str] | None = None,
    ) -> Json:
        """A new thread, its owner in it, seen by all who may."""
        if len(self.active()) >= _MOST_ACTIVE:
            raise ApiError(160006)
        thread_id, now = id or self._world.ids.next(), self._world.clock.iso()
        thread = shapes.thread(thread_id, parent, owner_id, payload, kind, now)
        if tags is not None:
            thread["applied_tags"] = tags
        self._world.channels[thread_id] = thread
        self._world.messages.open_channel(thread_id)
        self._members[thread_id] = {owner_id: shapes.thread_member(thread_id, owner_id, now)}
        self.touch(thread_id)
        created = {**self.seen_by_bot(thread), "newly_created": True}
        self._world.emit("THREAD_CREATE", created, self._world.audience(thread))
        return thread

    def seen_by_bot(self, thread: Json) -> Json:
        """The thread with the bot's own membership, where it has one."""
        own = self._members[thread["id"]].get(self._world.bot["id"])
        return {**thread, "member": own} if own else dict(thread)

    def active(self) -> list[Json]:
        """Threads that are not archived."""
        everything = self._world.channels.values()
        return [thread for thread in everything if _is_thread(thread) and not archived(thread)]

    def archived_in(self, channel_id: str, query: Mapping[str, str]) -> list[Json]:
        """A channel's public archived threads, the latest archived first."""
        everything = [one for one in self._world.channels.values() if one.get("parent_id") == channel_id]
        found = [one for one in everything if one["type"] == shapes.PUBLIC_THREAD and archived(one)]
        found = [one for one in found if _archived_at(one) < query.get("before", _archived_at(one) + "Z")]
        found.sort(key=_archived_at, reverse=True)
        return [self.seen_by_bot(thread) for thread in found[: int(query.get("limit", 50))]]

    def members(self, thread_id: str) -> dict[str, Json]:
        """Who is in the thread, by user id."""
        return self._members.get(thread_id, {})

    def join(self, thread_id: str, user_id: str) -> None:
        """Add somebody."""
        thread = self._usable(thread_id)
        members = self._members[thread_id]
        if user_id in members:
            return
        self._world.member(user_id)
        members[user_id] = shapes.thread_member(thread_id, user_id, self._world.clock.iso())
        self._recount(thread, added=[members[user_id]], removed=[])

    def leave(self, thread_id: str, user_id: str) -> None:
        """Remove somebody."""
        thread = self._usable(thread_id)
        if self._members[thread_id].pop(user_id, None):
            self._recount(thread, added=[], removed=[user_id])

    def edit(self, thread: Json, actor_id: str, payload: Json) -> Json:
        """Change name, archive, lock; an archived thread can only be un-archived."""
        owns = thread["owner_id"] == actor_id
        if "locked" in payload or not owns:
            self._world.demand(actor_id, thread, "MANAGE_THREADS")
        if archived(thread) and payload.get("archived") is not False:
            raise ApiError(50083)
        metadata = dict(thread["thread_metadata"])
        metadata |= {key: payload[key] for key in _METADATA if key in payload}
        if metadata["archived"] != thread["thread_metadata"]["archived"]:
            metadata["archive_timestamp"] = self._world.clock.iso()
        named = ("name", "rate_limit_per_user", "flags")
        fields: Json = {key: payload[key] for key in named if key in payload}
        if "applied_tags" in payload:
            fields["applied_tags"] = [str(tag) for tag in payload["applied_tags"]]
            forum = self._world.channel(thread["parent_id"])
            self._world.forums.check_tags(forum, actor_id, fields["applied_tags"])
        self.touch(thread["id"])
        changed = self._world.change_channel(thread["id"], **fields, thread_metadata=metadata)
        return self.seen_by_bot(changed)

    def archive(self, thread_id: str, *, locked: bool = False) -> None:
        """A moderator archives a thread, or locks it as well."""
        self._set_archived(self._world.channel(thread_id), True, locked=locked)

    def wake(self, thread: Json, author_id: str) -> None:
        """Prepare a thread for a new message: reopen an archived one, refuse in a locked one."""
        moderator = self._world.may(author_id, thread, "MANAGE_THREADS")
        if locked(thread) and (archived(thread) or not moderator):
            raise ApiError(160005)
        if archived(thread):
            self._set_archived(thread, False)
        self.touch(thread["id"])

    def may_change(self, channel: Json) -> None:
        """Check that a thread may be changed otherwise: error 50083 if it is archived."""
        if _is_thread(channel) and archived(channel):
            raise ApiError(50083)

    def touch(self, thread_id: str) -> None:
        """Record that the thread was used now."""
        self._last_use[thread_id] = self._world.clock.now()

    def archive_idle(self) -> None:
        """Archive threads that were idle for their archive duration."""
        now = self._world.clock.now()
        for thread in self.active():
            minutes = thread["thread_metadata"]["auto_archive_duration"]
            if now - self._last_use[thread["id"]] > minutes * 60:
                self._set_archived(thread, True)

    def dump(self) -> Json:
        """Serialise members and last use."""
        return {"members": self._members, "last_use": self._last_use}

    def load(self, kept: Json) -> None:
        """Restore what `dump` returned."""
        self._members, self._last_use = kept["members"], kept["last_use"]

    def _set_archived(self, thread: Json, value: bool, *, locked: bool | None = None) -> None:
        now = self._world.clock.iso()
        metadata = {**thread["thread_metadata"], "archived": value, "archive_timestamp": now}
        if locked is not None:
            metadata["locked"] = locked
        self._world.change_channel(thread["id"], thread_metadata=metadata)

    def _usable(self, thread_id: str) -> Json:
        thread = self._world.channel(thread_id)
        if not _is_thread(thread):
            raise ApiError(50024)
        self.may_change(thread)
        return thread

    def _recount(self, thread: Json, added: list[Json], removed: list[str]) -> None:
        count = min(50, len(self._members[thread["id"]]))
        self._world.channels[thread["id"]] = {**thread, "member_count": count}
        payload: Json = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": count}
        if added:
            payload["added_members"] = [
                {**entry, "member": self._world.members[entry["user_id"]], "presence": None}
                for entry in added
            ]
        if removed:
            payload["removed_member_ids"] = removed
        self._world.emit("THREAD_MEMBERS_UPDATE", payload, self._world.audience(thread))

    def _announce(self, parent: Json, thread: Json, owner_id: str) -> None:
        reference = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
        self._world.messages.system(
            parent, owner_id, _THREAD_CREATED, content=thread["name"], message_reference=reference
        )


def archived(thread: Json) -> bool:
    """Whether the thread is archived."""
    return bool(thread["thread_metadata"]["archived"])


def locked(thread: Json) -> bool:
    """Whether the thread is locked."""
    return bool(thread["thread_metadata"]["locked"])


def _archived_at(thread: Json) -> str:
    return str(thread["thread_metadata"]["archive_timestamp"])


def _is_thread(channel: Json) -> bool:
    return channel["type"] in shapes.THREADS
