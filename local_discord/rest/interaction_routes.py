"""REST handlers for answers to interactions, authorised by the token in the path."""

from __future__ import annotations

from local_discord.message import Json, Message
from local_discord.rest.calls import Call
from local_discord.world.errors import ApiError
from local_discord.world.world import World

# -- interactions -----------------------------------------------------------------------------------


def callback(world: World, call: Call) -> Json | None:
    receipt = world.interactions.answer(
        call.params["interaction"], call.params["token"], call.payload, call.uploads
    )
    asked = call.query.get("with_response", "").lower() in ("1", "true")
    return receipt if asked else None


def _check_application(world: World, call: Call) -> None:
    if call.params["application"] != world.application_id:
        raise ApiError(10015)


def follow_up(world: World, call: Call) -> Message:
    _check_application(world, call)
    return world.interactions.follow_up(call.params["token"], call.payload, call.uploads)


def hook_message(world: World, call: Call) -> Message:
    _check_application(world, call)
    return world.interactions.message(call.params["token"], call.params["message"])


def edit_hook_message(world: World, call: Call) -> Message:
    _check_application(world, call)
    return world.interactions.edit(call.params["token"], call.params["message"], call.payload, call.uploads)


def delete_hook_message(world: World, call: Call) -> None:
    _check_application(world, call)
    world.interactions.delete(call.params["token"], call.params["message"])
