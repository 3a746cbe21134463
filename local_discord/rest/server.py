"""The REST side on aiohttp: reading, checking, answering."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from local_discord.rest.calls import Call
from local_discord.rest.faults import Dropped, Faults
from local_discord.rest.pace import Pace, refusal_body, refusal_headers
from local_discord.rest.routes import Route, match
from local_discord.rules import limits
from local_discord.rules.limits import Violation
from local_discord.world.errors import ApiError, nested
from local_discord.world.files import Upload
from local_discord.world.world import World

API = "/api/v10"
REQUEST_BYTES = 25 * 2**20
FILE_BYTES = 10 * 2**20
_WRONG_BODY = (50035, 50006)
_TOP_LEVEL = ("channel", "guild", "application", "token", "interaction")

RequestCheck = Callable[[Call], list[Violation]]
AnswerCheck = Callable[[Call, int, Any], list[str]]
Reply = tuple[int, Any, dict[str, str]]


@dataclass
class Request:
    """A request of the bot; status 0 while unanswered, or if the connection was cut."""

    method: str
    path: str
    payload: Any
    status: int = 0
    files: tuple[str, ...] = ()


class Rest:
    """Every request under /api/v10."""

    def __init__(self, world: World, token: str, faults: Faults) -> None:
        self._world = world
        self._token = token
        self._faults = faults
        self.pace = Pace(world.clock)
        self.log: list[Request] = []
        self.violations: list[str] = []
        self.request_checks: list[RequestCheck] = [_check_limits]
        self.answer_checks: list[AnswerCheck] = []
        self.on_answer: Callable[[], None] = lambda: None
        self.socket_url = ""

    def attach(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_route("*", API + "/{path:.*}", self._handle)
        app.router.add_get("/cdn/{path:.+}", self._file)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        call = Call(request.method, request.path.removeprefix(API), query=dict(request.query))
        call.socket_url = self.socket_url
        entry = Request(call.method, call.path, None)
        self.log.append(entry)
        try:
            status, body, headers = await self._answer(request, call, entry)
            entry.status = status
            self.on_answer()
            await self._faults.after(call.method, call.path)
        except Dropped:
            return _cut(request)
        finally:
            self.on_answer()
        return _response(status, body, headers)

    async def _answer(self, request: web.Request, call: Call, entry: Request) -> Reply:
        headers: dict[str, str] = {}
        try:
            route = self._admit(request, call)
            call.payload, call.uploads = await read_body(request)
            entry.payload = call.payload
            entry.files = tuple(upload.filename for upload in call.uploads.values())
            refusal = await self._faults.before(call.method, call.path)
            verdict = self.pace.spend(call.method, call.path, route.template, _place(call))
            headers = verdict.headers
            if refusal is not None:
                return refusal.status, refusal.body, headers | refusal.headers
            if verdict.retry_after:
                return 429, refusal_body(verdict.retry_after, everywhere=verdict.everywhere), headers
            status, body = self._work(route, call)
        except ApiError as error:
            if error.code in _WRONG_BODY:
                self._report(call, json.dumps(error.body))
            if error.retry_after is not None:
                headers = headers | refusal_headers(error.retry_after)
            status, body = error.status, error.body
        self._check_answer(call, status, body)
        return status, body, headers

    def _admit(self, request: web.Request, call: Call) -> Route:
        """Find the route and check the authorisation."""
        try:
            route, call.params = match(call.method, call.path)
        except ApiError as error:
            # What the box does not have, the bot's tests would not notice on their own.
            self._report(call, error.message)
            raise
        if not route.open and request.headers.get("Authorization") != f"Bot {self._token}":
            raise ApiError(0, status=401, message="401: Unauthorized")
        return route

    def _work(self, route: Route, call: Call) -> tuple[int, Any]:
        self._check_request(call)
        self._world.tick()
        try:
            body = route.handler(self._world, call)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            # A body of a shape that no check expected: the bot's error or ours, never ignored.
            raise ApiError(50035, message=f"Invalid Form Body ({error!r})") from error
        return (204 if body is None else route.status), body

    def _check_request(self, call: Call) -> None:
        found = [violation for check in self.request_checks for violation in check(call)]
        if found:
            raise ApiError(50035, errors=nested((fault.path, fault.code, fault.message) for fault in found))

    def _check_answer(self, call: Call, status: int, body: Any) -> None:
        for check in self.answer_checks:
            for complaint in check(call, status, body):
                self.violations.append(f"answer to {call.method} {call.path}: {complaint}")

    def _report(self, call: Call, complaint: str) -> None:
        self.violations.append(f"{call.method} {call.path}: {complaint}")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        raw_path = request.url.raw_path.removeprefix("/cdn/")
        if path.startswith("embed/avatars/"):
            return web.Response(body=_BLANK_PNG, content_type="image/png")
        if path.startswith("emojis/"):  # their addresses are known to all and never run out
            found = self._world.files.kept.get(path)
        else:
            found = self._world.files.fetch(raw_path, request.query)
        if found is None:
            return web.Response(status=404)
        data, content_type = found
        headers = {"Content-Type": content_type, **_FOREIGN}
        if not content_type.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, headers=headers)


def host_guard(allowed: frozenset[str]) -> Any:
    """Refuse requests that name another host: a page elsewhere must not reach the box."""

    @web.middleware
    async def guard(request: web.Request, handler: Any) -> web.StreamResponse:
        if request.host not in allowed:
            return web.Response(status=403, text="wrong Host")
        answer: web.StreamResponse = await handler(request)
        return answer

    return guard


async def read_body(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    """The JSON payload and the uploads by their number, bounded as on Discord."""
    try:
        if request.headers.get("Content-Type", "").lower().startswith("multipart/form-data"):
            return await _read_multipart(request)
        text = await request.read()
    except web.HTTPRequestEntityTooLarge as error:
        raise ApiError(40005) from error
    except (ValueError, AssertionError) as error:
        # A form without a boundary, or cut off in the middle of a part.
        raise ApiError(50109) from error
    return (_parsed(text) if text else None), {}


async def _read_multipart(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    payload: Any = None
    uploads: dict[str, Upload] = {}
    left = REQUEST_BYTES
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(50109)
        name = part.name or ""
        data = await _read_part(part, min(left, FILE_BYTES if name != "payload_json" else left))
        left -= len(data)
        if name == "payload_json":
            payload = _parsed(data)
        else:
            number = name.removeprefix("files[").removesuffix("]")
            content_type = part.headers.get("Content-Type", "")
            uploads[number] = Upload(part.filename or f"file{number}", data, content_type)
    return payload if payload is not None else {}, uploads


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    data = bytearray()
    while chunk := await part.read_chunk(2**16):
        data += chunk
        if len(data) > most:
            raise ApiError(40005)
    return bytes(data)


def _parsed(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ApiError(50109) from error


def _check_limits(call: Call) -> list[Violation]:
    return limits.check_request(call.method, call.path, call.payload, call.query, call.uploads)


def _place(call: Call) -> str:
    """The resource that Discord counts rate limits by: channel, guild or webhook."""
    return "/".join(call.params[name] for name in _TOP_LEVEL if name in call.params)


def _response(status: int, body: Any, headers: Mapping[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    # Exactly this content type: with a charset added, clients take the body for text.
    return web.Response(
        status=status, body=json.dumps(body).encode(), content_type="application/json", headers=headers
    )


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


# Somebody else's file from our own address: it must never run as a page of ours.
_FOREIGN = {
    "Cache-Control": "private",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
}

_BLANK_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082"
)
