"""Whether one effect is at least as good as another in every position: to find twins and useless cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Any

from games.underwater_cities import effects as e
from games.underwater_cities.facts import Card

GOODS = ("ke", "st", "sc", "bi")  # each worth a credit at the least


def no_better(card: Card, other: Card) -> bool:
    """Whether a card does nothing that the other does not do as well or better, for as little."""
    if card.type != other.type or other.cost > card.cost:
        return False
    return _each_covered(other.effects, card.effects)


def _each_covered(better: tuple[e.Effect, ...], worse: tuple[e.Effect, ...]) -> bool:
    """Whether each of some effects is covered, every one by another."""
    return any(
        all(covers(b, w) for b, w in zip(chosen, worse, strict=True))
        for chosen in permutations(better, len(worse))
    )


def covers(better: e.Effect, worse: e.Effect) -> bool:
    """Whether the first effect brings at least what the second one brings."""
    if isinstance(worse, e.Parts):
        return _each_covered(better.parts if isinstance(better, e.Parts) else (better,), worse.parts)
    if isinstance(better, e.Parts):
        return any(covers(part, worse) for part in better.parts)
    if isinstance(worse, e.If):
        return covers(better, worse.effect) or (_same_word(better, worse) and _needs_less(better, worse))
    compare = COMPARED.get(type(worse))
    return type(better) is type(worse) and compare is not None and compare(better, worse)


def _same_word(better: e.Effect, worse: e.Effect) -> bool:
    return type(better) is type(worse)


def _needs_less(better: Any, worse: e.If) -> bool:
    same = better.metric == worse.metric and better.sign == worse.sign == ">="
    return same and better.bound <= worse.bound and covers(better.effect, worse.effect)


def at_least(more: Mapping[str, int], less: Mapping[str, int]) -> bool:
    """Amounts that cover others; goods to spare stand for credits."""
    short = {what: number - more.get(what, 0) for what, number in less.items() if number > more.get(what, 0)}
    spare = sum(max(0, more.get(what, 0) - less.get(what, 0)) for what in GOODS)
    return set(short) <= {"cr"} and short.get("cr", 0) <= spare


def _build(better: e.Build, worse: e.Build) -> bool:
    if not set(worse.kinds) <= set(better.kinds) or better.count < worse.count or better.site != worse.site:
        return False
    if better.then != worse.then or better.free:
        return better.then == worse.then
    return not worse.free and better.cost == worse.cost and at_least(better.less, worse.less)


def _upgrade(better: e.Upgrade, worse: e.Upgrade) -> bool:
    if not set(worse.kinds) <= set(better.kinds) or better.count < worse.count:
        return False
    return better.each == ({},) or all(payment in better.each for payment in worse.each)


def _per(better: e.Per, worse: e.Per) -> bool:
    same = better.metric == worse.metric and better.every <= worse.every and better.most >= worse.most
    return same and at_least(better.what, worse.what)


def _swap_or_choice(better: e.One, worse: e.One) -> bool:
    return all(any(covers(b, w) for b in better.choices) for w in worse.choices)


def _pay(better: e.Pay, worse: e.Pay) -> bool:
    cheaper = all(number <= worse.cost.get(what, 0) for what, number in better.cost.items())
    return cheaper and better.times >= worse.times and covers(better.effect, worse.effect)


def _buy(better: e.Buy, worse: e.Buy) -> bool:
    return better.cost == worse.cost and better.points >= worse.points and better.times >= worse.times


def _replace(better: e.Replace, worse: e.Replace) -> bool:
    same = better.kind == worse.kind and better.count >= worse.count and better.out == worse.out
    return same and at_least(better.into, worse.into)


COMPARED: dict[type[e.Effect], Callable[[Any, Any], bool]] = {
    e.Gain: lambda better, worse: at_least(better.what, worse.what),
    e.Fed: lambda better, worse: better.steps >= worse.steps,
    e.Act: lambda better, worse: better.count >= worse.count,
    e.Ready: lambda better, worse: better.count >= worse.count,
    e.Pick: lambda better, worse: better.count >= worse.count,
    e.Special: lambda better, worse: True,
    e.Metro: lambda better, worse: True,
    e.Build: _build,
    e.Upgrade: _upgrade,
    e.Convert: lambda better, worse: at_least(worse.cost, better.cost),
    e.Slot: lambda better, worse: better.which == worse.which and better.coloured <= worse.coloured,
    e.Trial: lambda better, worse: set(worse.kinds) <= set(better.kinds),
    e.One: _swap_or_choice,
    e.Pay: _pay,
    e.Per: _per,
    e.Less: lambda better, worse: set(worse.kinds) <= set(better.kinds) and at_least(better.off, worse.off),
    e.Hand: lambda better, worse: better.more >= worse.more,
    e.On: lambda better, worse: better.event == worse.event and covers(better.effect, worse.effect),
    e.SlotMod: lambda better, worse: better.slot == worse.slot and covers(better.effect, worse.effect),
    e.Ability: lambda better, worse: covers(better.effect, worse.effect),
    e.Replace: _replace,
    e.Plus: lambda better, worse: (
        better.kind == worse.kind and better.count >= worse.count and at_least(better.what, worse.what)
    ),
    e.Table: lambda better, worse: better.text == worse.text,
    e.Buy: _buy,
}
