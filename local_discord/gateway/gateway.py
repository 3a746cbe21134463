"""The gateway: sessions that identify, get events, are dropped and resume."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from local_discord.gateway.intents import (
    GUILD_MEMBERS,
    GUILDS,
    INTENTS,
    KNOWN,
    MESSAGE_CONTENT,
    NEEDS_CONTENT,
    PRIVILEGED,
)
from local_discord.gateway.sessions import (
    HEARTBEAT,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    PRESENCE,
    RECONNECT,
    REQUEST_MEMBERS,
    RESUME,
    VOICE,
    Link,
    Session,
)
from local_discord.message import Json
from local_discord.world.world import Change, World

_HIDDEN = {"content": "", "embeds": [], "attachments": [], "components": []}


class Gateway:
    """Speaks Discord's gateway protocol, version 10, plain text frames."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self.url = ""
        self.interval_ms = 41_250
        self.resume_seconds = 300.0
        self.privileged = PRIVILEGED
        self.heartbeats = 0
        self.sessions: dict[str, Session] = {}
        self.on_event: Callable[[str, Any], None] = lambda event, payload: None
        self._links: set[Link] = set()
        world.listeners.append(self._on_change)

    def attach(self, app: web.Application) -> None:
        """Add the WebSocket's address."""
        app.router.add_get("/gateway", self._serve)
        app.router.add_get("/gateway/", self._serve)

    @property
    def connected(self) -> bool:
        """Whether some shard of the bot is listening."""
        return any(session.link is not None for session in self.sessions.values())

    async def drop(self, code: int = 4000) -> None:
        """Cut all connections; sessions stay and can be resumed."""
        for link in list(self._links):
            self._unlink(link)
            await link.stop()
            await link.socket.close(code=code)

    def ask_for_heartbeat(self) -> None:
        """Send op 1, which the client answers at once."""
        for link in self._links:
            link.send_op(HEARTBEAT)

    async def invalidate(self) -> None:
        """Delete all sessions, so that a resume is refused, and cut all connections."""
        self.sessions.clear()
        await self.drop()

    async def ask_to_reconnect(self) -> None:
        """Send op 7, as Discord does before maintenance."""
        for link in list(self._links):
            link.send_op(RECONNECT)

    def _on_change(self, change: Change) -> None:
        if change.event == "GUILD_ARRIVED":
            for session in list(self.sessions.values()):
                self._present_guild(session, **change.payload)
            return
        if not change.to_bot or change.event not in INTENTS or self._hidden_from_bot(change):
            return
        self.on_event(change.event, change.payload)
        for session in list(self.sessions.values()):
            if session.wants(change, self._world.guild_id):
                session.dispatch(change.event, self._readable(session, change))

    def _hidden_from_bot(self, change: Change) -> bool:
        """Whether an event is withheld because the bot cannot see the channel it happened in."""
        membership = self._world.membership
        here = (
            membership.bot_is_here or change.event == "INTERACTION_CREATE"
        )  # by who installed it themselves
        if "guild_id" in change.payload and (membership.outage or not here):
            return True
        if not change.event.startswith(("MESSAGE_", "THREAD_", "TYPING_")):
            return False
        place = change.payload.get("channel_id") or change.payload.get("parent_id") or change.payload["id"]
        channel = self._world.channels.get(place)
        return channel is not None and not self._world.sees(self._world.bot["id"], channel)

    def _readable(self, session: Session, change: Change) -> Json:
        """Blank other people's messages in the guild unless the bot has the content intent."""
        payload = change.payload
        if change.event not in NEEDS_CONTENT or session.intents & MESSAGE_CONTENT:
            return payload
        bot_id = self._world.bot["id"]
        mentioned = any(user["id"] == bot_id for user in payload["mentions"])
        if "guild_id" not in payload or payload["author"]["id"] == bot_id or mentioned:
            return payload
        return {**payload, **_HIDDEN}

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=2**16)
        await socket.prepare(request)
        link = Link(socket, self.interval_ms, self._world.clock)
        self._links.add(link)
        link.send_op(HELLO, {"heartbeat_interval": self.interval_ms})
        try:
            if code := await self._listen(link):
                await link.close(code)
        finally:
            self._unlink(link)
            await link.stop()
        return socket

    async def _listen(self, link: Link) -> int:
        """Read the client's frames; return the code to close with, or 0 if the connection is gone."""
        while True:
            try:
                async with asyncio.timeout(max(0.0, link.silence_left)):
                    frame = await link.socket.receive()
            except TimeoutError:
                if link.silence_left <= 0:
                    return 4009
                continue
            if frame.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return 0
            if frame.type is not WSMsgType.TEXT:
                continue
            code = 4008 if link.too_many_frames() else self._receive(link, frame.data)
            if code:
                return code

    def _receive(self, link: Link, text: str) -> int:
        """Handle one frame; return a close code if the client made an error."""
        try:
            frame = json.loads(text)
            op, payload = frame["op"], frame.get("d")
            return self._handle(link, op, payload)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return 4002

    def _handle(self, link: Link, op: int, payload: Any) -> int:
        session = self._session_of(link)
        if op == HEARTBEAT:
            link.heartbeat()
            self.heartbeats += 1
        elif op == IDENTIFY:
            return 4005 if session else self._identify(link, payload)
        elif op == RESUME:
            return self._resume(link, payload)
        elif op == REQUEST_MEMBERS:
            return self._members(session, payload) if session else 4003
        elif op not in (PRESENCE, VOICE):
            return 4001
        return 0

    def _identify(self, link: Link, payload: Json) -> int:
        if payload.get("token") != self._token:
            return 4004
        self.on_event("IDENTIFY", {"op": IDENTIFY, "d": payload})
        shard_id, shard_count = payload.get("shard") or (0, 1)
        if not 0 <= shard_id < shard_count:
            return 4010
        if shard_count < self._world.starts.required:
            return 4011
        intents = payload["intents"]
        if not isinstance(intents, int) or intents & ~KNOWN:
            return 4013
        if intents & PRIVILEGED & ~self.privileged:
            return 4014
        if not self._world.starts.take(shard_id):
            link.send_op(INVALID_SESSION, False)
            return 0
        self._forget_shard((shard_id, shard_count))
        session = Session(secrets.token_hex(16), intents, (shard_id, shard_count), link=link)
        self.sessions[session.id] = session
        self._greet(session, with_shard="shard" in payload)
        return 0

    def _greet(self, session: Session, *, with_shard: bool) -> None:
        world = self._world
        at_home = session.is_home_of(world.guild_id) and world.membership.bot_is_here
        ready: Json = {
            "v": 10,
            "user": world.bot,
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "guilds": [{"id": world.guild_id, "unavailable": True}] if at_home else [],
            "application": {"id": world.application_id, "flags": 0, "flags_new": "0"},
        }
        if with_shard:
            ready["shard"] = list(session.shard)
        self._send(session, "READY", ready)
        if at_home and not world.membership.outage:
            self._present_guild(session)

    def _present_guild(self, session: Session, *, joined: bool = False) -> None:
        """Send GUILD_CREATE: after identifying, when an outage ends, and when the bot has joined.

        Only of a server that was known before it says that it is not unavailable (any more).
        """
        world = self._world
        if session.is_home_of(world.guild_id) and session.intents & GUILDS:
            guild = world.guild_on_arrival(all_members=bool(session.intents & GUILD_MEMBERS))
            if joined:
                del guild["unavailable"]
            self._send(session, "GUILD_CREATE", guild)

    def _resume(self, link: Link, payload: Json) -> int:
        if payload.get("token") != self._token:
            return 4004
        session = self.sessions.get(payload["session_id"])
        seen = payload.get("seq") or 0
        if session is None or self._is_lost(session, seen):
            link.send_op(INVALID_SESSION, False)
            return 0
        session.link = None
        for sequence, frame in session.sent:
            if sequence > seen:
                link.send(frame)
        session.link, session.cut_at = link, None
        session.dispatch("RESUMED", {})
        return 0

    def _is_lost(self, session: Session, seen: int) -> bool:
        """Whether a resume comes too late, or asks for more than was kept."""
        now = self._world.clock.now()
        if session.cut_at is not None and now - session.cut_at > self.resume_seconds:
            return True
        return seen > session.sequence or bool(session.sent and session.sent[0][0] > seen + 1)

    def _members(self, session: Session, payload: Json) -> int:
        world = self._world
        wanted = payload.get("user_ids")
        if wanted is None:
            start = str(payload.get("query") or "").lower()
            found = [member for member in world.members.values() if _named(member, start)]
            if not session.intents & GUILD_MEMBERS and not start:
                return 4014
            found = found[: payload.get("limit") or None]
            missing: list[str] = []
        else:
            ids = [str(entry) for entry in (wanted if isinstance(wanted, list) else [wanted])]
            found = [world.members[user_id] for user_id in ids if user_id in world.members]
            missing = [user_id for user_id in ids if user_id not in world.members]
        chunk: Json = {
            "guild_id": world.guild_id,
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
        }
        if payload.get("nonce") is not None:
            chunk["nonce"] = payload["nonce"]
        self._send(session, "GUILD_MEMBERS_CHUNK", chunk)
        return 0

    def _send(self, session: Session, event: str, payload: Json) -> None:
        self.on_event(event, payload)
        session.dispatch(event, payload)

    def _session_of(self, link: Link) -> Session | None:
        return next((session for session in self.sessions.values() if session.link is link), None)

    def _unlink(self, link: Link) -> None:
        self._links.discard(link)
        for session in self.sessions.values():
            if session.link is link:
                session.link = None
                session.cut_at = self._world.clock.now()

    def _forget_shard(self, shard: tuple[int, int]) -> None:
        """Delete the shard's old sessions: a bot that identifies again does not resume them."""
        stale = [key for key, old in self.sessions.items() if old.shard == shard and old.link is None]
        for key in stale:
            del self.sessions[key]


def _named(member: Json, start: str) -> bool:
    user = member["user"]
    return user["username"].startswith(start) or (user["global_name"] or "").lower().startswith(start)
