"""Words of production cards that change what structures make (R10.4)."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.model import Fact, Say
from games.underwater_cities import icons
from games.underwater_cities.costs import add
from games.underwater_cities.effects import GAINS, STRUCTURES, Amounts, Plus, Replace
from games.underwater_cities.facts import Facts
from games.underwater_cities.network import Here, tally
from games.underwater_cities.parsing import Given, amounts
from games.underwater_cities.vocabulary.word import Where, Word
from games.underwater_cities.wording import amounts_said, metric_said

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


def _say_replace(facts: Facts, effect: Replace) -> Say:
    named: dict[str, Fact] = {"out": amounts_said(effect.out), "into": amounts_said(effect.into)}
    what = metric_said(effect.kind, effect.count)
    return Say("fx-replace", {"what": what, "count": effect.count, "every": _every(effect.kind), **named})


def _draw_replace(effect: Replace) -> str:
    what = icons.metric(effect.kind, effect.count)
    return f"{what} : {icons.amounts(effect.out)} > {icons.amounts(effect.into)}"


REPLACE = Word(
    name="replace",
    kind=Replace,
    where=MADE,
    read=lambda given: Replace(given.text, *_produces(given), _gain(given), _gain(given)),
    say=_say_replace,
    draw=_draw_replace,
    makes=_replaced,
)


def _every(kind: str) -> Say:
    """ "Each", which agrees with its kind in some languages."""
    return Say(f"every-{kind.removeprefix('up.')}")


def _say_plus(facts: Facts, effect: Plus) -> Say:
    what, more = metric_said(effect.kind, effect.count), amounts_said(effect.what)
    return Say("fx-plus", {"what": what, "count": effect.count, "every": _every(effect.kind), "more": more})


PLUS = Word(
    name="plus",
    kind=Plus,
    where=MADE,
    read=lambda given: Plus(given.text, *_produces(given), _gain(given)),
    say=_say_plus,
    draw=lambda effect: f"{icons.metric(effect.kind, effect.count)} + {icons.amounts(effect.what)}",
    makes=lambda here, effect, changed: _times(effect.what, min(effect.count, tally(here)[effect.kind])),
)

WORDS = (REPLACE, PLUS)
