"""The README shows the samples as they are tested, and names what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
README = (HOME / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["test_discord_py_bot.py", "test_discord_js_bot.py"])
def test_a_sample_is_shown_as_it_is_tested(name: str) -> None:
    sample = (HOME / "samples" / name).read_text(encoding="utf-8")
    assert f"```python\n{sample}```\n" in README
    assert len([line for line in sample.splitlines() if line]) <= 10


def test_the_line_that_sends_discord_js_to_the_box_is_the_samples() -> None:
    (shown,) = re.findall(r"```js\n(.*?)```", README, re.DOTALL)
    assert shown in (HOME / "samples" / "discord_js_bot.mjs").read_text(encoding="utf-8")


def test_every_file_it_names_is_there() -> None:
    rows = re.findall(r"^\| ((?:`[\w./]+`(?:, )?)+) \|", README, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`([\w./]+)`", row)]
    named += re.findall(r"`(samples/[\w.]+)`", README)
    assert len(named) > 12
    assert [name for name in named if not (HOME / name).exists()] == []


def test_every_room_is_named() -> None:
    rooms = {path.parent.name for path in HOME.glob("*/__init__.py")} - {"tests", "samples"}
    assert {room for room in rooms if f"| `{room}/` |" not in README} == set()
