"""The house rule, read from the imports."""

from __future__ import annotations

import re

import pytest

from tests.kit import rooms

MODULES = dict(rooms.modules())


def test_a_room_imports_only_what_lies_below_it() -> None:
    assert [said for module, source in MODULES.items() for said in rooms.trespasses(module, source)] == []


def test_every_room_is_looked_at() -> None:
    assert {module.split(".")[0] for module in MODULES} >= {
        "games",
        "render",
        "storage",
        "bot",
        "local_discord",
    }


LONGEST = 300
ONE_MEANING = {  # module names that several rooms share, because they are about the same thing
    "deadlines": "what happens by itself: its types, its rows",
    "carry_over": "matches of older rules: their rows, their place in the database",
    "finding": "finding people to play with: buttons, handlers, commands",
    "notes": "private notes: rows, buttons, handlers",
    "engine": "playing by the rules: the engine, its commands",
    "hints": "the best answers: found, who may have them, handlers",
    "lessons": "questions explained once: texts, rows, to whom",
    "history": "finished matches: their rows, lines, handlers",
    "lobby": "a table before the match: the service, its buttons",
    "lookups": "what one can look up: lines, buttons, handlers, commands",
    "memories": "looking back on a match: buttons, handlers",
    "orders": "standing orders: rules, rows, buttons, handlers, commands",
    "play": "playing: handlers, commands",
    "practice": "matches against stand-ins: the service, buttons, handlers, commands",
    "privacy": "what is kept of a person: its rows, the service, handlers",
    "problems": "reports of problems: rows, handlers",
    "ratings": "ratings of people: computed, their rows",
    "reminders": "reminders: the service, its buttons",
    "seasons": "seasons of a server: rows, rules, the service, buttons, handlers, commands",
    "seats": "seats that change hands: buttons, handlers",
    "settings": "settings: handlers, commands",
    "standing": "standing: words, buttons, handlers, commands",
    "tables": "tables: buttons, commands",
    "votes": "votes: the service, its buttons",
    "words": "sentences by id: the machinery, the bot's own",
}


def test_no_module_of_bot_and_storage_is_too_long_to_read_at_a_sitting() -> None:
    lines = {name: source.count("\n") for name, source in IN_THE_MIDDLE.items()}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def test_no_file_of_tests_is_too_long_to_read_at_a_sitting() -> None:
    files = [
        path for room in ("tests", "local_discord/tests") for path in (rooms.ROOT / room).rglob("test_*.py")
    ]
    lines = {str(path): path.read_text("utf-8").count("\n") for path in files}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


IN_THE_MIDDLE = {name: source for name, source in MODULES.items() if name.startswith(("bot", "storage"))}
SPOKEN_TO = re.compile(r"games\.core\.\w+|render|render\.\w+|render\.kit\.\w+")  # a painter is its own affair
CLASS = re.compile(r"^class ([A-Z]\w*)", re.MULTILINE)
SQL = re.compile(r"\b(SELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM)\b")
EMPTY = re.compile(
    r"^\w+(: [^=]+)? = (\{\}|\[\]|(set|dict|list|defaultdict|OrderedDict|deque)\(.*\))", re.MULTILINE
)


def test_a_class_has_a_name_of_its_own_among_all_that_bot_speaks_to() -> None:
    below = {name: source for name, source in MODULES.items() if SPOKEN_TO.fullmatch(name)}
    places: dict[str, list[str]] = {}
    for module, source in (IN_THE_MIDDLE | below).items():
        for name in CLASS.findall(source):
            places.setdefault(name, []).append(module)
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_sql_stands_in_storage_alone() -> None:
    assert [name for name, source in MODULES.items() if name.startswith("bot") and SQL.search(source)] == []
    assert any(SQL.search(source) for name, source in MODULES.items() if name.startswith("storage"))


def test_no_module_of_the_middle_collects_anything() -> None:
    assert [name for name, source in IN_THE_MIDDLE.items() if EMPTY.search(source)] == []
    assert EMPTY.search("\n_kept: dict[int, bytes] = {}\n") and EMPTY.search("\n_kept = OrderedDict()\n")


def test_a_module_name_that_rooms_share_has_one_meaning() -> None:
    rooms_of: dict[str, set[str]] = {}
    for module in MODULES:
        room, _, name = module.rpartition(".")
        if module.startswith(("bot.", "storage.", "games.core.")) and not name.startswith("__"):
            rooms_of.setdefault(name, set()).add(room)
    packages = {room for room in MODULES if any(module.startswith(f"{room}.") for module in MODULES)}
    shared = {name for name, where in rooms_of.items() if len(where) > 1}
    shared -= {package.rpartition(".")[2] for package in packages}
    assert shared == set(ONE_MEANING)


PLANTED = [
    ("games.core.engine", "from games.nautilus_island import GAME"),
    ("games.core.words", "import discord"),
    ("games.nautilus_island.steps", "from games.the_island import board"),
    ("games.nautilus_island.steps", "from storage import journal"),
    ("games.nautilus_island.steps", "from .state import Pile"),
    ("render.nautilus_island.board", "from games.nautilus_island.state import Pile"),
    ("render.canvas", "from games.core import engine"),
    ("render.canvas", "import storage.journal"),
    ("render.nautilus_island.board", "from games import GAMES"),
    ("render.plain.reading", "from games.core import engine"),
    ("storage.journal", "from games.nautilus_island.facts import TREASURE"),
    ("storage.journal", "from PIL import Image"),
    ("bot.match.turns", "import discord"),
    ("bot.match.turns", "from bot.door.reply import Reply"),
    ("bot.match.turns", "from bot.text.words import Wording"),
    ("bot.text.panel", "from bot.table.lobby import Lobby"),
    ("bot.table.lobby", "from bot.ops.notices import Notices"),
    ("bot.ops.doctor", "from bot.table.lobby import Lobby"),
    ("bot.door.app", "from bot.cli import host"),
    ("bot.config", "from storage import journal"),
    ("bot.match.turns", "from local_discord.box import Box"),
    ("render.canvas", "import aiosqlite"),
    ("bot.door.handlers.play", "from local_discord.box import Box"),
    ("local_discord.rest.server", "from bot.config import Config"),
    ("local_discord.rest.server", "import discord"),
    ("local_discord.world.messages", "from local_discord.rest.server import Rest"),
    ("local_discord.world.messages", "import aiohttp"),
    ("local_discord.gateway.sessions", "from local_discord.rest.server import Rest"),
    ("local_discord.people.person", "from local_discord.box import Box"),
    ("local_discord.tests.conftest", "from tests.bot.evening import Evening"),
    ("bot.match.turns", "def late():\n    import discord.ui"),
]


@pytest.mark.parametrize(("module", "source"), PLANTED, ids=[f"{m}: {s.strip()}" for m, s in PLANTED])
def test_a_planted_trespass_is_caught(module: str, source: str) -> None:
    (said,) = rooms.trespasses(module, source)
    assert said.startswith(module)


ALLOWED = [
    (
        "games.nautilus_island.steps",
        "from games.nautilus_island import scoring\nfrom games.core.game import Flow",
    ),
    (
        "render.nautilus_island.board",
        "from games.nautilus_island.view import PileView\nfrom PIL import Image",
    ),
    ("render.plain.reading", "from games import GAMES, words_folder\nfrom PIL import Image"),
    ("storage.journal", "import aiosqlite\nfrom games.core import codec"),
    ("bot.text.pictures", "from games import GAMES\nfrom storage import journal\nimport render"),
    (
        "bot.door.handlers.play",
        "import discord\nfrom bot.match.turns import Turns\nfrom games.core.model import Seat",
    ),
    ("bot.cli.play_at_home", "from local_discord.box import Box\nfrom bot.door.client import Client"),
    ("local_discord.tests.little_bot", "import discord\nfrom local_discord.box import Box"),
    ("games", "from games import nautilus_island"),
]


@pytest.mark.parametrize(("module", "source"), ALLOWED, ids=[module for module, _ in ALLOWED])
def test_what_lies_below_may_be_named(module: str, source: str) -> None:
    assert rooms.trespasses(module, source) == []
