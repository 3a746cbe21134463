"""Validate against Discord's own schemas: OpenAPI for REST, generated JSON Schema for the gateway.

The files are Discord's and not part of this project. They lie in the folder that the environment variable
DISCORD_SCHEMAS names.
"""

from __future__ import annotations

import functools
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from local_discord.message import Json
from local_discord.rest.calls import Call
from local_discord.rules import event_shapes
from local_discord.rules.limit_table import Violation

# Discord takes these without documenting them everywhere; discord.py and discord.js send them.
_ALSO_TAKEN = {"nsfw", "flags", "tts", "dm_permission", "fail_if_not_exists", "enforce_nonce"}
_EVENTS = {
    "READY": "Ready",
    "GUILD_CREATE": "GuildCreate",
    "INTERACTION_CREATE": "InteractionCreate",
    "MESSAGE_CREATE": "MessageCreate",
    "MESSAGE_UPDATE": "MessageUpdate",
    "MESSAGE_DELETE": "MessageDelete",
    "THREAD_CREATE": "ThreadCreate",
    "THREAD_UPDATE": "ThreadUpdate",
    "CHANNEL_PINS_UPDATE": "Pins",
    "IDENTIFY": "Identify",
}
_URN = "urn:discord"
_HINT = "set DISCORD_SCHEMAS to the folder with openapi.json and gateway.json"


class SchemasMissing(RuntimeError):
    """Discord's files are not where they were looked for."""


def folder() -> Path:
    """Where Discord's schema files should lie."""
    if named := os.environ.get("DISCORD_SCHEMAS"):
        return Path(named)
    raise SchemasMissing(f"Discord's schemas were asked for: {_HINT}")


def load(where: Path | None = None) -> Schemas:
    """Read both files; SchemasMissing says where they were looked for."""
    return _load(where or folder())


@functools.cache
def _load(where: Path) -> Schemas:
    documents = []
    for name in ("openapi.json", "gateway.json"):
        try:
            documents.append(json.loads((where / name).read_text(encoding="utf-8")))
        except OSError as error:
            raise SchemasMissing(f"Discord's {name} is not in {where}: {_HINT}") from error
    return Schemas(*documents)


class Schemas:
    """Validates requests, answers and events."""

    def __init__(self, openapi: Json, gateway: Json) -> None:
        _amend_openapi(openapi)
        _amend_gateway(gateway)
        self._paths: Json = openapi["paths"]
        self._rest = Judge(openapi)
        added = event_shapes.missing(gateway["definitions"])
        self._events = {**_EVENTS, **{name: name for name in added}}
        gateway["definitions"] |= added
        self._gateway = Judge(gateway)
        # Fewer placeholders first, so that a literal segment wins.
        ordered = sorted(self._paths, key=lambda template: template.count("{"))
        self._patterns = [(re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), path) for path in ordered]

    def request(self, call: Call) -> list[Violation]:
        """Validate a request by the schema of its route."""
        template, operation = self._operation(call)
        if operation is None:
            return [Violation("", "UNKNOWN_ROUTE", f"{call.method} {call.path} is not in Discord's document")]
        shared = self._paths[template].get("parameters", [])
        known = {entry["name"] for entry in [*shared, *operation.get("parameters", [])]}
        found = [
            Violation(f"query.{name}", "UNKNOWN_QUERY", "not a parameter of this route")
            for name in call.query
            if name not in known
        ]
        body = operation.get("requestBody")
        if body is None:
            unexpected = call.payload not in (None, {}, [])
            return [*found, *([Violation("", "UNEXPECTED_BODY", "no body expected")] if unexpected else [])]
        if call.payload is None:
            return [
                *found,
                *([Violation("", "BODY_REQUIRED", "a body is needed")] if body.get("required") else []),
            ]
        pointer = _pointer("paths", template, call.method.lower(), "requestBody", "content")
        return found + self._rest.violations(pointer + "/application~1json/schema", call.payload)

    def answer(self, call: Call, status: int, body: Any) -> list[str]:
        """Validate our answer by the schema of its route."""
        template, operation = self._operation(call)
        if operation is None or status >= 500:
            return []
        answers = operation["responses"]
        key = str(status) if str(status) in answers else f"{status // 100}XX"
        if key not in answers:
            return [f"status {status} is not among {sorted(answers)}"]
        pointer = _pointer("paths", template, call.method.lower(), "responses", key)
        if "$ref" in answers[key]:
            pointer = answers[key]["$ref"].removeprefix("#")
        elif "content" not in answers[key]:
            return [] if body is None else [f"status {status} has no body"]
        found = self._rest.violations(pointer + "/content/application~1json/schema", body)
        return [f"{fault.path}: {fault.message}" for fault in found]

    def event(self, name: str, payload: Any) -> list[str]:
        """Validate a gateway event; one without a schema is a violation."""
        if name not in self._events:
            return ["no schema knows this event"]
        found = self._gateway.violations(f"/definitions/{self._events[name]}", payload)
        return [f"{fault.path}: {fault.message}" for fault in found]

    def _operation(self, call: Call) -> tuple[str, Json | None]:
        template = ""
        for pattern, candidate in self._patterns:
            if pattern.fullmatch(call.path):
                template = candidate
                if operation := self._paths[candidate].get(call.method.lower()):
                    return candidate, operation
        return template, None


class Judge:
    """One document's validator, with unions settled by their `type` field."""

    def __init__(self, document: Json) -> None:
        from jsonschema import Draft202012Validator, ValidationError
        from jsonschema.validators import extend
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        self._document = document
        self._error = ValidationError
        self._properties = Draft202012Validator.VALIDATORS["properties"]
        resource = DRAFT202012.create_resource(document)
        self._registry = Registry().with_resource(_URN, resource)
        self._class = extend(
            Draft202012Validator,
            {"anyOf": self._union, "oneOf": self._union, "properties": self._documented},
        )
        self._validators: dict[str, Any] = {}

    def violations(self, pointer: str, value: Any) -> list[Violation]:
        """Validate a value by the schema at the pointer."""
        if pointer not in self._validators:
            self._validators[pointer] = self._class({"$ref": _URN + "#" + pointer}, registry=self._registry)
        return [
            Violation(
                ".".join(map(str, error.absolute_path)), str(error.validator or "union"), error.message[:200]
            )
            for error in self._validators[pointer].iter_errors(value)
        ]

    def _documented(self, validator: Any, properties: Json, value: Any, schema: Json) -> Iterator[Any]:
        yield from self._properties(validator, properties, value, schema)
        if isinstance(value, dict) and "additionalProperties" not in schema:
            for name in value:
                if name not in properties and name not in _ALSO_TAKEN:
                    yield self._error(f"{name!r} is not a documented field")

    def _union(self, validator: Any, options: list[Json], value: Any, schema: Json) -> Iterator[Any]:
        """Validate anyOf and oneOf by the option that the `type` field selects, for exact errors."""
        if value is None and any(self._takes_null(option) for option in options):
            return
        if isinstance(value, dict) and "type" in value:
            fitting = [option for option in options if self._may_fit(option, value["type"])]
            if not fitting:
                yield self._error(f"type {value['type']!r} is not allowed here")
                return
            options = fitting
        yield from self._nearest(validator, options, value)

    def _nearest(self, validator: Any, options: list[Json], value: Any) -> list[Any]:
        best: list[Any] = []
        for option in options:
            errors = list(validator.descend(value, option))
            if not errors:
                return []
            if not self._takes_null(option) and (not best or len(errors) < len(best)):
                best = errors
        return best or [self._error("matches no allowed form")]

    def _may_fit(self, schema: Json, kind: Any) -> bool:
        """Whether an option, or one of its own options, takes objects of this type."""
        resolved = self._resolved(schema)
        if resolved.get("type") == "null":
            return False
        for word in ("anyOf", "oneOf"):
            if word in resolved:
                return any(self._may_fit(option, kind) for option in resolved[word])
        kinds = self._kinds(resolved)
        return kinds is None or kind in kinds

    def _kinds(self, schema: Json) -> list[Any] | None:
        """The values an object schema allows for `type`, if it says so."""
        marker = self._resolved(schema).get("properties", {}).get("type")
        if marker is None:
            return None
        marker = self._resolved(marker)
        if "const" in marker:
            return [marker["const"]]
        if "enum" in marker:
            return list(marker["enum"])
        if "oneOf" in marker:
            return [option["const"] for option in marker["oneOf"] if "const" in option] or None
        return None

    def _takes_null(self, schema: Json) -> bool:
        kind = self._resolved(schema).get("type")
        return kind == "null" or (isinstance(kind, list) and "null" in kind)

    def _resolved(self, schema: Json) -> Json:
        while "$ref" in schema:
            node: Any = self._document
            for step in schema["$ref"].removeprefix("#/").split("/"):
                node = node[unquote(step).replace("~1", "/").replace("~0", "~")]
            schema = node
        return schema


def _amend_openapi(document: Json) -> None:
    """Widen the document where Discord is known to accept more."""
    schemas = document["components"]["schemas"]
    # A JSON number is taken where the document says string.
    schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
    # The document composes errors of two parts, which strict reading cannot follow.
    error = {"code": {"type": "integer"}, "message": {"type": "string"}}
    late = {"retry_after": {"type": "number"}, "global": {"type": "boolean"}}
    refused = {**error, "errors": {"type": "object"}}
    schemas["ErrorResponse"] = {"type": "object", "required": [*error], "properties": refused}
    too_fast = {"type": "object", "required": ["message", *late], "properties": {**error, **late}}
    schemas["RatelimitedResponse"] = too_fast
    # Discord's pages call a permission set a text, and both are taken.
    for schema in schemas.values():
        wanted = schema.get("properties", {}).get("default_member_permissions", {})
        if "integer" in wanted.get("type", []):
            wanted["type"] = ["integer", "string", "null"]
    # A file to be kept by an edit may be sent back as it was received; discord.py does.
    shown = schemas["MessageAttachmentResponse"]["properties"]
    asked = schemas["MessageAttachmentRequest"]["properties"]
    asked |= {name: shown[name] for name in shown if name not in asked} | {"spoiler": {"type": "boolean"}}
    # A post in a forum is taken with the fields that discord.py sends along, too.
    schemas["CreateForumThreadRequest"]["properties"]["type"] = {"type": ["integer", "null"]}
    schemas["CreatedThreadResponse"]["properties"]["message"] = {
        "$ref": "#/components/schemas/MessageResponse"
    }
    begin = document["paths"]["/channels/{channel_id}/threads"]["post"]
    begin["parameters"] = [*begin.get("parameters", []), {"name": "use_nested_fields", "in": "query"}]
    # Deferrals, choices and modals give a resource too, with nothing but its type.
    bare = {"type": "object", "properties": {"type": {"enum": [5, 6, 8, 9]}}, "required": ["type"]}
    schemas["InteractionCallbackResponse"]["properties"]["resource"]["oneOf"].append(bare)


def _amend_gateway(document: Json) -> None:
    """Add what the generated schema lacks of Discord's documentation."""
    _modernise(document)
    definitions = document["definitions"]
    definitions["APIUnfurledMediaItem"]["properties"]["id"] = {"type": "string"}
    for name, definition in definitions.items():
        channel = definition.get("properties", {}).get("channel", {})
        if "Interaction" in name and "properties" in channel:
            channel["properties"]["permissions"] = {"type": "string"}


def _modernise(node: Any) -> None:
    """Rewrite draft 7's tuples under `items` as `prefixItems`."""
    if isinstance(node, dict):
        if isinstance(node.get("items"), list):
            node["prefixItems"] = node.pop("items")
        node = list(node.values())
    for child in node if isinstance(node, list) else []:
        _modernise(child)


def _pointer(*steps: str) -> str:
    return "".join("/" + step.replace("~", "~0").replace("/", "~1") for step in steps)
