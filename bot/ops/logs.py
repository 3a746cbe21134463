"""Logs: readable lines, or one JSON object a line; no token ever comes through."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from types import TracebackType
from typing import TextIO

MASK = "[masked]"
ONE_WAY_LINKS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?\"']+")
"""Addresses that answer an interaction carry its token."""

LIBRARIES = ("discord", "aiosqlite", "aiohttp", "asyncio")
"""They never speak at debug: they would say every row and every message they carry, secrets among them."""

log = logging.getLogger(__name__)


def configure(style: str, level: str, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """All logs of this process to one place; what nobody caught is logged too, so that it is masked."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Masking(JsonLines() if style == "json" else Lines(), secrets))
    root = logging.getLogger()
    for old in list(root.handlers):
        if isinstance(old.formatter, Masking):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(max(root.level, logging.INFO))
    sys.excepthook = _uncaught


class Lines(logging.Formatter):
    """2026-01-31 12:00:00 INFO    bot.door.app: said in words."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
        self.converter = time.gmtime


class JsonLines(logging.Formatter):
    """One object a line, for programs that collect logs."""

    def __init__(self) -> None:
        super().__init__()
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


class Masking(logging.Formatter):
    """Another formatter's lines with every secret taken out, in tracebacks too."""

    def __init__(self, inner: logging.Formatter, secrets: Iterable[str]) -> None:
        super().__init__()
        self._inner = inner
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        return masked(self._inner.format(record), self._secrets)


def masked(text: str, secrets: Iterable[str]) -> str:
    """The text without these words, and without the tokens of interactions."""
    for secret in secrets:
        text = text.replace(secret, MASK)
    return ONE_WAY_LINKS.sub(rf"\g<1>{MASK}", text)


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
    else:
        log.critical("not caught", exc_info=(kind, error, trace))
