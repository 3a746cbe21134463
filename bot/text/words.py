"""The bot's own sentences, beside those of a game; their ids never meet."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from games import words_folder
from games.core.model import Fact, Say
from games.core.words import Naming, Words, words

FOLDER = Path(__file__).parent.parent / "words"


class Wording:
    """`text` is the bot speaking, `say` the game (or the bot, where the game has no such sentence).

    A sentence that a game lacks stops no match: its id is shown and the missing file logged, unless `strict`.
    """

    strict = False  # tests are

    def __init__(self, language: str, game: Path | None) -> None:
        self._own = words(language, FOLDER)
        self._game: Words | None = words(language, game) if game else None

    @property
    def language(self) -> str:
        return self._own.language

    def text(self, name: str, /, **facts: str | int) -> str:
        return self._own.text(name, **facts)

    def say(self, say: Say, names: Naming | None = None) -> str:
        if self._game is not None and (self._game.has(say.name) or not self._own.has(say.name)):
            return self._game.say(say, names) if self.strict else self._game.shown(say, names)
        return self._own.say(
            Say(say.name, {key: self._told(f, names) for key, f in say.facts.items()}), names
        )

    def game_text(self, name: str) -> str:
        """A word of the game: a variant, an ending."""
        return self.say(Say(name))

    def _told(self, fact: Fact, names: Naming | None) -> Fact:
        """The bot may quote the game: a question, an option."""
        if isinstance(fact, Say):
            return self.say(fact, names)
        if isinstance(fact, tuple):
            return tuple([self.say(item, names) if isinstance(item, Say) else item for item in fact])
        return fact

    def join(self, words: list[str]) -> str:
        return self._own.join(words)

    def entry(self, head: str, told: str) -> str:
        return self._own.entry(head, told)


@cache
def bot_words(language: str, game: str | None = None) -> Wording:
    """The sentences of the bot, and of a game where one is named."""
    return Wording(language, words_folder(game) if game else None)
