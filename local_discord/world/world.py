"""The state of the box: people, guild, channels, messages. Synchronous, no network."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from local_discord.message import Json
from local_discord.world import permissions, shapes
from local_discord.world.clock import Clock
from local_discord.world.commands import Commands
from local_discord.world.direct import Direct
from local_discord.world.emojis import Emojis
from local_discord.world.errors import ApiError
from local_discord.world.files import Files
from local_discord.world.forums import Forums
from local_discord.world.interactions import Interactions
from local_discord.world.membership import Membership
from local_discord.world.messages import Messages
from local_discord.world.old_edits import OldEdits
from local_discord.world.pins import Pins
from local_discord.world.reactions import Reactions
from local_discord.world.snowflakes import Snowflakes
from local_discord.world.starts import SessionStarts
from local_discord.world.threads import Threads

GUILD_NAME = "Local table"
CHANNELS = ("table", "lounge")


@dataclass(frozen=True)
class Change:
    """A change and its audience (`seen_by` None: all who see the channel)."""

    event: str
    payload: Json
    seen_by: frozenset[str] | None = None
    to_bot: bool = True
    to_people: bool = True


@dataclass
class Settings:
    """One person's settings."""

    locale: str = "en-US"
    dms_open: bool = True
    installed: bool = False  # the app, to their own account


class World:
    """The whole state, and the rules that do not depend on the protocol."""

    def __init__(self, clock: Clock, people: Iterable[str], bot: str = "Bot") -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.starts = SessionStarts()
        self.guild_locale = "en-US"
        self.system_channel: str | None = None  # where Discord's own words of welcome go
        self.listeners: list[Callable[[Change], None]] = []
        self.application_id = self.ids.next()
        self.bot = shapes.user(self.application_id, bot, bot=True)
        self.users: dict[str, Json] = {self.bot["id"]: self.bot}
        self.settings: dict[str, Settings] = {}
        self.channels: dict[str, Json] = {}
        self.people_ids = [self._add_person(name) for name in people]
        self._found_guild(bot)
        self.files = Files(clock, self.ids)
        self.membership = Membership(self)
        self.direct = Direct(self)
        self.old_edits = OldEdits(clock)
        self.messages = Messages(self)
        self.pins = Pins(self)
        self.reactions = Reactions(self)
        self.threads = Threads(self)
        self.forums = Forums(self)
        self.commands = Commands(self)
        self.emojis = Emojis(self)
        self.interactions = Interactions(self)
        for name in CHANNELS:
            self.add_channel(name)
        clock.watch(self.tick)

    @property
    def nonce_seconds(self) -> float:
        """How long a nonce is remembered, by the box's clock."""
        return self.messages.nonces.seconds

    @nonce_seconds.setter
    def nonce_seconds(self, value: float) -> None:
        self.messages.nonces.seconds = value

    # -- what happened ------------------------------------------------------------------------------

    def emit(
        self,
        event: str,
        payload: Json,
        seen_by: frozenset[str] | None = None,
        *,
        to_bot: bool = True,
        to_people: bool = True,
    ) -> None:
        """Notify every listener of a change."""
        change = Change(event, payload, seen_by, to_bot, to_people)
        for listener in list(self.listeners):
            listener(change)

    def tick(self) -> None:
        """Apply the passing of time: archive idle threads, renew addresses of files."""
        self.threads.archive_idle()
        if self.files.due:
            self.messages.renew_addresses()
            self.emit("FILES_RENEWED", {}, to_bot=False)

    # -- people and guild ---------------------------------------------------------------------------

    def user(self, user_id: str) -> Json:
        """A user, or error 10013."""
        if user_id not in self.users:
            raise ApiError(10013)
        return self.users[user_id]

    def member(self, user_id: str) -> Json:
        """A member of the guild, or error 10007."""
        if user_id not in self.members:
            raise ApiError(10007)
        return self.members[user_id]

    def guild(self) -> Json:
        """The guild without channels and members."""
        shape = shapes.guild(self.guild_id, GUILD_NAME, self.owner_id, list(self.roles.values()))
        return {
            **shape,
            "preferred_locale": self.guild_locale,
            "system_channel_id": self.system_channel,
        }

    def guild_on_arrival(self, *, all_members: bool) -> Json:
        """GUILD_CREATE; without the members intent the bot sees only itself."""
        bot_id = self.bot["id"]
        people = [self.members[user_id] for user_id in self.people_ids if user_id in self.members]
        others = people if all_members else []
        channels = [one for one in self.channels.values() if one["type"] in (shapes.TEXT, shapes.FORUM)]
        threads = [self.threads.seen_by_bot(thread) for thread in self.threads.active()]
        shape = shapes.guild_on_arrival(self.guild(), channels, threads, [self.members[bot_id], *others])
        return {**shape, "member_count": len(self.members)}

    def application(self) -> Json:
        """The bot's application."""
        owner = self.users[self.owner_id]
        return shapes.application(self.application_id, self.bot["username"], self.bot, owner)

    # -- channels -----------------------------------------------------------------------------------

    def channel(self, channel_id: str) -> Json:
        """A channel, thread or DM, or error 10003."""
        if channel_id not in self.channels:
            raise ApiError(10003)
        return self.channels[channel_id]

    def named(self, name: str) -> Json:
        """A text channel or thread by name, the newest first."""
        for channel in reversed(self.channels.values()):
            if channel.get("name") == name.removeprefix("#"):
                return channel
        raise LookupError(f"no channel named {name!r}")

    def add_channel(self, name: str) -> Json:
        """Open one more text channel."""
        return self.open_channel(
            shapes.text_channel(self.ids.next(), self.guild_id, name, len(self.channels))
        )

    def open_channel(self, channel: Json) -> Json:
        """Let everyone see a channel that was made."""
        self.channels[channel["id"]] = channel
        self.messages.open_channel(channel["id"])
        self.emit("CHANNEL_CREATE", channel)
        return channel

    def dm_with(self, user_id: str) -> Json:
        """The bot's DM with somebody, opened if need be."""
        if user_id not in self.people_ids:
            raise ApiError(50033)
        for channel in self.channels.values():
            if channel["type"] == shapes.DM and channel["recipients"][0]["id"] == user_id:
                return channel
        channel = shapes.dm_channel(self.ids.next(), [self.users[user_id]])
        self.channels[channel["id"]] = channel
        self.messages.open_channel(channel["id"])
        self.emit("CHANNEL_CREATE", channel, frozenset({user_id}), to_bot=False)
        return channel

    def change_channel(self, channel_id: str, **fields: Any) -> Json:
        """Replace fields of a channel and send the event."""
        channel = {**self.channel(channel_id), **fields}
        self.channels[channel_id] = channel
        event = "THREAD_UPDATE" if channel["type"] in shapes.THREADS else "CHANNEL_UPDATE"
        if channel["type"] != shapes.DM:
            self.emit(event, channel, self.audience(channel))
        return channel

    def remove_channel(self, channel_id: str) -> Json:
        """Delete a channel or thread with all that is in it; a text channel takes its threads along."""
        channel = self.channel(channel_id)
        if channel["type"] == shapes.DM:
            raise ApiError(50003)
        for thread in [other for other in self.channels.values() if other.get("parent_id") == channel_id]:
            self.remove_channel(thread["id"])
        seen_by = self.audience(channel)
        del self.channels[channel_id]
        self.messages.close_channel(channel_id)
        if channel["type"] in shapes.THREADS:
            partial = {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
            self.emit("THREAD_DELETE", partial, seen_by)
        else:
            self.emit("CHANNEL_DELETE", channel, seen_by)
        return channel

    # -- who may do what ----------------------------------------------------------------------------

    def permissions(self, user_id: str, channel: Json) -> int:
        """What somebody may do in a channel, thread or DM."""
        if channel["type"] == shapes.DM:
            mine = user_id in (self.bot["id"], channel["recipients"][0]["id"])
            return permissions.bits(permissions.IN_A_DM) if mine else 0
        if user_id not in self.members:
            return 0
        if user_id == self.owner_id:
            return permissions.ALL
        place = self.channels.get(channel.get("parent_id") or "", channel)
        overwrites = place["permission_overwrites"]
        roles = self.members[user_id]["roles"]
        total = permissions.computed(user_id, roles, self.roles, self.guild_id, overwrites)
        return total if channel["type"] in shapes.THREADS else permissions.without_sending(total)

    def bot_permissions(self) -> int:
        """What the bot may do in the guild, overwrites aside."""
        bot_id = self.bot["id"]
        roles = self.members[bot_id]["roles"] if bot_id in self.members else []
        return permissions.computed(bot_id, roles, self.roles, self.guild_id, [])

    def may(self, user_id: str, channel: Json, *names: str) -> bool:
        """Whether somebody has all these permissions there."""
        wanted = permissions.bits(names)
        return self.permissions(user_id, channel) & wanted == wanted

    def demand(self, user_id: str, channel: Json, *names: str) -> None:
        """Raise 50001 for those who may not see the channel, 50013 for those who may but lack permission."""
        if channel["type"] != shapes.DM:
            self.membership.check_in_reach()
        if not self.sees(user_id, channel):
            raise ApiError(50001)
        if not self.may(user_id, channel, *names):
            raise ApiError(50013)

    def sees(self, user_id: str, channel: Json) -> bool:
        """Whether somebody can open the channel."""
        if not self.may(user_id, channel, "VIEW_CHANNEL"):
            return False
        if channel["type"] != shapes.PRIVATE_THREAD or self.may(user_id, channel, "MANAGE_THREADS"):
            return True
        return user_id in self.threads.members(channel["id"])

    def audience(self, channel: Json) -> frozenset[str] | None:
        """The people who see the channel; None when that is everyone."""
        seeing = frozenset(user_id for user_id in self.people_ids if self.sees(user_id, channel))
        return None if len(seeing) == len(self.people_ids) else seeing

    def deny(self, channel: Json | str, *names: str, who: str | None = None) -> None:
        """Take permissions away in a channel, from the bot unless `who` names somebody else."""
        self._overwrite(channel, who or self.bot["id"], deny=permissions.bits(names))

    def allow(self, channel: Json | str, *names: str, who: str | None = None) -> None:
        """Grant permissions in a channel, or give back what `deny` took."""
        self._overwrite(channel, who or self.bot["id"], allow=permissions.bits(names))

    def _overwrite(self, channel: Json | str, target: str, *, allow: int = 0, deny: int = 0) -> None:
        current = self.named(channel) if isinstance(channel, str) else self.channel(channel["id"])
        if current["type"] in shapes.THREADS:
            current = self.channel(current["parent_id"])
        entries = {entry["id"]: entry for entry in current["permission_overwrites"]}
        old = entries.get(target, {"allow": "0", "deny": "0"})
        entries[target] = {
            "id": target,
            "type": 0 if target in self.roles else 1,
            "allow": str((int(old["allow"]) | allow) & ~deny),
            "deny": str((int(old["deny"]) | deny) & ~allow),
        }
        self.change_channel(current["id"], permission_overwrites=list(entries.values()))

    # -- founding -----------------------------------------------------------------------------------

    def _add_person(self, name: str) -> str:
        user_id = self.ids.next()
        self.users[user_id] = shapes.user(user_id, name)
        self.settings[user_id] = Settings()
        return user_id

    def _found_guild(self, bot: str) -> None:
        self.guild_id = self.ids.next()
        self.owner_id = self.people_ids[0]
        everyone = permissions.bits(permissions.EVERYONE)
        bot_role = self.ids.next()
        self.roles = {
            self.guild_id: shapes.role(self.guild_id, "@everyone", everyone, 0),
            bot_role: shapes.role(
                bot_role, bot, permissions.bits(permissions.BOT), 1, managed_by=self.bot["id"]
            ),
        }
        now = self.clock.iso()
        self.members = {
            user_id: shapes.member(user, [bot_role] if user is self.bot else [], now)
            for user_id, user in self.users.items()
        }
