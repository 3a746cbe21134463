"""Effects written as text: "parts(act(1), gain(1st))"."""

from __future__ import annotations

import re
from collections.abc import Callable

from games.underwater_cities.effects import (
    BUILDINGS,
    CITIES,
    EVENTS,
    GAINS,
    KINDS,
    METRICS,
    RESOURCES,
    STRUCTURES,
    Ability,
    Act,
    Amounts,
    Build,
    Buy,
    Convert,
    Effect,
    Fed,
    Gain,
    Hand,
    If,
    Less,
    Metro,
    On,
    One,
    Parts,
    Pay,
    Per,
    Pick,
    Plus,
    Ready,
    Replace,
    Slot,
    SlotMod,
    Special,
    Table,
    Trial,
    Upgrade,
)

GROUPS = {"building": BUILDINGS, "structure": STRUCTURES, "any": STRUCTURES, "city": CITIES}
SITES = ("normal", "expansion", "any")
SLOTS = ("available", "other", "notmine")

_AMOUNT = re.compile(r"([1-9][0-9]?)([a-z]{2,3})")
_CONDITION = re.compile(r"([a-z_.]+)(>=|==)([1-9][0-9]?)")
_known: dict[str, Effect] = {}


class EffectError(Exception):
    """An effect that cannot be read: the word and the reason."""


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


class _Given:
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

    def finish(self) -> None:
        for piece in (*self.plain, *self.named):
            raise EffectError(f"{self.word} does not take {piece!r}")


def _name_of(piece: str) -> str:
    """The name in "name=value"; empty for "city>=5" and nested words."""
    match = re.match(r"([a-z]+)=(?!=)", piece)
    return match[1] if match else ""


def _read(text: str) -> Effect:
    word, pieces = _split(text)
    reader = _WORDS.get(word)
    if reader is None:
        raise EffectError(f"{word!r} is no word of the vocabulary")
    given = _Given(text, word, pieces)
    effect = reader(given)
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


def _count(given: _Given) -> int:
    return given.number(given.next("a number"))


def _build(given: _Given) -> Effect:
    kinds = given.kinds(KINDS)
    count = given.number(given.take("n", "1"))
    cost, less, then = given.take("cost"), given.take("less"), given.take("then")
    return Build(
        given.text,
        kinds,
        count,
        amounts(cost) if cost not in ("", "free") else None,
        cost == "free",
        amounts(less) if less else {},
        given.one_of(given.take("site", "normal"), SITES),
        amounts(then) if then else None,
    )


def _upgrade(given: _Given) -> Effect:
    kinds = given.kinds(STRUCTURES)
    count = given.number(given.take("n", "1"))
    each = given.take("each", "1sc")
    payments = ({},) if each == "free" else tuple(amounts(one) for one in each.split("/"))
    return Upgrade(given.text, kinds, count, payments)


def _slot(given: _Given) -> Effect:
    which = given.one_of(given.next("which slots"), SLOTS)
    coloured = bool(given.plain) and given.one_of(given.next("coloured"), ("coloured",)) == "coloured"
    return Slot(given.text, which, coloured)


def _several(given: _Given) -> tuple[Effect, ...]:
    found = tuple(parse(piece) for piece in given.plain)
    given.plain = []
    if len(found) < 2:
        raise EffectError(f"{given.word} needs two effects or more")
    return found


def _pay(given: _Given) -> Effect:
    cost = amounts(given.next("a cost"))
    return Pay(given.text, cost, given.effect(), given.number(given.take("times", "1")))


def _swap(given: _Given) -> Effect:
    """Either way, once: the same as a choice of two payments."""
    one, other = given.next("an amount"), given.next("an amount")
    there = Pay(f"pay({one},gain({other}))", amounts(one), parse(f"gain({other})"))
    back = Pay(f"pay({other},gain({one}))", amounts(other), parse(f"gain({one})"))
    return One(given.text, (there, back))


def _if(given: _Given) -> Effect:
    metric, sign, bound = condition(given.next("a condition"))
    return If(given.text, metric, sign, bound, given.effect())


def _per(given: _Given) -> Effect:
    metric = given.one_of(given.next("something to count"), METRICS)
    every, what = _count(given), amounts(given.next("a gain"), GAINS)
    return Per(given.text, metric, every, what, given.number(given.take("most", "99")))


def _on(given: _Given) -> Effect:
    event = given.one_of(given.next("an event"), EVENTS)
    effect = given.effect()
    once = bool(given.plain) and given.one_of(given.next("once"), ("once",)) == "once"
    return On(given.text, event, effect, once)


def _produces(given: _Given) -> tuple[str, int]:
    kinds = (*STRUCTURES, *(f"up.{kind}" for kind in STRUCTURES), "purple")
    return given.one_of(given.next("a kind"), kinds), _count(given)


def _table(given: _Given) -> Effect:
    metric = given.one_of(given.next("something to count"), METRICS)
    pairs = [piece.partition(":") for piece in given.plain]
    given.plain = []
    points = tuple((given.number(number), given.number(worth)) for number, _, worth in pairs)
    if list(points) != sorted(points) or not points:
        raise EffectError("table needs steps like 8:5, 9:7, rising")
    return Table(given.text, metric, points)


def _buy(given: _Given) -> Effect:
    cost = amounts(given.next("a cost"))
    points = amounts(given.next("points"), ("vp",))["vp"]
    if 4 * points < sum(cost.values()) + cost.get("bi", 0):
        raise EffectError("buy must be worth more than the resources left over: 1vp for 4")
    return Buy(given.text, cost, points, given.number(given.take("times", "1")))


_WORDS: dict[str, Callable[[_Given], Effect]] = {
    "gain": lambda given: Gain(given.text, amounts(given.next("amounts"), GAINS)),
    "fed": lambda given: Fed(given.text, _count(given)),
    "act": lambda given: Act(given.text, _count(given)),
    "ready": lambda given: Ready(given.text, _count(given)),
    "special": lambda given: Special(given.text),
    "metro": lambda given: Metro(given.text),
    "build": _build,
    "upgrade": _upgrade,
    "convert": lambda given: Convert(given.text, amounts(cost) if (cost := given.take("cost")) else {}),
    "slot": _slot,
    "trial": lambda given: Trial(given.text, given.kinds(STRUCTURES)),
    "pick": lambda given: Pick(given.text, _count(given)),
    "parts": lambda given: Parts(given.text, _several(given)),
    "one": lambda given: One(given.text, _several(given)),
    "pay": _pay,
    "swap": _swap,
    "if": _if,
    "per": _per,
    "less": lambda given: Less(given.text, given.kinds(KINDS), amounts(given.next("a discount"))),
    "hand": lambda given: Hand(given.text, _count(given)),
    "on": _on,
    "slotmod": lambda given: SlotMod(given.text, given.next("an action slot"), given.effect()),
    "ability": lambda given: Ability(given.text, given.effect()),
    "replace": lambda given: Replace(given.text, *_produces(given), _gain(given), _gain(given)),
    "plus": lambda given: Plus(given.text, *_produces(given), _gain(given)),
    "table": _table,
    "buy": _buy,
}


def _gain(given: _Given) -> Amounts:
    return amounts(given.next("a gain"), GAINS)
