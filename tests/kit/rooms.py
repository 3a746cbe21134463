"""The house rule: a room imports only what lies below it. Reads imports, runs nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
OURS = ("games", "render", "storage", "bot", "local_discord", "bench", "website", "tests")
SEEN_BY_PAINTERS = (
    "view",
    "facts",
    "board",
    "boards",
    "data",
    "effects",
    "icons",
    "loading",
    "ways",
    "wording",
)
"""The parts of a game that hold no state: what was printed, and what one pair of eyes may see."""

FOUNDATION = (
    "bot.__version__",
    "bot.config",
    "bot.limits",
    "bot.metrics",
    "bot.id_forms",
    "bot.presses",
    "bot.custom_ids",
)
"""Modules of bot/ that every package of it may use."""

BELOW_BOT = ("games", "render", "storage", *FOUNDATION)

READ_BY_TESTS = ("local_discord.message", "local_discord.answers", "local_discord.waiting")
IN_THE_BOX = {  # its rooms, lowest first, and what they may name below themselves
    "local_discord.rules": ("local_discord.message", "local_discord.rest.calls"),  # what they judge
    "local_discord.world": ("local_discord.message", "local_discord.rules"),
    "local_discord.rest": ("local_discord.message", "local_discord.rules", "local_discord.world"),
    "local_discord.gateway": ("local_discord.message", "local_discord.world"),
    "local_discord.people": (*READ_BY_TESTS, "local_discord.world"),
    "local_discord.page": (
        *READ_BY_TESTS,
        "local_discord.world",
        "local_discord.people",
        "local_discord.box",
    ),
    "local_discord.discord_py": (),
    "local_discord.samples": ("local_discord",),
    "local_discord.tests": ("local_discord",),
}

MAY_IMPORT = {  # room: what of ours it may name, itself included; GAME is the module's own game
    "games.core": ("games.core",),
    "games.GAME": ("games.core", "games.GAME"),
    "games": ("games",),
    "render": (
        "render",
        "games.core.model",
        "games.core.words",
        "games.core.grids",
        *(f"games.*.{part}" for part in SEEN_BY_PAINTERS),
    ),
    "render.plain": ("render", "games.core.model", "games.core.words", "games.GAMES", "games.words_folder"),
    "storage": ("storage", "games.core"),
    "bot": ("bot", "games", "storage.address", "storage.errors"),  # the settings say where the database is
    "bot.match": ("bot.match", *BELOW_BOT),
    "bot.text": ("bot.text", "bot.match", *BELOW_BOT),
    "bot.table": ("bot.table", "bot.text", "bot.match", *BELOW_BOT),
    "bot.ops": ("bot.ops", "bot.text", "bot.match", *BELOW_BOT),
    "bot.door": ("bot.door", "bot.ops", "bot.table", "bot.text", "bot.match", *BELOW_BOT),
    "bot.cli": ("bot", "local_discord", *BELOW_BOT),  # it starts the bot, and the box beside it
    "local_discord": ("local_discord",),
    **{room: (room, *below) for room, below in IN_THE_BOX.items()},
    "bench": OURS,
    "website": OURS,
}
LIBRARY_ROOMS = {  # who may name a library
    "discord": ("bot.door", "local_discord.discord_py"),
    "PIL": ("render", "render.plain"),
    "aiosqlite": ("storage",),
    "sqlite3": ("storage",),
    "psycopg": ("storage",),
    "aiohttp": (
        "bot.ops",
        "bot.door",
        "local_discord",
        "local_discord.rest",
        "local_discord.gateway",
        "local_discord.page",
    ),
    "fluent": ("games.core",),
    "openskill": ("bot.match",),
}
FREE = ("bench", "website", "tests", "local_discord.samples", "local_discord.tests")


def modules() -> Iterator[tuple[str, str]]:
    """Every module of the rooms, by name, with its source."""
    for folder in OURS[:-1]:
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            yield name, path.read_text(encoding="utf-8")


def trespasses(module: str, source: str) -> list[str]:
    """What a module names that it may not."""
    return [said for target in _imports(source) if (said := _trespass(module, target))]


def room_of(module: str) -> str:
    """The room a module is in: "games.GAME" for any game."""
    parts = module.split(".")
    if parts[0] == "games" and len(parts) > 1:
        return "games.core" if parts[1] == "core" else "games.GAME"
    if ".".join(parts[:2]) in MAY_IMPORT:
        return ".".join(parts[:2])
    return parts[0]


def _imports(source: str) -> Iterator[str]:
    for node in _statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            dots = "." * node.level
            yield from (f"{dots}{node.module or ''}.{alias.name}" for alias in node.names)


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """Every statement of a module, however deep; no expressions, which hold no import."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
            yield child
            yield from _statements(child)


def _trespass(module: str, target: str) -> str | None:
    if target.startswith("."):
        return f"{module} imports relatively: {target}"
    top, room = target.split(".")[0], room_of(module)
    if top in LIBRARY_ROOMS:
        allowed = room in LIBRARY_ROOMS[top] or room in FREE
        return None if allowed else f"{module} names the library {top}"
    if top not in OURS or _may(module, room, target):
        return None
    return f"{module} reaches up or across to {target}"


def _may(module: str, room: str, target: str) -> bool:
    own = ".".join(module.split(".")[:2])
    return any(_names(re.sub(r"games\.GAME\b", own, rule), target) for rule in MAY_IMPORT[room])


def _names(rule: str, target: str) -> bool:
    """Whether a rule covers a module; * stands for one name."""
    pattern = rule.replace(".", r"\.").replace("*", r"[a-z_]+")
    return re.match(rf"{pattern}(\.|$)", target) is not None
