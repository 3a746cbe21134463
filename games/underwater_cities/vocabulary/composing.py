"""Words that combine others: all of them, one of them, one for a price."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Fact, Say
from games.underwater_cities import icons
from games.underwater_cities.costs import NOTHING, after, covers
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import (
    Effect,
    Fed,
    Gain,
    One,
    Parts,
    Pay,
    Swap,
)
from games.underwater_cities.execution import call_either, call_parts, perform
from games.underwater_cities.facts import Facts
from games.underwater_cities.feasibility import possible
from games.underwater_cities.gains import pay
from games.underwater_cities.network import Here
from games.underwater_cities.parsing import Given, amounts, parse
from games.underwater_cities.prospects import best_of, brought_by, times
from games.underwater_cities.vocabulary.word import Where, Word
from games.underwater_cities.wording import (
    amounts_said,
    choice_said,
    part_said,
    short_choice,
    short_said,
    shorts_said,
)

AT_ONCE = frozenset((Where.AT_ONCE,))
AT_ONCE_OR_MADE = frozenset((Where.AT_ONCE, Where.PRODUCTION))


def _do_parts(here: Here, effect: Parts, flow: Flow, by: str, must: int) -> None:
    call_parts(here, [part.text for part in effect.parts], flow, by, must)


def _say_parts(facts: Facts, effect: Parts) -> Say:
    return Say("fx-parts", {"parts": tuple([part_said(facts, part) for part in effect.parts])})


PARTS = Word(
    name="parts",
    kind=Parts,
    where=AT_ONCE,
    read=lambda given: Parts(given.text, given.several()),
    say=_say_parts,
    short=lambda effect: shorts_said(effect.parts),
    draw=lambda effect: " + ".join(icons.bracketed(icons.icons(part)) for part in effect.parts),
    inside=lambda effect: effect.parts,
    can=lambda here, effect: any(possible(here, part) for part in effect.parts),
    do=_do_parts,
    brings=lambda here, effect: brought_by(here, *effect.parts),
)


def _do_one(here: Here, effect: One | Swap, flow: Flow, by: str, must: int) -> None:
    call_either(here, effect.choices, flow, by, must)


def _say_one(facts: Facts, effect: One) -> Say:
    found = choice_said(facts, effect.choices[0])
    for choice in effect.choices[1:]:
        found = Say("fx-or", {"one": found, "other": choice_said(facts, choice)})
    return found


def _short_one(effect: One) -> Say:
    found = short_choice(effect.choices[0])
    for choice in effect.choices[1:]:
        found = Say("sx-or", {"one": found, "other": short_choice(choice)})
    return found


def _draw_choice(effect: Effect) -> str:
    """One of several: parts stand in brackets, gains side by side as in any gain."""
    if not isinstance(effect, Parts):
        return icons.icons(effect)
    gains = all(isinstance(part, (Gain, Fed)) for part in effect.parts)
    return f"( {' '.join(map(icons.icons, effect.parts)) if gains else icons.icons(effect)} )"


def _draw_one(effect: One) -> str:
    return " / ".join(map(_draw_choice, effect.choices))


ONE = Word(
    name="one",
    kind=One,
    where=AT_ONCE,
    read=lambda given: One(given.text, given.several()),
    say=_say_one,
    short=_short_one,
    draw=_draw_one,
    inside=lambda effect: effect.choices,
    can=lambda here, effect: any(possible(here, choice) for choice in effect.choices),
    do=_do_one,
    brings=lambda here, effect: best_of(here, effect.choices),
    sure=lambda effect: any(word_of(choice).sure(choice) for choice in effect.choices),
)


def _read_swap(given: Given) -> Effect:
    one, other = given.next("an amount"), given.next("an amount")
    there, back = parse(f"pay({one},gain({other}))"), parse(f"pay({other},gain({one}))")
    return Swap(given.text, (there, back), amounts(one), amounts(other))


def _both(effect: Swap) -> dict[str, Fact]:
    return {"one": amounts_said(effect.one), "other": amounts_said(effect.other)}


SWAP = Word(
    name="swap",
    kind=Swap,
    where=AT_ONCE,
    read=_read_swap,
    say=lambda facts, effect: Say("fx-swap", _both(effect)),
    short=lambda effect: Say("sx-swap", _both(effect)),
    draw=lambda effect: f"{icons.amounts(effect.one)} <> {icons.amounts(effect.other)}",
    inside=lambda effect: effect.choices,
    can=lambda here, effect: any(possible(here, choice) for choice in effect.choices),
    do=_do_one,
    brings=lambda here, effect: best_of(here, effect.choices),
)


def _read_pay(given: Given) -> Effect:
    cost = amounts(given.next("a cost"))
    return Pay(given.text, cost, given.effect(), given.number(given.take("times", "1")))


def _can_pay(here: Here, effect: Pay) -> bool:
    goods = here.nation.goods
    if not covers(goods, effect.cost):
        return False
    return possible(here.richer(after(goods, effect.cost, NOTHING)), effect.effect)


def _do_pay(here: Here, effect: Pay, flow: Flow, by: str, must: int) -> None:
    pay(here, effect.cost, flow, by)
    perform(here, effect.effect, flow, by)


def _say_pay(facts: Facts, effect: Pay) -> Say:
    cost, inside = amounts_said(effect.cost), choice_said(facts, effect.effect)
    return Say("fx-pay", {"cost": cost, "effect": inside, "times": effect.times})


def _draw_pay(effect: Pay) -> str:
    found = f"{icons.amounts(effect.cost)} > {icons.bracketed(icons.icons(effect.effect))}"
    return found if effect.times == 1 else f"{found} <={effect.times}"


PAY = Word(
    name="pay",
    kind=Pay,
    where=AT_ONCE,
    read=_read_pay,
    say=_say_pay,
    short=lambda effect: Say(
        "sx-pay", {"cost": amounts_said(effect.cost), "effect": short_said(effect.effect)}
    ),
    draw=_draw_pay,
    inside=lambda effect: (effect.effect,),
    can=_can_pay,
    do=_do_pay,
    brings=lambda here, effect: times(brought_by(here, effect.effect), effect.times),
    weighed=True,
)

WORDS = (PARTS, ONE, SWAP, PAY)
