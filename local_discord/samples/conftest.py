"""What the samples' tests need beside the box."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from local_discord.calm import keep_calm
from local_discord.tests.node.modules import installed

keep_calm()


def pytest_itemcollected(item: pytest.Item) -> None:
    if item.path.name == "test_discord_js_bot.py":
        item.add_marker("programs")  # it needs Node


@pytest.fixture(autouse=True)
def folder(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run what needs Node where the JavaScript bot lies and `npm install discord.js` has been run."""
    if request.node.get_closest_marker("programs"):
        shutil.copy(Path(__file__).parent / "discord_js_bot.mjs", tmp_path)
        (tmp_path / "node_modules").symlink_to(installed())
        monkeypatch.chdir(tmp_path)
