"""The bot's own sentences, beside those of a game; their ids never meet."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.text import markup
from games import words_folder
from games.core.model import Fact, Moment, Named, Person, Place, Say, Who
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

    def game_has(self, name: str) -> bool:
        """Whether the game has such a sentence."""
        return self._game is not None and self._game.has(name)

    def _told(self, fact: Fact, names: Naming | None) -> Fact:
        """Put into words what the game's own words cannot: quotes from the game, times, people, places."""
        match fact:
            case Say():
                return self.say(fact, names)
            case Moment(at):
                return markup.moment(at)
            case Person(user):
                return markup.person(user)
            case Place(channel):
                return markup.place(channel)
            case Named(name, stand_in):
                return markup.bold(self.name(name, stand_in=stand_in))
            case tuple():
                return tuple([str(self._told(f, names)) if not isinstance(f, Who) else f for f in fact])
        return fact

    def name(self, name: str, *, stand_in: bool) -> str:
        """A player's name, with its sign if a program plays the seat."""
        return self.text("stand-in-name", name=name) if stand_in else name

    def join(self, words: list[str]) -> str:
        return self._own.join(words)

    def row(self, entries: list[str]) -> str:
        return self._own.row(entries)

    def entry(self, head: str, told: str) -> str:
        return self._own.entry(head, told)


@cache
def bot_words(language: str, game: str | None = None) -> Wording:
    """The sentences of the bot, and of a game where one is named."""
    return Wording(language, words_folder(game) if game else None)
