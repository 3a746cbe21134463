"""What the samples' tests need beside the box."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from local_discord.calm import keep_calm
from local_discord.tests.node.modules import installed

keep_calm()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the JavaScript bot, where `npm install discord.js` has been run."""
    shutil.copy(Path(__file__).parent / "discord_js_bot.mjs", tmp_path)
    (tmp_path / "node_modules").symlink_to(installed())
    return tmp_path
