"""Recorded matches: whole ones as text under tests/fixtures, their last line telling how they ended."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from games import GAMES
from games.core import codec, engine, notation
from games.core.model import Transcript

FIXTURES = Path(__file__).parent.parent / "fixtures"


def recorded(game: str = "") -> list[Path]:
    return sorted((FIXTURES / game).rglob("*.txt"))


@cache
def replayed(path: Path) -> tuple[Transcript, Any]:
    """The match, and the state it ends in; played again once."""
    transcript = notation.read(path.read_text(encoding="utf-8"))
    return transcript, engine.replay(GAMES[transcript.setup.game], transcript).state


def last_line(state: Any) -> str:
    assert state.ending
    scores = " ".join(map(str, state.ending.scores))
    return f"# ending {state.ending.reason} scores {scores} state {codec.hash_of(state)}"
