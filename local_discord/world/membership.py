"""Who belongs to the guild, with which roles; the bot may be removed, and the guild may be out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from local_discord.message import Json
from local_discord.world import permissions, shapes
from local_discord.world.errors import ApiError

if TYPE_CHECKING:
    from local_discord.world.world import World


class Membership:
    """Changes of membership, sent to the bot as Discord sends them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.outage = False

    @property
    def bot_is_here(self) -> bool:
        """Whether the bot belongs to the guild."""
        return self._world.bot["id"] in self._world.members

    def shared_with(self, user_id: str) -> bool:
        """Whether somebody and the bot have the guild in common."""
        return self.bot_is_here and user_id in self._world.members

    def reaches_bot(self, channel: Json, user_id: str) -> bool:
        """Whether the bot gets events of what somebody does in a channel."""
        if channel["type"] == shapes.DM:
            return self.may_be_written_to(user_id)
        installed = self.bot_is_here or self._world.settings[user_id].installed
        return installed and not self.outage

    def may_be_written_to(self, user_id: str) -> bool:
        """Whether somebody shares the guild with the bot, or has added it to their own account."""
        return self.shared_with(user_id) or self._world.settings[user_id].installed

    def check_in_reach(self) -> None:
        """Raise an error for the guild's routes during an outage."""
        if self.outage:
            raise ApiError(0, status=503, message="503: Service Unavailable")

    # -- people -------------------------------------------------------------------------------------

    def kick(self, user_id: str) -> None:
        """Kick somebody; the owner and the bot cannot be kicked this way."""
        if user_id in (self._world.owner_id, self._world.bot["id"]):
            raise ValueError("the owner stays, and the bot is removed with remove_bot")
        member = self._world.member(user_id)
        del self._world.members[user_id]
        payload = {"guild_id": self._world.guild_id, "user": member["user"]}
        self._world.emit("GUILD_MEMBER_REMOVE", payload, to_people=False)
        self._tell_people()

    def welcome(self, user_id: str) -> None:
        """Add a member, new or returning."""
        member = shapes.member(self._world.user(user_id), [], self._world.clock.iso())
        self._world.members[user_id] = member
        payload = {**member, "guild_id": self._world.guild_id}
        self._world.emit("GUILD_MEMBER_ADD", payload, to_people=False)
        self._tell_people()

    # -- the bot ------------------------------------------------------------------------------------

    def remove_bot(self) -> None:
        """Remove the bot from the guild; its messages stay."""
        if not self.bot_is_here:
            return
        del self._world.members[self._world.bot["id"]]
        self._world.emit("GUILD_DELETE", {"id": self._world.guild_id}, to_people=False)
        self._tell_people()

    def invite_bot(self) -> None:
        """Add the bot again, with its managed role."""
        if self.bot_is_here:
            return
        bot = self._world.bot
        own = [role_id for role_id, role in self._world.roles.items() if role["managed"]]
        self._world.members[bot["id"]] = shapes.member(bot, own, self._world.clock.iso())
        self._world.emit("GUILD_ARRIVED", {"joined": True}, to_people=False)
        self._tell_people()

    # -- the guild ----------------------------------------------------------------------------------

    def fail(self) -> None:
        """Begin an outage: the guild is unavailable."""
        self.outage = True
        self._world.emit("GUILD_DELETE", {"id": self._world.guild_id, "unavailable": True}, to_people=False)

    def recover(self) -> None:
        """End the outage."""
        self.outage = False
        if self.bot_is_here:
            self._world.emit("GUILD_ARRIVED", {}, to_people=False)

    # -- roles --------------------------------------------------------------------------------------

    def add_role(self, name: str, *granted: str) -> str:
        """Add a role with these permissions; return its id."""
        world = self._world
        role = shapes.role(world.ids.next(), name, permissions.bits(granted), len(world.roles))
        world.roles[role["id"]] = role
        world.emit("GUILD_ROLE_CREATE", {"guild_id": world.guild_id, "role": role}, to_people=False)
        return str(role["id"])

    def change_role(self, role_id: str, *granted: str) -> None:
        """Give a role exactly these permissions; the guild's own id names everyone."""
        world = self._world
        if role_id not in world.roles:
            raise ApiError(10011)
        role = {**world.roles[role_id], "permissions": str(permissions.bits(granted))}
        world.roles[role_id] = role
        world.emit("GUILD_ROLE_UPDATE", {"guild_id": world.guild_id, "role": role}, to_people=False)
        self._tell_people()

    def give_role(self, user_id: str, role_id: str) -> None:
        """Give somebody a role."""
        held = self._world.member(user_id)["roles"]
        self._set_roles(user_id, [*(other for other in held if other != role_id), role_id])

    def take_role(self, user_id: str, role_id: str) -> None:
        """Take a role from somebody."""
        held = self._world.member(user_id)["roles"]
        self._set_roles(user_id, [other for other in held if other != role_id])

    def dump(self) -> Json:
        """Serialise whether there is an outage; the world saves members and roles."""
        return {"outage": self.outage}

    def load(self, kept: Json) -> None:
        """Restore what `dump` returned."""
        self.outage = kept["outage"]

    def _set_roles(self, user_id: str, role_ids: list[str]) -> None:
        if unknown := [role_id for role_id in role_ids if role_id not in self._world.roles]:
            raise ApiError(10011, message=f"Unknown Role {unknown[0]}")
        member = {**self._world.member(user_id), "roles": role_ids}
        self._world.members[user_id] = member
        payload = {**member, "guild_id": self._world.guild_id}
        self._world.emit("GUILD_MEMBER_UPDATE", payload, to_people=False)
        self._tell_people()

    def _tell_people(self) -> None:
        """Notify people's windows, because what they may see may have changed."""
        self._world.emit("VIEW_CHANGED", {}, to_bot=False)
