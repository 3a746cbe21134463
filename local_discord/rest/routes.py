"""Discord's REST routes as a table: method, path, what to do."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from local_discord.rest import channel_routes as place
from local_discord.rest import guild_routes as guild
from local_discord.rest import interaction_routes as reply
from local_discord.rest.calls import Call
from local_discord.world.errors import ApiError
from local_discord.world.world import World

Handler = Callable[[World, Call], Any]


@dataclass(frozen=True)
class Route:
    """A route; `open` ones carry their own token in the path."""

    method: str
    template: str
    handler: Handler
    status: int = 200
    open: bool = False

    @property
    def pattern(self) -> re.Pattern[str]:
        """The template as a regular expression."""
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template))


def match(method: str, path: str) -> tuple[Route, dict[str, str]]:
    """Find the first route that fits; else raise a bare 404 or 405."""
    known_path = False
    for route, pattern in _COMPILED:
        if found := pattern.fullmatch(path):
            if route.method == method:
                return route, found.groupdict()
            known_path = True
    if known_path:
        raise ApiError(0, status=405, message="405: Method Not Allowed")
    raise ApiError(0, status=404, message="404: Not Found")


_COMMANDS = "/applications/{application}/commands"
_GUILD_COMMANDS = "/applications/{application}/guilds/{guild}/commands"
_EMOJIS = "/applications/{application}/emojis"
_MESSAGES = "/channels/{channel}/messages"
_REACTIONS = _MESSAGES + "/{message}/reactions"
_MEMBERS = "/channels/{channel}/thread-members"
_HOOK = "/webhooks/{application}/{token}"

# Literal segments come before placeholders: the first route that fits wins.
ROUTES: tuple[Route, ...] = (
    Route("GET", "/gateway", guild.gateway),
    Route("GET", "/gateway/bot", guild.gateway_bot),
    Route("GET", "/users/@me", guild.me),
    Route("GET", "/users/@me/guilds", guild.my_guilds),
    Route("POST", "/users/@me/channels", place.open_dm),
    Route("GET", "/users/{user}", guild.user),
    Route("GET", "/oauth2/applications/@me", guild.application),
    Route("GET", "/applications/@me", guild.application),
    Route("GET", _EMOJIS, guild.emojis),
    Route("POST", _EMOJIS, guild.add_emoji, status=201),
    Route("GET", _EMOJIS + "/{emoji}", guild.emoji),
    Route("PATCH", _EMOJIS + "/{emoji}", guild.rename_emoji),
    Route("DELETE", _EMOJIS + "/{emoji}", guild.remove_emoji, status=204),
    *(
        route
        for base in (_COMMANDS, _GUILD_COMMANDS)
        for route in (
            Route("GET", base, guild.commands),
            Route("PUT", base, guild.replace_commands),
            Route("POST", base, guild.add_command, status=201),
            Route("GET", base + "/{command}", guild.command),
            Route("PATCH", base + "/{command}", guild.edit_command),
            Route("DELETE", base + "/{command}", guild.remove_command),
        )
    ),
    Route("GET", "/guilds/{guild}", guild.guild),
    Route("GET", "/guilds/{guild}/channels", guild.guild_channels),
    Route("GET", "/guilds/{guild}/threads/active", guild.active_threads),
    Route("GET", "/guilds/{guild}/roles", guild.roles),
    Route("GET", "/guilds/{guild}/members", guild.members),
    Route("GET", "/guilds/{guild}/members/search", guild.search_members),
    Route("GET", "/guilds/{guild}/members/{user}", guild.member),
    Route("GET", "/channels/{channel}", place.channel),
    Route("PATCH", "/channels/{channel}", place.edit_channel),
    Route("DELETE", "/channels/{channel}", place.delete_channel),
    Route("POST", "/channels/{channel}/typing", place.typing),
    Route("GET", _MESSAGES, place.history),
    Route("POST", _MESSAGES, place.send),
    Route("POST", _MESSAGES + "/bulk-delete", place.delete_messages),
    Route("GET", _MESSAGES + "/pins", place.pins),
    Route("PUT", _MESSAGES + "/pins/{message}", place.pin),
    Route("DELETE", _MESSAGES + "/pins/{message}", place.unpin),
    Route("GET", _MESSAGES + "/{message}", place.message),
    Route("PATCH", _MESSAGES + "/{message}", place.edit_message),
    Route("DELETE", _MESSAGES + "/{message}", place.delete_message),
    Route("POST", _MESSAGES + "/{message}/threads", place.thread_from_message, status=201),
    Route("GET", _REACTIONS + "/{emoji}", place.reactors),
    Route("PUT", _REACTIONS + "/{emoji}/@me", place.react),
    Route("DELETE", _REACTIONS + "/{emoji}/{user}", place.unreact),
    Route("DELETE", _REACTIONS, place.clear_reactions),
    Route("POST", "/channels/{channel}/threads", place.thread, status=201),
    Route("GET", "/channels/{channel}/threads/archived/public", place.archived_threads),
    Route("GET", _MEMBERS, place.thread_members),
    Route("PUT", _MEMBERS + "/{user}", place.join_thread),
    Route("DELETE", _MEMBERS + "/{user}", place.leave_thread),
    Route("POST", "/interactions/{interaction}/{token}/callback", reply.callback, open=True),
    Route("POST", _HOOK, reply.follow_up, open=True),
    Route("GET", _HOOK + "/messages/{message}", reply.hook_message, open=True),
    Route("PATCH", _HOOK + "/messages/{message}", reply.edit_hook_message, open=True),
    Route("DELETE", _HOOK + "/messages/{message}", reply.delete_hook_message, open=True),
)
_COMPILED = [(route, route.pattern) for route in ROUTES]
