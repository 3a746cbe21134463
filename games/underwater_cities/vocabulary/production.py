"""Words of production cards that change what structures make (R10.4)."""

from __future__ import annotations

from collections.abc import Mapping

from games.underwater_cities.costs import add
from games.underwater_cities.effects import GAINS, STRUCTURES, Amounts, Plus, Replace
from games.underwater_cities.network import Here, tally
from games.underwater_cities.parsing import Given, amounts
from games.underwater_cities.vocabulary.word import Where, Word

MADE = frozenset((Where.PRODUCTION,))


def _produces(given: Given) -> tuple[str, int]:
    kinds = (*STRUCTURES, *(f"up.{kind}" for kind in STRUCTURES), "purple")
    return given.one_of(given.next("a kind"), kinds), given.count()


def _gain(given: Given) -> Amounts:
    return amounts(given.next("a gain"), GAINS)


def _times(amounts: Mapping[str, int], number: int) -> Amounts:
    return {what: count * number for what, count in amounts.items() if number}


def _replaced(here: Here, effect: Replace, changed: dict[str, int]) -> Amounts:
    """Each structure is replaced once, whatever the number of cards."""
    number = min(effect.count, tally(here)[effect.kind] - changed.get(effect.kind, 0))
    changed[effect.kind] = changed.get(effect.kind, 0) + number
    return add(_times(effect.into, number), _times(effect.out, -number))


REPLACE = Word(
    name="replace",
    kind=Replace,
    where=MADE,
    read=lambda given: Replace(given.text, *_produces(given), _gain(given), _gain(given)),
    makes=_replaced,
)

PLUS = Word(
    name="plus",
    kind=Plus,
    where=MADE,
    read=lambda given: Plus(given.text, *_produces(given), _gain(given)),
    makes=lambda here, effect, changed: _times(effect.what, min(effect.count, tally(here)[effect.kind])),
)

WORDS = (REPLACE, PLUS)
