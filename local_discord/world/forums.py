"""Forum channels: every post is a thread, its first message has the thread's own id, tags say what it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from local_discord.message import Json
from local_discord.world import shapes
from local_discord.world.errors import ApiError, invalid_form
from local_discord.world.files import Upload

if TYPE_CHECKING:
    from local_discord.world.world import World

REQUIRE_TAG = 1 << 4
MOST_TAGS = 5  # of one post


class Forums:
    """Opens forums and posts in them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add(
        self, name: str, tags: Iterable[str] = (), *, moderated: Iterable[str] = (), require_tag: bool = False
    ) -> Json:
        """Open one more forum, with tags by name; those that are moderated are for moderators to give."""
        world, only = self._world, tuple(moderated)
        made = [
            {
                "id": world.ids.next(),
                "name": tag,
                "moderated": tag in only,
                "emoji_id": None,
                "emoji_name": None,
            }
            for tag in (*tags, *only)
        ]
        shape = shapes.text_channel(world.ids.next(), world.guild_id, name, len(world.channels))
        flags = REQUIRE_TAG if require_tag else 0
        forum = {**shape, "type": shapes.FORUM, "available_tags": made, "flags": flags}
        unset = {"default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0}
        return world.open_channel({**forum, **unset})

    def post(self, forum: Json, author_id: str, payload: Json, uploads: Mapping[str, Upload]) -> Json:
        """Begin a post: a thread and its first message."""
        self._world.demand(author_id, forum, "SEND_MESSAGES")
        if not isinstance(payload.get("message"), dict):
            raise invalid_form(("message", "BASE_TYPE_REQUIRED", "This field is required"))
        tags = [str(tag) for tag in payload.get("applied_tags") or ()]
        self.check_tags(forum, author_id, tags)
        thread = self._world.threads.begin(forum, author_id, payload, shapes.PUBLIC_THREAD, tags=tags)
        message = self._world.messages.create(
            thread, author_id, payload["message"], uploads, extra={"id": thread["id"]}
        )
        return {**self._world.threads.seen_by_bot(thread), "message": message}

    def check_tags(self, forum: Json, author_id: str, tags: list[str]) -> None:
        """Refuse tags that are not there, too many, for moderators, or none where one is required."""
        known = {tag["id"]: tag for tag in forum["available_tags"]}
        if len(tags) > MOST_TAGS or not known.keys() >= set(tags):
            raise invalid_form(
                ("applied_tags", "BASE_TYPE_BAD_LENGTH", "Must be at most 5 tags of this forum.")
            )
        if any(known[tag]["moderated"] for tag in tags):
            self._world.demand(author_id, forum, "MANAGE_THREADS")
        if forum["flags"] & REQUIRE_TAG and not tags:
            raise ApiError(40067)
