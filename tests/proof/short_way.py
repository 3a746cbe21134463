"""The short way: interactions handed to the real client and answered by the box, with no socket in between.

What a press goes through is all real: discord.py's parsing, the command tree, the bot, and on the other side
the box's routes, limits and rules. Only the gateway's socket and HTTP are left out, and with them their cost;
what the bot sends on its own account (posts, DMs) still goes over the wire. Messages for one reader are
forgotten once they were looked at, so that a million of them fit into memory.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import discord
import orjson
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from yarl import URL

from bot.door.client import Client
from local_discord.box import Box
from local_discord.message import Json, Message
from local_discord.rest.calls import Call
from local_discord.rest.routes import match
from local_discord.rest.server import API
from local_discord.world import interaction_shapes
from local_discord.world.errors import ApiError
from local_discord.world.files import Upload
from local_discord.world.interaction_shapes import Interaction

PATIENCE = 60.0  # seconds until an answer is missed


class ShortWay(AsyncWebhookAdapter):
    """Opens interactions in the client, and takes its answers to them."""

    def __init__(self, box: Box, client: Client) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._box, self._client = box, client
        self._open: set[str] = set()
        self._heard = asyncio.Event()
        self.requests = 0

    # -- from people to the bot -----------------------------------------------------------------------

    def open(
        self,
        kind: int,
        user: str,
        place: Json,
        data: Json,
        message: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Open an interaction, as the box does, and let the client read it."""
        world = self._box.world
        one = Interaction(
            world.ids.next(), secrets.token_urlsafe(48), kind, user, place["id"], world.clock.now(), data,
            message.id if message else None, parent,
        )  # fmt: skip
        world.interactions._by_token[one.token] = one
        self._open.add(one.token)
        payload = orjson.loads(orjson.dumps(interaction_shapes.event(world, one, place, message)))
        before = async_context.set(self)  # whatever the client begins from here answers by this way
        self._client._connection.parse_interaction_create(payload)
        async_context.reset(before)
        return one

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Whatever people open meanwhile goes this way."""
        interactions = vars(self._box.world.interactions)
        interactions["open"] = self.open
        try:
            yield
        finally:
            del interactions["open"]

    async def answered(self) -> None:
        """Wait until every open interaction has its first answer, and what follows it is done."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._open:
                    self._heard.clear()
                    await self._heard.wait()
        self._open.clear()
        await self._client.dispatcher.finish(PATIENCE)

    def forget(self, opened: list[Interaction]) -> None:
        """Drop interactions and what they showed to one reader; what everybody sees stays."""
        world = self._box.world
        for one in opened:
            world.interactions._by_token.pop(one.token, None)
            for id in (one.original_id, *one.follow_ups):
                found = world.messages.find(one.channel_id, id or "")
                if found is not None and found.to is not None:
                    world.messages._by_channel[one.channel_id].pop(found.id)
                    for file in found.files:
                        world.files.described.pop(file["id"], None)
                        world.files.kept.pop(URL(file["url"]).raw_path.removeprefix("/cdn/"), None)
        self._box.log.clear()

    # -- from the bot to people -----------------------------------------------------------------------

    async def request(
        self,
        route: Any,
        session: Any,
        *,
        payload: Json | None = None,
        multipart: list[Json] | None = None,
        params: Mapping[str, str] | None = None,
        **rest: Any,
    ) -> Any:
        """Answer a request as the box's server does."""
        self.requests += 1
        path = URL(route.url).raw_path.removeprefix(API)
        body, uploads = _parts(multipart) if multipart else (payload, {})
        call = Call(route.method, path, json.loads(discord.utils._to_json(body or {})), params or {}, uploads)
        try:
            found, call.params = match(call.method, call.path)
            answer = self._box.rest._work(found, call)[1]
        except ApiError as error:
            raise self._refusal(call, error) from error
        finally:
            if path.endswith("/callback"):
                self._open.discard(path.split("/")[-2])
                self._heard.set()
            self._box.changes.notify()
        return answer

    def _refusal(self, call: Call, error: ApiError) -> discord.HTTPException:
        if error.code in (50035, 50006):
            self._box.violations.append(f"{call.method} {call.path}: {json.dumps(error.body)}")
        kind = {403: discord.Forbidden, 404: discord.NotFound}.get(error.status, discord.HTTPException)
        return kind(SimpleNamespace(status=error.status, reason=""), error.body)  # type: ignore[arg-type]


def _parts(multipart: list[Json]) -> tuple[Json, dict[str, Upload]]:
    """The body and the files of a form, as the box's server reads them."""
    body: Json = {}
    uploads: dict[str, Upload] = {}
    for part in multipart:
        if part["name"] == "payload_json":
            body = json.loads(part["value"])
        else:
            number = part["name"].removeprefix("files[").removesuffix("]")
            file = part["value"]
            file.seek(0)
            uploads[number] = Upload(part["filename"], file.read(), part.get("content_type", ""))
    return body, uploads
