"""The same matches in another process, whose hashes are seeded differently: python -m tests.kit.fresh."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from games.core import codec, notation
from tests.kit.playouts import play
from tests.kit.subjects import SUBJECTS

ROOT = Path(__file__).parent.parent.parent


@cache
def here(key: str) -> list[str]:
    """Hash one match for each seat count: what was played and where it ended."""
    game = SUBJECTS[key].game
    found = []
    for seats in game.meta.seats:
        match = play(game, game.setup(seats, "fresh"))
        told = [moment.events for moment in match.moments]
        found.append(codec.hash_of((notation.write(match.transcript), told, match.moments[-1].data)))
    return found


@cache
def elsewhere() -> dict[str, list[str]]:
    """Compute the same hashes in another process."""
    command = [sys.executable, "-m", "tests.kit.fresh"]
    other = {**os.environ, "PYTHONHASHSEED": "4711"}
    run = subprocess.run(command, cwd=ROOT, env=other, capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = json.loads(run.stdout)
    return found


if __name__ == "__main__":
    print(json.dumps({key: here(key) for key in SUBJECTS}))
