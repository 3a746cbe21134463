"""A new game, playable and green at once: `python -m tests.kit new NAME` copies the game First Dive.

It writes games/NAME (rules, facts, steps, view, words and RULES pages in three languages), its tests under
tests/games/NAME, recorded matches under tests/fixtures/NAME and its numbers in tests/kit/perft.json.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from keyword import iskeyword
from pathlib import Path
from random import Random
from typing import Any

import games
from games.core import engine, notation
from games.core.engine import LEAVE
from games.core.game import Game
from games.core.model import Action, Decision, Seat, Setup, Transcript
from tests.kit import perft
from tests.kit.playouts import Chooser, at_random, play
from tests.kit.recorded import last_line
from tests.kit.rewinds import rewound

ROOT = Path(__file__).parent.parent.parent
TEMPLATE = ROOT / "tests" / "spikes" / "first_dive"
COPIED = (".py", ".toml", ".ftl", ".md")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 30


class BadName(Exception):
    """No game can have this name: says why."""


def new(name: str, root: Path = ROOT) -> list[Path]:
    """Make a game called `name` in a checkout; gives back the files written."""
    check(name, root)
    home, tests = root / "games" / name, root / "tests" / "games" / name
    files = {home / path.relative_to(TEMPLATE): path for path in _template()}
    files[tests / "test_rules.py"] = TEMPLATE.with_name("test_first_dive.py")
    for target, source in files.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    _tidied(home, tests)
    game = games.find(root / "games")[name]
    numbers = root / "tests" / "kit" / "perft.json"
    numbers.parent.mkdir(parents=True, exist_ok=True)
    perft.record(name, perft.counts(game), numbers)
    return [*files, *record(game, root / "tests" / "fixtures" / name), numbers]


def check(name: str, root: Path = ROOT) -> None:
    """Raise BadName unless a game may be called so."""
    if not NAME.fullmatch(name) or iskeyword(name) or len(name) > LONGEST_NAME:
        raise BadName(
            f"{name!r} is no name for a folder of Python code: write it like reef_race, "
            f"in small letters, at most {LONGEST_NAME}"
        )
    if name == "core" or name in games.GAMES or (root / "games" / name).exists():
        raise BadName(f"there is a folder games/{name} already")


def record(game: Game[Any, Any], folder: Path) -> list[Path]:
    """A whole match for each way to end, one that somebody leaves, and one that is rewound."""
    folder.mkdir(parents=True, exist_ok=True)
    few, many = min(game.meta.seats), max(game.meta.seats)
    matches = {
        "few_players": (f"{few} players, to the end.", _played(game, game.setup(few, "few"))),
        "many_players": (f"{many} players, to the end.", _played(game, game.setup(many, "many"))),
        "one_leaves": ("One of several leaves.", _played(game, game.setup(many, "leaves"), leaving=1)),
        "left_alone": ("All but one leave.", _played(game, game.setup(many, "alone"), leaving=many - 1)),
        "rewound": ("Rewound three times.", rewound(game, game.setup(few, "rewound"), _by_chance("rewound"))),
    }
    return [_written(game, folder / f"{key}.txt", *found) for key, found in matches.items()]


def _template() -> list[Path]:
    return [path for path in sorted(TEMPLATE.rglob("*")) if path.suffix in COPIED]


def _renamed(text: str, name: str) -> str:
    words = name.split("_")
    title = " ".join(map(str.capitalize, words))
    text = text.replace("tests.spikes.first_dive", f"games.{name}")
    text = text.replace("first_dive", name).replace("First Dive", title)
    return text.replace("FirstDive", "".join(map(str.capitalize, words)))


def _tidied(*folders: Path) -> None:
    """Imports in order and lines of the right length, whatever the new name is."""
    config = ["--config", str(ROOT / "pyproject.toml")]
    for command in (["check", "--fix", "--select", "I"], ["format"]):
        line = [sys.executable, "-m", "ruff", *command, *config, "--quiet", *map(str, folders)]
        subprocess.run(line, check=True)


def _by_chance(seed: str) -> Chooser:
    dice = Random(seed)
    return lambda asked: at_random(asked, dice)


def _played(game: Game[Any, Any], setup: Setup, leaving: int = 0) -> Transcript:
    """A match by chance; from the third action on, so many seats leave one after the other."""
    chance: Callable[[tuple[Decision, ...]], Action] = _by_chance(setup.seed)
    goers = [Seat(n) for n in range(leaving)]
    done = 0

    def choose(asked: tuple[Decision, ...]) -> Action:
        nonlocal done
        done += 1
        return Action(goers.pop(0), LEAVE, ()) if done > 2 and goers else chance(asked)

    return play(game, setup, choose).transcript


def _written(game: Game[Any, Any], path: Path, title: str, transcript: Transcript) -> Path:
    end = last_line(engine.replay(game, transcript).state)
    text = f"# {title}\n{notation.write(transcript).rstrip()}\n{end}\n"
    path.write_text(text, encoding="utf-8")
    return path
