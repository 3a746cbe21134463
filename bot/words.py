"""The bot's own sentences, beside those of a game; their ids never meet."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from games import words_folder
from games.core.model import Say
from games.core.words import Naming, Words, words

FOLDER = Path(__file__).parent / "words"


class Wording:
    """`text` is the bot speaking, `say` the game (or the bot, where the game has no such sentence)."""

    def __init__(self, language: str, game: Path | None) -> None:
        self._own = words(language, FOLDER)
        self._game: Words | None = words(language, game) if game else None

    @property
    def language(self) -> str:
        return self._own.language

    def text(self, name: str, /, **facts: str | int) -> str:
        return self._own.text(name, **facts)

    def say(self, say: Say, names: Naming | None = None) -> str:
        speaker = self._game if self._game is not None and self._game.has(say.name) else self._own
        return speaker.say(say, names)

    def game_text(self, name: str) -> str:
        """A word of the game: a variant, an ending."""
        return self.say(Say(name))

    def join(self, words: list[str]) -> str:
        return self._own.join(words)


@cache
def bot_words(language: str, game: str | None = None) -> Wording:
    """The sentences of the bot, and of a game where one is named."""
    return Wording(language, words_folder(game) if game else None)
