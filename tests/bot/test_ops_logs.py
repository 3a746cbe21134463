"""Logs: readable, or as JSON; and whatever goes wrong, no token is in them."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest

from bot.ops import logs

TOKEN = "abc.def.ghi"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Whatever a test configures is gone after it."""
    root, hook = logging.getLogger(), sys.excepthook
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:], sys.excepthook = handlers, hook
    root.setLevel(level)


def logging_to(style: str = "text", level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    logs.configure(style, level, (TOKEN,), stream)
    return stream


@pytest.mark.parametrize("style", ["text", "json"])
def test_the_token_is_masked_wherever_it_stands(style: str) -> None:
    stream = logging_to(style)
    try:
        raise RuntimeError(f"could not use {TOKEN}")
    except RuntimeError:
        logging.getLogger("trial").exception("with %s and %s", TOKEN, {"Authorization": f"Bot {TOKEN}"})
    said = stream.getvalue()
    assert TOKEN not in said
    assert said.count(logs.MASK) == 3, "in the message twice, in the traceback once"


def test_what_nobody_caught_is_masked_too() -> None:
    stream = logging_to()
    error = RuntimeError(f"could not use {TOKEN}")
    sys.excepthook(RuntimeError, error, None)
    assert f"could not use {logs.MASK}" in stream.getvalue()


def test_the_token_of_an_interaction_is_masked() -> None:
    stream = logging_to()
    logging.getLogger("trial").warning(
        "POST /api/v10/interactions/12/aW50ZXI/callback, /webhooks/3/aW50ZXI?w=1"
    )
    assert "/interactions/12/[masked]/callback, /webhooks/3/[masked]?w=1" in stream.getvalue()


def test_json_logs_are_one_object_a_line() -> None:
    stream = logging_to("json")
    logging.getLogger("trial").warning("first\nsecond: %s", "é")
    try:
        raise ValueError("no")
    except ValueError:
        logging.getLogger("trial").exception("third")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("warning", "trial", "first\nsecond: é")
    assert first["time"].endswith("Z") and "error" not in first
    assert second["error"].endswith("ValueError: no")


def test_readable_logs_say_when_who_and_what() -> None:
    stream = logging_to()
    logging.getLogger("trial").info("all well")
    assert stream.getvalue().endswith(" INFO    trial: all well\n")


def test_what_is_below_the_level_is_not_logged() -> None:
    stream = logging_to(level="warning")
    logging.getLogger("trial").info("chatter")
    assert stream.getvalue() == ""


def test_configuring_again_does_not_double_the_lines() -> None:
    logging_to()
    stream = logging_to()
    logging.getLogger("trial").info("once")
    assert len([h for h in logging.getLogger().handlers if isinstance(h.formatter, logs.Masking)]) == 1
    assert stream.getvalue().count("once") == 1
