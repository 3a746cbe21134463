"""Effects written as text: "parts(act(1), gain(1st))"."""

from __future__ import annotations

import re

from games.underwater_cities.dictionary import named
from games.underwater_cities.effects import (
    BUILDINGS,
    CITIES,
    METRICS,
    RESOURCES,
    STRUCTURES,
    Amounts,
    Effect,
    EffectError,
)

GROUPS = {"building": BUILDINGS, "structure": STRUCTURES, "any": STRUCTURES, "city": CITIES}

_AMOUNT = re.compile(r"([1-9][0-9]?)([a-z]{2,3})")
_CONDITION = re.compile(r"([a-z_.]+)(>=|==)([1-9][0-9]?)")
_known: dict[str, Effect] = {}


def parse(text: str) -> Effect:
    """The effect written in `text`; the same text gives the same effect."""
    found = _known.get(text)
    if found is None:
        found = _known[text] = _read("".join(text.split()))
    return found


def parse_all(text: str) -> tuple[Effect, ...]:
    """Effects separated by semicolons."""
    return tuple(parse(part.strip()) for part in text.split(";"))


def amounts(text: str, allowed: tuple[str, ...] = RESOURCES) -> Amounts:
    """Amounts like "2st+1ke"."""
    found: Amounts = {}
    for piece in text.split("+"):
        match = _AMOUNT.fullmatch(piece)
        if not match:
            raise EffectError(f"{piece!r} is no amount like 2st")
        number, what = match.groups()
        if what not in allowed:
            raise EffectError(f"{what!r} is none of {' '.join(allowed)}")
        if what in found:
            raise EffectError(f"{what!r} is named twice in {text!r}")
        found[what] = int(number)
    return found


def condition(text: str) -> tuple[str, str, int]:
    """A condition like "city>=5"."""
    match = _CONDITION.fullmatch("".join(text.split()))
    if not match or match[1] not in METRICS:
        raise EffectError(f"{text!r} is no condition like city>=5")
    return match[1], match[2], int(match[3])


class Given:
    """What stands between the brackets of a word."""

    def __init__(self, text: str, word: str, pieces: list[str]) -> None:
        self.text = text
        self.word = word
        self.plain = [piece for piece in pieces if not _name_of(piece)]
        self.named = {_name_of(piece): piece.partition("=")[2] for piece in pieces if _name_of(piece)}

    def next(self, what: str) -> str:
        if not self.plain:
            raise EffectError(f"{self.word} needs {what}")
        return self.plain.pop(0)

    def take(self, name: str, otherwise: str = "") -> str:
        return self.named.pop(name, otherwise)

    def number(self, text: str) -> int:
        if not text.isdigit() or not 1 <= int(text) <= 99:
            raise EffectError(f"{self.word}: {text!r} is no number from 1 to 99")
        return int(text)

    def one_of(self, text: str, known: tuple[str, ...]) -> str:
        if text not in known:
            raise EffectError(f"{self.word}: {text!r} is none of {' '.join(known)}")
        return text

    def kinds(self, allowed: tuple[str, ...]) -> tuple[str, ...]:
        found: list[str] = []
        for name in self.next("a kind").split("/"):
            found += GROUPS.get(name, (name,))
        for kind in found:
            self.one_of(kind, allowed)
        return tuple(found)

    def effect(self) -> Effect:
        return parse(self.next("an effect"))

    def count(self) -> int:
        return self.number(self.next("a number"))

    def several(self) -> tuple[Effect, ...]:
        """Two effects or more, all that is left."""
        found = tuple(parse(piece) for piece in self.plain)
        self.plain = []
        if len(found) < 2:
            raise EffectError(f"{self.word} needs two effects or more")
        return found

    def finish(self) -> None:
        for piece in (*self.plain, *self.named):
            raise EffectError(f"{self.word} does not take {piece!r}")


def _name_of(piece: str) -> str:
    """The name in "name=value"; empty for "city>=5" and nested words."""
    match = re.match(r"([a-z]+)=(?!=)", piece)
    return match[1] if match else ""


def _read(text: str) -> Effect:
    word, pieces = _split(text)
    known = named(word)
    if known is None:
        raise EffectError(f"{word!r} is no word of the vocabulary")
    given = Given(text, word, pieces)
    effect = known.read(given)
    given.finish()
    return effect


def _split(text: str) -> tuple[str, list[str]]:
    """A word and the pieces between its brackets."""
    word, bracket, rest = text.partition("(")
    if not bracket:
        return word, []
    if not rest.endswith(")"):
        raise EffectError(f"{text!r} lacks its closing bracket")
    pieces, depth, start, inside = [], 0, 0, rest[:-1]
    for place, sign in enumerate(inside):
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            raise EffectError(f"{text!r} has a bracket too many")
        if sign == "," and depth == 0:
            pieces.append(inside[start:place])
            start = place + 1
    if depth:
        raise EffectError(f"{text!r} lacks a closing bracket")
    return word, [*pieces, inside[start:]]
