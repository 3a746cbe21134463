"""Where sentences are kept, and marks that no sentence may hold."""

from __future__ import annotations

import re
from pathlib import Path

import render
from bot.text.words import FOLDER as BOT
from games import GAMES, words_folder
from games.core.words import CORE, LANGUAGES

RENDER = Path(render.__file__).parent / "words"
PAINTERS = {f"render of {path.parent.name}": path for path in sorted(RENDER.parent.glob("*/words"))}
FOLDERS = {
    "core": CORE,
    "bot": BOT,
    "render": RENDER,
    **PAINTERS,
    **{key: words_folder(key) for key in GAMES},
}
OTHERS = [language for language in LANGUAGES if language != "en"]

INVISIBLE = re.compile("[\u200e\u200f\u2066-\u2069]")
BARE = re.compile(r"[^\s`][;?!»](?!\w)|[^\s`]:(?=\s|$)|«(?!\s)")  # French marks without their blank
