"""Words that count at the end."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.model import Say
from games.underwater_cities import icons
from games.underwater_cities.effects import METRICS, Buy, Effect, EffectError, Table
from games.underwater_cities.facts import Facts
from games.underwater_cities.parsing import Given, amounts
from games.underwater_cities.vocabulary.word import Where, Word
from games.underwater_cities.wording import amounts_said, dashed

END = frozenset((Where.END,))


def _read_table(given: Given) -> Effect:
    metric = given.one_of(given.next("something to count"), METRICS)
    pairs = [piece.partition(":") for piece in given.plain]
    given.plain = []
    points = tuple((given.number(number), given.number(worth)) for number, _, worth in pairs)
    if list(points) != sorted(points) or not points:
        raise EffectError("table needs steps like 8:5, 9:7, rising")
    return Table(given.text, metric, points)


def _table_points(effect: Table, numbers: Mapping[str, int]) -> int:
    return max([points for need, points in effect.points if numbers[effect.metric] >= need], default=0)


def _say_table(facts: Facts, effect: Table) -> Say:
    steps = tuple([Say("table-step", {"count": number, "points": worth}) for number, worth in effect.points])
    return Say("fx-table", {"what": Say(f"all-{dashed(effect.metric)}"), "steps": steps})


def _draw_table(effect: Table) -> str:
    steps = " ".join(f"{number}:{icons.counted(points, 'vp')}" for number, points in effect.points)
    return f"{icons.metric(effect.metric)} > {steps}"


TABLE = Word(
    name="table",
    kind=Table,
    where=END,
    read=_read_table,
    say=_say_table,
    draw=_draw_table,
    worth=_table_points,
)


def _read_buy(given: Given) -> Effect:
    cost = amounts(given.next("a cost"))
    points = amounts(given.next("points"), ("vp",))["vp"]
    if 4 * points < sum(cost.values()) + cost.get("bi", 0):
        raise EffectError("buy must be worth more than the resources left over: 1vp for 4")
    return Buy(given.text, cost, points, given.number(given.take("times", "1")))


def _say_buy(facts: Facts, effect: Buy) -> Say:
    cost, points = amounts_said(effect.cost), amounts_said({"vp": effect.points})
    return Say("fx-buy", {"cost": cost, "points": points, "times": effect.times})


def _draw_buy(effect: Buy) -> str:
    found = f"{icons.amounts(effect.cost)} > {icons.amounts({'vp': effect.points})}"
    return found if effect.times == 1 else f"{found} <={effect.times}"


BUY = Word(
    name="buy",
    kind=Buy,
    where=END,
    read=_read_buy,
    say=_say_buy,
    draw=_draw_buy,
    worth=lambda effect, numbers: 0,  # bought with what is left: `scoring.spend_best`
)

WORDS = (TABLE, BUY)
