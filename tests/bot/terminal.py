"""The command line as somebody at a terminal meets it, for tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.cli.__main__ import main
from games import GAMES

FIXTURES = Path(__file__).parents[1] / "fixtures" / "nautilus_island"
HEAD = f"game nautilus_island rules 2 data {GAMES['nautilus_island'].data_set.hash} seats 2 seed s variants -"
Said = Callable[[], tuple[list[str], list[str]]]


def refused(said: Said, *arguments: str) -> str:
    """The one line with which a command refuses."""
    assert main(arguments) == 2
    out, err = said()
    assert out == []
    (line,) = err
    assert line.startswith("bathysphere: ")
    return line
