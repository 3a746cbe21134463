"""REST handlers for channels, messages, reactions and threads."""

from __future__ import annotations

from local_discord.message import Json, Message
from local_discord.rest.calls import Call
from local_discord.world import shapes
from local_discord.world.errors import ApiError
from local_discord.world.world import World

# -- channels ---------------------------------------------------------------------------------------


def open_dm(world: World, call: Call) -> Json:
    return world.direct.open(str(call.payload["recipient_id"]))


def _seen_channel(world: World, call: Call, *wanted: str) -> Json:
    channel = world.channel(call.params["channel"])
    world.demand(world.bot["id"], channel, *wanted)
    return channel


def channel(world: World, call: Call) -> Json:
    channel = _seen_channel(world, call)
    return world.threads.seen_by_bot(channel) if channel["type"] in shapes.THREADS else channel


def edit_channel(world: World, call: Call) -> Json:
    channel = _seen_channel(world, call)
    if channel["type"] in shapes.THREADS:
        return world.threads.edit(channel, world.bot["id"], call.payload)
    world.demand(world.bot["id"], channel, "MANAGE_CHANNELS")
    return world.change_channel(channel["id"], **call.payload)


def delete_channel(world: World, call: Call) -> Json:
    channel = _seen_channel(world, call)
    in_thread = channel["type"] in shapes.THREADS
    world.demand(world.bot["id"], channel, "MANAGE_THREADS" if in_thread else "MANAGE_CHANNELS")
    return world.remove_channel(channel["id"])


def typing(world: World, call: Call) -> None:
    channel = _seen_channel(world, call)
    payload = {"channel_id": channel["id"], "user_id": world.bot["id"], "timestamp": int(world.clock.now())}
    if "guild_id" in channel:
        payload["guild_id"] = channel["guild_id"]
    world.emit("TYPING_START", payload, world.audience(channel))


# -- messages ---------------------------------------------------------------------------------------


def send(world: World, call: Call) -> Json:
    channel = _seen_channel(world, call)
    return world.messages.send(channel, world.bot["id"], call.payload, call.uploads)


def history(world: World, call: Call) -> list[Message]:
    channel = _seen_channel(world, call)
    # Without permission to read history, Discord returns an empty list and no error.
    if not world.may(world.bot["id"], channel, "READ_MESSAGE_HISTORY"):
        return []
    return world.messages.history(channel["id"], call.query)


def _seen_message(world: World, call: Call) -> Message:
    channel = _seen_channel(world, call)
    return world.messages.get(channel["id"], call.params["message"])


def message(world: World, call: Call) -> Message:
    _seen_channel(world, call, "READ_MESSAGE_HISTORY")
    return _seen_message(world, call)


def edit_message(world: World, call: Call) -> Message:
    message = _seen_message(world, call)
    if message["author"]["id"] != world.bot["id"]:
        raise ApiError(50005)
    world.old_edits.count(message)
    return world.messages.edit(message, call.payload, call.uploads)


def delete_message(world: World, call: Call) -> None:
    message = _seen_message(world, call)
    if message["author"]["id"] != world.bot["id"]:
        _seen_channel(world, call, "MANAGE_MESSAGES")
    world.messages.delete(message)


def delete_messages(world: World, call: Call) -> None:
    channel = _seen_channel(world, call, "MANAGE_MESSAGES")
    world.messages.delete_many(channel, [str(message_id) for message_id in call.payload["messages"]])


def pins(world: World, call: Call) -> Json:
    channel = _seen_channel(world, call)
    return {"items": world.pins.of(channel["id"]), "has_more": False}


def pin(world: World, call: Call) -> None:
    _seen_channel(world, call, "PIN_MESSAGES")
    world.pins.add(_seen_message(world, call), world.bot["id"])


def unpin(world: World, call: Call) -> None:
    _seen_channel(world, call, "PIN_MESSAGES")
    world.pins.remove(_seen_message(world, call))


# -- reactions --------------------------------------------------------------------------------------


def react(world: World, call: Call) -> None:
    world.reactions.add(_seen_message(world, call), world.bot["id"], call.params["emoji"])


def unreact(world: World, call: Call) -> None:
    message, user_id = _seen_message(world, call), _who(world, call)
    if user_id != world.bot["id"]:
        _seen_channel(world, call, "MANAGE_MESSAGES")
    world.reactions.remove(message, user_id, call.params["emoji"])


def reactors(world: World, call: Call) -> list[Json]:
    return world.reactions.users(_seen_message(world, call), call.params["emoji"])


def clear_reactions(world: World, call: Call) -> None:
    _seen_channel(world, call, "MANAGE_MESSAGES")
    world.reactions.clear(_seen_message(world, call))


# -- threads ----------------------------------------------------------------------------------------


def thread(world: World, call: Call) -> Json:
    channel = _seen_channel(world, call)
    if channel["type"] == shapes.FORUM:
        return world.forums.post(channel, world.bot["id"], call.payload, call.uploads)
    return world.threads.open(channel, world.bot["id"], call.payload)


def thread_from_message(world: World, call: Call) -> Json:
    channel = _seen_channel(world, call)
    return world.threads.open(channel, world.bot["id"], call.payload, call.params["message"])


def archived_threads(world: World, call: Call) -> Json:
    channel = _seen_channel(world, call, "READ_MESSAGE_HISTORY")
    threads = world.threads.archived_in(channel["id"], call.query)
    own = [thread["member"] for thread in threads if "member" in thread]
    return {"threads": threads, "members": own, "has_more": False}


def thread_members(world: World, call: Call) -> list[Json]:
    channel = _seen_channel(world, call)
    return list(world.threads.members(channel["id"]).values())


def _who(world: World, call: Call) -> str:
    user_id = call.params["user"]
    return str(world.bot["id"]) if user_id == "@me" else user_id


def join_thread(world: World, call: Call) -> None:
    channel = _seen_channel(world, call)
    if call.params["user"] != "@me":
        world.demand(world.bot["id"], channel, "SEND_MESSAGES_IN_THREADS")
    world.threads.join(channel["id"], _who(world, call))


def leave_thread(world: World, call: Call) -> None:
    channel = _seen_channel(world, call)
    if call.params["user"] != "@me":
        world.demand(world.bot["id"], channel, "MANAGE_THREADS")
    world.threads.leave(channel["id"], _who(world, call))
