"""Files made up by a fuzzer that is led by coverage: `pip install atheris`, then
`python -m tests.proof.fuzz transcripts` (or downloads, settings, decks), for some `--seconds`.

It begins from real files, changes them, and keeps whatever reaches code that nothing has reached before. A
file must be read, or refused by an error of ours that says why; anything else is a find, kept in
tests/proof/out.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from bot.cli.engine import Refusal, game_named
from bot.config import ConfigError, load
from bot.ops import data_overrides
from bot.text import record_file
from bot.text.record_file import NotARecord
from bot.text.verify import verify
from games import GAMES, HERE
from games.core import engine, notation
from games.core.model import RuleError
from games.core.notation import NotationError
from tests.bot.finished import record
from tests.proof import OUT

OURS = ("games.core", "bot.text.record_file", "bot.text.verify", "bot.config", "bot.ops.data_overrides")
DECK = "nautilus_island"
SETTINGS = 'database = "x.db"\nshards = "0-3/8"\nprocesses = 2\n\n[data]\nnautilus = "x"\n'


class Target(NamedTuple):
    """A kind of file: real ones, what reads it, and the errors it may be refused by."""

    seeds: Callable[[], list[bytes]]
    read: Callable[[str], object]
    refusals: tuple[type[Exception], ...]

    def tried(self, data: bytes) -> None:
        """Read a file; whatever is not a refusal in words goes up."""
        try:
            self.read(data.decode("utf-8", "replace"))
        except self.refusals as error:
            assert str(error), "a refusal says why"


def _transcripts() -> list[bytes]:
    found = []
    for game in GAMES:
        whole = record(game, 2)
        rows = [notation.write_head(whole.setup), *(row.row for row in whole.rows[1:12])]
        found.append("\n".join(rows).encode())
    return found


def _replayed(text: str) -> object:
    transcript = notation.read(text)
    return engine.replay(game_named(transcript.setup.game), transcript)


def _downloads() -> list[bytes]:
    whole = record(DECK, 2)
    return [record_file.to_text(whole).encode(), record_file.to_json(whole)]


def _judged(text: str) -> object:
    found = record_file.read(text)
    return verify(found, GAMES[found.setup.game])


def _configured(text: str) -> object:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "settings.toml"
        file.write_text(text, encoding="utf-8", newline="")
        return load({}, file)


def _decks() -> list[bytes]:
    return [file.read_bytes() for file in sorted((HERE / DECK / "data").glob("*.toml"))]


def _overridden(text: str) -> object:
    """The text in place of each of a game's files, one after the other."""
    files = sorted((HERE / DECK / "data").glob("*.toml"))
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            (Path(folder) / file.name).write_bytes(file.read_bytes())
        (Path(folder) / files[len(text) % len(files)].name).write_text(text, encoding="utf-8", newline="")
        return data_overrides.corrected({DECK: Path(folder)})


TARGETS = {
    "transcripts": Target(_transcripts, _replayed, (NotationError, RuleError, Refusal)),
    "downloads": Target(_downloads, _judged, (NotARecord,)),
    "settings": Target(lambda: [SETTINGS.encode()], _configured, (ConfigError,)),
    "decks": Target(_decks, _overridden, (ConfigError,)),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.proof.fuzz", description=__doc__)
    parser.add_argument("kind", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=600)
    given = parser.parse_args()
    fuzzer: Any = importlib.import_module("atheris")
    for name in [name for name in sys.modules if name.startswith(OURS)]:
        _led_by(fuzzer, name)
    target = TARGETS[given.kind]
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as corpus:
        for number, seed in enumerate(target.seeds()):
            (Path(corpus) / str(number)).write_bytes(seed)
        limits = (
            f"-max_total_time={given.seconds}",
            "-timeout=60",
            f"-artifact_prefix={OUT}/fuzz-{given.kind}-",
        )
        fuzzer.Setup([sys.argv[0], corpus, *limits], target.tried)
        fuzzer.Fuzz()


def _led_by(fuzzer: Any, name: str) -> None:
    """Let the fuzzer see which lines of a module are reached."""
    for found in vars(sys.modules[name]).values():
        if callable(found) and getattr(found, "__module__", "") == name and hasattr(found, "__code__"):
            fuzzer.instrument_func(found)


if __name__ == "__main__":
    main()
