"""REST handlers for the bot itself, users, the guild and commands."""

from __future__ import annotations

from local_discord.message import Json
from local_discord.rest.calls import Call
from local_discord.world import shapes
from local_discord.world.errors import ApiError
from local_discord.world.world import World

# -- the bot itself, users, guild -------------------------------------------------------------------


def me(world: World, call: Call) -> Json:
    return {**world.bot, "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def application(world: World, call: Call) -> Json:
    return world.application()


def gateway(world: World, call: Call) -> Json:
    return {"url": call.socket_url}


def gateway_bot(world: World, call: Call) -> Json:
    starts = world.starts
    return {"url": call.socket_url, "shards": starts.shards, "session_start_limit": starts.announced()}


def user(world: World, call: Call) -> Json:
    return world.user(call.params["user"])


def my_guilds(world: World, call: Call) -> list[Json]:
    if not world.membership.bot_is_here:
        return []
    guild = world.guild()
    kept = {key: guild[key] for key in ("id", "name", "icon", "banner", "features")}
    return [{**kept, "owner": False, "permissions": str(world.bot_permissions())}]


def guild(world: World, call: Call) -> Json:
    _check_guild(world, call)
    return world.guild()


def guild_channels(world: World, call: Call) -> list[Json]:
    _check_guild(world, call)
    return [one for one in world.channels.values() if one["type"] in (shapes.TEXT, shapes.FORUM)]


def active_threads(world: World, call: Call) -> Json:
    _check_guild(world, call)
    threads = [world.threads.seen_by_bot(thread) for thread in world.threads.active()]
    return {"threads": threads, "members": [thread["member"] for thread in threads if "member" in thread]}


def member(world: World, call: Call) -> Json:
    _check_guild(world, call)
    return world.member(call.params["user"])


def members(world: World, call: Call) -> list[Json]:
    _check_guild(world, call)
    after = int(call.query.get("after", 0))
    found = sorted((int(user_id), member) for user_id, member in world.members.items())
    return [member for user_id, member in found if user_id > after][: int(call.query.get("limit", 1))]


def roles(world: World, call: Call) -> list[Json]:
    _check_guild(world, call)
    return list(world.roles.values())


def search_members(world: World, call: Call) -> list[Json]:
    _check_guild(world, call)
    start = call.query["query"].lower()
    found = [member for member in world.members.values() if member["user"]["username"].startswith(start)]
    return found[: int(call.query.get("limit", 1))]


def _check_guild(world: World, call: Call) -> None:
    if call.params["guild"] != world.guild_id or not world.membership.bot_is_here:
        raise ApiError(10004)
    world.membership.check_in_reach()


# -- commands ---------------------------------------------------------------------------------------


def _scope(world: World, call: Call) -> str | None:
    if call.params["application"] != world.application_id:
        raise ApiError(50001)
    if "guild" in call.params:
        _check_guild(world, call)
    return call.params.get("guild")


def commands(world: World, call: Call) -> list[Json]:
    return world.commands.of(_scope(world, call))


def replace_commands(world: World, call: Call) -> list[Json]:
    return world.commands.replace(call.payload, _scope(world, call))


def add_command(world: World, call: Call) -> Json:
    return world.commands.add(call.payload, _scope(world, call))


def command(world: World, call: Call) -> Json:
    return world.commands.get(call.params["command"], _scope(world, call))


def edit_command(world: World, call: Call) -> Json:
    return world.commands.edit(call.params["command"], call.payload, _scope(world, call))


def remove_command(world: World, call: Call) -> None:
    world.commands.remove(call.params["command"], _scope(world, call))


def emojis(world: World, call: Call) -> Json:
    _own(world, call)
    return {"items": world.emojis.all()}


def emoji(world: World, call: Call) -> Json:
    _own(world, call)
    return world.emojis.get(call.params["emoji"])


def add_emoji(world: World, call: Call) -> Json:
    _own(world, call)
    return world.emojis.create(call.payload)


def rename_emoji(world: World, call: Call) -> Json:
    _own(world, call)
    return world.emojis.rename(call.params["emoji"], call.payload)


def remove_emoji(world: World, call: Call) -> None:
    _own(world, call)
    world.emojis.delete(call.params["emoji"])


def _own(world: World, call: Call) -> None:
    if call.params["application"] != world.application_id:
        raise ApiError(50001)
