"""The bot's application commands, global and for the guild."""

from __future__ import annotations

from typing import TYPE_CHECKING

from local_discord.message import Json
from local_discord.world import shapes
from local_discord.world.errors import ApiError

if TYPE_CHECKING:
    from local_discord.world.world import World

CHAT_INPUT, ON_USER, ON_MESSAGE, ENTRY_POINT = 1, 2, 3, 4
DISCORD_HANDLES = 2
SUBCOMMAND = 1
GROUP = 2
GUILD_CONTEXT = 0
BOT_DM_CONTEXT = 1
GUILD_INSTALL, USER_INSTALL = 0, 1


class Commands:
    """The registered commands."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_scope: dict[str | None, list[Json]] = {}

    def replace(self, payloads: list[Json], guild_id: str | None) -> list[Json]:
        """Overwrite all commands of one scope; a command that keeps its name keeps its id."""
        kinds = [payload.get("type") for payload in payloads]
        if ENTRY_POINT not in kinds and any(old["type"] == ENTRY_POINT for old in self.of(guild_id)):
            raise ApiError(50240)
        known = {(old["type"], old["name"]): old["id"] for old in self.of(guild_id)}
        stored = []
        for payload in payloads:
            key = (payload.get("type") or CHAT_INPUT, payload["name"])
            stored.append(self._stored(payload, known.get(key) or self._world.ids.next(), guild_id))
        self._by_scope[guild_id] = stored
        self._world.emit("COMMANDS_UPDATE", {}, to_bot=False)
        return stored

    def add(self, payload: Json, guild_id: str | None) -> Json:
        """Create one command, or overwrite the one of the same name."""
        kind = payload.get("type") or CHAT_INPUT
        others = [old for old in self.of(guild_id) if (old["name"], old["type"]) != (payload["name"], kind)]
        self.replace([*others, payload], guild_id)
        return self._by_scope[guild_id][-1]

    def switch_on_activities(self) -> Json:
        """Enable Activities, as in the developer portal: Discord adds the Entry Point command by itself."""
        return self.add({"type": ENTRY_POINT, "name": "launch", "handler": DISCORD_HANDLES}, None)

    def edit(self, command_id: str, payload: Json, guild_id: str | None) -> Json:
        """Change parts of one command."""
        old = self.get(command_id, guild_id)
        changed = self._stored({**old, **payload}, command_id, guild_id)
        self._by_scope[guild_id] = [changed if one is old else one for one in self.of(guild_id)]
        self._world.emit("COMMANDS_UPDATE", {}, to_bot=False)
        return changed

    def remove(self, command_id: str, guild_id: str | None) -> None:
        """Delete one command."""
        command = self.get(command_id, guild_id)
        self._by_scope[guild_id] = [old for old in self.of(guild_id) if old is not command]
        self._world.emit("COMMANDS_UPDATE", {}, to_bot=False)

    def get(self, command_id: str, guild_id: str | None) -> Json:
        """One command, or error 10063."""
        for command in self.of(guild_id):
            if command["id"] == command_id:
                return command
        raise ApiError(10063)

    def of(self, guild_id: str | None) -> list[Json]:
        """All commands of one scope."""
        return list(self._by_scope.get(guild_id, []))

    def offered_in(self, channel: Json, user_id: str, kind: int = CHAT_INPUT) -> list[Json]:
        """The commands of a kind somebody can use in a channel; the guild's win over global ones."""
        world = self._world
        if not world.membership.reaches_bot(channel, user_id) or not world.sees(user_id, channel):
            return []
        in_guild = channel["type"] != shapes.DM
        found = {command["name"]: command for command in self.of(None) if command["type"] == kind}
        if in_guild:
            own = self.of(world.guild_id)
            found |= {command["name"]: command for command in own if command["type"] == kind}
        context = GUILD_CONTEXT if in_guild else BOT_DM_CONTEXT
        return [command for command in found.values() if self._offered(command, channel, user_id, context)]

    def dump(self) -> Json:
        """Serialise all commands by scope."""
        return {scope or "": commands for scope, commands in self._by_scope.items()}

    def load(self, kept: Json) -> None:
        """Restore what `dump` returned."""
        self._by_scope = {scope or None: commands for scope, commands in kept.items()}

    def _offered(self, command: Json, channel: Json, user_id: str, context: int) -> bool:
        contexts = command.get("contexts")
        if not self._installed_for(user_id) & {*command["integration_types"]}:
            return False
        if contexts is not None and context not in contexts:
            return False
        if context == BOT_DM_CONTEXT:
            return contexts is not None or command.get("dm_permission") is not False
        wanted = int(command["default_member_permissions"] or 0)
        return self._world.permissions(user_id, channel) & wanted == wanted

    def _installed_for(self, user_id: str) -> set[int]:
        """Which installations let somebody use commands: the guild's, their own."""
        world = self._world
        by_guild = {GUILD_INSTALL} if world.membership.shared_with(user_id) else set()
        return by_guild | ({USER_INSTALL} if world.settings[user_id].installed else set())

    def _stored(self, payload: Json, command_id: str, guild_id: str | None) -> Json:
        version = self._world.ids.next()
        return shapes.command(payload, command_id, self._world.application_id, version, guild_id)
