"""docs/ARCHITECTURE.md is true: what it names exists, and what exists is named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from bot.custom_ids import kinds
from bot.match.deadlines import Deadline
from bot.match.letters import Letter
from storage.outbox import Status

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/ARCHITECTURE.md").read_text(encoding="utf-8")
MAPPED = ("bot", "storage")  # rooms whose every module is named; of the others, the page names what it needs


def table(title: str) -> set[str]:
    """The first column of the tables below a heading, without its quotes."""
    part = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    assert part, f"there is no chapter {title}"
    return set(re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE))


def test_every_file_it_names_exists() -> None:
    named = set(re.findall(r"`((?:bot|storage|render|games|local_discord|tests|docs)/[\w./]*\w)`", PAGE))
    assert len(named) > 30
    assert sorted(name for name in named if not (ROOT / name).exists()) == []


def test_every_module_is_named() -> None:
    modules = {
        str(path.relative_to(ROOT))
        for room in MAPPED
        for path in (ROOT / room).rglob("*.py")
        if path.name != "__init__.py"
    }
    assert table("Rooms") == modules


def test_every_prefix_is_named() -> None:
    assert table("Buttons, menus and forms") == {kind.form.partition(":")[0] for kind in kinds()}


def test_every_kind_of_deadline_is_named() -> None:
    assert table("The way of a deadline") == {kind.__name__ for kind in get_args(Deadline)}


def test_every_letter_and_every_state_of_one_is_named() -> None:
    letters = {kind.__name__ for kind in get_args(Letter)}
    assert table("Letters") == letters | {state.value for state in Status}


@pytest.mark.parametrize("drawing", re.findall(r"!\[[^]]+\]\(([^)]+)\)", PAGE))
def test_every_drawing_is_there(drawing: str) -> None:
    assert (ROOT / "docs" / drawing).is_file()
