"""Sentences by id in the reader's language (Fluent), falling back to English."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache, reduce
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from games.core.model import Fact, Moment, Named, Person, Place, Say, Seat, Who

log = logging.getLogger(__name__)

LANGUAGES = ("en", "fr", "it")
KEPT = 4096  # sentences remembered of each language and game
LONG = 2000  # characters of one fact; Fluent refuses 2,500
SIGNS = 0xF0000  # of Unicode's private use: nobody types them
NO_BREAK = "\u00a0"
BEFORE = re.compile(r"(?<=\S) ([:;!?»])")
CORE = Path(__file__).parent / "words"

Naming = Callable[[Seat], str]


class MissingWords(Exception):
    """A sentence is missing in every language, or could not be formatted."""


class Words:
    """One language over one or more folders of .ftl files; later folders win."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self._folders = folders
        self._bundles = [_bundle(language, folders)]
        if language != "en":
            self._bundles.append(_bundle("en", folders))
        self._format = lru_cache(maxsize=KEPT)(self._formatted)  # most sentences are repeated turn after turn
        self.has = lru_cache(maxsize=KEPT)(self._has)  # asked before each of them

    def _has(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self._bundles)

    def say(self, say: Say, names: Naming | None = None) -> str:
        """Format a sentence; `names` gives the players' names."""
        naming = names or _letter
        facts = {key: self._fact(value, naming) for key, value in say.facts.items()}
        return self._format(say.name, tuple(facts.items()))

    def shown(self, say: Say, names: Naming | None = None) -> str:
        """Format a sentence; one that cannot be is logged once, and its id and facts are returned."""
        try:
            return self.say(say, names)
        except MissingWords as error:
            _report(str(error))
            return self._bare(say, names or _letter)

    def text(self, name: str, /, **facts: str | int) -> str:
        """Format a sentence with plain facts."""
        return self._format(name, tuple(facts.items()))

    def join(self, words: list[str]) -> str:
        """Join words to a list: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        return self.text("list-and", head=", ".join(words[:-1]), tail=words[-1])

    def entry(self, head: str, told: str) -> str:
        """An entry of a list: "b4: a whale", with the blanks of the language."""
        return self.text("list-entry", head=head, tail=told)

    def row(self, entries: list[str]) -> str:
        """Entries in a row: "b4: a whale; c4: a shark"."""
        return reduce(lambda head, tail: self.text("list-row", head=head, tail=tail), entries or [""])

    def _fact(self, value: Fact, names: Naming) -> str | int:
        if type(value) is str or type(value) is int:  # most are
            return value
        if isinstance(value, Say):
            return self.say(value, names)
        if isinstance(value, Who):
            return names(value.seat)
        if isinstance(value, tuple):
            return self.join([str(self._fact(item, names)) for item in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Moment | Person | Place | Named):
            raise MissingWords(f"{value} has no words in a game; the bot puts it into its own sentences")
        return "" if value is None else value

    def _formatted(self, name: str, facts: tuple[tuple[str, str | int], ...]) -> str:
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            pattern = bundle.get_message(name).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(_shortened(facts)))
            if errors:
                raise MissingWords(f"{name} ({self.language}): {errors[0]}")
            return _lengthened(str(text), facts)
        files = ", ".join(f"{folder.parent.name}/{folder.name}/en.ftl" for folder in self._folders)
        raise MissingWords(f"{name} is in no language; not even in {files}")

    def _bare(self, say: Say, names: Naming) -> str:
        """Show a sentence by its id and facts: "ask swim: Ada, b4"."""
        facts = [
            fact for value in say.facts.values() for fact in (value if isinstance(value, tuple) else (value,))
        ]
        told = [self.shown(f, names) if isinstance(f, Say) else str(self._fact(f, names)) for f in facts]
        head = say.name.replace("-", " ")
        return self.entry(head, ", ".join(told)) if told else head


def _shortened(facts: tuple[tuple[str, str | int], ...]) -> Iterator[tuple[str, str | int]]:
    """Facts with a sign for each that Fluent would refuse for its length."""
    for number, (key, fact) in enumerate(facts):
        yield key, chr(SIGNS + number) if isinstance(fact, str) and len(fact) > LONG else fact


def _lengthened(text: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """The text with the long facts in the place of their signs."""
    long = {
        SIGNS + n: fact for n, (_, fact) in enumerate(facts) if isinstance(fact, str) and len(fact) > LONG
    }
    return text.translate(long) if long else text


@cache
def words(language: str, *folders: Path) -> Words:
    """The words of a language over core and the given folders; loaded once."""
    known = language if language in LANGUAGES else "en"
    return Words(known, (CORE, *folders))


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(_resource(path), allow_overrides=True)
    return bundle


@cache
def _resource(path: Path) -> Resource:
    """Parse a file once, however many bundles it is part of."""
    text = path.read_text(encoding="utf-8")
    return FluentResource(_unbroken(text) if path.stem == "fr" else text)


def _unbroken(text: str) -> str:
    """French signs stay on the line of the word before them, whatever a phone's width."""
    return BEFORE.sub(f"{NO_BREAK}\\1", text).replace("« ", f"«{NO_BREAK}")


@cache
def _report(missing: str) -> None:
    """Log a missing sentence, once."""
    log.error("a sentence cannot be said: %s", missing)


def _letter(seat: Seat) -> str:
    return "ABCDEFGH"[seat]
