"""What the kit is run over: every game of the house, and the spikes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from games import GAMES, words_folder
from games.core.game import Game
from games.core.words import Words, words
from tests.spikes import dome, first_dive, reef, shore, stones

SPIKES = Path(__file__).parent.parent / "spikes"


class Subject(NamedTuple):
    """A game and where its sentences are."""

    game: Game[Any, Any]
    folder: Path

    @property
    def key(self) -> str:
        return self.game.meta.key

    def words(self, language: str = "en") -> Words:
        return words(language, self.folder)

    @property
    def languages(self) -> list[str]:
        return _languages(self.folder)


@cache
def _languages(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.ftl"))


SUBJECTS = {
    **{key: Subject(game, words_folder(key)) for key, game in GAMES.items()},
    "shore": Subject(shore.GAME, SPIKES / "shore"),
    "reef": Subject(reef.GAME, SPIKES / "reef"),
    "dome": Subject(dome.GAME, SPIKES / "dome"),
    "first_dive": Subject(first_dive.GAME, SPIKES / "first_dive" / "words"),
    "stones": Subject(stones.GAME, SPIKES / "stones"),
}
