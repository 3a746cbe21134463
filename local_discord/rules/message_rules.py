"""Validate messages, whichever route they come by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from local_discord.message import COMPONENTS_V2, Json
from local_discord.rules.component_rules import ROW, check_message_components
from local_discord.rules.limit_table import LIMITS, Findings

_LEGACY = ("content", "embeds", "poll", "sticker_ids")


def check_message(
    findings: Findings, payload: Json, files: Mapping[str, Any], path: str = "", *, edit: bool = False
) -> None:
    """Check content, embeds, components, files and mentions; an edit inherits the message's flags."""
    dot = f"{path}." if path else ""
    flags = payload.get("flags") or 0
    components = payload.get("components") or []
    leans = edit and "flags" not in payload and any(part.get("type") != ROW for part in components)
    v2 = leans or bool(flags & COMPONENTS_V2)
    findings.longest(f"{dot}content", payload.get("content"), "content")
    if len(str(payload.get("nonce") or "")) > LIMITS["nonce"].number:
        findings.longest(f"{dot}nonce", str(payload["nonce"]), "nonce")
    findings.most(f"{dot}sticker_ids", payload.get("sticker_ids"), "stickers")
    _check_embeds(findings, payload.get("embeds") or [], f"{dot}embeds")
    _check_files(findings, payload, files, dot)
    _check_mentions(findings, payload.get("allowed_mentions") or {}, f"{dot}allowed_mentions")
    if v2:
        for name in _LEGACY:
            if payload.get(name):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                findings.bad(f"{dot}{name}", code, f"The '{name}' field cannot be used with components V2")
    check_message_components(findings, components, f"{dot}components", v2=v2)


def _check_embeds(findings: Findings, embeds: list[Json], path: str) -> None:
    findings.most(path, embeds, "embeds")
    total = 0
    for position, embed in enumerate(embeds):
        place = f"{path}.{position}"
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        fields = embed.get("fields") or []
        findings.longest(f"{place}.title", embed.get("title"), "embed title")
        findings.longest(f"{place}.description", embed.get("description"), "embed description")
        findings.longest(f"{place}.footer.text", footer.get("text"), "embed footer")
        findings.longest(f"{place}.author.name", author.get("name"), "embed author")
        findings.most(f"{place}.fields", fields, "embed fields")
        for number, field in enumerate(fields):
            findings.longest(f"{place}.fields.{number}.name", field.get("name"), "embed field name", least=1)
            findings.longest(
                f"{place}.fields.{number}.value", field.get("value"), "embed field value", least=1
            )
        texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
        texts += [text for field in fields for text in (field.get("name"), field.get("value"))]
        total += sum(len(text or "") for text in texts)
    if total > LIMITS["embed sum"].number:
        text = f"Embed size exceeds maximum size of {LIMITS['embed sum'].number}"
        findings.bad(path, "MAX_EMBED_SIZE_EXCEEDED", text)


def _check_files(findings: Findings, payload: Json, files: Mapping[str, Any], dot: str) -> None:
    findings.most(f"{dot}files", files, "files")
    attachments = payload.get("attachments") or []
    findings.most(f"{dot}attachments", attachments, "files")
    for position, attachment in enumerate(attachments):
        place = f"{dot}attachments.{position}"
        findings.longest(f"{place}.description", attachment.get("description"), "alt text")


def _check_mentions(findings: Findings, allowed: Json, path: str) -> None:
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        findings.most(f"{path}.{kind}", named, "allowed mentions")
        if named and kind in (allowed.get("parse") or []):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            findings.bad(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
