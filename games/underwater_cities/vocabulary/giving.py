"""Words that give."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.game import Flow
from games.core.model import Say, Who
from games.underwater_cities import icons
from games.underwater_cities.dictionary import word_of
from games.underwater_cities.effects import (
    GAINS,
    METRICS,
    Amounts,
    Effect,
    Fed,
    Gain,
    If,
    Metro,
    Per,
)
from games.underwater_cities.execution import perform
from games.underwater_cities.facts import Facts
from games.underwater_cities.feasibility import possible
from games.underwater_cities.gains import advance, count_contracts, fire, gain, per_amounts, set_off
from games.underwater_cities.network import Here, holds
from games.underwater_cities.parsing import Given, amounts, condition
from games.underwater_cities.prospects import TRACK, brought_by, times
from games.underwater_cities.vocabulary.word import Where, Word
from games.underwater_cities.wording import (
    amounts_said,
    dashed,
    effect_said,
    metric_said,
    short_said,
    tile_said,
)

AT_ONCE = frozenset((Where.AT_ONCE,))
AT_ONCE_OR_MADE = frozenset((Where.AT_ONCE, Where.PRODUCTION))


def _give(here: Here, effect: Gain, flow: Flow, by: str, must: int) -> None:
    gain(here, effect.what, flow, by)


GAIN = Word(
    name="gain",
    kind=Gain,
    where=AT_ONCE_OR_MADE,
    read=lambda given: Gain(given.text, amounts(given.next("amounts"), GAINS)),
    say=lambda facts, effect: Say("fx-gain", {"what": amounts_said(effect.what)}),
    short=lambda effect: Say("sx-gain", {"what": amounts_said(effect.what)}),
    draw=lambda effect: icons.amounts(effect.what),
    can=lambda here, effect: True,
    do=_give,
    brings=lambda here, effect: effect.what,
    plain=lambda effect: True,
    steady=lambda effect: "cd" not in effect.what,
    sure=lambda effect: True,
    makes=lambda here, effect, changed: dict(effect.what),
)


def _read_per(given: Given) -> Effect:
    metric = given.one_of(given.next("something to count"), METRICS)
    every, what = given.count(), amounts(given.next("a gain"), GAINS)
    return Per(given.text, metric, every, what, given.number(given.take("most", "99")))


def _give_per(here: Here, effect: Per, flow: Flow, by: str, must: int) -> None:
    found = per_amounts(here, effect)
    if found:
        gain(here, found, flow, by)


def _per_points(effect: Per, numbers: Mapping[str, int]) -> int:
    return min(effect.most, numbers[effect.metric] // effect.every) * effect.what.get("vp", 0)


def _say_per(facts: Facts, effect: Per) -> Say:
    each = Say(f"per-{dashed(effect.metric)}", {"count": effect.every})
    what = amounts_said(effect.what)
    if effect.most < 99:
        return Say("fx-per-most", {"what": what, "each": each, "most": effect.most})
    return Say("fx-per", {"what": what, "each": each})


def _short_per(effect: Per) -> Say:
    each = Say(f"per-{dashed(effect.metric)}", {"count": effect.every})
    return Say("sx-per", {"what": amounts_said(effect.what), "each": each})


def _draw_per(effect: Per) -> str:
    found = f"{icons.metric(effect.metric, effect.every)} > {icons.amounts(effect.what)}"
    return found if effect.most == 99 else f"{found} <={effect.most}"


PER = Word(
    name="per",
    kind=Per,
    where=frozenset((Where.AT_ONCE, Where.PRODUCTION, Where.END)),
    read=_read_per,
    say=_say_per,
    short=_short_per,
    draw=_draw_per,
    can=lambda here, effect: bool(per_amounts(here, effect)),
    do=_give_per,
    brings=lambda here, effect: times(effect.what, effect.most),
    plain=lambda effect: True,
    makes=lambda here, effect, changed: per_amounts(here, effect),
    worth=_per_points,
)


def _read_if(given: Given) -> Effect:
    metric, sign, bound = condition(given.next("a condition"))
    return If(given.text, metric, sign, bound, given.effect())


def _met(here: Here, effect: If) -> bool:
    return holds(here, effect.metric, effect.sign, effect.bound)


def _do_if(here: Here, effect: If, flow: Flow, by: str, must: int) -> None:
    if _met(here, effect):
        perform(here, effect.effect, flow, by, must)


def _made_if(here: Here, effect: If, changed: dict[str, int]) -> Amounts:
    found: Amounts = word_of(effect.effect).makes(here, effect.effect, changed) if _met(here, effect) else {}
    return found


def _say_if(facts: Facts, effect: If) -> Say:
    inside = effect_said(facts, effect.effect)
    if effect.metric == "space":
        return Say("fx-if-space", {"space": effect.bound, "effect": inside})
    return Say("fx-if", {"need": metric_said(effect.metric, effect.bound), "effect": inside})


def _draw_if(effect: If) -> str:
    if effect.metric == "space":
        return f"space.{effect.bound} : {icons.icons(effect.effect)}"
    return f"{icons.metric(effect.metric, effect.bound)} : {icons.icons(effect.effect)}"


IF = Word(
    name="if",
    kind=If,
    where=AT_ONCE_OR_MADE,
    read=_read_if,
    say=_say_if,
    short=lambda effect: short_said(effect.effect),
    draw=_draw_if,
    inside=lambda effect: (effect.effect,),
    can=lambda here, effect: _met(here, effect) and possible(here, effect.effect),
    do=_do_if,
    brings=lambda here, effect: brought_by(here, effect.effect),
    plain=lambda effect: bool(word_of(effect.effect).plain(effect.effect)),
    weighed=True,
    makes=_made_if,
)


def _go_up(here: Here, effect: Fed, flow: Flow, by: str, must: int) -> None:
    advance(here, effect.steps, flow)


FED = Word(
    name="fed",
    kind=Fed,
    where=AT_ONCE,
    read=lambda given: Fed(given.text, given.count()),
    say=lambda facts, effect: Say("fx-fed", {"count": effect.steps}),
    short=lambda effect: Say("sx-fed", {"count": effect.steps}),
    draw=lambda effect: icons.counted(effect.steps, "fed"),
    can=lambda here, effect: True,
    do=_go_up,
    brings=lambda here, effect: {TRACK: effect.steps},
    sure=lambda effect: True,
    weighed=True,
)


def _draw_metropolis(here: Here, effect: Metro, flow: Flow, by: str, must: int) -> None:
    """R9.7: a further blue tile, linked from the start."""
    tile = here.state.blue.pop()
    here.nation.gained.append(tile)
    flow.reveal("metro-gained", who=Who(here.seat), tile=tile_said(here.facts, tile))
    fire(here, "link", flow)
    instant = here.facts.tiles[tile].instant
    if instant:
        set_off(here, instant, flow, tile)
    count_contracts(here, flow)


METRO = Word(
    name="metro",
    kind=Metro,
    where=AT_ONCE,
    read=lambda given: Metro(given.text),
    say=lambda facts, effect: Say("fx-metro"),
    short=lambda effect: Say("sx-metro"),
    draw=lambda effect: "metro",
    can=lambda here, effect: bool(here.state.blue),
    do=_draw_metropolis,
    brings=lambda here, effect: {"link": 1},
    weighed=True,
)


WORDS = (GAIN, PER, IF, FED, METRO)
